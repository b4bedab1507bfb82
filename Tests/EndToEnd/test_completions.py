"""Shells complete commands, options, and the values that are known."""

import re
import shutil

import pytest

from shells import Terminal, bash_candidates, fish_candidates

SHELLS = [name for name in ("bash", "zsh", "fish") if shutil.which(name)]


@pytest.fixture
def script(place):
    """Writes the script of a shell into the place."""

    def script(shell):
        made = place.run("completions", shell)
        assert made.status == 0 and made.error == ""
        (place.folder / "notes").mkdir(exist_ok=True)
        place.write("quotes.md", "> Q\n")
        return place.write(f"completions.{shell}", made.output)

    return script


@pytest.fixture
def terminal(place, script):
    """Shells at a terminal, with the completions loaded."""
    opened = []

    def terminal(shell):
        path = script(shell)
        if shell == "bash":
            show = """bind -x '"\\C-x": printf "<%s>\\n" "$READLINE_LINE"'"""
            opened.append(Terminal(["bash", "--norc", "-i"], place.folder, [f"source '{path}'", show]))
        else:
            setup = [
                "autoload -Uz compinit && compinit -u -D",
                f"source '{path}'",
                "show() { print -r -- \"<$BUFFER>\" }; zle -N show; bindkey '^X' show; setopt no_beep",
            ]
            opened.append(Terminal(["zsh", "-f", "-i"], place.folder, setup))
        return opened[-1]

    yield terminal
    for one in opened:
        one.close()


COMMANDS = ["build", "clean", "completions", "export", "help", "import", "init", "inspect", "new", "serve"]

CANDIDATES = [
    ("florilegium ", COMMANDS),
    ("florilegium in", ["init", "inspect"]),
    ("florilegium --color never exp", ["export"]),
    ("florilegium build --format ", ["compiler", "github", "json", "text"]),
    ("florilegium build notes --format ", ["compiler", "github", "json", "text"]),
    ("florilegium inspect --format ", ["json", "text"]),
    ("florilegium init --preset q", ["questions", "quotes"]),
    ("florilegium serve --color a", ["always", "auto"]),
    ("florilegium import ", ["csv", "fortune", "json", "kindle", "tsv"]),
    ("florilegium import -u k", ["kindle"]),
    ("florilegium export ", ["csv", "fortune", "json"]),
    ("florilegium completions ", ["bash", "fish", "zsh"]),
    ("florilegium help ser", ["serve"]),
    ("florilegium clean --d", ["--dry-run"]),
    ("florilegium serve --port ", []),
    ("florilegium eject sc", ["script.js"]),
    ("florilegium check --explain missing-a", ["missing-alt"]),
]


@pytest.mark.parametrize("line, words", CANDIDATES)
def test_bash_offers_what_is_known(place, script, line, words):
    offered = bash_candidates(script("bash"), place.folder, line)
    assert set(words) <= set(offered) if line == "florilegium " else sorted(offered) == words


@pytest.mark.skipif("fish" not in SHELLS, reason="fish is not here")
@pytest.mark.parametrize("line, words", CANDIDATES)
def test_fish_offers_what_is_known(place, script, line, words):
    offered = fish_candidates(script("fish"), place.folder, line)
    assert set(words) <= set(offered) if line == "florilegium " else sorted(offered) == words


LINES = [
    ("florilegium comp", "florilegium completions "),
    ("florilegium buil", "florilegium build "),
    ("florilegium build --dr", "florilegium build --drafts "),
    ("florilegium build quo", "florilegium build quotes.md "),
    ("florilegium build --format js", "florilegium build --format json "),
    ("florilegium build --format=js", "florilegium build --format=json "),
    ("florilegium build -o n", "florilegium build -o notes/"),
    ("florilegium import kin", "florilegium import kindle "),
    ("florilegium import kindle quo", "florilegium import kindle quotes.md "),
    ("florilegium import kindle a.txt quo", "florilegium import kindle a.txt quotes.md "),
    ("florilegium build -- quo", "florilegium build -- quotes.md "),
    ("florilegium serve --port q", "florilegium serve --port q"),
    ("florilegium clean -n not", "florilegium clean -n notes/"),
]


@pytest.mark.parametrize("shell", [shell for shell in SHELLS if shell != "fish"])
def test_tab_completes_a_line(terminal, shell):
    typed = terminal(shell)
    for line, complete in LINES:
        # zsh removes the blank it has added when the line is left.
        assert typed.completed(line).rstrip() == complete.rstrip(), line
    if shell == "bash":  # zsh offers files where there is no folder.
        assert typed.completed("florilegium build -o q") == "florilegium build -o q"


@pytest.mark.skipif("fish" not in SHELLS, reason="fish is not here")
def test_fish_completes_files_and_folders(place, script):
    path = script("fish")
    assert fish_candidates(path, place.folder, "florilegium build quo") == ["quotes.md"]
    assert fish_candidates(path, place.folder, "florilegium build -o n") == ["notes/"]
    assert fish_candidates(path, place.folder, "florilegium build -o q") == []
    assert fish_candidates(path, place.folder, "florilegium import kindle a.txt quo") == ["quotes.md"]


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_every_command_and_option_is_known(place, script, shell):
    text = script(shell).read_text()
    overview = place.run("help").output
    commands = re.findall(r"^  ([a-z]+) ", overview.split("Commands\n")[1].split("\n\n")[0], re.M)
    assert len(commands) >= len(COMMANDS)
    for command in commands:
        assert re.search(rf"\b{command}\b", text)
        for option in re.findall(r"^  (?:-\w, |    )--([a-z-]+)", place.run("help", command).output, re.M):
            assert re.search(rf"(--|-l ){option}\b", text), (command, option)


def test_another_shell_is_wrong_usage(place):
    asked = place.run("completions", "fis")
    assert asked.status == 64 and 'did you mean "fish"?' in asked.error
