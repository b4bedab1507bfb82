"""Tells where a browser would close or move an element that a page holds.

https://html.spec.whatwg.org/multipage/parsing.html
"""

import re
from html.parser import HTMLParser

VOID = set("area base br col embed hr img input link meta source track wbr".split())
ENDS_PARAGRAPH = set(
    "address article aside blockquote center dd details dialog div dl dt fieldset figcaption figure"
    " footer form h1 h2 h3 h4 h5 h6 header hr li main menu nav ol p pre section summary table ul".split()
)
PARTS = {
    "table": {"caption", "colgroup", "thead", "tbody", "tfoot", "tr"},
    "thead": {"tr"},
    "tbody": {"tr"},
    "tfoot": {"tr"},
    "tr": {"td", "th"},
    "colgroup": {"col"},
}
ALL_PARTS = set().union(*PARTS.values())
HEADINGS = {"h1", "h2", "h3", "h4", "h5", "h6"}


class Nesting(HTMLParser):
    def __init__(self):
        super().__init__()
        self.open = []
        self.faults = []

    @property
    def last(self):
        return self.open[-1] if self.open else ""

    def within(self, name):
        """Whether an element is open, cells of tables not left."""
        for other in reversed(self.open):
            if other == name:
                return True
            if other in ("td", "th", "caption"):
                return False
        return False

    def handle_starttag(self, name, attributes):
        parts = PARTS.get(self.last)
        if name in ALL_PARTS if parts is None else name not in parts:
            self.faults.append(f"<{name}> in <{self.last}>")
        if name in ENDS_PARAGRAPH and self.within("p"):
            self.faults.append(f"<{name}> in <p>")
        if name == "a" and "a" in self.open:
            self.faults.append("<a> in <a>")
        if {name, self.last} <= HEADINGS or (name == "li" and self.last == "li"):
            self.faults.append(f"<{name}> in <{self.last}>")
        if name not in VOID:
            self.open.append(name)

    def handle_endtag(self, name):
        if name in VOID:
            return
        if name != self.last:
            self.faults.append(f"</{name}> in <{self.last}>")
        if name in self.open:
            while self.open.pop() != name:
                pass

    def handle_data(self, text):
        if text.strip() and self.last in PARTS:
            self.faults.append(f"text in <{self.last}>")


def faults(page):
    nesting = Nesting()
    nesting.feed(page)
    nesting.close()
    return nesting.faults + [f"<{name}> is open" for name in nesting.open]
