"""An outline: a tree of any depth, in which only what has something under it folds."""

import pytest


@pytest.fixture
def page(visit):
    return visit("organisations.html")


@pytest.fixture
def plain(visit_either_way):
    return visit_either_way("organisations.html")


@pytest.mark.behaviour(1)
def test_everything_starts_closed(plain):
    assert plain.open_labels() == []


@pytest.mark.behaviour(20)
def test_a_leaf_has_no_toggle(plain):
    plain.row("Google").toggle()
    leaf = plain.row("Pixel Phone")
    assert not leaf.folds
    assert not leaf.element.find_elements("css selector", "summary, details, [tabindex]")
    plain.click(leaf.element, 0.3)
    assert plain.open_labels() == ["Google"]


@pytest.mark.behaviour(20)
def test_a_leaf_shows_no_triangle(plain):
    plain.row("Google").toggle()
    leaf = plain.row("Pixel Phone").element
    content = "return getComputedStyle(arguments[0], '::before').content"
    assert plain.script(content, leaf) == "none"
    assert plain.script(content, plain.row("Google").summary) == '""'


@pytest.mark.behaviour(2, 20)
def test_nodes_open_at_any_depth_and_in_any_number(plain):
    path = ["Apple", "iPad", "iPad Pro"]
    for label in path:
        plain.row(label).toggle()
    plain.row("Boat").toggle()
    assert plain.open_labels() == [*path, "Boat"]
    assert plain.row("13-inch").element.is_displayed()


@pytest.mark.behaviour(20)
def test_an_icon_stands_in_a_box_of_35_pixels(plain):
    plain.row("Apple").toggle()
    icon = plain.row("iPhone").element.find_element("css selector", "img")
    assert icon.size == {"width": 35, "height": 35}
    assert plain.row("Apple").parts("details > summary > img") == []


def test_labels_of_siblings_begin_at_one_edge(plain):
    for label in ("Apple", "iPad", "Apple Watch"):
        plain.row(label).toggle()
    for siblings in (["iPhone", "Apple Watch", "iPad"], ["iPad mini", "iPad Pro"]):
        labels = [plain.row(name).element.find_element("css selector", ".fl-label")
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
