"""The guide shows what people write and what becomes of it: both are the same."""

import json
import re
from pathlib import Path

import pytest

GUIDE = Path(__file__).parents[2] / "content" / "guide"
FILES = sorted(GUIDE.glob("writing-*.md"))


def examples(text):
    """Each source that is shown, with the lines (from 1) in which its result stands."""
    lines = text.split("\n")
    opened = [i for i, line in enumerate(lines) if line == "```markdown"]
    for start in opened:
        end = lines.index("```", start)
        source = lines[start + 1 : end]
        # The next section of the guide, not a heading that is part of the example.
        last = next(
            (i for i in range(end, len(lines)) if lines[i].startswith("## ") and lines[i] not in source),
            len(lines))
        yield "\n".join(source) + "\n", range(end + 2, last + 1)


def fields(entry):
    """What of an entry must be the same in the source and in the result."""
    kept = {key: entry[key] for key in ("label", "open", "lang", "body", "parts", "icon") if key in entry}
    if "attribution" in entry:
        kept["attribution"] = entry["attribution"]
    return kept | {"entries": [fields(inner) for inner in entry["entries"]]}


def within(entries, lines):
    """The outermost entries that begin in these lines."""
    found = []
    for entry in entries:
        if entry["line"] in lines:
            found.append(entry)
        else:
            found += within(entry["entries"], lines)
    return found


def read(place, path):
    outcome = place.run("inspect", str(path), "--format", "json")
    assert outcome.status == 0, outcome.error
    return json.loads(outcome.output)


def test_every_way_of_writing_has_an_example():
    assert len(FILES) > 12
    for file in FILES:
        assert list(examples(file.read_text())), file.name


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_what_is_shown_is_what_becomes_of_it(place, file):
    text = file.read_text()
    guide = read(place, file)
    asked = re.search(r"^items: (\w+)$", text, re.MULTILINE).group(1)
    for source, lines in examples(text):
        own = place.write("example.md", source)
        alone = read(place, own)
        shown = within(guide["entries"], set(lines))
        assert [fields(entry) for entry in shown] == [fields(entry) for entry in alone["entries"]]
        assert shown, source
        assert alone["items"] == asked
        assert not [fault for fault in alone["diagnostics"] if fault["severity"] != "note"]


def test_the_guide_builds_without_a_fault(place):
    outcome = place.run("build", str(GUIDE), "-o", "public", "--strict")
    assert outcome.status == 0, outcome.error
