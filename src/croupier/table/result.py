"""The number: the ball at rest settles every wager as it lies."""

from collections.abc import Iterable
from typing import Annotated, ClassVar, Self

from croupier.core.declarations import FieldKind
from croupier.core.messages import say
from croupier.core.money import Money
from croupier.core.refusal import Reason, Refusal
from croupier.core.roles import MACHINE
from croupier.roulette.bets import Kind
from croupier.roulette.game import Clauses, Game
from croupier.roulette.lines import Line, Result, Wagerer, has_wager_to_advise, lines_by_player
from croupier.roulette.pockets import Pocket
from croupier.roulette.run import Run
from croupier.roulette.settlement import settle, wager_cost
from croupier.roulette.zero import imprisoned
from croupier.table.answer import Decision, cited, refuse
from croupier.table.betting import BetsClosed
from croupier.table.checks import checks_standing, lying_on
from croupier.table.collected_checks import collect_colours, pay_colours
from croupier.table.declare import Command, Event, Heard, command, event
from croupier.table.lock_up import WinsLocked, announce_wins, large_wins
from croupier.table.lookup import refuse_undecided
from croupier.table.phases import BALL_ROLLING, BETTING, WHILE_OPEN, Phase
from croupier.table.prison import with_prison
from croupier.table.state import Frozen, Prisoner, Seat, Settlement, Table, TokenMove
from croupier.table.tasks import lasting, raise_tasks, undone_duties
from croupier.table.tokens import banked_after, token_moves, tokens_taken

NUMBERS_KEPT = 500


@command("result", phases=BALL_ROLLING, roles=MACHINE, words={"pocket": "number"})
class EnterResult(Command):
    """The ball is at rest in a pocket."""

    pocket: Pocket
    #: Above how much the house has a win looked into; nothing where it has set no amount.
    lock_up: Annotated[Money | None, FieldKind("house")] = None
    #: What the devices at the wheel saw of the run.
    run: Annotated[Run | None, FieldKind("house")] = None

    def decide(self, table: Table) -> Decision:
        """The ball rests: settle every wager as it lies."""
        if refusal := refuse_undecided(table, self.by) or _refuse_result(table, self):
            return refusal
        closed = _close_at_rest(table, self)
        settled = settle_seats(table, self)
        lines = settled.lines
        idle = list(_newly_idle(table, {line.player for line in lines}))
        large = large_wins(lines, self.lock_up) if self.lock_up and table.game.electronic else {}
        locked = WinsLocked(at=self.at, by=self.by, wins=large, warnings=announce_wins(large))
        seen = RunSeen(at=self.at, by=self.by, run=self.run) if self.run else None
        return (
            *closed,
            *((seen,) if seen else ()),
            settled.but(
                clauses=cited(
                    settled.clauses, table.game.idle.clauses if table.game.idle and idle else ()
                ),
                warnings=(
                    *settled.warnings,
                    *(say("warning-idle", player=player) for player in idle),
                ),
            ),
            *collect_colours(table, lines, self),
            *pay_colours(table, lines, self),
            *((locked,) if large else ()),
        )

    @classmethod
    def is_timely(cls, table: Table) -> bool:
        """After the close, or as the end of betting that nobody closed where the book says so."""
        spun = table.spin is not None and not table.spin.void
        at_rest = bool(table.game.close.at_rest_clauses) and spun and table.phase in BETTING
        return at_rest or table.phase in cls.phases

    @classmethod
    def untimely_clauses(cls, table: Table) -> Clauses:
        """A number follows a spin that is valid, and the close."""
        game = table.game
        if table.spin and table.spin.void:
            return cited(table.spin.void_clauses, game.no_spin_clauses)
        close = game.close.clauses if table.phase in BETTING else ()
        return cited(cls.clauses_in(game), game.spin.clauses, close)


@event()
class RunSeen(Event):
    """What devices saw of the run that ends with the next result: evidence about the wheel."""

    run: Run


@event(heard=Heard.ROOM)
class RoundSettled(Event):
    """The ball rests and every wager has its line; `advised` heard of the minimum."""

    pocket: Pocket
    lines: tuple[Line, ...]
    advised: tuple[str, ...] = ()
    tokens: tuple[TokenMove, ...] = ()
    #: The stakes that the number left in prison.
    prison: tuple[Prisoner, ...] = ()
    frozen: Frozen | None = None
    moves_tokens: ClassVar[bool] = True

    def evolve(self, table: Table) -> Table:
        seats = dict(table.seats)
        by_player = lines_by_player(self.lines)
        wagerers = {player: seats[player].as_wagerer() for player in by_player}
        house = table.house
        rule = table.game.idle
        counts = rule is not None and (table.is_full or not rule.when_full)
        for player, seat in seats.items():
            lines = by_player.get(player)
            if lines is None:
                # A round in which somebody else could sit down keeps nobody from playing.
                idle = seat.idle + 1 if counts else 0
                seats[player] = seat if seat.played else seat.but(idle=idle)
                continue
            credit = 0
            standing: dict[str, int] = {}
            for _, _, stake, win, returned, stands, _, _, _ in lines:
                credit += win + returned
                house += stake - returned - win
                for bet, stays in stands:
                    standing[bet] = standing.get(bet, 0) + stays
                    credit -= stays
            if seat.token_wagers:
                seat = tokens_taken(seat, lines)
            if seat.checks:
                seat = seat.but(checks=checks_standing(lying_on(seat), lines))
            if seat.prison or self.prison:
                seat = with_prison(seat, self.prison)
            seats[player] = seat.but(
                balance=seat.balance + credit,
                wagers=standing,
                strays={},
                past=None,
                idle=0,
                advised=seat.advised or player in self.advised,
            )
        settled = table.but(
            phase=Phase.SETTLED,
            seats=seats,
            numbers=(self.pocket, *table.numbers[: NUMBERS_KEPT - 1]),
            results=(table.round_no, *table.results[: NUMBERS_KEPT - 1]),
            settlement=Settlement(
                round_no=table.round_no,
                spin_no=table.spin_no,
                at=self.at,
                pocket=self.pocket,
                lines=self.lines,
                wagerers=wagerers,
                is_last=table.last_spin,
                limits=table.limits,
                lucky_numbers=table.lucky_numbers,
                lucky_boost=table.lucky_boost,
            ),
            tasks=lasting(table.tasks),
            undone=undone_duties(table),
            house=house,
            banked=banked_after(table, seats, self.tokens),
            last_spin=False,
            shares=(),
            paid=frozenset(),
            readings={},
            rotor=table.spin.rotor if table.spin else "",
        )
        tasks = raise_tasks(settled, "result", lines=self.lines)
        for player in self.advised:
            tasks = raise_tasks(settled.but(tasks=tasks), "under-minimum", player=player)
        return settled.but(tasks=tasks)

    def note_tokens(self, table: Table) -> Self:
        """What the lines do to tokens in hand and on the layout."""
        moves = token_moves(table, self.lines)
        return self.but(tokens=moves) if moves else self


def settle_seats(table: Table, command: EnterResult) -> RoundSettled:
    """Every wager at a table, settled as it lies on a number."""
    result = result_of(table, command.pocket)
    lines: list[Line] = []
    advised = []
    prison: list[Prisoner] = []
    for seat in table.seats.values():
        mine = settle(result, seat.as_wagerer())
        lines.extend(mine)
        if result.halved:
            prison.extend(prisoners(result, seat.as_wagerer(), mine))
        if has_wager_to_advise(result, mine):
            advised.append(seat.player)
    return RoundSettled(
        at=command.at,
        by=command.by,
        pocket=command.pocket,
        lines=tuple(lines),
        advised=tuple(player for player in advised if not table.seats[player].advised),
        prison=tuple(prison),
        frozen=freeze(table, dict.fromkeys(line.player for line in lines)),
        clauses=result_clauses(table, result, lines, command.action),
        warnings=tuple(say("warning-next-under-goes-back", player=player) for player in advised),
    )


@command("flag-result", phases=WHILE_OPEN, words={"pocket": "number"})
class FlagResult(Command):
    """Say that the recorded number seems wrong; `pocket` is the one that was seen."""

    pocket: Pocket

    def decide(self, table: Table) -> Decision:
        """Put a doubt about the recorded number to those who may correct it."""
        clauses = self.clauses_in(table.game)
        if not table.numbers:
            return refuse(Reason.WRONG_PHASE, say("table-no-result-on-record"), clauses)
        if self.pocket not in table.game.wheel.place:
            return refuse(Reason.INVALID, say("table-not-on-wheel", pocket=self.pocket), clauses)
        recorded = table.numbers[0]
        return (
            ResultFlagged(
                at=self.at, by=self.by, recorded=recorded, seen=self.pocket, clauses=clauses
            ),
        )


@event()
class ResultFlagged(Event):
    """The recorded number is said to be wrong."""

    recorded: Pocket
    seen: Pocket

    def evolve(self, table: Table) -> Table:
        return table.but(tasks=raise_tasks(table, "flag-result"))


def _newly_idle(table: Table, wagered: set[str]) -> Iterable[str]:
    """Who with this round has sat out as many as the book lets a player sit out."""
    rule = table.game.idle
    if rule is None or (rule.when_full and not table.is_full):
        return
    for player, seat in table.seats.items():
        if player not in wagered and not seat.played and seat.idle + 1 == rule.rounds:
            yield player


def _close_at_rest(table: Table, command: EnterResult) -> tuple[Event, ...]:
    """Betting that nobody closed ends, at the latest, with the ball at rest."""
    if table.bets_closed:
        return ()
    late = say("warning-no-more-bets-unannounced")
    clauses = table.game.close.at_rest_clauses
    closed = BetsClosed(
        at=command.at, by=command.by, means="ball at rest", clauses=clauses, warnings=(late,)
    )
    return (closed,)


def result_of(table: Table, pocket: Pocket) -> Result:
    """What a pocket means at this table now."""
    return Result(
        game=table.game,
        limits=table.limits,
        pocket=pocket,
        lucky_numbers=table.lucky_numbers,
        lucky_boost=table.lucky_boost,
        is_last=table.last_spin,
    )


def prisoners(result: Result, wagerer: Wagerer, lines: Iterable[Line]) -> Iterable[Prisoner]:
    """The stakes of a player that a result leaves in prison."""
    for bet, zeros in imprisoned(result, wagerer, lines).items():
        yield Prisoner(wagerer.player, bet, zeros)


def result_clauses(
    table: Table, result: Result, lines: Iterable[Line], action: str
) -> tuple[str, ...]:
    """The clauses that decided a result: its power, its zero, its settlement and each wager."""
    power = table.game.powers.get(action)
    each = tuple(dict.fromkeys(line.clauses for line in lines))
    return cited(
        table.game.settle_clauses,
        table.game.result_clauses(result.pocket),
        power.clauses if power else (),
        *each,
    )


def refuse_number(game: Game, pocket: Pocket) -> Refusal | None:
    """Why a number is none of this wheel's."""
    if pocket in game.wheel.place:
        return None
    return refuse(
        Reason.INVALID,
        say("table-not-on-wheel", pocket=pocket, name=game.wheel.name),
        game.foreign_number_clauses,
        game.layout_clauses,
    )


def _refuse_result(table: Table, command: EnterResult) -> Refusal | None:
    game = table.game
    if refusal := refuse_number(game, command.pocket):
        return refusal
    if table.spin is None or table.spin.void:
        return refuse(Reason.WRONG_PHASE, say("table-ball-not-spun"), game.spin.clauses)
    if table.spin.faults:
        grounds = [game.no_spins[fault].clauses for fault in table.spin.faults]
        return refuse(
            Reason.INVALID,
            say("table-spin-not-valid", faults=list(table.spin.faults)),
            *grounds,
            game.spin.clauses,
        )
    lucky_wagers = game.lucky is not None and any(
        game.bets[bet].kind is Kind.LUCKY_BALL
        for seat in table.seats.values()
        for bet in seat.wagers
        if bet in game.bets
    )
    if game.lucky and lucky_wagers and not (table.lucky_numbers and table.lucky_boost):
        detail = say("table-lucky-ball-wagers-wait-four")
        return refuse(Reason.WRONG_PHASE, detail, game.lucky.refused_boost_clauses)
    return None


def freeze(table: Table, players: Iterable[str]) -> Frozen:
    """What the lines of a round do not show of what it is settled from."""
    seats = (table.seats[player] for player in players)
    return Frozen(
        limits=table.limits,
        spin_no=table.spin_no,
        lucky_numbers=table.lucky_numbers,
        lucky_boost=table.lucky_boost,
        apart=tuple(seat.as_wagerer() for seat in seats if _is_apart(seat)),
        is_last=table.last_spin,
    )


def _is_apart(seat: Seat) -> bool:
    odd = seat.strays or seat.advised or seat.personal or seat.token_wagers
    return bool(odd or seat.prison or seat.checks)


def settlement_from(event: RoundSettled, round_no: int, game: Game) -> Settlement | None:
    """A settlement as its event has it; None where an earlier version stored too little of it."""
    frozen = event.frozen
    if frozen is None:
        return None
    apart = {wagerer.player: wagerer for wagerer in frozen.apart}
    wagerers = {
        player: apart.get(player) or _wagerer(player, lines, game)
        for player, lines in lines_by_player(event.lines).items()
    }
    return Settlement(
        round_no=round_no,
        spin_no=frozen.spin_no,
        at=event.at,
        pocket=event.pocket,
        lines=event.lines,
        wagerers=wagerers,
        limits=frozen.limits,
        lucky_numbers=frozen.lucky_numbers,
        lucky_boost=frozen.lucky_boost,
        is_last=frozen.is_last,
    )


def _wagerer(player: str, lines: Iterable[Line], game: Game) -> Wagerer:
    wagers = {line.bet: line.stake // wager_cost(game, line.bet) for line in lines}
    return Wagerer(player, wagers, {}, False, None)
