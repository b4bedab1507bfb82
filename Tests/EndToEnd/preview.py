"""A running preview, for tests."""

import http.client
import json
import os
import re
import signal
import socket
import subprocess
import threading
import time
import urllib.parse
from pathlib import Path

TOOL = str(Path(os.environ.get("FLORILEGIUM", ".build/release/florilegium")).resolve())
TAG = re.compile(rb'<script src="/\.florilegium/live\.js" data-state="[^"]*"(?: data-reading="[^"]*")? defer></script>\n')


class Answer:
    """What came back for a request."""

    def __init__(self, response):
        self.status = response.status
        self.fields = {name.lower(): value for name, value in response.getheaders()}
        self.body = response.read()

    @property
    def text(self):
        return self.body.decode()

    @property
    def published(self):
        """The body as it would be published: without the tag of the live client."""
        return TAG.sub(b"", self.body)


class Preview:
    """`florilegium serve` as a process, at a free port."""

    def __init__(self, folder, *arguments, port=0):
        self.process = subprocess.Popen(
            [TOOL, "serve", "-p", str(port), *arguments],
            cwd=folder,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        self.lines = []
        self.has_started = threading.Event()
        self.reader = threading.Thread(target=self._read, daemon=True)
        self.reader.start()
        assert self.has_started.wait(20), "the preview did not start"
        found = re.search(r"preview: (http://[^/\s]+:(\d+)(/\S*))", self.said)
        assert found, self.said
        self.address, self.port, self.root = found[1], int(found[2]), found[3]

    def _read(self):
        for line in self.process.stderr:
            self.lines.append(line)
            if "Ctrl-C ends it" in line:
                self.has_started.set()
        self.has_started.set()

    @property
    def said(self):
        """Everything that it has said so far."""
        return "".join(self.lines)

    def get(self, path, method="GET", **fields):
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=20)
        try:
            headers = {name.replace("_", "-"): value for name, value in fields.items()}
            connection.request(method, urllib.parse.quote(path, safe="/%?=&"), headers=headers)
            return Answer(connection.getresponse())
        finally:
            connection.close()

    def raw(self, request, seconds=5):
        """Sends bytes as they are; gives all that comes back."""
        with socket.create_connection(("127.0.0.1", self.port), timeout=seconds) as client:
            client.sendall(request)
            answer = b""
            try:
                while piece := client.recv(65536):
                    answer += piece
            except (TimeoutError, ConnectionError):
                pass
            return answer

    def events(self):
        return Events(self.port)

    def eventually(self, condition, seconds=20):
        """Waits for something to become true."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            if condition():
                return True
            time.sleep(0.01)
        return bool(condition())

    def shows(self, path, text, seconds=20):
        """Waits for a text to stand in a page."""
        return self.eventually(lambda: text in self.get(path).text, seconds)

    @property
    def memory(self):
        """KiB that the process holds."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return int(re.search(r"VmRSS:\s+(\d+)", status)[1])

    def stop(self, number=signal.SIGINT):
        """Ends it; gives its status."""
        if self.process.poll() is None:
            self.process.send_signal(number)
        status = self.process.wait(10)
        self.reader.join(10)
        self.process.stdout.close()
        return status


class Events:
    """A client that listens to changes."""

    def __init__(self, port):
        self.connection = http.client.HTTPConnection("127.0.0.1", port, timeout=10)
        self.connection.request("GET", "/.florilegium/events")
        self.response = self.connection.getresponse()
        assert self.response.getheader("Content-Type") == "text/event-stream"
        self.greeting = self.next()

    def next(self):
        """The next event."""
        while True:
            line = self.response.readline()
            assert line, "the events have ended"
            if line.startswith(b"data: "):
                return json.loads(line[6:])

    def faults(self):
        """The faults of the next event that tells of them."""
        while "faults" not in (event := self.next()):
            pass
        return event["faults"]

    def close(self):
        self.connection.close()
