"""Opening a table: the one decision that is made before there is a table."""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import ClassVar, Final

import msgspec

from croupier.core.declarations import Milliseconds
from croupier.core.messages import say
from croupier.core.refusal import Reason, Refusal
from croupier.core.roles import SUPERVISORS, Role, may_not
from croupier.roulette.book import NotOffered
from croupier.roulette.catalogue import book_digest, find_book
from croupier.roulette.game import Game, Power
from croupier.roulette.limits import Limits, derived_limits
from croupier.table.answer import cited, refuse
from croupier.table.declare import Event, Heard, event
from croupier.table.state import Table

#: As logs, screens and devices write it: nothing that parts a name from another.
_NAME: Final = re.compile(r"[A-Za-z0-9][A-Za-z0-9 _.-]{0,47}")


@event(heard=Heard.ROOM)
class TableOpened(Event):
    """A table opens under one edition of one book, whose text the digest fixes."""

    table: str
    book: str
    game: str
    options: Mapping[str, str]
    limits: Limits
    digest: str
    seats_max: int | None = None
    signed: frozenset[str] = msgspec.field(default_factory=frozenset)


@dataclass(frozen=True, slots=True, kw_only=True)
class OpenTable:
    """Open a table under a book. `signed` names what its operator has signed for."""

    action: ClassVar[str] = "open-table"
    by: Role
    at: Milliseconds = 0
    table: str
    book: str
    game: str
    options: Mapping[str, object] = field(default_factory=dict)
    limits: Limits
    seats_max: int | None = None
    signed: frozenset[str] = frozenset()


def opening_power(game: Game) -> Power:
    """Who may open a table: by the book, or any supervisor."""
    return game.powers.get("open-table") or Power(SUPERVISORS)


def decide_opening(command: OpenTable) -> TableOpened | Refusal:
    """The opening event, or why no such table can stand."""
    try:
        game = find_book(command.book).game(command.game, command.options)
    except NotOffered as error:
        return refuse(Reason.NOT_OFFERED, error.message, error.clauses)
    power = opening_power(game)
    if command.by not in power.roles:
        return refuse(
            Reason.NOT_PERMITTED, may_not(command.by, command.action, power.roles), power.clauses
        )
    if not _NAME.fullmatch(command.table):
        return refuse(Reason.INVALID, say("table-no-such-name", table=command.table))
    limits = derived_limits(game.limits, command.limits)
    if unsound := limits.unsound:
        return refuse(Reason.INVALID, unsound)
    if refusal := _refuse_minimum(game, limits):
        return refusal
    if "wheel-order" in game.unsigned and "wheel-order" not in command.signed:
        detail = say("table-order-wheel-not-signed-by", title=game.wheel.title)
        return refuse(Reason.NOT_OFFERED, detail, game.equipment.wheel_order_clauses)
    return TableOpened(
        at=command.at,
        by=command.by,
        table=command.table,
        book=command.book,
        game=command.game,
        options=dict(game.options),
        limits=limits,
        digest=book_digest(command.book),
        seats_max=command.seats_max,
        signed=command.signed,
        clauses=cited(game.prevails, game.limits.maxima_clauses),
    )


def _refuse_minimum(game: Game, limits: Limits) -> Refusal | None:
    """A table opens with the minimum of its licence, or a higher one."""
    rule, least = game.limits, limits.table.min
    if least >= rule.licensed_min:
        return None
    detail = say("table-minimum-licensed-from", asked=least, least=rule.licensed_min)
    return refuse(Reason.BELOW_MINIMUM, detail, rule.licensed_clauses)


def open_table(event: TableOpened) -> Table:
    """The table that an opening event makes."""
    game = find_book(event.book).game(event.game, dict(event.options))
    return Table(
        id=event.table,
        game=game,
        limits=event.limits,
        seats_max=event.seats_max,
        signed=event.signed,
    )
