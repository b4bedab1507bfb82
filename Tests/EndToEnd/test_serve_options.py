"""The preview with its options: the browser, warnings that count as errors, what rules weigh."""

import json
import os

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


BROKEN = "## A?\n\n[nowhere](none.md)\n"


def checked(site):
    """What `check` says of a broken link: its severity, or nothing."""
    found = [json.loads(line) for line in site.run("check", "--format", "json").output.splitlines()]
    return [fault["severity"] for fault in found if fault["rule"] == "broken-link"]


def shown(preview):
    events = preview.events()
    events.close()
    faults = [fault for fault in events.greeting["faults"] if "[broken-link]" in fault["text"]]
    return [fault["severity"] for fault in faults]


@pytest.mark.parametrize("level", ["error", "warning", "note", "off"])
def test_a_rule_weighs_in_the_preview_what_it_weighs_in_a_check(site, serve, level):
    site.write("florilegium.yml", f"title: Sayings\nrules: {{broken-link: {level}}}\n")
    site.write("content/faq.md", BROKEN)
    preview = serve()
    expected = [] if level == "off" else [level]
    assert checked(site) == expected
    assert preview.eventually(lambda: shown(preview) == expected)
    assert preview.get("/faq.html").status == (500 if level == "error" else 200)


def test_a_rule_that_changes_its_weight_does_so_in_the_preview(site, serve):
    site.write("content/faq.md", BROKEN)
    preview = serve()
    assert preview.eventually(lambda: shown(preview) == ["warning"])
    for level in ("error", "note", "off", "warning"):
        site.write("florilegium.yml", f"title: Sayings\nrules: {{broken-link: {level}}}\n")
        assert preview.eventually(lambda: shown(preview) == ([] if level == "off" else [level])), level
    # What was good stays where it cannot be made any more.
    assert preview.get("/faq.html").status == 200
    os.remove(site.folder / "florilegium.yml")
    assert preview.eventually(lambda: shown(preview) == ["warning"])


def test_a_comment_silences_a_rule_in_the_preview(site, serve):
    site.write("content/faq.md", BROKEN)
    preview = serve()
    assert preview.eventually(lambda: shown(preview) == ["warning"])
    site.write("content/faq.md", BROKEN.replace("[now", "<!-- florilegium: allow broken-link -->\n\n[now"))
    assert preview.eventually(lambda: shown(preview) == [])
    assert checked(site) == []
