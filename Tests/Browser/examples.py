"""The pages of the example site, as it was built."""

import os
import pathlib

FOLDER = pathlib.Path(os.environ.get("FLORILEGIUM_SITE", "public")).resolve()
PAGES = sorted(str(file.relative_to(FOLDER)) for file in FOLDER.rglob("*.html"))
