"""Takes the pictures of the screens that the documents show from those that the tests made.

python -m tools.keep_pictures     after `make pytest ARGS=tests/screens`

A picture that moves is made of the frames in a folder of its name.
"""

import re
import sys
from pathlib import Path
from typing import Final

from PIL import Image

ROOT: Final = Path(__file__).resolve().parent.parent
MADE: Final = ROOT / "build" / "screens"
PAGE: Final = ROOT / "docs" / "screens.md"
KEPT: Final = ROOT / "docs" / "pictures"
_WIDTH_MAX: Final = 1280
_COLOURS: Final = 256
#: How often the colours are fitted anew: otherwise one violet chip is no longer violet.
_FITTED: Final = 4
#: Of a picture that moves: its width, and how long each frame stands, in milliseconds.
_MOVING_WIDTH: Final = 640
_FRAME_MS: Final = 150
_LAST_MS: Final = 3000


def main() -> int:
    """Keep each picture that was made, small enough for a page; say which were not."""
    KEPT.mkdir(parents=True, exist_ok=True)
    missing = [name for name in shown(PAGE.read_text("utf-8")) if not keep(name)]
    if missing:
        print(f"not made yet: {', '.join(missing)}; run the tests of the screens first")
    return 1 if missing else 0


def shown(page: str) -> list[str]:
    """The pictures that a page shows, by their files.

    >>> shown("![A round](pictures/round.webp) and ![the pit](pictures/pit.png){ width=320 }")
    ['round.webp', 'pit.png']
    """
    return re.findall(r"\(pictures/([\w.-]+)\)", page)


def keep(name: str) -> bool:
    """Keep one picture; whether the tests had made it."""
    made = MADE / name
    if made.suffix == ".webp":
        return _keep_moving(name, sorted(made.with_suffix("").glob("*.png")))
    if not made.exists():
        return False
    _shrunk(made, _WIDTH_MAX).quantize(_COLOURS, kmeans=_FITTED).save(KEPT / name, optimize=True)
    return True


def _keep_moving(name: str, frames: list[Path]) -> bool:
    if not frames:
        return False
    first, *rest = (_shrunk(frame, _MOVING_WIDTH) for frame in frames)
    times = [_FRAME_MS] * len(rest) + [_LAST_MS]
    first.save(
        *(KEPT / name, "WEBP"),
        save_all=True,
        append_images=rest,
        duration=times,
        loop=0,
        quality=70,
        method=6,
    )
    return True


def _shrunk(file: Path, width_max: int) -> Image.Image:
    with Image.open(file) as made:
        found = made.convert("RGB")
    if found.width <= width_max:
        return found
    return found.resize((width_max, found.height * width_max // found.width))


if __name__ == "__main__":
    sys.exit(main())
