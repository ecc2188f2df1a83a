"""Equipment faults: what they do to wagers, what they stop, and how they end."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Annotated

import msgspec

from croupier.core.declarations import FieldKind, PlayerName
from croupier.core.messages import Message, Saying, say
from croupier.core.refusal import Reason, Refusal
from croupier.core.roles import MACHINE, Role, may_not
from croupier.roulette.bets import Kind
from croupier.roulette.game import Clauses, Game, MalfunctionRule
from croupier.roulette.lines import Line, void_line
from croupier.table.answer import Decision, cited, refuse
from croupier.table.declare import Command, Event, command, event
from croupier.table.no_spin import NoSpinCalled
from croupier.table.phases import WHILE_OPEN, Phase
from croupier.table.state import Seat, Table
from croupier.table.tasks import lasting, raise_tasks
from croupier.table.voiding import returned, void_lines, void_round

_OPEN = frozenset({Phase.BETTING, Phase.FINAL_BETS})


#: The scope of a fault that lets a ticket be printed again, or paid without one.
PRINTER = "printer"
_IN_PLAY = frozenset({*_OPEN, Phase.NO_MORE_BETS, Phase.SETTLED})


@command("malfunction", phases=WHILE_OPEN, grave=True, own_roles=True)
class ReportMalfunction(Command):
    """Something failed. `confirmed`: can the wagers be confirmed from the records?

    After the close somebody must say so: nobody's silence confirms a wager. `unconfirmed` names
    the wagers that cannot be, by player, where all the others can.
    """

    scope: str
    player: PlayerName | None = None
    confirmed: bool | None = None
    ground: str = ""
    text: str = ""
    unconfirmed: Mapping[PlayerName, tuple[str, ...]] = msgspec.field(default_factory=dict)
    #: What the house itself says of a fault that nobody reported.
    said: Annotated[Message | None, FieldKind("house")] = None

    def decide(self, table: Table) -> Decision:
        """A fault: before the close wagers are void, after it they are confirmed or void."""
        rule = table.game.malfunctions.get(self.scope)
        if rule is None:
            known = list(table.game.malfunctions)
            return refuse(
                Reason.NOT_OFFERED,
                say("table-game-no-equipment-fault-rule", scope=self.scope, known=known),
                table.game.absent_clauses.get(self.action, ()),
            )
        if self.by not in rule.roles:
            detail = may_not(self.by, self.action, rule.roles)
            return refuse(Reason.NOT_PERMITTED, detail, rule.before_clauses or rule.gate_clauses)
        if refusal := _refuse_ground(self, rule):
            return refusal
        seat = table.seats.get(self.player or "")
        named = rule.reach == "player" or (self.scope == PRINTER and self.player is not None)
        clauses = rule.before_clauses or rule.gate_clauses
        if named and (seat is None or seat.guest):
            return refuse(Reason.INVALID, say("table-whose-station-name-player-who"), clauses)
        if table.is_faulty(self.scope, self.player if _is_of_station(rule, self.scope) else None):
            recorded = say("table-fault-on-record-already", scope=self.scope)
            return refuse(Reason.INVALID, recorded, clauses)
        if refusal := _refuse_unconfirmed(table, self, rule) or _refuse_unsaid(table, self, rule):
            return refusal
        if rule.reach in ("spin", "light"):
            return _stopping_fault(table, self, rule)
        return _wager_fault(table, self, rule)

    @classmethod
    def holders_in(cls, game: Game) -> frozenset[Role]:
        """Those who may report one fault or another."""
        return frozenset().union(*(rule.roles for rule in game.malfunctions.values()))


@event()
class MalfunctionReported(Event):
    """Something failed. `voids` says that the round is void for it."""

    scope: str
    player: str | None
    confirmed: bool
    gate: bool
    voids: bool = False
    hold: bool = False
    #: It came on or after the close, in a round that had wagers to confirm.
    late: bool = False
    ground: str = ""
    text: Saying = ""
    #: Wagers that no record confirms, by player, where all the others are confirmed.
    unconfirmed: Mapping[str, tuple[str, ...]] = msgspec.field(default_factory=dict)

    def evolve(self, table: Table) -> Table:
        faults = table.faults | {(self.scope, self.player)}
        spin = table.spin and replace(table.spin, void=True) if self.voids else table.spin
        phase = table.phase
        if self.voids:
            phase = Phase.HELD if self.hold else Phase.VOID
        seats = _reached_by_fault(table, self)
        broken = table.but(faults=faults, phase=phase, spin=spin, seats=seats)
        if self.scope == PRINTER:
            failed = {**table.printers_failed, self.player or "": self.at}
            broken = broken.but(printers_failed=failed)
        if self.voids:
            tasks = lasting(table.tasks)
            broken = broken.but(closes_at=None, settlement=None, tasks=tasks)
        if table.game.malfunctions[self.scope].reach == "lucky" and phase is not Phase.SETTLED:
            # What the screen showed is not to be relied on; a later draw starts afresh.
            broken = broken.but(lucky_numbers={}, lucky_boost=None)
        return broken.but(tasks=raise_tasks(broken, f"malfunction:{self.scope}"))


@command("restore", phases=WHILE_OPEN, roles=MACHINE)
class RestoreEquipment(Command):
    """What failed works again, or was replaced or removed."""

    scope: str
    player: PlayerName | None = None
    removed: bool = False

    def decide(self, table: Table) -> Decision:
        """What failed works again: one player's, or all of a kind where nobody is named."""
        rule = table.game.malfunctions.get(self.scope)
        player = self.player if rule and _is_of_station(rule, self.scope) else None
        faulty = sorted(
            (whose for scope, whose in table.faults if scope == self.scope),
            key=lambda whose: whose or "",
        )
        restored = [whose for whose in faulty if player is None or whose == player]
        if rule is None or not restored:
            detail = say("table-no-fault-on-record", scope=self.scope, player=player)
            clauses = (
                rule.gate_clauses if rule else table.game.absent_clauses.get("malfunction", ())
            )
            return refuse(Reason.INVALID, detail, clauses)
        if rule.restore_roles and self.by not in rule.restore_roles:
            detail = may_not(self.by, self.action, rule.restore_roles)
            return refuse(Reason.NOT_PERMITTED, detail, rule.gate_clauses)
        return tuple(
            EquipmentRestored(
                at=self.at,
                by=self.by,
                scope=self.scope,
                player=whose,
                removed=self.removed,
                clauses=rule.gate_clauses,
            )
            for whose in restored
        )


@event()
class EquipmentRestored(Event):
    """What failed works again, or has been taken away."""

    scope: str
    player: str | None
    removed: bool = False

    def evolve(self, table: Table) -> Table:
        faults = table.faults - {(self.scope, self.player)}
        stopped = any(table.game.malfunctions[scope].gate for scope, _ in faults)
        phase = Phase.VOID if table.phase is Phase.HELD and not stopped else table.phase
        restored = table.but(faults=faults, phase=phase)
        if not self.removed:
            return restored
        tasks = tuple(w for w in table.tasks if w.task.when != f"fitted:{self.scope}")
        return restored.but(removed=table.removed | {self.scope}, tasks=tasks)


def _is_of_station(rule: MalfunctionRule, scope: str) -> bool:
    """Whether a fault may be that of one station: a printer's may be, or that of them all."""
    return rule.reach == "player" or scope == PRINTER


def _refuse_ground(command: ReportMalfunction, rule: MalfunctionRule) -> Refusal | None:
    """A fault may be named by one of the book's grounds; some only certain people may find."""
    if not command.ground:
        return None
    power = rule.grounds.get(command.ground)
    if power is None:
        known = list(rule.grounds)
        return refuse(
            Reason.NOT_OFFERED,
            say(
                "table-no-such-fault-there", ground=command.ground, scope=command.scope, known=known
            ),
            rule.before_clauses,
        )
    if command.by not in power.roles:
        detail = say("table-may-not-find-fault-by", by=command.by, ground=command.ground)
        return refuse(Reason.NOT_PERMITTED, detail, power.clauses)
    if command.ground in rule.described and not command.text.strip():
        return refuse(Reason.INVALID, say("table-say-why-not-working-correctly"), power.clauses)
    return None


def _refuse_unconfirmed(
    table: Table, command: ReportMalfunction, rule: MalfunctionRule
) -> Refusal | None:
    """Single wagers are decided on after the close, among those that the fault reaches."""
    if not command.unconfirmed:
        return None
    if rule.reach not in ("all", "player") or command.confirmed is False:
        return refuse(
            Reason.INVALID, say("table-single-wagers-struck-only-where"), rule.void_clauses
        )
    if table.phase not in (Phase.NO_MORE_BETS, Phase.SETTLED):
        return refuse(
            Reason.WRONG_PHASE, say("table-what-no-record-confirms-found"), rule.void_clauses
        )
    recorded = recorded_wagers(table)
    for player, bets in command.unconfirmed.items():
        strange = [bet for bet in bets if bet not in recorded.get(player, ())]
        if strange or (rule.reach == "player" and player != command.player):
            return refuse(
                Reason.NOT_YOUR_WAGER,
                say("table-no-fault-reaches", player=player, bets=strange),
                rule.void_clauses,
            )
    return None


def _refuse_unsaid(
    table: Table, command: ReportMalfunction, rule: MalfunctionRule
) -> Refusal | None:
    """After the close somebody has checked the recorded wagers that a fault reaches, and says so.

    What the house itself reports is from its own records.
    """
    said = command.confirmed is not None or command.unconfirmed or command.by is Role.SYSTEM
    if said or rule.reach not in ("all", "player") or _is_before_close(table, command):
        return None
    recorded = recorded_wagers(table)
    alone = rule.reach == "player"
    reached = recorded.get(command.player or "", ()) if alone else any(recorded.values())
    if table.phase not in _IN_PLAY or not reached:
        return None
    clauses = cited(rule.confirmed_clauses, rule.void_clauses)
    return refuse(Reason.INVALID, say("table-say-whether-wagers-confirmed"), clauses)


def _is_before_close(table: Table, command: ReportMalfunction) -> bool:
    late = table.closes_at is not None and command.at >= table.closes_at
    return table.phase in _OPEN and not late


def recorded_wagers(table: Table) -> dict[str, tuple[str, ...]]:
    """The wagers of this round that the records have, by player, before or after the result."""
    settled = table.settlement
    if table.phase is Phase.SETTLED and settled is not None:
        found: dict[str, tuple[str, ...]] = {}
        for line in settled.lines:
            if not line.void:
                found[line.player] = (*found.get(line.player, ()), line.bet)
        return found
    return {seat.player: (*seat.wagers, *seat.strays) for seat in table.seats.values()}


def _stopping_fault(table: Table, command: ReportMalfunction, rule: MalfunctionRule) -> Decision:
    """A fault that stops the game: a spin that is not valid, or any under a red light, is void."""
    spun = table.spin is not None and not table.spin.void and table.phase is not Phase.SETTLED
    bad = spun and (rule.reach == "light" or bool(table.spin and table.spin.faults))
    stops = bad or not spun and table.phase not in _IN_PLAY
    lines = void_lines(table, table.seats.values(), rule.void_clauses) if bad else ()
    fault = MalfunctionReported(
        at=command.at,
        by=command.by,
        scope=command.scope,
        player=None,
        confirmed=command.confirmed is not False,
        gate=rule.gate,
        voids=stops,
        hold=True,
        clauses=cited(rule.void_clauses, rule.gate_clauses),
    )
    if not lines:
        return (fault,)
    no_spin = NoSpinCalled(
        at=command.at,
        by=command.by,
        reason="malfunction",
        text=command.scope,
        lines=lines,
        returned=False,
        clauses=rule.void_clauses,
    )
    return (no_spin, fault)


def _wager_fault(table: Table, command: ReportMalfunction, rule: MalfunctionRule) -> Decision:
    before = _is_before_close(table, command)
    confirmed = command.confirmed is not False
    void = before or (not confirmed and table.phase in _IN_PLAY)
    clauses = _fault_clauses(rule, before=before, confirmed=confirmed)
    found = rule.grounds[command.ground].clauses if command.ground else ()
    if rule.reach == "lucky":
        # Stakes that stand from a win or a void spin could not be drawn for either.
        void = True
    events: list[Event] = []
    if void and rule.reach != "none" and (undone := _void_reach(table, command, rule, clauses)):
        events.append(undone)
    elif command.unconfirmed and (undone := _void_unconfirmed(table, command, rule.void_clauses)):
        events.append(undone)
        clauses = cited(clauses, rule.void_clauses)
    fault = MalfunctionReported(
        at=command.at,
        by=command.by,
        scope=command.scope,
        player=command.player if _is_of_station(rule, command.scope) else None,
        confirmed=confirmed,
        gate=rule.gate,
        voids=void and rule.reach == "all",
        late=not before and table.phase in _IN_PLAY,
        ground=command.ground,
        text=command.said or command.text,
        unconfirmed=command.unconfirmed,
        clauses=cited(clauses or rule.gate_clauses, found),
    )
    return (*events, fault)


def _fault_clauses(rule: MalfunctionRule, *, before: bool, confirmed: bool) -> Clauses:
    if before:
        return rule.before_clauses
    return rule.confirmed_clauses if confirmed else rule.void_clauses


def _void_reach(
    table: Table, command: ReportMalfunction, rule: MalfunctionRule, clauses: Clauses
) -> Event | None:
    """The event that voids the wagers a fault reaches, settled or not."""
    if rule.reach == "lucky":
        lines: tuple[Line, ...] = tuple(
            void_line(seat.player, bet, stake, clauses)
            for seat in table.seats.values()
            for bet, stake in seat.wagers.items()
            if bet in table.game.bets and table.game.bets[bet].kind is Kind.LUCKY_BALL
        )
        return returned(command, "malfunction", lines, clauses)
    reached = None if rule.reach == "all" else command.player
    return void_round(table, command, "malfunction", clauses, player=reached)


def _void_unconfirmed(table: Table, command: ReportMalfunction, clauses: Clauses) -> Event | None:
    """The event that voids single wagers, each by name."""
    only = {player: frozenset(bets) for player, bets in command.unconfirmed.items()}
    return void_round(table, command, "malfunction", clauses, only=only)


def _reached_by_fault(table: Table, event: MalfunctionReported) -> dict[str, Seat]:
    """Seats that remember the fault: its player's, or everyone's where it named nobody."""
    rule = table.game.malfunctions[event.scope]
    if rule.reach not in ("all", "player"):
        return dict(table.seats)
    late = event.late and rule.hold_hours
    return {
        player: seat.but(faulted=True, claim=event.scope if late else seat.claim)
        if event.player in (None, player)
        else seat
        for player, seat in table.seats.items()
    }
