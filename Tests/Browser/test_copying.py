"""Quotes and code can be copied, where a browser lets a page do it."""

import pytest

SAYING = "Omnia, Lucili, aliena sunt, tempus tantum nostrum est."

# The clipboard belongs to the whole machine: what would go there is kept in the page, as is what a
# reader is told for two seconds, which on a busy machine may be over before it is asked for.
KEEP = """if (navigator.clipboard) navigator.clipboard.writeText = text => {
            window.copied = text; return Promise.resolve() };
          window.said = [];
          const note = document.querySelector(".fl-note");
          if (note) new MutationObserver(() => said.push(note.textContent))
            .observe(note, { childList: true });
          return !!navigator.clipboard"""


@pytest.fixture
def page(visit):
    def visit_and_keep(address):
        page = visit(address)
        if not page.script(KEEP):
            pytest.skip("no clipboard here")
        return page

    return visit_and_keep


def copied(page):
    page.until(lambda: page.script("return window.copied"))
    return page.script("return window.copied")


def test_a_quote_is_copied_with_its_author_and_its_address(page):
    page = page("commonplace.html")
    page.row("Time").toggle()
    row = page.row(SAYING)
    row.toggle()
    button = row.body.find_element("css selector", ".fl-copy")
    assert button.text == "Copy quote"
    page.click(button)
    assert row.is_open
    assert copied(page).split("\n\n") == [
        SAYING, "Everything, Lucilius, belongs to others; only time is ours.",
        "\u2014 Seneca, Letters to Lucilius 1.3",
        page.script("return location.href") + "#omnia-lucili-aliena-sunt-tempus-tantum-nostrum-est",
    ]
    page.until(lambda: page.script("return window.said")[:1] == ["Copied"])
    assert page.one(".fl-note").tag_name == "output"  # which is read out


def test_what_the_label_cuts_is_copied_once(page):
    page = page("commonplace.html")
    page.row("Books").toggle()
    row = page.rows(".fl-entry .fl-entry")[0]
    row.toggle()
    page.click(row.body.find_element("css selector", ".fl-copy"))
    assert copied(page).count("Some books are to be tasted") == 1


def test_code_is_copied_as_it_stands(page):
    page = page("questions.html")
    row = page.row("Do I have to write my Markdown in a certain way?")
    row.toggle()
    page.point(row.body.find_element("css selector", "pre")).perform()
    button = row.body.find_element("css selector", "pre > .fl-copy")
    assert button.text == "Copy code"
    page.click(button)
    assert row.is_open
    assert copied(page) == "florilegium inspect sayings.md"


def test_keys_reach_the_button(page):
    page = page("commonplace.html")
    page.row("Time").toggle()
    row = page.row(SAYING)
    page.script("arguments[0].focus()", row.summary)
    page.press("\ue007")
    page.until(lambda: row.body.find_elements("css selector", ".fl-copy"))
    for _ in range(3):  # the author, the tag, the button
        page.press("\ue004")
    page.press("\ue007")
    assert SAYING in copied(page)


def test_there_is_one_button_and_it_moves_nothing(page):
    page = page("commonplace.html")
    page.row("Time").toggle()
    first, second = page.row(SAYING), page.row("Vita, si uti scias, longa est.")
    first.toggle()
    second.toggle()
    heights = [page.box(row.element)[3] for row in (first, second)]
    page.point(first.body).perform()
    page.frames(2)
    assert len(page.all(".fl-copy")) == 1
    assert first.body.find_elements("css selector", ".fl-copy")
    assert [page.box(row.element)[3] for row in (first, second)] == heights


def test_authors_and_tags_fill_the_filter(visit):
    page = visit("commonplace.html")
    page.row("Time").toggle()
    page.row(SAYING).toggle()
    page.follow(page.row(SAYING).body.find_element("link text", "Seneca"))
    assert page.script("return location.search") == "?q=Seneca"
    page.until(lambda: page.one(".fl-tools output").text == "2 found")
    assert page.one("[type=search]").get_attribute("value") == "Seneca"
