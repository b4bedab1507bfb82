"""Runs the tool as its users do: as a process, in a folder of its own."""

import os
import shutil
import subprocess
import tempfile
from dataclasses import dataclass
from pathlib import Path

import pytest

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
            cwd=self.folder,
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


@pytest.fixture
def ordinary():
    """A folder, and how to run in it as somebody whom permissions bind: root they do not."""
    with tempfile.TemporaryDirectory(dir="/tmp") as folder:
        os.chmod(folder, 0o777)
        tool = shutil.copy(TOOL, Path(folder) / "florilegium")
        os.chmod(tool, 0o755)
        work = Path(folder) / "work"
        work.mkdir()
        os.chmod(work, 0o777)
        options = {"user": "nobody", "group": "nogroup"} if os.geteuid() == 0 else {}
        yield Workplace(work, tool, options)


@pytest.fixture
def place(tmp_path):
    return Workplace(tmp_path)


@pytest.fixture
def site(place):
    """A small site of two pages and a picture."""
    place.write("florilegium.yml", "title: Sayings\n")
    place.write("content/latin.md", "# Latin\n\n- Festina lente\n  - Make haste slowly\n- Carpe diem\n")
    place.write("content/faq.md", "# Questions\n\n## Why?\n\nBecause. See [Latin](latin.md#carpe-diem).\n")
    place.write("content/dot.svg", '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="4"/>')
    return place
