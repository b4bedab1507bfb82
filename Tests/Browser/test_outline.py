"""An outline: a tree of any depth, in which only what has something under it folds."""

import pytest


@pytest.fixture
def page(visit):
    return visit("organisations.html")


@pytest.mark.behaviour(1)
def test_everything_starts_closed(page):
    assert page.open_labels() == []


@pytest.mark.behaviour(20)
def test_a_leaf_has_no_toggle(page):
    page.row("Google").toggle()
    leaf = page.row("Pixel Phone")
    assert not leaf.folds
    assert not leaf.element.find_elements("css selector", "summary, details, [tabindex]")
    page.click(leaf.element, 0.3)
    assert page.open_labels() == ["Google"]


@pytest.mark.behaviour(20)
def test_a_leaf_shows_no_triangle(page):
    page.row("Google").toggle()
    leaf = page.row("Pixel Phone").element
    content = "return getComputedStyle(arguments[0], '::before').content"
    assert page.script(content, leaf) == "none"
    assert page.script(content, page.row("Google").summary) == '""'


@pytest.mark.behaviour(2, 20)
def test_nodes_open_at_any_depth_and_in_any_number(page):
    path = ["Apple", "iPad", "iPad Pro"]
    for label in path:
        page.row(label).toggle()
    page.row("Boat").toggle()
    assert page.open_labels() == [*path, "Boat"]
    assert page.row("13-inch").element.is_displayed()


@pytest.mark.behaviour(20)
def test_an_icon_stands_in_a_box_of_35_pixels(page):
    page.row("Apple").toggle()
    icon = page.row("iPhone").element.find_element("css selector", "img")
    assert icon.size == {"width": 35, "height": 35}
    assert page.row("Apple").parts("details > summary > img") == []


def test_labels_of_siblings_begin_at_one_edge(page):
    for label in ("Apple", "iPad", "Apple Watch"):
        page.row(label).toggle()
    for siblings in (["iPhone", "Apple Watch", "iPad"], ["iPad mini", "iPad Pro"]):
        labels = [page.row(name).element.find_element("css selector", ".fl-label")
                  for name in siblings]
        assert len({label.location["x"] for label in labels}) == 1, siblings


@pytest.mark.behaviour(17)
def test_open_all_and_close_all(page):
    buttons = page.all("[data-all]")
    page.click(buttons[0])
    assert len(page.open_labels()) == len(page.all("details"))
    page.click(buttons[1])
    assert page.open_labels() == []


@pytest.mark.behaviour("Filter")
def test_the_filter_keeps_what_matches_and_escape_restores_what_was_open(page):
    page.row("Boat").toggle()
    field = page.one("[type=search]")
    field.send_keys("PRO")
    shown = [row.label for row in page.rows() if row.element.is_displayed()]
    assert shown == ["Apple", "iPad", "iPad Pro"]
    assert page.one(".fl-tools output").text == "1 found"
    page.press("\ue00c")  # Escape
    assert field.get_attribute("value") == ""
    assert page.open_labels() == ["Boat"]
    assert page.row("Google").element.is_displayed()


def test_all_titles_are_bold(page):
    weights = page.script(
        """return [...document.querySelectorAll(".fl-outline .fl-label")]
             .map(label => getComputedStyle(label).fontWeight)"""
    )
    assert len(weights) > 20 and set(weights) == {"700"}
