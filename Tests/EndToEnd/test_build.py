"""A folder of Markdown becomes a website."""

import os
import subprocess

import pytest


def test_a_site_is_built(site):
    built = site.run("build")
    assert (built.status, built.output) == (0, "")
    assert "public: 3 pages, 3 entries" in built.error
    assert {"index.html", "latin.html", "faq.html", "404.html", "style.css", "script.js"} <= set(site.tree())
    assert 'href="latin.html#carpe-diem"' in site.text("public/faq.html")


def test_one_file_is_a_website(place):
    place.write("notes/quotes.md", "> One.\n\n> Two.\n")
    assert place.run("build", "notes/quotes.md").status == 0
    assert "One." in place.text("public/index.html")


def test_a_plain_folder_is_a_website(place):
    place.write("notes/a.md", "- One\n- Two\n")
    place.write("notes/b/c.md", "- Three\n- Four\n")
    assert place.run("build", "notes", "-o", "out").status == 0
    assert "One" in place.text("out/a.html")
    assert "Three" in place.text("out/b/index.html")


def test_a_folder_is_one_page_of_sections(site):
    site.write("content/greek/index.md", "---\ntitle: Greek\n---\nA word first.\n")
    site.write("content/greek/two.md", "---\nweight: 2\n---\n# Second\n\n- B\n- C\n")
    site.write("content/greek/one.md", "---\nweight: 1\n---\n# First\n\n- A\n- D\n")
    assert site.run("build").status == 0
    page = site.text("public/greek/index.html")
    assert page.index("First") < page.index("Second")
    assert 'id="first"' in page and 'id="b"' in page
    assert "../style.css" in page


def test_a_split_page_gives_each_section_a_page(site):
    site.write("content/big.md", "---\ntitle: Big\nsplit: true\n---\n## A\n\n> One.\n\n> Two.\n\n## B\n\n> Three.\n")
    assert site.run("build").status == 0
    assert "One." in site.text("public/big/a.html")
    assert "Three." in site.text("public/big/b.html")
    listing = site.text("public/big.html")
    assert 'href="big/a.html"' in listing and "Three." not in listing


def test_drafts_are_left_out_unless_asked_for(site):
    site.write("content/secret.md", "---\ndraft: true\n---\n# Secret\n\n- a\n- b\n")
    site.run("build")
    assert not site.exists("public/secret.html")
    site.run("build", "--drafts")
    assert site.exists("public/secret.html")


def test_drafts_that_are_left_out_are_counted(site):
    assert "draft" not in site.run("build").error
    site.write("content/a.md", "---\ndraft: true\n---\n- a\n- b\n")
    assert site.run("build").error.endswith("; 1 draft left out: --drafts shows it\n")
    site.write("content/q/index.md", "---\npublish: false\n---\n")
    site.write("content/q/b.md", "- a\n- b\n")
    assert site.run("build").error.endswith("; 2 drafts left out: --drafts shows them\n")
    assert "left out" not in site.run("build", "--drafts").error + site.run("build", "content/a.md").error
    site.write("florilegium.yml", "base_url: https://a.example/\nrules: {unused-picture: off}\n")
    checked = site.run("check")
    assert checked.error == "3 pages, 3 entries: nothing to object to; 2 drafts left out: --drafts shows them\n"


def test_an_unlisted_file_of_a_folder_is_found_nowhere(site):
    site.write("florilegium.yml", "base_url: https://a.example/\n")
    site.write("content/q/a.md", "---\nunlisted: true\n---\n> Zebra.\n\n> Gnu.\n")
    site.write("content/q/b.md", "> Yak.\n\n> Emu.\n")
    assert site.run("build", "--strict").status == 0
    assert [name for name, text in site.tree().items() if b"ebra" in text] == ["q/a.html"]
    assert "Yak" in site.text("public/q/index.html")


def test_unlisted_pages_are_written_and_listed_nowhere(site):
    site.write("content/hidden.md", "---\nunlisted: true\n---\n# Hidden\n\n- a\n- b\n")
    site.run("build")
    assert 'content="noindex"' in site.text("public/hidden.html")
    assert "hidden.html" not in site.text("public/index.html")
    assert "hidden.html" not in site.text("public/latin.html")


def test_pictures_reserve_their_space(site):
    site.write("content/card.md", "---\nstyle: cards\n---\n# Cards\n\n## One\n\n![A dot](dot.svg)\n\n## Two\n\nText.\n")
    site.run("build")
    page = site.text("public/card.html")
    assert 'src="dot.svg"' in page and 'width="8"' in page and 'height="4"' in page
    assert site.read("public/dot.svg") == site.read("content/dot.svg")


def test_two_builds_are_equal_to_the_byte(site):
    site.run("build", "-o", "one")
    site.run("build", "-o", "two")
    one, two = site.tree("one"), site.tree("two")
    assert one == two and len(one) > 6
    assert not any(str(site.folder).encode() in content for content in one.values())


def test_what_did_not_change_is_not_touched(site):
    site.run("build")
    before = {path: os.stat(site.folder / "public" / path).st_mtime_ns for path in site.tree()}
    again = site.run("build")
    assert "0 files written" in again.error
    after = {path: os.stat(site.folder / "public" / path).st_mtime_ns for path in site.tree()}
    assert before == after


def test_templates_of_the_site_replace_the_built_in_ones(site):
    site.write("Templates/entry.html", "<li>{{name}}</li>")
    site.write("Templates/README.md", "{{nonsense")
    assert site.run("build").status == 0
    assert "<li>Carpe diem</li>" in site.text("public/latin.html")


def test_content_never_goes_through_the_templates(site):
    site.write("content/braces.md", "# Braces\n\n- {{title}} and {{{raw}}}\n- {{> entry}} {{#x}}\n")
    assert site.run("build").status == 0
    page = site.text("public/braces.html")
    assert "{{title}} and {{{raw}}}" in page and "{{&gt; entry}} {{#x}}" in page


def test_a_page_cannot_be_broken_by_its_content(site):
    nasty = '# N\n\n- <script>alert(1)</script>\n- [x](javascript:alert(1)) </details></ul></main> "quoted" <b>bold\n'
    site.write("content/nasty.md", nasty)
    built = site.run("build")
    page = site.text("public/nasty.html")
    assert "raw-html" in built.error
    assert "<script>alert" not in page and "javascript:" not in page
    assert page.count("</main>") == 1 and page.count("<b>") == page.count("</b>") == 1


def test_the_tool_is_quiet_on_request(site):
    assert site.run("build", "-q").error == ""


def test_wiki_links_find_pages_by_name(site):
    site.write("content/notes/Deep Note.md", "# A deep note\n\n## Second part\n\nText.\n")
    site.write("content/dots/point.svg", '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="4"/>')
    links = "[[faq]], [[Deep Note|there]], [[deep note#Second part]], [[nobody]], [[#Here now]]"
    site.write("content/links.md", f"# Links\n\n## Here now\n\n{links} ![[point.svg]]\n")
    built = site.run("build", "--strict")
    assert built.status == 0, built
    page = site.text("public/links.html")
    assert 'href="faq.html">faq<' in page and 'href="#here-now"' in page
    assert "notes/#a-deep-note" in page or "notes/index.html#a-deep-note" in page
    assert "second-part" in page and "nobody" in page and 'href="nobody"' not in page
    assert 'src="dots/point.svg"' in page


def test_a_folder_without_settings_is_called_as_it_is_called(place):
    place.write("my notes/a.md", "- One\n- Two\n")
    for arguments, folder in [(["my notes"], "."), ([], "my notes"), (["."], "my notes")]:
        assert place.run("build", *arguments, "-o", str(place.folder / "out"), cwd=place.folder / folder).status == 0
        assert "<title>my notes</title>" in place.text("out/index.html")
        assert "<title>a · my notes</title>" in place.text("out/a.html")
    place.write("my notes/florilegium.yml", "")
    place.run("build", "my notes", "-o", "out")
    assert "my notes" not in place.text("out/index.html")


def test_the_way_out_of_a_folder_without_pages_is_said(place):
    place.write("empty/a.txt", "")
    assert "`florilegium init`" in place.run("build", "empty").error


def test_what_is_not_utf8_comes_with_the_command_that_mends_it(place):
    place.write("it's/a b.md", b"- caf\xe9\n- two\n")
    error = place.run("build", "it's").error
    command = error.split("or run `")[1].split("`")[0]
    assert subprocess.run(["sh", "-c", command], cwd=place.folder).returncode == 0
    assert place.text("it's/a b.md") == "- café\n- two\n" and place.run("build", "it's").status == 0


def test_an_import_is_called_by_its_file_and_has_no_fault(place):
    place.write("q.csv", "Quote,Note\nCarpe diem,Ada Reyes\nPanta rhei,Bo Tan\n")
    assert place.run("import", "csv", "q.csv", "-o", "content/old-wisdom.md").status == 0
    assert place.text("content/old-wisdom.md").startswith('---\ntitle: "Old wisdom"\n')
    checked = place.run("check", "--strict")
    assert "nothing to object to" in checked.error + checked.output and "note" not in checked.error, checked


def test_a_readme_is_the_text_of_its_folder(place):
    place.write("notes/README.md", "About [these](a.md), and [[deep]].\n")
    place.write("notes/a.md", "- One\n- Two\n\nBack [home](README.md).\n")
    place.write("notes/deep/readme.md", "# Depth\n\nAbout.\n")
    place.write("notes/deep/b.md", "- One\n- Two\n")
    built = place.run("build", "notes", "--strict")
    assert built.status == 0 and "no-entries" not in built.error
    home, deep = place.text("public/index.html"), place.text("public/deep/index.html")
    assert "<title>notes</title>" in home and 'About <a href="a.html">these</a>' in home
    assert 'href="deep/index.html"' in home or 'href="deep/"' in home
    assert "<h1>Depth</h1>" in deep and "About." in deep and "readme" not in deep.lower()
    assert 'href="index.html">home</a>' in place.text("public/a.html")
    assert not place.exists("public/README.html")


def test_beside_an_index_a_readme_is_a_page_like_others(place):
    for folder in ["", "deep/"]:
        place.write(f"notes/{folder}README.md", "# For people\n\n- One\n- Two\n")
        place.write(f"notes/{folder}index.md", "# The folder\n")
    assert place.run("build", "notes").status == 0
    assert "The folder" in place.text("public/index.html")
    assert "For people" in place.text("public/README.html")
    deep = place.text("public/deep/index.html")
    assert "<h1>The folder</h1>" in deep and "For people" in deep


@pytest.mark.parametrize("number", [1, 2])
@pytest.mark.parametrize("command", ["build", "check"])
def test_a_site_of_drafts_alone_is_an_error_and_what_is_published_stays(place, command, number):
    place.write("florilegium.yml", "title: T\n")
    for name in "ab"[:number]:
        place.write(f"content/{name}.md", "# A\n\n> B\n\n> C\n")
    assert place.run("build").status == 0
    for name in "ab"[:number]:
        place.write(f"content/{name}.md", "---\ndraft: true\n---\n# A\n\n> B\n\n> C\n")
    refused = place.run(command)
    assert refused.status == 2 and "no-content" in refused.error and "--drafts" in refused.error
    assert place.exists("public/index.html")
    assert place.run(command, "--drafts").status == 0
