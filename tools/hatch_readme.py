"""README.md as a package index shows it. Used by hatchling.

An index has none of the repository's files, so that relative links and pictures would be broken
there. `CROUPIER_PROJECT_URL` names where the files can be had, such as
`https://example.org/croupier/raw/v1`: links and pictures then lead there. Without it links become
plain text, and pictures are left out.
"""

import os
import re
from pathlib import Path
from typing import Any, Final

from hatchling.metadata.plugin.interface import MetadataHookInterface

VARIABLE: Final = "CROUPIER_PROJECT_URL"
_RELATIVE: Final = r"\((?!https?:|#)([^)\s]+)\)"
_PICTURE: Final = re.compile(rf"!\[([^\]]*)\]{_RELATIVE}\n*")
_LINK: Final = re.compile(rf"(?<!!)\[([^\]]*)\]{_RELATIVE}")


def readme_for_index(text: str, base: str = "") -> str:
    """The text with links that work on an index, or without them.

    >>> readme_for_index("![a win](docs/win.png)\\n\\nSee [docs](docs/x.md), [web](https://a.example).")
    'See docs, [web](https://a.example).'
    >>> readme_for_index("![a win](docs/win.png)", "https://a.example/raw/v1/")
    '![a win](https://a.example/raw/v1/docs/win.png)'
    """
    if not base:
        return _LINK.sub(r"\1", _PICTURE.sub("", text))
    place = base.rstrip("/")
    return re.sub(rf"(!?\[[^\]]*\]){_RELATIVE}", rf"\1({place}/\2)", text)


class ReadmeHook(MetadataHookInterface):
    """Fills in the description of the package."""

    PLUGIN_NAME = "custom"

    def update(self, metadata: dict[str, Any]) -> None:
        """Put the text into the metadata."""
        text = (Path(self.root) / "README.md").read_text("utf-8")
        shown = readme_for_index(text, os.environ.get(VARIABLE, ""))
        metadata["readme"] = {"content-type": "text/markdown", "text": shown}
