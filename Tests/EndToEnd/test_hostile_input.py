"""Input that was written to break the tool, by kinds."""

import html
import re

import pytest

EMBEDDED = [
    ">- <details></details>\n\n>",
    "> - > [!faq]- a\n>   > b\n\n> c\n",
    "> > <details></details>\n\n> b\n",
    "## a\n\n> - <details><summary>A</summary>b</details>\n\n## b\n\n> - <details><summary>A</summary>b</details>\n",
    "---\nitems: quotes\n---\n> - > [!faq]- a\n>   > b\n",
]


@pytest.mark.parametrize("text", EMBEDDED)
def test_quotes_that_hold_nothing_but_entries(place, text):
    place.write("page.md", text)
    assert place.run("build", "page.md").status == 0
    assert place.run("inspect", "page.md").status == 0


ATTRIBUTED = [
    "> > [!note] T\n> > body\n> — Horace, *Odes*\n",
    "> Intro\n>\n> > [!note] T\n> > body\n> — Horace, *Odes*\n",
    "- > [!note] T\n  > body\n  > — Horace, *Odes*\n- x\n",
    "1. a\n\n   > [!note] T\n   > body\n   > — Horace, *Odes*\n2. b\n",
]


@pytest.mark.parametrize("text", ATTRIBUTED)
def test_authors_of_what_stands_within_blocks_are_not_lost(place, text):
    place.write("page.md", text)
    assert place.run("build", "page.md").status == 0
    page = place.text("public/index.html")
    assert "Horace" in page and "Odes" in page


def test_a_wide_table_of_short_rows_stays_small(place):
    columns = 2000
    head = "|a" * columns + "|\n" + "|-" * columns + "|\n"
    place.write("page.md", head + "|x|\n" * columns * 4)
    assert place.run("build", "page.md").status == 0
    assert (place.folder / "public/index.html").stat().st_size < 10_000_000


@pytest.mark.parametrize(
    "piece",
    [
        "<details>x</details>",
        "<details><summary>a</summary>b</details>\n",
        "x</details> ",
        "> a\n\n- c\n\n",
        "<p>",
        "<b>",
        "<table>\n\na\n\n",
        "[[a]]",
        "[[a]] ",
        "{#a} ",
        "a — b ",
        "a -- b ",
        "<details><summary>a</summary>\n\n",
        "](x)",
        "[a](x y) ",
        "#a\n\n",
        "a\n\n    b\n\n",
        "- a = b\n",
        "Q: a?\nA: b\n",
        "a (B)\n\n",
        "<cite>a\n",
        "<!-- florilegium: allow raw-html -->\n\n## a\n\n",
        "<!-- florilegium: allow raw-html -->\n\n<script>x</script>\n\n",
    ],
)
def test_many_pieces_take_little_time(place, piece):
    place.write("page.md", piece * 8_000)
    assert place.run("build", "page.md").status in (0, 1)


@pytest.mark.parametrize("text", ['<details id="x y"><summary>a</summary>b</details>', "## a {#x&Tab;y}\n\nb\n"])
def test_ids_hold_no_white_space(place, text):
    place.write("page.md", text + "\n")
    place.run("build", "page.md")
    ids = [html.unescape(found) for found in re.findall(r'id="([^"]*)"', place.text("public/index.html"))]
    assert ids and not any(re.search(r"\s", found) for found in ids)


def test_authors_of_sections_with_a_page_of_their_own_are_not_lost(place):
    place.write("content/page.md", "---\nsplit: true\n---\n## A\n\nOne.\n\n— Horace\n\n## B\n\nTwo\n— Virgil\n")
    assert place.run("build").status == 0
    assert "Horace" in place.text("public/page/a.html")
    assert "Virgil" in place.text("public/page/b.html")
