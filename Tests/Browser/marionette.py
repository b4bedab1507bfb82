"""Selenium's commands spoken to Firefox's own remote control, Marionette.

Debian has no geckodriver, which is a translator of the same kind: commands of the WebDriver
standard come in, and go out as JSON over TCP under slightly other names.
"""

import json
import socket
import time

from selenium.webdriver.remote.command import Command

COMMANDS = {
    Command.NEW_SESSION: "WebDriver:NewSession",
    Command.SET_TIMEOUTS: "WebDriver:SetTimeouts",
    Command.GET: "WebDriver:Navigate",
    Command.GET_CURRENT_URL: "WebDriver:GetCurrentURL",
    Command.GET_TITLE: "WebDriver:GetTitle",
    Command.GO_BACK: "WebDriver:Back",
    Command.GO_FORWARD: "WebDriver:Forward",
    Command.REFRESH: "WebDriver:Refresh",
    Command.W3C_EXECUTE_SCRIPT: "WebDriver:ExecuteScript",
    Command.W3C_EXECUTE_SCRIPT_ASYNC: "WebDriver:ExecuteAsyncScript",
    Command.FIND_ELEMENT: "WebDriver:FindElement",
    Command.FIND_ELEMENTS: "WebDriver:FindElements",
    Command.FIND_CHILD_ELEMENT: "WebDriver:FindElement",
    Command.FIND_CHILD_ELEMENTS: "WebDriver:FindElements",
    Command.W3C_GET_ACTIVE_ELEMENT: "WebDriver:GetActiveElement",
    Command.CLICK_ELEMENT: "WebDriver:ElementClick",
    Command.SEND_KEYS_TO_ELEMENT: "WebDriver:ElementSendKeys",
    Command.GET_ELEMENT_TEXT: "WebDriver:GetElementText",
    Command.GET_ELEMENT_TAG_NAME: "WebDriver:GetElementTagName",
    Command.GET_ELEMENT_RECT: "WebDriver:GetElementRect",
    Command.GET_ELEMENT_ATTRIBUTE: "WebDriver:GetElementAttribute",
    Command.GET_ELEMENT_PROPERTY: "WebDriver:GetElementProperty",
    Command.GET_ELEMENT_VALUE_OF_CSS_PROPERTY: "WebDriver:GetElementCSSValue",
    Command.W3C_ACTIONS: "WebDriver:PerformActions",
    Command.W3C_CLEAR_ACTIONS: "WebDriver:ReleaseActions",
    Command.SWITCH_TO_FRAME: "WebDriver:SwitchToFrame",
    Command.SWITCH_TO_WINDOW: "WebDriver:SwitchToWindow",
    Command.NEW_WINDOW: "WebDriver:NewWindow",
    Command.CLOSE: "WebDriver:CloseWindow",
    Command.W3C_GET_CURRENT_WINDOW_HANDLE: "WebDriver:GetWindowHandle",
    Command.W3C_GET_WINDOW_HANDLES: "WebDriver:GetWindowHandles",
    Command.SET_WINDOW_RECT: "WebDriver:SetWindowRect",
    Command.SCREENSHOT: "WebDriver:TakeScreenshot",
    Command.PRINT_PAGE: "WebDriver:Print",
    Command.QUIT: "Marionette:Quit",
    "setContext": "Marionette:SetContext",
}


class Marionette:
    """What Selenium's `Remote` takes for its connection to a driver."""

    def __init__(self, port):
        self.socket = socket.create_connection(("127.0.0.1", port), 300)
        self.number = 0
        self.bytes = b""
        self.receive()  # it introduces itself

    def receive(self):
        """A message is its length, a colon and so many bytes."""
        while b":" not in self.bytes:
            self.read()
        length, _, self.bytes = self.bytes.partition(b":")
        while len(self.bytes) < int(length):
            self.read()
        message, self.bytes = self.bytes[: int(length)], self.bytes[int(length) :]
        return json.loads(message)

    def read(self):
        piece = self.socket.recv(1 << 20)
        if not piece:
            raise ConnectionError("Firefox has closed the connection")
        self.bytes += piece

    def execute(self, command, parameters=None):
        parameters = dict(parameters or {})
        parameters.pop("sessionId", None)  # a connection has one
        if command == Command.NEW_SESSION:
            parameters = parameters["capabilities"]["alwaysMatch"]
        if command in (Command.FIND_CHILD_ELEMENT, Command.FIND_CHILD_ELEMENTS):
            parameters["element"] = parameters.pop("id")
        if command == Command.SCREENSHOT:
            parameters["full"] = False
        if "script" in parameters and "args" in parameters:
            parameters["sandbox"] = None  # the page's own world, as other drivers have it
        self.number += 1
        message = json.dumps([0, self.number, COMMANDS[command], parameters]).encode()
        self.socket.sendall(b"%d:%s" % (len(message), message))
        _, _, fault, value = self.receive()
        if fault:
            return {"status": 500, "value": json.dumps({"value": fault})}
        if isinstance(value, dict) and value.keys() == {"value"}:
            value = value["value"]
        return {"status": 0, "value": value}

    def close(self):
        self.socket.close()


def port_of(profile, seconds=300):
    """The port that Firefox has chosen, once it has: it writes it into its profile."""
    file = profile / "MarionetteActivePort"
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if file.is_file() and (port := file.read_text()):
            return int(port)
        time.sleep(0.02)
    raise TimeoutError("Firefox did not open a port for its remote control")
