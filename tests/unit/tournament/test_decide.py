"""Who may ask what, and what nobody can ask: the same answers for every command."""

from typing import Any, Final

import pytest

from croupier.core.money import Money
from croupier.core.refusal import Reason
from croupier.core.roles import Role
from croupier.roulette.pockets import Pocket
from croupier.table.changing import UndoWager
from croupier.tournament import commands as c
from croupier.tournament import round_commands as rc
from croupier.tournament.decide import _HANDLERS, AFTER_ALL
from tests.clauses.hosting import begun, full_terms, opened

#: One well-formed command of each kind, about Ann at T1.
_UNDO = UndoWager(by=Role.PLAYER, player="ann")
WORDS: Final[dict[type[c.Command], dict[str, Any]]] = {
    c.PublishTerms: {"terms": full_terms("star")},
    c.AdviseRegulator: {},
    c.AppointDirector: {"name": "kim"},
    c.RecordPresence: {"present": True},
    c.DesignateTables: {"tables": ("T1",)},
    c.ReleaseTables: {},
    c.BriefPlayers: {},
    c.SpinForPractice: {"table": "T1", "pocket": Pocket("7")},
    c.AddValue: {"amount": Money(100)},
    c.Enter: {"player": "zoe"},
    c.RefuseEntry: {"player": "zoe"},
    c.GiveCopy: {"player": "ann"},
    c.SignTerms: {"player": "ann"},
    c.Withdraw: {"player": "ann"},
    c.NameSubstitute: {"player": "ann", "substitute": "zoe"},
    c.CancelTournament: {},
    c.SeatPlayers: {"table": "T1", "players": ("ann",)},
    c.DrawSeats: {"tables": ("T1",)},
    c.IssueChips: {"table": "T1", "players": ("ann",), "amount": Money(1000_00)},
    c.MoveStart: {"notice": 1_200_000},
    c.StartSession: {"table": "T1"},
    c.BuyBack: {"player": "ann"},
    c.BuyAddOn: {"player": "ann"},
    c.EndSession: {"table": "T1"},
    c.EndTableEarly: {"table": "T1"},
    c.StartPlayOff: {"players": ("ann", "bob")},
    c.ReturnChips: {"table": "T1", "issued": {}, "counted": {}},
    c.AwardPrizes: {"table": "T1"},
    c.PayPrize: {"player": "ann"},
    rc.PlaceMarker: {"player": "ann"},
    rc.LayWager: {"player": "ann", "bet": "red", "stake": Money(10_00)},
    rc.RemoveWager: {"player": "ann", "bet": "red"},
    rc.PlayAtTable: {"player": "ann", "move": _UNDO},
    rc.PlayPassCard: {"player": "ann"},
    rc.PassForm: {"player": "ann", "bet": "red", "stake": Money(10_00)},
    rc.CheckForm: {"player": "ann"},
    rc.ReadForm: {"player": "ann"},
    rc.ReportAbsence: {"player": "ann"},
    rc.CallTime: {"player": "ann"},
    rc.ReportNoWager: {"player": "ann"},
    rc.OpenRound: {"table": "T1"},
    rc.SettleRound: {"table": "T1", "pocket": Pocket("7")},
    rc.SettleAnew: {"table": "T1", "pocket": Pocket("7")},
    rc.DoDuty: {"table": "T1", "player": "ann", "duty": "collect-pass-card"},
    rc.VoidRound: {"table": "T1", "reason": "fire"},
    rc.RecordRemoval: {"player": "ann"},
    rc.ChangeLimits: {"minimum": Money(100), "maximum": Money(200)},
    rc.OpenDispute: {},
    rc.ResolveDispute: {},
    rc.ReportChipsAdded: {"player": "ann", "amount": Money(100)},
    rc.ReportChipsHidden: {"player": "ann"},
    rc.ExchangeChips: {"player": "ann", "to": "bob", "amount": Money(100)},
    rc.Disqualify: {"player": "ann", "reason": "breach"},
    rc.Reinstate: {"player": "ann", "reason": "a misunderstanding"},
    rc.Penalise: {"player": "ann", "penalty": "warning", "reason": "noise"},
    rc.CountChips: {"table": "T1", "counts": {}},
}
OF_PLAYERS = [kind for kind in WORDS if issubclass(kind, c.OfPlayer)]
OF_TABLES = [kind for kind in WORDS if issubclass(kind, c.OfTable)]
#: A stranger may enter and be denied; a table may be spun at for practice or made ready.
_FOR_STRANGERS = (c.Enter, c.RefuseEntry, rc.ExchangeChips)
_AT_ANY_TABLE = (c.SpinForPractice, c.SeatPlayers)


def _action(kind: type[c.Command]) -> str:
    return kind.action


def test_every_command_has_a_handler_and_a_name_of_its_own() -> None:
    assert set(WORDS) == set(_HANDLERS)
    assert len({kind.action for kind in WORDS}) == len(WORDS)


@pytest.mark.parametrize("kind", WORDS, ids=_action)
@pytest.mark.parametrize("book", ["star", "crown"])
def test_surveillance_only_looks(book: str, kind: type[c.Command]) -> None:
    host = begun(book, ("ann", "bob"))
    refusal = host.refused(kind, by=Role.SURVEILLANCE, **WORDS[kind])
    assert refusal.reason is Reason.NOT_PERMITTED


@pytest.mark.parametrize("kind", [kind for kind in WORDS if kind not in AFTER_ALL], ids=_action)
def test_after_cancelling_nothing_is_taken_up(kind: type[c.Command]) -> None:
    host = begun("star", ("ann", "bob"))
    host.must(c.CancelTournament)
    refusal = host.refused(kind, **WORDS[kind])
    assert (refusal.reason, refusal.clauses) == (Reason.WRONG_PHASE, ("10.3.4",))


@pytest.mark.parametrize("kind", OF_PLAYERS, ids=_action)
@pytest.mark.parametrize("book", ["star", "crown"])
def test_a_stranger_is_not_playing(book: str, kind: type[c.Command]) -> None:
    host = begun(book, ("ann", "bob"))
    answer = host.submit(kind, **{**WORDS[kind], "player": "nobody"})
    if kind not in _FOR_STRANGERS:
        assert getattr(answer, "reason", None) is Reason.NOT_PLAYING


@pytest.mark.parametrize("kind", OF_PLAYERS, ids=_action)
def test_a_disqualified_player_does_nothing_more(kind: type[c.Command]) -> None:
    host = begun("star", ("ann", "bob", "cy"), undisclosed=1, pass_cards=1)
    host.must(rc.Disqualify, player="ann", reason="breach")
    of_record = (c.GiveCopy, c.SignTerms, rc.ReadForm, rc.RecordRemoval, c.PayPrize)
    still = (*of_record, c.NameSubstitute, rc.Reinstate)
    if kind not in (*_FOR_STRANGERS, *still):
        assert host.refused(kind, **WORDS[kind]).reason is Reason.NOT_PLAYING


@pytest.mark.parametrize("kind", OF_TABLES, ids=_action)
def test_a_table_without_a_session_has_nothing_to_end_or_settle(kind: type[c.Command]) -> None:
    host = begun("star", ("ann", "bob"))
    if kind not in _AT_ANY_TABLE:
        refusal = host.refused(kind, **{**WORDS[kind], "table": "T9"})
        assert refusal.reason is Reason.WRONG_PHASE


@pytest.mark.parametrize("kind", WORDS, ids=_action)
@pytest.mark.parametrize("book", ["star", "crown"])
def test_whatever_the_answer_it_names_its_clauses(book: str, kind: type[c.Command]) -> None:
    for host in (opened(book), begun(book, ("ann", "bob"), undisclosed=1, ordered=True)):
        answer = host.submit(kind, **WORDS[kind])
        facts = answer if isinstance(answer, tuple) else (answer,)
        assert facts
        assert all(fact.clauses for fact in facts)
        assert host.replays()
