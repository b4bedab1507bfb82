"""Shells in which somebody types."""

import os
import pty
import re
import select
import subprocess
import time


class Terminal:
    """A shell at a terminal. `setup` is run first; it has to bind Ctrl-X so that the line is shown
    between `<` and `>`."""

    def __init__(self, command, folder, setup):
        self.master, slave = pty.openpty()
        environment = {"HOME": str(folder), "PATH": os.environ["PATH"], "TERM": "dumb", "PS1": "$ "}
        self.process = subprocess.Popen(
            command, cwd=folder, stdin=slave, stdout=slave, stderr=slave, env=environment, start_new_session=True
        )
        os.close(slave)
        for line in [*setup, "echo rea''dy"]:
            self.send(line + "\n")
        self.wait_for(r"ready")

    def send(self, text):
        os.write(self.master, text.encode())

    def wait_for(self, pattern, seconds=20):
        said = ""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            if select.select([self.master], [], [], 0.1)[0]:
                said += os.read(self.master, 65536).decode(errors="replace")
            if found := re.search(pattern, said):
                return found
        raise AssertionError(f"{pattern} was not said: {said}")

    def completed(self, line):
        """What becomes of a line when Tab is pressed at its end."""
        self.send(line + "\t\x18")
        shown = self.wait_for(r"<([^<>]*)>")[1]
        self.send("\x15")
        return shown

    def close(self):
        os.close(self.master)
        self.process.kill()
        self.process.wait()


def bash_candidates(script, folder, line):
    """What bash offers for the last word of a line; words are cut as bash cuts them."""
    words = [word for part in line.split(" ") for word in re.split("(=)", part) if word] or [""]
    if line.endswith(" "):
        words.append("")
    quoted = " ".join(f"'{word}'" for word in words)
    run = f"source '{script}'; COMP_WORDS=({quoted}); COMP_CWORD={len(words) - 1}; _florilegium"
    shown = subprocess.run(
        ["bash", "--norc", "-c", run + '; printf "%s\\n" "${COMPREPLY[@]}"'],
        cwd=folder, capture_output=True, text=True, timeout=20,
    )
    assert shown.returncode == 0 and shown.stderr == "", shown.stderr
    return [word for word in shown.stdout.split("\n") if word]


def fish_candidates(script, folder, line):
    """What fish offers for the last word of a line."""
    shown = subprocess.run(
        ["fish", "--no-config", "-c", f"source '{script}'; complete -C '{line}'"],
        cwd=folder, capture_output=True, text=True, timeout=20, env={**os.environ, "HOME": str(folder)},
    )
    assert shown.returncode == 0 and shown.stderr == "", shown.stderr
    return [word.split("\t")[0] for word in shown.stdout.split("\n") if word]
