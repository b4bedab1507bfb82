"""Cards whose titles repeat: each is one of its own."""

import socket

import pytest


@pytest.fixture
def page(visit):
    return visit("posts.html")


def test_titles_repeat_and_stand_in_order(page):
    assert page.one("h1").text == "I miei post"
    assert page.labels() == ["Post1", "Post2"] * 6


@pytest.mark.behaviour(5)
def test_cards_with_one_title_toggle_alone(page):
    for occurrence in (0, 2, 5):
        card = page.row("Post1", occurrence)
        card.toggle()
        assert [row.is_open for row in page.rows()].index(True) == occurrence * 2
        assert page.open_labels() == ["Post1"]
        card.toggle()
        assert page.open_labels() == []


@pytest.mark.behaviour(2)
def test_any_number_may_be_open(page):
    for occurrence in (0, 1, 4):
        page.row("Post2", occurrence).toggle()
    assert page.open_labels() == ["Post2"] * 3


@pytest.mark.behaviour(5)
def test_each_card_has_an_id_of_its_own(page):
    ids = [row.id for row in page.rows()]
    assert all(ids) and len(set(ids)) == 12


@pytest.mark.behaviour("Card")
def test_an_open_card_shows_its_picture_whole_and_its_title_heavy(page):
    card = page.row("Post2")
    card.toggle()
    picture = card.body.find_element("css selector", "img")
    width, height = picture.size["width"], picture.size["height"]
    assert 0.95 * card.element.size["width"] < width <= card.element.size["width"]
    assert abs(width / height - 1.5) < 0.01
    title = card.body.find_element("css selector", ".fl-caption")
    assert title.text == "Post2"
    assert int(title.value_of_css_property("font-weight")) >= 700


@pytest.mark.behaviour("Card")
def test_the_place_of_a_picture_is_kept_before_it_is_there(page):
    def attribute(element, name):
        return page.script("return arguments[0].getAttribute(arguments[1])", element, name)

    for picture in page.all(".fl-body img"):
        assert attribute(picture, "width") == "1536"
        assert attribute(picture, "height") == "1024"
        assert attribute(picture, "loading") == "lazy"
        assert picture.get_dom_attribute("alt")


@pytest.mark.behaviour("Card")
def test_a_card_is_as_high_before_its_picture_has_come(page):
    card = page.row("Post2")
    picture = card.body.find_element("css selector", "img")
    with socket.create_server(("127.0.0.1", 0)) as silent:
        address = f"http://127.0.0.1:{silent.getsockname()[1]}/"
        page.script("arguments[0].src = arguments[1]", picture, address)
        card.toggle()
        _, _, width, height = page.box(picture)
        assert not page.script("return arguments[0].complete", picture)
        assert abs(width / height - 1.5) < 0.01
        page.script("arguments[0].removeAttribute('src')", picture)


@pytest.mark.behaviour("Card", 25)
def test_a_second_tap_in_the_picture_closes_the_card(page):
    card = page.row("Post1")
    card.toggle()
    page.click(card.body.find_element("css selector", "img"), 0.5, 0.3)
    page.until(lambda: page.open_labels() == [])


def test_the_furniture_speaks_the_language_of_the_page(page):
    assert page.one("html").get_attribute("lang") == "it"
    assert page.one(".fl-skip").get_attribute("textContent") == "Vai al contenuto"
