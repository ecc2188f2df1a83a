"""Takes the pictures of the screens that the documents show from those that the tests made.

python -m tools.keep_pictures     after `make pytest ARGS=tests/screens`
"""

import sys
from pathlib import Path
from typing import Final

from PIL import Image

ROOT: Final = Path(__file__).resolve().parent.parent
MADE: Final = ROOT / "build" / "screens"
KEPT: Final = ROOT / "docs" / "pictures"
#: What `docs/screens.md` shows.
NAMES: Final = (
    "lobby-terminal",
    "play-win",
    "play-phone",
    "dealer-paying",
    "pit-floor-terminal",
    "display-number",
    "display-flying",
    "display-lucky",
    "cashier-ticket",
    "inspector-round",
    "director-entrants",
)
_WIDTH_MAX: Final = 1280
_COLOURS: Final = 128


def main() -> int:
    """Keep each picture, small enough for a page; say which were not made."""
    missing = [name for name in NAMES if not (MADE / f"{name}.png").exists()]
    if missing:
        print(f"not made yet: {', '.join(missing)}; run the tests of the screens first")
        return 1
    KEPT.mkdir(parents=True, exist_ok=True)
    for name in NAMES:
        with Image.open(MADE / f"{name}.png") as made:
            shown = made.convert("RGB")
        if shown.width > _WIDTH_MAX:
            shown = shown.resize((_WIDTH_MAX, shown.height * _WIDTH_MAX // shown.width))
        shown.quantize(_COLOURS).save(KEPT / f"{name}.png", optimize=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
