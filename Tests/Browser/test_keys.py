"""The keyboard: where Tab goes, and that one sees it."""

import pytest
from selenium.webdriver.common.keys import Keys

FOCUS = """
const element = document.activeElement;
return element.matches("summary") ? element.querySelector(".fl-label").textContent
  : element.matches(".fl-permalink") ? "#" : element.localName"""


def tabs(page, number):
    """What Tab comes to, from the start of the list."""
    page.script("document.querySelector('summary').focus()")
    found = [page.script(FOCUS)]
    for _ in range(number):
        page.press(Keys.TAB)
        found.append(page.script(FOCUS))
    return found


@pytest.mark.behaviour(24)
def test_tab_passes_over_what_is_closed(visit):
    page = visit("latinities.html")
    assert tabs(page, 4) == ["C", "#", "H", "#", "M"]
    page.row("H").toggle()
    assert tabs(page, 6) == [
        "C", "#", "H", "Homo sine religione sicut equus sine freno.", "#",
        "Habet et musca splenem.", "#"]


@pytest.mark.behaviour(23)
def test_a_key_opens_what_tab_has_come_to_and_the_page_stays(visit):
    page = visit("latinities.html")
    page.script("document.querySelector('summary').focus()")
    page.press(Keys.TAB)
    page.press(Keys.TAB)
    place = page.script("return scrollY")
    for key in (Keys.SPACE, Keys.SPACE, Keys.ENTER):
        page.press(key)
    assert page.open_labels() == ["H"]
    assert page.script("return scrollY") == place
    assert page.script(FOCUS) == "H"


@pytest.mark.behaviour(23)
def test_the_focus_ring_is_whole(visit):
    page = visit("latinities.html")
    page.script("arguments[0].focus()", page.row("C").permalink)
    page.press(Keys.TAB)
    page.move_away()
    summary = page.row("H").summary
    assert page.script("return arguments[0].matches(':focus-visible')", summary)
    assert page.style(summary, "outline-width") == "3px"
    left, top, width, height = (round(side) for side in page.box(summary))
    picture = page.engine.picture()
    for x, y in ((left + 1, top + height // 2), (left + width - 2, top + height // 2),
                 (left + width // 3, top + 1), (left + width // 3, top + height - 2)):
        assert sum(picture.getpixel((x, y))) < 150, "the ring is clipped"


@pytest.mark.behaviour(23)
def test_the_pointer_leaves_no_ring(visit):
    page = visit("latinities.html")
    page.row("H").toggle()
    assert not page.script("return arguments[0].matches(':focus-visible')", page.row("H").summary)
