"""What is linked to is there, and is one thing: seen in the files, whatever browser reads them."""

import html.parser
import urllib.parse

import pytest

import examples
import stress as everything

ADDRESSES = {("a", "href"), ("link", "href"), ("script", "src"), ("img", "src")}


class Document(html.parser.HTMLParser):
    """The ids of a page, where its permalinks lead, and all that it names."""

    def __init__(self, file):
        super().__init__()
        self.ids, self.permalinks, self.addresses = [], [], []
        self.feed(file.read_text())

    def handle_starttag(self, tag, attributes):
        values = dict(attributes)
        classes = (values.get("class") or "").split()
        if "id" in values:
            self.ids.append(values["id"])
        if "fl-permalink" in classes:
            self.permalinks.append(urllib.parse.unquote(values["href"].removeprefix("#")))
        self.addresses += [value for name, value in attributes if (tag, name) in ADDRESSES]


def check(folder, name):
    document = Document(folder / name)
    assert len(document.ids) == len(set(document.ids))
    assert set(document.permalinks) <= set(document.ids)
    assert len(document.permalinks) == len(set(document.permalinks))
    for address in document.addresses:
        path = urllib.parse.unquote(address.partition("#")[0].partition("?")[0])
        if path and ":" not in path:
            place = folder if path.startswith("/") else (folder / name).parent
            assert place.joinpath(path.lstrip("/")).exists(), address


@pytest.mark.behaviour(5, 13)
@pytest.mark.parametrize("name", examples.PAGES)
def test_ids_are_unique_and_every_link_leads_somewhere(site, name):
    check(site, name)


@pytest.mark.behaviour(5, 13)
def test_so_they_do_at_its_worst(stress):
    for name in everything.PAGES:
        check(stress.folder, name)
