"""What moves, on a site whose animations take a second and a half; and what does not."""

import pytest

from page import Page

# A row as it stands in each frame: its height, its body's place below its summary, the turn of
# its triangle.
WATCH = """
const row = arguments[0], [summary, body] = row.children;
const box = element => element.getBoundingClientRect();
window.frames = [];
(function look() {
  frames.push([box(row).height, box(body).top - box(summary).bottom,
    getComputedStyle(summary.firstElementChild).rotate]);
  requestAnimationFrame(look);
})();
"""


def moves(page, details):
    """Whether a row is on its way."""
    return page.script(
        """const [row] = arguments, [summary, body] = row.children;
           const box = element => element.getBoundingClientRect();
           return row.open ? box(body).top - box(summary).bottom < -1
             : box(row).bottom - box(summary).bottom > 3""",
        details,
    )


def lasts(page, seconds):
    """Makes an animation last longer still."""
    page.script("document.documentElement.style.setProperty('--motion', `${arguments[0]}s`)", seconds)


def frames(page):
    """What was watched until nothing moves any more, the frames after it included: on a busy
    machine the one that shows a change may come late."""
    page.settle()
    page.frames(2)
    heights, tops, turns = zip(*page.script("return window.frames"))
    return [round(height) for height in heights], tops, turns


@pytest.fixture
def page(visit_slow):
    return visit_slow("letters.html")


@pytest.mark.behaviour(7)
def test_a_row_opens_and_closes_from_its_top_edge(page):
    row = page.row("C")
    lasts(page, 3)
    page.script(WATCH, row.details)
    page.point(row.summary).click().perform()
    heights, tops, turns = frames(page)
    assert len(set(heights)) > 5 and heights == sorted(heights)
    assert min(tops) < -100 and abs(tops[-1]) <= 1  # its end is seen first
    assert len(set(turns)) > 5 and turns[-1] == "90deg"
    page.script("window.frames.length = 0")
    page.point(row.summary).click().perform()
    heights, _, turns = frames(page)
    assert len(set(heights)) > 5 and heights == sorted(heights, reverse=True)
    assert len(set(turns)) > 5 and turns[-1] == "none"


@pytest.mark.behaviour(7)
def test_keys_animate_as_the_pointer_does(page):
    row = page.row("C")
    lasts(page, 3)
    page.script(WATCH, row.details)
    page.script("arguments[0].focus()", row.summary)
    page.press("\ue007")
    heights, _, _ = frames(page)
    assert len(set(heights)) > 5


@pytest.mark.behaviour(7)
def test_a_row_turns_back_midway(page):
    row = page.row("C")
    closed = page.box(row.details)[3]
    row.toggle()
    full = page.box(row.details)[3]
    row.toggle()
    page.script(WATCH, row.details)
    lasts(page, 6)
    page.point(row.summary).click().pause(0.8).click().perform()
    heights, _, _ = frames(page)
    peak = heights.index(max(heights))
    assert heights[peak] < full and heights[-1] == round(closed)
    assert heights[:peak] == sorted(heights[:peak])
    assert heights[peak:] == sorted(heights[peak:], reverse=True)


@pytest.mark.behaviour(7, 3)
def test_one_of_a_group_opens_while_the_other_closes(visit_slow):
    page = visit_slow("groups.html")
    page.row("Outer one").toggle()
    page.script(WATCH, page.row("Outer one").details)
    page.point(page.row("Outer four").summary).click().perform()
    heights, _, _ = frames(page)
    assert len(set(heights)) > 5 and heights == sorted(heights, reverse=True)
    assert page.open_labels() == ["Outer four"]


def test_it_takes_a_third_of_a_second(engine, publish, site):
    page = Page(engine, publish(site).http()).visit("latinities.html")
    triangle = page.row("C").summary.find_element("css selector", ".fl-triangle")
    assert page.style(triangle, "transition-duration") == "0.35s"
    assert page.style(triangle, "transition-timing-function") == "ease-in-out"


@pytest.mark.behaviour(8)
def test_an_address_opens_at_once_and_is_at_the_top(visit_slow):
    page = visit_slow("letters.html#k-saying-3")
    for label in ("K", "K saying 3"):
        assert not moves(page, page.row(label).details)
    page.until(lambda: abs(page.top(page.row("K saying 3").element)) <= 2)


@pytest.mark.behaviour(8)
def test_a_change_of_the_address_opens_at_once_and_is_at_the_top(page):
    page.script("location.hash = 'k-saying-3'")
    page.until(lambda: page.row("K saying 3").is_open)
    for label in ("K", "K saying 3"):
        assert not moves(page, page.row(label).details)
    page.until(lambda: abs(page.top(page.row("K saying 3").element)) <= 2)


@pytest.mark.behaviour(8, 14)
def test_a_text_fragment_opens_at_once(visit_slow):
    page = visit_slow("letters.html#:~:text=meaning%20Q2")
    page.until(lambda: page.open_labels() == ["Q", "Q saying 2"])
    row = page.row("Q saying 2")
    assert not moves(page, row.details)
    page.until(lambda: 0 <= page.top(row.body) < 900)


@pytest.mark.behaviour(8, 16)
def test_what_was_open_is_open_at_once_after_a_reload(page):
    page.row("C").toggle()
    page.row("C saying 3").toggle()
    page.move_away()
    page.driver.refresh()
    assert page.open_labels() == ["C", "C saying 3"]
    for label in ("C", "C saying 3"):
        assert not moves(page, page.row(label).details)


@pytest.mark.behaviour(8, 17)
def test_all_open_and_close_at_once(page):
    for button in page.all("[data-all]"):
        page.point(button).click().perform()
        assert not any(moves(page, page.row(label).details) for label in "CMX")


@pytest.mark.behaviour(9)
def test_with_reduced_motion_everything_is_at_once(calm, slow):
    page = Page(calm, slow.http()).visit("letters.html")
    row = page.row("C")
    page.script(WATCH, row.details)
    page.point(row.summary).click().perform()
    heights, _, turns = frames(page)
    assert len(set(heights)) == 2 and set(turns) == {"none", "90deg"}
