"""The table of behaviours is whole, and made of what the run says."""

import pathlib
from types import SimpleNamespace

import pytest

from behaviours import BEHAVIOURS
from engines import ENGINES
from table import Table, shown_by


def test_every_behaviour_is_shown_in_every_engine(request):
    items = request.session.items
    here = pathlib.Path(__file__).parent
    if {item.path for item in items} < set(here.glob("test_*.py")) or request.config.option.keyword:
        pytest.skip("not all tests are run")
    sent = {tuple(shown) for item in items for name, shown in item.user_properties
            if name == "behaviour"}
    assert {shown for item in items for shown in shown_by(item)} == sent
    everywhere = {number for number, engine in sent if engine == "none"}
    missing = [(number, engine) for number in BEHAVIOURS for engine in ENGINES
               if number not in everywhere and (number, engine) not in sent]
    assert missing == []
    assert {number for number, _ in sent} == set(BEHAVIOURS)


def test_a_cell_tells_what_failed_what_held_and_why_nothing_was_tried():
    table = Table()
    for engine, outcome, reason in (
        ("chromium", "passed", ""), ("chromium", "passed", ""), ("firefox", "passed", ""),
        ("firefox", "failed", ""), ("webkit", "skipped", "Skipped: no such thing"),
    ):
        table.pytest_runtest_logreport(SimpleNamespace(
            when="call", passed=outcome == "passed", skipped=outcome == "skipped", outcome=outcome,
            longrepr=("file", 1, reason), user_properties=[("behaviour", (7, engine))]))
    assert [table.cell(7, engine) for engine in ENGINES] == [
        "holds (2)", "**failed** (1 of 2)", "no such thing"]
    assert table.cell(8, "chromium") == "not run"
