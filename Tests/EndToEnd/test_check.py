"""What is wrong with a site is found without writing, and no failure ends in 0."""

import json
import os
import subprocess

import pytest

from workplace import TOOL

FAULTY = "# Faulty\n\n- ![](dot.svg) x ![](dot.svg)\n- [gone](gone.md)\n"


def test_a_clean_site(site):
    checked = site.run("check", "--strict")
    assert (checked.status, checked.output) == (0, "")
    assert checked.error == "3 pages, 3 entries: nothing to object to\n" or "note" in checked.error
    assert not site.exists("public")


def test_everything_is_found_in_one_run_and_nothing_is_written(site):
    site.write("content/faulty.md", FAULTY)
    site.write("content/twice.md", "# Twice\n\n- a {#x}\n- b {#x}\n")
    site.write("content/bad.md", "---\nstyle: carousel\n---\n- a\n- b\n")
    checked = site.run("check", "--format", "compiler")
    assert checked.status == 1
    for rule in ["missing-alt", "broken-link", "duplicate-id", "bad-value"]:
        assert f"[{rule}]" in checked.error
    assert not site.exists("public")


def test_a_warning_counts_when_strict(site):
    site.write("content/faulty.md", FAULTY)
    assert site.run("check").status == 0
    assert site.run("check", "--strict").status == 1


def test_a_note_never_counts(site):
    site.write("content/unused.png", b"")
    checked = site.run("check", "--strict")
    assert checked.status == 0
    assert "[unused-picture]" in checked.error


def test_levels_hold_for_build_and_check_alike(site):
    site.write("content/faulty.md", "# Faulty\n\n- [gone](gone.md)\n- x\n")
    for level, status in [("error", 1), ("warning", 0), ("note", 0), ("off", 0)]:
        site.write("florilegium.yml", f"rules: {{broken-link: {level}}}\n")
        for command in ["build", "check"]:
            done = site.run(command, "--format", "compiler")
            assert done.status == status, (command, level, done.error)
            shown = "" if level == "off" else f": {level}: "
            assert (shown in done.error) and ("broken-link" in done.error) == (level != "off")
    site.write("florilegium.yml", "rules: {broken-link: note}\n")
    assert site.run("build", "--strict").status == 0


def test_a_comment_holds_for_build_and_check_alike(site):
    site.write(
        "content/faulty.md",
        "# Faulty\n\nText.\n\n<!-- florilegium: allow broken-link -->\n\n- [gone](gone.md)\n- x\n",
    )
    assert site.run("build", "--strict").status == 0
    assert site.run("check", "--strict").status == 0
    assert "florilegium:" not in site.text("public/faulty.html")


@pytest.mark.parametrize(
    "rules, word",
    [
        ("{misssing-alt: off}", 'did you mean "missing-alt"?'),
        ("{missing-alt: wanring}", "missing-alt: warning"),
        ("{duplicate-id: warning}", "cannot be made"),
        ("[missing-alt]", "names with values"),
    ],
)
def test_rules_that_cannot_be(site, rules, word):
    site.write("florilegium.yml", f"rules: {rules}\n")
    for command in ["build", "check"]:
        done = site.run(command)
        assert done.status == 1
        assert word in done.error


def test_explain_and_list(place):
    explained = place.run("check", "--explain", "missing-alt")
    assert explained.status == 0 and "alternative text" in explained.output
    listed = place.run("check", "--list")
    assert listed.status == 0 and "missing-alt" in listed.output
    names = [line.split()[0] for line in listed.output.splitlines()]
    assert names == sorted(names)
    for name in names:
        assert place.run("check", "--explain", name).status == 0


def test_json_is_one_object_a_line(site):
    site.write("content/faulty.md", FAULTY)
    checked = site.run("check", "--format", "json")
    faults = [json.loads(line) for line in checked.output.splitlines()]
    assert {"rule", "severity", "headline"} <= set.intersection(*map(set, faults))
    gone = next(fault for fault in faults if fault["rule"] == "broken-link")
    assert gone["path"] == "content/faulty.md" and gone["line"] == 4
    assert (gone["column"], gone["endColumn"]) == (10, 17)


def test_github_gets_annotations(site):
    site.write("content/100%, a:b.md", "# Faulty\n\n- [gone](gone.md)\n- x\n")
    checked = site.run("check", "--format", "github")
    assert "::warning file=content/100%25%2C a%3Ab.md,line=3,endLine=3,col=10," in checked.error


def published(site):
    pages = [{"url": "latin.html", "entries": [{"id": "carpe-diem"}, {"id": "gone"}]}, {"url": "old.html"}]
    site.write("quotes.json", json.dumps({"version": 1, "pages": pages}))


def test_addresses_that_would_be_lost(site):
    published(site)
    checked = site.run("check", "--previous", "quotes.json")
    assert checked.status == 0
    assert '"gone" of the published page "latin.html"' in checked.error
    assert 'the page "old.html" of the published site' in checked.error
    assert site.run("check", "--previous", "quotes.json", "--strict").status == 1
    site.write("florilegium.yml", "rules: {lost-page: error}\n")
    assert site.run("check", "--previous", "quotes.json").status == 1


# Every way to fail, and its status.


def bad_content(site):
    site.write("content/bad.md", b"# \xff\n")


def bad_configuration(site):
    site.write("florilegium.yml", "titel: x\n")


def bad_yaml(site):
    site.write("florilegium.yml", "title: [\n")


def bad_template(site):
    site.write("Templates/page.html", "{{#page}}")


def warning(site):
    site.write("content/faulty.md", FAULTY)


def no_source(site):
    for file in site.folder.glob("content/*.md"):
        file.unlink()


def no_quotes(site):
    site.write("quotes.json", "<!doctype html>")


def lost_parts(site):
    site.write("quotes.json", '{"version":1,"parts":["quotes/latin.json"]}')


FAILURES = [
    (bad_content, [], 1),
    (bad_configuration, [], 1),
    (bad_yaml, [], 1),
    (bad_template, [], 1),
    (warning, ["--strict"], 1),
    (published, ["--previous", "quotes.json", "--strict"], 1),
    (no_quotes, ["--previous", "quotes.json"], 1),
    (lost_parts, ["--previous", "quotes.json"], 1),
    (no_source, [], 2),
    (None, ["nowhere"], 2),
    (None, ["--previous", "nowhere.json"], 2),
    (None, ["--previous", "content"], 2),
    (None, ["--sctrict"], 64),
    (None, ["--format", "xml"], 64),
    (None, ["--previous"], 64),
    (None, ["--explain", "mising-alt"], 64),
    (None, ["a", "b"], 64),
    (None, ["--base-url", "ftp://x"], 64),
]


@pytest.mark.parametrize("form", ["text", "compiler", "json", "github"])
@pytest.mark.parametrize("change, arguments, status", FAILURES)
def test_no_failure_ends_in_0(site, change, arguments, status, form):
    if change:
        change(site)
    options = [] if "--format" in arguments else ["--format", form]
    checked = site.run("check", *arguments, *options)
    assert checked.status == status, checked
    assert checked.error or (form == "json" and checked.output)
    quiet = site.run("check", *arguments, *options, "--quiet")
    assert quiet.status == status


def test_a_folder_that_cannot_be_read(ordinary):
    ordinary.write("content/a.md", "- a\n- b\n")
    hidden = ordinary.write("content/f/b.md", "- c\n- d\n").parent
    os.chmod(hidden, 0)
    try:
        assert ordinary.run("check").status == 1
    finally:
        os.chmod(hidden, 0o755)
    file = ordinary.folder / "content/a.md"
    os.chmod(file, 0)
    checked = ordinary.run("check")
    assert checked.status == 1 and "[unreadable-file]" in checked.error


@pytest.mark.parametrize("command", ["check --format json", "check --list", "check --explain nul"])
@pytest.mark.parametrize("target", [">&-", ">/dev/full"])
def test_an_output_that_cannot_be_written_to(site, command, target):
    site.write("content/faulty.md", FAULTY)
    done = subprocess.run(["sh", "-c", f"'{TOOL}' {command} {target}"], cwd=site.folder, stderr=subprocess.PIPE)
    assert done.returncode == 2, done.stderr


def test_an_error_stream_that_cannot_be_written_to(site):
    site.write("content/faulty.md", FAULTY)
    for target in ["2>&-", "2>/dev/full"]:
        done = subprocess.run(["sh", "-c", f"'{TOOL}' check {target}"], cwd=site.folder)
        assert done.returncode == 2


def test_a_reader_that_has_gone_changes_nothing(site):
    site.write("content/twice.md", "# Twice\n\n- a {#x}\n- b {#x}\n")
    for number in range(300):
        site.write(f"content/p{number}.md", FAULTY)
    script = f"'{TOOL}' check --format json; echo $? >status"
    subprocess.run(["sh", "-c", f"({script}) | head -c 10 >/dev/null"], cwd=site.folder)
    assert site.text("status") == "1\n"
