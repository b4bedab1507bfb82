"""A page in a browser, as a reader meets it: rows with labels, a pointer, keys."""

from selenium.webdriver import ActionChains
from selenium.webdriver.common.by import By
from selenium.webdriver.support.wait import WebDriverWait


class Row:
    """An entry: a row that may fold, found by its label."""

    def __init__(self, page, element):
        self.page = page
        self.element = element

    def part(self, selector):
        return self.element.find_element(By.CSS_SELECTOR, ":scope > " + selector)

    def parts(self, selector):
        return self.element.find_elements(By.CSS_SELECTOR, ":scope > " + selector)

    @property
    def folds(self):
        return bool(self.parts("details"))

    @property
    def is_open(self):
        return self.part("details").get_attribute("open") is not None

    @property
    def summary(self):
        return self.part("details > summary")

    @property
    def body(self):
        return self.part("details > .fl-body")

    @property
    def permalink(self):
        return self.part(".fl-permalink")

    @property
    def id(self):
        if not self.folds:
            return self.element.get_attribute("id")
        return self.part("details > .fl-body > .fl-anchor").get_attribute("id")

    @property
    def label(self):
        return self.page.script(
            "return arguments[0].querySelector('.fl-label').textContent", self.element
        )

    def toggle(self):
        self.page.click(self.summary)


class Page:
    def __init__(self, driver):
        self.driver = driver

    def script(self, source, *arguments):
        return self.driver.execute_script(source, *arguments)

    def one(self, selector):
        return self.driver.find_element(By.CSS_SELECTOR, selector)

    def all(self, selector):
        return self.driver.find_elements(By.CSS_SELECTOR, selector)

    def rows(self, selector=".fl-entry"):
        return [Row(self, element) for element in self.all(selector)]

    def row(self, label, occurrence=0):
        """The row with exactly this label; the first of equal ones, or a later one."""
        elements = self.script(
            """return [...document.querySelectorAll(".fl-entry")].filter(
                 entry => entry.querySelector(".fl-label").textContent == arguments[0])""",
            label,
        )
        return Row(self, elements[occurrence])

    def labels(self, selector=".fl-entry"):
        return self.script(
            """return [...document.querySelectorAll(arguments[0])].map(
                 entry => entry.querySelector(".fl-label").textContent)""",
            selector,
        )

    def open_labels(self):
        return self.labels(".fl-entry:has(> details[open])")

    def settle(self):
        """Waits for every animation to end."""
        WebDriverWait(self.driver, 5, poll_frequency=0.02).until(
            lambda _: self.script("return document.getAnimations().length") == 0
        )

    def click(self, element, across=0.5, down=0.5):
        """A click of the real pointer: by default in the middle, else at a share of the box."""
        self.script("arguments[0].scrollIntoView({block: 'nearest'})", element)
        self.point(element, across, down).click().perform()
        self.settle()

    def point(self, element, across=0.5, down=0.5):
        size = element.size
        return ActionChains(self.driver, duration=0).move_to_element_with_offset(
            element, round((across - 0.5) * size["width"]), round((down - 0.5) * size["height"])
        )

    def press(self, *keys):
        ActionChains(self.driver).send_keys(*keys).perform()
        self.settle()

    def reload(self):
        self.driver.refresh()
        self.settle()
