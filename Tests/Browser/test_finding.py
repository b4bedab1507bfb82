"""Find-in-page and print reach what is closed."""

import json
import re
import subprocess

import pytest

from page import Page


def printed(page, tmp_path, address):
    """The text of a page on paper, without its blanks."""
    file = tmp_path / "page.pdf"
    if page.engine.name == "webkit":
        page.engine.tool("print", page.base + address, str(file))
    else:
        page.visit(address)
        file.write_bytes(page.engine.pdf())
    text = subprocess.run(["pdftotext", "-layout", file, "-"], check=True, capture_output=True)
    text = text.stdout.decode().replace("\ufb01", "fi").replace("\ufb02", "fl")
    return re.sub(r"\s+", "", text)


def whole(page, address):
    """The text that a page holds in the bodies of its entries."""
    page.visit(address)
    texts = page.script(
        """return [...document.querySelectorAll(".fl-body :is(p, blockquote, .fl-label)")]
             .filter(element => !element.closest("[aria-hidden]") && !element.children.length)
             .map(element => element.textContent)"""
    )
    assert texts
    return [re.sub(r"\s+", "", text) for text in texts]


@pytest.mark.behaviour(15)
@pytest.mark.parametrize("name, address", [
    ("example", "latinities.html"), ("example", "organisations.html"), ("stress", "groups.html"),
    ("stress", "letters.html"),
])
def test_everything_is_printed_without_script(engine, request, tmp_path, name, address):
    page = Page(engine, request.getfixturevalue(name).http_without_script())
    texts = whole(page, address)
    paper = printed(page, tmp_path, address)
    missing = [text for text in texts if text not in paper]
    assert missing == []
    assert page.engine.name == "webkit" or page.open_labels() == []


@pytest.mark.behaviour(15)
def test_a_page_is_printed_from_the_disk_with_its_script(engine, example, tmp_path):
    page = Page(engine, example.file())
    assert "Разозлитьсяможетимуха." in printed(page, tmp_path, "latinities.html")


@pytest.mark.behaviour(14)
def test_find_in_page_opens_what_it_finds(engine, example, tmp_path):
    page, around = Page(engine, example.http()), ["Apple", "iPad", "iPad Pro"]
    address = page.base + "organisations.html"
    if engine.name == "webkit":
        assert json.loads(engine.tool("find", address, "13-inch")) == around
    elif engine.name == "chromium":
        with engine.finding(tmp_path, address, "13-inch") as page.driver:
            page.until(lambda: page.open_labels() == around)
    else:
        page.visit("organisations.html")
        engine.privileged(
            "gBrowser.getFindBar().then(bar => { bar.open(); bar._find(arguments[0]) })", "13-inch")
        page.until(lambda: page.open_labels() == around)
        engine.privileged("gBrowser.getFindBar().then(bar => bar.close())")
