"""The fonts that come with the screens have what the screens write."""

import re
from pathlib import Path

from fontTools.ttLib import TTFont  # type: ignore[import-untyped]

ROOT = Path(__file__).resolve().parents[2]
FONTS = ROOT / "web/src/styles/fonts"
#: Characters of words added since the font was cut: the whole font has them, which is large.
NEW_MAX = 40
#: Signs of ours: arrows, technical signs, geometric shapes, dingbats.
_SIGNS = re.compile("[\u2190-\u22ff\u2300-\u23ff\u25a0-\u2bff]")


def characters(font: str) -> set[str]:
    return {chr(code) for code in TTFont(FONTS / font).getBestCmap()}


def test_the_characters_of_the_chinese_words_are_in_the_small_font() -> None:
    words = (ROOT / "src/croupier").rglob("zh.ftl")
    used = {each for file in words for each in file.read_text("utf-8") if ord(each) >= 0x2E80}
    missing = used - characters("chinese.ttf")
    advice = "cut chinese.ttf anew as src/croupier/devices/fonts/README.md says"
    assert len(missing) <= NEW_MAX, f"{''.join(sorted(missing))}: {advice}"


def test_what_chinese_calls_itself_is_in_the_smallest() -> None:
    assert characters("names.ttf") >= set("中文")


def test_the_signs_on_buttons_are_in_a_font_of_ours() -> None:
    files = [*(ROOT / "web/src").rglob("*.svelte"), *(ROOT / "web/src").rglob("*.ts")]
    used = {sign for file in files for sign in _SIGNS.findall(file.read_text("utf-8"))}
    assert not used - characters("signs.ttf")
