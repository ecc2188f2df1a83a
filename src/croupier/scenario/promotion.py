"""Stories about a promotion, in the house that runs one."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from decimal import Decimal
from typing import Any, Final

from croupier.core.money import NotMoney, parse_money, show_money
from croupier.core.refusal import Reason, Refusal
from croupier.core.roles import Role, lowest
from croupier.house.answers import Accepted
from croupier.house.codecs import PROMOTION_CODEC
from croupier.promotion import commands as c
from croupier.promotion.decide import roles_for
from croupier.promotion.events import EntryTaken, Event
from croupier.promotion.evolve import replay
from croupier.promotion.opening import OpenPromotion
from croupier.promotion.state import HOUR, Duty, Promotion, Status, due, overdue
from croupier.promotion.terms import MILLILITRES, Item, Prize, Terms
from croupier.roulette.book import NotOffered, Rulebook
from croupier.roulette.catalogue import find_book
from croupier.roulette.terms import find_item, fold_key
from croupier.scenario.match import plain_mismatches
from croupier.scenario.outcome import Outcome, report_step
from croupier.scenario.playing import StoryHouse, person, verified
from croupier.scenario.read import NotAScenario, Scenario, Step, parse_duration

Words = Mapping[str, Any]
#: Where a story does not say where somebody lives, the house knows.
_ON_FILE: Final = "on file"


@dataclass(slots=True)
class Play:
    """A story under way."""

    scenario: Scenario
    book: Rulebook
    house: StoryHouse
    log: list[Event]

    @property
    def now(self) -> int:
        """Milliseconds since the story began."""
        return self.house.clock.at

    @property
    def promotion(self) -> Promotion:
        """The promotion as it stands."""
        return self.house.promotions.streams[self.scenario.name].state


def run_promotion(scenario: Scenario) -> list[Outcome]:
    """Play all steps; NotAScenario where the setting or a step makes no sense."""
    try:
        book, house = find_book(scenario.book), StoryHouse()
    except NotOffered as error:
        raise NotAScenario(f"{scenario.path}: {error}") from error
    opening = OpenPromotion(by=Role.OPERATOR, promotion=scenario.name, book=scenario.book)
    operator = person("operator", Role.OPERATOR)
    opened = house.send(operator, f"promotion:{scenario.name}", opening)
    if isinstance(opened, Refusal):
        raise NotAScenario(f"{scenario.path}: {opened}")
    play = Play(scenario, book, house, [])
    outcomes = []
    for step in scenario.steps:
        try:
            outcomes.append(_take_step(play, step))
        except (NotAScenario, NotOffered) as error:
            raise NotAScenario(f"{scenario.path}: step {step.number}: {error}") from error
    return verified(outcomes, house)


def _take_step(play: Play, step: Step) -> Outcome:
    play.house.advance(play.now + step.after)
    if "at" in step.words:
        play.house.advance(_instant(step.words["at"], play.now))
    if step.verb == "expect":
        state = _state(play)
        return Outcome({"step": step.number, "do": "expect", **state}, _missed(play, step, state))
    started = len(play.log)
    refusal: Refusal | None = None
    if step.verb == "advance":
        play.house.advance(play.now + parse_duration(step.words.get("by", "0s")))
    else:
        refusal = _act(play, step)
    events = play.log[started:]
    clauses = (clause for event in events for clause in event.clauses)
    warnings = (warning for event in events for warning in event.warnings)
    report = report_step(step, refusal, clauses, warnings)
    outcome = {**report, **{k: v for k, v in _state(play).items() if k not in report}}
    return Outcome(outcome, _missed(play, step, outcome))


def _instant(text: Any, now: int) -> int:
    """A date and time, or a length of time after the step before."""
    try:
        told = datetime.fromisoformat(str(text).strip())
    except ValueError:
        return now + parse_duration(text)
    return int(told.replace(tzinfo=told.tzinfo or UTC).timestamp() * 1000)


def _missed(play: Play, step: Step, actual: Mapping[str, Any]) -> tuple[str, ...]:
    expect = dict(step.expect)
    if isinstance(expect.get("missing"), list):
        expect["missing"] = [_key(play, word) for word in expect["missing"]]
    return tuple(plain_mismatches(expect, actual))


def _key(play: Play, word: Any) -> str:
    """A term by the one name that it is known by."""
    rules = play.promotion.rules
    items = (*rules.checklist, *rules.always, *(i for one in rules.details.values() for i in one))
    item = find_item(items, str(word))
    return item.key if item else str(word)


def _act(play: Play, step: Step) -> Refusal | None:
    """Do a step; a refusal changes nothing."""
    maker = _MAKERS.get(step.verb)
    if maker is None:
        raise NotAScenario(f"no step {step.verb!r}; there is {', '.join(_MAKERS)}")
    try:
        kind, fields = maker(play, step.words)
    except KeyError as error:
        raise NotAScenario(f"{step.verb} needs {error.args[0]}") from error
    except NotMoney as error:
        return Refusal(Reason.INVALID, str(error))
    by = play.book.role(step.by) if step.by else lowest(roles_for(kind))
    return _ask(play, kind(by=by, at=play.now, **fields))


def _ask(play: Play, command: c.Command) -> Refusal | None:
    who = person(command.by.value, command.by)
    told = play.house.send(who, f"promotion:{play.scenario.name}", command)
    if isinstance(told, Refusal):
        return told
    if not isinstance(told, Accepted):
        raise NotAScenario(f"{command.action} was answered {told}")
    play.log.extend(told.events)
    return None


Made = tuple[type[c.Command], dict[str, Any]]


def _draft(play: Play, words: Words) -> Made:
    return c.DraftPromotion, {
        "terms": _terms(play, words.get("terms") or {}),
        "prizes": _prizes(words.get("prizes")),
        "by_chance": bool(words.get("chance", True)),
        "prescribed": frozenset(map(str, words.get("prescribed") or ())),
    }


def _terms(play: Play, given: Words) -> Terms:
    texts = {fold_key(key): value for key, value in given.items()}
    closes = str(texts.get("entry_closes"))
    # Anything but a date or +48h is for people to read, and not for a clock.
    timed = closes.startswith("+") or closes[:4].isdigit()
    return Terms(texts=texts, closes_at=_instant(closes, play.now) if timed else None)


def _prizes(given: Any) -> tuple[Prize, ...]:
    return tuple(_prize(one) for one in given or ())


_OWN: Final = ("kind", "value", "litres", "items", "includes", "monetary_alternative")


def _prize(given: Words) -> Prize:
    alternative = given.get("monetary_alternative")
    return Prize(
        kind=_kind(given["kind"]),
        value=None if given.get("value") is None else parse_money(given["value"]),
        details={fold_key(key): value for key, value in given.items() if key not in _OWN},
        millilitres=_millilitres(given),
        items=tuple(
            Item(_kind(item["kind"]), _millilitres(item))
            for item in given.get("items") or given.get("includes") or ()
        ),
        monetary_alternative=None if alternative is None else bool(alternative),
    )


def _kind(word: Any) -> str:
    return str(word).strip().casefold().replace("_", "-").replace(" ", "-")


def _millilitres(given: Words) -> int:
    return int(Decimal(str(given.get("litres") or 0)) * MILLILITRES)


def _amend(play: Play, words: Words) -> Made:
    """What a story amends is laid over what there was."""
    terms = None
    if words.get("terms"):
        changed = _terms(play, words["terms"])
        texts = {**play.promotion.terms.texts, **changed.texts}
        terms = Terms(texts=texts, closes_at=changed.closes_at or play.promotion.terms.closes_at)
    prizes = _prizes(words["prizes"]) if "prizes" in words else None
    return c.AmendPromotion, {"terms": terms, "prizes": prizes}


def _start(play: Play, words: Words) -> Made:
    if play.promotion.status is Status.POSTPONED:
        return c.ValidateIntegrity, {}
    channels = words.get("channels", ["in the casino"])
    return c.StartPromotion, {"channels": tuple(map(str, channels or ()))}


def _draw(play: Play, words: Words) -> Made:
    """The first who entered is drawn unless the story says who; somebody has entered."""
    entered = [event.player for event in play.log if isinstance(event, EntryTaken)]
    winner = str(words.get("winner") or words.get("player") or (entered or ["the winner"])[0])
    if not play.promotion.entrants:
        by = lowest(roles_for(c.EnterPromotion))
        _ask(play, c.EnterPromotion(by=by, at=play.now, player=winner, eligible=True))
    return c.DrawWinner, {
        "winner": winner,
        "scrutineer": bool(words.get("scrutineer", False)),
        "witness": _witness(words),
        "present": bool(words.get("present", True)),
        "prize": _number(words),
    }


def _witness(words: Words) -> str:
    """A story names the scrutineer, or says that there is one."""
    named = words.get("scrutineer", False)
    return "" if not named else "the scrutineer" if named is True else str(named)


def _number(words: Words) -> int | None:
    """People count prizes from one."""
    return None if words.get("prize") is None else int(words["prize"]) - 1


def _pay(play: Play, words: Words) -> Made:
    raw = words.get("by", words.get("parts"))
    parts = raw if isinstance(raw, list) else [] if raw is None else [raw]
    return c.PayPrize, {
        "parts": tuple(_part(part) for part in parts),
        "payee": str(words.get("to") or ""),
        "crossed": bool(words.get("crossed", True)),
        "prize": _number(words),
    }


def _part(given: Any) -> c.Part:
    if isinstance(given, Mapping):
        return c.Part(str(given["by"]), parse_money(given["amount"]))
    return c.Part(str(given))


def _deny(play: Play, words: Words) -> Made:
    player = str(words["player"])
    if "value" in words and player not in play.promotion.claims:
        kind, fields = _claim(play, words)
        _ask(play, kind(by=lowest(roles_for(kind)), at=play.now, **fields))
    return c.DenyClaim, {
        "player": player,
        "reason": str(words.get("reason") or ""),
        "told": bool(words.get("told", True)),
    }


def _claim(_play: Play, words: Words) -> Made:
    return c.ClaimPrize, {
        "player": str(words["player"]),
        "value": parse_money(words["value"]),
        "name": str(words.get("name", words["player"]) or ""),
        "address": str(words.get("address", _ON_FILE) or ""),
    }


def _plain(kind: type[c.Command], **defaults: Any) -> Callable[[Play, Words], Made]:
    """A step whose words are the command's own."""

    def make(_play: Play, words: Words) -> Made:
        return kind, {
            name: type(default)(words.get(name, default)) for name, default in defaults.items()
        }

    return make


_MAKERS: Final[Mapping[str, Callable[[Play, Words], Made]]] = {
    "draft": _draft,
    "submit-to-regulator": _plain(c.SubmitToRegulator),
    "start": _start,
    "amend": _amend,
    "release-marketing": _plain(c.ReleaseMarketing, refers_to_terms=True),
    "enter": lambda play, w: (
        c.EnterPromotion,
        {"player": str(w["player"]), "eligible": bool(w.get("eligible", True))},
    ),
    "draw": _draw,
    "notify": lambda play, w: (
        c.NotifyWinner,
        {"method": str(w.get("by") or w["method"]), "player": str(w.get("player") or "")},
    ),
    "pay": _pay,
    "hand-over": lambda play, w: (c.HandOverPrize, {"prize": _number(w)}),
    "claim": _claim,
    "deny": _deny,
    "tell-reason": lambda play, w: (c.TellReason, {"player": str(w["player"])}),
    "postpone": _plain(c.PostponePromotion, reason="integrity in doubt"),
    "validate": _plain(c.ValidateIntegrity),
    "cancel": _plain(c.CancelPromotion, reason="integrity in doubt"),
    "inform-inspector": _plain(c.InformInspector),
    "close-dispute": lambda play, w: (
        c.CloseDispute,
        {
            "player": str(w["player"]),
            "decision": str(w.get("decision") or ""),
            "satisfied": bool(w.get("satisfied", True)),
            "right_advised": bool(w.get("right_advised", False)),
        },
    ),
}


def _state(play: Play) -> dict[str, Any]:
    """The promotion as a bare `expect` sees it."""
    promotion = play.promotion
    drafted = promotion.status is not Status.NONE
    return {
        "status": promotion.status.value,
        "missing": [item.key for item in promotion.missing] if drafted else [],
        "forbidden": [banned.kind for banned in promotion.banned],
        "due": [_duty(duty) for duty in due(promotion)],
        "overdue": [_duty(duty) for duty in overdue(promotion, play.now)],
        "denied_claims": [
            {
                "player": claim.player,
                "value": show_money(claim.value),
                "name": claim.name,
                "address": claim.address,
                "reason": claim.reason,
            }
            for claim in promotion.denied
        ],
        "winners": [draw.winner for draw in promotion.draws],
        "entrants": sorted(promotion.entrants),
        "warnings": [warning for event in play.log for warning in event.warnings],
        "log_ok": _log_ok(play),
    }


def _log_ok(play: Play) -> bool:
    """The log verifies, and replays to this very promotion."""
    records = play.house.records(f"promotion:{play.scenario.name}")[1:]
    events = [PROMOTION_CODEC.decode(record.kind, record.payload) for record in records]
    replays = replay(play.promotion.rules, events) == play.promotion
    return replays and not play.house.fault()


def _duty(duty: Duty) -> dict[str, str]:
    """What is owed to whom by when, in hours from the beginning of the story."""
    by = "as soon as possible" if duty.by is None else f"+{_hours(duty.by)}h"
    return {"what": duty.what, "to": duty.to, "by": by, "clause": duty.clauses[0]}


def _hours(at: int) -> str:
    whole, rest = divmod(at, HOUR)
    return f"{whole}.{rest * 100 // HOUR:02}" if rest else str(whole)
