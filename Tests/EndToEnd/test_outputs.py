"""What is written for programs: the feed, the sitemap, robots.txt and the data file."""

import json
import os
import re
import subprocess
import urllib.robotparser
import xml.etree.ElementTree as ElementTree
from datetime import datetime
from urllib.parse import quote, unquote, urljoin, urlsplit

import feedparser
import pytest

BASE = "https://user.example/my%20project/"
SITEMAP = "{http://www.sitemaps.org/schemas/sitemap/0.9}"
ENTRY_KEYS = {
    "id", "url", "isSection", "label", "lang", "body", "translations", "author", "source", "link",
    "sections", "date", "tags",
}


@pytest.fixture
def rich(site):
    """A site with dates, languages, and everything that XML and JSON have to escape."""
    site.write(
        "florilegium.yml",
        f'title: Sayings & <more>\ndescription: "\\"All\\" of them"\nbase_url: {BASE}\nauthor: Ann\n'
        "language: de\n",
    )
    site.write(
        "content/latin.md",
        "---\nlang: la\ntranslation: en\naliases: [/old/place/]\n---\n## C\n\n"
        '### Carpe "diem" & <i>more</i> {date=2024-05-31 tags=time}\n\n'
        "Seize [the day](#c) in [FAQ](faq.md#why) ![dot](dot.svg) <b>bold</b>.\n\n— Horace, *Odes*\n\n"
        '### Dum spiro {date="2024-06-01T10:00+02:00"}\n',
    )
    site.write("content/posts/one.md", "---\ndate: 2023-01-02\n---\n# A post\n\nHello.\n")
    site.write("content/слова.md", "---\ndate: 2022-01-02 10:11\nsplit: true\n---\n## Раз\n\n- а\n- б\n\n## Два\n\n- в\n- г\n")
    site.write("content/hidden.md", "---\nunlisted: true\ndate: 2025-01-01\n---\n- Hidden\n- More\n")
    site.write("content/draft.md", "---\ndraft: true\ndate: 2025-01-01\n---\n- Secret\n- More\n")
    assert site.run("build").status == 0
    return site


def file_of(site, address):
    """The file that a host shows at an address of the site; its place has to be in it."""
    assert address.startswith(BASE)
    path, _, place = address.removeprefix(BASE).partition("#")
    path = unquote(path)
    file = site.folder / "public" / (path + "index.html" if path.endswith("/") or not path else path)
    assert file.is_file(), address
    if place:
        assert f'id="{unquote(place)}"' in file.read_text(), address
    return file


def test_the_feed_is_valid(rich):
    raw = rich.read("public/feed.xml")
    feed = feedparser.parse(raw, response_headers={"content-type": "application/atom+xml; charset=utf-8"})
    assert not feed.bozo, feed.get("bozo_exception")
    assert feed.version == "atom10"
    assert feed.feed.title == "Sayings & <more>"
    assert feed.feed.subtitle == '"All" of them'
    assert (feed.feed.id, feed.feed.author, feed.feed.language) == (BASE, "Ann", "de")
    assert {link.rel: link.href for link in feed.feed.links} == {"self": BASE + "feed.xml", "alternate": BASE}
    titles = [entry.title for entry in feed.entries]
    assert titles == ["Dum spiro", 'Carpe "diem" & more', "A post", "слова"]
    assert len({entry.id for entry in feed.entries}) == len(titles)
    for entry in feed.entries:
        assert entry.id == entry.link
        file_of(rich, entry.link)
        assert entry.updated_parsed
        datetime.fromisoformat(entry.updated.replace("Z", "+00:00"))
    assert feed.feed.updated == feed.entries[0].updated
    saying = feed.entries[1]
    assert (saying.author, [tag.term for tag in saying.tags]) == ("Horace", ["time"])
    assert saying.title_detail.language == "la" and saying.content[0].language == "en"
    content = saying.content[0].value
    assert "<b>bold</b>" in content and "<cite>Odes</cite>" in content
    for address in re.findall(r'(?:href|src)="([^"]*)"', content):
        file_of(rich, address)
    text = raw.decode()
    assert "Hidden" not in text and "Secret" not in text


def test_the_feed_has_what_atom_asks_for(rich):
    """RFC 4287, sections 4.1.1 and 4.1.2."""
    atom = "{http://www.w3.org/2005/Atom}"
    root = ElementTree.fromstring(rich.read("public/feed.xml"))
    assert root.tag == atom + "feed"
    for element in [root, *root.findall(atom + "entry")]:
        for name in ("id", "title", "updated"):
            assert len(element.findall(atom + name)) == 1, name
        updated = element.findtext(atom + "updated")
        assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(Z|[+-]\d\d:\d\d)", updated)
        assert urlsplit(element.findtext(atom + "id")).scheme == "https"
        for author in element.findall(atom + "author"):
            assert author.findtext(atom + "name")
        for kind in ("content", "summary"):
            assert len(element.findall(atom + kind)) <= 1
    assert root.find(atom + "author") is not None


def test_pages_name_the_feed(rich):
    page = rich.text("public/posts/index.html")
    [address] = re.findall(r'<link rel="alternate" type="application/atom\+xml"[^>]* href="([^"]*)"', page)
    assert urljoin(BASE + "posts/", address) == BASE + "feed.xml"


def check_sitemap(raw):
    """The rules of sitemaps.org; gives the addresses with their dates."""
    root = ElementTree.fromstring(raw)
    assert raw.startswith(b'<?xml version="1.0" encoding="UTF-8"?>')
    assert root.tag == SITEMAP + "urlset" and 0 < len(root) <= 50_000 and len(raw) <= 50 << 20
    addresses = {}
    for url in root:
        assert url.tag == SITEMAP + "url"
        assert [child.tag.removeprefix(SITEMAP) for child in url] in (["loc"], ["loc", "lastmod"])
        loc = url.findtext(SITEMAP + "loc")
        assert len(loc) < 2048 and loc.isascii() and urlsplit(loc).scheme in ("http", "https")
        lastmod = url.findtext(SITEMAP + "lastmod")
        if lastmod:
            assert re.fullmatch(r"\d{4}-\d\d-\d\d(T\d\d:\d\d:\d\d(Z|[+-]\d\d:\d\d))?", lastmod)
        assert loc not in addresses
        addresses[loc] = lastmod
    return addresses


def test_the_sitemap_is_valid_and_names_every_listed_page(rich):
    addresses = check_sitemap(rich.read("public/sitemap.xml"))
    files = {str(file_of(rich, address).relative_to(rich.folder / "public")) for address in addresses}
    left_out = {"404.html", "hidden.html", "old/place/index.html"}
    assert files == {path for path in rich.tree() if path.endswith(".html")} - left_out
    for address in addresses:
        assert f'<link rel="canonical" href="{address}">' in file_of(rich, address).read_text()
    assert addresses[BASE + "posts/"] == "2023-01-02"
    assert addresses[BASE + "latin.html"] is None


def test_a_robot_finds_the_sitemap(rich):
    robots = urllib.robotparser.RobotFileParser()
    robots.parse(rich.text("public/robots.txt").splitlines())
    assert [quote(address) for address in robots.site_maps()] == [quote(unquote(BASE)) + "sitemap.xml"]
    assert robots.can_fetch("*", BASE + "latin.html")


def git(folder, *arguments, date="2021-03-04T05:06:07+00:00"):
    names = ["-c", "user.name=Ann", "-c", "user.email=ann@example.org", "-c", "commit.gpgsign=false"]
    environment = {"GIT_COMMITTER_DATE": date, "GIT_AUTHOR_DATE": "2001-01-01T00:00:00Z"}
    subprocess.run(
        ["git", *names, *arguments], cwd=folder, check=True, capture_output=True,
        env={**os.environ, **environment},
    )


def test_the_day_of_the_last_commit_is_that_of_the_page(rich):
    rich.write("content/new\nline.md", "- In git\n- too\n")
    git(rich.folder, "init", "-q")
    git(rich.folder, "add", ".")
    git(rich.folder, "commit", "-q", "-m", "one")
    rich.write("content/faq.md", "## Why?\n\nAnother answer.\n")
    git(rich.folder, "commit", "-q", "-a", "-m", "two", date="2022-03-04T05:06:07+02:00")
    rich.write("content/unknown.md", "- Not in git\n- yet\n")
    (rich.folder / "content/new\nline.md").rename(rich.folder / "content/line.md")
    assert rich.run("build").status == 0
    dates = check_sitemap(rich.read("public/sitemap.xml"))
    assert dates[BASE + "faq.html"] == "2022-03-04T05:06:07+02:00"
    assert dates[BASE + "latin.html"] == "2021-03-04T05:06:07+00:00"
    # What front matter says is meant.
    assert dates[BASE + "posts/"] == "2023-01-02"
    assert dates[BASE + "unknown.html"] is None and dates[BASE + "line.html"] is None


def test_a_history_that_was_cut_off_tells_no_days(rich, tmp_path):
    git(rich.folder, "init", "-q")
    git(rich.folder, "add", "content", "florilegium.yml")
    git(rich.folder, "commit", "-q", "-m", "one")
    rich.write("content/faq.md", "## Why?\n\nAnother answer.\n")
    git(rich.folder, "commit", "-q", "-a", "-m", "two", date="2022-03-04T05:06:07Z")
    rich.write("content/latin.md", "- Another\n- page\n")
    git(rich.folder, "commit", "-q", "-a", "-m", "three", date="2023-03-04T05:06:07Z")
    git(tmp_path, "clone", "-q", "--depth", "2", rich.folder.resolve().as_uri(), "shallow")
    assert rich.run("build", "shallow", "-o", "out").status == 0
    dates = check_sitemap(rich.read("out/sitemap.xml"))
    assert dates[BASE + "latin.html"] == "2023-03-04T05:06:07+00:00"
    assert dates[BASE + "faq.html"] is None


def test_without_git_there_are_no_days(rich):
    git(rich.folder, "init", "-q")
    git(rich.folder, "add", ".")
    git(rich.folder, "commit", "-q", "-m", "one")
    assert rich.run("build", env={"PATH": "/nowhere", "HOME": "/"}).status == 0
    dates = check_sitemap(rich.read("public/sitemap.xml"))
    assert dates[BASE + "latin.html"] is None


def test_a_repository_that_cannot_be_read_does_no_harm(rich):
    (rich.folder / ".git").mkdir()
    (rich.folder / ".git/HEAD").write_text("nonsense")
    assert rich.run("build").status == 0
    assert check_sitemap(rich.read("public/sitemap.xml"))[BASE + "latin.html"] is None


def test_a_sitemap_that_would_be_too_long_becomes_several(place):
    place.write("florilegium.yml", f"base_url: {BASE}\ndefaults: {{split: true}}\noutputs: {{data: false}}\n")
    place.write("Templates/page.html", "{{title}}")
    sections = "".join(f"## S{number}\n\n### a\n\nb\n\n" for number in range(500))
    for number in range(102):
        place.write(f"content/p{number}.md", sections)
    assert place.run("build").status == 0
    root = ElementTree.fromstring(place.read("public/sitemap.xml"))
    assert root.tag == SITEMAP + "sitemapindex"
    parts = [part.text.removeprefix(BASE) for part in root.iter(SITEMAP + "loc")]
    assert parts == ["sitemap-1.xml", "sitemap-2.xml"]
    addresses = [check_sitemap(place.read("public/" + part)) for part in parts]
    assert not addresses[0].keys() & addresses[1].keys()
    assert sum(map(len, addresses)) == 102 * 501 + 1


def pages_of(site, name="quotes.json"):
    data = json.loads(site.read("public/" + name))
    assert data["version"] == 1
    return data["pages"] if "pages" in data else sum((pages_of(site, part) for part in data["parts"]), [])


def test_the_data_file_holds_every_entry(rich):
    data = json.loads(rich.read("public/quotes.json"))
    assert (data["title"], data["base_url"], data["language"]) == ("Sayings & <more>", BASE, "de")
    pages = pages_of(rich)
    for page in pages:
        file = file_of(rich, BASE + page["url"])
        shown = set(re.findall(r'class="fl-anchor" id="([^"]*)"|class="fl-entry fl-leaf" id="([^"]*)"', file.read_text()))
        for entry in page["entries"]:
            assert entry.keys() <= ENTRY_KEYS
            assert file_of(rich, BASE + entry["url"]) == file
        assert {one or other for one, other in shown} <= {entry["id"] for entry in page["entries"]}
    [saying] = [entry for page in pages for entry in page["entries"] if entry["id"].startswith("carpe-diem-m")]
    assert saying["label"] == 'Carpe "diem" & more'
    assert saying["lang"] == "la"
    assert saying["translations"] == [{"text": "Seize the day in FAQ dot bold.", "lang": "en"}]
    assert (saying["author"], saying["source"], saying["sections"]) == ("Horace", "Odes", ["C"])
    assert (saying["date"], saying["tags"]) == ("2024-05-31", ["time"])
    assert "Hidden" not in rich.text("public/quotes.json")


def test_a_large_data_file_is_read_part_by_part(place):
    for name in "abc":
        place.write(
            f"content/{name}.md",
            "".join(f"> {name} {number} {'verba ' * 30}\n\nFacta {number}.\n\n" for number in range(5_000)),
        )
    assert place.run("build", "-b", "https://x.example/").status == 0
    assert json.loads(place.read("public/quotes.json"))["parts"] == [
        f"quotes/{name}.json" for name in "abc"
    ]
    entries = [entry for page in pages_of(place) for entry in page["entries"]]
    assert len(entries) == 15_000
    assert [entry["body"] for entry in entries[5_000:10_000]] == [f"Facta {n}." for n in range(5_000)]


def test_the_page_for_unknown_addresses_works_at_any_depth(rich):
    page = rich.text("public/404.html")
    assert '<html lang="de"' in page and "Seite nicht gefunden" in page
    for address in re.findall(r'(?:href|src)="([^"]*)"', page):
        if not address.startswith("#"):
            whole = urljoin(BASE + "no/such/place/", address)
            path = whole.removeprefix(BASE)
            assert (rich.folder / "public" / (path or "index.html")).exists() or "%" in path, address
    assert "noindex" in page


def test_an_old_address_leads_on_with_its_place(rich):
    page = rich.text("public/old/place/index.html")
    assert 'content="0; url=../../latin.html"' in page
    assert "location.hash" in page


def test_one_note_names_what_is_missing(site):
    site.write("content/dated.md", "---\ndate: 2024-01-01\n---\nText.\n")
    built = site.run("build")
    assert built.status == 0
    assert built.error.count("[no-base-url]") == 1 and "`base_url: " in built.error
    assert not any(site.exists(f"public/{name}") for name in ("feed.xml", "sitemap.xml", "robots.txt"))
    given = site.run("build", "-b", "https://other.example/x")
    assert "no-base-url" not in given.error
    assert "https://other.example/x/dated.html" in site.text("public/feed.xml")
    assert site.exists("public/robots.txt")


def test_who_looks_at_a_folder_is_told_nothing(place):
    place.write("notes/a.md", "---\ndate: 2024-01-01\n---\nText.\n")
    assert "no-base-url" not in place.run("build", "notes").error
    assert "no-base-url" not in place.run("build", "notes/a.md", "-o", "other").error


def test_what_is_switched_off_is_removed(rich):
    assert rich.exists("public/feed.xml")
    settings = rich.text("florilegium.yml")
    rich.write(
        "florilegium.yml",
        settings + "outputs: {sitemap: no, robots: no, feed: no, data: no, not_found: no, nojekyll: no, redirects: no}\n",
    )
    before = set(rich.tree())
    assert rich.run("build").status == 0
    gone = {"sitemap.xml", "robots.txt", "feed.xml", "quotes.json", "404.html", ".nojekyll", "old/place/index.html"}
    assert before - set(rich.tree()) == gone
    assert "atom+xml" not in rich.text("public/latin.html")
