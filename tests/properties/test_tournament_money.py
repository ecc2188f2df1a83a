"""Tournament chips and cents, whatever is asked: each unit balances, and nobody is below zero."""

import asyncio
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from croupier.audit.verify import verify
from croupier.core.money import Money
from croupier.core.roles import Role
from croupier.house.codecs import TOURNAMENT_CODEC
from croupier.house.contests import ledger_of
from croupier.house.log.memory import MemoryStore
from croupier.ledger.tournaments import TournamentLedger
from croupier.ledger.units import trial_balance
from croupier.tournament.allotments import BuyAddOn, IssueChips
from croupier.tournament.buy_backs import BuyBack
from croupier.tournament.cancelling import CancelTournament
from croupier.tournament.declare import evolve
from croupier.tournament.disqualification import Disqualify
from croupier.tournament.ending import EndSession
from croupier.tournament.entries import Enter
from croupier.tournament.forms import PassForm
from croupier.tournament.opening import TournamentOpened, open_tournament
from croupier.tournament.payment import PayPrize
from croupier.tournament.pool import AddValue
from croupier.tournament.prizes import AwardPrizes
from croupier.tournament.rounds import SettleRound
from croupier.tournament.seating import DrawSeats
from croupier.tournament.starting import StartSession
from croupier.tournament.substitutes import NameSubstitute
from croupier.tournament.wagers import LayWager
from croupier.tournament.withdrawal import Withdraw
from tests.unit.house.contests import NAME, Hall

PLAYERS = st.sampled_from([f"p{number}" for number in range(6)])
TABLES = st.sampled_from(["T1", "T2", "T3"])
STAKES = st.sampled_from([Money(n) for n in (-500, 0, 100, 500, 700, 2500, 60_000, 100_000)])
BETS = st.sampled_from(["red", "black", "straight:7", "split:1-2", "dozen:1", "nonsense"])
TERMS: dict[str, Any] = {
    "entry_fee": 50,
    "chips": 1000,
    "min": 5,
    "max": 500,
    "rounds": 3,
    "advance": 1,
    "prizes": (60, 40),
    "pass_cards": 1,
    "undisclosed": 1,
    "buy_backs": 1,
    "buy_back_fee": 20,
    "add_ons": 1,
    "add_on_fee": 10,
    "guarantee": 400,
    "withdrawal": True,
    "substitutes": True,
}
COMMANDS_SENT = st.one_of(
    st.tuples(st.just(Enter), st.fixed_dictionaries({"player": PLAYERS})),
    st.tuples(st.just(Withdraw), st.fixed_dictionaries({"player": PLAYERS})),
    st.tuples(st.just(DrawSeats), st.just({"tables": ("T1", "T2")})),
    st.tuples(st.just(DrawSeats), st.just({"tables": ("T1",)})),
    st.tuples(st.just(StartSession), st.fixed_dictionaries({"table": TABLES})),
    st.tuples(st.just(EndSession), st.fixed_dictionaries({"table": TABLES})),
    st.tuples(st.just(AwardPrizes), st.fixed_dictionaries({"table": TABLES})),
    st.tuples(st.just(PayPrize), st.fixed_dictionaries({"player": PLAYERS})),
    st.tuples(st.just(BuyBack), st.fixed_dictionaries({"player": PLAYERS})),
    st.tuples(st.just(BuyAddOn), st.fixed_dictionaries({"player": PLAYERS})),
    st.tuples(
        st.just(NameSubstitute),
        st.fixed_dictionaries({"player": PLAYERS, "substitute": PLAYERS}),
    ),
    st.tuples(st.just(AddValue), st.fixed_dictionaries({"amount": STAKES})),
    st.tuples(
        st.just(LayWager),
        st.fixed_dictionaries({"player": PLAYERS, "bet": BETS, "stake": STAKES}),
    ),
    st.tuples(
        st.just(PassForm),
        st.fixed_dictionaries({"player": PLAYERS, "bet": BETS, "stake": STAKES}),
    ),
    st.tuples(
        st.just(SettleRound),
        st.fixed_dictionaries({"table": TABLES, "pocket": st.sampled_from(["7", "0", "38"])}),
    ),
    st.tuples(
        st.just(Disqualify),
        st.fixed_dictionaries(
            {"player": PLAYERS, "reason": st.just("absent"), "refund": st.booleans()}
        ),
    ),
    st.tuples(st.just(CancelTournament), st.just({})),
)


async def check_books(hall: Hall) -> None:
    """The ledger rebuilt from the log is the live one, and the auditor agrees."""
    live = hall.tournaments.streams[NAME]
    assert isinstance(ledger_of(live), TournamentLedger)
    books = TournamentLedger(NAME)
    state = None
    async for record in hall.store.read(stream=f"tournament:{NAME}"):
        event = TOURNAMENT_CODEC.decode(record.kind, record.payload)
        if isinstance(event, TournamentOpened):
            state = open_tournament(event)
            continue
        assert state is not None
        state = evolve(state, event)
        books.follow(event, state)
    assert state == live.state
    assert books.balances == ledger_of(live).balances
    assert set(trial_balance(books.balances).values()) <= {0}
    assert all(entrant.chips >= 0 for entrant in live.state.entrants.values())
    owed = sum(x for account, x in books.balances.items() if account.startswith("prize:"))
    if live.state.prizes:
        assert owed + sum(live.state.paid.values()) == sum(live.state.prizes.values())
    verdict = await verify(hall.store.read())
    assert verdict.is_clean, verdict.fault


@settings(max_examples=60, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
@given(drawn=st.data())
def test_chips_and_cents_balance_whatever_is_asked_of_a_tournament(drawn: st.DataObject) -> None:
    async def body() -> None:
        hall = Hall(MemoryStore())
        tables = await hall.open_tables(2)
        await hall.open()
        await hall.prepare(tables, **TERMS)
        for number in range(drawn.draw(st.integers(2, 5))):
            await hall.must(Enter, player=f"p{number}")
        await hall.submit(DrawSeats, tables=tables)
        for table, session in list(hall.state.sessions.items()):
            players, chips = session.seats, Money(100_000)
            await hall.must(IssueChips, table=table, players=players, amount=chips)
            await hall.must(StartSession, table=table)
        for _ in range(drawn.draw(st.integers(5, 40))):
            kind, words = drawn.draw(COMMANDS_SENT)
            if kind is SettleRound:
                if words["table"] in hall.house.tables:
                    await hall.deal(**words)
                continue
            asked: dict[str, Any] = {"by": Role.TOURNAMENT_DIRECTOR} if kind is LayWager else {}
            await hall.submit(kind, **words, **asked)
        await check_books(hall)

    asyncio.run(body())
