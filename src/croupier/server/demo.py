"""The demo house: a table for each game that the books offer, people to deal and to play."""

import asyncio
import tomllib
from importlib import resources
from typing import Any, Final

import msgspec

from croupier.core.messages import say
from croupier.core.money import Money, parse_money
from croupier.core.refusal import Reason, Refusal
from croupier.core.roles import PIT_LINE, Role
from croupier.equipment.template import conforming_findings
from croupier.house.actors import Actor
from croupier.house.answers import Answer
from croupier.house.house import House
from croupier.house.pacing import Pacer
from croupier.house.people import Register, house_itself
from croupier.house.stock import Stock
from croupier.house.stream import NotOwner
from croupier.house.tables import stream_of
from croupier.roulette.book import Offer, Rulebook
from croupier.roulette.catalogue import all_books, find_book
from croupier.roulette.limits import Limits, Range
from croupier.server.sessions import hash_known_password
from croupier.table.opening import OpenTable
from croupier.table.seats import BuyIn

#: How other nodes know the hand that gives play money out.
DEMO: Final = "demo"
GIVER: Final = Actor(id="demo", roles=frozenset({Role.PLAYER, Role.DEALER}), standing=DEMO)
_OPENER: Final = Actor(id="demo", roles=frozenset({*PIT_LINE}))

#: How long a node waits for a table that another opens, in seconds a try.
_HEARD_TRIES: Final = 100
_HEARD_PAUSE: Final = 0.05
#: Who enrols everybody of a demonstration.
ENROLLER: Final = house_itself("demo")


class DemoTables(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Under which sign the tables stand."""

    min: str
    max: str
    seats_max: int
    by_hand: int
    #: The table that the demo's emulated wheel deals.
    by_wheel: str
    options: dict[str, str]


class DemoStaff(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A member of staff whose password everybody may know."""

    name: str
    roles: frozenset[Role]
    password: str


class DemoPlayer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A player with a terminal."""

    name: str
    buy_in: str

    @property
    def key(self) -> str:
        """The key of the player's terminal, which everybody may know."""
        return f"{self.name}-terminal.play-money-only-{self.name}"


class DemoGuests(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How many visitors may play at a time, and with how much play money at each table."""

    max: int
    buy_in: str


class Demo(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The demo house as its file describes it."""

    tables: DemoTables
    guests: DemoGuests
    staff: tuple[DemoStaff, ...]
    players: tuple[DemoPlayer, ...]


def load_demo() -> Demo:
    """The demo house of the package."""
    text = resources.files("croupier").joinpath("demo.toml").read_text("utf-8")
    return msgspec.convert(tomllib.loads(text), Demo)


async def open_demo(
    demo: Demo, house: House, register: Register, pacer: Pacer, stock: Stock, now: int
) -> None:
    """Open what is missing of the demo house, and have the virtual dealer deal its tables.

    A house that has it already keeps it as it is, so a restart goes on where it was.
    """
    await _enrol(demo, register, now)
    hand = demo.tables.by_hand
    for number, (book, offer) in enumerate(_offers(), 1):
        name = f"T{number}"
        if name not in house.tables:
            opening = _opening(demo, name, book, offer, now)
            if not await _open_table(demo, house, stock, opening, now):
                continue
        by_hand = not house.tables[name].state.game.electronic and hand > 0
        hand -= by_hand
        if not by_hand:
            pacer.take(name)


async def open_wheel_table(demo: Demo, house: House, stock: Stock, now: int) -> None:
    """Open the table that an emulated wheel deals: the first game that is played at terminals."""
    name = demo.tables.by_wheel
    if name in house.tables:
        return
    book, offer = next((b, o) for b, o in _offers() if b.game(o.name).electronic)
    await _open_table(demo, house, stock, _opening(demo, name, book, offer, now), now)


async def _open_table(demo: Demo, house: House, stock: Stock, opening: OpenTable, now: int) -> bool:
    """Open a table and sit the players down; whether it stands here afterwards.

    Of nodes that start together one opens it, and the others hear of it.
    """
    try:
        await _fit_out(stock, opening, now)
        opened = await house.gateway.submit(_OPENER, stream_of(opening.table), opening)
    except NotOwner:
        return await _heard_of(house, opening.table)
    if not isinstance(opened, Refusal):
        await _seat_players(demo, house, opening.table, now)
    return await _heard_of(house, opening.table)


async def _heard_of(house: House, table: str) -> bool:
    for _ in range(_HEARD_TRIES):
        if table in house.tables:
            return True
        await asyncio.sleep(_HEARD_PAUSE)
    return False


async def _fit_out(stock: Stock, opening: OpenTable, now: int) -> None:
    """Bring everything to a table that its book demands there."""
    game = find_book(opening.book).game(opening.game, opening.options)
    found, by = conforming_findings(game, DEMO), opening.by
    await stock.fill(opening.table, game, found, _OPENER, by=by, at=now)


async def _seat_players(demo: Demo, house: House, table: str, now: int) -> None:
    for player in demo.players:
        await buy_in(house, table, player.name, parse_money(player.buy_in), now)


async def buy_in(house: House, table: str, player: str, money: Money, now: int) -> Answer:
    """Give a player play money at a table, in the way that the book lets money in there."""
    answer: Answer = Refusal(Reason.NOT_OFFERED, say("house-nobody-may-buy-in"))
    for role in (Role.PLAYER, Role.DEALER):
        command = BuyIn(by=role, at=now, player=player, amount=money)
        answer = await house.gateway.submit(
            Actor(id="demo", roles=frozenset({role}), standing=DEMO), stream_of(table), command
        )
        if not isinstance(answer, Refusal):
            break
    return answer


def _offers() -> list[tuple[Rulebook, Offer]]:
    """Every game that can be dealt without an operator's signature."""
    found = ((book, offer) for book in all_books() for offer in book.offers)
    return [(b, o) for b, o in found if "wheel-order" not in b.game(o.name).unsigned]


def _opening(demo: Demo, name: str, book: Rulebook, offer: Offer, now: int) -> OpenTable:
    sign = demo.tables
    known = {option.name for option in offer.options}
    options: dict[str, Any] = {o: v for o, v in sign.options.items() if o in known}
    limits = Limits(table=Range(parse_money(sign.min), parse_money(sign.max)))
    if book.game(offer.name, options).limits.aggregate:
        limits = Limits(table=limits.table, aggregate_max=Money(limits.table.max * 20))
    return OpenTable(
        by=Role.OPERATOR,
        at=now,
        table=name,
        book=book.code,
        game=offer.name,
        options=options,
        limits=limits,
        seats_max=sign.seats_max,
    )


async def _enrol(demo: Demo, register: Register, now: int) -> None:
    for person in demo.staff:
        if register.staff(person.name) is None:
            hashed = hash_known_password(person.password)
            await register.enrol_staff(person.name, person.roles, hashed, at=now, by=ENROLLER)
    for player in demo.players:
        if register.device(player.key) is None:
            await register.enrol_device(
                player.key,
                frozenset({Role.PLAYER}),
                frozenset({player.name}),
                at=now,
                by=ENROLLER,
            )


def demo_notes(demo: Demo) -> list[str]:
    """Who may sign in to the demo house, and how."""
    staff = [f"{p.name} ({', '.join(sorted(p.roles))}): {p.password}" for p in demo.staff]
    players = [f"{p.name}, terminal key: {p.key}" for p in demo.players]
    wheel = (
        f"Table {demo.tables.by_wheel} is dealt by an emulated wheel with its driver: "
        f"play at /play/{demo.tables.by_wheel}; the pit sees it at /pit, Wheels and devices"
    )
    return ["Demo staff and passwords:", *staff, "Demo players:", *players, wheel]
