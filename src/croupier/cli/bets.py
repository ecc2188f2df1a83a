"""`croupier bets`: every bet that a game offers."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Annotated, Any

from cyclopts import Parameter

from croupier.cli.output import print_drawn, print_json
from croupier.cli.selection import Selection, chosen_game, described
from croupier.drawing import marked
from croupier.roulette.bets import Bet
from croupier.roulette.calls import Piece
from croupier.roulette.game import Game
from croupier.roulette.odds import shown_odds
from croupier.roulette.offered import beside_bets, layout_bets, offered_calls
from croupier.roulette.payouts import show_odds

if TYPE_CHECKING:
    from rich.table import Table


def bets(
    selection: Selection | None = None,
    *,
    calls: Annotated[bool, Parameter(negative="", help="also bets beside the layout")] = False,
    json: Annotated[bool, Parameter(negative="", help="print JSON")] = False,
) -> int:
    """Every bet that a game offers, with its numbers and its odds."""
    game = chosen_game(selection or Selection())
    listed = [*layout_bets(game), *(beside_bets(game) if calls else ())]
    called = offered_calls(game) if calls else {}
    if json:
        rows = [_bet_row(game, bet) for bet in listed]
        print_json([*rows, *(_call_row(name, pieces) for name, pieces in called.items())])
        return 0
    print_drawn(_bet_table(game, listed))
    if called:
        print_drawn(_call_table(game, called))
    return 0


def _bet_row(game: Game, bet: Bet) -> dict[str, Any]:
    return {"bet": bet.name, "numbers": list(bet.numbers), "odds": shown_odds(game, bet)}


def _call_row(name: str, pieces: Iterable[Piece]) -> dict[str, Any]:
    listed = [{"bet": piece.bet.name, "pieces": piece.pieces} for piece in pieces]
    return {"bet": name, "pieces": listed}


def _bet_table(game: Game, listed: list[Bet]) -> "Table":
    from croupier.cli.tables import new_table, numbers_cell

    table = new_table(described(game), "Bet", "Numbers", ">Pays")
    for place, bet in enumerate(listed):
        if place and listed[place - 1].kind is not bet.kind:
            table.add_section()
        table.add_row(bet.name, numbers_cell(bet.numbers), show_odds(shown_odds(game, bet)))
    table.caption = f"{len(listed)} bets"
    return table


def _call_table(game: Game, called: dict[str, tuple[Piece, ...]]) -> "Table":
    from croupier.cli.tables import new_table

    table = new_table("Call bets", "Bet", "Pieces on", ">Pieces")
    for name, pieces in called.items():
        spots = ", ".join(_spot(piece) for piece in pieces)
        table.add_row(name, spots, str(sum(piece.pieces for piece in pieces)))
    titles = [rule.title for rule in game.calls.values() if rule.title]
    table.caption = ", ".join(titles) or None
    return table


def _spot(piece: Piece) -> str:
    times = f" ×{piece.pieces}" if piece.pieces > 1 else ""
    numbers = [marked(piece.bet.numbers[0])] if len(piece.bet.numbers) == 1 else piece.bet.numbers
    return f"{'/'.join(numbers)}{times}"
