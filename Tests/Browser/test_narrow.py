"""From the narrowest telephone to the widest screen nothing scrolls sideways or is cut off."""

import pytest

import examples
import stress as everything
from page import Page

WIDTHS = (320, 360, 768, 1280, 3840)

# Windows cannot be made so narrow: the page stands in a frame, all of it open.
FRAME = """
const [address, widths, done] = arguments;
document.documentElement.innerHTML = "<body><iframe></iframe>";
const frame = document.querySelector("iframe");
frame.style.cssText = "height: 800px; border: 0";
frame.onload = () => {
  const page = frame.contentDocument.documentElement;
  page.querySelectorAll("details").forEach(row => row.open = true);
  const parts = page.querySelectorAll(".fl-body, .fl-body > *, summary > *, .fl-leaf > *");
  done(widths.filter(width => {
    frame.style.width = `${width}px`;
    const { scrollWidth, clientWidth } = page;
    return scrollWidth > Math.max(clientWidth, frame.contentWindow.innerWidth)
      || [...parts].some(part => {
        const { left, right } = part.getBoundingClientRect();
        return left < -1 || right > clientWidth + 1;
      });
  }));
};
frame.src = address;
"""


def overflows(page, name):
    """The widths at which something of a page lies beside its frame."""
    page.visit("empty")
    return page.driver.execute_async_script(FRAME, page.base + name, WIDTHS)


@pytest.mark.behaviour(26)
@pytest.mark.parametrize("name", examples.PAGES)
def test_nothing_scrolls_sideways(engine, example, name):
    assert overflows(Page(engine, example.http()), name) == []


@pytest.mark.behaviour(26)
@pytest.mark.parametrize("name", everything.PAGES)
def test_nothing_at_its_worst_scrolls_sideways(engine, stress, name):
    assert overflows(Page(engine, stress.http()), name) == []
