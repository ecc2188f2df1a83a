"""Wagers and limits on the command line, for commands of the lab."""

from dataclasses import dataclass
from typing import Annotated

from cyclopts import Parameter

from croupier.cli.output import UsageError
from croupier.core.messages import Message, say
from croupier.core.money import Money, NotMoney, parse_money
from croupier.roulette.game import Game
from croupier.roulette.limits import Limits, Range

_MOST = Money(10**15)


@Parameter(name="*")
@dataclass(frozen=True, kw_only=True)
class Sign:
    """What the sign at the table says; without it nothing is too little or too much."""

    minimum: Annotated[str | None, Parameter(help="the table's minimum, in dollars")] = None
    maximum: Annotated[str | None, Parameter(help="the table's maximum")] = None
    unit: Annotated[str | None, Parameter(help="stakes are the minimum and whole units")] = None
    chip: Annotated[str | None, Parameter(help="the smallest chip a win is paid in")] = None


def read_amount(text: str, what: str) -> Money:
    """Dollars as a person types them, or UsageError."""
    try:
        return parse_money(text.replace("_", "").replace(",", ""))
    except NotMoney as error:
        raise UsageError(f"{what}: {error}") from None


def read_limits(sign: Sign) -> Limits:
    """The limits that a sign sets."""
    least = read_amount(sign.minimum, "--minimum") if sign.minimum else Money(1)
    most = read_amount(sign.maximum, "--maximum") if sign.maximum else _MOST
    unit = read_amount(sign.unit, "--unit") if sign.unit else None
    chip = read_amount(sign.chip, "--chip") if sign.chip else Money(1)
    limits = Limits(table=Range(least, most, unit), smallest_chip=chip)
    if limits.unsound:
        raise UsageError(str(limits.unsound))
    return limits


def read_stakes(bets: tuple[str, ...], stakes: tuple[str, ...]) -> dict[str, int]:
    """Bets with their stakes in cents: a stake for each bet, in their order, or one for all."""
    if not bets:
        raise UsageError("which wagers? --bet red --stake 10 is one; both may be given again")
    if len(stakes) not in (1, len(bets)):
        raise UsageError(
            f"{len(bets)} bets and {len(stakes)} stakes; give one stake each, or one in all"
        )
    amounts = stakes if len(stakes) == len(bets) else stakes * len(bets)
    found: dict[str, int] = {}
    for bet, amount in zip(bets, amounts, strict=True):
        found[bet] = found.get(bet, 0) + read_amount(amount, f"the stake on {bet}")
    return found


def described_stakes(game: Game, stakes: dict[str, int], limits: Limits) -> Message:
    """One line on what is played: `red $10, straight:17 $1; limits $5 to $500`."""
    wagers = [say("simulated-wager", bet=bet, stake=stake) for bet, stake in stakes.items()]
    shown = say("simulated-limits", range=limits.table.message)
    if limits.table.max == _MOST:
        shown = say("simulated-no-limits")
    return say("simulated-title", game=game.title, wagers=wagers, limits=shown)
