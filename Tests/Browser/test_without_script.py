"""Everything that folds, folds without a script."""

import pytest


def texts(page):
    """What a screen reader is given, counters included."""
    tree = page.driver.execute_cdp_cmd("Accessibility.getFullAXTree", {})["nodes"]
    return [
        node["name"]["value"] for node in tree
        if node.get("role", {}).get("value") == "StaticText" and not node["ignored"]
    ]


def test_sections_and_sayings_fold(visit_without_script):
    page = visit_without_script("latinities.html")
    assert page.open_labels() == []
    page.row("H").toggle()
    page.row("Habet et musca splenem.").toggle()
    assert page.open_labels() == ["H", "Habet et musca splenem."]
    page.row("H").toggle()
    page.row("H").toggle()
    assert page.open_labels() == ["H", "Habet et musca splenem."]


def test_an_address_opens_what_is_around_its_target(visit_without_script):
    page = visit_without_script("latinities.html#mulierem-ornat-silentium")
    assert page.open_labels() == ["M", "Mulierem ornat silentium."]


def test_a_group_has_at_most_one_open_and_its_number_is_told(visit_without_script):
    page = visit_without_script("symbols.html")
    assert "none" in texts(page)
    page.row("Devices").toggle()
    page.row("Fitness").toggle()
    assert page.open_labels() == ["Fitness"]
    assert "4" in texts(page) and "none" not in texts(page)
    page.row("Fitness").toggle()
    assert page.open_labels() == []
    assert "none" in texts(page)


@pytest.mark.parametrize("name", ["latinities.html", "organisations.html", "posts.html"])
def test_what_needs_the_script_is_not_shown(visit_without_script, name):
    page = visit_without_script(name)
    controls = page.all("button, input, output")
    assert controls and not any(control.is_displayed() for control in controls)
