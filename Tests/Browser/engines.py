"""Three browsers behind Selenium's one interface, and what its interface leaves out.

Chromium and WebKitGTK have drivers; Firefox is spoken to directly (`marionette`). Chromium and
Firefox need no screen; WebKitGTK gets one that exists in memory only.
"""

import base64
import contextlib
import ctypes
import io
import json
import os
import pathlib
import shutil
import signal
import struct
import subprocess
import sys

import pytest
from PIL import Image
from selenium import webdriver
from selenium.webdriver.chrome.service import Service as ChromeService
from selenium.webdriver.webkitgtk.service import Service as WebKitService

from marionette import Marionette, port_of

SIZE = (1280, 900)


def end_with_the_tests():
    """In a process that was just begun: let it end when the tests do, however they do."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(1, signal.SIGTERM)


def start(arguments, **options):
    return subprocess.Popen(
        arguments, stdin=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        preexec_fn=end_with_the_tests, **({"stdout": subprocess.DEVNULL} | options))


def not_switchable(what):
    """Ends a test of something that the engine cannot be brought to from outside."""
    pytest.skip(f"not switchable: {what}")


class Engine:
    """A browser that runs for the whole session."""

    name = ""

    def stop(self):
        self.driver.quit()

    def picture(self):
        """What the window shows, one pixel for each of CSS."""
        png = base64.b64decode(self.driver.get_screenshot_as_base64())
        return Image.open(io.BytesIO(png)).convert("RGB")

    def pdf(self):
        """The page as it is printed."""
        return base64.b64decode(self.driver.print_page())


class Chromium(Engine):
    name = "chromium"

    def __init__(self, folder):
        self.driver = self.begin("--headless=new", "--hide-scrollbars")

    def begin(self, *arguments, **environment):
        options = webdriver.ChromeOptions()
        options.binary_location = shutil.which("chromium") or ""
        for argument in (
            "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
            f"--window-size={SIZE[0]},{SIZE[1]}", *arguments,
        ):
            options.add_argument(argument)
        return webdriver.Chrome(options, ChromeService(
            shutil.which("chromedriver"), env=os.environ | environment,
            popen_kw={"preexec_fn": end_with_the_tests}))

    def command(self, name, **parameters):
        return self.driver.execute_cdp_cmd(name, parameters)

    @contextlib.contextmanager
    def finding(self, folder, address, text):
        """Find-in-page needs a window: another Chromium, by its keys, as it finds a text."""
        screen = Screen(folder)
        try:
            driver = self.begin("--ozone-platform=x11", DISPLAY=screen.name)
            try:
                driver.get(address)
                keys = ["search", "--sync", "--onlyvisible", "--class", "chromium", "windowfocus",
                        "key", "ctrl+f", "sleep", "1", "type", text, "key", "Return"]
                for _ in range(5):  # a busy machine may be slow to show where to type
                    subprocess.run(["xdotool", *keys], env=os.environ | {"DISPLAY": screen.name},
                                   check=True, capture_output=True, timeout=60)
                    if driver.execute_async_script(
                        "const done = arguments[0]; setTimeout(() =>"
                        " done(!!document.querySelector('details[open]')), 2000)"
                    ):
                        break
                yield driver
            finally:
                driver.quit()
        finally:
            screen.stop()

    def prefer(self, **features):
        """What a reader has asked the system for: reduced_motion, dark, forced_colors."""
        self.command("Emulation.setEmulatedMedia", features=[
            {"name": name, "value": value if features.get(feature) else otherwise}
            for feature, name, value, otherwise in (
                ("reduced_motion", "prefers-reduced-motion", "reduce", ""),
                ("dark", "prefers-color-scheme", "dark", "light"),
                ("forced_colors", "forced-colors", "active", ""),
            )
        ])


class Firefox(Engine):
    name = "firefox"
    SETTINGS = {
        "marionette.port": 0,
        "remote.prefs.recommended": True,
        "browser.shell.checkDefaultBrowser": False,
        "app.update.disabledForTesting": True,
        "services.settings.server": "data:,none",
    }

    def __init__(self, folder):
        profile = folder / "firefox"
        profile.mkdir()
        lines = [f"user_pref({json.dumps(name)}, {json.dumps(value)});\n"
                 for name, value in self.SETTINGS.items()]
        (profile / "user.js").write_text("".join(lines))
        environment = os.environ | {
            "HOME": str(profile), "MOZ_CRASHREPORTER_DISABLE": "1",
            "MOZ_HEADLESS_WIDTH": str(SIZE[0]), "MOZ_HEADLESS_HEIGHT": str(SIZE[1]),
        }
        self.process = start(
            [shutil.which("firefox-esr") or "firefox", "--marionette", "--headless",
             "--remote-allow-system-access", "--no-remote", "--profile", str(profile)],
            env=environment,
        )
        try:
            self.driver = webdriver.Remote(
                Marionette(port_of(profile)), options=webdriver.FirefoxOptions())
            self.driver.set_window_size(*SIZE)
        except BaseException:
            self.process.kill()
            raise

    def stop(self):
        try:
            super().stop()
            self.process.wait(20)
        except (OSError, subprocess.TimeoutExpired):
            self.process.kill()

    def privileged(self, script, *arguments):
        """Runs a script of the browser itself, not of the page."""
        self.driver.execute("setContext", {"value": "chrome"})
        try:
            return self.driver.execute_script(script, *arguments)
        finally:
            self.driver.execute("setContext", {"value": "content"})

    def prefer(self, **features):
        self.privileged(
            "for (const [name, value] of Object.entries(arguments[0]))"
            "  Services.prefs.setIntPref(name, value);",
            {
                "ui.prefersReducedMotion": int(features.get("reduced_motion", False)),
                "ui.useAccessibilityTheme": int(features.get("forced_colors", False)),
                "browser.display.document_color_use": 2 if features.get("forced_colors") else 0,
                "layout.css.prefers-color-scheme.content-override":
                    0 if features.get("dark") else 1,
            },
        )


class Screen:
    """A screen in memory, whose pixels lie in a file."""

    def __init__(self, folder):
        self.pixels = folder / "Xvfb_screen0"
        reader, writer = os.pipe()
        self.process = start(
            ["Xvfb", "-displayfd", str(writer), "-screen", "0", "1400x1200x24",
             "-nolisten", "tcp", "-fbdir", str(folder)],
            pass_fds=(writer,),
        )
        os.close(writer)
        with os.fdopen(reader) as pipe:
            self.name = ":" + pipe.readline().strip()  # to the end: a closed pipe would end it

    def picture(self):
        """The whole screen, in the format of X's window dumps."""
        data = self.pixels.read_bytes()
        header = struct.unpack(">25I", data[:100])
        size, width, height, stride, colours = (header[i] for i in (0, 4, 5, 12, 19))
        start = size + colours * 12
        return Image.frombytes("RGB", (width, height), data[start:], "raw", "BGRX", stride)

    def stop(self):
        self.process.terminate()
        self.process.wait(20)


class Bus:
    """A message bus, over which a browser tells assistive technology what it shows. What it starts
    has its socket in the folder: at its usual place one browser would take it from another."""

    def __init__(self, folder):
        self.process = start(
            ["dbus-daemon", "--session", "--nofork", "--print-address"],
            stdout=subprocess.PIPE, text=True,
            env=os.environ | {"HOME": str(folder), "XDG_RUNTIME_DIR": str(folder)},
        )
        self.address = self.process.stdout.readline().strip()
        subprocess.run(
            ["gdbus", "call", "--session", "--dest", "org.a11y.Bus", "--object-path",
             "/org/a11y/bus", "--method", "org.freedesktop.DBus.Properties.Set",
             "org.a11y.Status", "IsEnabled", "<true>"],
            env=os.environ | {"DBUS_SESSION_BUS_ADDRESS": self.address}, check=True,
            stdout=subprocess.DEVNULL,
        )

    def stop(self):
        self.process.terminate()
        self.process.wait(20)
        self.process.stdout.close()


class WebKit(Engine):
    name = "webkit"

    def __init__(self, folder, **settings):
        home = folder / "webkit"
        (home / ".config/gtk-3.0").mkdir(parents=True)
        (home / ".config/gtk-3.0/settings.ini").write_text("[Settings]\n" + "".join(
            f"{name.replace('_', '-')}={value}\n" for name, value in settings.items()))
        self.screen, self.bus = Screen(home), Bus(home)
        self.environment = os.environ | {
            "DISPLAY": self.screen.name, "GDK_BACKEND": "x11", "LIBGL_ALWAYS_SOFTWARE": "1",
            "WEBKIT_DISABLE_DMABUF_RENDERER": "1", "DBUS_SESSION_BUS_ADDRESS": self.bus.address,
            "HOME": str(home), "XDG_RUNTIME_DIR": str(home), "XDG_CONFIG_HOME": str(home / ".config"),
        }
        options = webdriver.WebKitGTKOptions()
        options.binary_location = next(
            path for path in (
                "/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser",
                "/usr/lib/aarch64-linux-gnu/webkit2gtk-4.1/MiniBrowser",
            ) if os.path.exists(path))
        options.add_argument("--automation")
        try:
            self.driver = webdriver.WebKitGTK(options, WebKitService(
                env=self.environment, popen_kw={"preexec_fn": end_with_the_tests}))
            self.driver.set_window_size(*SIZE)
        except BaseException:
            self.bus.stop()
            self.screen.stop()
            raise

    def stop(self):
        try:
            super().stop()
        finally:
            self.bus.stop()
            self.screen.stop()

    def tool(self, *arguments):
        """Asks for what the driver leaves out (`webkit_tools`)."""
        asked = subprocess.run(
            ["/usr/bin/python3", pathlib.Path(__file__).parent / "webkit_tools.py", *arguments],
            env=self.environment, capture_output=True, text=True, timeout=90,
        )
        assert asked.returncode == 0, asked.stderr
        return asked.stdout

    def prefer(self, **features):
        """GTK reads what is preferred when it starts; see `calm` in `conftest`."""
        if any(features.values()):
            not_switchable("WebKitGTK reads what a reader prefers only when it starts")

    def picture(self):
        """The driver's own command waits for a change of the page, for ever if there is none."""
        left, top, outer, width, height = self.driver.execute_async_script(
            "requestAnimationFrame(() => requestAnimationFrame(() => arguments[0]("
            "[screenX, screenY, outerHeight, innerWidth, innerHeight])))")
        top += outer - height
        return self.screen.picture().crop((left, top, left + width, top + height))


ENGINES = {engine.name: engine for engine in (Chromium, Firefox, WebKit)}
