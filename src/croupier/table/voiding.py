"""Giving stakes back: a wager, a player's wagers or a whole round without a result."""

from collections.abc import Iterable, Mapping
from typing import Any

import msgspec

from croupier.core.declarations import PlayerName
from croupier.core.messages import say
from croupier.core.refusal import Reason, Refusal
from croupier.core.roles import Role, may_not
from croupier.roulette.game import Clauses, Game, VoidRule
from croupier.roulette.lines import Line, void_line
from croupier.roulette.settlement import wager_cost
from croupier.table.answer import Decision, cited, refuse
from croupier.table.declare import Command, Event, Heard, command, event
from croupier.table.fraud import found as fraud_found
from croupier.table.later_rounds import settle_followed
from croupier.table.lookup import find_seat
from croupier.table.past_rounds import (
    LateAct,
    RoundResettled,
    find_settlement,
    in_play,
    is_past,
    settle_anew,
)
from croupier.table.phases import IN_ROUND, ROUND_BEGUN, Phase
from croupier.table.state import Prisoner, Seat, Settlement, Table
from croupier.table.tasks import lasting
from croupier.table.wagers import WagersReturned

_OPEN = frozenset({Phase.BETTING, Phase.FINAL_BETS})


#: Phases in which what lies on the layout is wagered on the round in play.
_WAGERED = _OPEN | {Phase.NO_MORE_BETS, Phase.VOID}


@command("invalidate", phases=ROUND_BEGUN, grave=True, own_roles=True, words={"round_no": "round"})
class InvalidateOutcome(LateAct):
    """Strike the outcome of the game; `forfeit` names players whose stakes are not refunded."""

    reason: str
    text: str = ""
    forfeit: frozenset[PlayerName] = msgspec.field(default_factory=frozenset)

    def decide(self, table: Table) -> Decision:
        """Strike an outcome out; wagers are refunded, save those the book lets be forfeited.

        Without a round it is the game in play that is struck, or else the last that has a result: a
        round that merely takes bets has no outcome yet.
        """
        if refusal := _refuse_invalidation(table, self):
            return refusal
        game, power = table.game, table.game.invalidations[self.reason]
        clauses = cited(
            power.clauses, game.refund_clauses, game.forfeit_clauses if self.forfeit else ()
        )
        round_no = self.round_meant(table)
        struck = OutcomeInvalidated(
            at=self.at,
            by=self.by,
            reason=self.reason,
            text=self.text,
            clauses=clauses,
        )
        incident = fraud_found(self, self.reason, round_no, power.clauses, text=self.text)
        if is_past(table, round_no):
            settled = find_settlement(table, round_no, self.settled, power.clauses)
            if isinstance(settled, Refusal):
                return settled
            late = void_settled(table, settled, self, "invalidated", clauses, forfeit=self.forfeit)
            all_late = settle_followed(table, self, settled, late)
            if isinstance(all_late, Refusal):
                return all_late
            return *all_late, struck.but(round_no=round_no), *incident
        undone = void_round(table, self, "invalidated", clauses, forfeit=self.forfeit)
        if undone is None and table.phase in (Phase.VOID, Phase.IDLE):
            return refuse(
                Reason.WRONG_PHASE, say("table-there-no-outcome-strike-out"), power.clauses
            )
        return (undone, struck, *incident) if undone else (struck, *incident)

    def is_current(self, table: Table) -> bool:
        """A round that merely takes bets has no outcome yet."""
        return in_play(table)

    @classmethod
    def holders_in(cls, game: Game) -> frozenset[Role]:
        """Those who may do it on one ground or another."""
        return frozenset().union(*(power.roles for power in game.invalidations.values()))

    @classmethod
    def spoken(cls, words: Mapping[str, Any], by: Role) -> Mapping[str, Any]:
        """A scenario that only names the ground has described it by that name."""
        return {"text": words["reason"]}


@event(heard=Heard.ROOM, on_receipt=True)
class OutcomeInvalidated(Event):
    """The round has no outcome; `round_no` is that of one which play has gone on from."""

    reason: str
    text: str = ""
    round_no: int = 0

    def evolve(self, table: Table) -> Table:
        if self.round_no:
            return table
        tasks = lasting(table.tasks)
        return table.but(phase=Phase.VOID, closes_at=None, settlement=None, tasks=tasks)


@command("void-wagers", phases=IN_ROUND, grave=True, own_roles=True, words={"round_no": "round"})
class VoidWagers(LateAct):
    """Declare one player's wagers of a round void."""

    player: PlayerName
    reason: str

    def decide(self, table: Table) -> Decision:
        """Declare one player's wagers of a round void, where the book does not let it stand."""
        rule = table.game.voids.get(self.reason) or table.game.voids.get("*")
        if rule is None:
            known = list(table.game.voids)
            return refuse(
                Reason.NOT_OFFERED,
                say("table-no-ground-void-wagers-here", reason=self.reason, known=known),
                cited(*(ground.power.clauses for ground in table.game.voids.values())),
            )
        if self.by not in rule.power.roles:
            detail = may_not(self.by, self.action, rule.power.roles)
            clauses = rule.power.clauses
            return refuse(Reason.NOT_PERMITTED, detail, clauses)
        spun = table.spin is not None or table.phase not in _OPEN
        clauses = (
            rule.after_spin_clauses if spun and rule.after_spin_clauses else rule.power.clauses
        )
        voided = _voided(table, self, rule, clauses)
        if isinstance(voided, Refusal):
            return voided
        round_no = self.round_meant(table)
        voided += fraud_found(self, self.reason, round_no, clauses, who=self.player)
        if not rule.lapses_card or self.player not in table.seats:
            return voided
        lapsed = CardLapsed(
            at=self.at,
            by=self.by,
            player=self.player,
            reason=self.reason,
            clauses=table.game.entry.own_card_clauses,
        )
        return *voided, lapsed

    def is_current(self, table: Table) -> bool:
        """Of what lies, of a ball in play, or of what has just been settled."""
        seat = table.seats.get(self.player)
        lies = seat is not None and bool(seat.wagers or seat.strays) and table.phase in _WAGERED
        return lies or in_play(table) or table.phase is Phase.SETTLED

    @classmethod
    def holders_in(cls, game: Game) -> frozenset[Role]:
        """Those who may do it on one ground or another."""
        return frozenset().union(*(rule.power.roles for rule in game.voids.values()))

    @classmethod
    def spoken(cls, words: Mapping[str, Any], by: Role) -> Mapping[str, Any]:
        """Without a reason the table says what it makes of that."""
        return {"reason": ""}


@event()
class CardLapsed(Event):
    """A player turned out to play without a valid card; one must be shown before the next wager."""

    player: str
    reason: str

    def evolve(self, table: Table) -> Table:
        seat = table.seats[self.player].but(carded=False)
        return table.but(seats={**table.seats, self.player: seat})


def void_lines(table: Table, seats: Iterable[Seat], clauses: Clauses) -> tuple[Line, ...]:
    """Every wager of some seats as void and whole."""
    return tuple(
        void_line(seat.player, bet, stake * wager_cost(table.game, bet), clauses)
        for seat in seats
        for wagers in (seat.wagers, seat.strays)
        for bet, stake in wagers.items()
    )


def returned(
    command: Command, cause: str, lines: tuple[Line, ...], clauses: Clauses
) -> WagersReturned | None:
    """The event that gives lines back; none where there are no lines."""
    if not lines:
        return None
    return WagersReturned(at=command.at, by=command.by, cause=cause, lines=lines, clauses=clauses)


def void_round(
    table: Table,
    command: Command,
    cause: str,
    clauses: Clauses,
    *,
    player: str | None = None,
    forfeit: frozenset[str] = frozenset(),
    only: Mapping[str, frozenset[str]] | None = None,
) -> Event | None:
    """Give back the stakes of this round, before or after it was settled.

    `only` names single wagers by player; the others stand.
    """
    if table.phase is Phase.SETTLED and table.settlement is not None:
        return void_settled(
            *(table, table.settlement, command, cause, clauses),
            player=player,
            forfeit=forfeit,
            only=only,
        )
    seats: Iterable[Seat] = table.seats.values() if player is None else (table.seats[player],)
    lines = void_lines(table, seats, clauses)
    if only is not None:
        lines = tuple(line for line in lines if line.bet in only.get(line.player, ()))
    return returned(command, cause, tuple(_forfeited(line, forfeit) for line in lines), clauses)


def void_settled(
    table: Table,
    settled: Settlement,
    command: Command,
    cause: str,
    clauses: Clauses,
    *,
    player: str | None = None,
    forfeit: frozenset[str] = frozenset(),
    only: Mapping[str, frozenset[str]] | None = None,
) -> RoundResettled:
    """Undo a settlement for everyone, for one player or for single wagers: stakes are whole again.

    `only` names single wagers by player.
    """
    some = player is not None or only is not None
    touched = tuple(
        line
        for line in settled.lines
        if (player is None or line.player == player)
        and (only is None or line.bet in only.get(line.player, ()))
        and not (some and line.void)
    )
    voids = (void_again(settled, line, clauses) for line in touched)
    return settle_anew(
        table,
        command,
        settled,
        cause=cause,
        pocket=settled.pocket if some else None,
        before=touched,
        lines=tuple(_forfeited(line, forfeit) for line in voids),
        prison=tuple(prison_again(settled, touched)),
        clauses=clauses,
    )


def void_again(settled: Settlement, line: Line, clauses: Clauses) -> Line:
    """A line undone: its stake is whole again, and back in prison if it came from there."""
    wagerer = settled.wagerers.get(line.player)
    undone = void_line(line.player, line.bet, line.stake, clauses)
    if wagerer is None or line.bet not in wagerer.prison:
        return undone
    return undone._replace(stands=((line.bet, line.stake),))


def prison_again(settled: Settlement, undone: Iterable[Line]) -> Iterable[Prisoner]:
    """The stakes that were in prison before a round, of those whose lines are undone."""
    players = {line.player for line in undone}
    for player, wagerer in settled.wagerers.items():
        for bet, zeros in wagerer.prison.items() if player in players else ():
            if zeros:
                yield Prisoner(player, bet, zeros)


def _refuse_invalidation(table: Table, command: InvalidateOutcome) -> Refusal | None:
    game, power = table.game, table.game.invalidations.get(command.reason)
    if power is None:
        known = list(game.invalidations)
        return refuse(
            Reason.NOT_OFFERED,
            say("table-no-ground-invalidate-here-there", reason=command.reason, known=known),
            cited(*(ground.clauses for ground in game.invalidations.values())),
        )
    if command.by not in power.roles:
        detail = may_not(command.by, command.action, power.roles)
        return refuse(Reason.NOT_PERMITTED, detail, power.clauses)
    if command.reason in game.described and not command.text.strip():
        return refuse(Reason.INVALID, say("table-say-what", reason=command.reason), power.clauses)
    if command.forfeit and not game.forfeit_clauses:
        return refuse(Reason.NOT_OFFERED, say("table-book-no-forfeiture-here"), power.clauses)
    if unfound := sorted(command.forfeit - table.excluded):
        detail = say("table-nothing-found-against-their-wagers", unfound=list(unfound))
        return refuse(Reason.NOT_PERMITTED, detail, game.forfeit_clauses)
    return None


def _voided(
    table: Table, command: VoidWagers, rule: VoidRule, clauses: Clauses
) -> tuple[Event, ...] | Refusal:
    """The events that give one player's stakes of a round back."""
    round_no = command.round_meant(table)
    none = say("table-no-wager-in-round", player=command.player, round_no=round_no)
    if is_past(table, round_no):
        if rule.earlier_clauses:
            detail = say("table-round-settled-earlier-rounds-stand", round_no=round_no)
            return refuse(Reason.NOT_YOUR_WAGER, detail, rule.earlier_clauses)
        settled = find_settlement(table, round_no, command.settled, clauses)
        if isinstance(settled, Refusal):
            return settled
        late = void_settled(table, settled, command, "voided", clauses, player=command.player)
        if not late.before:
            return refuse(Reason.NOT_YOUR_WAGER, none, clauses)
        return settle_followed(table, command, settled, late)
    found = find_seat(table, command.player)
    # Who has left after the number has its lines still.
    if isinstance(found, Refusal) and table.settlement is None:
        return found
    voided = void_round(table, command, "voided", clauses, player=command.player)
    if voided is None or isinstance(voided, RoundResettled) and not voided.before:
        detail = none
        if rule.earlier_clauses:
            detail = say("table-no-wager-earlier-rounds-stand", **none.params)
        return refuse(Reason.NOT_YOUR_WAGER, detail, rule.earlier_clauses or clauses)
    return (voided,)


def _forfeited(line: Line, forfeit: frozenset[str]) -> Line:
    return line._replace(returned=0) if line.player in forfeit else line
