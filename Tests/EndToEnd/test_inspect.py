"""How a file was read."""

import json


def test_the_tree_is_one_object(place):
    place.write("a.md", "# T\n\n> One. — Ada\n\n> Two.\n\nZwei, wie man sagt.\n")
    outcome = place.run("inspect", "a.md", "--format", "json")
    tree = json.loads(outcome.output)
    assert outcome.status == 0
    assert tree["title"] == "T" and tree["items"] == "quotes"
    assert tree["entries"][0]["attribution"] == {"author": "Ada"}
    assert tree["entries"][1]["body"] == "Zwei, wie man sagt."
    assert tree["diagnostics"] == []


def test_people_get_lines_and_reasons(place):
    place.write("a.md", "# T\n\n> One.\n\n> Two.\n")
    outcome = place.run("inspect", "a.md")
    assert "quotes (1 of 1 regions)" in outcome.output and "#one" in outcome.output


def test_a_folder_is_shown_as_the_whole_page(place):
    place.write("content/book/index.md", "---\ntitle: Book\n---\n")
    place.write("content/book/one.md", "# One\n\n- a\n- b\n")
    for path in ("content/book", "content/book/index.md"):
        tree = json.loads(place.run("inspect", path, "--format", "json").output)
        assert tree["title"] == "Book"
        assert [entry["label"] for entry in tree["entries"]] == ["One"]
        assert [entry["label"] for entry in tree["entries"][0]["entries"]] == ["a", "b"]


def test_each_file_of_a_folder_says_its_shape_and_why(place):
    place.write("content/book/index.md", "---\ntitle: Book\n---\n")
    place.write("content/book/one.md", "# One\n\n- a\n- b\n")
    place.write("content/book/two.md", "---\nitems: quotes\n---\n\n> c\n\n> d\n")
    tree = json.loads(place.run("inspect", "content/book", "--format", "json").output)
    assert tree["files"] == [
        {"path": "content/book/index.md", "items": "headings", "reason": "no text"},
        {"path": "content/book/one.md", "items": "bullets", "reason": "1 of 1 regions"},
        {"path": "content/book/two.md", "items": "quotes", "reason": "by option"},
    ]
    shown = place.run("inspect", "content/book").output
    assert "items:  bullets (1 of 1 regions) in content/book/one.md" in shown
    assert "items:  quotes (by option) in content/book/two.md" in shown


def test_a_site_is_shown_page_by_page(site):
    site.write("content/later.md", "---\ndraft: true\n---\n\n- One\n- Two\n")
    for path in (".", "content"):
        tree = json.loads(site.run("inspect", path, "--format", "json").output)
        pages = {page["path"].rpartition("content/")[2]: page for page in tree["pages"]}
        assert list(pages) == ["faq.md", "latin.md"]
        assert pages["faq.md"]["reason"] == "1 of 1 headings ask"
        assert pages["latin.md"]["items"] == "bullets"
        assert tree["diagnostics"] == []
        assert "later.md" in site.run("inspect", path, "--drafts").output


def test_a_plain_folder_is_shown_page_by_page(place):
    place.write("notes/index.md", "# Home\n\nText.\n")
    place.write("notes/a.md", "- One\n- Two\n")
    shown = place.run("inspect", "notes").output
    assert "page:   notes/a.md\ntitle:  a\n" in shown
    assert "page:   notes/index.md\ntitle:  Home\n" in shown


def test_a_folder_without_pages_says_so(place):
    (place.folder / "empty").mkdir()
    outcome = place.run("inspect", "empty")
    assert outcome.status == 1 and "there is no Markdown" in outcome.error


def test_faults_of_a_file_end_in_status_one(place):
    place.write("a.md", "---\ndate: 2023-02-30\n---\n")
    outcome = place.run("inspect", "a.md", "--format", "json")
    assert outcome.status == 1
    assert json.loads(outcome.output)["diagnostics"][0]["rule"] == "bad-value"


def test_a_missing_file_cannot_be_inspected(place):
    outcome = place.run("inspect", "missing.md")
    assert outcome.status == 2 and "missing.md" in outcome.error


def test_a_page_of_a_folder_is_headed_by_its_folder(place):
    for name in ["one/a.md", "one/inner/b.md", "two/c.md", "d.md"]:
        place.write(f"notes/{name}", "- One\n- Two\n")
    pages = [line.split()[1] for line in place.run("inspect", "notes").output.splitlines() if line.startswith("page:")]
    assert pages == ["notes/d.md", "notes/one", "notes/two"]
