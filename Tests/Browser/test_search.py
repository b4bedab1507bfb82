"""The search over all pages: it finds, it opens what it found, and keys and screen readers can use
it; over HTTP and from the disk."""

import pathlib
import re

import pytest
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support.wait import WebDriverWait

from page import Page

PAGES = {
    "florilegium.yml": "title: Sayings\n",
    "content/latin.md": "---\ntitle: Latin\nlang: la\ntranslation: en\n---\n\n## C\n\n"
    "> Carpe diem.\n> — Horace, *Odes*\n\nSeize the day.\n\n> Cogito, ergo sum.\n> — Descartes\n\n"
    "I think.\n\n## F\n\n> Festina lente.\n\nMake haste slowly.\n",
    "content/french.md": "---\ntitle: Français\nlang: fr\n---\n\n"
    "- L’été à Zürich\n\n  Un jour d’Œuvre.\n\n- Jour\n",
    "content/far/index.md": "---\ntitle: 諺\nlang: ja\n---\n",
    "content/far/a.md":
    "- 猿も木から落ちる\n\n  Even monkeys fall from trees.\n\n- 花より団子\n",
    "content/parts.md": "---\nsplit: true\n---\n"
    "## One\n\n> Alpha beta\n\n> Gamma\n\n## Two\n\n> Delta\n\n> Omega\n",
    "content/many.md": "".join(f"- Diebus {number}\n" for number in range(40)),
}


@pytest.fixture(scope="session")
def example(generate):
    """A site of several pages, below a path as project sites are."""
    return generate(PAGES)


class Search:
    def __init__(self, page):
        self.page = page
        self.root = page.driver.find_element(By.CSS_SELECTOR, ".fl-search")
        self.field = self.root.find_element(By.CSS_SELECTOR, "input")
        self.list = self.root.find_element(By.CSS_SELECTOR, "[role=listbox]")
        self.note = self.root.find_element(By.CSS_SELECTOR, "output")

    def wait(self, condition):
        WebDriverWait(self.page.driver, 10, poll_frequency=0.02).until(lambda _: condition())

    def ask(self, text):
        """Types a text in place of what was there; gives the lines of the results."""
        self.field.send_keys(Keys.CONTROL, "a")
        self.page.script("arguments[0].textContent = ''", self.note)
        self.field.send_keys(text)
        self.wait(self.is_answered)
        self.page.settle()
        return self.results()

    def is_answered(self):
        """The number of results is told at once; the first of them come one by one."""
        number = re.match(r"\d+", self.note.text)
        return number and len(self.options()) >= min(int(number[0]), 8)

    def results(self):
        lines = "return [...arguments[0].children].map(line => line.textContent)"
        return [self.page.script(lines, option) for option in self.options()]

    def options(self):
        return self.list.find_elements(By.CSS_SELECTOR, "[role=option]")

    def labels(self, text):
        return [lines[0] for lines in self.ask(text)]


@pytest.fixture
def search(visit):
    return Search(visit("index.html"))


def test_a_result_shows_label_author_and_section(search):
    assert search.ask("carpe") == [["Carpe diem.", "Horace, Odes", "Latin › C"]]
    assert search.note.text == "1 found"


WORDS = {
    "ete zurich": ["L’été à Zürich"],
    "ÉTÉ": ["L’été à Zürich"],
    "oeuvre": ["L’été à Zürich"],
    "seize day": ["Carpe diem."],
    "day horace": ["Carpe diem."],
    "haste": ["Festina lente."],
    "lent": ["Festina lente."],
    "猿も木": ["猿も木から落ちる"],
    "団": ["花より団子"],
    "子": ["花より団子"],
    "monkeys 落ち": ["猿も木から落ちる"],
    "alpha": ["Alpha beta"],
    "français": ["Français"],
    "carpe noctem": [],
    "木猿": [],
}


def test_words_are_found(search):
    for text, labels in WORDS.items():
        assert (text, search.labels(text)) == (text, labels)
        assert search.note.text == f"{len(labels)} found"


def test_whole_words_come_before_beginnings_and_labels_before_bodies(search):
    assert search.labels("jour") == ["Jour", "L’été à Zürich"]
    assert search.labels("diem")[0] == "Carpe diem."
    assert search.labels("die")[0] == "Carpe diem."


def test_a_result_opens_its_entry(search):
    search.ask("haste")
    search.options()[0].click()
    search.wait(lambda: "latin.html#festina-lente" in search.page.driver.current_url)
    search.wait(lambda: search.page.open_labels() == ["F", "Festina lente."])


def test_it_is_found_from_a_folder_and_leads_out_of_it(visit):
    search = Search(visit("far/index.html"))
    search.ask("alpha")
    search.field.send_keys(Keys.ENTER)
    search.wait(lambda: search.page.driver.current_url.endswith("/parts/one.html#alpha-beta"))


def test_a_result_on_the_same_page_opens_it_there(visit):
    page = visit("latin.html")
    search = Search(page)
    search.ask("cogito")
    search.field.send_keys(Keys.ARROW_DOWN, Keys.ENTER)
    search.wait(lambda: page.open_labels() == ["C", "Cogito, ergo sum."])
    assert not search.list.is_displayed()


def test_keys_move_among_the_results(search):
    body = search.page.driver.find_element(By.TAG_NAME, "body")
    body.send_keys("/")
    assert search.page.driver.switch_to.active_element == search.field
    assert search.field.get_attribute("value") == ""
    search.ask("diebus")
    assert search.field.get_attribute("aria-expanded") == "true"

    def chosen():
        active = search.field.get_attribute("aria-activedescendant")
        selected = [
            option.get_attribute("id") for option in search.options()
            if option.get_attribute("aria-selected") == "true"
        ]
        assert selected == ([active] if active else [])
        return active

    assert chosen() is None
    search.field.send_keys(Keys.ARROW_DOWN)
    assert chosen() == "fl-result-0"
    search.field.send_keys(Keys.ARROW_DOWN)
    assert chosen() == "fl-result-1"
    search.field.send_keys(Keys.ARROW_UP, Keys.ARROW_UP)
    assert chosen() is None
    assert search.page.driver.switch_to.active_element == search.field
    search.field.send_keys(Keys.ESCAPE)
    assert not search.list.is_displayed()
    assert search.field.get_attribute("aria-expanded") == "false"
    assert search.field.get_attribute("value") == "diebus"
    search.field.send_keys(Keys.ESCAPE)
    assert search.field.get_attribute("value") == ""


def test_all_results_can_be_reached(search):
    search.ask("diebus")
    assert search.note.text == "40 found"
    few = len(search.options())
    assert few < 40
    for number in range(40):
        search.field.send_keys(Keys.ARROW_DOWN)
        search.wait(
            lambda: search.field.get_attribute("aria-activedescendant") == f"fl-result-{number}"
        )
    assert [lines[0] for lines in search.results()] == [f"Diebus {number}" for number in range(40)]


def test_nothing_is_loaded_before_the_field_has_the_focus(search):
    loaded = "return [...document.scripts].filter(script => script.src.includes('/search/')).length"
    assert search.page.script(loaded) == 0
    search.field.click()
    search.wait(lambda: search.page.script(loaded) == 1)


def test_leaving_the_field_closes_the_results(search):
    search.ask("carpe")
    search.field.send_keys(Keys.TAB)
    assert not search.list.is_displayed()


def test_a_slash_in_another_field_is_a_slash(visit):
    page = visit("many.html")
    filter_field = page.driver.find_element(By.CSS_SELECTOR, ".fl-tools input")
    filter_field.send_keys("1/2")
    assert filter_field.get_attribute("value") == "1/2"


def test_without_the_script_there_is_no_field(visit_without_script):
    page = visit_without_script("index.html")
    assert not page.driver.find_element(By.CSS_SELECTOR, ".fl-search").is_displayed()


def test_the_list_passes_axe(search):
    package = pytest.importorskip("axe_playwright_python")
    source = pathlib.Path(package.__path__[0]) / "axe.min.js"
    search.ask("diebus")
    search.field.send_keys(Keys.ARROW_DOWN)
    search.page.script(source.read_text(encoding="utf-8"))
    violations = search.page.driver.execute_async_script(
        "axe.run('.fl-header').then(result => arguments[0](result.violations.map("
        "({id, nodes}) => [id, nodes.map(node => node.html)])))"
    )
    assert violations == []
