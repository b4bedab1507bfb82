"""What build wrote is removed, and nothing else."""

import subprocess


def test_what_was_built_is_gone_and_listed(site):
    site.run("build")
    files = set(site.tree()) - {".florilegium-manifest"}
    dry = site.run("clean", "--dry-run")
    assert set(dry.output.split()) == {f"public/{file}" for file in files}
    assert f"public: {len(files)} files would be removed" in dry.error
    assert set(site.tree()) - {".florilegium-manifest"} == files
    cleaned = site.run("clean")
    assert (cleaned.status, cleaned.output) == (0, dry.output)
    assert not site.exists("public") and site.exists("content/latin.md")


def test_files_of_others_stay(site):
    site.write("content/greek/a.md", "- B\n- C\n")
    site.run("build")
    site.write("public/mine.txt", "mine")
    site.write("public/greek/mine.txt", "mine")
    cleaned = site.run("clean")
    assert cleaned.status == 0 and "files of others stay" in cleaned.error
    assert site.tree() == {"mine.txt": b"mine", "greek/mine.txt": b"mine"}


def test_nothing_is_removed_through_a_link(site):
    site.write("content/greek/a.md", "- B\n- C\n")
    site.run("build")
    site.write("elsewhere/index.html", "mine")
    subprocess.run(["rm", "-r", site.folder / "public/greek"], check=True)
    (site.folder / "public/greek").symlink_to("../elsewhere")
    (site.folder / "public/latin.html").unlink()
    (site.folder / "public/latin.html").symlink_to("../elsewhere/index.html")
    assert site.run("clean").status == 0
    assert site.text("elsewhere/index.html") == "mine"
    assert (site.folder / "public/latin.html").is_symlink()


def test_a_folder_that_is_not_known_is_refused(site):
    site.write("public/mine.txt", "mine")
    for arguments in [("clean",), ("clean", "-o", "content"), ("clean", "-o", "."), ("clean", "public")]:
        refused = site.run(*arguments)
        assert refused.status == 2 and refused.output == "", arguments
    assert "output-refused" in site.run("clean").error
    assert site.text("public/mine.txt") == "mine" and site.exists("content/latin.md")


def test_a_damaged_list_removes_nothing(site):
    site.run("build")
    site.write("public/.florilegium-manifest", "florilegium-manifest 1 1\n../content/latin.md\n")
    before = site.tree(".")
    assert site.run("clean").status == 2
    assert site.tree(".") == before


def test_where_nothing_was_built_nothing_has_to_be_done(site):
    assert site.run("clean").status == 0
    assert site.run("clean", "--dry-run").output == ""


def test_another_output_and_the_output_itself_can_be_named(site):
    site.run("build", "-o", "docs")
    assert site.run("clean", "-o", "docs").status == 0 and not site.exists("docs")
    site.run("build", "-o", "docs")
    assert site.run("clean", "docs").status == 0 and not site.exists("docs")
    site.write("florilegium.yml", "output: web/site\n")
    site.run("build")
    assert site.run("clean", "-q").output == "" and not site.exists("web/site")


def test_a_site_can_be_built_again(site):
    site.run("build")
    before = site.tree()
    site.run("clean")
    assert site.run("build").status == 0 and site.tree() == before


def test_what_was_built_from_something_else_stays(place):
    place.write("notes/a.md", "- One\n- Two\n")
    place.write("empty/t.txt", "no Markdown")
    place.write("two/b.md", "- One\n- Two\n")
    place.run("build", "notes")
    before = place.tree()
    for other in ["empty", "two", "two/b.md", "notes/a.md", ".."]:
        refused = place.run("clean", other)
        assert (refused.status, refused.output) == (2, ""), other
        assert "the website in public was not built from" in refused.error
        assert "It was built from notes." in refused.error and "-o public" in refused.error
        assert place.tree() == before
    assert place.run("clean", "./notes/").status == 0 and not place.exists("public")


def test_a_folder_stands_for_what_was_built_from_within_it(place):
    place.write("notes/a.md", "- One\n- Two\n")
    place.run("build", "notes")
    assert place.run("clean").status == 0 and not place.exists("public")
