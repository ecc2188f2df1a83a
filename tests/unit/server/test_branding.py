"""What a house wears: a mark that is a picture, and colours that people can read."""

import re
from pathlib import Path

import pytest

from croupier.server.branding import GROUNDS, LOGO_BYTES_MAX, BrandError, contrast, read_branding
from croupier.server.load_settings import load_settings
from croupier.server.settings import SettingsError

TOKENS = Path(__file__).resolve().parents[3] / "web" / "src" / "styles" / "tokens.css"
PNG = b"\x89PNG\r\n\x1a\n" + bytes(20)
SVG = b'<?xml version="1.0"?>\n<!-- a mark -->\n<svg xmlns="http://www.w3.org/2000/svg"/>'


def test_black_on_white_is_as_far_apart_as_colours_get() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)
    assert contrast("#0f3d2e", "#0f3d2e") == 1


@pytest.mark.parametrize(
    ("accent", "selector"), [("accent", ":root {"), ("accent_daylight", '="daylight"] {')]
)
def test_the_grounds_are_those_of_the_screens(accent: str, selector: str) -> None:
    """A colour that is changed in one place only would let unreadable accents through."""
    theme = TOKENS.read_text("utf-8").split(selector, 1)[1].split("\n}", 1)[0]
    for name, (colour, _) in GROUNDS[accent].items():
        assert re.search(rf"--{name}: {colour};", theme), name


def test_our_own_accents_would_be_taken() -> None:
    tokens = TOKENS.read_text("utf-8")
    felt = re.search(r"--house-accent, (#\w+)", tokens)
    day = re.search(r"--house-accent-daylight, (#\w+)", tokens)
    assert felt
    assert day
    own = read_branding(accent=felt[1], accent_daylight=day[1])
    assert (own.accent, own.accent_daylight, own.logo) == (felt[1], day[1], None)


@pytest.mark.parametrize(
    ("name", "colour", "says"),
    [
        ("accent", "#7a1f2b", "to 1 against ink (#0b1411); 4.5 is wanted"),
        ("accent", "#e05a47", "to 1 against felt (#0f3d2e); 4.5 is wanted"),
        ("accent_daylight", "#d8ab4e", "to 1 against ink (#f4f1e8); 4.5 is wanted"),
        ("accent", "gold", "a colour such as #d8ab4e is wanted"),
        ("accent", "#d8ab4e; --ink: red", "a colour such as #d8ab4e is wanted"),
    ],
)
def test_a_colour_that_cannot_be_read_is_refused_with_its_contrast(
    name: str, colour: str, says: str
) -> None:
    with pytest.raises(SettingsError, match=re.escape(f"brand.{name}")) as refused:
        load_settings(None, {f"CROUPIER_BRAND_{name.upper()}": colour}, {})
    assert says in str(refused.value)


def test_a_mark_is_known_by_what_it_is_and_not_by_its_name(tmp_path: Path) -> None:
    file = tmp_path / "logo.png"
    for content, kind in (
        (PNG, "image/png"),
        (SVG, "image/svg+xml"),
        (b"\xef\xbb\xbf" + SVG, "image/svg+xml"),
    ):
        file.write_bytes(content)
        logo = read_branding(logo=str(file)).logo
        assert logo is not None
        assert (logo.media_type, logo.content) == (kind, content)
        assert logo.address.endswith(".png" if kind == "image/png" else ".svg")


@pytest.mark.parametrize(
    ("content", "says"),
    [
        (b"<html><svg></svg></html>", "neither a PNG nor an SVG"),
        (b"GIF89a", "neither a PNG nor an SVG"),
        (PNG + bytes(LOGO_BYTES_MAX), "more than 256 kB"),
        (None, "No such file"),
    ],
)
def test_what_is_no_small_picture_is_refused(
    tmp_path: Path, content: bytes | None, says: str
) -> None:
    file = tmp_path / "logo"
    if content is not None:
        file.write_bytes(content)
    with pytest.raises(BrandError, match=says):
        read_branding(logo=str(file))
