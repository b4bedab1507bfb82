"""A site and a page to begin with."""

import re
import subprocess

import pytest

PRESETS = ["quotes", "questions", "glossary", "outline"]
FRAME = {"florilegium.yml", ".gitignore", ".github/workflows/pages.yml"}


@pytest.mark.parametrize("preset", PRESETS)
def test_a_new_site_has_no_fault_and_no_note(place, preset):
    begun = place.run("init", "site", "--preset", preset)
    assert (begun.status, begun.output) == (0, "")
    files = set(place.tree("site"))
    assert FRAME < files and "content/index.md" in files and len(files) >= 6
    for file in files:
        assert f"site/{file}\n" in begun.error
    built = place.run("build", "--strict", "site")
    assert built.status == 0 and len(built.error.splitlines()) == 1, built.error
    assert place.exists("site/public/index.html")


def test_the_steps_to_publish_are_named(place):
    assert "two steps" in place.run("init").error
    head = place.text(".github/workflows/pages.yml").split("name: Site")[0]
    assert "1. in the repository on GitHub" in head and "2. below, behind FLORILEGIUM" in head


def test_quotes_are_what_a_site_begins_with(place):
    place.run("init", "one")
    place.run("init", "two", "--preset", "quotes")
    assert place.tree("one") == place.tree("two")
    assert set(place.tree("one")) > FRAME | {"content/index.md"}


def test_the_settings_are_all_there_and_can_be_taken_as_they_stand(place):
    place.run("init")
    text = place.text("florilegium.yml")
    place.write("florilegium.yml", "nonsense: 1\n")
    known = re.search(r"Known are ([a-z_, ]+)\.", place.run("build").error)[1].split(", ")
    assert len(known) > 12
    for key in known:
        assert re.search(rf"^(# )?{key}:", text, re.M), key
    place.write("florilegium.yml", re.sub(r"^# ([a-z_]+:)", r"\1", text, flags=re.M))
    built = place.run("build", "--strict")
    assert built.status == 0 and len(built.error.splitlines()) == 1, built.error


@pytest.mark.parametrize("path", ["florilegium.yml", "content/latin.md", ".github/workflows/pages.yml"])
def test_no_file_is_written_over(place, path):
    place.write(f"site/{path}", "mine")
    begun = place.run("init", "site", "--preset", "quotes")
    assert begun.status == 2
    assert f"site/{path}: error: there is something of this name already [file-exists]" in begun.error
    assert place.tree("site") == {path: b"mine"}


def test_a_repository_keeps_what_it_ignores(place):
    place.write("notes/.gitignore", "*.log\n")
    place.write("notes/a.md", "- One\n- Two\n")
    begun = place.run("init", "notes")
    assert begun.status == 0 and "notes/.gitignore stays as it is: add /public/" in begun.error
    assert place.text("notes/.gitignore") == "*.log\n"
    for line in ("public", "/public/", "public/ ", "/public"):
        folder = f"notes-{len(line)}{line.count('/')}"
        place.write(f"{folder}/.gitignore", f"*.log\n{line}\r\n")
        begun = place.run("init", folder)
        assert begun.status == 0 and ".gitignore stays" not in begun.error
    assert set(place.tree("notes")) == FRAME | {"a.md"}


def test_what_is_built_is_ignored_where_it_may_be_built(place):
    place.run("init")
    place.run("build")
    place.run("build", cwd=place.folder / "content")
    subprocess.run(["git", "init", "-q"], cwd=place.folder, check=True)
    subprocess.run(["git", "add", "-A"], cwd=place.folder, check=True)
    added = subprocess.run(["git", "ls-files"], cwd=place.folder, check=True, capture_output=True, text=True)
    assert place.exists("content/public/index.html") and "public" not in added.stdout


def test_a_file_where_a_folder_is_needed_is_named(place):
    place.write("site/content", "mine")
    begun = place.run("init", "site")
    assert begun.status == 2 and "site/content: error" in begun.error
    assert place.tree("site") == {"content": b"mine"}


def test_notes_that_are_there_are_the_content(place):
    place.write("notes/deep/a.md", "- One\n- Two\n")
    place.write("notes/README.md", "# About\n")
    begun = place.run("init", "notes")
    assert "the content. Name its language in notes/florilegium.yml" in begun.error
    assert not re.search("^(language|defaults|  lang)", place.text("notes/florilegium.yml"), re.M)
    assert set(place.tree("notes")) == FRAME | {"deep/a.md", "README.md"}
    assert place.run("build", "--strict", "notes").status == 0
    assert "One" in place.text("notes/public/deep/index.html")


def test_notes_beside_the_content_of_a_preset_are_told_of(place):
    place.write("notes/a.md", "- One\n- Two\n")
    begun = place.run("init", "notes", "--preset", "questions")
    assert "The Markdown file that was here is not published: move it to notes/content.\n" in begun.error
    place.write("more/a.md", "- One\n")
    place.write("more/b/c.md", "- One\n")
    place.write("more/content/d.md", "- One\n")
    begun = place.run("init", "more", "--preset", "questions")
    assert "The 2 Markdown files that were here are not published: move them to more/content.\n" in begun.error
    assert "not published" not in place.run("init", "new", "--preset", "questions").error


def test_a_workflow_that_github_does_not_read_is_told_of(place):
    subprocess.run(["git", "init", "-q", place.folder / "top"], check=True)
    begun = place.run("init", "top/my site")
    assert "florilegium serve 'top/my site' -O" in begun.error
    assert "make it a repository of its own" in begun.error
    assert "working-directory: my site}" in begun.error and "`path: my site/public`" in begun.error
    assert "working-directory" not in place.run("init", "top").error
    assert "working-directory" not in place.run("init", "elsewhere").error


@pytest.mark.parametrize("command", [["init"], ["new", "latin"]])
def test_what_exists_ends_with_one_status(place, command):
    place.run("init")
    assert place.run(*command).status == 2


def test_a_readme_is_no_content_yet(place):
    place.write("README.md", "# Mine\n")
    assert place.run("init").status == 0
    assert place.exists("content/index.md") and place.text("README.md") == "# Mine\n"


def test_a_preset_is_one_that_is_known(place):
    begun = place.run("init", "--preset", "quote")
    assert begun.status == 64 and 'did you mean "quotes"?' in begun.error
    assert place.tree(".") == {}


@pytest.mark.parametrize("preset", PRESETS)
def test_a_new_page_has_no_fault(place, preset):
    place.run("init", "--preset", preset)
    for name in ["guide/faq", "content/two-words.md"]:
        assert place.run("new", name, "--preset", preset).status == 0
    for command in ["build", "check"]:
        done = place.run(command, "--strict")
        assert done.status == 0 and len((done.output + done.error).splitlines()) == 1, done
    assert 'title: "Two words"\n' in place.text("content/two-words.md")
    assert "lang:" not in re.sub("^#.*", "", place.text("content/two-words.md"), flags=re.M)


@pytest.mark.parametrize(
    "name, path, title",
    [
        ("faq", "content/faq.md", "FAQ"),
        ("faq.md", "content/faq.md", "FAQ"),
        ("./content/faq.md", "content/faq.md", "FAQ"),
        ("a/b/my_own-page", "content/a/b/my_own-page.md", "My own page"),
        ("guide/", "content/guide/index.md", "Guide"),
        ("v1.2", "content/v1.2.md", "V1.2"),
        ('two "words": a', 'content/two "words": a.md', 'Two \\"words\\": a'),
        ("ögel", "content/ögel.md", "Ögel"),
    ],
)
def test_a_page_goes_where_the_content_is(site, name, path, title):
    begun = site.run("new", name) if path != "content/faq.md" else None
    if begun is None:
        (site.folder / "content/faq.md").unlink()
        begun = site.run("new", name)
    assert (begun.status, begun.error) == (0, f"{path}: a new page\n")
    assert site.text(path).startswith(f'---\ntitle: "{title}"\nlang: en\n')
    assert site.run("inspect", path).status == 0


def test_a_page_has_the_language_of_the_site(site):
    site.write("florilegium.yml", "language: de\n")
    site.run("new", "seite")
    assert "\nlang: de\n" in site.text("content/seite.md")
    site.write("florilegium.yml", "language: de\ndefaults: {lang: la}\n")
    site.run("new", "pagina")
    assert "\nlang:" not in site.text("content/pagina.md")


def test_a_page_of_a_plain_folder_goes_beside_the_others(place):
    place.write("a.md", "- One\n- Two\n")
    assert place.run("new", "b").status == 0
    assert place.exists("b.md")


def test_no_page_is_written_over(site):
    before = site.tree(".")
    begun = site.run("new", "latin")
    assert begun.status == 2 and "content/latin.md: error" in begun.error
    assert site.tree(".") == before


@pytest.mark.parametrize("name", ["../out", "a/../../b", "/etc/page", "_draft", "a/.hidden", "."])
def test_a_page_that_would_never_be_published_is_refused(site, name):
    before = site.tree(".")
    begun = site.run("new", name)
    assert begun.status == 64 and "cannot be a page" in begun.error
    assert site.tree(".") == before


def test_what_cannot_be_written_leaves_nothing(ordinary):
    (ordinary.folder / "site").mkdir(mode=0o755)
    assert ordinary.run("init", "site").status == 2
    assert list((ordinary.folder / "site").iterdir()) == []
