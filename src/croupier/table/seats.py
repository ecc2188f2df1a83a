"""People at the table: joining, buying in, cashing out, leaving, and how many may play."""

from collections.abc import Mapping
from typing import Any

from croupier.core.declarations import PersonName, PlayerName
from croupier.core.ensure import ensure
from croupier.core.messages import Params, say
from croupier.core.money import Money
from croupier.core.refusal import Reason, Refusal
from croupier.core.roles import ANYONE, PIT, Role
from croupier.roulette.game import Payment
from croupier.table.answer import Decision, cited, refuse
from croupier.table.colours import colours_out, take_colours_back
from croupier.table.conduct import ExcludePlayer, refuse_excluded
from croupier.table.declare import Command, Event, Heard, command, event
from croupier.table.lookup import find_seat
from croupier.table.paying_out import owe
from croupier.table.phases import EVER, WHILE_OPEN
from croupier.table.state import Seat, Table
from croupier.table.tokens import chips_of

#: Notes that an acceptor takes, in dollars.
NOTES = (100, 50, 20, 10, 5)


@command("join", phases=WHILE_OPEN, roles=ANYONE)
class Join(Command):
    """Sit down. `card` is what was shown: valid, expired, borrowed or none."""

    player: PersonName
    card: str = "valid"
    guest: bool = False

    def decide(self, table: Table) -> Decision:
        """Sit down, with the card the book may require, while there is room."""
        entry = table.game.entry
        seated = table.seats.get(self.player)
        if seated and seated.carded and not seated.away:
            return refuse(Reason.INVALID, say("table-at-table-already", player=self.player))
        if refusal := refuse_excluded(table, self.player):
            return refusal
        if entry.card and self.card != "valid":
            clauses = entry.own_card_clauses if self.card == "borrowed" else entry.card_clauses
            detail = say("table-card-valid-one-one-own", player=self.player, card=self.card)
            return refuse(Reason.CARD_REQUIRED, detail, clauses)
        if (seated is None or seated.away) and (refusal := _refuse_room(table, guest=self.guest)):
            return refusal
        taken = {seat.number for seat in table.seats.values()}
        number = (
            seated.number if seated else next(n for n in range(1, len(taken) + 2) if n not in taken)
        )
        return (
            PlayerJoined(
                at=self.at,
                by=self.by,
                player=self.player,
                seat_no=number,
                guest=self.guest,
                repaid=Money(max(0, -table.owing.get(self.player, 0)) if seated is None else 0),
                clauses=entry.card_clauses if entry.card else (),
            ),
        )


@event(heard=Heard.SEEN)
class PlayerJoined(Event):
    """A player sits down."""

    player: str
    seat_no: int
    guest: bool = False
    #: What a correction left the house owing while the player was away.
    repaid: Money = Money(0)

    def evolve(self, table: Table) -> Table:
        if self.player in table.seats:
            seat = table.seats[self.player].but(carded=True, away=False)
            return table.with_seat(seat, leaving=table.leaving - {self.player})
        owing = dict(table.owing)
        owed = owing.pop(self.player, 0) + self.repaid
        seat = Seat(
            player=self.player,
            number=self.seat_no,
            guest=self.guest,
            balance=self.repaid,
            owed=owed,
            personal=table.terminal_limits.get(self.player),
        )
        return table.with_seat(seat, owing=owing)


@command("buy-in", phases=WHILE_OPEN, roles=ANYONE, words={"tender": "with"})
class BuyIn(Command):
    """Turn a tender into chips or credits; a first buy-in sits the player down."""

    player: PersonName
    amount: Money
    tender: str | None = None

    def decide(self, table: Table) -> Decision:
        """Turn a tender into chips or credits, as the book takes it; more may follow."""
        game = table.game
        tender = self.tender or next(iter(game.tenders))
        if tender not in game.tenders:
            taken = list(game.tenders)
            detail = say("table-buys-nothing-here-there", tender=tender, taken=taken)
            return refuse(Reason.NOT_OFFERED, detail, game.tender_clauses)
        clauses = game.tenders[tender]
        if self.amount <= 0:
            return refuse(Reason.INVALID, say("table-buys-nothing", amount=self.amount), clauses)
        if self.tender == "note" and not _is_notes(self.amount):
            detail = say("table-cannot-made-notes", amount=self.amount, notes=NOTES)
            return refuse(Reason.INVALID, detail, clauses)
        joined: tuple[Event, ...] = ()
        seat = table.seats.get(self.player)
        if seat is None or seat.away:
            decision = Join(by=self.by, at=self.at, player=self.player).decide(table)
            if isinstance(decision, Refusal):
                return decision
            joined = decision
        bought = BoughtIn(
            at=self.at,
            by=self.by,
            player=self.player,
            amount=self.amount,
            tender=tender,
            tokens=game.tokens is not None and tender in game.tokens.tenders,
            clauses=clauses,
        )
        return (*joined, bought)


@event()
class BoughtIn(Event):
    """A tender became chips or credits, or promotional tokens where `tokens` says so."""

    player: str
    amount: Money
    tender: str
    tokens: bool = False

    def evolve(self, table: Table) -> Table:
        seat = table.seats[self.player]
        # Chips brought along change hands with nobody; anything else buys chips out of the float.
        sold = 0 if self.tender == "chips" or self.tokens else self.amount
        tokens = self.amount if self.tokens else 0
        bought = seat.but(balance=seat.balance + self.amount, tokens=seat.tokens + tokens)
        return table.with_seat(bought, banked=table.banked - sold)


@command("cash-out", phases=EVER, roles=ANYONE)
class CashOut(Command):
    """Take the whole free balance. `ticket` is the number to print, should one be owed."""

    player: PlayerName
    ticket: str = ""

    def decide(self, table: Table) -> Decision:
        """Take the whole free balance, as a ticket or in chips; part of it is never paid."""
        seat = find_seat(table, self.player)
        if isinstance(seat, Refusal):
            return seat
        clauses = table.game.cash_out_clauses
        if chips_of(seat) == 0:
            detail = say("table-nothing-cash-out-may-simply", player=seat.player)
            kept = table.game.tokens.clauses if table.game.tokens and seat.tokens else ()
            return refuse(Reason.INSUFFICIENT_CREDIT, detail, clauses, kept)
        cashed = _cashed_out(table, self, seat)
        return (*take_colours_back(table, self, seat.player), cashed)


@event()
class CashedOut(Event):
    """A balance left the table, in chips or as a ticket."""

    player: str
    amount: Money
    payment: str
    ticket: str = ""
    #: Whether a dealer has still to put the chips into the player's hand.
    owed: bool = False

    def params(self) -> Params:
        """Everything but the ticket's number, which is its owner's alone."""
        return {name: value for name, value in super().params().items() if name != "ticket"}

    def evolve(self, table: Table) -> Table:
        if self.owed:
            table = owe(table, self.player, self.amount)
        seat = table.seats[self.player]
        ensure(seat.balance >= self.amount, f"{self.player} cashed out more than the balance")
        tokens = self.amount if self.payment == "tokens" else 0
        left = seat.but(balance=seat.balance - self.amount, tokens=seat.tokens - tokens)
        return table.with_seat(left)


@command("leave", phases=EVER, roles=ANYONE)
class Leave(Command):
    """Leave the table, or be sent away by staff."""

    player: PlayerName
    ticket: str = ""
    disrupting: bool = False

    def decide(self, table: Table) -> Decision:
        """Leave with one's balance; staff may request it only for a reason that the book gives."""
        seat = find_seat(table, self.player)
        if isinstance(seat, Refusal):
            return seat
        clauses = self.clauses_in(table.game)
        if self.by in PIT:
            ground = _may_be_sent_away(table, self, seat)
            if isinstance(ground, Refusal):
                return ground
            clauses = ground
        if seat.wagers or seat.strays:
            if self.by in PIT and seat.player not in table.leaving:
                out = PlayerDirectedOut(at=self.at, by=self.by, player=seat.player, clauses=clauses)
                return (out,)
            if clauses and self.by is Role.PLAYER and seat.player not in table.leaving:
                # Where the book lets a player go at any time, what lies is settled behind them.
                return (LeavingBegun(at=self.at, by=self.by, player=seat.player, clauses=clauses),)
            held = table.game.at_zero.clauses if seat.prison and table.game.at_zero else ()
            detail = say("table-wagers-at-table", player=seat.player)
            lies = clauses or table.game.settle_clauses
            return refuse(Reason.WRONG_PHASE, detail, lies, held)
        if seat.away:
            return refuse(Reason.INVALID, say("table-left-already", player=seat.player), clauses)
        colours = table.game.colours
        if colours and colours.leave_clauses and colours_out(table, seat.player):
            detail = say("table-changes-their-colours-before-leaving", player=seat.player)
            return refuse(Reason.WRONG_PHASE, detail, colours.leave_clauses)
        paid: tuple[Event, ...] = (_cashed_out(table, self, seat),) if chips_of(seat) else ()
        if seat.tokens:
            paid += (tokens_taken_along(self, seat),)
        if seat.guest and not paid:
            clauses = cited(table.game.entry.guest_leave_clauses, clauses)
        left = PlayerLeft(at=self.at, by=self.by, player=seat.player, clauses=clauses)
        return (*take_colours_back(table, self, seat.player), *paid, left)

    @classmethod
    def spoken(cls, words: Mapping[str, Any], by: Role) -> Mapping[str, Any]:
        """Staff who have a player leave do so because play is disrupted."""
        return {"disrupting": by is not Role.PLAYER}


@event(heard=Heard.SEEN)
class PlayerLeft(Event):
    """A player leaves the table; an amount withheld stays behind, and is paid at the cage."""

    player: str

    def evolve(self, table: Table) -> Table:
        seat = table.seats[self.player]
        table = table.but(want_colour=table.want_colour - {self.player})
        if seat.held:
            leaving = table.leaving | {self.player}
            return table.with_seat(seat.but(away=True), leaving=leaving)
        table = table.but(leaving=table.leaving - {self.player})
        seats = {player: seat for player, seat in table.seats.items() if player != self.player}
        owed = table.seats[self.player].owed
        return table.but(
            seats=seats, owing={**table.owing, self.player: owed} if owed else table.owing
        )


@event()
class PlayerDirectedOut(Event):
    """A player must leave: no further wager; what lies is settled, then the balance is paid."""

    player: str

    def evolve(self, table: Table) -> Table:
        return table.but(leaving=table.leaving | {self.player})


@event()
class LeavingBegun(Event):
    """A player goes while wagers lie: no further one; once they are settled the balance is paid."""

    player: str

    def evolve(self, table: Table) -> Table:
        return table.but(leaving=table.leaving | {self.player})


@command("limit-players", phases=WHILE_OPEN, words={"players_max": "max"})
class LimitPlayers(Command):
    """Let no more than so many play here from now on; those at the table may stay."""

    players_max: int

    def decide(self, table: Table) -> Decision:
        """Cap how many may play; nobody at the table is sent away."""
        clauses = self.clauses_in(table.game)
        if self.players_max < 1:
            return refuse(Reason.INVALID, say("table-at-least-one-player-plays"), clauses)
        return (
            PlayersLimited(at=self.at, by=self.by, players_max=self.players_max, clauses=clauses),
        )


@event(heard=Heard.ROOM)
class PlayersLimited(Event):
    """No more than so many may play here."""

    players_max: int

    def evolve(self, table: Table) -> Table:
        return table.but(players_max=self.players_max)


def _refuse_room(table: Table, *, guest: bool) -> Refusal | None:
    entry = table.game.entry
    present = sum(seat.guest is guest and not seat.away for seat in table.seats.values())
    if guest:
        if not entry.guests_max:
            return refuse(
                Reason.NOT_OFFERED, say("table-game-no-guest-players"), entry.guests_clauses
            )
        if present >= entry.guests_max:
            detail = say("table-guests-at-table", count=entry.guests_max)
            return refuse(Reason.LIMIT_OF_PLAYERS, detail, entry.guests_clauses)
        return None
    if table.places is not None and present >= table.places:
        detail = say("table-players-at-table-no-more", present=present, count=table.places)
        return refuse(Reason.LIMIT_OF_PLAYERS, detail, entry.players_clauses)
    return None


def _is_notes(amount: int) -> bool:
    return amount % (min(NOTES) * 100) == 0


def _cashed_out(table: Table, command: CashOut | Leave, seat: Seat) -> CashedOut:
    payment, cash = table.game.cash_out, table.game.cash_out_clauses
    return CashedOut(
        at=command.at,
        by=command.by,
        player=seat.player,
        amount=Money(chips_of(seat)),
        payment=payment,
        ticket=command.ticket if payment is Payment.TICKET else "",
        owed=is_owed(table, command.by),
        clauses=cited(table.game.entry.guest_cash_clauses, cash) if seat.guest else cash,
    )


def is_owed(table: Table, by: Role) -> bool:
    """Whether a cash-out on a screen waits for a dealer's chips."""
    in_chips = table.game.electronic and table.game.cash_out is Payment.CHIPS
    return in_chips and by not in PIT


def tokens_taken_along(command: Command, seat: Seat) -> CashedOut:
    """Tokens leave as they came: they are good for a later visit, and for nothing else."""
    return CashedOut(
        at=command.at,
        by=command.by,
        player=seat.player,
        amount=Money(seat.tokens),
        payment="tokens",
    )


def _may_be_sent_away(table: Table, command: Leave, seat: Seat) -> tuple[str, ...] | Refusal:
    power = table.game.powers.get("direct-out")
    if command.disrupting and power and command.by in power.roles:
        return power.clauses
    if seat.player in table.excluded:
        return ExcludePlayer.clauses_in(table.game)
    rule = table.game.idle
    if rule is None:
        return refuse(Reason.NOT_PERMITTED, say("table-book-gives-no-ground-ask"))
    if seat.idle < rule.rounds or (rule.when_full and not table.is_full):
        return refuse(
            Reason.NOT_PERMITTED,
            say(
                "table-sat-out-rounds-needed",
                player=seat.player,
                idle=seat.idle,
                rounds=rule.rounds,
                full=rule.when_full,
            ),
            rule.clauses,
        )
    return rule.clauses
