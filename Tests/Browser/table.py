"""What holds in which browser, as a table that the run itself writes.

    @pytest.mark.behaviour(7)     one of `BEHAVIOURS`, by its number
"""

import pathlib

import pytest

from behaviours import BEHAVIOURS
from engines import ENGINES

FILE = pathlib.Path(__file__).resolve().parent.parent.parent / ".build/behaviours.md"


def pytest_configure(config):
    config.addinivalue_line("markers", "behaviour(number): shows a behaviour of `behaviours`")
    config.pluginmanager.register(Marks(), "marks of behaviours")
    if not hasattr(config, "workerinput"):
        config.pluginmanager.register(Table(), "table of behaviours")


def shown_by(item):
    """The behaviours that a test shows, and the engine in which it does."""
    parameters = getattr(getattr(item, "callspec", None), "params", {})
    engine = parameters.get("engine_of_session", "none")
    numbers = [number for mark in item.iter_markers("behaviour") for number in mark.args]
    if numbers and "file" in parameters.values():
        numbers.append(29)
    return [(number, engine) for number in numbers]


class Marks:
    """Sends what a test shows along with its outcome."""

    def pytest_collection_modifyitems(self, items):
        for item in items:
            item.user_properties += [("behaviour", shown) for shown in shown_by(item)]


class Table:
    """Gathers the outcome of each test; a skipped one tells why."""

    def __init__(self):
        self.cells = {}

    def pytest_runtest_logreport(self, report):
        if report.when != "call" and report.passed:
            return
        if report.skipped:
            outcome = report.longrepr[2].removeprefix("Skipped: ")
        else:
            outcome = report.outcome
        for name, cell in report.user_properties:
            if name == "behaviour":
                self.cells.setdefault(tuple(cell), []).append(outcome)

    def cell(self, number, engine):
        """Failed if anything did; else how many tests have passed; else why none was made."""
        found = self.cells.get((number, engine), []) + self.cells.get((number, "none"), [])
        passed, failed = found.count("passed"), found.count("failed")
        others = sorted(set(found) - {"passed", "failed"})
        if failed:
            return f"**failed** ({failed} of {len(found)})"
        return "; ".join([f"holds ({passed})"] * bool(passed) + others) or "not run"

    def pytest_sessionfinish(self):
        if not self.cells:
            return
        lines = [
            "# What holds in which browser", "",
            "How many tests show it stands in brackets.", "",
            "| | behaviour | " + " | ".join(ENGINES) + " |",
            "|---" * (len(ENGINES) + 2) + "|",
        ]
        for number, sentence in BEHAVIOURS.items():
            cells = " | ".join(self.cell(number, engine) for engine in ENGINES)
            lines.append(f"| {number} | {sentence} | {cells} |")
        FILE.parent.mkdir(exist_ok=True)
        FILE.write_text("\n".join(lines) + "\n")
