"""Bad input gets a clear message and the right status, and loses nothing."""

import os
import resource

import pytest


@pytest.fixture
def built(site):
    """A site whose old pages must survive what comes next."""
    assert site.run("build").status == 0
    return site


def refused(site, *arguments):
    """A build with errors: nothing is written, the old site stays, and both are said."""
    before = site.tree()
    outcome = site.run("build", *arguments)
    assert outcome.status == 1, outcome
    assert site.tree() == before
    assert "nothing was written" in outcome.error
    return outcome.error


def test_bytes_that_are_not_utf8(built):
    built.write("content/bad.md", b"# Bad\n\nSlow \x97 steady.\n")
    said = refused(built)
    assert "content/bad.md:3:6: error: " in said and "0x97" in said and "Windows-1252" in said


def test_one_bad_page_does_not_hide_another(built):
    built.write("content/one.md", b"\xff\xfe")
    built.write("content/two.md", "---\nstyle: carousel\n---\n")
    built.write("content/three.md", "---\ntitle: Latin: a start\n---\n")
    said = refused(built)
    assert said.index("one.md:1:1") < said.index("three.md:2") < said.index("two.md:2:8")
    assert "3 errors" in said and "did you mean" in said and 'title: "Latin: a start"' in said


@pytest.mark.parametrize(
    "name, content",
    [
        ("bom", b"\xef\xbb\xbf---\ntitle: Marked\n---\n- a\n- b\n"),
        ("crlf", b"---\r\ntitle: Marked\r\n---\r\n- a\r\n- b\r\n"),
        ("empty", b""),
        ("blank", b"\n\n  \n"),
        ("cr", b"---\rtitle: Marked\r---\r- a\r- b\r"),
    ],
)
def test_odd_but_good_files(site, name, content):
    site.write(f"content/{name}.md", content)
    built = site.run("build", "--strict")
    assert built.status == 0, built
    if b"Marked" in content:
        assert "<title>Marked" in site.text(f"public/{name}.html")


def test_a_warning_is_written_and_strict_refuses_it(built):
    built.write("content/open.md", "---\ntitle: Open\n\n## A\n\nText.\n")
    assert "front-matter-unclosed" in refused(built, "--strict")
    outcome = built.run("build")
    assert outcome.status == 0 and "content/open.md:1:1: warning" in outcome.error
    assert "title: Open" in built.text("public/open.html")


def test_a_mistyped_key_names_the_nearest(site):
    site.write("content/key.md", "---\ntilte: X\n---\n- a\n- b\n")
    assert '"title"' in site.run("build").error
    site.write("florilegium.yml", "titel: X\n")
    outcome = site.run("build")
    assert outcome.status == 1 and "florilegium.yml:1:1: error" in outcome.error
    assert "unknown-setting" in outcome.error and "title" in outcome.error


@pytest.mark.parametrize(
    "one, other",
    [
        ("content/faq.md", "content/faq.html"),
        ("content/faq.md", "content/FAQ.md"),
        ("content/faq.md", "content/faq.markdown"),
        ("content/faq/index.md", "content/faq/index.html"),
        ("content/latin/a.md", "content/Latin/a.md"),
    ],
)
def test_two_sources_for_one_page(place, one, other):
    place.write(one, "- a\n- b\n")
    place.write(other, "- c\n- d\n")
    outcome = place.run("build")
    assert outcome.status == 1 and "output-collision" in outcome.error
    for path in (one, other):
        assert path in outcome.error or os.path.dirname(path) in outcome.error


def test_links_and_pictures_to_nowhere(site):
    site.write("content/links.md", "# L\n\n- [x](missing.md)\n- ![y](missing.png)\n- ![z](../outside.png)\n")
    site.write("outside.png", b"x")
    outcome = site.run("build")
    assert outcome.status == 0
    for line in (3, 4, 5):
        assert f"content/links.md:{line}:" in outcome.error
    assert site.run("build", "--strict").status == 1


def test_no_markdown_at_all(place):
    place.write("content/readme.txt", "hello")
    outcome = place.run("build")
    assert outcome.status in (1, 2) and "Markdown" in outcome.error
    assert not place.exists("public/index.html")


def test_no_such_path(place):
    outcome = place.run("build", "nowhere")
    assert outcome.status == 2 and "nowhere" in outcome.error


def test_an_unreadable_file(ordinary):
    ordinary.write("content/open.md", "- a\n- b\n")
    assert ordinary.run("build").status == 0
    before = ordinary.tree()
    ordinary.write("content/locked.md", "- a\n- b\n").chmod(0)
    outcome = ordinary.run("build")
    assert outcome.status == 1 and "content/locked.md" in outcome.error
    assert "permission denied" in outcome.error
    assert ordinary.tree() == before


def test_an_output_that_cannot_be_written(ordinary):
    ordinary.write("content/page.md", "- a\n- b\n")
    (ordinary.folder / "public").mkdir()
    (ordinary.folder / "public").chmod(0o555)
    outcome = ordinary.run("build")
    assert outcome.status == 2 and "permission denied" in outcome.error
    assert ordinary.tree() == {}


def test_fifty_thousand_nested_quotes(site):
    site.write("content/deep.md", b">" * 50_000 + b" bottom\n")
    assert site.run("build").status == 0
    assert "bottom" in site.text("public/deep.html")


def test_fifty_thousand_nested_items_on_one_line(site):
    site.write("content/deep.md", b"- " * 50_000 + b"bottom\n")
    assert site.run("build").status == 0
    assert "bottom" in site.text("public/deep.html")


def test_five_megabytes_of_brackets(site):
    site.write("content/brackets.md", b"[" * 5_000_000)
    assert site.run("build").status == 0


def test_a_file_that_is_too_large(built):
    with open(built.folder / "content/huge.md", "wb") as file:
        file.truncate(100_000_000)
    said = refused(built)
    assert "content/huge.md" in said and "file-too-large" in said and "max_file_size" in said


def test_a_full_disk(built):
    before = built.tree()
    built.write("content/more.md", "\n".join(f"- item {number}" for number in range(60_000)))
    limit = lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (100_000, 100_000))
    outcome = built.run("build", preexec_fn=limit)
    assert outcome.status == 2 and outcome.error
    assert built.tree() == before
    assert built.run("build").status == 0


def test_template_faults_are_named_with_their_place(built):
    built.write("Templates/page.html", "<p>{{titel}}</p>\n{{>entires}}\n")
    built.write("Templates/entry.html", "<li>\n{{#open}}")
    said = refused(built)
    assert "Templates/page.html:1:6: error" in said and '"title"' in said
    assert "Templates/page.html:2:" in said and "entries" in said
    assert "Templates/entry.html:2:1: error" in said and "{{/open}}" in said


@pytest.mark.parametrize(
    "arguments, word",
    [
        (["bild"], "build"),
        (["generate"], "build"),
        (["build", "--strcit"], "--strict"),
        (["build", "--format", "jsn"], "json"),
        (["build", "a", "b"], "PATH"),
        ([], "build"),
    ],
)
def test_wrong_usage_names_the_nearest(place, arguments, word):
    outcome = place.run(*arguments)
    assert outcome.status == 64 and word in outcome.error and outcome.output == ""


@pytest.mark.parametrize("limit", range(4, 10))
def test_few_files_can_be_open(built, limit):
    """How many a build needs is its own affair: with fewer it says so, and the old site stays."""
    before = built.tree()
    for number in range(6):
        built.write(f"content/more-{number}.md", "> a\n\n> b\n")
    for _ in range(4):
        outcome = built.run("build", preexec_fn=lambda: resource.setrlimit(
            resource.RLIMIT_NOFILE, (limit, limit)))
        if outcome.status == 0:
            break
        assert "too many files are open" in outcome.error
        assert built.tree() == before
    assert built.run("build").status == 0
    assert built.exists("public/more-5.html")


@pytest.mark.parametrize("name", ["page.html", "style.css", "mine.svg"])
@pytest.mark.parametrize("kind", ["bytes", "folder", "nowhere", "pipe"])
def test_templates_that_cannot_be_read(built, name, kind):
    """A built-in template in their place would hide the mistake."""
    path = built.folder / "Templates" / name
    path.parent.mkdir()
    if kind == "bytes":
        path.write_bytes(b"p\xff")
    elif kind == "folder":
        path.mkdir()
    elif kind == "nowhere":
        path.symlink_to("nowhere")
    else:
        os.mkfifo(path)
    place = f"Templates/{name}:1:2" if kind == "bytes" else f"Templates/{name}"
    assert f"{place}: error" in refused(built)
    assert built.run("check").status == 1


def test_templates_that_are_no_folder(built):
    built.write("Templates", "x")
    outcome = built.run("build")
    assert outcome.status == 2 and "cannot list Templates" in outcome.error


def test_a_section_may_have_the_name_of_its_page(site):
    site.write("content/sp/index.md", "---\nsplit: true\n---\n## Index\n\nx\n\n## Other\n\ny\n")
    assert site.run("build").status == 0
    assert site.exists("public/sp/index-section.html") and site.exists("public/sp/other.html")
    assert 'href="index-section.html"' in site.text("public/sp/index.html")


def test_an_alias_may_have_the_name_of_a_file_of_the_theme(site):
    site.write("content/old.md", "---\naliases: [/style.css/]\n---\n# Old\n\n> a\n\n> b\n")
    assert site.run("build").status == 0
    assert site.exists("public/style.css/index.html") and site.exists("public/fl-style.css")


def test_a_refused_address_is_not_said_to_be_missing(site):
    site.write("florilegium.yml", "base_url: x\n")
    outcome = site.run("build")
    assert outcome.status == 1 and "no-base-url" not in outcome.error
