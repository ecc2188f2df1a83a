"""Finding what a command names: a seat at the table, a bet of the game."""

from croupier.core.refusal import Reason, Refusal
from croupier.core.roles import SUPERVISORS, Role
from croupier.roulette.bets import TWENTY_FOURS, Bet, Kind
from croupier.roulette.calls import Call
from croupier.roulette.game import Game
from croupier.roulette.notation import FRENCH, NotationError, parse_bet
from croupier.roulette.offered import why_not_call
from croupier.table.answer import cited, refuse
from croupier.table.state import Seat, Table


def find_seat(table: Table, player: str) -> Seat | Refusal:
    """The player's seat, or a refusal for somebody who has none."""
    seat = table.seats.get(player)
    if seat is not None:
        return seat
    entry = table.game.entry
    detail = f"{player} has not joined the table"
    if entry.card and not entry.account_clauses:
        return refuse(
            Reason.CARD_REQUIRED, detail, entry.card_clauses, why="not-seated", player=player
        )
    return refuse(
        Reason.INSUFFICIENT_CREDIT, detail, entry.account_clauses, why="not-seated", player=player
    )


def find_bet(table: Table, text: str) -> Bet | Call | Refusal:
    """The bet that a text names, if this game offers it here and now."""
    game = table.game
    if text in game.bets:
        bet: Bet | Call = game.bets[text]
    else:
        try:
            bet = parse_bet(text)
        except NotationError as error:
            return refuse(Reason.NO_SUCH_BET, str(error), _kind_clauses(game, text), bet=text)
        if isinstance(bet, Call) or bet.kind is Kind.ASIAN_NEIGHBOUR:
            if refusal := _refuse_call(table, bet):
                return refusal
        elif bet.kind is Kind.LUCKY_BALL and game.lucky is None:
            detail = f"{bet} is not offered here"
            return refuse(Reason.NOT_OFFERED, detail, game.lucky_absent, bet=bet.name)
        elif bet.kind in TWENTY_FOURS and bet.name not in game.bets:
            detail = f"{bet} is not offered at this table"
            return refuse(Reason.NOT_OFFERED, detail, game.layout_clauses, bet=bet.name)
        elif bet.name not in game.bets and bet.name not in game.areas:
            why = game.layout.why_not(bet) or f"{bet.kind} is not a bet of this game"
            return refuse(Reason.NO_SUCH_BET, why, _kind_clauses(game, bet.name), bet=bet.name)
    if bet.kind is Kind.LUCKY_BALL and table.is_faulty("lucky-display"):
        detail = "the Lucky Ball screen is out of order"
        return refuse(Reason.EQUIPMENT_FAULT, detail, game.lucky_absent, scope="lucky-display")
    if bet.kind is Kind.ASIAN_NEIGHBOUR and "asian-groups" in set(game.unsigned) - table.signed:
        detail = "the groups of this area have not been signed by the operator"
        return refuse(Reason.NOT_OFFERED, detail, game.calls[bet.kind].clauses)
    return bet


def _kind_clauses(game: Game, text: str) -> tuple[str, ...]:
    """What the book says of the layout, and of the kind of bet that a text names."""
    head = text.partition(":")[0].strip().lower()
    named = FRENCH.get(head, head)
    of_kind = (clauses for kind, clauses in game.odds_clauses.items() if kind == named)
    own = game.spot_clauses.get(text) or game.spot_clauses.get(named, ())
    return cited(game.layout_clauses, *of_kind, own)


def _refuse_call(table: Table, bet: Bet | Call) -> Refusal | None:
    game = table.game
    if game.call_rule(bet) is None:
        absent = game.calls_absent.get(bet.kind, game.layout_clauses)
        detail = f"{bet} is not offered at this table"
        return refuse(Reason.NOT_OFFERED, detail, absent, bet=bet.name)
    if isinstance(bet, Bet):
        detail = f"{bet} is no group of this table"
        return refuse(Reason.NO_SUCH_BET, detail, game.calls[bet.kind].clauses, bet=bet.name)
    if why_not := why_not_call(game, bet):
        return refuse(Reason.NOT_OFFERED, why_not, game.calls[bet.kind].clauses)
    return None


def refuse_undecided(table: Table, by: Role) -> Refusal | None:
    """Why a number is not taken while readers differ: a supervisor looks at the wheel."""
    if not table.undecided or by in SUPERVISORS:
        return None
    seen = ", ".join(f"{reader} saw {pocket}" for reader, pocket in table.readings.items())
    detail = f"{seen}: a supervisor decides the number"
    return refuse(Reason.EQUIPMENT_FAULT, detail, table.game.source_clauses)
