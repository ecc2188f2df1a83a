"""Settlements put right: another number, another position, a payment that was wrong."""

from typing import Annotated, ClassVar

from croupier.core.declarations import BetText, FieldKind, HouseText, PlayerName, SignedMoney
from croupier.core.messages import say
from croupier.core.money import Money
from croupier.core.refusal import Reason, Refusal
from croupier.core.roles import SUPERVISORS, may_not
from croupier.roulette.game import Clauses, Game, Power
from croupier.roulette.pockets import DOUBLE_ZERO, ZERO, Pocket
from croupier.roulette.settlement import settle
from croupier.table.answer import Decision, cited, refuse
from croupier.table.declare import Command, Event, command, event
from croupier.table.later_rounds import settle_followed, settle_held
from croupier.table.lock_up import lock_corrected
from croupier.table.lookup import find_bet, find_seat
from croupier.table.past_rounds import (
    CORRECTION,
    LateAct,
    RoundResettled,
    find_settlement,
    is_past,
    result_then,
    settle_anew,
    taking_part,
)
from croupier.table.phases import SETTLED, WHILE_OPEN
from croupier.table.resettle import moves_of
from croupier.table.result import prisoners, result_clauses, result_of
from croupier.table.state import Settlement, Table
from croupier.table.tokens import chips_of

MISPLACED = "misplaced-by-dealer"
"""The ground that does not serve for a wager which the dealer placed on a player's word."""


@command(
    "correct-result",
    phases=SETTLED,
    grave=True,
    words={"pocket": "number", "round_no": "round"},
    own_roles=True,
)
class CorrectResult(LateAct):
    """The recorded number was wrong; this one was spun. `reason` is put on record with it."""

    pocket: Pocket
    reason: str = ""
    #: Above how much the house has a win looked into; nothing where it has set no amount.
    lock_up: Annotated[Money | None, FieldKind("house")] = None
    #: What the wheel gave, where its devices read the numbers of the table.
    read: HouseText = ""
    doing: ClassVar[str] = "correct a result"

    def decide(self, table: Table) -> Decision:
        """Undo a settlement and do it again, from the same wagers, on the number really spun."""
        power = table.game.correction
        if power is None:
            return refuse(Reason.NOT_OFFERED, say("table-book-no-rule-correcting-result"))
        if self.by not in power.roles:
            detail = may_not(self.by, self.action, power.roles)
            return refuse(Reason.NOT_PERMITTED, detail, power.clauses)
        round_no = self.round_meant(table)
        settled = find_settlement(table, round_no, self.settled, power.clauses)
        if isinstance(settled, Refusal):
            return settled
        if self.pocket not in table.game.wheel.place:
            return refuse(
                Reason.INVALID, say("table-not-on-wheel", pocket=self.pocket), power.clauses
            )
        if refusal := _refuse_same_zero(table, settled, self.pocket, power.clauses):
            return refusal
        result = result_then(table, settled, self.pocket, followed=bool(self.later))
        by_wagerer = {
            player: settle_held(result, wagerer, self.later)
            for player, wagerer in settled.wagerers.items()
        }
        lines = tuple(line for mine in by_wagerer.values() for line in mine)
        event = settle_anew(
            table,
            self,
            settled,
            cause=CORRECTION,
            pocket=self.pocket,
            before=taking_part(settled),
            lines=lines,
            clauses=cited(power.clauses, result_clauses(table, result, lines, "result")),
            prison=tuple(
                prisoner
                for player, mine in by_wagerer.items()
                for prisoner in prisoners(result, settled.wagerers[player], mine)
            ),
        )
        again = settle_followed(table, self, settled, event.but(reason=self.reason, read=self.read))
        if isinstance(again, Refusal):
            return again
        return (*again, *lock_corrected(table, self, self.lock_up, (event.before, event.lines)))

    @classmethod
    def power(cls, game: Game) -> Power | None:
        """The book's rule for correcting a result."""
        return game.correction

    @classmethod
    def untimely_clauses(cls, table: Table) -> Clauses:
        """What the book says of corrections."""
        return table.game.correction.clauses if table.game.correction else ()


@command("override", phases=SETTLED, grave=True)
class OverrideSettlement(Command):
    """Settle a wager as if it had lain elsewhere, where its position would be unfair."""

    player: PlayerName
    bet: BetText
    to: BetText
    stake: Money | None = None
    reason: str = ""

    def decide(self, table: Table) -> Decision:
        """Settle one wager as if it had lain elsewhere, with a reason.

        Where the book lists the grounds, one of them puts back what was moved, gain or loss;
        else it is done only in the player's favour.
        """
        listed = table.game.restore_clauses
        clauses = listed.get(self.reason) or self.clauses_in(table.game)
        settled = table.settlement
        if settled is None or settled.pocket is None:
            return refuse(Reason.WRONG_PHASE, say("table-no-result-of-this-round"), clauses)
        if not self.reason.strip():
            return refuse(Reason.INVALID, say("table-say-why-position-would-unfair"), clauses)
        if listed and (refusal := _refuse_ground(table, self)):
            return refusal
        moved = _moved(table, self, settled)
        if isinstance(moved, Refusal):
            return moved
        result = result_of(table, settled.pocket)
        lines = tuple(settle(result, settled.wagerers[self.player]._replace(wagers=moved)))
        before = tuple(line for line in taking_part(settled) if line.player == self.player)
        gains = sum(n.win + n.returned for n in lines) - sum(o.win + o.returned for o in before)
        if gains < 0 and not listed:
            detail = say("table-would-leave-less-than-position", player=self.player)
            return refuse(Reason.NOT_PERMITTED, detail, clauses)
        return (
            RoundResettled(
                at=self.at,
                by=self.by,
                cause=f"override: {self.reason}",
                pocket=settled.pocket,
                before=before,
                lines=lines,
                moves=moves_of(table, before, lines),
                clauses=cited(clauses, result_clauses(table, result, lines, "result")),
            ),
        )

    @classmethod
    def untimely_clauses(cls, table: Table) -> Clauses:
        """The book's rule for doing it says when."""
        return cls.clauses_in(table.game)


@command("record-mistake", phases=WHILE_OPEN, roles=SUPERVISORS, words={"round_no": "round"})
class RecordMistake(LateAct):
    """A wager was paid too much (positive) or too little (negative), with what was done since.

    It is of a round that was settled, in which the player had a wager. `rectified` is what has
    been given back to the float or paid to the player so far: nothing, while the player is away.
    """

    player: PlayerName
    amount: SignedMoney
    suspected: bool = False
    attempted: bool = False
    identified: bool = False
    rectified: SignedMoney = Money(0)
    text: str = ""

    def decide(self, table: Table) -> Decision:
        """Put an over- or underpayment on record, with what was done to put it right.

        Paying an underpaid player moves money; what an overpaid player gives back does too.
        Nothing is ever taken from a player's balance without the player handing it over.
        """
        clauses = table.game.mistake_clauses
        round_no = self.round_meant(table)
        settled = find_settlement(table, round_no, self.settled, clauses)
        if isinstance(settled, Refusal):
            return settled
        if all(line.player != self.player for line in settled.lines):
            detail = say("table-no-wager-in-round", player=self.player, round_no=round_no)
            return refuse(Reason.NOT_YOUR_WAGER, detail, clauses)
        if self.amount == 0 or not 0 <= self.rectified <= abs(self.amount):
            return refuse(Reason.INVALID, say("table-mistake-amount-no-more-than"), clauses)
        seat = table.seats.get(self.player)
        if seat is None and self.rectified:
            # Who is away neither pays nor is paid at the table.
            away = say("table-not-joined-table", player=self.player)
            return refuse(Reason.INSUFFICIENT_CREDIT, away, clauses)
        # What was overpaid was paid in chips, and comes back in chips.
        if seat and self.amount > 0 and self.rectified > (chips := chips_of(seat)):
            detail = say("table-holds-too-little", player=self.player, balance=chips)
            return refuse(Reason.INSUFFICIENT_CREDIT, detail, clauses)
        return (
            MistakeRecorded(
                at=self.at,
                by=self.by,
                player=self.player,
                amount=self.amount,
                round_no=round_no,
                suspected=self.suspected,
                attempted=self.attempted or self.rectified > 0,
                identified=self.identified,
                rectified=self.rectified,
                text=self.text,
                clauses=clauses,
            ),
        )


@event()
class MistakeRecorded(Event):
    """A wager was not settled correctly; positive was overpaid, negative underpaid."""

    player: str
    amount: Money
    round_no: int
    suspected: bool
    attempted: bool
    identified: bool
    rectified: Money
    text: str

    def evolve(self, table: Table) -> Table:
        seat = table.seats.get(self.player)
        if seat is None:
            return table
        paid = -self.rectified if self.amount > 0 else self.rectified
        righted = seat.but(balance=seat.balance + paid)
        return table.but(seats={**table.seats, self.player: righted}, house=table.house - paid)


def _refuse_same_zero(
    table: Table, settled: Settlement, pocket: Pocket, clauses: Clauses
) -> Refusal | None:
    """A zero of before that stays a zero has nothing to settle anew, and shares nothing."""
    same = pocket == settled.pocket and is_past(table, settled.round_no)
    if not same or table.game.at_zero is None or pocket not in (ZERO, DOUBLE_ZERO):
        return None
    detail = say("table-round-on-record", round_no=settled.round_no, pocket=pocket)
    return refuse(Reason.INVALID, detail, clauses)


def _refuse_ground(table: Table, command: OverrideSettlement) -> Refusal | None:
    """Why a listed ground does not serve: it is none, or the player had to watch the dealer."""
    listed = table.game.restore_clauses
    if command.reason not in listed:
        detail = say("table-no-ground-put-wager-back", reason=command.reason, listed=list(listed))
        return refuse(Reason.NOT_OFFERED, detail, command.clauses_in(table.game))
    seat = table.seats.get(command.player)
    if command.reason == MISPLACED and seat and command.bet in seat.called:
        detail = say("table-called-aloud-owner-saw-where", bet=command.bet)
        return refuse(Reason.NOT_PERMITTED, detail, listed[command.reason])
    return None


def _moved(
    table: Table, command: OverrideSettlement, settled: Settlement
) -> dict[str, int] | Refusal:
    """The player's wagers of the round with one of them elsewhere."""
    clauses = command.clauses_in(table.game)
    seat, to = find_seat(table, command.player), find_bet(table, command.to)
    if isinstance(seat, Refusal):
        return seat
    if isinstance(to, Refusal):
        return to
    wagerer = settled.wagerers.get(command.player)
    wagers = dict(wagerer.wagers) if wagerer else {}
    lay = wagers.get(command.bet, 0)
    stake = lay if command.stake is None else command.stake
    spots = {**table.game.bets, **table.game.areas}
    if not 0 < stake <= lay or to.name not in spots or command.bet not in spots:
        detail = say("table-no-such-wager-on", player=command.player, bet=command.bet)
        return refuse(Reason.NOT_YOUR_WAGER, detail, clauses)
    wagers[command.bet] = lay - stake
    wagers[to.name] = wagers.get(to.name, 0) + stake
    return {bet: lies for bet, lies in wagers.items() if lies}
