"""The live client of the preview, by real edits on the disk."""

import pathlib

import pytest

from live import MANY, same, sayings, top
from preview import Preview


@pytest.mark.behaviour("Live page")
def test_a_changed_text_appears_in_place(place):
    page = place.visit("few.html")
    row = page.row("Two")
    row.toggle()
    place.write("content/few.md", sayings("One", "Two", "Three", body="It now means {}."))
    place.shows("It now means Two.")
    assert same(page)
    assert page.row("Two").is_open and not page.row("One").is_open
    assert page.row("Two").element == row.element


@pytest.mark.behaviour("Live page")
def test_new_and_removed_entries_leave_the_others_as_they_are(place):
    page = place.visit("few.html")
    page.row("One").toggle()
    page.row("Three").toggle()
    place.write("content/few.md", sayings("Zero", "One", "Three", "Four"))
    place.until(lambda: "Four" in page.labels())
    assert same(page)
    assert page.labels() == ["Zero", "One", "Three", "Four"]
    assert page.open_labels() == ["One", "Three"]


@pytest.mark.behaviour("Live page")
def test_entries_change_their_order_and_stay_open(place):
    page = place.visit("few.html")
    page.row("One").toggle()
    element = page.row("One").element
    place.write("content/few.md", sayings("Three", "Two", "One"))
    place.until(lambda: page.labels() == ["Three", "Two", "One"])
    assert page.open_labels() == ["One"]
    assert page.row("One").element == element


@pytest.mark.behaviour("Live page")
def test_an_open_entry_whose_label_changes_stays_open(place):
    page = place.visit("few.html")
    page.row("Two").toggle()
    place.write("content/few.md", sayings("One", "Two and a half", "Three"))
    place.until(lambda: "Two and a half" in page.labels())
    assert same(page)
    assert page.open_labels() == ["Two and a half"]


@pytest.mark.behaviour("Live place")
@pytest.mark.parametrize("change", ["before", "after", "removed"])
def test_the_entry_at_the_top_of_the_window_stays_there(place, change):
    page = place.visit("many.html")
    page.script("arguments[0].scrollIntoView({block: 'start', behavior: 'instant'})", page.row("Saying 30").element)
    page.script("scrollBy(0, 10)")
    page.frames(2)
    before = top(page, "Saying 31")
    labels = list(MANY)
    if change == "before":
        labels[5:5] = [f"New {number}" for number in range(20)]
    elif change == "after":
        labels[50:50] = ["New 0"]
    else:
        del labels[3:9]
    place.write("content/many.md", sayings(*labels))
    place.until(lambda: len(page.labels()) == len(labels))
    assert same(page)
    assert abs(top(page, "Saying 31") - before) < 2


@pytest.mark.behaviour("Live place")
def test_where_the_entry_at_the_top_is_removed_the_next_one_stays(place):
    page = place.visit("many.html")
    page.script("arguments[0].scrollIntoView({block: 'start', behavior: 'instant'})", page.row("Saying 30").element)
    before = top(page, "Saying 31")
    place.write("content/many.md", sayings(*[label for label in MANY if label != "Saying 30"]))
    place.until(lambda: len(page.labels()) == 59)
    assert abs(top(page, "Saying 31") - before) < 2


@pytest.mark.behaviour("Live place")
def test_the_filter_and_the_focus_stay(place):
    page = place.visit("many.html")
    field = page.one("[type=search]")
    field.send_keys("saying 5")
    place.until(lambda: page.one(".fl-tools output").text.startswith("11"))
    place.write("content/many.md", sayings(*MANY, "Saying 5 again"))
    place.until(lambda: page.one(".fl-tools output").text.startswith("12"))
    assert same(page)
    assert field.get_attribute("value") == "saying 5"
    assert page.script("return document.activeElement") == field
    shown = page.labels(".fl-entry:not([hidden])")
    assert shown == ["Saying 5"] + [f"Saying {number}" for number in range(50, 60)] + ["Saying 5 again"]
    field.send_keys("\ue00c")
    assert page.labels(".fl-entry[hidden]") == []


@pytest.mark.behaviour("Live page")
def test_new_entries_take_part_in_open_all_and_are_remembered(place):
    page = place.visit("many.html")
    place.write("content/many.md", sayings(*MANY, "New"))
    place.until(lambda: "New" in page.labels())
    page.one("[data-all=open]").click()
    assert len(page.open_labels()) == 61
    page.one("[data-all=close]").click()
    assert page.open_labels() == []
    page.row("New").toggle()
    page.reload()
    assert page.open_labels() == ["New"]


@pytest.mark.behaviour("Live place")
def test_the_theme_stays(place):
    page = place.visit("few.html")
    page.one(".fl-theme").click()
    theme = page.script("return document.documentElement.dataset.theme")
    place.write("content/few.md", sayings("One", "Other"))
    place.until(lambda: "Other" in page.labels())
    assert theme and page.script("return document.documentElement.dataset.theme") == theme
    assert page.one(".fl-theme").is_displayed()


@pytest.mark.behaviour("Live page")
def test_an_exclusive_group_keeps_its_readout(place):
    text = "---\nstyle: accordion\n---\n" + sayings("One", "Two", "Three")
    place.write("content/few.md", text)
    page = place.visit("few.html")
    page.row("Two").toggle()
    assert page.one(".fl-readout").text == "Expanded: 2, Two"
    place.write("content/few.md", text.replace("Three", "Third"))
    place.until(lambda: "Third" in page.labels())
    assert same(page)
    assert page.one(".fl-readout").text == "Expanded: 2, Two"
    page.row("Third").toggle()
    assert page.one(".fl-readout").text == "Expanded: 3, Third"


@pytest.mark.behaviour("Live mark")
def test_what_has_changed_is_marked_for_a_moment(place):
    page = place.visit("few.html")
    page.script(
        """window.marked = [];
           const animate = Element.prototype.animate;
           Element.prototype.animate = function (...rest) {
             marked.push(this.querySelector(".fl-label")?.textContent ?? this.outerHTML);
             return animate.apply(this, rest);
           }"""
    )
    place.write("content/few.md", sayings("One", "Two", "Three").replace("means Two", "meant Two"))
    place.until(lambda: page.script("return marked.length"))
    assert page.script("return marked") == ["Two"]


@pytest.mark.behaviour("Live style")
def test_a_style_is_exchanged_in_place(place):
    page = place.visit("few.html")
    page.row("Two").toggle()
    place.write("Templates/extra.css", "h1 { letter-spacing: 7px }")
    place.until(
        lambda: page.script("return getComputedStyle(document.querySelector('h1')).letterSpacing") == "7px"
    )
    assert same(page)
    assert page.open_labels() == ["Two"]
    place.until(lambda: len(page.all("link[rel=stylesheet]")) == 1)
    place.write("content/few.md", sayings("One", "Two", "Four"))
    place.until(lambda: "Four" in page.labels())
    assert same(page)


def test_a_picture_is_exchanged_in_place(place):
    picture = '<svg xmlns="http://www.w3.org/2000/svg" width="{0}" height="10"/>'
    place.write("content/dot.svg", picture.format(20))
    place.write("content/few.md", "# Sayings\n\n![A dot](dot.svg)\n\n## One\n\nText.\n")
    page = place.visit("few.html")
    place.write("content/dot.svg", picture.format(40))
    place.until(lambda: page.script("return document.querySelector('main img').naturalWidth") == 40)
    place.until(lambda: page.one("main img").get_attribute("width") == "40")
    assert same(page)


def test_a_template_that_changes_updates_the_page(place):
    page = place.visit("few.html")
    page.row("Two").toggle()
    place.write("Templates/footer.html", "<p>A footer</p>")
    place.until(lambda: "A footer" in page.one("footer").text)
    assert same(page)
    assert page.open_labels() == ["Two"]


def test_a_script_that_changes_loads_the_page_again_and_what_was_open_stays(place):
    page = place.visit("few.html")
    page.row("Two").toggle()
    script = pathlib.Path(__file__).parent.parent.parent / "Templates/script.js"
    place.write("Templates/script.js", script.read_text() + "\nwindow.isNew = true;\n")
    place.until(lambda: page.script("return window.isNew === true"))
    assert page.open_labels() == ["Two"]


@pytest.mark.behaviour("Live tabs")
def test_it_follows_a_preview_that_was_started_again(place):
    page = place.visit("few.html")
    page.row("Two").toggle()
    port = place.preview.port
    assert place.preview.stop() == 0
    place.write("content/few.md", sayings("One", "Two", "Meanwhile"))
    place.preview = Preview(place.folder, port=port)
    place.until(lambda: "Meanwhile" in page.labels())
    place.write("content/few.md", sayings("One", "Two", "Later"))
    place.until(lambda: "Later" in page.labels())
    assert same(page)
    assert page.open_labels() == ["Two"]


@pytest.mark.behaviour("Live tabs")
def test_many_tabs_follow_and_none_is_left_waiting(place):
    page = place.visit("few.html")
    driver = page.driver
    first = driver.current_window_handle
    tabs = []
    for _ in range(8):
        driver.switch_to.new_window("tab")
        tabs.append(driver.current_window_handle)
        place.visit("few.html")
    place.write("content/few.md", sayings("One", "Two", "Everywhere"))
    for tab in reversed(tabs):  # a tab that is not seen does not listen
        driver.switch_to.window(tab)
        # The driver of WebKitGTK never brings one to the front.
        if page.engine.name != "webkit":
            place.until(lambda: "Everywhere" in page.labels())
        else:
            assert page.script("return document.hidden")
        driver.close()
    driver.switch_to.window(first)
    place.until(lambda: "Everywhere" in page.labels())


@pytest.mark.behaviour("Live page", "Live place")
def test_a_long_page_is_updated_in_place(place):
    labels = [f"Saying {number}" for number in range(1000)]
    place.write("content/many.md", sayings(*labels))
    page = place.visit("many.html")
    page.script("scrollTo(0, document.body.scrollHeight / 2)")
    page.row("Saying 10").toggle()
    place.write("content/many.md", sayings(*labels).replace("means Saying 10.", "meant much."))
    place.until(lambda: "meant much." in page.row("Saying 10").body.get_attribute("textContent"))
    assert same(page)
    assert page.open_labels() == ["Saying 10"]
