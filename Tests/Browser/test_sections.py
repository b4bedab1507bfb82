"""Sections of sayings: bars that fold, with rows that fold in them."""

import time

import pytest
from selenium.webdriver.common.keys import Keys

SAYINGS = {
    "C": [
        "Calvitium non est vitium, sed prudentiae indicium.",
        "Conjecturalem artem esse medicinam.",
        "Crede firmiter et pecca fortiter!",
    ],
    "H": ["Homo sine religione sicut equus sine freno.", "Habet et musca splenem."],
    "M": ["Malum est mulier, sed necessarium malum.", "Mulierem ornat silentium."],
}


@pytest.fixture
def page(visit):
    return visit("latinities.html")


@pytest.fixture
def plain(visit_either_way):
    return visit_either_way("latinities.html")


def open_saying(page, section, saying):
    page.row(section).toggle()
    row = page.row(saying)
    row.toggle()
    return row


@pytest.mark.behaviour(1)
def test_everything_starts_closed(plain):
    assert plain.all("details")
    assert plain.open_labels() == []


def test_sections_and_sayings_stand_in_the_order_of_the_source(plain):
    labels = [label for section, sayings in SAYINGS.items() for label in [section, *sayings]]
    assert plain.labels() == labels


def test_a_click_anywhere_on_the_bar_toggles(plain):
    section = plain.row("H")
    for across in (0.04, 0.3, 0.5, 0.97):
        plain.click(section.summary, across)
        assert section.is_open, across
        plain.click(section.summary, 0.4)  # at its end the permalink is seen now
        assert not section.is_open, across


@pytest.mark.behaviour(23)
def test_a_key_toggles_and_keeps_the_focus(plain):
    plain.script("arguments[0].focus()", plain.row("C").summary)
    for key in (Keys.ENTER, Keys.SPACE):
        plain.press(key)
        assert plain.open_labels() == ["C"]
        plain.press(key)
        assert plain.open_labels() == []


@pytest.mark.behaviour(2)
def test_any_number_of_sections_may_be_open(plain):
    for section in SAYINGS:
        plain.row(section).toggle()
    assert plain.open_labels() == list(SAYINGS)


@pytest.mark.behaviour("Saying")
def test_a_saying_opens_inside_its_section(plain):
    row = open_saying(plain, "H", "Habet et musca splenem.")
    assert plain.open_labels() == ["H", "Habet et musca splenem."]
    quotation = row.element.find_element("css selector", "blockquote")
    assert quotation.text == "Разозлиться может и муха."
    assert quotation.get_attribute("lang") == "ru"
    assert row.element.find_element("css selector", "hr").is_displayed()


@pytest.mark.behaviour(6)
def test_sayings_are_as_they_were_when_their_section_opens_again(plain):
    open_saying(plain, "C", SAYINGS["C"][1])
    plain.row("C").toggle()
    assert plain.open_labels() == [SAYINGS["C"][1]]
    plain.row("C").toggle()
    assert plain.open_labels() == ["C", SAYINGS["C"][1]]


@pytest.mark.behaviour(16)
def test_what_was_open_is_open_after_a_reload(page):
    open_saying(page, "M", SAYINGS["M"][0])
    page.reload()
    assert page.open_labels() == ["M", SAYINGS["M"][0]]


@pytest.mark.behaviour(25)
def test_a_tap_in_the_open_part_closes_the_row(page):
    row = open_saying(page, "C", SAYINGS["C"][0])
    page.click(row.body, 0.7, 0.7)
    page.until(lambda: page.open_labels() == ["C"])


@pytest.mark.behaviour(25)
def test_selecting_text_in_the_open_part_leaves_it_open(page):
    row = open_saying(page, "C", SAYINGS["C"][0])
    text = row.element.find_element("css selector", "blockquote p")
    start = page.point(text, 0.02).click_and_hold()
    start.move_by_offset(120, 0).release().perform()
    time.sleep(0.4)
    assert page.script("return getSelection().toString()")
    assert row.is_open


@pytest.mark.behaviour(25)
def test_a_double_click_in_the_open_part_selects_a_word(page):
    row = open_saying(page, "C", SAYINGS["C"][0])
    text = row.element.find_element("css selector", "blockquote p")
    page.point(text, 0.05).click().pause(0.12).click().perform()
    time.sleep(0.4)
    assert page.script("return getSelection().toString()").strip()
    assert row.is_open


def test_selecting_text_in_a_label_does_not_toggle(page):
    page.row("C").toggle()
    row = page.row(SAYINGS["C"][0])
    label = row.element.find_element("css selector", ".fl-label")
    page.point(label, 0.05).click_and_hold().move_by_offset(120, 0).release().perform()
    assert page.script("return getSelection().toString()")
    assert not row.is_open


@pytest.mark.behaviour(25)
def test_a_tap_on_a_link_in_the_open_part_follows_it(page):
    row = open_saying(page, "C", SAYINGS["C"][0])
    page.script(
        "arguments[0].insertAdjacentHTML('beforeend', '<p><a href=#elsewhere>A link</a></p>')",
        row.body,
    )
    page.click(row.element.find_element("css selector", "a[href='#elsewhere']"))
    time.sleep(0.4)
    assert page.driver.current_url.endswith("#elsewhere")
    assert row.is_open


@pytest.mark.behaviour(25)
def test_a_tap_between_rows_does_not_close_the_section(page):
    page.row("H").toggle()
    page.click(page.row("H").body, 0.5, 0.99)
    time.sleep(0.4)
    assert page.open_labels() == ["H"]


@pytest.mark.behaviour(19)
def test_a_closed_bar_tells_how_many_entries_it_holds(visit_either_way):
    page = visit_either_way("latinities.html")
    for label, sayings in SAYINGS.items():
        count = page.row(label).summary.find_element("css selector", ".fl-count")
        assert count.text == str(len(sayings))
        assert page.style(count, "opacity") == "1"


def test_furniture_is_set_in_its_own_type_among_texts_of_another_language(visit_either_way):
    page = visit_either_way("latinities.html")
    button = page.one(".fl-copy[lang]")
    assert page.style(button, "font-family") == page.style(page.one(".fl-header"), "font-family")
    assert page.style(button, "font-family") != page.style(page.one("h1"), "font-family")


def test_what_the_script_shows_has_its_place_before(visit):
    page = visit("commonplace.html")
    places = """const shown = document.querySelectorAll(".fl-tools, .fl-search, .fl-theme");
                shown.forEach(element => element.hidden = arguments[0]);
                return [shown.length, ...[...document.querySelectorAll("main > *, header > *")]
                  .map(element => element.getBoundingClientRect().top)]"""
    now = page.script(places, False)
    assert now[0] == 3 and page.script(places, True) == now
