"""Steps of a tournament scenario as commands."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from croupier.core.money import Money, parse_money
from croupier.roulette.pockets import Pocket, parse_pocket
from croupier.scenario.read import NotAScenario, parse_duration, shaped
from croupier.scenario.steps import Acting
from croupier.tournament.catalogue import COMMANDS
from croupier.tournament.declare import Command, OfPlayer, OfTable
from croupier.tournament.payment import Method

Words = Mapping[str, Any]
#: What was said or decided where a scenario has no words for it: that it has the step is enough.
_UNSAID: Final = "as the scenario has it"


def make_tournament_command(verb: str, words: Words, acting: Acting) -> Command:
    """The command behind a step; NotAScenario where the step lacks a word."""
    kind = COMMANDS.get(verb)
    if kind is None:
        raise NotAScenario(f"no step {verb!r}; there is {', '.join(COMMANDS)}")
    try:
        with shaped(f"{verb} {words}"):
            fields = _FIELDS[verb](words) if verb in _FIELDS else {}
        if issubclass(kind, OfPlayer):
            fields["player"] = str(words["player"])
        if issubclass(kind, OfTable):
            fields["table"] = str(words["table"])
    except KeyError as error:
        raise NotAScenario(f"{verb} needs {error.args[0]}") from error
    return kind(by=acting.by, at=acting.at, **fields)


def pocket_in(words: Words) -> Pocket:
    """The number that a step names; NotAScenario where it names none."""
    if "number" not in words:
        raise NotAScenario("the step needs number")
    return _pocket(words["number"])


def _pocket(value: Any) -> Pocket:
    # A number that is on no wheel goes through as it stands, to be refused.
    return parse_pocket(value) or Pocket(str(value))


def _names(value: Any) -> tuple[str, ...]:
    if value is None:
        return ()
    return tuple(str(name) for name in ([value] if isinstance(value, str) else value))


def _amounts(value: Any) -> dict[str, Money]:
    return {str(name): parse_money(amount) for name, amount in (value or {}).items()}


def _chips(value: Any) -> dict[Money, int]:
    return {parse_money(size): int(count) for size, count in (value or {}).items()}


def _newcomer(words: Words) -> dict[str, Any]:
    """What staff say of somebody who comes in; the house looks up what they do not."""
    return {
        "entitled": bool(words["entitled"]) if "entitled" in words else None,
        "employee": bool(words.get("employee", False)),
        "approved_by": _text(words, "approved_by"),
    }


def _text(words: Words, key: str, default: str = "") -> str:
    return str(words.get(key) or default)


_FIELDS: Final[Mapping[str, Callable[[Words], dict[str, Any]]]] = {
    "appoint-director": lambda w: {
        "name": _text(w, "name", "the director"),
        "licensed": bool(w.get("licensed", True)),
    },
    "record-presence": lambda w: {"present": bool(w["present"])},
    "release-tables": lambda w: {"tables": _names(w.get("tables"))},
    "draw-seats": lambda w: {"tables": _names(w["tables"])},
    "take-back-award": lambda w: {"reason": _text(w, "reason")},
    "report-breach": lambda w: {"ground": _text(w, "ground")},
    "designate-tables": lambda w: {"tables": _names(w["tables"])},
    "brief-players": lambda w: {
        "understood": bool(w.get("understood", True)),
        "bank_told": bool(w.get("bank_told", True)),
    },
    "practise": lambda w: {"pocket": _pocket(w["number"])},
    "add-value": lambda w: {
        "amount": parse_money(w["amount"]),
        "form": _text(w, "form", "cash"),
        "what": _text(w, "what"),
        "place": int(w.get("place", 1)),
    },
    "enter": lambda w: {
        **{
            key: bool(w.get(key, True))
            for key in ("form", "fee_paid", "selected", "agreed", "copy_given")
        },
        **_newcomer(w),
    },
    "refuse-entry": lambda w: {"reason": _text(w, "reason")},
    "substitute": lambda w: {
        "substitute": str(w["substitute"]),
        **{key: bool(w.get(key, True)) for key in ("agreed", "copy_given")},
        **_newcomer(w),
    },
    "cancel": lambda w: {"reason": _text(w, "reason")},
    "seat": lambda w: {"players": _names(w["players"])},
    "issue-chips": lambda w: {
        "players": _names(w.get("players", w.get("player"))),
        "amount": parse_money(w["amount"]),
        "colours": _amounts(w.get("colours")),
    },
    "move-start": lambda w: {
        "notice": parse_duration(w.get("notice", 0)),
        "to": parse_duration(w["to"]) if "to" in w else None,
    },
    "end-session": lambda w: {
        "counts": _amounts(w["counts"]) if "counts" in w else None,
        "reason": str(w.get("reason", _UNSAID)),
    },
    "end-table-early": lambda w: {
        "agreed": frozenset(_names(w.get("agreed"))),
        "counts": _amounts(w["counts"]) if "counts" in w else None,
    },
    "play-off": lambda w: {"players": _names(w.get("players"))},
    "return-chips": lambda w: {
        "issued": _chips(w.get("issued")),
        "counted": _chips(w.get("counted")),
    },
    "pay-prize": lambda w: {"method": Method(_text(w, "with", "cash"))},
    "wager": lambda w: {
        "bet": str(w["bet"]),
        "stake": parse_money(w["stake"]),
        "tender": _text(w, "with", "tournament-chips"),
        "position": None if w.get("position") is None else int(w["position"]),
    },
    "remove": lambda w: {"bet": str(w["bet"])},
    "undisclosed": lambda w: {
        "bet": _text(w, "bet"),
        "stake": None if w.get("stake") is None else parse_money(w["stake"]),
    },
    "reopen-session": lambda w: {"reason": _text(w, "reason")},
    "reinstate": lambda w: {"reason": _text(w, "reason")},
    "change-limits": lambda w: {
        "minimum": parse_money(w["min"]),
        "maximum": parse_money(w["max"]),
    },
    "dispute": lambda w: {
        "table": _text(w, "table"),
        "player": _text(w, "player"),
        "text": str(w.get("text", _UNSAID)),
    },
    "resolve": lambda w: {
        "table": _text(w, "table"),
        "decision": str(w.get("decision", _UNSAID)),
    },
    "add-chips": lambda w: {"amount": parse_money(w.get("amount", 0))},
    "exchange-chips": lambda w: {"to": str(w["to"]), "amount": parse_money(w["amount"])},
    "disqualify": lambda w: {
        "reason": str(w.get("reason", "breach")),
        "refund": bool(w.get("refund", False)),
    },
    "penalise": lambda w: {
        "penalty": _text(w, "penalty", "warning"),
        "reason": _text(w, "reason"),
    },
    "count-chips": lambda w: {"counts": _amounts(w["counts"])},
}
