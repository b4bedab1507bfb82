"""The preview follows its sources: every kind of change, twenty times, and none is missed.

A change that no event told of would be found by a look at all files, which comes every two seconds:
of twenty that have to be seen within one and a half, it would miss some.
"""

import os
import shutil
import subprocess
import time

import pytest

RUNS = range(20)
SOON = 1.5


def page(run):
    return f"## Run {run}?\n\nYes.\n"


# Ways in which editors save a file.


def in_place(file, text):
    file.write_text(text)


def in_two_steps(file, text):
    """As Visual Studio Code does."""
    with open(file, "r+") as opened:
        opened.truncate(0)
        opened.flush()
        time.sleep(0.001)
        opened.write(text)


def atomically(file, text):
    fresh = file.with_name(file.name + ".new")
    fresh.write_text(text)
    os.replace(fresh, file)


def like_vim(file, text):
    """The old file becomes a backup, a new one takes its place, the backup goes."""
    backup = file.with_name(file.name + "~")
    os.rename(file, backup)
    (file.parent / "4913").write_text("")
    os.remove(file.parent / "4913")
    file.write_text(text)
    os.remove(backup)


def like_emacs(file, text):
    """A lock that leads nowhere, a file for the case of a crash, a backup that stays."""
    lock = file.with_name(".#" + file.name)
    lock.symlink_to("somebody@somewhere.1234:1700000000")
    rescue = file.with_name(f"#{file.name}#")
    rescue.write_text(text)
    os.replace(file, file.with_name(file.name + "~"))
    file.write_text(text)
    os.remove(rescue)
    os.remove(lock)


def like_gnome(file, text):
    fresh = file.with_name(".goutputstream-ABC123")
    fresh.write_text(text)
    os.replace(fresh, file)


def like_jetbrains(file, text):
    fresh = file.with_name(file.name + "___jb_tmp___")
    fresh.write_text(text)
    old = file.with_name(file.name + "___jb_old___")
    os.rename(file, old)
    os.rename(fresh, file)
    os.remove(old)


def by_another_link(file, text):
    """The file becomes a link to one elsewhere, whose name is another each time."""
    target = file.parent.parent.parent / f"{file.parent.parent.name}-{time.monotonic_ns()}.md"
    target.write_text(text)
    fresh = file.with_name(".fresh.swp")
    fresh.symlink_to(target)
    os.replace(fresh, file)


SAVES = [
    in_place, in_two_steps, atomically, like_vim, like_emacs, like_gnome, like_jetbrains, by_another_link,
]


@pytest.mark.parametrize("save", SAVES)
def test_each_way_of_saving_is_seen(site, serve, save):
    preview = serve()
    for run in RUNS:
        save(site.folder / "content/faq.md", page(run))
        assert preview.shows("/faq.html", f"Run {run}?", SOON), run
    assert "faq.html" in preview.get("/").text


@pytest.mark.parametrize("save", SAVES)
def test_polling_sees_each_way_of_saving(site, serve, save):
    preview = serve("--poll")
    for run in range(2):
        save(site.folder / "content/faq.md", page(run))
        assert preview.shows("/faq.html", f"Run {run}?"), run


@pytest.mark.parametrize("editor", [["vim", "-es", "-u", "NONE"], ["vim", "-es", "-u", "NONE", "-c", "set backup backupcopy=no"]])
def test_vim_itself_is_followed(site, serve, editor):
    if not shutil.which("vim"):
        pytest.skip("vim is not here")
    preview = serve()
    for run in RUNS:
        subprocess.run(
            [*editor, "-c", "%d", "-c", f"call setline(1, '## Run {run}?')", "-c", "wq", "content/faq.md"],
            cwd=site.folder, stdin=subprocess.DEVNULL, timeout=20,
        )
        assert preview.shows("/faq.html", f"Run {run}?", SOON), run


@pytest.mark.parametrize("save", [in_place, atomically, like_vim])
def test_a_file_on_its_own_is_followed(place, serve, save):
    place.write("notes/quotes.md", page("none"))
    preview = serve("notes/quotes.md")
    for run in RUNS:
        save(place.folder / "notes/quotes.md", page(run))
        assert preview.shows("/", f"Run {run}?", SOON), run
    os.remove(place.folder / "notes/quotes.md")
    place.write("notes/quotes.md", page("again"))
    assert preview.shows("/", "Run again?", SOON)


@pytest.mark.parametrize("save", [in_place, atomically, like_vim])
def test_a_file_behind_a_link_is_followed(site, serve, save):
    target = site.write("elsewhere/target.md", page("none"))
    os.symlink("../elsewhere/target.md", site.folder / "content/linked.md")
    preview = serve()
    for run in RUNS:
        save(target, page(run))
        assert preview.shows("/linked.html", f"Run {run}?", SOON), run


def test_a_folder_behind_a_link_is_followed(site, serve):
    site.write("elsewhere/a.md", page("none"))
    preview = serve()
    os.symlink("../elsewhere", site.folder / "content/linked")
    assert preview.shows("/linked/", "Run none?")
    for run in RUNS:
        site.write("elsewhere/a.md", page(run))
        assert preview.shows("/linked/", f"Run {run}?", SOON), run
        site.write(f"elsewhere/b{run}.md", page(f"b{run}"))
        assert preview.shows("/linked/", f"Run b{run}?", SOON), run


def test_pages_that_come_and_go_are_seen(site, serve):
    preview = serve()
    for run in RUNS:
        site.write("content/new.md", f"- Run {run}\n- More\n")
        assert preview.eventually(lambda: f"Run {run}" in preview.get("/new.html").text, SOON), run
        assert "new.html" in preview.get("/").text
        os.remove(site.folder / "content/new.md")
        assert preview.eventually(lambda: preview.get("/new.html").status == 404, SOON), run
        assert "new.html" not in preview.get("/").text


def test_renamed_pages_are_seen(site, serve):
    preview = serve()
    names = ["faq", "questions"]
    for run in RUNS:
        old, new = names[run % 2], names[1 - run % 2]
        os.rename(site.folder / f"content/{old}.md", site.folder / f"content/{new}.md")
        assert preview.eventually(lambda: preview.get(f"/{new}.html").status == 200, SOON), run
        assert preview.get(f"/{old}.html").status == 404


def test_folders_that_come_with_their_files_and_move_are_seen(site, serve):
    preview = serve()
    for run in RUNS:
        outside = site.folder / "outside"
        (outside / "inner").mkdir(parents=True)
        (outside / "a.md").write_text("- A\n- B\n")
        (outside / "inner/b.md").write_text(f"- Run {run}\n- C\n")
        shutil.move(outside, site.folder / "content/folder")
        assert preview.shows("/folder/", f"Run {run}", SOON), run
        os.rename(site.folder / "content/folder", site.folder / "content/moved")
        assert preview.shows("/moved/", f"Run {run}", SOON), run
        assert preview.get("/folder/").status == 404
        (site.folder / "content/moved/inner/b.md").write_text(f"- Again {run}\n- C\n")
        assert preview.shows("/moved/", f"Again {run}", SOON), run
        shutil.rmtree(site.folder / "content/moved")
        assert preview.eventually(lambda: preview.get("/moved/").status == 404, SOON), run


def test_folders_that_come_from_elsewhere_and_go_there_are_seen(site, serve):
    preview = serve()
    for run in RUNS:
        site.write("outside/inner/a.md", page(run))
        os.rename(site.folder / "outside", site.folder / "content/folder")
        assert preview.shows("/folder/", f"Run {run}?", SOON), run
        os.rename(site.folder / "content/folder", site.folder / "outside")
        assert preview.eventually(lambda: preview.get("/folder/").status == 404, SOON), run
        site.write("outside/inner/a.md", "not here any more")
    assert preview.get("/folder/").status == 404


def test_all_content_that_is_exchanged_at_once_is_seen(site, serve):
    preview = serve()
    for run in RUNS:
        site.write("next/faq.md", page(run))
        os.rename(site.folder / "content", site.folder / "last")
        os.rename(site.folder / "next", site.folder / "content")
        assert preview.shows("/faq.html", f"Run {run}?", SOON), run
        shutil.rmtree(site.folder / "last")


@pytest.mark.parametrize("save", [in_place, atomically, like_vim])
def test_settings_are_followed(site, serve, save):
    preview = serve()
    for run in RUNS:
        save(site.folder / "florilegium.yml", f"title: Title {run}\n")
        assert preview.shows("/faq.html", f"Title {run}", SOON), run


def test_settings_that_come_and_go_are_seen(site, serve):
    preview = serve()
    for run in RUNS:
        os.remove(site.folder / "florilegium.yml")
        assert preview.eventually(lambda: "Sayings" not in preview.get("/faq.html").text, SOON), run
        site.write("florilegium.yml", "title: Sayings\n")
        assert preview.shows("/faq.html", "Sayings", SOON), run


@pytest.mark.parametrize("save", [in_place, atomically, like_vim])
def test_templates_and_styles_are_followed(site, serve, save):
    preview = serve()
    for run in RUNS:
        site.write("Templates/footer.html", "<p>None</p>")
        site.write("Templates/extra.css", "/* none */")
        save(site.folder / "Templates/footer.html", f"<p>Footer {run}</p>")
        assert preview.shows("/faq.html", f"Footer {run}", SOON), run
        save(site.folder / "Templates/extra.css", f"/* style {run} */")
        assert preview.shows("/style.css", f"/* style {run} */", SOON), run
        shutil.rmtree(site.folder / "Templates")
        assert preview.eventually(lambda: "Footer" not in preview.get("/faq.html").text, SOON), run


@pytest.mark.parametrize("save", [in_place, atomically, like_vim])
def test_pictures_are_followed(site, serve, save):
    preview = serve()
    site.write("content/faq.md", "## Why?\n\n![A dot](dot.svg)\n")
    for run in RUNS:
        picture = f'<svg xmlns="http://www.w3.org/2000/svg" width="{run + 20}" height="4"/>'
        save(site.folder / "content/dot.svg", picture)
        assert preview.shows("/faq.html", f'width="{run + 20}"', SOON), run
        assert preview.get("/dot.svg").text == picture


def test_many_changes_at_once_are_one_rebuild(site, serve):
    for number in range(50):
        site.write(f"content/many/{number:02}.md", page("none"))
    preview = serve()
    assert preview.shows("/many/", "Run none?")
    for run in RUNS:
        said = preview.said.count(" ms\n")
        for number in range(50):
            site.write(f"content/many/{number:02}.md", page(f"{run}, {number}"))
        assert preview.eventually(lambda: preview.get("/many/").text.count(f"Run {run}, ") >= 50, SOON), run
        # Fifty files take longer to write than one burst lasts where the machine is busy.
        assert preview.said.count(" ms\n") - said < 25


def test_templates_styles_and_settings_are_followed(site, serve):
    preview = serve()
    events = preview.events()
    site.write("Templates/extra.css", "/* new */")
    assert preview.shows("/style.css", "/* new */")
    assert events.next() == {"pages": [], "files": ["/style.css"]}
    site.write("Templates/footer.html", "<p>A footer</p>")
    assert preview.shows("/faq.html", "A footer")
    assert events.next()["pages"] is True
    site.write("florilegium.yml", "title: Renamed\n")
    assert preview.shows("/faq.html", "Renamed")
    shutil.rmtree(site.folder / "Templates")
    assert preview.eventually(lambda: "A footer" not in preview.get("/faq.html").text)
    assert "/* new */" not in preview.get("/style.css").text


def test_a_picture_is_followed_with_its_size(site, serve):
    preview = serve()
    site.write("content/faq.md", "## Why?\n\n![A dot](dot.svg)\n")
    assert preview.shows("/faq.html", 'width="8"')
    site.write("content/dot.svg", '<svg xmlns="http://www.w3.org/2000/svg" width="16" height="4"/>')
    assert preview.shows("/faq.html", 'width="16"')
    assert b"16" in preview.get("/dot.svg").body


def test_links_are_followed_from_page_to_page(site, serve):
    preview = serve()
    site.write("content/latin.md", "# Latin renamed\n\n- Festina lente\n- Carpe diem\n")
    assert preview.shows("/", "Latin renamed")
    assert preview.shows("/faq.html", "Latin renamed")


def test_names_of_editors_are_no_news(site, serve):
    preview = serve("-v")
    preview.get("/")
    said = preview.said
    for name in (".faq.md.swp", "faq.md~", "4913", ".#faq.md", "#faq.md#", "faq.md.tmp"):
        site.write(f"content/{name}", "x")
    site.write("content/faq.md", "## Seen?\n\nYes.\n")
    assert preview.shows("/faq.html", "Seen?")
    assert preview.eventually(lambda: "faq.md: 1 entry" in preview.said)
    assert preview.said[len(said):].count(" ms\n") == 1, preview.said


def test_the_last_of_many_saves_counts(site, serve):
    preview = serve()
    for number in range(200):
        site.write("content/faq.md", f"## Save {number}?\n\nYes.\n")
    assert preview.shows("/faq.html", "Save 199?")


