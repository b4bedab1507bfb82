"""Pages of ten thousand entries, and a hundred thousand on pages of their sections."""

import string
import subprocess

import pytest

from page import Page


def sayings(number):
    """A page of so many sayings under 26 letters."""
    each, more = divmod(number, 26)
    text = ["# Sayings\n"]
    for place, letter in enumerate(string.ascii_uppercase):
        text.append(f"\n## {letter}\n\n")
        text += [f"- {letter} saying {at}\n  - It means {at}\n"
                 for at in range(each + (place < more))]
    return "".join(text)


@pytest.fixture(scope="session")
def large(generate):
    return generate({
        "florilegium.yml": "title: Large\n",
        "content/large.md": sayings(10_000),
        "content/split.md": "---\nsplit: true\n---\n" + sayings(100_000),
    })


# Counts the frames from a click to the one in which a row is larger or smaller.
COUNT = """
const row = arguments[0], height = () => row.getBoundingClientRect().height, start = height();
window.answer = null;
addEventListener("click", () => {
  let frames = 0;
  requestAnimationFrame(function look() {
    frames++;
    if (height() != start) window.answer = frames; else if (frames < 100) requestAnimationFrame(look);
  });
}, { capture: true, once: true });
"""


def frames_to_answer(page, row):
    page.script("arguments[0].scrollIntoView({block: 'nearest'})", row.summary)
    page.script(COUNT, row.details)
    page.point(row.summary).click().perform()
    page.until(lambda: page.script("return answer"))
    page.settle()
    return page.script("return answer")


@pytest.mark.behaviour("Size")
def test_a_click_on_a_page_of_ten_thousand_is_answered_in_three_frames(engine, large):
    page = Page(engine, large.http()).visit("large.html")
    assert page.script("return document.querySelectorAll('.fl-anchor').length") == 10_026
    for label in ("A", "A saying 3"):
        row, fewest = page.row(label), {}
        for _ in range(10):  # a busy machine adds frames, and takes none away
            opens = not row.is_open
            fewest[opens] = min(frames_to_answer(page, row), fewest.get(opens, 100))
            if opens and max(fewest.values()) <= 3 and len(fewest) == 2:
                break
        assert max(fewest.values()) <= 3


@pytest.mark.behaviour(28)
def test_an_address_from_before_the_page_was_split_leads_on(engine, large):
    page = Page(engine, large.http()).visit("split.html#z-saying-3800")
    page.until(lambda: "/split/z.html" in page.driver.current_url)
    page.until(lambda: page.open_labels() == ["Z saying 3800"])
    assert page.driver.current_url.endswith("#z-saying-3800")
    page.visit("split.html#c")
    page.until(lambda: "/split/c.html" in page.driver.current_url)


@pytest.mark.behaviour(28)
def test_a_page_that_is_too_large_is_told(tmp_path, tool):
    (tmp_path / "large.md").write_text(sayings(5_200))
    (tmp_path / "split.md").write_text("---\nsplit: true\n---\n" + sayings(5_200))
    built = subprocess.run([tool, "build"], cwd=tmp_path, capture_output=True, text=True)
    assert built.returncode == 0, built.stderr
    told = [line for line in built.stderr.splitlines() if "page-too-large" in line]
    assert len(told) == 1 and "large.md" in told[0]
    assert "split: true" in built.stderr
