"""Three browsers, and a built site to look at, over HTTP and from the disk.

    FLORILEGIUM_SITE=public python3 -m pytest Tests/Browser -n 4

`make test` installs what is needed. The run writes what held in which browser into
`.build/behaviours.md` (`table`).
"""

import functools
import http.server
import itertools
import os
import pathlib
import re
import shutil
import subprocess
import sys
import threading

import pytest

from engines import ENGINES, WebKit
from examples import FOLDER, PAGES
from live import MANY, Place, sayings
from page import BRIEFLY, SLOWLY, Page
from stress import FILES
from table import pytest_configure  # noqa: F401


def engine_of(nodeid):
    """The engine in which a test runs, if it is of one."""
    found = re.search(r"[\[-](chromium|firefox|webkit)[\]-]", nodeid)
    return found and found[1]


def pytest_xdist_make_scheduler(config, log):
    """Each browser runs in one process, whose tests follow each other; all else where it can."""
    from xdist.scheduler import LoadScopeScheduling

    class ByEngine(LoadScopeScheduling):
        def _split_scope(self, nodeid):
            return engine_of(nodeid) or nodeid

    return ByEngine(config, log)


def pytest_collection_modifyitems(config, items):
    """What holds of the example's own pages in each engine is looked for in those of the guide,
    which are made of the same parts, in one. A browser is begun once, and reads pages from the
    disk after all others: it begins a process whenever it goes from the one to the other."""
    other = re.compile("firefox|webkit|-file|without_script")
    of_one = {item for item in items if "guide/" in item.name and other.search(item.name)}
    config.hook.pytest_deselected(items=list(of_one))
    items[:] = [item for item in items if item not in of_one]
    items.sort(key=lambda item: (
        engine_of(item.nodeid) or "", bool(re.search(r"[\[-]file[\]-]", item.name))))


class Handler(http.server.SimpleHTTPRequestHandler):
    """Serves the site below any number: each test has addresses, and so a storage, of its own.

    Below a number with a dash no script of a page runs. What is called `empty` is.
    """

    def do_GET(self):
        if not self.path.endswith("/empty"):
            return super().do_GET()
        self.send_response(200)
        self.send_header("Content-Type", "text/html")
        self.send_header("Content-Length", "0")
        self.end_headers()

    def translate_path(self, path):
        return super().translate_path(re.sub(r"^/\d+-?(?=/)", "", path))

    def end_headers(self):
        if re.match(r"/\d+-/", self.path):
            self.send_header("Content-Security-Policy", "script-src 'none'")
        self.send_header("Cache-Control", "no-cache")
        super().end_headers()

    def log_message(self, *arguments):
        pass


@pytest.fixture(scope="session")
def site():
    """The folder of the built site."""
    if "index.html" not in PAGES:
        pytest.exit(f"{FOLDER} holds no index.html: build the site first", returncode=2)
    return FOLDER


class Origin:
    """Where the pages of a site are read from: `address()` is a new one each time."""

    numbers = itertools.count(1)

    def __init__(self, folder, links, port):
        self.folder = folder
        self.links = links
        self.port = port

    def http(self):
        return f"http://127.0.0.1:{self.port}/{next(self.numbers)}/"

    def http_without_script(self):
        return f"http://127.0.0.1:{self.port}/{next(self.numbers)}-/"

    def file(self):
        link = self.links / str(next(self.numbers))
        link.symlink_to(self.folder)
        return link.as_uri() + "/"


@pytest.fixture(scope="session")
def publish(tmp_path_factory):
    """Serves a folder: `publish(folder).http()` is its address."""
    servers = []

    def publish(folder):
        handler = functools.partial(Handler, directory=str(folder))
        server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
        server.daemon_threads = True
        threading.Thread(target=server.serve_forever, daemon=True).start()
        servers.append(server)
        return Origin(folder, tmp_path_factory.mktemp("links"), server.server_port)

    yield publish
    for server in servers:
        server.shutdown()
        server.server_close()


@pytest.fixture(scope="session")
def example(publish, site, tmp_path_factory):
    """The example site, whose rows move for a moment only: a browser that needs no graphics card
    draws each frame by the processor, and nearly all tests are of what is there after them."""
    folder = tmp_path_factory.mktemp("example") / "site"
    shutil.copytree(site, folder)
    with open(folder / "style.css", "a") as style:
        style.write(BRIEFLY)
    return publish(folder)


@pytest.fixture(scope="session")
def tool():
    return pathlib.Path(os.environ.get("FLORILEGIUM", ".build/release/florilegium")).resolve()


@pytest.fixture(scope="session")
def generate(tmp_path_factory, publish, tool):
    """Builds a site of given files, whose rows move briefly: `generate({"content/a.md": "..."})`."""

    def generate(files):
        folder = tmp_path_factory.mktemp("site")
        for path, text in ({"Templates/extra.css": BRIEFLY} | files).items():
            file = folder / path
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text)
        subprocess.run([tool, "build", "-q"], cwd=folder, check=True, capture_output=True)
        return publish(folder / "public")

    return generate


@pytest.fixture(scope="session")
def stress(generate):
    """A site of everything that may stand in a page."""
    return generate(FILES)


@pytest.fixture(scope="session")
def slow(generate):
    """The same, whose animations take so long that a test sees them on the busiest machine."""
    return generate(FILES | {"Templates/extra.css": SLOWLY})


@pytest.fixture(scope="session", params=list(ENGINES))
def engine_of_session(request, tmp_path_factory):
    if sys.platform != "linux" and request.param != "chromium":
        pytest.skip("driven on Linux only")
    engine = ENGINES[request.param](tmp_path_factory.mktemp(request.param))
    engine.driver.set_script_timeout(300)
    yield engine
    engine.stop()


@pytest.fixture
def engine(engine_of_session):
    """A browser as it is at its start: one window, nothing remembered. It still shows the page of
    the test before: to leave that for an empty one would cost a process each time."""
    engine = engine_of_session
    driver = engine.driver
    first = driver.current_window_handle
    engine.prefer()
    yield engine
    for window in driver.window_handles:
        if window != first:
            driver.switch_to.window(window)
            driver.close()
    driver.switch_to.window(first)
    driver.execute_script("try { localStorage.clear() } catch {}")


@pytest.fixture(scope="session")
def calm_webkit(tmp_path_factory):
    """WebKitGTK reads what its reader prefers from GTK, once: another one that is told."""
    engine = WebKit(tmp_path_factory.mktemp("calm"), gtk_enable_animations=0)
    yield engine
    engine.stop()


@pytest.fixture
def calm(request, engine):
    """A browser whose reader has asked for reduced motion."""
    if engine.name == "webkit":
        return request.getfixturevalue("calm_webkit")
    engine.prefer(reduced_motion=True)
    return engine


@pytest.fixture(params=["http", "file"])
def origin(request):
    """Where pages are read from; each test runs over HTTP and from the disk."""
    return request.param


@pytest.fixture
def visit(engine, example, origin):
    """Opens a page of the site by its name: `visit("latinities.html#c")`."""
    base = getattr(example, origin)()
    return lambda address: Page(engine, base).visit(address)


@pytest.fixture(params=["file", "http_without_script"])
def visit_either_way(engine, example, request):
    """For what needs no script: from the disk with it, over HTTP without."""
    base = getattr(example, request.param)()
    return lambda address: Page(engine, base).visit(address)


@pytest.fixture
def visit_stress(engine, stress):
    """Opens a page of the site of everything."""
    base = stress.http()
    return lambda address: Page(engine, base).visit(address)


@pytest.fixture
def visit_slow(engine, slow):
    """Opens a page of the site whose animations take long."""
    base = slow.http()
    return lambda address: Page(engine, base).visit(address)


@pytest.fixture
def visit_without_script(engine, example):
    """The same, and no script of the page runs."""
    base = example.http_without_script()
    return lambda address: Page(engine, base).visit(address)


@pytest.fixture
def place(tmp_path, engine):
    place = Place(tmp_path, engine)
    place.write("florilegium.yml", "title: Site\n")
    place.write("Templates/extra.css", BRIEFLY)
    place.write("content/many.md", sayings(*MANY))
    place.write("content/few.md", sayings("One", "Two", "Three"))
    yield place
    if place.preview:
        assert place.preview.stop() == 0
