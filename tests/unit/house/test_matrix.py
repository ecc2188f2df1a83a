"""Authorisation: every role asks every command at a table of every game."""

import asyncio

import pytest

from croupier.core.money import Money
from croupier.core.refusal import Reason, Refusal
from croupier.core.roles import PIT_LINE, Role
from croupier.house.actors import Actor
from croupier.house.answers import Accepted
from croupier.house.house import House
from croupier.house.log.memory import MemoryStore
from croupier.house.views.actions import COMMANDS, holders, possible
from croupier.house.world import Nobody
from croupier.roulette.catalogue import all_books
from croupier.roulette.limits import Limits, Range
from croupier.table.betting import OpenBetting
from croupier.table.claims import HoldClaim, ReleaseClaim
from croupier.table.decide import decide
from croupier.table.declare import Command
from croupier.table.faults import ReportMalfunction
from croupier.table.no_spin import CallNoSpin
from croupier.table.opening import OpenTable
from croupier.table.spin import SpinBall
from croupier.table.state import Table
from croupier.table.tasks import ConfirmTask
from croupier.table.voiding import InvalidateOutcome, VoidWagers
from tests.samples import sample_command
from tests.unit.house.test_house import StillClock

GAMES = [(book.code, offer.name) for book in all_books() for offer in book.offers]
STAFF = Actor(id="sam", roles=frozenset(PIT_LINE))
LIMITS = Limits(table=Range(Money(500), Money(50000)))


async def house_with(book: str, game: str) -> House:
    house = House(MemoryStore(), StillClock(), Nobody())
    opening = OpenTable(
        by=Role.OPERATOR,
        table="T",
        book=book,
        game=game,
        limits=LIMITS,
        signed=frozenset({"wheel-order", "asian-groups"}),
    )
    opened = await house.gateway.submit(STAFF, "table:T", opening)
    assert not isinstance(opened, Refusal), opened
    return house


def table_of(book: str, game: str) -> Table:
    return asyncio.run(house_with(book, game)).tables["T"].state


@pytest.mark.parametrize(("book", "game"), GAMES)
def test_who_does_not_hold_a_role_never_speaks_in_it(book: str, game: str) -> None:
    """An actor without the role is refused before the table even looks at the command."""

    async def body() -> None:
        house = await house_with(book, game)
        before = house.tables["T"].state
        for role in Role:
            others = Actor(id="x", roles=frozenset(Role) - {role})
            for action in COMMANDS:
                answer = await house.gateway.submit(
                    others, "table:T", sample_command(COMMANDS[action], role)
                )
                assert isinstance(answer, Refusal), (role, action)
                assert answer.reason is Reason.NOT_PERMITTED
        assert house.tables["T"].state is before

    asyncio.run(body())


@pytest.mark.parametrize(("book", "game"), GAMES)
def test_every_role_is_refused_what_the_book_does_not_give_it(book: str, game: str) -> None:
    """Every role x every command: what a role has no power over is refused, and changes nothing.

    Powers that depend on the matter, such as on the ground for a no-spin, are asked with each of
    the book's grounds.
    """
    table = table_of(book, game)
    for role in Role:
        for action in COMMANDS:
            if role in holders(table, action):
                continue
            for command in asked_fully(table, action, role):
                answer = decide(table, command)
                assert isinstance(answer, Refusal), (role, action)


def asked_fully(table: Table, action: str, role: Role) -> list[Command]:
    """A command with everything filled in that its own rules look at."""
    game = table.game
    match action:
        case "no-spin":
            return [CallNoSpin(by=role, reason=reason, text="x") for reason in game.no_spins]
        case "malfunction":
            return [ReportMalfunction(by=role, scope=scope) for scope in game.malfunctions]
        case "invalidate":
            grounds = game.invalidations
            return [InvalidateOutcome(by=role, reason=reason, text="x") for reason in grounds]
        case "void-wagers":
            return [VoidWagers(by=role, player="ann", reason=reason) for reason in game.voids]
        case "confirm":
            return [ConfirmTask(by=role, task="announce")]
        case "hold":
            return [HoldClaim(by=role, player="ann", amount=Money(1))]
        case "release":
            return [ReleaseClaim(by=role, player="ann")]
        case "spin":
            return [SpinBall(by=role)]
    return [sample_command(COMMANDS[action], role)]


@pytest.mark.parametrize(("book", "game"), GAMES)
def test_those_who_only_look_are_refused_everything(book: str, game: str) -> None:
    table = table_of(book, game)
    for role in (Role.INSPECTOR, Role.ADMINISTRATOR, Role.SURVEILLANCE):
        held = {action for action in COMMANDS if role in holders(table, action)}
        assert not held & {"place", "result", "spin", "buy-in", "correct-result", "open-betting"}
    assert not [action for action in COMMANDS if Role.ADMINISTRATOR in holders(table, action)]


@pytest.mark.parametrize(("book", "game"), GAMES)
def test_what_a_view_offers_is_not_refused_for_its_role_or_time(book: str, game: str) -> None:
    async def body() -> None:
        house = await house_with(book, game)
        table = house.tables["T"].state
        offered = possible(table, Role.DEALER, 0)
        assert offered["open-betting"] is None
        answer = await house.gateway.submit(STAFF, "table:T", OpenBetting(by=Role.DEALER))
        assert isinstance(answer, Accepted), answer
        after = possible(house.tables["T"].state, Role.DEALER, 0)
        assert after["open-betting"] is not None

    asyncio.run(body())
