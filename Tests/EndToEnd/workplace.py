"""Runs the tool as its users do: as a process, in a folder of its own."""

import os
import subprocess
from dataclasses import dataclass
from pathlib import Path

TOOL = str(Path(os.environ.get("FLORILEGIUM", ".build/release/florilegium")).resolve())


@dataclass
class Outcome:
    """What a run of the tool came to."""

    status: int
    output: str
    error: str


class Workplace:
    """A folder in which files are put and the tool is run."""

    def __init__(self, folder, tool=TOOL, options=None):
        self.folder = folder
        self.tool = tool
        self.options = options or {}

    def write(self, path, content):
        file = self.folder / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(content if isinstance(content, bytes) else content.encode())
        return file

    def read(self, path):
        return (self.folder / path).read_bytes()

    def text(self, path):
        return self.read(path).decode()

    def exists(self, path):
        return (self.folder / path).exists()

    def run(self, *arguments, **options):
        done = subprocess.run(
            [self.tool, *arguments],
            cwd=options.pop("cwd", self.folder),
            stdin=subprocess.DEVNULL,
            capture_output=True,
            timeout=60,
            **self.options,
            **options,
        )
        outcome = Outcome(done.returncode, done.stdout.decode(), done.stderr.decode())
        assert 0 <= outcome.status < 128, f"ended by a signal: {outcome}"
        assert "Fatal error" not in outcome.error and "Stack dump" not in outcome.error
        return outcome

    def tree(self, root="public"):
        """Every file below a folder with its bytes."""
        base = self.folder / root
        return {
            str(file.relative_to(base)): file.read_bytes()
            for file in sorted(base.rglob("*"))
            if file.is_file()
        }
