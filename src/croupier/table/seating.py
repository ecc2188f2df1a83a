"""People at the table: joining, buying in, cashing out, leaving, and amounts withheld."""

from functools import reduce

from croupier.core.money import Money, show_dollars
from croupier.core.refusal import Reason, Refusal
from croupier.core.roles import Role
from croupier.roulette.common import PIT
from croupier.roulette.game import Payment
from croupier.table import commands as c
from croupier.table import events as e
from croupier.table.answer import Decision, cited, refuse
from croupier.table.chips import take_colours_back
from croupier.table.conduct import refuse_seized
from croupier.table.declare import Event
from croupier.table.evolve import evolve
from croupier.table.floor import refuse_excluded
from croupier.table.state import Seat, Table
from croupier.table.tokens import chips_of
from croupier.table.wagering import find_bet, find_seat, place

#: Notes that an acceptor takes, in dollars.
NOTES = (100, 50, 20, 10, 5)
HOUR = 3_600_000


def join(table: Table, command: c.Join) -> Decision:
    """Sit down, with the card the book may ask for, while there is room."""
    entry = table.game.entry
    seated = table.seats.get(command.player)
    if seated and seated.carded:
        return refuse(Reason.INVALID, f"{command.player} is at the table already")
    if refusal := refuse_excluded(table, command.player):
        return refusal
    if entry.card and command.card != "valid":
        clauses = entry.own_card_clauses if command.card == "borrowed" else entry.card_clauses
        detail = f"{command.player}'s card is {command.card}; a valid one of one's own is needed"
        return refuse(Reason.CARD_REQUIRED, detail, clauses, player=command.player)
    if seated is None and (refusal := _refuse_room(table, guest=command.guest)):
        return refusal
    taken = {seat.number for seat in table.seats.values()}
    number = (
        seated.number if seated else next(n for n in range(1, len(taken) + 2) if n not in taken)
    )
    return (
        e.PlayerJoined(
            at=command.at,
            by=command.by,
            player=command.player,
            seat_no=number,
            guest=command.guest,
            repaid=Money(max(0, -table.owing.get(command.player, 0)) if seated is None else 0),
            clauses=entry.card_clauses if entry.card else (),
        ),
    )


def _refuse_room(table: Table, *, guest: bool) -> Refusal | None:
    entry = table.game.entry
    present = sum(seat.guest is guest for seat in table.seats.values())
    if guest:
        if not entry.guests_max:
            return refuse(
                Reason.NOT_OFFERED, "this game has no guest players", entry.guests_clauses
            )
        if present >= entry.guests_max:
            detail = f"{entry.guests_max} guests are at the table"
            return refuse(
                Reason.LIMIT_OF_PLAYERS, detail, entry.guests_clauses, count=entry.guests_max
            )
        return None
    if table.places is not None and present >= table.places:
        detail = f"{present} players are at the table, and no more than {table.places} may play"
        return refuse(Reason.LIMIT_OF_PLAYERS, detail, entry.players_clauses, count=table.places)
    return None


def buy_in(table: Table, command: c.BuyIn) -> Decision:
    """Turn a tender into chips or credits, as the book takes it; more may follow at any time."""
    game = table.game
    tender = command.tender or next(iter(game.tenders))
    if tender not in game.tenders:
        taken = ", ".join(game.tenders)
        detail = f"{tender!r} buys nothing here; there is {taken}"
        return refuse(Reason.NOT_OFFERED, detail, game.tender_clauses)
    clauses = game.tenders[tender]
    if command.amount <= 0:
        return refuse(Reason.INVALID, f"{show_dollars(command.amount)} buys nothing", clauses)
    if command.tender == "note" and not _is_notes(command.amount):
        detail = f"{show_dollars(command.amount)} cannot be made of notes of {NOTES}"
        return refuse(Reason.INVALID, detail, clauses)
    joined: tuple[Event, ...] = ()
    if command.player not in table.seats:
        decision = join(table, c.Join(by=command.by, at=command.at, player=command.player))
        if isinstance(decision, Refusal):
            return decision
        joined = decision
    bought = e.BoughtIn(
        at=command.at,
        by=command.by,
        player=command.player,
        amount=command.amount,
        tender=tender,
        tokens=game.tokens is not None and tender in game.tokens.tenders,
        clauses=clauses,
    )
    return (*joined, bought)


def call_bet(table: Table, command: c.CallBet) -> Decision:
    """A wager called aloud: a tender handed over with it becomes chips that go straight down.

    All of it happens or none: where the wager cannot lie, the tender is handed back.
    """
    if command.tender is None:
        return place(table, command)
    chips_only = table.game.chips_only_clauses
    if chips_only and command.tender not in ("chips", "token"):
        detail = f"{command.tender} becomes chips before it is wagered"
        return refuse(Reason.NOT_OFFERED, detail, chips_only)
    bet = find_bet(table, command.bet)
    if isinstance(bet, Refusal):
        return bet
    held = table.game.held(bet.name)
    cost = held.cost if held else sum(piece.pieces for piece in table.game.pieces(bet))
    bought = buy_in(
        table,
        c.BuyIn(
            by=command.by,
            at=command.at,
            player=command.player,
            amount=Money(command.stake * cost),
            tender=command.tender,
        ),
    )
    if isinstance(bought, Refusal):
        return bought
    laid = place(reduce(evolve, bought, table), command)
    return laid if isinstance(laid, Refusal) else (*bought, *laid)


def _is_notes(amount: int) -> bool:
    return amount % (min(NOTES) * 100) == 0


def cash_out(table: Table, command: c.CashOut) -> Decision:
    """Take the whole free balance, as a ticket or in chips; part of it is never paid."""
    seat = find_seat(table, command.player)
    if isinstance(seat, Refusal):
        return seat
    clauses = table.game.cash_out_clauses
    if chips_of(seat) == 0:
        detail = f"{seat.player} has nothing to cash out and may simply leave"
        kept = table.game.tokens.clauses if table.game.tokens and seat.tokens else ()
        return refuse(Reason.INSUFFICIENT_CREDIT, detail, clauses, kept, why="nothing-to-cash-out")
    cashed = _cashed_out(table, command, seat)
    if seat.wagers or seat.strays:
        return (cashed,)
    return (*take_colours_back(table, command, seat.player), cashed)


def _cashed_out(table: Table, command: c.CashOut | c.Leave, seat: Seat) -> e.CashedOut:
    payment, cash = table.game.cash_out, table.game.cash_out_clauses
    return e.CashedOut(
        at=command.at,
        by=command.by,
        player=seat.player,
        amount=Money(chips_of(seat)),
        payment=payment,
        ticket=command.ticket if payment is Payment.TICKET else "",
        clauses=cited(table.game.entry.guest_cash_clauses, cash) if seat.guest else cash,
    )


def leave(table: Table, command: c.Leave) -> Decision:
    """Leave with one's balance; staff may ask only for a reason that the book gives."""
    seat = find_seat(table, command.player)
    if isinstance(seat, Refusal):
        return seat
    clauses = table.game.powers[command.action].clauses
    if command.by in PIT:
        told = _may_be_told_to_leave(table, command, seat)
        if isinstance(told, Refusal):
            return told
        clauses = told
    if seat.wagers or seat.strays or seat.held:
        detail = f"{seat.player} has wagers or a held amount at the table"
        return refuse(Reason.WRONG_PHASE, detail, clauses)
    paid: tuple[Event, ...] = (_cashed_out(table, command, seat),) if chips_of(seat) else ()
    if seat.tokens:
        paid += (_tokens_taken_along(command, seat),)
    if seat.guest and not paid:
        clauses = cited(table.game.entry.guest_leave_clauses, clauses)
    left = e.PlayerLeft(at=command.at, by=command.by, player=seat.player, clauses=clauses)
    return (*take_colours_back(table, command, seat.player), *paid, left)


def _tokens_taken_along(command: c.Leave, seat: Seat) -> e.CashedOut:
    """Tokens leave as they came: they are good for a later visit, and for nothing else."""
    return e.CashedOut(
        at=command.at,
        by=command.by,
        player=seat.player,
        amount=Money(seat.tokens),
        payment="tokens",
    )


def _may_be_told_to_leave(table: Table, command: c.Leave, seat: Seat) -> tuple[str, ...] | Refusal:
    power = table.game.powers.get("direct-out")
    if command.disrupting and power and command.by in power.roles:
        return power.clauses
    if seat.player in table.excluded:
        return table.game.powers["exclude"].clauses
    rule = table.game.idle
    if rule is None:
        return refuse(Reason.NOT_PERMITTED, "the book gives no ground to ask a player to leave")
    if seat.idle < rule.rounds or (rule.when_full and not table.is_full):
        need = " and a full table" if rule.when_full else ""
        detail = f"{seat.player} sat out {seat.idle} rounds; {rule.rounds}{need} are needed"
        return refuse(Reason.NOT_PERMITTED, detail, rule.clauses)
    return rule.clauses


def hold_claim(table: Table, command: c.HoldClaim) -> Decision:
    """Withhold an amount while a malfunction is looked into, for as long as the book allows."""
    seat = find_seat(table, command.player)
    if isinstance(seat, Refusal):
        return seat
    if refusal := refuse_seized(table, seat.player):
        return refusal
    rules = [rule for rule in table.game.malfunctions.values() if rule.hold_hours]
    if not rules:
        return refuse(Reason.NOT_OFFERED, "the book has no power to withhold an amount")
    if command.by is not Role.OPERATOR:
        every = (rule.hold_clauses for rule in rules)
        return refuse(Reason.NOT_PERMITTED, "only the operator may withhold", *every)
    if not seat.claim:
        detail = f"no malfunction after the close is left to look into for {seat.player}"
        return refuse(Reason.WRONG_PHASE, detail, *(rule.hold_clauses for rule in rules))
    rule = table.game.malfunctions[seat.claim]
    if not 0 < command.amount <= seat.balance:
        detail = f"{seat.player} has {show_dollars(seat.balance)}"
        return refuse(Reason.INSUFFICIENT_CREDIT, detail, rule.hold_clauses)
    return (
        e.ClaimHeld(
            at=command.at,
            by=command.by,
            player=seat.player,
            amount=command.amount,
            until=command.at + rule.hold_hours * HOUR,
            clauses=rule.hold_clauses,
        ),
    )


def release_claim(table: Table, command: c.ReleaseClaim) -> Decision:
    """End a hold; the system ends it by paying when its time has passed."""
    seat = find_seat(table, command.player)
    if isinstance(seat, Refusal):
        return seat
    clauses = tuple(
        clause for rule in table.game.malfunctions.values() for clause in rule.hold_clauses
    )
    if refusal := refuse_seized(table, seat.player):
        return refusal
    if not seat.held:
        return refuse(Reason.INVALID, f"nothing of {seat.player}'s is withheld", clauses)
    if command.by is not Role.OPERATOR and not (
        command.by is Role.SYSTEM and command.pay and command.at >= seat.held_until
    ):
        return refuse(Reason.NOT_PERMITTED, "only the operator ends a hold early", clauses)
    return (
        e.ClaimReleased(
            at=command.at,
            by=command.by,
            player=seat.player,
            amount=Money(seat.held),
            paid=command.pay,
            clauses=clauses,
        ),
    )
