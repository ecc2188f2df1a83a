"""Statements of tournaments and promotions: what came in, who got what and how, what is disputed.

Amounts are taken from what was posted, and held against what the contest itself says.
"""

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from croupier.core.money import show_dollars
from croupier.house.views.contest_folds import Kept, all_kept, keep_promotions
from croupier.house.views.contests import stage_of
from croupier.house.views.entries import Entries, Entry
from croupier.house.views.figures import ALWAYS, Window
from croupier.house.views.house_reports import show_time
from croupier.house.views.registers import headed
from croupier.house.views.report import Column, Kind, Report, Row, sum_rows
from croupier.promotion.claims import ClaimDenied
from croupier.promotion.disputes import DisputeClosed
from croupier.promotion.settling import PrizesHandedOver
from croupier.promotion.state import Promotion

_CASH: Final = "cash"
_CHEQUE: Final = "cheque"
#: Books call a transfer differently.
_TRANSFERS: Final = ("transfer", "eft")
_GOODS: Final = "goods"
#: What an event of a tournament was for, where the words of its kind do not say it.
_ITEMS: Final[Mapping[str, str]] = {
    "EntryAccepted": "entry fee",
    "EntrantWithdrew": "fee given back",
    "EntrantSubstituted": "fee of a substitute",
    "TournamentCancelled": "fees given back",
    "ChipsIssued": "chips bought",
    "BoughtBack": "buy-back",
    "AddOnBought": "add-on",
    "PrizePaid": "prize",
    "PrizesPaid": "prize",
    "EntrantDisqualified": "fee given back",
    "EntrantReinstated": "fee paid again",
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
    net = sum(state.paid.values()) - state.fees
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


def _prizes_by(kept: Kept, *tenders: str) -> int:
    return sum(
        amount
        for entry, tender, amount in kept.moves
        if tender in tenders and type(entry.event).__name__ == "PrizePaid"
    )


_COLUMNS: Final = (
    Column("Contest"),
    Column("Kind"),
    Column("Stands"),
    Column("Entries", Kind.COUNT),
    Column("Fees", Kind.MONEY),
    Column("Prizes", Kind.MONEY),
    Column("Cash", Kind.MONEY),
    Column("Cheque", Kind.MONEY),
    Column("Transfer", Kind.MONEY),
    Column("Goods", Kind.MONEY),
    Column("Owed", Kind.MONEY),
    Column("Disputes", Kind.COUNT),
    Column("Denied", Kind.COUNT),
    Column("Off by", Kind.MONEY),
)


def contests_report(entries: Entries, now: int, window: Window = ALWAYS) -> Report:
    """Every tournament and promotion in which something happened, in figures."""
    rows: list[Row] = []
    for kind, name, kept in all_kept(entries):
        if any(window.holds(entry.at) for entry, _ in kept.events):
            rows.append((name, kind, *figures_of(kept)))
    wrong = [str(row[0]) for row in rows if row[-1]]
    note = f"Not as the ledger has it: {', '.join(wrong)}." if wrong else _AGREES
    return headed("Tournaments and promotions", _COLUMNS, rows, window, [note], summed=True)


_AGREES: Final = "All of it agrees with the ledger, to the cent."
_LINES: Final = (
    Column("At", Kind.TIME),
    Column("Item"),
    Column("Who"),
    Column("How"),
    Column("In", Kind.MONEY),
    Column("Out", Kind.MONEY),
    Column("Goods", Kind.MONEY),
    Column("By"),
)


def contest_statement(kind: str, name: str, kept: Kept) -> Report:
    """One contest line by line: money in and out, things given, disputes and denied claims."""
    figures = figures_of(kept)
    rows = sorted((*_money(kept), *_things(kept)), key=lambda each: each[0])
    lines = tuple(row for _, row in rows)
    agrees = (
        _AGREES
        if not figures.difference
        else (f"The ledger is off by {show_dollars(figures.difference)}.")
    )
    return Report(
        title=f"Statement of {kind} {name}: {figures.stands}",
        subtitle=(
            f"{figures.entries} entries; prizes of {show_dollars(figures.prizes)}, of which "
            f"{show_dollars(figures.owed)} is owed; {figures.disputes} disputes, "
            f"{figures.denied} denied",
        ),
        columns=_LINES,
        rows=lines,
        totals=sum_rows(_LINES, lines) if lines else None,
        notes=(agrees,),
    )


def _money(kept: Kept) -> list[tuple[int, Row]]:
    return [
        (
            entry.number,
            (
                show_time(entry.at),
                _item(entry.event),
                _who(entry.event),
                "transfer" if tender in _TRANSFERS else tender,
                -amount if amount < 0 and tender != _GOODS else None,
                amount if amount > 0 and tender != _GOODS else None,
                amount if tender == _GOODS else None,
                entry.actor,
            ),
        )
        for entry, tender, amount in kept.moves
    ]


def _things(kept: Kept) -> list[tuple[int, Row]]:
    """What moves no money: prizes handed over, disputes and denied claims."""
    rows: list[tuple[int, Row]] = []
    for entry, event in kept.events:
        match event:
            case PrizesHandedOver():
                worth = _worth(kept.state, event.prizes)
                rows.append(_row(entry, "prize", event.player, "as it is", worth))
            case DisputeClosed():
                rows.append(_row(entry, f"dispute: {event.decision}", event.player, "", None))
            case ClaimDenied():
                said = f"claim to {show_dollars(event.value)} denied: {event.reason}"
                rows.append(_row(entry, said, event.player, "", None))
            case _ if type(event).__name__ == "DisputeOpened":
                rows.append(_row(entry, f"dispute: {event.text}", event.player, "", None))
    return rows


def _row(entry: Entry, item: str, who: str, how: str, goods: int | None) -> tuple[int, Row]:
    row = (show_time(entry.at), item, who, how, None, None, goods, entry.actor)
    return entry.number, row


def _item(event: Any) -> str:
    kind = type(event).__name__
    return _ITEMS.get(kind) or re.sub(r"(?<=[a-z])(?=[A-Z])", " ", kind).lower()


def _who(event: Any) -> str:
    return str(getattr(event, "player", "") or "")


_DENIED: Final = (
    Column("At", Kind.TIME),
    Column("Promotion"),
    Column("Claimant"),
    Column("Name"),
    Column("Address"),
    Column("Claimed", Kind.MONEY),
    Column("Why it was not met"),
    Column("Denied by"),
    Column("Clauses"),
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
    return headed("Denied claims", _DENIED, rows, window)
