"""Tills counted again: what was brought, filled, dropped, paid and taken, up to each close."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

import msgspec

from croupier.audit.keeping import claim
from croupier.house.log.record import Record

STREAM: Final = "till:"
#: What takes cash from the counter, and the field that says how much.
_OUT: Final = {
    "TicketRedeemed": "amount",
    "TicketPaidByHand": "amount",
    "EntrantWithdrew": "refund",
    "EntrantDisqualified": "refund",
}
#: What brings cash to it.
_IN: Final = {
    "EntryAccepted": "fee",
    "EntrantReinstated": "fee",
    "BoughtBack": "fee",
    "AddOnBought": "fee",
}
#: What exchanges value chips, and which way the cash goes.
_EXCHANGES: Final = {"ChipsSold": 1, "ChipsCashed": -1}


@dataclass(slots=True)
class Shift:
    """One shift at a till: its holder, and what moved, by record."""

    holder: str
    held: int
    #: Value chips that should be in it.
    chips: int = 0
    counter: list[tuple[int, int]] = field(default_factory=list)

    def is_by(self, actor: str) -> bool:
        """Whether its holder did something, alone or with a second person who agreed."""
        return actor == self.holder or actor.startswith(f"{self.holder} and ")


class TillBook:
    """All tills of the house."""

    def __init__(self) -> None:
        self.open: dict[str, Shift] = {}
        self.left: dict[str, int] = {}
        self.chips_left: dict[str, int] = {}
        #: Over and short, of all tills.
        self.difference = 0

    def take_counter(self, record: Record) -> None:
        """Cash that went over the counter, by somebody who may hold a till."""
        cash = _cash(record) if self.open else 0
        for shift in self.open.values() if cash else ():
            if shift.is_by(record.actor):
                shift.counter.append((record.number, cash))

    def take(self, record: Record) -> None:
        """Check what is said of a till, and enter it."""
        event: dict[str, Any] = msgspec.json.decode(record.payload)
        till = record.stream.removeprefix(STREAM)
        claim(event["at"] == record.at, f"it is of {event['at']} and was stored as of {record.at}")
        exchanged = record.kind in _EXCHANGES
        counted = _total(event["chips" if exchanged else "counts"])
        chips = _total(event.get("chips", {}))
        right = event["amount"] == counted
        claim(right, f"a count of {counted} is entered as {event['amount']}")
        if record.kind == "TillOpened":
            self._open(till, event, chips, record.actor)
            return
        shift = self.open.get(till)
        claim(shift is not None, f"{record.kind}, and nobody works at till {till}")
        assert shift is not None
        match record.kind:
            case "TillFilled":
                shift.held += counted
                shift.chips += chips
            case "TillDropped":
                shift.held -= counted
                shift.chips -= chips
            case "ChipsSold" | "ChipsCashed":
                self._exchange(shift, record, counted)
            case "TillClosed":
                self._close(till, shift, event, chips)
            case other:
                claim(False, f"no till knows {other}")
        claim(shift.chips >= 0, f"till {till} has given {-shift.chips} of chips that it had not")

    def _exchange(self, shift: Shift, record: Record, amount: int) -> None:
        """Cash one way over the counter, and as many chips the other."""
        claim(shift.is_by(record.actor), f"{record.actor} exchanges chips at {shift.holder}'s till")
        claim(amount > 0, "nothing is exchanged")
        cash = amount * _EXCHANGES[record.kind]
        shift.counter.append((record.number, cash))
        shift.chips -= cash

    def _open(self, till: str, event: Mapping[str, Any], chips: int, actor: str) -> None:
        holder, counted = event["holder"], event["amount"]
        claim(till not in self.open, f"till {till} is open already")
        opens = actor == holder or actor.startswith(f"{holder} and ")
        claim(opens, f"{actor} opens a till for {holder}")
        held = [name for name, shift in self.open.items() if shift.holder == holder]
        claim(not held, f"{holder} works at another till")
        left = self.left.get(till)
        brought, over = (counted, 0) if left is None else (0, counted - left)
        said = (event["brought"], event["difference"])
        claim(said == (brought, over), f"{said} brought and over, {(brought, over)} is right")
        had = self.chips_left.get(till)
        brought, chips_over = (chips, 0) if had is None else (0, chips - had)
        said = (event.get("chips_brought", 0), event.get("chips_difference", 0))
        right = (brought, chips_over)
        claim(said == right, f"{said} of chips brought and over, {right} is right")
        self.difference += over + chips_over
        self.open[till] = Shift(holder, counted, chips)

    def _close(self, till: str, shift: Shift, event: Mapping[str, Any], chips: int) -> None:
        moved = [cash for number, cash in shift.counter if number <= event["as_of"]]
        paid, taken = -sum(c for c in moved if c < 0), sum(c for c in moved if c > 0)
        said = (event["paid"], event["taken"])
        claim(said == (paid, taken), f"{said} over the counter, {(paid, taken)} is right")
        due = shift.held + taken - paid
        claim(event["expected"] == due, f"{event['expected']} expected, {due} is right")
        over = event["amount"] - due
        claim(event["difference"] == over, f"{event['difference']} over, {over} is right")
        claim(event["holder"] == shift.holder, f"the till is {shift.holder}'s")
        late = [cash for number, cash in shift.counter if number > event["as_of"]]
        claim(not late, f"{sum(late)} went over the counter between the count and the close")
        claim(0 <= event["left"] <= event["amount"], "more is left than there is")
        said = (event.get("chips_expected", 0), event.get("chips_difference", 0))
        right = (shift.chips, chips - shift.chips)
        claim(said == right, f"{said} of chips expected and over, {right} is right")
        self.difference += over + chips - shift.chips
        self.left[till], self.chips_left[till] = event["left"], chips
        del self.open[till]


def _cash(record: Record) -> int:
    if record.kind in _OUT:
        return -_field(record, _OUT[record.kind])
    if record.kind in _IN and record.stream.startswith("tournament:"):
        return _field(record, _IN[record.kind])
    if not record.stream.startswith("tournament:"):
        return 0
    payload = msgspec.json.decode(record.payload)
    match record.kind:
        case "ChipsIssued":
            return int(payload.get("paid", 0)) * len(payload["players"])
        case "TournamentCancelled":
            return -sum(int(refund) for refund in payload["refunds"].values())
        case "PrizePaid" if payload.get("method", "cash") == "cash":
            return -int(payload["amount"])
    return 0


def _total(counts: Mapping[str, int]) -> int:
    return sum(int(value) * pieces for value, pieces in counts.items())


def _field(record: Record, name: str) -> int:
    return int(msgspec.json.decode(record.payload).get(name, 0))
