"""Finding what a command names: a seat at the table, a bet of the game."""

from typing import Final

from croupier.core.messages import say
from croupier.core.refusal import Reason, Refusal
from croupier.core.roles import SUPERVISORS, Role
from croupier.roulette.bets import TWENTY_FOURS, Bet, Kind
from croupier.roulette.calls import Call
from croupier.roulette.game import Game
from croupier.roulette.notation import FRENCH, NotationError, parse_bet
from croupier.roulette.offered import why_not_call
from croupier.table.answer import cited, refuse
from croupier.table.governing import clauses_of_numbers
from croupier.table.state import Seat, Table

# A member of an enumeration is slow to find, and these are needed with every wager.
_LUCKY_BALL: Final = Kind.LUCKY_BALL
_ASIAN_NEIGHBOUR: Final = Kind.ASIAN_NEIGHBOUR


def find_seat(table: Table, player: str) -> Seat | Refusal:
    """The player's seat, or a refusal for somebody who has none."""
    seat = table.seats.get(player)
    if seat is not None:
        return seat
    entry = table.game.entry
    reason, clauses = Reason.INSUFFICIENT_CREDIT, entry.account_clauses
    if entry.card and not entry.account_clauses:
        reason, clauses = Reason.CARD_REQUIRED, entry.card_clauses
    return refuse(reason, say("table-not-joined-table", player=player), clauses)


def find_bet(table: Table, text: str) -> Bet | Call | Refusal:
    """The bet that a text names, if this game offers it here and now."""
    game = table.game
    bet: Bet | Call | None = game.bets.get(text)
    if bet is None:
        try:
            bet = parse_bet(text)
        except NotationError as error:
            detail = say("table-no-such-bet", bet=text, why=error.message)
            return refuse(Reason.NO_SUCH_BET, detail, _kind_clauses(game, text))
        if isinstance(bet, Call) or bet.kind is Kind.ASIAN_NEIGHBOUR:
            if refusal := _refuse_call(table, bet):
                return refusal
        elif bet.kind is Kind.LUCKY_BALL and game.lucky is None:
            return refuse(
                Reason.NOT_OFFERED, say("table-not-offered-here", bet=str(bet)), game.lucky_absent
            )
        elif bet.kind in TWENTY_FOURS and bet.name not in game.bets:
            detail = say("table-not-offered-at-table", bet=str(bet))
            return refuse(Reason.NOT_OFFERED, detail, game.layout_clauses)
        elif bet.name not in game.bets and bet.name not in game.areas:
            why = game.layout.why_not(bet) or say("game-kind-not-in-game", kind=bet.kind)
            detail = say("table-no-such-bet", bet=bet.name, why=why)
            return refuse(Reason.NO_SUCH_BET, detail, _kind_clauses(game, bet.name))
    kind = bet.kind
    if kind is _LUCKY_BALL and table.is_faulty("lucky-display"):
        detail = say("table-lucky-ball-screen-out-order", scope="lucky-display")
        return refuse(Reason.EQUIPMENT_FAULT, detail, game.lucky_absent)
    if kind is _ASIAN_NEIGHBOUR and "asian-groups" in set(game.unsigned) - table.signed:
        detail = say("table-groups-area-have-not-signed")
        return refuse(Reason.NOT_OFFERED, detail, game.calls[kind].clauses)
    return bet


def _kind_clauses(game: Game, text: str) -> tuple[str, ...]:
    """What the book says of the layout, and of the kind of bet or call bet that a text names."""
    head = text.partition(":")[0].strip().lower()
    named = FRENCH.get(head, head)
    of_calls = {kind: rule.clauses for kind, rule in game.calls.items()} | dict(game.calls_absent)
    of_kind = (
        clauses
        for kind, clauses in (*game.odds_clauses.items(), *of_calls.items())
        if kind == named
    )
    own = game.spot_clauses.get(text) or game.spot_clauses.get(named, ())
    return cited(game.layout_clauses, *of_kind, own)


def _refuse_call(table: Table, bet: Bet | Call) -> Refusal | None:
    game = table.game
    if game.call_rule(bet) is None:
        absent = game.calls_absent.get(bet.kind, game.layout_clauses)
        return refuse(Reason.NOT_OFFERED, say("table-not-offered-at-table", bet=str(bet)), absent)
    if isinstance(bet, Bet):
        detail = say("table-no-group-table", bet=str(bet))
        return refuse(Reason.NO_SUCH_BET, detail, game.calls[bet.kind].clauses)
    if why_not := why_not_call(game, bet):
        return refuse(Reason.NOT_OFFERED, why_not, game.calls[bet.kind].clauses)
    return None


def refuse_undecided(table: Table, by: Role) -> Refusal | None:
    """Why a number is not taken while readers differ: a supervisor checks the wheel."""
    if not table.undecided or by in SUPERVISORS:
        return None
    seen = [
        say("table-reading", reader=reader, pocket=pocket)
        for reader, pocket in table.readings.items()
    ]
    code = "table-reader-silent" if table.unread else "table-readings-differ"
    return refuse(
        Reason.EQUIPMENT_FAULT,
        say(code, seen=seen),
        clauses_of_numbers(table.game),
    )
