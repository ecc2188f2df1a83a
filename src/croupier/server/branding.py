"""What a house looks like: its own mark, and the colour of what is pressed and chosen.

A colour is taken only where people can read it, as WCAG 2.2 AA wants it: at least 4.5 to 1 for
words, 3 to 1 for lines and large signs. `server/screens.py` sends the mark.
"""

import hashlib
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Final

LOGO_BYTES_MAX: Final = 256 * 1024
_PNG: Final = b"\x89PNG\r\n\x1a\n"
#: What may stand before it: a mark of UTF-8, a declaration, comments, a document type.
_SVG: Final = re.compile(
    rb"(?:\xef\xbb\xbf)?\s*(?:(?:<\?xml[^>]*>|<!--.*?-->|<!DOCTYPE[^>]*>)\s*)*<svg[\s>]", re.DOTALL
)
_COLOUR: Final = re.compile(r"#[0-9a-f]{6}", re.I)
_WORDS, _SIGNS = 4.5, 3.0
#: What each accent stands on or carries in `web/src/styles/tokens.css`, and how far apart they are.
GROUNDS: Final = {
    "accent": {
        "ink": ("#0b1411", _WORDS),
        "ink-raised": ("#122019", _WORDS),
        "felt": ("#0f3d2e", _WORDS),
        "felt-raised": ("#16523e", _SIGNS),
        "on-brass": ("#1d1503", _WORDS),
    },
    "accent_daylight": {
        "ink": ("#f4f1e8", _WORDS),
        "ink-raised": ("#fffdf7", _WORDS),
        "felt": ("#e4efe8", _WORDS),
        "felt-raised": ("#ffffff", _WORDS),
        "on-brass": ("#ffffff", _WORDS),
    },
}


class BrandError(ValueError):
    """A mark or a colour that cannot be taken; the message says why."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Logo:
    """A house's mark: a PNG or an SVG, as it was when the house was opened."""

    content: bytes
    media_type: str

    @property
    def address(self) -> str:
        """Where it is sent from; another picture has another address."""
        ending = "svg" if self.media_type == "image/svg+xml" else "png"
        return f"/brand/{hashlib.sha256(self.content).hexdigest()[:16]}.{ending}"


@dataclass(frozen=True, slots=True, kw_only=True)
class Branding:
    """What a house looks like; nothing of its own where it has said nothing."""

    logo: Logo | None = None
    accent: str = ""
    accent_daylight: str = ""


def contrast(one: str, other: str) -> float:
    """How far apart two colours are, as WCAG counts it.

    >>> round(contrast("#000000", "#ffffff"), 1)
    21.0
    """
    light, dark = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def _luminance(colour: str) -> float:
    shares = [int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5)]
    red, green, blue = (
        share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4 for share in shares
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def read_branding(*, logo: str = "", accent: str = "", accent_daylight: str = "") -> Branding:
    """What the settings say, seen to: a picture that is one, and colours that can be read."""
    for name, colour in (("accent", accent), ("accent_daylight", accent_daylight)):
        if colour:
            _check_colour(name, colour)
    return Branding(
        logo=_read_logo(Path(logo)) if logo else None,
        accent=accent.lower(),
        accent_daylight=accent_daylight.lower(),
    )


def _check_colour(name: str, colour: str) -> None:
    if not _COLOUR.fullmatch(colour):
        raise BrandError(f"{name} is {colour!r}; a colour such as #d8ab4e is wanted")
    for ground, (other, least) in GROUNDS[name].items():
        found = contrast(colour, other)
        if found < least:
            apart = f"{found:.1f} to 1 against {ground} ({other}); {least:g} is wanted"
            raise BrandError(f"{name} {colour} cannot be read: {apart}")


def _read_logo(file: Path) -> Logo:
    try:
        content = file.read_bytes()
    except OSError as error:
        raise BrandError(f"logo {file}: {error.strerror}") from error
    if len(content) > LOGO_BYTES_MAX:
        raise BrandError(f"logo {file} has more than {LOGO_BYTES_MAX // 1024} kB")
    if content.startswith(_PNG):
        return Logo(content=content, media_type="image/png")
    if _SVG.match(content):
        return Logo(content=content, media_type="image/svg+xml")
    raise BrandError(f"logo {file} is neither a PNG nor an SVG")
