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
    page.opens("M", "Mulierem ornat silentium.")


@pytest.mark.behaviour(3, 18)
def test_a_group_has_at_most_one_open_and_its_number_is_shown(visit_without_script):
    page = visit_without_script("symbols.html")

    def readout():
        page.move_away()
        left, top, width, height = (round(side) for side in page.box(page.one(".fl-readout")))
        return page.engine.picture().crop((left, top, left + width, top + height)).tobytes()

    pictures = [readout()]
    for label in ("Devices", "Fitness", "Fitness"):
        page.row(label).toggle()
        pictures.append(readout())
    assert pictures[0] == pictures[3]
    assert len(set(pictures)) == 3
    page.row("Devices").toggle()
    page.row("Fitness").toggle()
    assert page.open_labels() == ["Fitness"]
    assert readout() == pictures[2]


@pytest.mark.parametrize("name", ["latinities.html", "organisations.html", "posts.html"])
def test_what_needs_the_script_is_not_shown(visit_without_script, name):
    page = visit_without_script(name)
    controls = page.all("button, input, output")
    assert controls and not any(control.is_displayed() for control in controls)
