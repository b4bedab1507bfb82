"""The preview with its options: the browser, and warnings that count as errors."""

import pytest


@pytest.fixture
def browser(place, monkeypatch):
    """What is started as the browser writes down what it is to show."""
    shown = place.folder / "shown"
    for name in ("xdg-open", "open"):
        program = place.write(f"bin/{name}", f'#!/bin/sh\necho "$#: $1" > "{shown}.part" && mv "{shown}.part" "{shown}"\n')
        program.chmod(0o755)
    monkeypatch.setenv("PATH", f"{place.folder / 'bin'}:/usr/bin:/bin")
    return shown


def test_the_browser_shows_the_address_that_was_printed(site, serve, browser):
    site.write("florilegium.yml", "base_url: https://user.example/a%20project/\n")
    preview = serve("-O")
    assert preview.eventually(browser.exists)
    assert browser.read_text() == f"1: {preview.address}\n"
    assert preview.root == "/a%20project/"
    assert preview.get("/a project/").status == 200


def test_without_a_browser_the_preview_goes_on(site, serve, monkeypatch):
    (site.folder / "empty").mkdir()
    monkeypatch.setenv("PATH", str(site.folder / "empty"))
    preview = serve("--open")
    assert preview.eventually(lambda: f"open {preview.address} yourself" in preview.said)
    assert preview.get("/latin.html").status == 200


def test_no_browser_is_started_unasked(site, serve, browser):
    preview = serve()
    assert preview.get("/").status == 200
    assert preview.stop() == 0 and not browser.exists()


@pytest.mark.parametrize("arguments, severity", [((), "warning"), (("--strict",), "error")])
def test_a_warning_is_shown_as_what_it_counts(site, serve, arguments, severity):
    preview = serve(*arguments)
    events = preview.events()
    site.write("content/faq.md", "## A?\n\n[nowhere](none.md)\n")
    [fault] = events.faults()
    assert fault["severity"] == severity and f": {severity}: " in fault["text"]
    assert preview.shows("/faq.html", "nowhere")
    assert preview.eventually(lambda: f": {severity}: " in preview.said)
    site.write("content/faq.md", "## A?\n\nNow here.\n")
    assert events.faults() == []
    assert preview.eventually(lambda: ("mended\n" in preview.said) == (severity == "error"))
