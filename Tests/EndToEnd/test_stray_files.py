"""Settings, templates and websites that lie where they do nothing."""

import sys

import pytest

ITEMS = "- One\n- Two\n"


def warned(built, path):
    return f"{path}: warning:" in built.error and "[unread-settings]" in built.error


@pytest.mark.parametrize("name", ["florilegium.yaml", "Florilegium.yml", "FLORILEGIUM.YAML", "florilegium.yml.txt"])
@pytest.mark.parametrize("page", ["a.md", "content/a.md"])
def test_settings_under_another_name_are_named(place, name, page):
    place.write(page, ITEMS)
    place.write(name, "title: T\n")
    built = place.run("build")
    assert built.status == 0 and warned(built, name) and "rename it to florilegium.yml" in built.error
    assert not place.exists(f"public/{name}")


@pytest.mark.parametrize("name", ["florilegium.yml", "florilegium.yaml", "deep/florilegium.yml"])
def test_settings_among_the_content_are_named(site, name):
    site.write(f"content/{name}", "title: T\n")
    built = site.run("build")
    assert built.status == 0 and warned(built, f"content/{name}")
    assert "into florilegium.yml" in built.error
    (site.folder / "florilegium.yml").unlink()
    assert "move it to florilegium.yml" in site.run("build").error
    assert not site.exists(f"public/{name}")


@pytest.mark.parametrize("folder", ["templates", "Templates"])
def test_templates_that_are_not_read_are_named(site, folder):
    site.write(f"content/{folder}/extra.css", "a {}")
    site.write(f"content/{folder}/part.txt", "")
    built = site.run("build")
    assert built.status == 0 and warned(built, f"content/{folder}") and "move them to Templates" in built.error
    assert not any("templates" in name.lower() for name in site.tree())
    plain = site.run("build", "content", "-o", "plain")
    assert plain.status == 0 and "florilegium init content" in plain.error


def test_a_page_may_be_called_templates(site):
    site.write("content/templates/a.md", ITEMS)
    site.write("content/templates/page.svg", "<svg/>")
    built = site.run("build")
    assert "unread-settings" not in built.error and site.exists("public/templates/page.svg")


def test_templates_of_a_site_may_be_in_lower_case(site):
    site.write("templates/extra.css", "a { color: teal }")
    built = site.run("build", "--strict")
    assert built.status == 0 and "teal" in "".join(v.decode() for k, v in site.tree().items() if k.endswith(".css"))


def test_a_folder_of_sites_names_them(place):
    for name in ["two", "one"]:
        assert place.run("init", name).status == 0
    place.write("README.md", "Two sites.\n")
    for command in ["build", "check", "serve"]:
        done = place.run(command)
        assert done.status == 2 and 'holds 2: "one", "two"' in done.error
        assert f"`florilegium {command} one`" in done.error
    assert place.run("build", "one").status == 0


def test_notes_beside_a_new_content_are_told_of(place):
    place.write("quotes.md", "> One.\n\n> Two.\n")
    place.write("more/quotes.md", "> One.\n\n> Two.\n")
    assert place.run("init", "--preset", "quotes").status == 0
    for command in ["build", "check"]:
        done = place.run(command, "--strict")
        assert done.status == 0 and done.error.count("[markdown-beside]") == 1
        assert "quotes.md: note: 2 Markdown files lie beside content" in done.error


@pytest.mark.skipif(sys.platform == "darwin", reason="one name there")
def test_of_two_folders_of_templates_one_is_named(site):
    site.write("templates/extra.css", "a { color: plum }")
    site.write("Templates/extra.css", "a { color: teal }")
    built = site.run("build")
    assert built.status == 0 and warned(built, "templates") and "Those in Templates are." in built.error


def test_a_build_within_a_site_says_that_its_settings_are_not_read(site):
    site.write("content/deep/a.md", ITEMS)
    for folder, up in [("content", ".."), ("content/deep", "../..")]:
        built = site.run("build", cwd=site.folder / folder)
        assert built.status == 0 and f"{up}/florilegium.yml: note:" in built.error and "[part-of-site]" in built.error
        assert f"`florilegium build {up}`" in built.error
    assert "florilegium.yml: note:" in site.run("check", "--strict", "content/deep").error
    site.write("elsewhere/a.md", ITEMS)
    assert "part-of-site" not in site.run("check", "elsewhere").error


def test_a_website_among_the_content_is_not_published(site):
    site.run("build", cwd=site.folder / "content")
    built = site.run("build")
    assert built.status == 0 and "content/public: note:" in built.error and "[site-in-content]" in built.error
    assert not any(name.startswith("public/") for name in site.tree())
    assert site.run("clean", "-o", "content/public").status == 0
    assert "site-in-content" not in site.run("build").error


def test_an_earlier_output_is_not_published(place):
    place.write("a.md", ITEMS)
    place.run("build")
    built = place.run("build", "-o", "docs")
    assert built.status == 0 and "public: note:" in built.error
    assert not any("public" in name for name in place.tree("docs"))
