"""Everything that a book demands of the equipment of one table, and how far it is there."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace

from croupier.core.messages import Saying, say
from croupier.core.refusal import Reason, Refusal
from croupier.equipment.checks import parts_of, refuse_item
from croupier.equipment.items import Kept
from croupier.roulette.game import Game
from croupier.roulette.register import Clauses, Part, PartRule, refuse_parts


@dataclass(frozen=True, slots=True, kw_only=True)
class Need:
    """One demand: what it is, how many are wanted and there, and what is wrong with it."""

    name: str
    clauses: Clauses
    required: bool = True
    least: int = 1
    most: int | None = None
    here: int = 0
    #: Why it does not do yet, one sentence each; empty where nothing is left to do.
    lacks: tuple[Saying, ...] = ()

    @property
    def is_met(self) -> bool:
        """Whether the table may be dealt as far as this goes."""
        return not self.lacks


def needs_of(items: Iterable[Kept], game: Game) -> tuple[Need, ...]:
    """Every demand of a book, in the order of its wheel, ball, parts and chips."""
    here = [kept for kept in items if kept.in_use]
    return (*_measured(here, game), *_parts(here, game), *_chips(here, game))


def refuse_table(items: Iterable[Kept], game: Game, *, complete: bool) -> Iterator[Refusal]:
    """All that is wrong with the equipment of a table; where it must be complete, what lacks too.

    Each thing is checked for itself first, then what the book demands of the whole table.
    """
    here = [kept for kept in items if kept.in_use]
    found = [refusal for kept in here if (refusal := refuse_item(kept, game))]
    yield from found
    if not complete:
        return
    known = {refusal.detail for refusal in found}
    for need in needs_of(here, game):
        for lack in need.lacks:
            if str(lack) not in known:
                yield Refusal(Reason.EQUIPMENT_FAULT, lack, need.clauses)


def _measured(here: Sequence[Kept], game: Game) -> Iterator[Need]:
    """The wheel and the ball, which a book measures."""
    rules = game.equipment
    wheel = rules.wheel.pocket_clauses if rules.wheel is not None else None
    ball = rules.ball.size_clauses if rules.ball is not None else None
    for name, clauses in (("wheel", wheel), ("ball", ball)):
        part = _rule(game, name)
        if clauses is None:
            continue
        cited = tuple(dict.fromkeys((*clauses, *(part.clauses if part else ()))))
        found = [kept for kept in here if kept.item.kind == name]
        lacks = [r.message for kept in found if (r := refuse_item(kept, game))]
        if not found:
            lacks = [say("equipment-none-at-table", name=name)]
        elif part is not None and (refusal := _refuse_part(here, game, part)):
            lacks.append(refusal.message)
        yield Need(name=name, clauses=cited, here=len(found), lacks=tuple(lacks))


def _parts(here: Sequence[Kept], game: Game) -> Iterator[Need]:
    counted = {part.name: part for part in parts_of(here)}
    measured = {need.name for need in _measured(here, game)}
    for rule in game.equipment.parts:
        if rule.name in measured:
            continue
        refusal = _refuse_part(here, game, rule)
        yield Need(
            name=rule.name,
            clauses=rule.clauses,
            required=rule.required,
            least=rule.least,
            most=rule.most,
            here=counted.get(rule.name, Part(name=rule.name, count=0)).count,
            lacks=(refusal.message,) if refusal is not None else (),
        )


def _chips(here: Sequence[Kept], game: Game) -> Iterator[Need]:
    """Chips without denominations are needed by nobody, and have to be right where there are."""
    clauses = game.equipment.chip_sets_clauses
    if not clauses:
        return
    found = [kept for kept in here if kept.item.chips is not None]
    lacks = tuple(r.message for kept in found if (r := refuse_item(kept, game)))
    yield Need(name="chips", clauses=clauses, required=False, here=len(found), lacks=lacks)


def _rule(game: Game, name: str) -> PartRule | None:
    return next((rule for rule in game.equipment.parts if rule.name == name), None)


def _refuse_part(here: Sequence[Kept], game: Game, rule: PartRule) -> Refusal | None:
    return refuse_parts(parts_of(here), replace(game.equipment, parts=(rule,)))
