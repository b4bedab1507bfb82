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
