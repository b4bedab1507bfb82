"""What a screen reader is given: headings, names, and whether something is expanded."""

import pytest
from PIL import ImageChops

import tree
from page import Page
from stress import FILES


def shown(page, condition):
    """The tree, once a condition holds of it: engines keep it up to date behind the page."""
    nodes = []

    def holds():
        nodes[:] = tree.of(page.engine)
        return condition(nodes)

    page.until(holds)
    return nodes


def has(role, name):
    return lambda nodes: any(node.role == role and node.name.startswith(name) for node in nodes)


def all_of(nodes, role):
    return [node for node in nodes if node.role == role]


@pytest.fixture(scope="session", params=["inside", "before", "none"])
def headings(request, generate):
    """A site whose headings stand where the option says."""
    site = generate(FILES | {"florilegium.yml": f"title: Stress\nheadings: {request.param}\n"})
    return request.param, site


@pytest.mark.behaviour(22)
def test_section_titles_are_headings_where_the_option_says(engine, headings):
    place, site = headings
    page = Page(engine, site.http()).visit("questions.html")
    nodes = shown(page, has("summary", "What is code?"))
    titles = [(node.name, node.level) for node in all_of(nodes, "heading")]
    assert titles[0] == ("Questions", 1)
    if place == "none":
        assert titles == [("Questions", 1)]
        return
    assert ("What is code?", 2) in titles and ("What is a table?", 2) in titles
    names = [(node.role, node.name) for node in nodes if node.role in ("heading", "summary")]
    heading = names.index(("heading", "What is code?"))
    neighbour = names[heading - 1 if place == "inside" else heading + 1]
    assert neighbour[0] == "summary" and neighbour[1].startswith("What is code?")


@pytest.mark.behaviour(22)
def test_wherever_section_titles_are_headings_the_page_looks_the_same(engine, stress, headings):
    looks = []
    for site in (stress, headings[1]):
        page = Page(engine, site.http()).visit("questions.html")
        page.row("What is code?").toggle()
        page.move_away()
        labels = [page.box(label) for label in page.all(".fl-label")]
        looks.append((labels, page.engine.picture()))
    (boxes, before), (others, after) = looks
    assert boxes == others
    assert ImageChops.difference(before, after).getbbox() is None


@pytest.mark.behaviour(22)
def test_what_folds_has_its_label_for_a_name_and_tells_whether_it_is_expanded(visit):
    page = visit("latinities.html")
    page.row("H").toggle()
    nodes = shown(page, has("summary", "Habet"))
    states = {node.name: node.expanded for node in all_of(nodes, "summary")}
    assert {name.split()[0]: state for name, state in states.items()} == {
        "C": False, "H": True, "M": False, "Homo": False, "Habet": False}
    assert "Habet et musca splenem." in states
    assert [(node.name, node.level) for node in all_of(nodes, "heading")] == [
        ("Latin sayings", 1), ("C", 2), ("H", 2), ("M", 2)]


@pytest.mark.behaviour(24)
def test_what_is_closed_is_not_in_the_tree(visit):
    page = visit("latinities.html")
    nodes = shown(page, has("summary", "H"))
    assert not has("summary", "Habet")(nodes) and not has("link", "Link to Habet")(nodes)
    page.row("H").toggle()
    shown(page, has("summary", "Habet"))
    page.row("H").toggle()
    shown(page, lambda nodes: not has("summary", "Habet")(nodes))


def test_lists_are_lists_and_triangles_are_silent(visit):
    page = visit("latinities.html")
    nodes = shown(page, has("summary", "H"))
    assert all_of(nodes, "list")
    assert not [node for node in nodes if node.role in ("graphic", "image", "img")]
    assert not [node for node in nodes if set(node.name) & set("▶▸►▾")]


@pytest.mark.behaviour("Readout")
def test_the_readout_is_a_status_with_number_and_label(visit):
    page = visit("symbols.html")
    page.row("Fitness").toggle()
    nodes = shown(page, has("summary", "Fitness"))
    assert all_of(nodes, "status")
    if page.engine.name != "webkit":  # which gives the text of a node only when asked for it
        shown(page, has("text", "4, Fitness"))


@pytest.mark.behaviour(18)
def test_without_script_the_number_is_told_as_well(visit_without_script):
    page = visit_without_script("symbols.html")
    if page.engine.name == "webkit":
        pytest.skip("by pixels only: the tree does not give texts")
    texts = lambda nodes: [node.name for node in all_of(nodes, "text")]
    shown(page, lambda nodes: "none" in texts(nodes))
    page.row("Devices").toggle()
    page.row("Fitness").toggle()
    shown(page, lambda nodes: "4" in texts(nodes) and "none" not in texts(nodes))
    page.row("Fitness").toggle()
    shown(page, lambda nodes: "none" in texts(nodes))
