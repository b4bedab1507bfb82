"""A page in a browser, as a reader meets it: rows with labels, a pointer, keys."""

import time

from selenium.common.exceptions import MoveTargetOutOfBoundsException, WebDriverException
from selenium.webdriver import ActionChains
from selenium.webdriver.common.actions.action_builder import ActionBuilder
from selenium.webdriver.common.actions.mouse_button import MouseButton
from selenium.webdriver.common.by import By

# How long what is animated takes, as a style: in nearly all tests, and in those of motion.
BRIEFLY = ":root { --motion: .05s ease-in-out }"
SLOWLY = ":root { --motion: 1.5s ease-in-out }"

# Only Chromium tells of transitions of details; but where things stand, all do. What is in a closed
# row is not drawn: what Firefox would animate there waits until that opens. Time counts only as
# far as frames are drawn: on a busy machine there may be none for many seconds.
SETTLED = """
const done = arguments[0];
const box = element => element.getBoundingClientRect();
const moves = row => {
  const [summary, body] = row.children;
  if (summary?.localName != "summary" || !body || !box(row).height) return false;
  return row.open ? box(body).top - box(summary).bottom < -1
    : box(row).bottom - box(summary).bottom > 3;
};
const rows = [...document.querySelectorAll("details:not(details:not([open]) *)")].slice(0, 2000);
let left = 15000, last = performance.now();
(function look() {
  const animated = document.getAnimations().filter(it => it.effect.target.checkVisibility());
  const moving = rows.filter(moves);
  if (!animated.length && !moving.length) return done("");
  const now = performance.now();
  left -= Math.min(now - last, 100);
  last = now;
  if (left > 0) return requestAnimationFrame(look);
  done(animated.map(it => `${it.transitionProperty ?? it.animationName} ${it.playState} of ` +
      `${it.effect.pseudoElement ?? ""} ${it.effect.target.outerHTML.slice(0, 200)}`)
    .concat(moving.map(row => row.outerHTML.slice(0, 200))).join("; "));
})();
"""


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
        return self.page.script("return arguments[0].querySelector('details').open", self.element)

    @property
    def details(self):
        return self.part("details")

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
    def __init__(self, engine, base=""):
        self.engine = engine
        self.driver = engine.driver
        self.base = base

    def visit(self, address):
        """Opens an address, the pointer out of the way: what it is over may be animated."""
        self.move_away()
        self.driver.get(self.base + address)
        self.until(lambda: self.script(  # a busy browser may say too soon that it is there
            "return location.href.startsWith(arguments[0]) && document.readyState == 'complete'",
            self.base))
        return self

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

    def opens(self, *labels):
        """Waits until exactly these are open, as after an address, which browsers go to when they
        come to it."""
        self.until(lambda: self.open_labels() == list(labels))

    def style(self, element, name, pseudo=None):
        """A computed value."""
        return self.script(
            "return getComputedStyle(arguments[0], arguments[2]).getPropertyValue(arguments[1])",
            element, name, pseudo,
        )

    def box(self, element):
        """Left, top, width and height within the window."""
        return self.script(
            "const b = arguments[0].getBoundingClientRect(); return [b.left, b.top, b.width, b.height]",
            element,
        )

    def top(self, element):
        return self.box(element)[1]

    def settle(self):
        """Waits for every animation to end."""
        moving = self.driver.execute_async_script(SETTLED)
        assert not moving, f"something moves for ever: {moving}"

    def frames(self, number):
        """Waits until so many frames are drawn."""
        self.driver.execute_async_script(
            "let [left, done] = arguments; requestAnimationFrame(function next() {"
            "  left-- ? requestAnimationFrame(next) : done() })", number)

    def until(self, condition, seconds=30):
        """Waits for something to become true. While it is asked the page may be loaded again."""
        end = time.monotonic() + seconds
        while True:
            fault = "it did not become true"
            try:
                if condition():
                    return
            except WebDriverException as exception:
                fault = exception
            assert time.monotonic() < end, fault
            time.sleep(0.05)

    def follow(self, link):
        """A click on what leads to another page, until that is there: in a page that is being
        left nothing can be waited for, and an empty one may stand between the two."""
        address = self.script("window.isLeft = false; return arguments[0].href", link)
        self.bring_and_click(link)
        self.until(lambda: self.script(
            """return window.isLeft !== false && document.readyState == "complete"
                 && location.href == arguments[0]""", address))
        self.settle()

    def bring(self, element):
        """Into the window, as a reader does who scrolls: the row that is held in place is let go."""
        self.script(
            """dispatchEvent(new Event("wheel"));
               arguments[0].scrollIntoView({ block: "nearest", behavior: "instant" })""", element)

    def click(self, element, across=0.5, down=0.5):
        """A click of the real pointer: by default in the middle, else at a share of the box."""
        self.bring_and_click(element, across, down)
        self.settle()

    def bring_and_click(self, element, across=0.5, down=0.5):
        """A busy browser may go to the fragment of its address only now, away from what was just
        brought: a pointer that does not reach it has not clicked, and it is brought again."""
        for attempt in range(5):
            self.bring(element)
            try:
                return self.point(element, across, down).click().perform()
            except MoveTargetOutOfBoundsException:
                if attempt == 4:
                    raise

    def point(self, element, across=0.5, down=0.5):
        _, _, width, height = self.box(element)
        return ActionChains(self.driver, duration=0).move_to_element_with_offset(
            element, round((across - 0.5) * width), round((down - 0.5) * height)
        )

    def click_at(self, x, y):
        """A click at a place of the window."""
        actions = ActionBuilder(self.driver, duration=0)
        actions.pointer_action.move_to_location(x, y)
        actions.pointer_action.pointer_down(MouseButton.LEFT)
        actions.pointer_action.pointer_up(MouseButton.LEFT)
        actions.perform()
        self.settle()

    def move_away(self):
        """Puts the pointer into the corner."""
        actions = ActionBuilder(self.driver, duration=0)
        actions.pointer_action.move_to_location(0, 0)
        actions.perform()

    def press(self, *keys):
        ActionChains(self.driver).send_keys(*keys).perform()
        self.settle()

    def reload(self):
        self.driver.refresh()
        self.settle()
