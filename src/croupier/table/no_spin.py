"""No spin: the call that a spin gives no result, of the ball in play or of one before."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Annotated, Any, ClassVar, Self

from croupier.core.declarations import FieldKind
from croupier.core.messages import say
from croupier.core.refusal import Reason, Refusal
from croupier.core.roles import Role
from croupier.roulette.game import Clauses, Game, Stakes
from croupier.roulette.lines import Line
from croupier.table.answer import Decision, cited, refuse
from croupier.table.declare import Event, Heard, command, event
from croupier.table.later_rounds import settle_followed
from croupier.table.past_rounds import LateAct, find_settlement, in_play, is_past, settle_anew
from croupier.table.phases import IN_ROUND, Phase
from croupier.table.state import Table, TokenMove
from croupier.table.tasks import raise_tasks, spin_check
from croupier.table.tokens import banked_after, token_moves
from croupier.table.voiding import prison_again, void_again, void_lines
from croupier.table.wagers import _take_down


@command("no-spin", phases=IN_ROUND, grave=True, own_roles=True, words={"round_no": "round"})
class CallNoSpin(LateAct):
    """The spin gives no result, for a reason that the book lists."""

    reason: str
    text: str = ""
    #: Only of a ball that runs now: what a wheel reports says nothing of a round that is over.
    running: Annotated[bool, FieldKind("house")] = False
    #: What a wheel reported that calls it, by its device's cause.
    cause: Annotated[str, FieldKind("house")] = ""

    def decide(self, table: Table) -> Decision:
        """The spin is void: the wagers stand or go back, as the book says."""
        game, rule = table.game, table.game.no_spins.get(self.reason)
        if rule is None:
            known = list(game.no_spins)
            detail = say("table-no-ground-no-spin-here", reason=self.reason, known=known)
            return refuse(Reason.NOT_OFFERED, detail, game.no_spin_clauses)
        if self.by not in rule.roles:
            detail = say("table-may-not-call-no-spin", by=self.by, reason=self.reason)
            return refuse(Reason.NOT_PERMITTED, detail, rule.clauses)
        if rule.needs_text and not self.text.strip() and not self.cause:
            return refuse(Reason.INVALID, say("table-say-what", reason=self.reason), rule.clauses)
        round_no = self.round_meant(table)
        over = is_past(table, round_no) or table.phase is Phase.SETTLED
        if self.running and over:
            detail = say("table-no-ball-in-play")
            return refuse(Reason.WRONG_PHASE, detail, game.no_spin_clauses)
        if table.spin and table.spin.mechanical and self.reason == "wheel-not-moving":
            return refuse(
                Reason.NOT_OFFERED, say("table-wheel-turned-by-machine-may"), rule.clauses
            )
        if over:
            return _late_no_spin(table, self, round_no)
        if table.spin is None or table.spin.void:
            void = table.spin.void_clauses if table.spin else ()
            return refuse(
                Reason.WRONG_PHASE, say("table-no-ball-in-play"), void, game.no_spin_clauses
            )
        returned = game.no_spin_stakes is Stakes.RETURNED
        lines = void_lines(table, table.seats.values(), rule.clauses)
        return (
            NoSpinCalled(
                at=self.at,
                by=self.by,
                reason=self.reason,
                text=self.text,
                cause=self.cause,
                lines=lines,
                returned=returned,
                clauses=cited(rule.clauses, game.no_spin_clauses, game.respin_clauses),
            ),
        )

    def is_current(self, table: Table) -> bool:
        """Of a ball in play, or of one that was called off already."""
        return in_play(table) or (table.spin is not None and table.spin.void)

    @classmethod
    def holders_in(cls, game: Game) -> frozenset[Role]:
        """Those who may call it on one ground or another."""
        return frozenset().union(*(rule.roles for rule in game.no_spins.values()))

    @classmethod
    def untimely_clauses(cls, table: Table) -> Clauses:
        """A spin is called off once, while there is one."""
        clauses = table.game.no_spin_clauses
        if table.spin and table.spin.void:
            return cited(table.spin.void_clauses, clauses)
        return clauses if table.phase in (Phase.BETTING, Phase.IDLE) else ()

    @classmethod
    def spoken(cls, words: Mapping[str, Any], by: Role) -> Mapping[str, Any]:
        """A scenario that only names the ground has described it by that name."""
        return {"text": words["reason"]}


@event(heard=Heard.ROOM)
class NoSpinCalled(Event):
    """The spin gives no result. `lines` show each wager void and whole.

    `round_no` is that of a round which play has gone on from, `cause` what a wheel reported.
    """

    reason: str
    text: str
    lines: tuple[Line, ...]
    returned: bool
    tokens: tuple[TokenMove, ...] = ()
    round_no: int = 0
    cause: str = ""
    moves_tokens: ClassVar[bool] = True

    def evolve(self, table: Table) -> Table:
        if self.round_no:
            return _after_late_call(table, self.reason)
        seats = _take_down(table, self.lines) if self.returned else table.seats
        spin = table.spin and replace(table.spin, void=True, void_clauses=self.clauses)
        # A clock that was running goes on with the next spin: no spin ends no wagering period.
        closes_at = None if self.returned else table.closes_at
        void = table.but(
            phase=Phase.VOID, seats=seats, spin=spin, closes_at=closes_at, settlement=None
        )
        banked = banked_after(table, seats, self.tokens)
        void = void.but(banked=banked, tasks=spin_check(table, seen=True))
        return void.but(tasks=raise_tasks(void, f"no-spin:{self.reason}", "no-spin"))

    def note_tokens(self, table: Table) -> Self:
        """What the lines do to tokens in hand and on the layout."""
        moves = token_moves(table, self.lines) if self.returned else ()
        return self.but(tokens=moves) if moves else self


def _after_late_call(table: Table, reason: str) -> Table:
    """What is still to be done of a spin that play has gone on from, such as to examine the ball.

    What a ball that runs now has to do with it waits in its own round.
    """
    known = {waiting.task.name for waiting in table.tasks}
    raised = raise_tasks(table, f"no-spin:{reason}")
    waits = tuple(w for w in raised if "spin" in w.task.blocks and w.task.name not in known)
    return table.but(tasks=(*table.tasks, *waits)) if waits else table


def _late_no_spin(table: Table, command: CallNoSpin, round_no: int) -> Decision:
    """A bad spin found after its result: before the next spin, or at any time."""
    rule = table.game.no_spins[command.reason]
    clauses = cited(rule.clauses, rule.late_clauses)
    settled = find_settlement(table, round_no, command.settled, clauses)
    if isinstance(settled, Refusal):
        return settled
    if not rule.after_result:
        detail = say("table-ball-come-rest-can-no", reason=command.reason)
        return refuse(Reason.WRONG_PHASE, detail, rule.clauses)
    if table.spin_no != settled.spin_no and not rule.void_uncalled:
        detail = say("table-next-ball-spun-result-round", round_no=round_no)
        return refuse(Reason.WRONG_PHASE, detail, rule.late_clauses or rule.clauses)
    past = is_past(table, round_no)
    voids = tuple(void_again(settled, line, clauses) for line in settled.lines)
    late = settle_anew(
        table,
        command,
        settled,
        cause=f"no-spin:{command.reason}",
        pocket=None,
        before=settled.lines,
        lines=voids,
        prison=tuple(prison_again(settled, settled.lines)),
        clauses=clauses,
    )
    followed = settle_followed(table, command, settled, late)
    if isinstance(followed, Refusal):
        return followed
    return (
        *followed,
        NoSpinCalled(
            at=command.at,
            by=command.by,
            reason=command.reason,
            text=command.text,
            cause=command.cause,
            lines=(),
            returned=False,
            round_no=round_no if past else 0,
            clauses=clauses,
        ),
    )
