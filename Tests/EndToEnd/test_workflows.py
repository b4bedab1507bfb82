"""The workflows of GitHub: those of this project, and the one that a new site gets."""

import functools
import http.server
import os
import shutil
import subprocess
import sys
import tarfile
import threading
from pathlib import Path

import pytest
from ruamel.yaml import YAML

from workplace import TOOL

ROOT = Path(__file__).resolve().parents[2]
OURS = sorted((ROOT / ".github/workflows").glob("*.yml"))


def validate(*files):
    checked = subprocess.run(
        [sys.executable, "-m", "check_jsonschema", "--builtin-schema", "vendor.github-workflows", *files],
        capture_output=True, text=True, timeout=60,
    )
    assert checked.returncode == 0, checked.stdout + checked.stderr


def test_the_workflows_are_valid(place):
    place.run("init")
    assert len(OURS) >= 3
    validate(*OURS, place.folder / ".github/workflows/pages.yml")


@pytest.mark.parametrize("file", [*OURS, "pages.yml"], ids=str)
def test_a_site_is_built_with_the_days_of_its_files(place, file):
    place.run("init")
    path = place.folder / ".github/workflows/pages.yml" if file == "pages.yml" else file
    jobs = YAML(typ="safe").load(path.read_text())["jobs"].values()
    for job in jobs:
        steps = job["steps"]
        if any("florilegium build" in str(step.get("run")) for step in steps):
            fetched = [step for step in steps if "actions/checkout" in step.get("uses", "")]
            assert [step["with"]["fetch-depth"] for step in fetched] == [0]


class Runner:
    """Runs the commands of a workflow's build as GitHub does, in a repository of its own."""

    def __init__(self, place, source):
        self.place = place
        self.home = place.folder / "home"
        self.repository = place.folder / "repository"
        self.bin = place.folder / "bin"
        for folder in (self.home, self.bin):
            folder.mkdir(parents=True, exist_ok=True)
        text = (self.repository / ".github/workflows/pages.yml").read_text()
        self.steps = YAML(typ="safe").load(text)["jobs"]["build"]["steps"]
        self.environment = {
            "HOME": str(self.home),
            "PATH": f"{self.bin}:{os.environ['PATH']}",
            "GITHUB_PATH": str(self.home / "path"),
            "FLORILEGIUM": source,
            "BASE_URL": "http://127.0.0.1:9/nobody/is/here",
        }

    def run(self, name):
        step = next(step for step in self.steps if step.get("name") == name)
        done = subprocess.run(
            ["bash", "--noprofile", "--norc", "-eo", "pipefail", "-c", step["run"]],
            cwd=self.repository, env=self.environment, capture_output=True, text=True, timeout=60,
        )
        added = self.home / "path"
        if added.exists():
            folders = ":".join(reversed(added.read_text().split()))
            self.environment["PATH"] = f"{folders}:{self.bin}:{os.environ['PATH']}"
        return done


@pytest.fixture
def repository(place):
    place.run("init", "repository")
    return place


def publish(runner):
    for name in ["Get the tool", "Name the tool", "Check", "Build"]:
        done = runner.run(name)
        assert done.returncode == 0, (name, done.stdout, done.stderr)
    page = (runner.repository / "public/index.html").read_text()
    assert "A commonplace book" in page


def test_a_site_is_published_with_a_release(repository):
    release = repository.folder / "release/florilegium-9-linux/bin"
    release.mkdir(parents=True)
    shutil.copy(TOOL, release / "florilegium")
    archive = repository.folder / "florilegium-9-linux.tar.gz"
    with tarfile.open(archive, "w:gz") as tar:
        tar.add(release.parent, arcname="florilegium-9-linux")
    runner = Runner(repository, archive.as_uri())
    publish(runner)


@pytest.mark.parametrize("name", ["", "#a-tag"])
def test_a_site_is_published_with_a_tool_built_from_its_source(repository, name):
    source = repository.folder / "tool"
    source.mkdir()
    git = ["git", "-C", str(source), "-c", "user.name=A", "-c", "user.email=a@user.example"]
    for command in (["init", "-q"], ["commit", "-q", "--allow-empty", "-m", "A"], ["tag", "a-tag"]):
        subprocess.run([*git, *command], check=True)
    runner = Runner(repository, source.as_uri() + name)
    # What stands for docker does what make would do inside it.
    fake = runner.bin / "docker"
    fake.write_text(f'#!/bin/sh\ntest -d ~/source/.git && mkdir -p ~/florilegium/bin && cp "{TOOL}" ~/florilegium/bin\n')
    fake.chmod(0o755)
    publish(runner)


def test_without_a_source_of_the_tool_the_way_out_is_said(repository):
    done = Runner(repository, "").run("Get the tool")
    assert done.returncode == 1
    assert done.stdout.startswith("::error file=.github/workflows/pages.yml::FLORILEGIUM is empty")
    assert "release archive (.tar.gz)" in done.stdout and "Git repository" in done.stdout
    assert len(done.stdout.splitlines()) == 1


@pytest.mark.parametrize(
    "name, fault",
    [
        ("absent.tar.gz", "names an archive that cannot be fetched: file:"),
        ("macos.tar.gz", "names an archive that does not run here"),
        ("absent", "names neither an archive (.tar.gz) nor a repository: file:"),
    ],
)
def test_a_source_of_the_tool_that_does_not_do_is_told(repository, name, fault):
    tool = repository.folder / "macos/bin/florilegium"
    tool.parent.mkdir(parents=True)
    tool.write_bytes(b"\xcf\xfa\xed\xfe\x0c\0\0\1")
    tool.chmod(0o755)
    with tarfile.open(repository.folder / "macos.tar.gz", "w:gz") as tar:
        tar.add(tool.parent.parent, arcname="macos")
    done = Runner(repository, (repository.folder / name).as_uri()).run("Get the tool")
    assert done.returncode == 1 and len(done.stdout.splitlines()) == 1
    assert done.stdout.startswith(f"::error file=.github/workflows/pages.yml::FLORILEGIUM {fault}")


@pytest.fixture
def published(repository):
    """Publishes the site of the repository on this machine; gives its address."""
    folder = repository.folder / "published"
    handler = functools.partial(QuietHandler, directory=folder)
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        address = f"http://127.0.0.1:{server.server_port}"
        assert repository.run("build", "repository", "-o", "published", "-b", address).status == 0
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield address
        server.shutdown()


class QuietHandler(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_):
        pass


def test_a_page_that_would_disappear_is_reported(repository, published):
    runner = Runner(repository, "")
    runner.environment["BASE_URL"] = published
    shutil.copy(TOOL, runner.bin / "florilegium")
    done = runner.run("Check")
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    (repository.folder / "repository/content/reading.md").unlink()
    done = runner.run("Check")
    assert "reading.html" in done.stdout + done.stderr and "::" in done.stdout + done.stderr
