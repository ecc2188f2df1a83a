"""What a game takes: its bets and call bets here, and why it does not take another."""

from croupier.core.messages import Message, say
from croupier.core.refusal import Reason, Refusal
from croupier.core.roles import Role
from croupier.roulette.bets import TWENTY_FOURS, Bet, BetName, Kind
from croupier.roulette.calls import (
    NEIGHBOURS_REACH,
    NEIGHBOURS_REACH_MAX,
    Call,
    CallKind,
    CannotPlace,
    Piece,
    all_calls,
)
from croupier.roulette.game import Clauses, Game


def refuse_bet(game: Game, bet: Bet | Call) -> Refusal | None:
    """Why this game does not take a well-formed bet, under which clauses; None where it does."""
    if isinstance(bet, Call) or bet.kind is Kind.ASIAN_NEIGHBOUR:
        return _refuse_beside(game, bet)
    if bet.name in game.bets or bet.name in game.areas:
        return None
    if bet.kind is Kind.LUCKY_BALL and game.lucky is None:
        return _not_offered(bet, game.lucky_absent)
    if bet.kind in TWENTY_FOURS:
        return _not_offered(bet, game.layout_clauses)
    why_not = game.layout.why_not(bet) or say("game-layout-does-not-mark-it", name=game.layout.name)
    clauses = game.layout_clauses + spot_clauses(game, bet)
    return Refusal(
        Reason.NO_SUCH_BET, say("game-call-not-offered", bet=str(bet), why_not=why_not), clauses
    )


def spot_clauses(game: Game, bet: Bet) -> Clauses:
    """What the book says of this very bet, or else of its kind."""
    return game.spot_clauses.get(bet.name) or game.spot_clauses.get(bet.kind, ())


def _refuse_beside(game: Game, bet: Bet | Call) -> Refusal | None:
    """A bet that is called to the dealer or lies beside the layout."""
    rule = game.call_rule(bet)
    if rule is None:
        return _not_offered(bet, game.calls_absent.get(bet.kind, game.layout_clauses))
    if isinstance(bet, Bet):
        if bet.name in game.bets:
            return None
        groups = ["-".join(group) for group in game.asian_groups]
        return Refusal(
            Reason.NO_SUCH_BET,
            say("game-no-group-table-there", bet=str(bet), groups=groups),
            rule.clauses,
        )
    if why_not := why_not_call(game, bet):
        return Refusal(Reason.NOT_OFFERED, why_not, rule.clauses)
    return None


def why_not_call(game: Game, call: Call) -> Message | None:
    """Why the pieces of a call bet cannot lie in this game; None where they can."""
    if call.reach != NEIGHBOURS_REACH and neighbours_max(game) <= NEIGHBOURS_REACH:
        return say(
            "game-neighbours-on-either-side-here", call=call, neighbours_reach=NEIGHBOURS_REACH
        )
    try:
        game.pieces(call)
    except CannotPlace as cannot:
        return cannot.message
    return None


def neighbours_max(game: Game) -> int:
    """How many neighbours on either side may be wagered on by naming a number; 0 where none.

    Where the player touches a screen and the pieces go straight to their spots, any number of them
    is so many straight-ups. A button, or a dealer who hears the bet, takes the book's own five.
    """
    rule = game.calls.get(CallKind.NEIGHBOURS)
    if rule is None or not game.wheel.signed:
        return 0
    by_touch = game.electronic and not rule.held and Role.PLAYER in rule.roles
    return NEIGHBOURS_REACH_MAX if by_touch else NEIGHBOURS_REACH


def _not_offered(bet: Bet | Call, clauses: Clauses) -> Refusal:
    return Refusal(Reason.NOT_OFFERED, say("game-not-offered-at-table", bet=str(bet)), clauses)


def layout_bets(game: Game) -> tuple[Bet, ...]:
    """The bets on the main layout, in the order of the layout."""
    return tuple(bet for bet in game.bets.values() if game.call_rule(bet) is None)


def beside_bets(game: Game) -> tuple[Bet, ...]:
    """The bets that have odds of their own but lie beside the main layout."""
    return tuple(bet for bet in game.bets.values() if game.call_rule(bet) is not None)


def offered_calls(game: Game) -> dict[BetName, tuple[Piece, ...]]:
    """Every call bet this game takes, with its pieces on this wheel and layout."""
    kinds = frozenset(kind for kind in game.calls if isinstance(kind, CallKind))
    return {
        call.name: game.pieces(call)
        for call in all_calls(kinds, game.wheel)
        if refuse_bet(game, call) is None
    }
