"""The preview: what it answers, what it says, how it begins and ends."""

import os
import shutil
import signal
import socket
import subprocess
import time

import pytest

from preview import TOOL, Preview


@pytest.fixture
def rich(site):
    """A site with everything that has an address of its own."""
    site.write("florilegium.yml", "title: Sayings\nbase_url: https://user.example/my%20project/\n")
    site.write("content/index.md", "# Home\n\nWelcome.\n")
    site.write("content/greek/index.md", "---\ntitle: Greek\n---\n")
    site.write("content/greek/one.md", "## A\n\n- B {date=2024-05-31}\n- C\n")
    site.write("content/split.md", "---\nsplit: true\n---\n## First\n\n- B\n- C\n\n## Second\n\n- D\n- E\n")
    site.write("content/слова и дела.md", "- Раз\n- Два\n")
    site.write("content/100%.txt", "percent")
    site.write("content/greek/a b.svg", "<svg/>")
    site.write("content/draft.md", "---\ndraft: true\n---\n- Secret\n")
    site.write("Templates/extra.css", "/* mine */")
    site.write("Templates/more.js", "// mine")
    return site


# What is served


def test_it_serves_what_build_writes_and_one_tag(rich, serve):
    assert rich.run("build").status == 0
    built = rich.tree()
    shutil.rmtree(rich.folder / "public")
    preview = serve()
    assert preview.root == "/my%20project/"
    for path, content in built.items():
        if path.startswith(".florilegium"):
            continue
        answer = preview.get("/my project/" + path.replace("%", "%25"))
        assert answer.status == 200, path
        assert answer.published == content, path
        assert (answer.body != content) == path.endswith(".html"), path


def test_drafts_are_shown_and_marked_when_asked_for(rich, serve):
    hidden, shown = serve(), serve("--drafts")
    assert hidden.get("/my project/draft.html").status == 404
    assert "fl-draft" in shown.get("/my project/draft.html").text
    assert "fl-draft" not in shown.get("/my project/faq.html").text


def test_the_path_of_the_site_is_led_to(rich, serve):
    preview = serve()
    for path in ("/", "/my%20project"):
        assert preview.get(path).status == 307
        assert preview.get(path).fields["location"] == "/my%20project/"
    assert preview.get("/my%20project/greek").fields["location"] == "/my%20project/greek/"
    assert preview.get("/faq.html").fields["location"] == "/my%20project/faq.html"
    assert preview.get("/greek").fields["location"] == "/my%20project/greek"
    assert preview.get("/no.html").status == 404
    assert serve("-b", "https://x.example/").root == "/"


def test_an_address_without_a_page_shows_the_page_for_it(site, serve):
    answer = serve().get("/no/such/page.html")
    assert answer.status == 404
    assert "Page not found" in answer.text
    assert answer.fields["content-type"] == "text/html; charset=utf-8"


def test_nothing_is_written(site, serve):
    before = {path: path.stat().st_mtime_ns for path in site.folder.rglob("*")}
    preview = serve()
    preview.get("/")
    site.write("content/faq.md", "## Changed?\n\nYes.\n")
    assert preview.shows("/faq.html", "Changed?")
    after = {path: path.stat().st_mtime_ns for path in site.folder.rglob("*")}
    assert after.keys() == before.keys()
    assert {path for path in after if after[path] != before[path]} == {site.folder / "content/faq.md"}


def test_conditions_ranges_and_heads(site, serve):
    preview = serve()
    for path in ("/faq.html", "/style.css", "/dot.svg"):
        whole = preview.get(path)
        again = preview.get(path, If_None_Match=whole.fields["etag"])
        assert (again.status, again.body) == (304, b"")
        part = preview.get(path, Range="bytes=3-9")
        assert (part.status, part.body) == (206, whole.body[3:10])
        head = preview.get(path, method="HEAD")
        assert (head.status, head.body) == (200, b"")
        assert head.fields["content-length"] == str(len(whole.body))


def test_one_file_and_a_plain_folder_are_websites(place, serve):
    place.write("notes/quotes.md", "> One.\n\n![](dot.svg)\n")
    place.write("notes/dot.svg", "<svg/>")
    place.write("notes/private.txt", "not asked for")
    one = serve("notes/quotes.md")
    assert "One." in one.get("/").text
    assert one.get("/dot.svg").status == 200
    assert one.get("/private.txt").status == 404
    many = serve("notes")
    assert "One." in many.get("/quotes.html").text
    assert many.get("/private.txt").status == 200
    place.write("notes/quotes.md", "> Two.\n")
    assert one.shows("/", "Two.") and many.shows("/quotes.html", "Two.")


def test_pages_are_read_while_requests_never_cease(site, serve):
    for number in range(20):
        site.write(f"content/page{number}.md", "- A\n- B\n")
    preview = serve()
    end = time.monotonic() + 20
    while "pages, " not in preview.said and time.monotonic() < end:
        preview.get("/style.css")
    assert "23 pages, 43 entries\n" in preview.said


# Faults


def test_a_broken_page_keeps_its_last_good_state(site, serve):
    preview = serve()
    good = preview.get("/faq.html")
    events = preview.events()
    assert events.greeting["faults"] == []
    site.write("content/faq.md", "---\ntitle: [\n---\n## Broken\n")
    [fault] = events.faults()
    assert fault["severity"] == "error"
    assert fault["text"].startswith("content/faq.md:")
    assert preview.get("/faq.html").body == good.body
    assert preview.get("/latin.html").status == 200
    assert preview.eventually(lambda: fault["text"] in preview.said)
    assert "content/faq.md: 1 entry" not in preview.said
    site.write("content/faq.md", "## Mended?\n\nYes.\n")
    assert preview.shows("/faq.html", "Mended?")
    assert events.faults() == []
    assert preview.eventually(lambda: "mended\n" in preview.said)


def test_a_page_that_was_never_good_says_why(site, serve):
    site.write("content/faq.md", "---\ntitle: [\n---\n")
    preview = serve()
    answer = preview.get("/faq.html")
    assert answer.status == 500
    assert "content/faq.md:" in answer.text and "live.js" in answer.text
    site.write("content/faq.md", "## Good\n\nYes.\n")
    assert preview.eventually(lambda: preview.get("/faq.html").status == 200)


@pytest.mark.parametrize(
    "path, bad, good",
    [
        ("florilegium.yml", "titel: X\n", "title: Good\n"),
        ("florilegium.yml", "title: [\n", "title: Good\n"),
        ("Templates/page.html", "{{#broken", None),
        ("Templates/page.html", "{{nonsense}}", None),
    ],
)
def test_a_broken_setting_or_template_changes_nothing(site, serve, path, bad, good):
    preview = serve()
    before = preview.get("/faq.html").body
    events = preview.events()
    site.write(path, bad)
    faults = events.faults()
    assert any(fault["text"].startswith(path) for fault in faults)
    assert preview.get("/faq.html").body == before
    site.write("content/faq.md", "## Still followed?\n\nYes.\n")
    if good is None:
        os.remove(site.folder / path)
    else:
        site.write(path, good)
    assert preview.shows("/faq.html", "Still followed?")
    assert preview.process.poll() is None


def test_a_site_that_begins_broken_is_shown_when_it_is_mended(site, serve):
    site.write("florilegium.yml", "titel: X\n")
    preview = serve()
    assert preview.get("/faq.html").status == 500
    assert "titel" in preview.get("/faq.html").text
    site.write("florilegium.yml", "title: Good\n")
    assert preview.shows("/faq.html", "Good")


def test_all_content_may_go_and_come_again(site, serve):
    preview = serve()
    before = preview.get("/faq.html").body
    os.mkdir(site.folder / "elsewhere")
    for name in ("faq.md", "latin.md"):
        os.rename(site.folder / "content" / name, site.folder / "elsewhere" / name)
    assert preview.eventually(lambda: "there is no Markdown" in preview.said)
    assert preview.get("/faq.html").body == before
    shutil.rmtree(site.folder / "content")
    os.rename(site.folder / "elsewhere", site.folder / "content")
    site.write("content/faq.md", "## Back?\n\nYes.\n")
    assert preview.shows("/faq.html", "Back?")


# The terminal


def test_one_line_for_a_change_and_each_fault_once(site, serve):
    preview = serve()
    site.write("content/faq.md", "## A?\n\n[nowhere](none.md)\n")
    assert preview.eventually(lambda: "none.md" in preview.said)
    for run in range(3):
        site.write("content/faq.md", f"## Run {run}?\n\n[nowhere](none.md)\n")
        assert preview.shows("/faq.html", f"Run {run}?")
        preview.eventually(lambda: preview.said.count(" ms\n") == run + 2)
    assert preview.said.count("[broken-link]") == 1
    assert preview.eventually(lambda: preview.said.count("content/faq.md: 1 entry, ") == 4)
    assert "\x1b" not in preview.said


def test_the_size_of_the_site_is_said_once(site, serve):
    preview = serve()
    assert preview.eventually(lambda: "3 pages, 3 entries\n" in preview.said), preview.said
    site.write("content/faq.md", "## Changed?\n\nYes.\n")
    assert preview.eventually(lambda: "faq.md: 1 entry" in preview.said)
    assert preview.said.count(" pages, ") == 1


def test_what_is_renamed_and_what_comes_whole_is_one_name(site, serve):
    preview = serve()
    os.rename(site.folder / "content/faq.md", site.folder / "content/questions.md")
    assert preview.eventually(lambda: "content/faq.md → content/questions.md: 1 entry, " in preview.said)
    site.write("outside/a.md", "- A\n- B\n")
    site.write("outside/inner/b.md", "- C\n- D\n")
    os.rename(site.folder / "outside", site.folder / "content/folder")
    assert preview.eventually(lambda: "content/folder: added, 4 entries, " in preview.said), preview.said
    os.rename(site.folder / "content/folder", site.folder / "outside")
    assert preview.eventually(lambda: "content/folder: removed, " in preview.said), preview.said


def test_one_fault_is_not_counted_and_several_are(site, serve):
    preview = serve()
    site.write("content/faq.md", "## A?\n\n[nowhere](none.md)\n")
    assert preview.eventually(lambda: "[broken-link]" in preview.said)
    assert "1 warning" not in preview.said
    site.write("content/faq.md", "## A?\n\n[a](one.md) [b](two.md)\n")
    assert preview.eventually(lambda: "2 warnings\n" in preview.said)


def test_quiet_says_only_what_is_wrong(site):
    process = subprocess.Popen(
        [TOOL, "serve", "-q", "-p", "0"], cwd=site.folder, stderr=subprocess.PIPE, text=True
    )
    site.write("content/faq.md", "---\ntitle: [\n---\n")
    line = process.stderr.readline()
    process.send_signal(signal.SIGTERM)
    assert process.wait(10) == 0
    assert line.startswith("content/faq.md:")


# Starting and ending


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_it_ends_cleanly_and_frees_its_port(site, number):
    preview = Preview(site.folder)
    preview.events()
    idle = socket.create_connection(("127.0.0.1", preview.port))
    assert preview.stop(number) == 0
    idle.close()
    again = Preview(site.folder, port=preview.port)
    assert again.port == preview.port
    assert again.stop() == 0


def test_a_port_that_is_taken_is_an_error_where_it_was_asked_for(site, serve):
    preview = serve()
    refused = site.run("serve", "-p", str(preview.port))
    assert refused.status == 2
    assert f"port {preview.port} is taken" in refused.error


def test_the_next_free_port_is_taken_with_a_word(site):
    blocker = socket.socket()
    try:
        blocker.bind(("127.0.0.1", 8000))
        blocker.listen()
    except OSError:
        pass  # somebody else has it, which is as good
    process = subprocess.Popen([TOOL, "serve"], cwd=site.folder, stderr=subprocess.PIPE, text=True)
    first, second = process.stderr.readline(), process.stderr.readline()
    process.send_signal(signal.SIGINT)
    assert process.wait(10) == 0
    blocker.close()
    assert first.startswith("port 8000 is taken, 80")
    assert second.startswith("preview: http://127.0.0.1:80")


@pytest.mark.parametrize(
    "arguments, status, text",
    [
        (["-p", "70000"], 64, "from 0 to 65535"),
        (["-p", "web"], 64, "from 0 to 65535"),
        (["--host", "example.org"], 64, "--host"),
        (["--host", "192.0.2.1"], 2, "192.0.2.1"),
        (["nowhere"], 2, "nowhere"),
    ],
)
def test_what_cannot_be_is_refused(site, arguments, status, text):
    refused = site.run("serve", *arguments)
    assert refused.status == status
    assert text in refused.error


def test_a_folder_without_content_is_refused(place):
    assert place.run("serve").status == 2


def test_the_whole_network_is_warned_of(site, serve):
    preview = serve("--host", "0.0.0.0")
    warning = "warning: everybody in this network can see the preview"
    assert preview.eventually(lambda: warning in preview.said)
    assert preview.get("/", Host="192.168.7.7").status == 200
    assert preview.get("/", Host="evil.example").status == 403
