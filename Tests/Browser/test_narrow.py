"""From the narrowest telephone to the widest screen nothing scrolls sideways."""

import pytest

import examples
import stress as everything
from page import Page

# Windows cannot be made so narrow: the page is put into a frame of itself.
FRAME = """
document.documentElement.innerHTML = `<body><iframe src="${location.href}"></iframe>`;
const frame = document.querySelector("iframe"), done = arguments[0];
frame.style.cssText = "width: 320px; height: 800px; border: 0";
frame.onload = () => done();
"""


def overflows(page):
    """The widths at which a page, all of it open, is wider than its frame."""
    page.driver.execute_async_script(FRAME)
    found = []
    for width in (320, 360, 768, 1280, 3840):
        page.script("document.querySelector('iframe').style.width = `${arguments[0]}px`", width)
        page.driver.switch_to.frame(0)
        page.script("document.querySelectorAll('details').forEach(row => { row.open = true })")
        wide = page.script(
            """const { scrollWidth, clientWidth } = document.documentElement;
               return scrollWidth > Math.max(clientWidth, innerWidth)""")
        if wide:
            found.append(width)
        page.driver.switch_to.default_content()
    return found


@pytest.mark.behaviour(26)
@pytest.mark.parametrize("name", examples.PAGES)
def test_nothing_scrolls_sideways(visit, name):
    page = visit(name)
    if name == "404.html" and page.base.startswith("file:"):
        pytest.skip("its addresses begin at the top of a server")
    assert overflows(page) == []


@pytest.mark.behaviour(26)
@pytest.mark.parametrize("name", everything.PAGES)
def test_nothing_at_its_worst_scrolls_sideways(engine, stress, name):
    assert overflows(Page(engine, stress.http()).visit(name)) == []
