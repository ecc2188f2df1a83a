"""Words on the lab's paper and pictures, in one language."""

from dataclasses import dataclass
from functools import cache
from importlib.resources import as_file, files
from typing import Final

from croupier.core.messages import Saying, catalogue, say, text_in
from croupier.devices.chinese import HAN, is_han

_PLAIN: Final = "DejaVu Sans"


@dataclass(frozen=True, slots=True)
class Lettering:
    """A language, and the typefaces that a picture in it needs."""

    language: str
    fonts: tuple[str, ...]

    @property
    def bold(self) -> str:
        """The weight of a title: Chinese has one weight only."""
        return "bold" if self.fonts == (_PLAIN,) else "normal"

    def put(self, saying: Saying) -> str:
        """A message as a picture takes it: a sign of currency begins no formula."""
        return text_in(self.language, saying).replace("$", r"\$")

    def figure(self, text: str) -> str:
        """A figure that is written as in English, as the language writes it."""
        return catalogue(self.language).figure(text)


def lettering(language: str) -> Lettering:
    """How a picture in a language is lettered; of Chinese the typeface is made known first."""
    if any(map(is_han, text_in(language, say("format-name")))):
        return Lettering(language, (_PLAIN, _chinese()))
    return Lettering(language, (_PLAIN,))


@cache
def _chinese() -> str:
    from matplotlib import font_manager

    with as_file(files("croupier.devices") / "fonts" / f"{HAN}.ttf") as path:
        font_manager.fontManager.addfont(str(path))
        return font_manager.FontProperties(fname=str(path)).get_name()
