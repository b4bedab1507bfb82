"""What the guide and the README tell people to type is what the tool takes."""

import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from workplace import Workplace

ROOT = Path(__file__).resolve().parents[2]
PAGES = [ROOT / "README.md", *sorted((ROOT / "content/guide").glob("*.md"))]
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```", re.M | re.S)


def blocks(page, language):
    text = (ROOT / "content/guide" / page).read_text()
    return [code for kind, code in BLOCK.findall(text) if kind == language]


@pytest.fixture(scope="module")
def known(tmp_path_factory):
    """The options of each command."""
    place = Workplace(tmp_path_factory.mktemp("help"))
    overview = place.run("help").output.split("Commands\n")[1].split("\n\n")[0]
    names = re.findall(r"^  ([a-z]+) ", overview, re.M)
    option = re.compile(r"^  (?:(-\w), |    )(--[a-z-]+)", re.M)
    return {name: {word for pair in option.findall(place.run("help", name).output) for word in pair} for name in names}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_commands_and_options_are_known(page, known):
    # A command line ends where the shell or Markdown goes on with something else.
    lines = re.findall(r"\bflorilegium ([a-z]+)\b([^`|&>()#\n]*)", page.read_text())
    for name, rest in lines:
        # "florilegium is" is prose: a command line stands in code.
        if name not in known and not re.search(rf"[`(] ?florilegium {name}|^ *florilegium {name}", page.read_text(), re.M):
            continue
        assert name in known, f"florilegium {name}{rest}"
        for option in re.findall(r"(?<!\S)--?[A-Za-z][a-z-]*", rest):
            assert option in known[name], f"florilegium {name}{rest}"


def test_the_recipe_for_gitlab_is_valid(tmp_path):
    recipe = blocks("publishing.md", "yaml")
    assert len(recipe) == 1
    file = tmp_path / ".gitlab-ci.yml"
    file.write_text(recipe[0])
    checked = subprocess.run(
        [sys.executable, "-m", "check_jsonschema", "--builtin-schema", "vendor.gitlab-ci", "--data-transform", "gitlab-ci", file],
        capture_output=True, text=True, timeout=60,
    )
    assert checked.returncode == 0, checked.stdout + checked.stderr


def test_the_recipe_for_netlify_is_valid():
    recipe = tomllib.loads(blocks("publishing.md", "toml")[0])
    assert recipe["build"]["publish"] == "public"
    assert "FLORILEGIUM" in recipe["build"]["environment"]
    assert subprocess.run(["sh", "-n", "-c", recipe["build"]["command"]], timeout=20).returncode == 0


@pytest.mark.parametrize("page", PAGES[1:], ids=lambda page: page.stem)
def test_commands_of_the_guide_can_be_typed(page):
    for code in blocks(page.name, "sh"):
        assert subprocess.run(["bash", "-n", "-c", code], timeout=20).returncode == 0, code
