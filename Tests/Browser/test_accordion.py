"""An accordion: at most one group is open, and the readout says which."""

import pytest

LABELS = ["Weather", "Devices", "Transport", "Fitness", "Time"]


@pytest.fixture
def page(visit):
    return visit("symbols.html")


def readout(page):
    return page.one(".fl-readout").text


@pytest.mark.behaviour(1, 3)
def test_none_is_open_at_the_start(page):
    assert page.labels() == LABELS
    assert page.open_labels() == []
    assert readout(page) == "Expanded: none"


@pytest.mark.behaviour(3, 18)
def test_opening_one_closes_the_other(page):
    for number, label in enumerate(LABELS, 1):
        page.row(label).toggle()
        assert page.open_labels() == [label]
        assert readout(page) == f"Expanded: {number}, {label}"


@pytest.mark.behaviour(3, 18)
def test_closing_the_open_one_leaves_none(page):
    page.row("Fitness").toggle()
    page.row("Fitness").toggle()
    assert page.open_labels() == []
    assert readout(page) == "Expanded: none"


@pytest.mark.behaviour("Readout")
def test_the_readout_is_announced(page):
    assert page.one(".fl-readout output").tag_name == "output"  # a live region, of the role status


def test_a_group_shows_its_symbols(page):
    page.row("Transport").toggle()
    pictures = page.row("Transport").body.find_elements("css selector", "img")
    assert len(pictures) == 7
    page.until(lambda: all(page.script("return arguments[0].complete", p) for p in pictures))
    for picture in pictures:
        assert picture.size == {"width": 32, "height": 32}
        assert picture.get_attribute("alt")
        assert page.script("return arguments[0].naturalWidth", picture) == 32


@pytest.mark.behaviour(21)
def test_the_clicked_row_stays_where_it_is_while_a_tall_one_above_it_closes(page):
    page.row("Weather").toggle()
    page.script(
        """arguments[0].querySelector("p").style.height = "1500px";
           document.body.style.paddingBlock = "3000px";""",
        page.row("Weather").body,
    )
    summary = page.row("Time").summary
    page.script("arguments[0].scrollIntoView({block: 'center'})", summary)
    top = "return Math.round(arguments[0].getBoundingClientRect().top)"
    before = page.script(top, summary)
    page.click(summary)
    page.driver.execute_async_script("setTimeout(arguments[0], 500)")
    page.settle()
    assert page.open_labels() == ["Time"]
    assert abs(page.script(top, summary) - before) <= 2


@pytest.mark.behaviour(4)
def test_groups_within_groups_are_independent(visit_stress):
    page = visit_stress("groups.html")
    page.row("Outer two").toggle()
    page.row("Inner one").toggle()
    assert page.open_labels() == ["Outer two", "Inner one"]
    page.row("Inner two").toggle()
    assert page.open_labels() == ["Outer two", "Inner two"]
    page.row("Outer one").toggle()
    page.row("Outer two").toggle()
    assert page.open_labels() == ["Outer two", "Inner two"]
    names = page.script("return [...document.querySelectorAll('details')].map(row => row.name)")
    assert len(set(names)) == 2 and all(names)
