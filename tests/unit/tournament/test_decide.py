"""Who may ask what, and what nobody can ask: the same answers for every command."""

from typing import Any, Final

import pytest

from croupier.core.money import Money
from croupier.core.refusal import Reason
from croupier.core.roles import Role
from croupier.roulette.pockets import Pocket
from croupier.table.changing import UndoWager
from croupier.tournament.absence import ReportAbsence, ReportNoWager
from croupier.tournament.allotments import BuyAddOn, IssueChips
from croupier.tournament.at_table import PlayAtTable
from croupier.tournament.breaches import (
    ExchangeChips,
    Penalise,
    ReportBreach,
    ReportChipsAdded,
    ReportChipsHidden,
)
from croupier.tournament.buy_backs import BuyBack
from croupier.tournament.cancelling import CancelTournament
from croupier.tournament.catalogue import TOURNAMENTS
from croupier.tournament.chip_counts import CountChips, ReturnChips
from croupier.tournament.corrections import SettleAnew
from croupier.tournament.declare import EVER, Command, OfPlayer, OfTable
from croupier.tournament.designation import DesignateTables, ReleaseTables, SpinForPractice
from croupier.tournament.director import AppointDirector, RecordPresence
from croupier.tournament.disputes import OpenDispute, ResolveDispute
from croupier.tournament.disqualification import Disqualify
from croupier.tournament.duties import DoDuty
from croupier.tournament.ending import EndSession, EndTableEarly
from croupier.tournament.entries import Enter, RefuseEntry
from croupier.tournament.forms import CheckForm, PassForm, ReadForm
from croupier.tournament.limits import ChangeLimits
from croupier.tournament.papers import BriefPlayers, GiveCopy, SignTerms
from croupier.tournament.passes import PlayPassCard
from croupier.tournament.payment import PayPrize
from croupier.tournament.play_offs import StartPlayOff
from croupier.tournament.pool import AddValue
from croupier.tournament.prizes import AwardPrizes, TakeBackAward
from croupier.tournament.publishing import AdviseRegulator, PublishTerms
from croupier.tournament.reinstatement import Reinstate
from croupier.tournament.removals import RecordRemoval
from croupier.tournament.reopening import ReopenSession
from croupier.tournament.rounds import OpenRound, SettleRound
from croupier.tournament.seating import DrawSeats, SeatPlayers
from croupier.tournament.starting import MoveStart, StartSession
from croupier.tournament.substitutes import NameSubstitute
from croupier.tournament.turns import CallTime, PlaceMarker
from croupier.tournament.undoing import VoidRound
from croupier.tournament.wagers import LayWager, RemoveWager
from croupier.tournament.withdrawal import Withdraw
from tests.clauses.hosting import begun, full_terms, opened

#: One well-formed command of each kind, about Ann at T1.
_UNDO = UndoWager(by=Role.PLAYER, player="ann")
WORDS: Final[dict[type[Command], dict[str, Any]]] = {
    PublishTerms: {"terms": full_terms("star")},
    AdviseRegulator: {},
    AppointDirector: {"name": "kim"},
    RecordPresence: {"present": True},
    DesignateTables: {"tables": ("T1",)},
    ReleaseTables: {},
    BriefPlayers: {},
    SpinForPractice: {"table": "T1", "pocket": Pocket("7")},
    AddValue: {"amount": Money(100)},
    Enter: {"player": "zoe"},
    RefuseEntry: {"player": "zoe"},
    GiveCopy: {"player": "ann"},
    SignTerms: {"player": "ann"},
    Withdraw: {"player": "ann"},
    NameSubstitute: {"player": "ann", "substitute": "zoe"},
    CancelTournament: {},
    SeatPlayers: {"table": "T1", "players": ("ann",)},
    DrawSeats: {"tables": ("T1",)},
    IssueChips: {"table": "T1", "players": ("ann",), "amount": Money(1000_00)},
    MoveStart: {"notice": 1_200_000},
    StartSession: {"table": "T1"},
    BuyBack: {"player": "ann"},
    BuyAddOn: {"player": "ann"},
    EndSession: {"table": "T1"},
    EndTableEarly: {"table": "T1"},
    StartPlayOff: {"players": ("ann", "bob")},
    ReturnChips: {"table": "T1", "issued": {}, "counted": {}},
    AwardPrizes: {"table": "T1"},
    TakeBackAward: {"reason": "a dispute"},
    PayPrize: {"player": "ann"},
    PlaceMarker: {"player": "ann"},
    LayWager: {"player": "ann", "bet": "red", "stake": Money(10_00)},
    RemoveWager: {"player": "ann", "bet": "red"},
    PlayAtTable: {"player": "ann", "move": _UNDO},
    PlayPassCard: {"player": "ann"},
    PassForm: {"player": "ann", "bet": "red", "stake": Money(10_00)},
    CheckForm: {"player": "ann"},
    ReadForm: {"player": "ann"},
    ReportAbsence: {"player": "ann"},
    CallTime: {"player": "ann"},
    ReportNoWager: {"player": "ann"},
    OpenRound: {"table": "T1"},
    SettleRound: {"table": "T1", "pocket": Pocket("7")},
    SettleAnew: {"table": "T1", "pocket": Pocket("7")},
    DoDuty: {"table": "T1", "player": "ann", "duty": "collect-pass-card"},
    VoidRound: {"table": "T1", "reason": "fire"},
    RecordRemoval: {"player": "ann"},
    ChangeLimits: {"minimum": Money(100), "maximum": Money(200)},
    OpenDispute: {},
    ResolveDispute: {},
    ReportChipsAdded: {"player": "ann", "amount": Money(100)},
    ReportChipsHidden: {"player": "ann"},
    ReportBreach: {"player": "ann"},
    ExchangeChips: {"player": "ann", "to": "bob", "amount": Money(100)},
    Disqualify: {"player": "ann", "reason": "breach"},
    ReopenSession: {"table": "T1", "reason": "a wrong count"},
    Reinstate: {"player": "ann", "reason": "a misunderstanding"},
    Penalise: {"player": "ann", "penalty": "warning", "reason": "noise"},
    CountChips: {"table": "T1", "counts": {}},
}
OF_PLAYERS = [kind for kind in WORDS if issubclass(kind, OfPlayer)]
OF_TABLES = [kind for kind in WORDS if issubclass(kind, OfTable)]
#: A stranger may enter and be denied; a table may be spun at for practice or made ready.
_FOR_STRANGERS = (Enter, RefuseEntry, ExchangeChips)
_AT_ANY_TABLE = (SpinForPractice, SeatPlayers)


def _action(kind: type[Command]) -> str:
    return kind.action


def test_every_command_has_a_handler_and_a_name_of_its_own() -> None:
    assert set(WORDS) == set(TOURNAMENTS.commands.values())
    assert len({kind.action for kind in WORDS}) == len(WORDS)


@pytest.mark.parametrize("kind", WORDS, ids=_action)
@pytest.mark.parametrize("book", ["star", "crown"])
def test_surveillance_only_looks(book: str, kind: type[Command]) -> None:
    host = begun(book, ("ann", "bob"))
    refusal = host.refused(kind, by=Role.SURVEILLANCE, **WORDS[kind])
    assert refusal.reason is Reason.NOT_PERMITTED


@pytest.mark.parametrize("kind", [kind for kind in WORDS if kind.after != EVER], ids=_action)
def test_after_cancelling_nothing_is_taken_up(kind: type[Command]) -> None:
    host = begun("star", ("ann", "bob"))
    host.must(CancelTournament)
    refusal = host.refused(kind, **WORDS[kind])
    assert (refusal.reason, refusal.clauses) == (Reason.WRONG_PHASE, ("10.3.4",))


@pytest.mark.parametrize("kind", OF_PLAYERS, ids=_action)
@pytest.mark.parametrize("book", ["star", "crown"])
def test_a_stranger_is_not_playing(book: str, kind: type[Command]) -> None:
    host = begun(book, ("ann", "bob"))
    answer = host.submit(kind, **{**WORDS[kind], "player": "nobody"})
    if kind not in _FOR_STRANGERS:
        assert getattr(answer, "reason", None) is Reason.NOT_PLAYING


@pytest.mark.parametrize("kind", OF_PLAYERS, ids=_action)
def test_a_disqualified_player_does_nothing_more(kind: type[Command]) -> None:
    host = begun("star", ("ann", "bob", "cy"), undisclosed=1, pass_cards=1)
    host.must(Disqualify, player="ann", reason="breach")
    of_record = (GiveCopy, SignTerms, ReadForm, RecordRemoval, PayPrize)
    still = (*of_record, NameSubstitute, Reinstate)
    if kind not in (*_FOR_STRANGERS, *still):
        assert host.refused(kind, **WORDS[kind]).reason is Reason.NOT_PLAYING


@pytest.mark.parametrize("kind", OF_TABLES, ids=_action)
def test_a_table_without_a_session_has_nothing_to_end_or_settle(kind: type[Command]) -> None:
    host = begun("star", ("ann", "bob"))
    if kind not in _AT_ANY_TABLE:
        refusal = host.refused(kind, **{**WORDS[kind], "table": "T9"})
        assert refusal.reason is Reason.WRONG_PHASE


@pytest.mark.parametrize("kind", WORDS, ids=_action)
@pytest.mark.parametrize("book", ["star", "crown"])
def test_whatever_the_answer_it_names_its_clauses(book: str, kind: type[Command]) -> None:
    for host in (opened(book), begun(book, ("ann", "bob"), undisclosed=1, ordered=True)):
        answer = host.submit(kind, **WORDS[kind])
        facts = answer if isinstance(answer, tuple) else (answer,)
        assert facts
        assert all(fact.clauses for fact in facts)
        assert host.replays()
