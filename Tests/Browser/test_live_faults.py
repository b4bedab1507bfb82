"""What is wrong with a site is shown over its pages in the preview, until it is mended."""

import os

import pytest

from live import same, sayings


def faults(page):
    """The list of faults and the button, if they are shown."""
    return page.script(
        """const root = document.querySelector("fl-preview").shadowRoot;
           const [panel, button] = [root.querySelector("section"), root.querySelector("button")];
           return [panel.hidden ? null : panel.innerText, button.hidden ? null : button.innerText]"""
    )


@pytest.mark.behaviour("Live faults")
def test_errors_are_shown_over_the_last_good_page_until_they_are_mended(place):
    page = place.visit("few.html")
    page.row("Two").toggle()
    place.write("content/few.md", "---\ntitle: [\n---\n" + sayings("One"))
    place.until(lambda: faults(page)[0])
    panel, button = faults(page)
    assert "content/few.md:" in panel and "[front-matter-invalid]" in panel
    assert button == "1 error"
    assert page.open_labels() == ["Two"]
    page.press("\ue00c")
    assert faults(page) == [None, "1 error"]
    place.write("content/few.md", sayings("One", "Two", "Mended"))
    place.until(lambda: faults(page) == [None, None])
    place.until(lambda: "Mended" in page.labels())
    assert same(page)
    assert page.open_labels() == ["Two"]


@pytest.mark.behaviour("Live faults")
def test_warnings_are_a_small_button_that_opens(place):
    page = place.visit("few.html")
    assert faults(page) == [None, None]
    place.write("content/few.md", sayings("One", "Two") + "[nowhere](none.md)\n")
    place.until(lambda: faults(page)[1] == "1 warning")
    assert faults(page)[0] is None
    page.script("document.querySelector('fl-preview').shadowRoot.querySelector('button').click()")
    assert "[broken-link]" in faults(page)[0]
    page.script("document.querySelector('fl-preview').shadowRoot.querySelector('button').click()")
    assert faults(page)[0] is None


@pytest.mark.behaviour("Live faults")
def test_a_page_of_which_not_all_was_taken_says_so(place):
    quotes = "".join(f"## {name}\n\n> {name} one.\n\nUno.\n\n> {name} two.\n\nDue.\n\n" for name in "ABC")
    place.write("content/few.md", quotes + "## D\n\nThis is prose.\n\nAnd this.\n")
    page = place.visit("few.html")
    assert faults(page) == [None, "3 of 4 regions read as quotes"]
    page.script("document.querySelector('fl-preview').shadowRoot.querySelector('button').click()")
    assert '"items" in the front matter' in faults(page)[0]
    place.write("content/few.md", quotes)
    place.until(lambda: faults(page)[1] is None)
    place.until(lambda: faults(page)[0] is None)
    place.write("content/few.md", quotes + "## D\n\nThis is prose.\n\n[nowhere](none.md)\n")
    place.until(lambda: faults(page)[1] == "3 of 4 regions read as quotes, 1 warning")
    assert same(page)


def test_more_faults_than_anybody_reads_are_counted(place):
    lines = "".join(f"[nowhere](none{number}.md)\n\n" for number in range(150))
    place.write("content/few.md", sayings("One") + lines)
    place.write("content/many.md", "---\ntitle: [\n---\n")
    page = place.visit("few.html")
    place.until(lambda: faults(page)[1] == "1 error, 150 warnings")
    assert page.script(
        "return [...document.querySelector('fl-preview').shadowRoot.querySelectorAll('pre')].length"
    ) == 100
    assert faults(page)[0].startswith("content/many.md:")
    assert "… and 51 more" in faults(page)[0]


def test_faults_are_shown_as_text(place):
    place.write("content/few.md", sayings("One") + "[<img src=x onerror=alert(1)>](none.md)\n")
    page = place.visit("few.html")
    place.until(lambda: faults(page)[1])
    page.script("document.querySelector('fl-preview').shadowRoot.querySelector('button').click()")
    assert "<img src=x" in faults(page)[0]


def test_a_page_that_could_not_be_made_appears_when_it_can(place):
    place.write("content/few.md", "---\ntitle: [\n---\n")
    page = place.visit("few.html")
    place.until(lambda: "content/few.md:" in (faults(page)[0] or ""))
    place.write("content/few.md", sayings("One", "Two"))
    place.until(lambda: page.labels() == ["One", "Two"])
    place.until(lambda: faults(page) == [None, None])


def test_a_page_that_is_removed_and_comes_again(place):
    page = place.visit("few.html")
    os.rename(place.folder / "content/few.md", place.folder / "few.md")
    place.until(lambda: "Page not found" in page.one("h1").text)
    os.rename(place.folder / "few.md", place.folder / "content/few.md")
    place.until(lambda: page.labels() == ["One", "Two", "Three"])
