"""What a dealer pays by hand: winners in the order of the book, each in the chips to cut."""

from croupier.house.views import audience_views as shapes
from croupier.roulette.chips import USUAL_CHIPS, cut_chips, show_cut
from croupier.roulette.lines import Line
from croupier.table.phases import Phase
from croupier.table.state import Table


def at_hand(table: Table) -> tuple[Line, ...]:
    """The lines that a dealer collects and pays by hand: of a live table, until the next round."""
    live = not table.game.electronic and table.phase is Phase.SETTLED
    return table.settlement.lines if live and table.settlement else ()


def payments(table: Table) -> tuple[shapes.PaymentShown, ...]:
    """Winners to pay, each with the chips to cut out of what the float pays in."""
    won = [line for line in at_hand(table) if line.win or _half_back(table, line)]
    order = table.game.pay_order
    if order is not None:
        seats = {player: seat.number for player, seat in table.seats.items()}
        won.sort(
            key=lambda line: (
                seats.get(line.player, 0) if order.by_player else 0,
                order.rank(line.bet.partition(":")[0]),
            )
        )
    return tuple(_payment(table, line) for line in won)


def _payment(table: Table, line: Line) -> shapes.PaymentShown:
    colour = own_colour(table, line.player) if table.game.pay_order else ""
    value = table.colours[colour].value if colour else 0
    amount = line.win or line.returned
    in_colour = bool(value) and amount % value == 0
    return shapes.PaymentShown(
        player=line.player,
        bet=line.bet,
        amount=amount,
        chips=_stacked(table, amount // value, colour)
        if in_colour
        else show_cut(cut_chips(amount, sizes(table)) or {}),
        colour=colour if in_colour else "",
    )


def _half_back(table: Table, line: Line) -> bool:
    """Whether a zero took a part of a stake and the rest is paid back to its owner."""
    rule = table.game.at_zero
    if rule is None or line.void or line.stands or not line.returned:
        return False
    return not line.win and line.bet.partition(":")[0] in rule.kinds


def own_colour(table: Table, player: str) -> str:
    """The colour that a player has out; empty where there is none."""
    return next((colour for colour, issue in table.colours.items() if player in issue.out), "")


def _stacked(table: Table, count: int, colour: str) -> str:
    """Checks of one colour, in whole stacks where the book measures payments by them."""
    stack = table.game.pay_order.stack if table.game.pay_order else 0
    if not stack or count < stack:
        return f"{count} {colour}"
    whole, rest = divmod(count, stack)
    shown = f"{whole} x {stack} {colour}"
    return f"{shown}, {rest} {colour}" if rest else shown


def sizes(table: Table) -> set[int]:
    """The chips that this float pays in."""
    smallest = table.limits.smallest_chip
    return {smallest, *[size for size in USUAL_CHIPS if size > smallest]}
