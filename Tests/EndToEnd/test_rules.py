"""Every rule of the reader: a text that it fires for, with its severity, and one that is nearly so."""

import json
import re
from pathlib import Path

import pytest

SOURCES = Path(__file__).parents[2] / "Sources"

RULES = {
    # Errors: nothing is written.
    "invalid-utf8": ("error", b"caf\xe9\n", "café\n"),
    "front-matter-invalid": ("error", "---\ntitle: Latin: a start\n---\n", "---\ntitle: 'Latin: a start'\n---\n"),
    "bad-value": ("error", "---\nstyle: carousel\n---\n", "---\nstyle: Cards\n---\n"),
    "duplicate-id": ("error", "## A {#x}\n\n## B {#x}\n", "## A {#x}\n\n## B {#y}\n"),
    # Warnings: a strict build counts them.
    "unknown-key": ("warning", "---\ntitel: A\n---\n", "---\nlayout: post\ntitle: A\n---\n"),
    "duplicate-key": ("warning", "---\nlang: la\nLang: de\n---\nb\n", "---\nlang: la\nLang: la\ntag: a\ntags: [b]\nmood: c\nmood: d\n---\nb\n"),
    "front-matter-unclosed": ("warning", "---\ntitle: A\n\ntext\n", "---\n\ntext\n"),
    "duplicate-label": ("warning", "## A\n\nx\n\n## A\n\ny\n", "---\nstyle: cards\n---\n## A\n\nx\n\n## A\n\ny\n"),
    "empty-label": ("warning", "##\n\na\n\n## B\n\nc\n", "## \\\\\n\na\n\n## ![](b.png)\n\nc\n\n| a | b |\n|---|---|\n| 0 | |\n"),
    "details-unbalanced": ("warning", "<details>\n<summary>a</summary>\n\nb\n", "<details><summary>a</summary>b</details>\n"),
    "details-without-summary": ("warning", "<details>\n\nb\n\n</details>\n", "<details><summary></summary>\n\nb\n\n</details>\n"),
    "raw-html": ("warning", "a <blink>b</blink>\n", "a <kbd>b</kbd> <!-- <blink> --> `<blink>`\n"),
    "ragged-table-row": ("warning", "| a | b |\n|---|---|\n| 1 | 2 | 3 |\n", "| a | b |\n|---|---|\n| 1 | 2\\|3 |\n"),
    "nul": ("warning", b"a\0b\n", "a\ufffdb\n"),
    "bidi-control": ("warning", "a\u202eb\u202c\n", "a\u200e b\u200f\n"),
    "number-read-as-list": ("warning", "1984. A year.\n", "1. One\n2. Two\n\nIt was\n1984. A year.\n"),
    "setext-heading": ("warning", "A text.\n---\n", "A text.\n\n---\n\nA title\n===\n\nAnother one\n-----------\n"),
    "indented-code": ("warning", "a\n\n    b\n", "a\n\n   b\n\n```\n    c\n```\n\nRun:\n\n    make test\n"),
    "several-open": ("warning", "---\nexclusive: true\n---\n## A {.open}\n\nx\n\n## B {.open}\n\ny\n", "## A {.open}\n\nx\n\n## B {.open}\n\ny\n"),
    "footnote-as-link": ("warning", "a[^1]\n\n[^1]: word\n", "a[^1]\n\n[^1]: two words\n\n`[^2]: x`\n"),
    "emphasis-not-closed": ("warning", "这是**「重」**字。\n", "这是 **重** 字。 2 ** 3, \\*\\*x\\*\\*\n"),
    "comment-not-closed": ("warning", "a\n\n%% b\n", "a %%b%% 50%% c %% d\n\n%%\ne\n%%\n"),
    "attributes-not-read": ("warning", "## A {date=3.5.2024}\n\nb\n", "## A {date=2024-05-03}\n\nb\n\n## C \\{x=y}\n\n## D {sic}\n"),
    "front-matter-not-read": ("warning", "+++\ntitle = \"A\"\n+++\n\nb\n", "+++\n\nb\n\n+++\n"),
    "blank-in-address": ("warning", "![A](a b.jpg)\n", "![A](<a b.jpg>) [sic](so he said)\n"),
    "bullet-without-blank": ("warning", "- a\n  - b\n-c\n- d\n", "- a\n  - b\n    -c\n- d\n"),
    "block-not-closed": ("warning", "a\n\n```\nb\n\n## C\n", "a\n\n```\nb\n\n## C\n```\n"),
    # Notes: a guess was made.
    "duplicate-block-id": ("note", "> A. ^x\n\n> B. ^x\n", "> A. ^x\n\n> B. ^y\n"),
    "paragraphs-as-items": ("note", "One.\n\nTwo.\n\nThree.\n", "---\nitems: paragraphs\n---\nOne.\n\nTwo.\n\nThree.\n"),
    "one-paragraph-many-lines": ("note", "Short line\n" * 12, "Short line\n" * 11),
    "possible-attribution": ("note", "> A.\n\nAda Reyes\n\n> B.\n", "> A.\n\nAda Reyes came.\n\n> B.\n\n— Bo\n"),
    "heading-without-blank": ("note", "##Latin\n\n> A.\n\n> B.\n", "#latin\n\n> A.\n\n> B.\n\n#a #b\n"),
    "possible-entries": ("note", "## A\n\nQ: Why?\nA: So.\n\nQ: When?\nA: Now.\n", "## A\n\nWhy? So.\n\nWhen?\nNow.\n"),
    "bullets-whole": ("note", "- casa = house\n- cane = dog\n", "- casa: house = home\n- cane: dog\n"),
    "headings-as-attributions": ("note", "> A.\n\n### Ada\n\n> B.\n\n### Bo\n", "---\nattribution: heading-after\n---\n> A.\n\n### Ada\n\n> B.\n\n### Bo\n"),
    "several-dashes": ("note", "- a — b — c\n- d — e\n- f — g\n", "- a — б — в\n- d — e\n- f — g\n"),
    "list-not-attribution": ("note", "> A.\n\n- x\n- y\n\n> B.\n", "> A.\n\n- x\n\n> B.\n"),
    "empty-entry": ("note", "## A\n\nx\n\n## B\n\ny\n\n## C\n", "## A\n\nx\n\n## B\n\n## C\n"),
    "lines-joined": ("note", "> The day\n> Has gone\n> The night\n> Is long\n\n> B.\n", "---\nbreaks: keep\n---\n> The day\n> Has gone\n> The night\n> Is long\n\n> B.\n"),
    "no-entries": ("note", "A long text about nothing, in one paragraph.\n", "---\nitems: none\n---\nA text.\n"),
    "unsupported-markdown": ("note", "a[^1]\n\n[^1]: two words\n", "a[^1] `[^1]: two words`\n"),
    "block-reference": ("note", "a ((64f0c2a1-4000-4000-8000-000000000001))\n", "a ((64f0c2a1)) f((x))\n"),
    "sections-dissolved": ("note", "---\ngroup: letter\n---\n## A\n\n- b\n- c\n\n## D\n\n- e\n- f\n", "---\ngroup: letter\n---\n- b\n- c\n"),
    "sort-without-dates": ("note", "---\nsort: date\n---\n- a\n- b\n", "---\nsort: date\n---\n- a {date=2024-05-31}\n- b\n"),
    "translation-in-quote": ("note", "---\nlang: la\ntranslation: de\n---\n> Carpe diem.\n>\n> Nutze den Tag.\n\n> A.\n", "---\nlang: la\ntranslation: de\n---\n> Carpe.\n>\n> Diem.\n\nNutze den Tag.\n\n> A.\n"),
    "several-tags": ("note", "---\ngroup: tag\n---\n- a {tags=x,y}\n- b\n", "- a {tags=x,y}\n- b\n"),
}


def faults(place, text):
    place.write("a.md", text)
    found = json.loads(place.run("inspect", "a.md", "--format", "json").output)["diagnostics"]
    return {fault["rule"]: fault for fault in found}


@pytest.mark.parametrize("rule", RULES)
def test_a_rule_fires_with_its_severity_and_a_near_miss_is_silent(place, rule):
    severity, text, near = RULES[rule]
    found = faults(place, text)
    assert rule in found, found
    assert found[rule]["severity"] == severity
    assert "line" in found[rule] or severity == "error", "it names the place"
    if severity != "error":
        assert "Help: " in found[rule]["message"], "it names the way out"
    assert rule not in faults(place, near)


def test_notes_are_one_for_each_rule_and_file(place):
    place.write("a.md", "> A.\n\nAda\n\n> B.\n\nBo\n\n> C.\n\nCy\n")
    found = json.loads(place.run("inspect", "a.md", "--format", "json").output)["diagnostics"]
    assert [fault["rule"] for fault in found] == ["possible-attribution"]
    assert "3 places" in found[0]["message"]


def test_a_file_that_is_too_large_is_an_error(place):
    place.write("florilegium.yml", "max_file_size: 1KB\n")
    place.write("content/a.md", "a" * 1025)
    found = json.loads(place.run("inspect", "content/a.md", "--format", "json").output)["diagnostics"]
    assert [(fault["rule"], fault["severity"]) for fault in found] == [("file-too-large", "error")]
    place.write("content/a.md", "a" * 1024)
    assert place.run("inspect", "content/a.md").status == 0


def test_a_key_of_pages_in_a_file_of_a_folder_is_a_warning(place):
    place.write("content/q/index.md", "---\nstyle: cards\n---\n")
    place.write("content/q/a.md", "---\nstyle: cards\nopen: all\n---\n- One\n- Two\n")
    found = json.loads(place.run("inspect", "content/q", "--format", "json").output)["diagnostics"]
    assert [(fault["rule"], fault["line"]) for fault in found] == [("key-without-effect", 3)]
    assert "content/q/index.md" in found[0]["message"]


def test_no_rule_of_the_reader_is_without_its_test():
    known = set(RULES) | {"key-without-effect"}
    for file in (SOURCES / "Content").rglob("*.swift"):
        text = file.read_text()
        for rule in re.findall(r'(?:warn|note)\(\s*"([a-z0-9-]+)"', text):
            assert rule in known, f"{rule} in {file.name}"
        for rule in re.findall(r'\.(?:error|warning|note), "([a-z0-9-]+)"', text):
            assert rule in known, f"{rule} in {file.name}"
