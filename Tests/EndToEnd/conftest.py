"""Places in which the tool is run."""

import os
import shutil
import tempfile
from pathlib import Path

import pytest

from preview import Preview
from workplace import TOOL, Workplace


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


@pytest.fixture
def serve(place):
    """Starts previews in the place, and ends them."""
    started = []

    def serve(*arguments, **options):
        preview = Preview(place.folder, *arguments, **options)
        started.append(preview)
        return preview

    yield serve
    for preview in started:
        assert preview.stop() == 0
