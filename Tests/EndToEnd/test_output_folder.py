"""The output folder: only what Florilegium wrote is ever removed, and a site is whole or old."""

import os
import random
import signal
import subprocess
import time

import pytest

KILLS = 200


def test_stale_files_go_and_strangers_stay(site):
    site.run("build")
    site.write("public/mine.txt", "keep me")
    (site.folder / "content/faq.md").unlink()
    assert site.run("build", "--adopt").status == 0
    assert not site.exists("public/faq.html")
    assert site.text("public/mine.txt") == "keep me"


def test_a_folder_of_strangers_is_refused(site):
    site.write("public/mine.txt", "keep me")
    outcome = site.run("build")
    assert outcome.status == 2 and "--adopt" in outcome.error
    assert site.tree() == {"mine.txt": b"keep me"}


def test_adopting_refuses_a_name_that_is_taken(site):
    site.write("public/faq.html", "mine")
    assert site.run("build", "--adopt").status != 0
    assert site.tree() == {"faq.html": b"mine"}


@pytest.mark.parametrize("output", ["content", ".", "..", "/", "~"])
def test_sources_and_what_holds_them_are_refused(site, output):
    before = {path: file for path, file in site.tree(".").items()}
    outcome = site.run("build", "-o", os.path.expanduser(output))
    assert outcome.status == 2, outcome
    assert site.tree(".") == before


def test_a_killed_build_leaves_the_old_site_or_the_new_one(site):
    """Two versions are built in turn, and killed at random moments."""
    versions = {}
    for name in ("one", "two"):
        write_version(site, name)
        site.run("build", "-o", f"whole-{name}")
        versions[name] = site.tree(f"whole-{name}")
    dice = random.Random(7)
    site.run("build")
    longest = 0.05
    killed = 0
    for number in range(KILLS):
        write_version(site, "one" if number % 2 else "two")
        process = subprocess.Popen(
            [site.tool, "build", "-q"], cwd=site.folder, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE
        )
        time.sleep(dice.random() * longest)
        process.send_signal(signal.SIGKILL)
        process.communicate()
        if process.returncode == 0:
            longest = max(0.004, longest * 0.95)
            continue
        killed += 1
        if site.tree() not in versions.values():
            assert site.run("build").status == 0
            assert site.tree() in versions.values()
    assert killed >= KILLS // 10
    write_version(site, "one")
    assert site.run("build").status == 0
    assert site.tree() == versions["one"]


def write_version(site, name):
    """Forty pages that all differ between the versions, and some that only one has."""
    for number in range(40):
        site.write(f"content/page-{number}.md", f"# {name} {number}\n\n- {name}\n- other\n")
    for number in range(5):
        only = site.folder / f"content/only-{name}-{number}.md"
        site.write(only, f"- {name}\n- only\n")
        other = "two" if name == "one" else "one"
        (site.folder / f"content/only-{other}-{number}.md").unlink(missing_ok=True)


def test_a_website_is_not_replaced_by_that_of_something_else(place):
    place.write("notes/a.md", "- One\n- Two\n")
    place.write("two/b.md", "- One\n- Two\n")
    assert place.run("build", "notes").status == 0
    before = place.tree()
    for other in ["two", "two/b.md", "notes/a.md"]:
        refused = place.run("build", other)
        assert refused.status == 2 and "holds the website of notes [output-refused]" in refused.error
        assert "-o public" in refused.error and place.tree() == before
    assert place.run("build", "notes/").status == 0
    assert place.run("build", "two", "-o", "public").status == 0
    assert place.exists("public/b.html") and not place.exists("public/a.html")
    assert place.run("build", "two").status == 0


def test_a_page_of_a_site_is_not_put_in_place_of_the_site(site):
    site.run("build")
    refused = site.run("build", "content/latin.md")
    assert refused.status == 2 and "holds the website of this folder" in refused.error
    assert "help: build the whole of it: `florilegium build .`; else name" in refused.error
    assert site.exists("public/faq.html")


def test_a_website_may_grow_by_what_lies_around_its_source(place):
    place.write("a.md", "- One\n- Two\n")
    assert place.run("build", "a.md").status == 0
    assert place.run("build").status == 0
    place.write("florilegium.yml", "title: T\n")
    assert place.run("build").status == 0
    assert place.run("build", "a.md").status == 2


def test_no_path_of_the_machine_is_published(place):
    place.write("sources/deep/notes/a.md", "- One\n- Two\n")
    place.write("work/.keep", "")
    source = str(place.folder / "sources/deep/notes")
    assert place.run("build", source, cwd=place.folder / "work").status == 0
    for name, content in place.tree("work/public").items():
        assert str(place.folder).encode() not in content and b"sources" not in content, name
    assert place.run("build", source, cwd=place.folder / "work").status == 0
    place.write("sources/other/a.md", "- One\n- Two\n")
    other = place.run("build", str(place.folder / "sources/other"), cwd=place.folder / "work")
    assert other.status == 2 and "…/notes" in other.error
