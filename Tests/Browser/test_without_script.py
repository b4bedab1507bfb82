"""Everything that folds, folds without a script."""

import pytest


@pytest.mark.behaviour(1, 2, 6)
def test_sections_and_sayings_fold(visit_without_script):
    page = visit_without_script("latinities.html")
    assert page.open_labels() == []
    page.row("H").toggle()
    page.row("Habet et musca splenem.").toggle()
    assert page.open_labels() == ["H", "Habet et musca splenem."]
    page.row("H").toggle()
    page.row("H").toggle()
    assert page.open_labels() == ["H", "Habet et musca splenem."]


@pytest.mark.behaviour(12)
def test_an_address_opens_what_is_around_its_target(visit_without_script):
    page = visit_without_script("latinities.html#mulierem-ornat-silentium")
    assert page.open_labels() == ["M", "Mulierem ornat silentium."]


@pytest.mark.parametrize("name", ["latinities.html", "organisations.html", "posts.html"])
def test_what_needs_the_script_is_not_shown(visit_without_script, name):
    page = visit_without_script(name)
    controls = page.all("button, input, output")
    assert controls and not any(control.is_displayed() for control in controls)
