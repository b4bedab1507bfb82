"""The preview among hostile and clumsy clients: it stays up, and nothing leaves the site."""

import os
import random
import socket
import threading

import pytest


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


@pytest.mark.parametrize("path", ["/faq", "/nothing.png", "/", "/latin/"])
def test_what_cannot_be_shown_is_always_said_on_a_page(site, serve, path):
    site.write("florilegium.yml", "titel: X\n")
    answer = serve().get(path)
    assert answer.status == 500
    assert answer.fields["content-type"] == "text/html; charset=utf-8"
    assert "live.js" in answer.text


def test_a_link_out_of_the_site_says_so(site, serve):
    site.write("elsewhere/a.txt", "secret")
    os.symlink("../elsewhere/a.txt", site.folder / "content/leak.txt")
    answer = serve().get("/leak.txt")
    assert answer.status == 404
    assert "content/leak.txt is a link out of the site" in answer.text


def test_pages_of_other_sites_cannot_take_anything_over(site, serve):
    preview = serve()
    for path in ("/", "/style.css", "/dot.svg", "/.florilegium/live.js", "/no"):
        answer = preview.get(path)
        assert answer.fields["cross-origin-resource-policy"] == "same-origin"
        assert answer.fields["x-content-type-options"] == "nosniff"
        assert "access-control-allow-origin" not in answer.fields


def test_a_client_that_has_closed_its_half_is_answered_whole(site, serve):
    site.write("content/faq.md", "".join(f"## Question {number}?\n\nYes.\n\n" for number in range(5000)))
    preview = serve()
    whole = preview.get("/faq.html").body
    for _ in range(5):
        with socket.create_connection(("127.0.0.1", preview.port), timeout=10) as client:
            client.sendall(b"GET /faq.html HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
            client.shutdown(socket.SHUT_WR)
            answer = b""
            while piece := client.recv(65536):
                answer += piece
        assert answer.endswith(whole)


@pytest.mark.parametrize(
    "given, host",
    [
        ("https://abc.tunnel.example/path", "abc.tunnel.example"),
        ("tunnel.example:8000", "tunnel.example:443"),
        ("Tunnel.Example.", "tunnel.example"),
    ],
)
def test_a_host_is_allowed_as_it_is_pasted(site, serve, given, host):
    preview = serve("--allow-host", given)
    assert preview.get("/", Host=host).status == 200
    assert preview.get("/", Host="other.example").status == 403


@pytest.mark.parametrize("given", ["*", "a b", "https://", "*.*", "a..b"])
def test_a_host_that_is_no_name_is_refused(site, given):
    refused = site.run("serve", "--allow-host", given)
    assert refused.status == 64
    assert given in refused.error


def test_downloads_that_are_broken_off_leave_no_file_open(site, serve):
    site.write("content/large.bin", bytes(8 << 20))
    preview = serve()
    files = f"/proc/{preview.process.pid}/fd"
    if not os.path.isdir(files):
        pytest.skip("this system does not show what is open")
    before = len(os.listdir(files))
    for number in range(300):
        with socket.create_connection(("127.0.0.1", preview.port), timeout=10) as client:
            client.sendall(b"GET /large.bin HTTP/1.1\r\nHost: localhost\r\n\r\n")
            client.recv(1 + number * 100)
    assert preview.eventually(lambda: len(os.listdir(files)) <= before + 2, 60)
    assert len(preview.get("/large.bin").body) == 8 << 20


@pytest.mark.parametrize("host", ["::1", "[::1]", "::"])
def test_the_newer_protocol_is_spoken(site, serve, host):
    try:
        socket.create_server(("::1", 0), family=socket.AF_INET6).close()
    except OSError:
        pytest.skip("this machine has no IPv6")
    preview = serve("--host", host)
    assert ("http://[::1]:" in preview.said) == (host != "::")
    with socket.create_connection(("::1", preview.port), timeout=10) as client:
        client.sendall(b"GET /faq.html HTTP/1.1\r\nHost: [::1]:8000\r\nConnection: close\r\n\r\n")
        answer = b""
        while piece := client.recv(65536):
            answer += piece
    assert answer.startswith(b"HTTP/1.1 200 ")


def test_a_name_that_is_pasted_behind_two_slashes_is_no_page(site, serve):
    answer = serve().raw(b"GET //localhost/faq.html HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
    assert answer.startswith(b"HTTP/1.1 400 ")
