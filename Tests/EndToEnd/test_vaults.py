"""Folders of other programs build as they are, and nothing private is published."""

import re

import pytest

from preview import Preview

PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="4"/>'
# Everything that must not be published holds this word or number.
PRIVATE = re.compile("hush|64f0c2a1")


@pytest.fixture
def vault(place):
    """An Obsidian vault: quotes, notes, comments, drafts, templates and what plugins keep."""
    place.write("vault/.obsidian/app.json", '{"newFileFolderPath": "hush"}')
    place.write("vault/.obsidian/templates.json", '{"folder": "Meta/Forms", "dateFormat": "Y"}')
    place.write("vault/.obsidian/daily-notes.json", '{"folder": "Days", "format": "YYYY-MM-DD"}')
    place.write("vault/Days/2024-05-01.md", "- hush\n")
    place.write("vault/.trash/old.md", "# hush\n")
    place.write("vault/Meta/Forms/quote.md", "---\ndate: {{date}}\n---\n\n> {{title}} hush\n")
    place.write("vault/Meta/about.md", "# About\n\nA shelf of sayings.\n")
    place.write("vault/Templates/day.md", "---\ndate: {{date}}\n---\n\nhush\n")
    place.write("vault/Board.canvas", '{"nodes": [{"text": "hush"}]}')
    place.write("vault/Sketch.excalidraw.md", "---\nexcalidraw-plugin: parsed\n---\n\nhush\n")
    place.write("vault/Files/deep/harbour view.svg", PICTURE)
    place.write("vault/Files/unseen.svg", PICTURE.replace("/>", "><title>hush</title></svg>"))
    place.write("vault/Diary.md", "---\npublish: false\n---\n\nhush ![[unseen.svg]]\n")
    place.write("vault/Later.md", "---\ndraft: true\naliases: [soon]\n---\n\nhush\n")
    place.write(
        "vault/Sea.md",
        """\
---
aliases:
  - The ocean
tags:
  - water
alias: Brine
author: "[[Ada Reyes]]"
cssclasses: [wide]
---

> The sea keeps ==no== ledger. %%hush%%
> ^ledger

Das Meer führt kein Buch. #water ^german

%%
hush

- hush
%%

> Salt remembers.
> %%
> hush
> %%

![[harbour view.svg|300]]

%% hush

> hush %%

> [!quote]- A harbour
> Boats %%hush
> hush%% sleep.

Told %%hush
%% plainly, [here %%hush%%](https://example.org).

<div>%%hush%%</div>

| a | b |
|---|---|
| x %%hush%% | y |

^table-id
""",
    )
    place.write(
        "vault/Walks.md",
        """\
# Walks

- See [[Sea#^ledger|the ledger]] and [[the ocean]] and [[Brine]]
- Read [[Diary]] or [[nowhere|elsewhere]]
- Embedded: ![[Sea]]
- Last item
%%
hush
%%
""",
    )
    return place


@pytest.fixture
def graph(place):
    """A Logseq graph: bullets, properties, templates, a journal and what the program keeps."""
    place.write("graph/logseq/config.edn", "{:hush true}")
    place.write("graph/logseq/bak/old.md", "- hush\n")
    place.write("graph/logseq/custom.css", "/* hush */")
    place.write("graph/journals/2024_05_01.md", "- hush\n")
    place.write("graph/whiteboards/plan.edn", "{:text hush}")
    place.write("graph/assets/dot_1.svg", PICTURE)
    place.write("graph/assets/unseen.svg", PICTURE.replace("/>", "><title>hush</title></svg>"))
    place.write("graph/pages/secret.md", "public:: false\n\n- hush\n")
    place.write("graph/pages/Authors___Ada.md", "- Born by the sea\n- Wrote letters\n")
    place.write(
        "graph/pages/Sayings.md",
        """\
title:: Sayings of the coast
tags:: [[water]], #salt
mood:: calm

- The sea keeps no ledger.
  id:: 64f0c2a1-4000-4000-8000-000000000001
  author:: [[Ada Reyes]]
  source:: Letters
\t- Das Meer führt kein Buch.
\t  collapsed:: true
- > Salt remembers.
  author:: Bo Lind
  id:: 64f0c2a1-4000-4000-8000-000000000002
- #+BEGIN_QUOTE
  Sand keeps *nothing*,
  not even a name.
  #+END_QUOTE
  author:: Cy Moor
- Every tide is a teacher.
  collapsed:: true
  mood:: stormy
  :LOGBOOK:
  CLOCK: [2024-05-01 Wed 10:00:00]--[2024-05-01 Wed 10:01:00] =>  hush
  :END:
- A form
  template:: hush
\t- hush
- ![dot](../assets/dot_1.svg)
- See [[Authors/Ada]] and ((64f0c2a1-4000-4000-8000-000000000001))
- {{query (task later)}}
""",
    )
    return place


def build(place, folder):
    # With an address it also has a feed and a sitemap.
    outcome = place.run("build", folder, "-o", "public", "--base-url", "https://example.org/")
    assert outcome.status == 0, outcome.error
    return outcome


def published(place):
    return {path: data.decode() for path, data in place.tree().items()}


def shown(html):
    return re.sub(r"\s+", " ", re.sub(r"<[^>]+>", "", html))


@pytest.mark.parametrize("kind", ["vault", "graph"])
def test_nothing_private_is_published(kind, request):
    place = request.getfixturevalue(kind)
    build(place, kind)
    for path, text in published(place).items():
        assert not PRIVATE.search(text + path), path
        assert "%%" not in text or path.endswith((".css", ".js")), path


def test_only_pages_of_the_vault_are_made(vault):
    build(vault, "vault")
    pages = {path for path in vault.tree() if path.endswith(".html")}
    assert pages == {"index.html", "404.html", "Sea.html", "Walks.html", "Meta/index.html"}
    assert "Files/deep/harbour view.svg" in vault.tree()
    assert "Board.canvas" not in vault.tree()


def test_a_page_of_the_vault_is_what_its_writer_sees(vault):
    build(vault, "vault")
    page = published(vault)["Sea.html"]
    assert "<mark>no</mark>" in page
    assert 'id="ledger"' in page and "^ledger" not in page
    assert "^german" not in page and "^table-id" not in page
    assert "#water" in shown(page)
    assert 'src="Files/deep/harbour%20view.svg"' in page
    assert "Ada Reyes" in page and "[[" not in page
    assert "Boats sleep." in shown(page)
    walks = published(vault)["Walks.html"]
    assert walks.count('href="Sea.html') >= 4 and 'href="Sea.html#ledger"' in walks
    assert "elsewhere" in walks and "Diary.html" not in walks


def test_a_graph_becomes_a_page_for_each_of_its_pages(graph):
    build(graph, "graph")
    pages = {path for path in graph.tree() if path.endswith(".html")}
    assert pages == {
        "index.html", "404.html", "pages/Sayings.html", "pages/Authors___Ada.html"}
    assert "assets/dot_1.svg" in graph.tree()


def test_it_is_said_that_the_diary_is_left_out(graph, vault):
    assert "journals-left-out" in build(graph, "graph").error
    assert "journals-left-out" in build(vault, "vault").error


def test_a_page_of_the_graph_is_what_its_writer_sees(graph):
    build(graph, "graph")
    page = published(graph)["pages/Sayings.html"]
    text = shown(page)
    assert "<title>Sayings of the coast" in page
    assert "Das Meer führt kein Buch." in text
    assert "Ada Reyes" in text and "Letters" in text and "Bo Lind" in text
    assert "Sand keeps nothing, not even a name." in text and "Cy Moor" in text
    assert "QUOTE" not in text and "author::" not in text and "collapsed" not in text and "LOGBOOK" not in text
    assert "mood:: stormy" in text and "mood:: calm" in text
    assert 'href="Authors___Ada.html"' in page
    assert "Authors/Ada" in published(graph)["pages/Authors___Ada.html"]
    assert 'src="../assets/dot_1.svg"' in page
    assert 'href="#the-sea-keeps-no-ledger"' in page


def test_the_preview_of_a_vault_shows_its_pictures_and_nothing_private(vault):
    preview = Preview(vault.folder, "vault")
    try:
        page = preview.get("/Sea.html")
        assert "Boats sleep." in shown(page.text) and not PRIVATE.search(page.published.decode())
        assert preview.get("/Files/deep/harbour%20view.svg").status == 200
        for path in ("/Diary.html", "/.obsidian/app.json", "/Templates/day.html"):
            assert preview.get(path).status == 404, path
    finally:
        assert preview.stop() == 0


def test_a_name_with_a_slash_is_a_name(place):
    place.write("vault/.obsidian/app.json", "{}")
    place.write("vault/Net/Protocols.md", "---\naliases: [TCP/IP, /old/]\n---\n- Layers\n- Packets\n")
    place.write("vault/Net/Internet.md", "---\naliases: [TCP/IP]\n---\n- Routers\n- Hosts\n")
    place.write("vault/Words.md", "---\naliases: [And/or]\n---\nSee [[TCP/IP]] and [[And/or]].\n")
    assert place.run("build", "vault").status == 0
    page = place.text("public/Words.html")
    assert 'href="Net/index.html#internet">TCP/IP<' in page and 'href="Words.html">And/or<' in page
    assert not place.exists("public/TCP") and not place.exists("public/And")
    assert "#protocols" in place.text("public/old/index.html")
