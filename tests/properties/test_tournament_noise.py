"""Whatever is asked of a tournament and its tables is answered: nothing breaks, nothing is lost.

Between the steps of a tournament everybody asks for anything, with words that mostly make no sense.
Each answer is an acceptance or a refusal with its clause; the log verifies and replays.
"""

import asyncio
import random
from collections.abc import Callable
from typing import Any, Final, get_type_hints

import pytest

from croupier.audit.verify import verify
from croupier.core.declarations import own_fields
from croupier.core.money import Money
from croupier.core.refusal import Refusal
from croupier.core.roles import Role
from croupier.roulette.pockets import Pocket
from croupier.table import betting, changing, corrections, no_spin, result, spin, voiding, wagers
from croupier.table.declare import Command as TableCommand
from croupier.table.tasks import ConfirmTask
from croupier.tournament.allotments import IssueChips
from croupier.tournament.cancelling import CancelTournament
from croupier.tournament.catalogue import COMMANDS
from croupier.tournament.declare import Command, roles_for
from croupier.tournament.designation import ReleaseTables
from croupier.tournament.director import RecordPresence
from croupier.tournament.disputes import OpenDispute
from croupier.tournament.disqualification import Disqualify
from croupier.tournament.ending import EndSession
from croupier.tournament.entries import Enter
from croupier.tournament.papers import BriefPlayers
from croupier.tournament.payment import Method
from croupier.tournament.prizes import AwardPrizes
from croupier.tournament.publishing import PublishTerms
from croupier.tournament.removals import RecordRemoval
from croupier.tournament.seating import SeatPlayers
from croupier.tournament.starting import MoveStart, StartSession
from croupier.tournament.wagers import LayWager
from croupier.tournament.withdrawal import Withdraw
from tests.unit.house.contests import EVERYBODY, NAME, Hall

PLAYERS: Final = ("p0", "p1", "p2", "p3", "nobody", "")
TABLES: Final = ("T1", "T9", "")
BETS: Final = ("red", "black", "straight:17", "tier", "", "nonsense")
AMOUNTS: Final = (0, 1, 500, 999, 50_000, 100_000, 10**15, -5)
FIGURES: Final[dict[str, Any]] = {
    "entry_fee": 50,
    "chips": 1000,
    "min": 5,
    "max": 500,
    "rounds": 3,
    "advance": 1,
    "pass_cards": 1,
    "undisclosed": 1,
    "prizes": (70, 30),
    "buy_backs": 1,
    "buy_back_fee": 20,
}
#: What would end the story before it is told.
ENDING: Final = (CancelTournament, PublishTerms, Withdraw, OpenDispute, RecordPresence)
ENDING_TOO: Final = (MoveStart, ReleaseTables, Disqualify, EndSession, AwardPrizes)

Words = dict[str, Callable[[random.Random, Hall], Any]]
WORDS: Final[Words] = {
    "terms": lambda chance, hall: hall.terms(**FIGURES),
    "player": lambda chance, hall: chance.choice(PLAYERS),
    "substitute": lambda chance, hall: chance.choice(PLAYERS),
    "table": lambda chance, hall: chance.choice(TABLES),
    "tables": lambda chance, hall: tuple(chance.sample(TABLES, chance.randint(0, 2))),
    "players": lambda chance, hall: tuple(chance.sample(PLAYERS, chance.randint(0, 4))),
    "order": lambda chance, hall: tuple(chance.sample(PLAYERS, chance.randint(0, 4))),
    "counts": lambda chance, hall: {
        name: Money(chance.choice(AMOUNTS)) for name in seated(hall) or PLAYERS
    },
    "issued": lambda chance, hall: {Money(2500): chance.choice((0, 3))},
    "counted": lambda chance, hall: {Money(2500): chance.choice((0, 3))},
    "bet": lambda chance, hall: chance.choice(BETS),
    "pocket": lambda chance, hall: Pocket(chance.choice(("0", "7", "40"))),
    "method": lambda chance, hall: chance.choice(list(Method)),
    "colours": lambda chance, hall: {},
}


def seated(hall: Hall) -> tuple[str, ...]:
    """Who has a place at the first table: a count is of their chips."""
    session = hall.state.sessions.get(TABLES[0])
    return session.seats if session else ()


def anything(kind: type[Command], chance: random.Random, hall: Hall) -> Command:
    """A command with words of the right kinds, and no more sense than that."""
    hints = get_type_hints(kind)
    words: dict[str, Any] = {}
    for field in own_fields(kind):
        if field.name in ("stands", "move"):
            continue
        if not field.required and chance.random() < 0.3:
            continue
        hint = str(hints[field.name])
        if "frozenset" in hint:
            words[field.name] = frozenset(chance.sample(PLAYERS, 3))
        elif field.name in WORDS:
            words[field.name] = WORDS[field.name](chance, hall)
        elif "bool" in hint:
            words[field.name] = chance.random() < 0.7
        elif "Money" in hint:
            words[field.name] = Money(chance.choice(AMOUNTS))
        elif "int" in hint:
            words[field.name] = chance.choice((0, 1, -1, 10**12))
        else:
            words[field.name] = chance.choice(("", "absence", "breach", "cash", "p1"))
    usual = sorted(roles_for(kind)) if chance.random() < 0.85 else list(Role)
    return kind(by=chance.choice(usual), at=chance.choice((1, 10**6)), **words)


def at_table(chance: random.Random) -> TableCommand:
    """Something that somebody does at a table."""
    by = chance.choice((Role.DEALER, Role.GAME_SUPERVISOR, Role.PLAYER, Role.OPERATOR))
    of: dict[str, Any] = {"by": by, "at": 1}
    player = {**of, "player": chance.choice(PLAYERS)}
    pocket = {**of, "pocket": Pocket(chance.choice(("0", "1", "2")))}
    number = chance.choice((0, 0, 1, 2, 99))
    duty = chance.choice(("collect-pass-card", "announce-form", "dolly", "pay"))
    makes: tuple[Callable[[], TableCommand], ...] = (
        lambda: betting.OpenBetting(**of),
        lambda: spin.SpinBall(**of),
        lambda: betting.CloseBetting(**of),
        lambda: result.EnterResult(**pocket),
        lambda: corrections.CorrectResult(**pocket, reason="misread", round_no=number),
        lambda: voiding.InvalidateOutcome(**of, reason="riot", round_no=number),
        lambda: no_spin.CallNoSpin(**of, reason="ball-out", text="it left", round_no=number),
        lambda: wagers.PlaceWager(**player, bet="red", stake=Money(chance.choice(AMOUNTS))),
        lambda: changing.ClearWagers(**player),
        lambda: changing.RepeatWagers(**player),
        lambda: voiding.VoidWagers(**player, reason="cheating"),
        lambda: ConfirmTask(**player, task=duty),
    )
    return chance.choice(makes)()


async def noise(hall: Hall, chance: random.Random, times: int, at_tables: float = 0.45) -> None:
    """Everybody asks for anything; some of it at the table."""
    kinds = [kind for kind in COMMANDS.values() if kind not in (*ENDING, *ENDING_TOO)]
    for _ in range(times):
        if chance.random() < at_tables:
            await hall.house.gateway.submit(EVERYBODY, "table:T1", at_table(chance), approved=True)
            await hall.tournaments.rounds.settled("T1")
            continue
        command = anything(chance.choice(kinds), chance, hall)
        answer = await hall.house.gateway.submit(EVERYBODY, f"tournament:{NAME}", command)
        assert not isinstance(answer, Refusal) or answer.clauses, (command, answer)


@pytest.mark.parametrize("book", ["star", "crown"])
@pytest.mark.parametrize("seed", range(4))
def test_whatever_is_asked_the_house_answers_and_the_log_holds(book: str, seed: int) -> None:
    async def body() -> None:
        chance, hall = random.Random(f"{book} {seed}"), Hall(book=book)
        tables = await hall.open_tables(1)
        await hall.open()
        await noise(hall, chance, 30, at_tables=0)
        await hall.prepare(tables, **FIGURES)
        for player in PLAYERS[:4]:
            await hall.submit(Enter, player=player)
        await noise(hall, chance, 20, at_tables=0)
        await hall.submit(BriefPlayers)
        await hall.submit(SeatPlayers, table="T1", players=PLAYERS[:4])
        await hall.submit(IssueChips, table="T1", players=PLAYERS[:4], amount=Money(100_000))
        await hall.submit(StartSession, table="T1")
        for _ in range(3):
            for player in PLAYERS[:4]:
                stake = Money(chance.choice((500, 20_000, 50_000)))
                await hall.submit(LayWager, player=player, bet="red", stake=stake)
            await noise(hall, chance, 20)
            await hall.deal("T1", chance.choice(("1", "2", "0")))
            await noise(hall, chance, 20)
        for exit in hall.state.exits:
            await hall.submit(RecordRemoval, player=exit.player)
        await hall.submit(EndSession, table="T1")
        await noise(hall, chance, 20)
        await hall.submit(AwardPrizes, table="T1")
        await noise(hall, chance, 20)
        assert (await Hall(hall.store, book=book).start()).state == hall.state
        verdict = await verify(hall.store.read())
        assert verdict.is_clean, verdict.fault

    asyncio.run(body())
