"""The preview: what it answers, and that it follows its sources."""

import os
import random
import shutil
import signal
import socket
import subprocess
import threading
from pathlib import Path

import pytest

from preview import TOOL, Preview

RUNS = range(20)


@pytest.fixture
def serve(place):
    """Starts previews in the place, and ends them."""
    started = []

    def serve(*arguments, **options):
        preview = Preview(place.folder, *arguments, **options)
        started.append(preview)
        return preview

    yield serve
    for preview in started:
        assert preview.stop() == 0


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


# Following the sources


def save_atomically(file, text):
    fresh = file.with_name(file.name + ".new")
    fresh.write_text(text)
    os.replace(fresh, file)


def save_like_vim(file, text):
    """The old file becomes a backup, a new one takes its place, the backup goes."""
    backup = file.with_name(file.name + "~")
    os.rename(file, backup)
    (file.parent / "4913").write_text("")
    os.remove(file.parent / "4913")
    file.write_text(text)
    os.remove(backup)


@pytest.mark.parametrize("save", [Path.write_text, save_atomically, save_like_vim])
def test_each_way_of_saving_is_seen(site, serve, save):
    preview = serve()
    file = site.folder / "content/faq.md"
    for run in RUNS:
        save(file, f"## Run {run}?\n\nYes.\n")
        assert preview.shows("/faq.html", f"Run {run}?", 1.5), run
    assert preview.get("/").status == 200


def test_pages_that_come_and_go_are_seen(site, serve):
    preview = serve()
    for run in RUNS:
        site.write("content/new.md", f"- Run {run}\n- More\n")
        assert preview.eventually(lambda: f"Run {run}" in preview.get("/new.html").text, 1.5), run
        assert "new.html" in preview.get("/").text
        os.remove(site.folder / "content/new.md")
        assert preview.eventually(lambda: preview.get("/new.html").status == 404, 1.5), run
        assert "new.html" not in preview.get("/").text


def test_renamed_pages_are_seen(site, serve):
    preview = serve()
    names = ["faq", "questions"]
    for run in RUNS:
        old, new = names[run % 2], names[1 - run % 2]
        os.rename(site.folder / f"content/{old}.md", site.folder / f"content/{new}.md")
        assert preview.eventually(lambda: preview.get(f"/{new}.html").status == 200, 1.5), run
        assert preview.get(f"/{old}.html").status == 404


def test_folders_that_come_with_their_files_and_move_are_seen(site, serve):
    preview = serve()
    for run in RUNS:
        outside = site.folder / "outside"
        (outside / "inner").mkdir(parents=True)
        (outside / "a.md").write_text("- A\n- B\n")
        (outside / "inner/b.md").write_text(f"- Run {run}\n- C\n")
        shutil.move(outside, site.folder / "content/folder")
        assert preview.shows("/folder/", f"Run {run}", 1.5), run
        os.rename(site.folder / "content/folder", site.folder / "content/moved")
        assert preview.shows("/moved/", f"Run {run}", 1.5), run
        assert preview.get("/folder/").status == 404
        (site.folder / "content/moved/inner/b.md").write_text(f"- Again {run}\n- C\n")
        assert preview.shows("/moved/", f"Again {run}", 1.5), run
        shutil.rmtree(site.folder / "content/moved")
        assert preview.eventually(lambda: preview.get("/moved/").status == 404, 1.5), run


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


def test_polling_needs_no_events(site, serve):
    preview = serve("--poll")
    site.write("content/faq.md", "## Polled?\n\nYes.\n")
    assert preview.shows("/faq.html", "Polled?")


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


# Safety


def test_other_hosts_are_refused_unless_allowed(site, serve):
    preview = serve("--allow-host", "tunnel.example", "--allow-host", "*.dev.example")
    for host in ("tunnel.example", "a.dev.example:443", f"localhost:{preview.port}"):
        assert preview.get("/", Host=host).status == 200
    for host in ("evil.example", "dev.example.evil.example"):
        refused = preview.get("/", Host=host)
        assert refused.status == 403
        assert f"--allow-host {host}" in refused.text


def test_only_reading_is_allowed(site, serve):
    preview = serve()
    for method in ("POST", "PUT", "DELETE", "OPTIONS", "PATCH", "TRACE"):
        refused = preview.get("/faq.html", method=method)
        assert refused.status == 405
        assert refused.fields["allow"] == "GET, HEAD"


def test_no_path_leaves_the_site(site, serve):
    site.write("secret.md", "secret")
    site.write("content-leak/a.txt", "secret")
    os.symlink("../content-leak/a.txt", site.folder / "content/leak.txt")
    os.symlink("/etc/passwd", site.folder / "content/passwd.txt")
    preview = serve()
    paths = [
        "/../secret.md", "/%2e%2e/secret.md", "/..%2fsecret.md", "/%2e%2e%2fsecret.md",
        "/content/../../secret.md", "//etc/passwd", "/%2fetc%2fpasswd", "/a%00.md", "/leak.txt",
        "/passwd.txt", "/../content-leak/a.txt", "/..\\secret.md", "/%252e%252e/secret.md",
        "/.git/config", "/florilegium.yml", "/content/faq.md", "/faq.md",
    ]
    for path in paths:
        answer = preview.raw(f"GET {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n".encode())
        assert answer.split(b" ", 2)[1] in (b"400", b"403", b"404"), (path, answer)
        assert b"secret" not in answer and b"root:" not in answer, path


def test_slow_clients_hold_nobody_up(site, serve):
    preview = serve()
    slow = [socket.create_connection(("127.0.0.1", preview.port)) for _ in range(300)]
    for client in slow:
        client.sendall(b"GET / HT")
    assert preview.get("/faq.html").status == 200
    for client in slow:
        client.close()


def test_garbage_leaves_it_alive_with_flat_memory(site, serve):
    """A taste of it; minutes of it are for other times."""
    preview = serve()
    for path in ("/", "/faq.html", "/style.css"):
        preview.get(path)
    chance = random.Random(7)
    heads = [
        b"GET / HTTP/1.1\r\nHost: localhost\r\n", b"POST /faq.html HTTP/1.1\r\n",
        b"GET /.florilegium/events HTTP/1.1\r\nHost: localhost\r\n\r\n", b"GET /%", b"\x16\x03\x01",
        b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", b"CONNECT a:1 HTTP/1.1\r\n\r\n", b"GET http://[ HTTP/1.1\r\n\r\n",
        b"POST / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\nffffffffffffffff\r\n",
    ]

    def attack(seed, count):
        chance = random.Random(seed)
        for _ in range(count):
            try:
                with socket.create_connection(("127.0.0.1", preview.port), timeout=0.02) as client:
                    client.sendall(chance.choice(heads) + chance.randbytes(chance.randrange(3000)))
                    client.recv(100)
            except OSError:
                pass

    def round():
        threads = [threading.Thread(target=attack, args=(chance.random(), 100)) for _ in range(8)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()

    round()
    before = preview.memory
    round()
    round()
    assert preview.process.poll() is None
    assert preview.get("/faq.html").status == 200
    assert preview.memory < before + 4096


def test_many_requests_over_many_connections(site, serve):
    preview = serve()
    statuses = []

    def work():
        import http.client

        connection = http.client.HTTPConnection("127.0.0.1", preview.port, timeout=20)
        for number in range(20):
            connection.request("GET", ("/", "/faq.html", "/style.css", "/no")[number % 4])
            response = connection.getresponse()
            response.read()
            statuses.append(response.status)
        connection.close()

    threads = [threading.Thread(target=work) for _ in range(100)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert statuses.count(200) == 1500 and statuses.count(404) == 500
