"""Steps as commands, made from their declarations, and who does a step when nobody is named."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, get_args, get_origin

import msgspec

from croupier.core.declarations import kind_of, own_fields
from croupier.core.money import NotMoney, parse_money
from croupier.core.roles import Role, lowest
from croupier.core.suggestions import nearest
from croupier.roulette.bets import Kind
from croupier.roulette.game import Game
from croupier.roulette.notation import NotationError, parse_bet
from croupier.roulette.pockets import Pocket, parse_pocket
from croupier.scenario.read import NotAScenario, parse_duration
from croupier.table.catalogue import COMMANDS
from croupier.table.declare import Command
from croupier.table.state import Table


@dataclass(frozen=True, slots=True)
class Acting:
    """Who acts, and when."""

    by: Role
    at: int


Words = Mapping[str, Any]


def make_command(verb: str, words: Words, acting: Acting) -> Command:
    """The command behind a step, made from its declaration; NotAScenario if a word is missing."""
    kind = COMMANDS.get(verb)
    if kind is None:
        hint = f"did you mean {near}? " if (near := nearest(verb, COMMANDS)) else ""
        raise NotAScenario(f"no step {verb!r}; {hint}there is {', '.join(COMMANDS)}")
    understood = _understood(verb, kind, words, acting.by)
    given: dict[str, Any] = {}
    for field in own_fields(kind):
        if field.kind.name == "house":
            continue
        word = kind.words.get(field.name, field.name)
        value = words.get(word)
        if value is None:
            value = understood.get(word)
        if value is not None:
            try:
                given[field.name] = _read(field.type, value, acting)
                _check_round(word, given[field.name])
            except NotMoney:
                raise
            except ValueError as error:
                raise NotAScenario(f"{verb}: {value!r} is no {word}") from error
        elif field.required:
            raise NotAScenario(f"{verb} needs {word}")
    return kind(by=acting.by, at=acting.at, **given)


def _check_round(word: str, number: Any) -> None:
    """The first round is 1. To the house a zero is no name, and would mean the last."""
    if word == "round" and number == 0:
        raise ValueError("the first round is 1")


def _understood(verb: str, kind: type[Command], words: Words, by: Role) -> Words:
    try:
        return kind.spoken(words, by)
    except KeyError as error:
        raise NotAScenario(f"{verb} needs {error.args[0]}") from error


def _read(hint: Any, value: Any, acting: Acting) -> Any:
    """A word as the value that a field of its type has."""
    inner = get_args(hint)
    match kind_of(hint).name:
        case "money" | "signed":
            return parse_money(value)
        case "flag":
            return bool(value)
        case "whole":
            return int(value)
        case "pocket":
            # A number that is on no wheel goes through as it stands, for the table to refuse.
            return parse_pocket(value) or Pocket(str(value))
        case "instant":
            return acting.at + parse_duration(value)
        case "seconds":
            return parse_duration(value) // 1000
        case "table":
            return {
                _read(inner[0], key, acting): _read(inner[1], own, acting)
                for key, own in value.items()
            }
        case "value":
            return msgspec.convert(value, hint, strict=False)
    return frozenset(map(str, value)) if get_origin(hint) is frozenset else str(value)


def usual_role(verb: str, words: Words, table: Table) -> Role:
    """The lowest role that the rulebook lets do a step."""
    roles = _own_roles(verb, words, table)
    if not roles:
        power = COMMANDS[verb].power(table.game) if verb in COMMANDS else None
        roles = power.roles if power else frozenset({Role.DEALER})
    return lowest(roles)


def _own_roles(verb: str, words: Words, table: Table) -> frozenset[Role]:
    game = table.game
    if verb in ("place", "move", "repeat"):
        return _wagering_roles(words, table)
    seat = table.seats.get(str(words.get("player")))
    if seat and seat.guest and verb in ("remove", "clear", "undo", "cash-out"):
        return frozenset({Role.DEALER})
    if verb == "resolve" and words.get("final") and (last := game.powers.get("final-decision")):
        return last.roles
    if verb == "spin":
        return game.spin.roles - {Role.PLAYER}
    if verb == "restore" and (broken := game.malfunctions.get(str(words.get("scope")))):
        return broken.restore_roles
    if verb == "no-spin" and (ground := game.no_spins.get(str(words.get("reason")))):
        return ground.roles
    if verb == "correct-result" and game.correction:
        return game.correction.roles
    if verb == "malfunction" and (fault := game.malfunctions.get(str(words.get("scope")))):
        return fault.roles
    if verb == "invalidate" and (power := game.invalidations.get(str(words.get("reason")))):
        return power.roles
    if verb == "void-wagers":
        rule = game.voids.get(str(words.get("reason"))) or game.voids.get("*")
        return rule.power.roles if rule else frozenset()
    if verb in ("hold", "release"):
        return frozenset({Role.OPERATOR})
    if verb == "confirm":
        named = [w.task.roles for w in table.tasks if w.task.name == words.get("task")]
        return named[0] if named else frozenset()
    return frozenset()


def _wagering_roles(words: Words, table: Table) -> frozenset[Role]:
    """A player lays wagers; the dealer lays what only a dealer may, and a guest's."""
    seat = table.seats.get(str(words.get("player")))
    if seat and seat.guest:
        return frozenset({Role.DEALER})
    rule = _call_rule(str(words.get("to", words.get("bet", ""))), table.game)
    return rule or frozenset({Role.PLAYER})


def _call_rule(text: str, game: Game) -> frozenset[Role]:
    try:
        bet = parse_bet(text)
    except NotationError:
        return frozenset()
    rule = game.call_rule(bet)
    return rule.roles if rule and bet.kind is not Kind.STRAIGHT else frozenset()
