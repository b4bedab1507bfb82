"""A site with its preview, edited on the disk while a browser shows it."""

import pathlib
import sys

from page import Page

sys.path.append(str(pathlib.Path(__file__).resolve().parent.parent / "EndToEnd"))
from preview import Preview  # noqa: E402


def sayings(*labels, body="It means {}."):
    """A page of sayings, each of which unfolds a text."""
    return "# Sayings\n\n" + "".join(f"## {label}\n\n{body.format(label)}\n\n" for label in labels)


MANY = [f"Saying {number}" for number in range(60)]


class Place:
    """A site with its preview, and a browser that shows a page of it."""

    def __init__(self, folder, engine):
        self.folder = folder
        self.engine = engine
        self.page = None
        self.preview = None

    def write(self, path, text):
        file = self.folder / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)

    def visit(self, path):
        self.preview = self.preview or Preview(self.folder)
        page = self.page = Page(self.engine, self.preview.address).visit(path)
        page.script("window.isSame = true")  # gone when the page is loaded again
        return page

    def until(self, condition):
        self.page.until(condition)

    def shows(self, text):
        self.until(lambda: text in self.page.script("return document.querySelector('main').innerText"))


def same(page):
    return page.script("return window.isSame") is True


def top(page, label):
    return page.script(
        "return arguments[0].getBoundingClientRect().top", page.row(label).element
    )
