"""The floor: disputes, exclusion, refused credit, extra spins, help for players, handovers."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from croupier.core.money import show_dollars
from croupier.core.refusal import Reason, Refusal
from croupier.table import floor_commands as c
from croupier.table import floor_events as e
from croupier.table.answer import Decision, cited, refuse
from croupier.table.events import ClaimHeld, ClaimReleased
from croupier.table.state import Table, Words
from croupier.table.tasks import raise_tasks
from croupier.table.wagering import find_seat

#: How long words for terminals may be, and how many of them stand at a time.
MESSAGE_MAX = 160
MESSAGES_KEPT = 5


def resolve_dispute(table: Table, command: c.ResolveDispute) -> Decision:
    """Decide a dispute; only the role that the book names has the final word."""
    game = table.game
    clauses = game.powers[command.action].clauses
    found = next((d for d in table.disputes if d.number == command.dispute), None)
    if found is None:
        return refuse(Reason.INVALID, f"no dispute {command.dispute} is on record", clauses)
    if found.final:
        detail = f"dispute {found.number} has been decided for good: {found.decision}"
        return refuse(Reason.WRONG_PHASE, detail, clauses)
    if not command.decision.strip():
        return refuse(Reason.INVALID, "say what was decided", clauses)
    final = game.powers.get("final-decision")
    if command.final and final and command.by not in final.roles:
        detail = f"a {command.by}'s decision is not final"
        return refuse(Reason.NOT_PERMITTED, detail, final.clauses)
    if not command.agreed and not command.inspector_told and game.inspector_clauses:
        detail = f"{found.player} has not been told of the inspector"
        return refuse(Reason.NOTICE_REQUIRED, detail, game.inspector_clauses)
    return (
        e.DisputeResolved(
            at=command.at,
            by=command.by,
            dispute=found.number,
            decision=command.decision,
            final=command.final,
            agreed=command.agreed,
            inspector_told=command.inspector_told,
            clauses=cited(
                clauses,
                final.clauses if command.final and final else (),
                game.inspector_clauses if command.inspector_told else (),
            ),
        ),
    )


def exclude_player(table: Table, command: c.ExcludePlayer) -> Decision:
    """Keep a player from further wagers here; what lies on the layout is another matter."""
    clauses = table.game.powers[command.action].clauses
    if not command.reason.strip():
        return refuse(Reason.INVALID, "say which rule was broken", clauses)
    if command.player in table.excluded:
        return refuse(Reason.INVALID, f"{command.player} is excluded already", clauses)
    return (
        e.PlayerExcluded(
            at=command.at,
            by=command.by,
            player=command.player,
            reason=command.reason,
            clauses=clauses,
        ),
    )


def refuse_excluded(table: Table, player: str) -> Refusal | None:
    """Why an excluded player neither joins nor bets."""
    if player not in table.excluded:
        return None
    power = table.game.powers.get(c.ExcludePlayer.action)
    clauses = power.clauses if power else ()
    detail = f"{player} is excluded from this game"
    return refuse(Reason.NOT_PERMITTED, detail, clauses, why="not-at-the-table", player=player)


def refuse_credit(table: Table, command: c.RefuseCredit) -> Decision:
    """Take back what a malfunction credited, by the operator's opinion or before the repair."""
    seat = find_seat(table, command.player)
    if isinstance(seat, Refusal):
        return seat
    clauses = table.game.powers[command.action].clauses
    if not seat.faulted:
        detail = f"no malfunction has reached {seat.player}"
        return refuse(Reason.WRONG_PHASE, detail, clauses)
    if not table.faults and not command.text.strip():
        return refuse(Reason.INVALID, "say how the malfunction credited the amount", clauses)
    if not 0 < command.amount <= seat.balance:
        detail = f"{seat.player} has {show_dollars(seat.balance)}"
        return refuse(Reason.INSUFFICIENT_CREDIT, detail, clauses)
    held = ClaimHeld(
        at=command.at,
        by=command.by,
        player=seat.player,
        amount=command.amount,
        until=max(command.at, seat.held_until),
        clauses=clauses,
    )
    refused = ClaimReleased(
        at=command.at,
        by=command.by,
        player=seat.player,
        amount=command.amount,
        paid=False,
        text=command.text,
        clauses=clauses,
    )
    return held, refused


def flag_result(table: Table, command: c.FlagResult) -> Decision:
    """Put a doubt about the recorded number to those who may correct it."""
    clauses = table.game.powers[command.action].clauses
    if not table.numbers:
        return refuse(Reason.WRONG_PHASE, "no result is on record", clauses)
    if command.pocket not in table.game.wheel.place:
        return refuse(Reason.INVALID, f"{command.pocket} is not on the wheel", clauses)
    recorded = table.numbers[0]
    return (
        e.ResultFlagged(
            at=command.at, by=command.by, recorded=recorded, seen=command.pocket, clauses=clauses
        ),
    )


def order_extra_spins(table: Table, command: c.OrderExtraSpins) -> Decision:
    """Direct spins while there is nobody to bet."""
    clauses = table.game.powers[command.action].clauses
    if any(seat.wagers or seat.strays for seat in table.seats.values()):
        return refuse(Reason.WRONG_PHASE, "wagers lie on the layout", clauses)
    if table.seats:
        return refuse(Reason.WRONG_PHASE, "players are at the table", clauses)
    if command.count is not None and command.count < 1:
        return refuse(Reason.INVALID, f"{command.count} spins are none", clauses)
    return (
        e.ExtraSpinsOrdered(at=command.at, by=command.by, count=command.count, clauses=clauses),
    )


def call_attendant(table: Table, command: c.CallAttendant) -> Decision:
    """Note that a player wants somebody, or no longer does; asking twice is asking once."""
    clauses = table.game.powers[command.action].clauses
    seat = find_seat(table, command.player)
    if isinstance(seat, Refusal):
        return seat
    if command.on is (seat.calling is not None):
        detail = "somebody is on the way already" if command.on else "nobody was called"
        return refuse(Reason.INVALID, f"{command.player}: {detail}", clauses)
    return (
        e.AttendantCalled(
            at=command.at, by=command.by, player=command.player, on=command.on, clauses=clauses
        ),
    )


def call_supervisor(table: Table, command: c.CallSupervisor) -> Decision:
    """Somebody is called; the pit's wall shows it until it is acknowledged."""
    clauses = table.game.powers[command.action].clauses
    text = " ".join(command.text.split())[:MESSAGE_MAX]
    return (e.SupervisorCalled(at=command.at, by=command.by, text=text, clauses=clauses),)


def tell_players(table: Table, command: c.TellPlayers) -> Decision:
    """Words for every terminal or for one; what a screen owes the player stands apart from them."""
    clauses = table.game.powers[command.action].clauses
    if command.player:
        seat = find_seat(table, command.player)
        if isinstance(seat, Refusal):
            return seat
    text = " ".join(command.text.split())
    if len(text) > MESSAGE_MAX:
        detail = f"{len(text)} signs; a message has {MESSAGE_MAX} at most"
        return refuse(Reason.INVALID, detail, clauses)
    return (
        e.PlayersTold(
            at=command.at, by=command.by, text=text, player=command.player, clauses=clauses
        ),
    )


def hand_over(table: Table, command: c.HandOver) -> Decision:
    """Put on record who deals."""
    clauses = table.game.powers[command.action].clauses
    dealer = command.dealer.strip()
    if not dealer:
        return refuse(Reason.INVALID, "say who deals", clauses)
    if dealer == table.dealer:
        return refuse(Reason.INVALID, f"{dealer} deals already", clauses)
    return (
        e.DealerChanged(
            at=command.at, by=command.by, dealer=dealer, before=table.dealer, clauses=clauses
        ),
    )


def _resolved(table: Table, event: e.DisputeResolved) -> Table:
    decided = tuple(
        replace(dispute, decision=event.decision, final=event.final)
        if dispute.number == event.dispute
        else dispute
        for dispute in table.disputes
    )
    return table.but(disputes=decided)


def _excluded(table: Table, event: e.PlayerExcluded) -> Table:
    return table.but(excluded=table.excluded | {event.player})


def _flagged(table: Table, event: e.ResultFlagged) -> Table:
    return table.but(tasks=raise_tasks(table, "flag-result"))


def _extra_spins(table: Table, event: e.ExtraSpinsOrdered) -> Table:
    return table


def _attendant(table: Table, event: e.AttendantCalled) -> Table:
    seat = table.seats[event.player].but(calling=event.at if event.on else None)
    return table.but(seats={**table.seats, event.player: seat})


def _told(table: Table, event: e.PlayersTold) -> Table:
    """The newest first; without words, those for the same readers go."""
    if not event.text:
        kept = tuple(each for each in table.told if each.player != event.player)
        return table.but(told=kept)
    words = Words(text=event.text, player=event.player, at=event.at, round_no=table.round_no)
    return table.but(told=(words, *table.told[: MESSAGES_KEPT - 1]))


def _dealer(table: Table, event: e.DealerChanged) -> Table:
    return table.but(dealer=event.dealer)


FLOOR_FOLDS: dict[type[Any], Callable[[Table, Any], Table]] = {
    e.DisputeResolved: _resolved,
    e.PlayerExcluded: _excluded,
    e.ResultFlagged: _flagged,
    e.ExtraSpinsOrdered: _extra_spins,
    e.AttendantCalled: _attendant,
    e.SupervisorCalled: lambda table, event: table,
    e.PlayersTold: _told,
    e.DealerChanged: _dealer,
}
FLOOR_HANDLERS: dict[type[Any], Callable[[Table, Any], Decision]] = {
    c.ResolveDispute: resolve_dispute,
    c.ExcludePlayer: exclude_player,
    c.RefuseCredit: refuse_credit,
    c.FlagResult: flag_result,
    c.OrderExtraSpins: order_extra_spins,
    c.CallAttendant: call_attendant,
    c.CallSupervisor: call_supervisor,
    c.TellPlayers: tell_players,
    c.HandOver: hand_over,
}
