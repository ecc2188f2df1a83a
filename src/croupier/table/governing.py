"""What a book says of an act: cited where a refusal of it has nothing nearer to name."""

from collections.abc import Callable, Iterable, Mapping
from typing import Final

from croupier.core.refusal import Reason
from croupier.roulette.game import Clauses, Game
from croupier.table.answer import cited
from croupier.table.declare import Command
from croupier.table.state import Table


def governing(game: Game, kind: type[Command]) -> Clauses:
    """The clauses behind the power to do something, or else those that the act belongs to."""
    rule = _ACTS.get(kind.action)
    return kind.clauses_in(game) or (rule(game) if rule is not None else ())


def whose(table: Table, command: Command, reason: Reason) -> Clauses:
    """Why something is not for this person: a wager is its owner's, the rest as the book has it."""
    game, kind = table.game, type(command)
    if reason is not Reason.NOT_YOUR_WAGER or not kind.betting:
        return governing(game, kind)
    # Where cards are one's own, nobody lays a wager for somebody else either.
    own = game.entry.own_card_clauses if kind.lays_wagers else ()
    return cited(game.owner_clauses, own) or governing(game, kind)


def clauses_of_numbers(game: Game) -> Clauses:
    """Whose numbers count: of its readers, of who enters one, or else of who calls it."""
    calls = (each.clauses for each in game.tasks.get("result", ()) if each.name == "announce")
    return game.source_clauses or _of_powers(game, "result") or cited(*calls)


def _joining(game: Game) -> Clauses:
    return game.entry.card_clauses or game.entry.account_clauses


def _laying(game: Game) -> Clauses:
    return game.chips_only_clauses or game.layout_clauses


def _changing(game: Game) -> Clauses:
    return game.close.changed_clauses or game.close.refused_clauses


def _colouring(game: Game) -> Clauses:
    """Where there are no colours, what else buys in."""
    return game.colours.value_clauses if game.colours else game.tender_clauses


def _changing_back(game: Game) -> Clauses:
    return game.colours.table_clauses if game.colours else game.tender_clauses


def _exchanging(game: Game) -> Clauses:
    rule = game.colours
    return (rule.elsewhere_clauses or rule.table_clauses) if rule else game.tender_clauses


def _failing(game: Game) -> Clauses:
    rules = game.malfunctions.values()
    return cited(*(rule.before_clauses or rule.gate_clauses for rule in rules))


def _restoring(game: Game) -> Clauses:
    return cited(*(rule.gate_clauses for rule in game.malfunctions.values()))


def _withholding(game: Game) -> Clauses:
    return cited(*(rule.hold_clauses for rule in game.malfunctions.values()))


def _paying(game: Game) -> Clauses:
    return _of_powers(game, "pay-winners") or cited(
        *(each.clauses for each in game.tasks.get("result", ()) if each.frees or each.name == "pay")
    )


def _mistaken(game: Game) -> Clauses:
    return game.mistake_clauses or game.settle_clauses


def _disputing(game: Game) -> Clauses:
    return _of_powers(game, "final-decision", "dispute")


def _lucky(game: Game) -> Clauses:
    if game.lucky:
        return game.lucky.numbers_clauses
    return game.lucky_absent or game.layout_clauses


def _of_powers(game: Game, *actions: str) -> Clauses:
    """Of the first of these powers that the book gives."""
    return next((game.powers[each].clauses for each in actions if each in game.powers), ())


def _each(actions: Iterable[str], rule: Callable[[Game], Clauses]) -> "dict[str, _Rule]":
    return dict.fromkeys(actions, rule)


_Rule = Callable[[Game], Clauses]
#: By what a command is called.
_ACTS: Final[Mapping[str, _Rule]] = {
    "join": _joining,
    "buy-in": lambda game: game.tender_clauses,
    "cash-out": lambda game: game.cash_out_clauses,
    **_each(("place", "call-bet", "repeat"), _laying),
    **_each(("remove", "move", "clear", "undo"), _changing),
    **_each(("colour", "want-colour", "share-colour"), _colouring),
    "colour-out": _changing_back,
    "foreign-colour": _exchanging,
    "spin": lambda game: game.spin.clauses,
    "no-spin": lambda game: game.no_spin_clauses,
    "invalidate": lambda game: cited(*(power.clauses for power in game.invalidations.values())),
    "void-wagers": lambda game: cited(*(rule.power.clauses for rule in game.voids.values())),
    "malfunction": _failing,
    "restore": _restoring,
    **_each(("hold", "release"), _withholding),
    "pay-winners": _paying,
    "correct-result": lambda game: game.correction.clauses if game.correction else (),
    "record-mistake": _mistaken,
    "override": lambda game: game.settle_clauses,
    **_each(("share", "imprison"), lambda game: game.zero_clauses),
    "request-review": _disputing,
    "declare-source": clauses_of_numbers,
    **_each(("lucky-numbers", "lucky-boost"), _lucky),
}
