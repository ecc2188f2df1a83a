"""Statements of tournaments and promotions: what came in, who got what and how, what is disputed.

Amounts are taken from what was posted, and held against what the contest itself says.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from croupier.core.messages import Message, Saying, say
from croupier.house.views.contest_folds import Kept, all_kept, keep_promotions
from croupier.house.views.contests import stage_of
from croupier.house.views.entries import Entries, Entry
from croupier.house.views.figures import ALWAYS, Window
from croupier.house.views.house_reports import show_time
from croupier.house.views.registers import headed
from croupier.house.views.report import Column, Kind, Report, Row, sum_rows
from croupier.promotion.claims import ClaimDenied
from croupier.promotion.disputes import DisputeClosed
from croupier.promotion.forfeits import PrizesForfeited
from croupier.promotion.settling import PrizesHandedOver
from croupier.promotion.state import Promotion
from croupier.tournament.allotments import AddOnBought, ChipsIssued
from croupier.tournament.buy_backs import BoughtBack
from croupier.tournament.cancelling import TournamentCancelled
from croupier.tournament.withdrawal import EntrantWithdrew

_CASH: Final = "cash"
_CHEQUE: Final = "cheque"
#: Books call a transfer differently.
_TRANSFERS: Final = ("transfer", "eft")
_GOODS: Final = "goods"
_PRIZE: Final = say("posted-prize")
_FEE_BACK: Final = say("posted-fee-back")
#: What the money that an event moved was for.
_ITEMS: Final[Mapping[str, Message]] = {
    "EntryAccepted": say("posted-entry-fee"),
    "EntrantWithdrew": _FEE_BACK,
    "EntrantSubstituted": say("posted-substitute"),
    "TournamentCancelled": say("posted-fees-back"),
    "ChipsIssued": say("posted-chips"),
    "BoughtBack": say("posted-buy-back"),
    "AddOnBought": say("posted-add-on"),
    "PrizePaid": _PRIZE,
    "PrizesPaid": _PRIZE,
    "EntrantDisqualified": _FEE_BACK,
    "EntrantReinstated": say("posted-fee-again"),
}


class Figures(NamedTuple):
    """A contest in figures: by its own word, and as far as money moved by its ledger."""

    stands: str
    entries: int
    fees: int
    prizes: int
    cash: int
    cheque: int
    transfer: int
    goods: int
    owed: int
    disputes: int
    denied: int
    difference: int


def figures_of(kept: Kept) -> Figures:
    """The figures of a contest; `difference` is what contest and ledger disagree about."""
    return _of_promotion(kept) if isinstance(kept.state, Promotion) else _of_tournament(kept)


def _paid(kept: Kept, *tenders: str) -> int:
    return sum(amount for _, tender, amount in kept.moves if tender in tenders and amount > 0)


def _of_promotion(kept: Kept) -> Figures:
    state: Promotion = kept.state
    handed = [prize for one in state.settlements if not one.parts for prize in one.prizes]
    owed = [prize for winner in state.owed_winners for prize in state.won_by(winner)]
    said = sum(one.amount for one in state.settlements)
    return Figures(
        stands=state.status.value,
        entries=len(state.entrants),
        fees=0,
        prizes=_worth(state, range(len(state.prizes))),
        cash=_paid(kept, _CASH),
        cheque=_paid(kept, _CHEQUE),
        transfer=_paid(kept, *_TRANSFERS),
        goods=_worth(state, handed),
        owed=_worth(state, owed),
        disputes=len(state.disputes),
        denied=sum(isinstance(event, ClaimDenied) for _, event in kept.events),
        difference=said - kept.world(_CASH, _CHEQUE, *_TRANSFERS),
    )


def _worth(state: Promotion, prizes: Sequence[int] | range) -> int:
    return sum(state.prizes[prize].value or 0 for prize in prizes)


def _of_tournament(kept: Kept) -> Figures:
    state = kept.state
    net = sum(state.paid.values()) - state.fees - _for_chips(kept)
    return Figures(
        stands=stage_of(state),
        entries=state.entries,
        fees=state.fees,
        prizes=state.prize_pool,
        # What the counter gave back of fees is no prize.
        cash=_prizes_by(kept, _CASH),
        cheque=_prizes_by(kept, _CHEQUE),
        transfer=_prizes_by(kept, *_TRANSFERS),
        goods=_paid(kept, _GOODS),
        owed=sum(state.owed.values()),
        disputes=state.disputes_opened,
        denied=len(state.denied),
        difference=net - kept.world(_CASH, _CHEQUE, *_TRANSFERS),
    )


def _for_chips(kept: Kept) -> int:
    """What was paid for chips that turn into cash again and not given back: not for the pool."""
    bought = 0
    for _, event in kept.events:
        if isinstance(event, ChipsIssued) and not event.pooled:
            bought += event.paid * len(event.players)
        elif isinstance(event, BoughtBack | AddOnBought) and not event.pooled:
            bought += event.fee
        elif isinstance(event, TournamentCancelled | EntrantWithdrew):
            bought -= event.for_chips
    return bought


def _prizes_by(kept: Kept, *tenders: str) -> int:
    return sum(
        amount
        for entry, tender, amount in kept.moves
        if tender in tenders and type(entry.event).__name__ == "PrizePaid"
    )


_COLUMNS: Final = (
    Column(say("column-contest")),
    Column(say("column-kind")),
    Column(say("column-stands")),
    Column(say("column-entries"), Kind.COUNT),
    Column(say("column-fees"), Kind.MONEY),
    Column(say("column-prizes"), Kind.MONEY),
    Column(say("column-cash"), Kind.MONEY),
    Column(say("column-cheque"), Kind.MONEY),
    Column(say("column-transfer"), Kind.MONEY),
    Column(say("column-goods"), Kind.MONEY),
    Column(say("column-owed"), Kind.MONEY),
    Column(say("column-disputes"), Kind.COUNT),
    Column(say("column-denied"), Kind.COUNT),
    Column(say("column-off-by"), Kind.MONEY),
)


def contests_report(entries: Entries, now: int, window: Window = ALWAYS) -> Report:
    """Every tournament and promotion in which something happened, in figures."""
    rows: list[Row] = []
    for kind, name, kept in all_kept(entries):
        if any(window.holds(entry.at) for entry, _ in kept.events):
            stands, *figures = figures_of(kept)
            rows.append((name, _kind(kind), _stands(str(stands)), *figures))
    wrong = [str(row[0]) for row in rows if row[-1]]
    note = say("paper-ledger-differs", contests=wrong) if wrong else _AGREES
    return headed(say("paper-contests"), _COLUMNS, rows, window, [note], summed=True)


def _kind(kind: str) -> Message:
    return say("named-contest-kind", value=kind)


def _stands(stage: str) -> Message:
    return say("named-stage", value=stage)


_AGREES: Final = say("paper-ledger-agrees")
_LINES: Final = (
    Column(say("column-at"), Kind.TIME),
    Column(say("column-item")),
    Column(say("column-who")),
    Column(say("column-how")),
    Column(say("column-in"), Kind.MONEY),
    Column(say("column-out"), Kind.MONEY),
    Column(say("column-goods"), Kind.MONEY),
    Column(say("column-by")),
)


def contest_statement(kind: str, name: str, kept: Kept) -> Report:
    """One contest line by line: money in and out, things given, disputes and denied claims."""
    figures = figures_of(kept)
    rows = sorted((*_money(kept), *_things(kept)), key=lambda each: each[0])
    lines = tuple(row for _, row in rows)
    agrees = (
        _AGREES if not figures.difference else say("paper-ledger-off", amount=figures.difference)
    )
    return Report(
        title=say("paper-contest-statement", kind=kind, name=name, stands=figures.stands),
        subtitle=(
            say(
                "paper-contest-figures",
                entries=figures.entries,
                prizes=figures.prizes,
                owed=figures.owed,
                disputes=figures.disputes,
                denied=figures.denied,
            ),
        ),
        columns=_LINES,
        rows=lines,
        totals=sum_rows(_LINES, lines) if lines else None,
        notes=(agrees,),
    )


def _money(kept: Kept) -> list[tuple[int, Row]]:
    rows: list[tuple[int, Row]] = []
    for entry, tender, amount in kept.moves:
        several = _of_several(entry.event)
        if not several:
            rows.append(_moved(entry, tender, _who(entry.event), amount))
        elif not rows or rows[-1][0] != entry.number:
            rows.extend(_moved(entry, tender, *each) for each in several.items())
    return rows


def _of_several(event: Any) -> Mapping[str, int]:
    """Whose money moves where one event moves that of several, and how much goes out."""
    match event:
        case ChipsIssued():
            return dict.fromkeys(event.players, -event.paid)
        case TournamentCancelled():
            return event.refunds
    return {}


def _moved(entry: Entry, tender: str, who: str, amount: int) -> tuple[int, Row]:
    row = (
        show_time(entry.at),
        _item(entry.event),
        who,
        say("named-tender", value="transfer" if tender in _TRANSFERS else tender),
        -amount if amount < 0 and tender != _GOODS else None,
        amount if amount > 0 and tender != _GOODS else None,
        amount if tender == _GOODS else None,
        entry.actor,
    )
    return entry.number, row


def _things(kept: Kept) -> list[tuple[int, Row]]:
    """What moves no money: prizes handed over, disputes and denied claims."""
    rows: list[tuple[int, Row]] = []
    for entry, event in kept.events:
        match event:
            case PrizesHandedOver():
                worth = _worth(kept.state, event.prizes)
                rows.append(_row(entry, _PRIZE, event.player, say("paper-as-it-is"), worth))
            case PrizesForfeited():
                worth = _worth(kept.state, event.prizes)
                said = say("posted-forfeited", amount=worth, becomes=event.becomes)
                rows.append(_row(entry, said, event.player, "", None))
            case DisputeClosed():
                said = say("posted-dispute", text=event.decision)
                rows.append(_row(entry, said, event.player, "", None))
            case ClaimDenied():
                said = say("posted-denied", amount=event.value, reason=event.reason)
                rows.append(_row(entry, said, event.player, "", None))
            case _ if type(event).__name__ == "DisputeOpened":
                said = say("posted-dispute", text=event.text)
                rows.append(_row(entry, said, event.player, "", None))
    return rows


def _row(entry: Entry, item: Message, who: str, how: Saying, goods: int | None) -> tuple[int, Row]:
    row = (show_time(entry.at), item, who, how, None, None, goods, entry.actor)
    return entry.number, row


def _item(event: Any) -> Message:
    return _ITEMS.get(type(event).__name__) or say("posted-other")


def _who(event: Any) -> str:
    return str(getattr(event, "player", "") or "")


_DENIED: Final = (
    Column(say("column-at"), Kind.TIME),
    Column(say("column-promotion")),
    Column(say("column-claimant")),
    Column(say("column-name")),
    Column(say("column-address")),
    Column(say("column-claimed"), Kind.MONEY),
    Column(say("column-why-it-was-not-met")),
    Column(say("column-denied-by")),
    Column(say("column-clauses")),
)


def denied_claims_report(entries: Entries, now: int, window: Window = ALWAYS) -> Report:
    """The register of denied claims that are kept, with names, addresses and reasons."""
    rows = [
        (
            show_time(entry.at),
            name,
            event.player,
            event.name,
            event.address,
            event.value,
            event.reason,
            entry.actor,
            ", ".join(event.clauses),
        )
        for name, kept in keep_promotions(entries).items()
        for entry, event in kept.events
        if isinstance(event, ClaimDenied) and event.kept and window.holds(entry.at)
    ]
    return headed(say("paper-denied-claims"), _DENIED, rows, window)
