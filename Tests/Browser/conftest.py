"""Chromium, and a built site to look at, over HTTP and from the disk.

    FLORILEGIUM_SITE=public python3 -m pytest Tests/Browser

Debian's packages `chromium` and `chromium-driver` are enough; elsewhere Chrome and its driver on
the PATH.
"""

import functools
import http.server
import os
import pathlib
import shutil
import threading

import pytest
from selenium import webdriver
from selenium.webdriver.chrome.service import Service

from page import Page


class QuietHandler(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *arguments):
        pass


@pytest.fixture(scope="session")
def site():
    """The folder of the built site."""
    folder = os.environ.get("FLORILEGIUM_SITE")
    if not folder:
        pytest.exit("FLORILEGIUM_SITE is not set: give the folder of a built site", returncode=2)
    folder = pathlib.Path(folder).resolve()
    if not (folder / "index.html").is_file():
        pytest.exit(f"{folder} holds no index.html: build the site first", returncode=2)
    return folder


@pytest.fixture(scope="session")
def server(site):
    """The address of the site on a loopback port."""
    handler = functools.partial(QuietHandler, directory=str(site))
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/"
        server.shutdown()


@pytest.fixture(params=["http", "file"])
def origin(request, site):
    """Where pages are read from; each test runs over HTTP and from the disk."""
    if request.param == "file":
        return site.as_uri() + "/"
    return request.getfixturevalue("server")


@pytest.fixture(scope="session")
def chromium():
    options = webdriver.ChromeOptions()
    options.binary_location = shutil.which("chromium") or ""
    for argument in (
        "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
        "--window-size=1280,900", "--hide-scrollbars",
    ):
        options.add_argument(argument)
    driver = webdriver.Chrome(options, Service(shutil.which("chromedriver")))
    driver.set_script_timeout(20)
    yield driver
    driver.quit()


@pytest.fixture
def tab(chromium):
    """A tab of its own, whose session storage is empty."""
    first = chromium.current_window_handle
    chromium.switch_to.new_window("tab")
    chromium.execute_cdp_cmd("Network.setCacheDisabled", {"cacheDisabled": True})
    yield chromium
    chromium.close()
    chromium.switch_to.window(first)


@pytest.fixture
def visit(tab, origin):
    """Opens a page of the site by its name: `visit("latinities.html#c")`."""

    def visit(address):
        tab.get(origin + address)
        return Page(tab)

    return visit


@pytest.fixture
def visit_without_script(tab, origin):
    """The same in a tab that runs no script of the page."""

    def visit(address):
        tab.execute_cdp_cmd("Emulation.setScriptExecutionDisabled", {"value": True})
        tab.get(origin + address)
        return Page(tab)

    return visit
