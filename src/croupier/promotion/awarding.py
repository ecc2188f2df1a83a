"""Entries, the draw, the winner told, the prize paid."""

from croupier.core.money import Money, show_dollars
from croupier.core.refusal import Reason, Refusal
from croupier.promotion import commands as c
from croupier.promotion import events as e
from croupier.promotion.answer import Decision, refuse, refuse_status
from croupier.promotion.state import HOUR, Draw, Promotion, Status
from croupier.roulette.promotion import Matter

_OPEN = frozenset({Status.STARTED})
_DRAWING = frozenset({Status.STARTED, Status.DRAWN})
_DRAWN = frozenset({Status.DRAWN, Status.PAID})


def enter(promotion: Promotion, command: c.EnterPromotion) -> Decision:
    if refusal := refuse_status(promotion, "an entry", _OPEN, Matter.ENTRY_CLOSES):
        return refusal
    closes_at = promotion.terms.closes_at
    if closes_at is not None and command.at > closes_at:
        detail = "entries have closed"
        return refuse(promotion, Reason.WRONG_PHASE, detail, Matter.ENTRY_CLOSES)
    if not command.eligible:
        detail = f"{command.player} does not meet the terms"
        return refuse(promotion, Reason.NOT_PERMITTED, detail, Matter.ELIGIBILITY)
    clauses = promotion.cite(Matter.ELIGIBILITY)
    return (e.EntryTaken(at=command.at, by=command.by, player=command.player, clauses=clauses),)


def draw(promotion: Promotion, command: c.DrawWinner) -> Decision:
    """Somebody was drawn. A dear prize is drawn under a scrutineer's eyes."""
    if refusal := refuse_status(promotion, "a draw", _DRAWING, Matter.AWARD):
        return refusal
    prizes = promotion.undrawn if command.prize is None else (command.prize,)
    if not prizes or not set(prizes) <= set(promotion.undrawn):
        detail = "there is no such prize left to draw"
        return refuse(promotion, Reason.WRONG_PHASE, detail, Matter.AWARD)
    closes_at = promotion.terms.closes_at
    if closes_at is not None and command.at < closes_at:
        detail = "nobody is drawn while entries are open"
        return refuse(promotion, Reason.WRONG_PHASE, detail, Matter.ENTRY_CLOSES)
    if refusal := _refuse_lot(promotion, command):
        return refusal
    if command.winner not in promotion.entrants:
        detail = f"{command.winner} has not entered"
        return refuse(promotion, Reason.INVALID, detail, Matter.ELIGIBILITY)
    dearest = max(promotion.prizes[prize].value or 0 for prize in prizes)
    watched = command.scrutineer and command.witness.strip()
    if dearest > promotion.rules.scrutineer_over and not watched:
        over = show_dollars(promotion.rules.scrutineer_over)
        detail = f"a prize over {over} is drawn under a scrutineer, who is named"
        return refuse(promotion, Reason.NOT_PERMITTED, detail, Matter.SCRUTINEER)
    return (
        e.WinnerDrawn(
            at=command.at,
            by=command.by,
            winner=command.winner,
            prizes=prizes,
            scrutineer=command.scrutineer,
            witness=command.witness,
            present=command.present,
            lot=command.lot,
            among=command.among,
            clauses=promotion.cite(
                Matter.AWARD, Matter.SCRUTINEER, *([] if command.present else [Matter.NOTICE])
            ),
        ),
    )


def _refuse_lot(promotion: Promotion, command: c.DrawWinner) -> Refusal | None:
    """Why a lot did not fall on the winner who is named."""
    if command.lot is None:
        return None
    names = sorted(promotion.entrants)
    right = command.among == len(names) and 0 <= command.lot < len(names)
    if right and names[command.lot] == command.winner:
        return None
    detail = f"lot {command.lot} of {command.among} did not fall on {command.winner or 'nobody'}"
    return refuse(promotion, Reason.INVALID, detail, Matter.AWARD)


def _find_draw(promotion: Promotion, player: str) -> Draw | None:
    draws = [draw for draw in promotion.draws if player in ("", draw.winner)]
    waiting = [draw for draw in draws if not draw.notified]
    return next(iter(waiting or draws), None)


def notify(promotion: Promotion, command: c.NotifyWinner) -> Decision:
    """The winner was told, by one of the ways the book has."""
    if refusal := refuse_status(promotion, "a notice", _DRAWN, Matter.NOTICE):
        return refusal
    found = _find_draw(promotion, command.player)
    if found is None:
        detail = f"{command.player} was not drawn"
        return refuse(promotion, Reason.INVALID, detail, Matter.NOTICE)
    method = promotion.rules.notices.get(command.method.strip().casefold().replace(" ", "-"))
    if method is None:
        known = ", ".join(dict.fromkeys(promotion.rules.notices.values()))
        detail = f"a winner is told by {known}, not by {command.method!r}"
        return refuse(promotion, Reason.INVALID, detail, Matter.NOTICE_METHOD)
    late = command.at > found.at + promotion.rules.notice_hours * HOUR
    return (
        e.WinnerNotified(
            at=command.at,
            by=command.by,
            player=found.winner,
            method=method,
            clauses=promotion.cite(Matter.NOTICE_METHOD),
            warnings=(f"{found.winner} was told too late",) if late else (),
        ),
    )


def pay(promotion: Promotion, command: c.PayPrize) -> Decision:
    """Money by crossed cheque or transfer, never cash, to one winner for that winner's prizes."""
    if refusal := refuse_status(promotion, "a payment", _DRAWN, Matter.PAYMENT):
        return refusal
    if refusal := _refuse_methods(promotion, command):
        return refusal
    owed = _unsettled(promotion, command.prize)
    prizes = tuple(prize for prize in owed if command.payee in ("", _winner_of(promotion, prize)))
    payable = tuple(prize for prize in prizes if _may_be_money(promotion, prize))
    if owed and not prizes:
        winners = ", ".join(dict.fromkeys(_winner_of(promotion, prize) for prize in owed))
        detail = f"{winners} won, and nobody else is paid"
        return refuse(promotion, Reason.NOT_PERMITTED, detail, Matter.PAYMENT)
    if not prizes:
        detail = "no prize that was drawn is left to be paid"
        return refuse(promotion, Reason.WRONG_PHASE, detail, Matter.PAYMENT)
    if not payable:
        detail = "this prize has no alternative in money"
        return refuse(promotion, Reason.NOT_PERMITTED, detail, Matter.ALTERNATIVE)
    winner, payable = _of_one_winner(promotion, payable)
    amount = sum(promotion.prizes[prize].value or 0 for prize in payable)
    if refusal := _refuse_sum(promotion, command, amount):
        return refusal
    parts = tuple(
        c.Part(promotion.rules.payments[_folded(part.method)], part.amount)
        for part in command.parts
    )
    return (
        e.PrizesPaid(
            at=command.at,
            by=command.by,
            player=winner,
            prizes=payable,
            amount=Money(amount),
            parts=parts,
            clauses=promotion.cite(Matter.PAYMENT, Matter.ALTERNATIVE),
        ),
    )


def _folded(method: str) -> str:
    return method.strip().casefold().replace(" ", "-")


def _refuse_methods(promotion: Promotion, command: c.PayPrize) -> Refusal | None:
    methods = [_folded(part.method) for part in command.parts]
    if not methods or "cash" in methods:
        return refuse(promotion, Reason.NOT_PERMITTED, "no prize is paid in cash", Matter.NO_CASH)
    payments = promotion.rules.payments
    unknown = [method for method in methods if method not in payments]
    if unknown:
        known = ", ".join(dict.fromkeys(payments.values()))
        detail = f"money is paid by {known}, not by {unknown[0]!r}"
        return refuse(promotion, Reason.NOT_PERMITTED, detail, Matter.PAYMENT)
    if not command.crossed:
        detail = "a cheque for a prize is crossed"
        return refuse(promotion, Reason.NOT_PERMITTED, detail, Matter.PAYMENT)
    return None


def _refuse_sum(promotion: Promotion, command: c.PayPrize, amount: int) -> Refusal | None:
    amounts = [part.amount for part in command.parts if part.amount is not None]
    alone = len(command.parts) == 1 and not amounts
    if alone or (len(amounts) == len(command.parts) and sum(amounts) == amount):
        return None
    detail = f"the parts are not {show_dollars(amount)} together"
    return refuse(promotion, Reason.INVALID, detail, Matter.PAYMENT)


def _unsettled(promotion: Promotion, prize: int | None) -> tuple[int, ...]:
    drawn = [number for one in promotion.draws for number in one.prizes]
    left = tuple(number for number in drawn if number not in promotion.settled)
    return left if prize is None else tuple(number for number in left if number == prize)


def _may_be_money(promotion: Promotion, number: int) -> bool:
    prize = promotion.prizes[number]
    barred = prize.kind in promotion.rules.no_alternative
    return not barred and prize.monetary_alternative is not False


def _of_one_winner(promotion: Promotion, prizes: tuple[int, ...]) -> tuple[str, tuple[int, ...]]:
    """The winner of the first of some prizes, and which of them are that winner's."""
    winner = _winner_of(promotion, prizes[0])
    return winner, tuple(prize for prize in prizes if _winner_of(promotion, prize) == winner)


def _winner_of(promotion: Promotion, prize: int) -> str:
    return next(draw.winner for draw in promotion.draws if prize in draw.prizes)


def hand_over(promotion: Promotion, command: c.HandOverPrize) -> Decision:
    if refusal := refuse_status(promotion, "handing over", _DRAWN, Matter.AWARD):
        return refusal
    prizes = _unsettled(promotion, command.prize)
    if not prizes:
        detail = "no prize that was drawn is left to hand over"
        return refuse(promotion, Reason.WRONG_PHASE, detail, Matter.AWARD)
    winner, prizes = _of_one_winner(promotion, prizes)
    return (
        e.PrizesHandedOver(
            at=command.at,
            by=command.by,
            player=winner,
            prizes=prizes,
            clauses=promotion.cite(Matter.AWARD),
        ),
    )
