"""Bars and triangles, by what is computed and by the pixels that are seen."""

import pytest

YELLOW, RED, BLACK = (255, 204, 0), (255, 59, 48), (0, 0, 0)


def near(pixel, colour, reach=60):
    return all(abs(a - b) <= reach for a, b in zip(pixel, colour))


class Drawing:
    """The pixels of an element."""

    def __init__(self, page, element):
        left, top, width, height = (round(side) for side in page.box(element))
        self.picture = page.engine.picture().crop((left, top, left + width, top + height))
        self.width, self.height = self.picture.size

    def places(self, *colours):
        """Where pixels of certain colours are."""
        pixels = self.picture.load()
        return [
            (x, y) for x in range(self.width) for y in range(self.height)
            if any(near(pixels[x, y], colour) for colour in colours)
        ]

    def flat_side(self):
        """The side of the box at which the triangle is widest."""
        places = self.places(BLACK, RED)
        left, right = min(x for x, _ in places), max(x for x, _ in places)
        top, bottom = min(y for _, y in places), max(y for _, y in places)
        count = {
            "left": sum(x < left + 6 for x, _ in places),
            "right": sum(x > right - 6 for x, _ in places),
            "top": sum(y < top + 6 for _, y in places),
            "bottom": sum(y > bottom - 6 for _, y in places),
        }
        return max(count, key=count.get)


def triangle(page, label):
    return page.row(label).summary.find_element("css selector", ".fl-triangle")


@pytest.mark.behaviour(10)
def test_the_triangle_is_black_with_a_red_outline(visit_either_way):
    page = visit_either_way("latinities.html")
    element = triangle(page, "C")
    assert page.box(element)[2:] == [50, 50]
    assert page.style(element, "fill") == "rgb(0, 0, 0)"
    assert page.style(element, "stroke") == "rgb(255, 59, 48)"
    drawing = Drawing(page, element)
    assert len(drawing.places(BLACK)) > 300
    assert len(drawing.places(RED)) > 300
    middle = drawing.picture.getpixel((18, 25))
    assert near(middle, BLACK)


@pytest.mark.behaviour(10)
def test_the_triangle_is_equilateral_and_as_high_as_its_box(visit_either_way):
    page = visit_either_way("latinities.html")
    around, width, height = page.script(
        """const path = document.querySelector("#fl-triangle path"), around = path.getTotalLength();
           const points = Array.from({ length: 1000 },
             (_, place) => path.getPointAtLength(around * place / 999));
           const reach = name => Math.max(...points.map(point => point[name]))
             - Math.min(...points.map(point => point[name]));
           return [around, reach("x"), reach("y")]"""
    )
    assert abs(around / 3 - height) < 1
    assert abs(width - height * 3**0.5 / 2) < 1
    places = Drawing(page, triangle(page, "C")).places(BLACK, RED)
    assert max(y for _, y in places) - min(y for _, y in places) >= 47


@pytest.mark.behaviour(10)
def test_the_triangle_turns_by_a_quarter_about_its_centre(visit_either_way):
    page = visit_either_way("latinities.html")
    element = triangle(page, "C")
    assert Drawing(page, element).flat_side() == "left"
    assert page.style(element, "rotate") == "none"
    before = page.box(element)
    page.row("C").toggle()
    page.move_away()
    assert page.style(element, "rotate") == "90deg"
    assert [round(side) for side in page.box(element)] == [round(side) for side in before]
    assert Drawing(page, element).flat_side() == "top"
    page.row("C").toggle()
    page.move_away()
    assert Drawing(page, element).flat_side() == "left"


@pytest.mark.behaviour(10)
def test_from_right_to_left_the_triangle_is_mirrored(visit_stress):
    page = visit_stress("arabic.html")
    element = triangle(page, "أ")
    bar = page.box(page.row("أ").summary)
    assert page.box(element)[0] + 50 > bar[0] + bar[2] - 30  # at the leading edge
    assert Drawing(page, element).flat_side() == "right"
    page.row("أ").toggle()
    page.move_away()
    assert page.style(element, "rotate") == "-90deg"
    assert Drawing(page, element).flat_side() == "top"


def sides(page, element):
    """Where the text in an element begins and ends from left to right, and where the element."""
    return page.script(
        """const range = document.createRange(), [element] = arguments;
           range.selectNodeContents(element.lastChild.nodeType == 3 ? element.lastChild : element);
           return [range, element].flatMap(it => {
             const { left, right } = it.getBoundingClientRect();
             return [left, right];
           })""", element)


@pytest.mark.behaviour(10)
def test_a_row_begins_on_the_side_of_its_triangle_and_a_translation_on_its_own(visit_stress):
    page = visit_stress("arabic.html")
    page.row("أ").toggle()
    row = page.row("العلم نور")
    row.toggle()
    _, end, _, edge = sides(page, row.part("details > summary > .fl-label"))
    assert abs(end - edge) <= 2
    start, _, _, _ = sides(page, row.body)
    assert start < page.box(row.element)[0] + 100
    point = page.script(
        """const range = document.createRange(), text = arguments[0].lastChild;
           range.setStart(text, text.length - 1);
           range.setEnd(text, text.length);
           return range.getBoundingClientRect().left""", row.body)
    assert point > start + 50  # the full stop is at the end


@pytest.mark.behaviour("Bar")
def test_a_bar_is_yellow_over_the_whole_width(visit_either_way):
    page = visit_either_way("latinities.html")
    page.move_away()
    summary = page.row("H").summary
    column = page.box(page.one("main"))
    left, _, width, height = page.box(summary)
    assert [left, width] == [column[0], column[2]]
    drawing = Drawing(page, summary)
    for x in (1, 4, round(width) - 2):
        for y in (2, round(height) - 3):
            assert near(drawing.picture.getpixel((x, y)), YELLOW, 3)
    assert page.style(summary, "background-color") == "rgb(255, 204, 0)"


@pytest.mark.behaviour("Bar")
def test_a_letter_is_centred_and_large_and_the_triangle_leads(visit_either_way):
    page = visit_either_way("latinities.html")
    summary = page.row("H").summary
    label = summary.find_element("css selector", ".fl-label")
    assert float(page.style(label, "font-size").removesuffix("px")) >= 34
    left, top, width, height = page.box(summary)
    centre = page.script(
        """const range = document.createRange();
           range.selectNodeContents(arguments[0]);
           const box = range.getBoundingClientRect();
           return box.left + box.width / 2""",
        label,
    )
    assert abs(centre - (left + width / 2)) <= 2
    ink = [(x, y) for x, y in Drawing(page, summary).places(BLACK) if abs(x - width / 2) < 40]
    middle = (min(y for _, y in ink) + max(y for _, y in ink)) / 2
    # Without `text-box` a letter stands where its typeface puts it between two lines.
    trims = page.script("return CSS.supports('text-box', 'trim-both cap alphabetic')")
    assert abs(middle - height / 2) <= (3 if trims else 6)
    x, y, side, _ = page.box(triangle(page, "H"))
    assert left <= x <= left + 20
    assert abs(y + side / 2 - (top + height / 2)) <= 1


@pytest.mark.behaviour("Saying")
def test_a_saying_opens_to_a_divider_and_a_text_in_the_size_of_text(visit_either_way):
    page = visit_either_way("latinities.html")
    page.row("H").toggle()
    row = page.row("Habet et musca splenem.")
    row.toggle()
    divider = row.body.find_element("css selector", "hr")
    text = row.body.find_element("css selector", "blockquote p")
    label = page.box(row.summary)
    assert page.box(divider)[1] >= label[1] + label[3]
    assert page.style(divider, "border-top-width") == "1px"
    assert page.box(text)[1] > page.box(divider)[1]
    assert page.style(text, "font-size") == page.style(page.one("body"), "font-size")
    bigger = row.summary.find_element("css selector", ".fl-label")
    assert page.style(bigger, "font-size") > page.style(text, "font-size")


@pytest.mark.behaviour(11)
def test_forced_colours_leave_triangle_and_bar_visible(engine, visit_either_way):
    engine.prefer(forced_colors=True)
    page = visit_either_way("latinities.html")
    text = page.style(page.one("h1"), "color")
    element = triangle(page, "C")
    assert page.style(element, "fill") == page.style(element, "stroke") == text
    summary = page.row("C").summary
    assert page.style(summary, "border-top-width") == "2px"
    paper = page.engine.picture().getpixel((3, 300))
    assert any(not near(pixel, paper) for _, pixel in Drawing(page, element).picture.getcolors(9999))


@pytest.mark.behaviour("Theme")
def test_the_theme_is_switched_and_remembered(visit):
    page = visit("latinities.html")
    button, background = page.one(".fl-theme"), page.style(page.one("body"), "background-color")
    assert page.style(page.one("html"), "color-scheme") == "light dark"
    pressed = button.get_attribute("aria-pressed")
    page.click(button)
    assert button.get_attribute("aria-pressed") != pressed
    switched = page.style(page.one("body"), "background-color")
    assert switched != background

    def another_page_has_it():
        page.visit("posts.html")
        return page.style(page.one("body"), "background-color") == switched

    page.until(another_page_has_it)  # pages on the disk have a process each, which hears of it later
    assert page.one(".fl-theme").get_attribute("aria-pressed") != pressed


@pytest.mark.behaviour("Theme")
def test_what_the_system_prefers_is_followed(engine, visit):
    engine.prefer(dark=True)
    page = visit("latinities.html")
    dark = page.style(page.one("body"), "background-color")
    assert page.one(".fl-theme").get_attribute("aria-pressed") == "true"
    engine.prefer()
    page.until(lambda: page.style(page.one("body"), "background-color") != dark)
    page.until(lambda: page.one(".fl-theme").get_attribute("aria-pressed") == "false")


@pytest.mark.behaviour("Theme", 20)
def test_icons_are_seen_in_the_theme_that_is_not_the_systems(visit):
    page = visit("organisations.html")
    page.row("Apple").toggle()
    page.click(page.one(".fl-theme"))
    page.move_away()
    icon = page.row("iPhone").element.find_element("css selector", ".fl-icon")
    paper = page.engine.picture().getpixel((3, 300))
    assert sum(paper) < 100
    light = lambda: sum(Drawing(page, icon).picture.convert("L").histogram()[90:])
    page.until(lambda: light() > 20)
