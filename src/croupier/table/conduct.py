"""Conduct at the table: winnings seized for a case, and players who act together."""

from collections.abc import Callable, Iterator
from typing import Any, Final

from croupier.core.money import show_dollars
from croupier.core.refusal import Reason, Refusal
from croupier.table import conduct_commands as c
from croupier.table import conduct_events as e
from croupier.table.answer import Decision, refuse
from croupier.table.events import ClaimHeld, ClaimReleased
from croupier.table.state import Seizure, Table
from croupier.table.wagering import find_seat

#: A hold that no clock ends.
UNTIL_CLOSED: Final = 2**53 - 1


def seize_winnings(table: Table, command: c.SeizeWinnings) -> Decision:
    """Take winnings into keeping for a case; stakes and the rest of the balance stay."""
    seat = find_seat(table, command.player)
    if isinstance(seat, Refusal):
        return seat
    clauses = table.game.powers[command.action].clauses
    if not command.case.strip():
        return refuse(Reason.INVALID, "name the case", clauses)
    if seat.held or command.case in table.seizures:
        detail = f"an amount of {seat.player}'s is withheld already"
        return refuse(Reason.WRONG_PHASE, detail, clauses)
    if not 0 < command.amount <= seat.balance:
        detail = f"{seat.player} has {show_dollars(seat.balance)}"
        return refuse(Reason.INSUFFICIENT_CREDIT, detail, clauses)
    seized = e.WinningsSeized(
        at=command.at,
        by=command.by,
        player=seat.player,
        amount=command.amount,
        case=command.case,
        clauses=clauses,
    )
    held = ClaimHeld(
        at=command.at,
        by=command.by,
        player=seat.player,
        amount=command.amount,
        until=UNTIL_CLOSED,
        clauses=clauses,
    )
    return seized, held


def end_seizure(table: Table, command: c.EndSeizure) -> Decision:
    """Give seized winnings back, or keep them, once the case is closed."""
    clauses = table.game.powers[command.action].clauses
    seizure = table.seizures.get(command.case)
    if seizure is None:
        return refuse(Reason.INVALID, f"nothing is seized here for {command.case}", clauses)
    ended = e.SeizureEnded(
        at=command.at,
        by=command.by,
        player=seizure.player,
        amount=seizure.amount,
        case=command.case,
        paid=command.pay,
        clauses=clauses,
    )
    released = ClaimReleased(
        at=command.at,
        by=command.by,
        player=seizure.player,
        amount=seizure.amount,
        paid=command.pay,
        text=command.text,
        clauses=clauses,
    )
    return ended, released


def refuse_seized(table: Table, player: str) -> Refusal | None:
    """Why an amount that is seized is neither withheld again nor released otherwise."""
    for case, seizure in table.seizures.items():
        if seizure.player == player:
            detail = f"{show_dollars(seizure.amount)} of {player} is seized until {case} is closed"
            return refuse(Reason.NOT_PERMITTED, detail, table.game.powers["seize"].clauses)
    return None


def flag_partners(table: Table, command: c.FlagPartners) -> Decision:
    """Note players who act together; what lies over the maximum between them is warned of."""
    clauses = table.game.powers[command.action].clauses
    if len(command.players) < 2:
        return refuse(Reason.INVALID, "it takes two to act together", clauses)
    if absent := sorted(command.players - table.seats.keys()):
        return refuse(Reason.INVALID, f"{', '.join(absent)} is not at the table", clauses)
    flagged = e.PartnersFlagged(
        at=command.at,
        by=command.by,
        players=command.players,
        done=command.done,
        clauses=clauses,
        warnings=tuple(_over_between(table, command.players)),
    )
    return (flagged,)


def partner_warnings(table: Table) -> tuple[str, ...]:
    """What staff are warned of: partners whose wagers together pass a maximum."""
    return tuple(text for group in table.partners for text in _over_between(table, group))


def _over_between(table: Table, players: frozenset[str]) -> Iterator[str]:
    cited = ", ".join(table.game.powers["partners"].clauses)
    seats = [table.seats[name] for name in sorted(players) if name in table.seats]
    for bet in dict.fromkeys(bet for seat in seats for bet in seat.wagers):
        found = table.game.bets.get(bet)
        stakes = {seat.player: seat.wagers[bet] for seat in seats if bet in seat.wagers}
        if found is None or len(stakes) < 2:
            continue
        most, whole = table.limits.of(found.kind).max, sum(stakes.values())
        if whole > most:
            yield (
                f"{' and '.join(stakes)} have {show_dollars(whole)} on {bet} between them,"
                f" {show_dollars(whole - most)} over the maximum ({cited})"
            )


def _seized(table: Table, event: e.WinningsSeized) -> Table:
    seizure = Seizure(event.player, event.amount)
    return table.but(seizures={**table.seizures, event.case: seizure})


def _ended(table: Table, event: e.SeizureEnded) -> Table:
    return table.but(seizures={c: s for c, s in table.seizures.items() if c != event.case})


def _flagged(table: Table, event: e.PartnersFlagged) -> Table:
    others = tuple(group for group in table.partners if group != event.players)
    return table.but(partners=(*others, event.players))


CONDUCT_FOLDS: dict[type[Any], Callable[[Table, Any], Table]] = {
    e.WinningsSeized: _seized,
    e.SeizureEnded: _ended,
    e.PartnersFlagged: _flagged,
}
CONDUCT_HANDLERS: dict[type[Any], Callable[[Table, Any], Decision]] = {
    c.SeizeWinnings: seize_winnings,
    c.EndSeizure: end_seizure,
    c.FlagPartners: flag_partners,
}
