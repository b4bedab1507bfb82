"""Every entry has an address, and the address opens it."""

import pytest

from page import Page

SAYING = "habet-et-musca-splenem"
OPEN = ["H", "Habet et musca splenem."]


@pytest.mark.behaviour(12)
def test_an_address_opens_the_entry_and_all_around_it(visit_either_way):
    page = visit_either_way(f"latinities.html#{SAYING}")
    page.opens(*OPEN)
    row = page.row(OPEN[1]).element
    at_the_end = "return innerHeight + scrollY >= document.documentElement.scrollHeight - 1"
    page.until(lambda: page.script(at_the_end) or abs(page.top(row)) <= 2)


@pytest.mark.behaviour(12)
def test_a_change_of_the_fragment_opens_it(visit_either_way):
    page = visit_either_way("latinities.html")
    page.script(f"location.hash = '{SAYING}'")
    page.opens(*OPEN)


@pytest.mark.behaviour(12)
def test_going_back_and_forth_opens_it_again(visit):
    page = visit(f"latinities.html#{SAYING}")
    page.row("C").toggle()
    page.click(page.row("C").permalink)  # WebKit passes over what no reader has gone to
    page.row("H").toggle()
    page.driver.back()
    page.settle()
    page.opens("C", *OPEN)


@pytest.mark.behaviour(12, 16)
def test_the_fragment_wins_over_what_was_remembered(visit):
    page = visit(f"latinities.html#{SAYING}")
    page.row("H").toggle()
    page.reload()
    page.opens(*OPEN)


@pytest.mark.behaviour(12, 18)
def test_an_address_in_an_exclusive_group_opens_it(visit):
    page = visit("symbols.html#fitness")
    page.opens("Fitness")
    page.until(lambda: page.one(".fl-readout").text == "Expanded: 4, Fitness")


@pytest.mark.behaviour(12)
def test_the_fragment_of_a_leaf_opens_what_is_around_it(visit_either_way):
    page = visit_either_way("organisations.html#13-inch")
    page.opens("Apple", "iPad", "iPad Pro")


@pytest.mark.behaviour(13)
def test_a_permalink_changes_the_address_and_does_not_toggle(visit_either_way):
    page = visit_either_way("latinities.html")
    section = page.row("C")
    section.toggle()
    page.point(section.summary, 0.4).perform()
    page.click(section.permalink)
    assert page.driver.current_url.endswith("#c")
    assert page.open_labels() == ["C"]


def test_a_permalink_is_seen_only_where_one_points_or_reads(visit_either_way):
    page = visit_either_way("latinities.html")
    page.script("document.activeElement.blur()")
    page.point(page.one("h1")).perform()
    opacity = [row.permalink.value_of_css_property("opacity") for row in page.rows()]
    assert set(opacity) == {"0"}
    page.point(page.row("H").summary).perform()
    assert page.row("H").permalink.value_of_css_property("opacity") == "1"
    assert page.row("C").permalink.value_of_css_property("opacity") == "0"
    page.row("C").toggle()
    page.point(page.one("h1")).perform()
    assert page.row("C").permalink.value_of_css_property("opacity") == "1"


@pytest.fixture(scope="module")
def moved(generate):
    return generate(
        {
            "content/q/a.md": "---\naliases: [/old/a.html]\n---\n> One.\n\nEin.\n\n> Two.\n\nZwei.\n",
            "content/q/b.md": "> Three.\n\nDrei.\n\n> Four.\n\nVier.\n",
        }
    )


@pytest.mark.behaviour(12)
@pytest.mark.parametrize("fragment, opened", [("", ["a"]), ("#two", ["a", "Two."]), ("#four", ["b", "Four."])])
def test_the_old_address_of_a_file_opens_its_section_or_what_the_fragment_names(engine, moved, fragment, opened):
    page = Page(engine, moved.http()).visit("old/a.html" + fragment)
    page.until(lambda: "/q/index.html#" in page.driver.current_url)
    page.opens(*opened)
