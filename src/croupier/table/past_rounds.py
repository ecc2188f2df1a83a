"""Rounds that play has gone on from: which one is meant, and settling it anew."""

from collections.abc import Collection, Iterable, Mapping
from dataclasses import replace
from typing import Annotated, ClassVar, Final, Self, TypeVar

from croupier.core.declarations import FieldKind
from croupier.core.ensure import ensure
from croupier.core.messages import say
from croupier.core.refusal import Reason, Refusal
from croupier.roulette.bets import BetName
from croupier.roulette.game import Clauses, Game
from croupier.roulette.lines import Line, Result, Wagerer, lines_by_player
from croupier.roulette.pockets import Pocket
from croupier.table.answer import refuse
from croupier.table.declare import Command, Event, Heard, event
from croupier.table.history import PutRight
from croupier.table.lock_up import LARGE_WIN
from croupier.table.phases import Phase
from croupier.table.prison import with_prison, with_shares
from croupier.table.resettle import (
    announce_owed,
    due_from_absent,
    moved_wagerers,
    moves_of,
    owing_after,
    resettle_move,
    resettled_seat,
    settle_past_seat,
    settled_past,
)
from croupier.table.state import (
    Move,
    Pending,
    Prisoner,
    Seat,
    Settlement,
    Table,
    TokenMove,
)
from croupier.table.tasks import renew_tasks
from croupier.table.tokens import banked_after, moved_tokens

#: Why a settlement was done again: the number that was entered was not the one spun.
CORRECTION: Final = "correction"
T = TypeVar("T")


_OPEN = frozenset({Phase.BETTING, Phase.FINAL_BETS})


@event(heard=Heard.ROOM)
class RoundResettled(Event):
    """A settlement was undone and done again from the same wagers; `before` is the old one.

    `round_no` names a round that play has gone on from, and `revised` is how that one stands now.
    What lies on the layout meanwhile is not touched.
    """

    cause: str
    pocket: Pocket | None
    before: tuple[Line, ...]
    lines: tuple[Line, ...]
    moves: tuple[Move, ...]
    tokens: tuple[TokenMove, ...] = ()
    round_no: int = 0
    revised: Settlement | None = None
    reason: str = ""
    #: The stakes of the players it touches that are in prison now.
    prison: tuple[Prisoner, ...] = ()
    #: The round whose correction changed what lay in prison here; this one keeps its number.
    follows: int = 0
    #: The number that was on record, where it is another now or none.
    was: Pocket | None = None
    #: What the wheel had given, where its devices read the numbers of the table and not a person.
    read: str = ""
    moves_tokens: ClassVar[bool] = True

    def evolve(self, table: Table) -> Table:
        """Undo the old lines, do the new ones; what a balance cannot cover is owed."""
        seats = _resettled_seats(table, self)
        house = table.house + sum(new.lost - new.win for new in self.lines)
        house -= sum(old.lost - old.win for old in self.before)
        round_no = self.round_no or table.round_no
        numbers, results = _renumbered(table, round_no, self.pocket)
        settled = table.but(
            seats=seats,
            house=house,
            numbers=numbers,
            results=results,
            owing=owing_after(table, self.moves),
            # Choices made since are part of what was undone.
            shares=() if round_no == last_result(table) else table.shares,
            banked=banked_after(table, seats, self.tokens),
        )
        if self.cause == CORRECTION and round_no == last_result(table) and not self.follows:
            settled = settled.but(tasks=_undecided(settled.tasks, self.lines))
        own = table.settlement
        if self.round_no:
            if self.revised is not None:
                settled = settled.but(revised={**table.revised, round_no: self.revised})
            is_own = own is not None and own.round_no == round_no
            return settled.but(settlement=self.revised) if is_own else settled
        again = self.revised or (own and settled_again(own, self, table.game))
        settled = settled.but(settlement=again)
        if own and own.pocket == self.pocket:
            return settled
        # What is still to be done for the old number is done for the new one, if there is one.
        raised = self.pocket is not None
        # What was paid by the other number is paid anew.
        tasks = renew_tasks(settled, "result", lines=self.lines, raised=raised)
        return settled.but(tasks=tasks, paid=frozenset())

    def note_tokens(self, table: Table) -> Self:
        """What new lines in place of old ones do to tokens; for a round of before it is known."""
        if self.round_no:
            return self
        before, after = lines_by_player(self.before), lines_by_player(self.lines)
        seats = {
            player: resettled_seat(table, player, before.get(player, []), after.get(player, []))
            for player in {**before, **after}
            if player in table.seats
        }
        moves = moved_tokens(table, seats)
        return self.but(tokens=moves) if moves else self


class LateAct(Command):
    """Something that may be found of a round when play has gone on from it.

    `round_no` names the round; without it, it is the one in play or the last that has a result.
    `settled` is how a round of before stands, and `later` how those after it do, as long as stakes
    were in prison in them: the house looks them up in the log, nobody types them.
    """

    round_no: int = 0
    #: The round that it meant when it was sent, and how that stood, while a second person decides.
    about: Annotated[int, FieldKind("house")] = 0
    stood: Annotated[str, FieldKind("house")] = ""
    settled: Annotated[Settlement | None, FieldKind("house")] = None
    later: Annotated[tuple[Settlement, ...], FieldKind("house")] = ()

    def round_meant(self, table: Table) -> int:
        """The round that it speaks of, at a table as it stands."""
        if named := self.round_no or self.about:
            return named
        return table.round_no if self.is_current(table) else last_result(table) or table.round_no

    def is_current(self, table: Table) -> bool:
        """Whether without a name it is about the round in play."""
        return False

    @classmethod
    def is_timely(cls, table: Table) -> bool:
        """In the round it is about, and afterwards as long as there is a result to speak of."""
        late = bool(table.round_no and (table.results or table.revised))
        return late or table.phase in cls.phases


def _resettled_seats(table: Table, event: RoundResettled) -> dict[str, Seat]:
    seats = dict(table.seats)
    before, after = lines_by_player(event.before), lines_by_player(event.lines)
    tokens = {move.player: move.hand for move in event.tokens}
    for player in {**before, **after}:
        if player not in seats:
            continue
        old, new = before.get(player, []), after.get(player, [])
        seat = seats[player]
        if event.round_no:
            prison = event.prison if event.round_no == last_result(table) else ()
            seats[player] = settle_past_seat(seat, old, new, prison).but(
                tokens=seat.tokens + tokens.get(player, 0)
            )
        else:
            seats[player] = resettled_seat(table, player, old, new)
        if event.round_no in (0, last_result(table)):
            seats[player] = with_prison(seats[player], event.prison)
        ensure(
            resettle_move(seat, seats[player]) in event.moves,
            f"undoing {player}'s settlement moved other amounts than the event says",
        )
        seats[player] = seats[player].but(put_right=_put_right(table, event, old, new))
    return seats


def _put_right(
    table: Table, event: RoundResettled, old: Iterable[Line], new: Iterable[Line]
) -> PutRight:
    """What a player whose wagers were settled anew has to know of it."""
    return PutRight(
        round_no=event.round_no or table.round_no,
        was=event.was,
        pocket=event.pocket,
        amount=sum(n.win - n.lost for n in new) - sum(o.win - o.lost for o in old),
        cause=event.cause,
        reason=event.reason,
        clauses=event.clauses,
        at=event.at,
        done_in=table.round_no,
    )


def _undecided(tasks: tuple[Pending, ...], lines: Iterable[Line]) -> tuple[Pending, ...]:
    """What still waits once a number was put right: only wins that it left are checked."""
    won = {line.player for line in lines if line.win}
    return tuple(
        waiting
        for waiting in tasks
        if not waiting.task.judged or (waiting.task == LARGE_WIN and waiting.player in won)
    )


def _renumbered(
    table: Table, round_no: int, pocket: Pocket | None
) -> tuple[tuple[Pocket, ...], tuple[int, ...]]:
    """The last numbers, with one round's number replaced or struck out."""
    if round_no not in table.results:
        return table.numbers, table.results
    place = table.results.index(round_no)
    kept = () if pocket is None else (pocket,)
    numbers = (*table.numbers[:place], *kept, *table.numbers[place + 1 :])
    if kept:
        return numbers, table.results
    return numbers, (*table.results[:place], *table.results[place + 1 :])


def in_play(table: Table) -> bool:
    """Whether a ball is in play or about to be: betting is closed, or it has been spun."""
    spun = table.spin is not None and not table.spin.void
    return table.phase is Phase.NO_MORE_BETS or (table.phase in _OPEN and spun)


def last_result(table: Table) -> int:
    """The last round that has a result; 0 where none has."""
    return table.results[0] if table.results else 0


def is_past(table: Table, round_no: int) -> bool:
    """Whether play has gone on from a round, or it was settled at a table that has closed since."""
    if round_no != table.round_no:
        return True
    return table.settlement is not None and table.phase is not Phase.SETTLED


def settlement_of(table: Table, round_no: int, given: Settlement | None) -> Settlement | None:
    """How a round stands: as the table has it, or else as it was looked up."""
    own = table.settlement
    if own is not None and own.round_no == round_no:
        return own
    if round_no in table.revised:
        return table.revised[round_no]
    return given if given is not None and given.round_no == round_no else None


def find_settlement(
    table: Table, round_no: int, given: Settlement | None, clauses: Clauses
) -> Settlement | Refusal:
    """A round that has a result, or why nothing can be put right there."""
    if not 0 <= round_no <= table.round_no:
        return refuse(Reason.INVALID, say("table-no-such-round", round_no=round_no), clauses)
    found = settlement_of(table, round_no, given)
    if found is None or found.pocket is None:
        return refuse(
            Reason.WRONG_PHASE, say("table-no-result-of-round", round_no=round_no), clauses
        )
    if round_no == last_result(table) and table.shares:
        return with_shares(found, table.shares)
    return found


def result_then(
    table: Table, settled: Settlement, pocket: Pocket, *, followed: bool = False
) -> Result:
    """What a pocket means under the limits and draws that a round was settled with.

    `followed` says that later rounds are at hand in which stakes were in prison.
    """
    return Result(
        game=table.game,
        limits=settled.limits,
        pocket=pocket,
        lucky_numbers=settled.lucky_numbers,
        lucky_boost=settled.lucky_boost,
        # Of a round that play has gone on from nothing can be put into prison: it is shared, but
        # for what was there when the next number fell.
        is_last=settled.is_last or (is_past(table, settled.round_no) and not followed),
    )


def settle_anew(
    table: Table,
    command: Command,
    settled: Settlement,
    *,
    cause: str,
    pocket: Pocket | None,
    before: tuple[Line, ...],
    lines: tuple[Line, ...],
    clauses: Clauses,
    prison: tuple[Prisoner, ...] = (),
) -> RoundResettled:
    """The event that puts new lines in the place of old ones, with what that moves."""
    past = is_past(table, settled.round_no)
    if past and settled.round_no != last_result(table):
        # Nothing goes back to prison in a round that another number has followed.
        prison = ()
    moves = moves_of(table, before, lines, past=past, prison=prison)
    event = RoundResettled(
        at=command.at,
        by=command.by,
        cause=cause,
        pocket=pocket,
        before=before,
        lines=lines,
        moves=moves,
        tokens=_past_tokens(table, settled, before, lines) if past else (),
        prison=prison,
        was=settled.pocket if settled.pocket != pocket else None,
        clauses=clauses,
        warnings=(*due_from_absent(table, moves), *announce_owed(table, moves)),
    )
    if not past:
        return event
    return event.but(round_no=settled.round_no, revised=settled_again(settled, event, table.game))


def _past_tokens(
    table: Table, settled: Settlement, before: tuple[Line, ...], lines: tuple[Line, ...]
) -> tuple[TokenMove, ...]:
    """What settling a round of before anew does to promotional tokens in hand."""
    if table.game.tokens is None:
        return ()
    old, new = lines_by_player(before), lines_by_player(lines)
    moves = []
    for player in {**old, **new}:
        seat, wagerer = table.seats.get(player), settled.wagerers.get(player)
        if seat is not None:
            lay = wagerer.tokens if wagerer else {}
            after = settled_past(seat, lay, old.get(player, ()), new.get(player, ()))
            moves.append(TokenMove(player, after.tokens - seat.tokens, 0))
    return tuple(move for move in moves if move.hand)


def taking_part(settled: Settlement) -> tuple[Line, ...]:
    """The lines of the wagers that another number would decide: not of those that were voided."""
    return tuple(
        line
        for line in settled.lines
        if (wagerer := settled.wagerers.get(line.player)) is not None
        and (line.bet in wagerer.wagers or line.bet in wagerer.strays)
    )


def settled_again(settlement: Settlement, event: RoundResettled, game: Game) -> Settlement:
    """New lines in place of those undone; others stand, and voided wagers take no more part."""
    undone = {_wager(line) for line in event.before}
    lines = tuple(line for line in settlement.lines if _wager(line) not in undone)
    wagerers = settlement.wagerers
    if event.cause != CORRECTION:
        counting = {line.player for line in lines if not line.void}
        out = {line.player for line in event.before} - counting
        # Of somebody without a wager that counts nothing is left to settle.
        lines = tuple(line for line in lines if line.player not in out)
        wagerers = {name: _left(w, undone) for name, w in wagerers.items() if name not in out}
    if event.cause.startswith("override"):
        wagerers = {**wagerers, **moved_wagerers(settlement, event.lines, game)}
    return replace(settlement, pocket=event.pocket, lines=lines + event.lines, wagerers=wagerers)


def _wager(line: Line) -> tuple[str, BetName, bool]:
    """Which wager a line is of: on one bet a player may also have chips that are void."""
    return line.player, line.bet, line.void


def _left(wagerer: Wagerer, undone: Collection[tuple[str, BetName, bool]]) -> Wagerer:
    """What a player has wagered without what was undone."""
    gone = {bet for player, bet, _ in undone if player == wagerer.player}
    if not gone:
        return wagerer
    return wagerer._replace(
        wagers=_without(wagerer.wagers, gone),
        tokens=_without(wagerer.tokens, gone),
        prison=_without(wagerer.prison, gone),
        checks=_without(wagerer.checks, gone),
    )


def _without(lies: Mapping[BetName, T], gone: Collection[BetName]) -> dict[BetName, T]:
    return {bet: lay for bet, lay in lies.items() if bet not in gone}
