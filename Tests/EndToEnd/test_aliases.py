"""Old addresses of a page: they lead on, and take nobody's place."""

import pytest


def page(aliases):
    return f"---\naliases: {aliases}\n---\n# A\n\n> B\n\n> C\n"


@pytest.mark.parametrize("aliases", ["[/a.html]", "[/old/, /old, old/]", "[A.html]"])
def test_the_same_address_twice_is_written_once(place, aliases):
    place.write("florilegium.yml", "title: T\n")
    place.write("content/a.md", page(aliases))
    built = place.run("build", "--strict")
    refused = "A.html" in aliases
    assert built.status == (1 if refused else 0), built.error
    if not refused:
        assert "<summary" in place.text("public/a.html") or "blockquote" in place.text("public/a.html")


@pytest.mark.parametrize(
    "name", ["404.html", "robots.txt", "quotes.json", "sitemap.xml", ".nojekyll", "feed.xml", "Robots.TXT", "robots.txt/x"])
def test_no_alias_takes_the_place_of_what_a_site_always_has(place, name):
    place.write("florilegium.yml", "title: T\nbase_url: https://example.org/\n")
    place.write("content/a.md", page(f"[/{name}]"))
    built = place.run("build")
    assert built.status == 1
    assert "content/a.md: error: an alias of" in built.error and "choose another alias" in built.error


def test_an_alias_where_a_page_is_names_both_files(place):
    place.write("florilegium.yml", "title: T\n")
    place.write("content/f/index.md", "# F\n")
    place.write("content/f/one.md", page("[/f/, /g.html]"))
    place.write("content/g.md", page("[]"))
    built = place.run("build")
    assert built.status == 1
    assert 'content/f/one.md: error: an alias of "f/one.md" and "g.md" would both be written' in built.error


@pytest.mark.parametrize("alias", ["https://example.org/old/", "/old?x=1", "/old#x", "../old/"])
def test_an_alias_that_is_no_path_of_the_site_is_told(place, alias):
    place.write("florilegium.yml", "title: T\n")
    place.write("content/a.md", page(f'["{alias}"]'))
    built = place.run("build")
    assert built.status == 0
    assert "doubtful-address" in built.error and alias in built.error
    assert not [path for path in place.tree() if "old" in path]


@pytest.mark.parametrize("alias", ["What? Why", "C#", "Ada: a life"])
def test_an_alias_that_is_a_name_is_nothing_to_tell(place, alias):
    place.write("florilegium.yml", "title: T\noutputs: {sitemap: false, robots: false, data: false}\n")
    place.write("content/a.md", page(f'["{alias}"]'))
    assert place.run("build").error.count("\n") == 1
