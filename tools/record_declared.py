"""Records as text what books, commands and events declare, and where spots lie on layouts.

Logs of years ago are read by what events declare, and screens have a grave command confirmed.
Run it as `make goldens` and review the difference like code.
"""

from collections.abc import Iterator
from contextlib import suppress
from enum import Enum
from itertools import groupby
from pathlib import Path
from typing import Any, Final

from croupier.core.declarations import own_fields
from croupier.roulette.book import NotOffered, Offer
from croupier.roulette.catalogue import all_books
from croupier.roulette.layout import Layout, Spot
from croupier.table.catalogue import COMMANDS, EVENTS
from tools.record_books import book_lines, other_choices
from tools.record_goldens import GOLDENS, VARIANTS

DECLARED: Final = GOLDENS / "declared"


def recordings() -> dict[Path, str]:
    """Every text by its file."""
    texts = {"commands": _commands(), "events": _events(), "layouts": _layouts()}
    texts |= {f"book-{book.code}": book_lines(book) for book in all_books()}
    return {DECLARED / f"{name}.txt": "\n".join(text) + "\n" for name, text in texts.items()}


def _commands() -> Iterator[str]:
    for action, kind in sorted(COMMANDS.items()):
        yield action
        yield f"  phases {_names(kind.phases)}"
        if kind.roles is not None:
            yield f"  roles {_names(kind.roles)}"
        said = {"own roles": kind.own_roles, "halted": kind.halted, "grave": kind.grave}
        said |= {"lays wagers": kind.lays_wagers, "bets": kind.bets}
        yield f"  {', '.join(name for name, holds in said.items() if holds) or 'nothing special'}"
        yield from _fields(kind)


def _events() -> Iterator[str]:
    for name, kind in sorted(EVENTS.items()):
        yield name
        yield f"  heard by {kind.heard.name.lower()}{', on receipts' if kind.on_receipt else ''}"
        yield from _fields(kind)


def _layouts() -> Iterator[str]:
    """Every layout that a game is dealt on, once: the spots of each kind, with their places."""
    seen: set[str] = set()
    for book in all_books():
        for offer in book.offers:
            for layout in _layouts_of(book.code, offer):
                if layout.name + layout.title in seen:
                    continue
                seen.add(layout.name + layout.title)
                yield f"{layout.name}: {layout.title}"
                for kind, spots in groupby(layout.spots, key=lambda spot: spot.bet.kind):
                    yield f"  {kind.value}: {'; '.join(map(_spot, spots))}"


def _layouts_of(code: str, offer: Offer) -> Iterator[Layout]:
    """With the first choices, with what is played otherwise, and with each other choice."""
    usual = {option.name: option.values[0] for option in offer.options}
    others = ({name: value} for name, value in other_choices(offer))
    for options in ({}, *VARIANTS.get((code, offer.name), ()), *others):
        with suppress(NotOffered):
            yield offer.deal({**usual, **options}).layout


def _spot(spot: Spot) -> str:
    box = f" {spot.box[0]}x{spot.box[1]}" if spot.box else ""
    return f"{spot.bet.name} {spot.x},{spot.y}{box}"


def _fields(kind: Any) -> Iterator[str]:
    for field in own_fields(kind):
        default = "required" if field.required else f"default {_plain(field.default)}"
        yield f"  {field.name}: {field.kind.name}, {default}"


def _names(members: Any) -> str:
    return ", ".join(sorted(str(member.value) for member in members))


def _plain(value: Any) -> str:
    return str(value.value) if isinstance(value, Enum) else repr(value)


def main() -> None:
    """Write all of it."""
    DECLARED.mkdir(exist_ok=True)
    for path, text in recordings().items():
        path.write_text(text, "utf-8")


if __name__ == "__main__":
    main()
