"""Whatever stands in a file: every word of it is on the page, and the page is well-formed."""

import random
import re

import nesting
import pytest

PIECES = """
<details> <details><summary> <summary> </summary> </details> <details|> <table> </table> <tr> <td> </td> <th>
<tbody> <col> <caption> <p> </p> <b> </b> <h2> </h2> <ul> <li> </ul> <dl> <dt> <dd> <ruby> <rt> <div> </div>
<span> </span> <br> <hr> <pre> </pre> <table|> [W](z) [ ](z) ![W](p.png) ![W](javascript:x) [[W]] == * ** `
https://e.org/ - # | {#W} W W W W. <summary>W</summary>
""".split() + [
    '<a href="u">', "</a>", "<a name=x>", "<img src=x alt=1>", "\n", "\n", "\n\n", "\n\n", "\n- ", "\n  ", "\n> ", "\n\n> ",
    "\n## W\n\n", "- ", "1. ", "> ", "x | W\n--|--\nW | W\n", "\n--|--\n", "> [!note] W\n> ", "> [!note]\n", "W ", "    ",
]


def text_of(pieces, count):
    """Pieces in any order; each word is another one."""
    chosen = "".join(pieces.choice(PIECES).replace("|>", "\n>") for _ in range(count))
    while "W" in chosen:
        chosen = chosen.replace("W", f"qz{pieces.getrandbits(40)}z", 1)
    return chosen


@pytest.mark.parametrize("seed", range(10))
def test_no_word_is_lost_and_every_page_is_well_formed(place, seed):
    pieces = random.Random(seed)
    texts = {f"p{number}": text_of(pieces, pieces.randint(2, 14)) for number in range(60)}
    place.write("florilegium.yml", "title: T\n")
    for name, text in texts.items():
        place.write(f"content/{name}.md", "---\nitems: none\n---\n" + text)
    assert place.run("build").status == 0
    for name, text in texts.items():
        page = place.text(f"public/{name}.html")
        assert not nesting.faults(page), text
        for word in re.findall(r"qz\d+z", text):
            assert word in page, text


SHAPES = ["auto", "headings", "quotes", "bullets", "numbered", "definitions", "tables", "paragraphs", "lines"]
MARKS = [
    "<cite>", "</cite>", "<footer>", "</footer>", "#W", "##W", "\n#W", "\n: W\n", ": W", " = W", "— W", "\n— W", "--", "(W)",
    "\n(W)", "“W”", "W?", "\nW?\n", "**W**", "**W:**", "\n===\n", "\n---\n", "%%", "<!--", "-->", "\n%\n", "\t", "•", "Q: W?\n",
    "A: W\n", "![W](p q.png)", "[W](z z)", "[^1]", "{lang=la}", "{.open}", "`", "$", "\n```\n", "W — W, *W*", "學", "ß", "\u202e",
]


@pytest.mark.parametrize("seed", range(10))
def test_no_text_of_any_shape_stops_the_tool(place, seed):
    pieces = random.Random(seed + 100)
    place.write("florilegium.yml", "title: T\n")
    for number in range(90):
        chosen = "".join(
            pieces.choice(PIECES + MARKS * 2).replace("|>", "\n>") for _ in range(pieces.randint(2, 14)))
        head = "---\nitems: " + SHAPES[number % len(SHAPES)] + "\n---\n" if number % 3 else ""
        place.write(f"content/p{number}.md", head + chosen.replace("W", "Word"))
    built = place.run("build", "-q")
    assert built.status in (0, 1), built.error[-2000:]
    if built.status == 0:
        for number in range(90):
            page = place.text(f"public/p{number}.html")
            assert not nesting.faults(page), place.text(f"content/p{number}.md")
