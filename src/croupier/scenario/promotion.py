"""Scenarios about a promotion, in the house that runs one."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from decimal import Decimal
from typing import Any, Final

from croupier.core.money import Money, NotMoney, parse_money, show_money
from croupier.core.refusal import Reason, Refusal
from croupier.core.roles import Role, lowest
from croupier.house.answers import Accepted
from croupier.house.codecs import PROMOTION_CODEC
from croupier.promotion.claims import ClaimPrize, DenyClaim, TellReason
from croupier.promotion.declare import PromotionCommand, PromotionEvent, replay
from croupier.promotion.disputes import CloseDispute
from croupier.promotion.drafting import AmendPromotion, DraftPromotion
from croupier.promotion.drawing import OVERSEERS, DrawWinner, NominateScrutineer, OverseeDraw
from croupier.promotion.entries import EnterPromotion, EntryTaken, WithdrawEntry
from croupier.promotion.forfeits import ForfeitPrizes
from croupier.promotion.integrity import (
    CancelPromotion,
    InformInspector,
    PostponePromotion,
    ValidateIntegrity,
)
from croupier.promotion.notices import NotifyWinner
from croupier.promotion.opening import OpenPromotion
from croupier.promotion.settling import HandOverPrize, PayPrize
from croupier.promotion.starting import ReleaseMarketing, StartPromotion
from croupier.promotion.state import HOUR, Duty, Part, Promotion, Status, due, overdue
from croupier.promotion.submitting import SubmitToRegulator
from croupier.promotion.terms import MILLILITRES, Criterion, Forfeited, Item, Prize, PromotionTerms
from croupier.roulette.book import NotOffered, Rulebook
from croupier.roulette.catalogue import find_book
from croupier.roulette.terms import find_item, fold_key
from croupier.scenario.match import plain_mismatches
from croupier.scenario.outcome import Outcome, report_step
from croupier.scenario.playing import ScenarioHouse, person, verified
from croupier.scenario.read import NotAScenario, Scenario, Step, parse_duration, shaped

Words = Mapping[str, Any]
#: Where a scenario does not say where somebody lives, the house knows.
_ON_FILE: Final = "on file"


@dataclass(slots=True)
class Play:
    """A scenario under way."""

    scenario: Scenario
    book: Rulebook
    house: ScenarioHouse
    log: list[PromotionEvent]

    @property
    def now(self) -> int:
        """Milliseconds since the scenario began."""
        return self.house.clock.at

    @property
    def promotion(self) -> Promotion:
        """The promotion as it stands."""
        return self.house.promotions.streams[self.scenario.name].state


def run_promotion(scenario: Scenario) -> list[Outcome]:
    """Play all steps; NotAScenario where the setting or a step makes no sense."""
    play = set_up(scenario)
    outcomes = []
    for step in scenario.steps:
        try:
            outcomes.append(take_step(play, step))
        except (NotAScenario, NotOffered) as error:
            raise NotAScenario(f"{scenario.path}: step {step.number}: {error}") from error
    return verified(outcomes, play.house)


def set_up(scenario: Scenario) -> Play:
    """The house of a scenario as it is before the first step."""
    try:
        book, house = find_book(scenario.book), ScenarioHouse()
    except NotOffered as error:
        raise NotAScenario(f"{scenario.path}: {error}") from error
    opening = OpenPromotion(by=Role.OPERATOR, promotion=scenario.name, book=scenario.book)
    operator = person("operator", Role.OPERATOR)
    opened = house.send(operator, f"promotion:{scenario.name}", opening)
    if isinstance(opened, Refusal):
        raise NotAScenario(f"{scenario.path}: {opened}")
    return Play(scenario, book, house, [])


def take_step(play: Play, step: Step) -> Outcome:
    """Do a step and compare what came of it."""
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
    warnings = (str(warning) for event in events for warning in event.warnings)
    report = report_step(step, refusal, clauses, warnings)
    outcome = {**report, **{k: v for k, v in _state(play).items() if k not in report}}
    return Outcome(outcome, _missed(play, step, outcome))


def _instant(text: Any, now: int) -> int:
    """A date and time, or a length of time after the step before."""
    try:
        answer = datetime.fromisoformat(str(text).strip())
    except ValueError:
        return now + parse_duration(text)
    return int(answer.replace(tzinfo=answer.tzinfo or UTC).timestamp() * 1000)


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
        with shaped(f"{step.verb} {step.words}"):
            kind, fields = maker(play, step.words)
    except KeyError as error:
        raise NotAScenario(f"{step.verb} needs {error.args[0]}") from error
    except NotMoney as error:
        return Refusal(Reason.INVALID, str(error))
    by = play.book.role(step.by) if step.by else _usual(kind)
    return _send(play, kind(by=by, at=play.now, **fields))


def _usual(kind: type[PromotionCommand]) -> Role:
    """Who does something unless a scenario says otherwise; entries are taken at the desk."""
    return Role.CASHIER if kind in (EnterPromotion, WithdrawEntry) else lowest(kind.roles or ())


def _send(play: Play, command: PromotionCommand, name: str = "") -> Refusal | None:
    who = person(name or command.by.value, command.by)
    answer = play.house.send(who, f"promotion:{play.scenario.name}", command)
    if isinstance(answer, Refusal):
        return answer
    if not isinstance(answer, Accepted):
        raise NotAScenario(f"{command.action} was answered {answer}")
    play.log.extend(answer.events)
    return None


Made = tuple[type[PromotionCommand], dict[str, Any]]


def _draft(play: Play, words: Words) -> Made:
    return DraftPromotion, {
        "terms": _terms(play, words.get("terms") or {}),
        "prizes": _prizes(words.get("prizes")),
        "by_chance": bool(words.get("chance", True)),
        "prescribed": frozenset(map(str, words.get("prescribed") or ())),
    }


def _terms(play: Play, given: Words) -> PromotionTerms:
    texts = {fold_key(key): value for key, value in given.items() if key not in _FIGURES}
    closes = texts.get("entry_closes")
    draws = given.get("draws_at", texts.get("place_date_time"))
    # The text of a place keeps time only in terms that do so throughout.
    timed = "draws_at" in given or str(draws).startswith("+") or _clocked(closes) is not None
    closes_at = _clocked(closes, play.now)
    return PromotionTerms(
        texts=texts,
        closes_at=closes_at,
        draws_at=_clocked(draws, play.now) if timed else None,
        least_wager=_amount(given.get("least_wager")),
        least_turnover=_amount(given.get("least_turnover")),
        criteria=frozenset(_criterion(word) for word in given.get("criteria") or ()),
        forfeited=_forfeited(given.get("forfeited")),
    )


#: What terms of a scenario give as figures, beside their texts.
_FIGURES: Final = frozenset({"draws_at", "least_wager", "least_turnover", "criteria", "forfeited"})


def _clocked(text: Any, now: int = 0) -> int | None:
    """An instant, from a date or +48h; anything else is for people to read."""
    said = str(text).strip()
    if not (said.startswith("+") or said[:4].isdigit()):
        return None
    try:
        return _instant(said, now)
    except NotAScenario:
        return None


def _criterion(word: Any) -> Criterion:
    try:
        return Criterion(str(word))
    except ValueError as error:
        there = ", ".join(Criterion)
        raise NotAScenario(f"no criterion {word!r}; there is {there}") from error


def _forfeited(word: Any) -> Forfeited | None:
    try:
        return None if word is None else Forfeited(str(word))
    except ValueError as error:
        there = ", ".join(Forfeited)
        raise NotAScenario(f"no end {word!r} of a prize; there is {there}") from error


def _amount(given: Any) -> Money | None:
    return None if given is None else parse_money(given)


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
    """What a scenario amends is laid over what there was."""
    terms = None
    if words.get("terms"):
        changed = _terms(play, words["terms"])
        texts = {**play.promotion.terms.texts, **changed.texts}
        before = play.promotion.terms
        terms = replace(
            changed,
            texts=texts,
            closes_at=changed.closes_at or before.closes_at,
            draws_at=changed.draws_at or before.draws_at,
            least_wager=changed.least_wager or before.least_wager,
            least_turnover=changed.least_turnover or before.least_turnover,
            criteria=changed.criteria or before.criteria,
            forfeited=changed.forfeited or before.forfeited,
        )
    prizes = _prizes(words["prizes"]) if "prizes" in words else None
    return AmendPromotion, {"terms": terms, "prizes": prizes}


def _start(play: Play, words: Words) -> Made:
    if play.promotion.status is Status.POSTPONED:
        return ValidateIntegrity, {}
    channels = words.get("channels", ["in the casino"])
    return StartPromotion, {"channels": tuple(map(str, channels or ()))}


def _draw(play: Play, words: Words) -> Made:
    """The first who entered is drawn unless the scenario says who; somebody has entered."""
    entered = [event.player for event in play.log if isinstance(event, EntryTaken)]
    winner = str(words.get("winner") or words.get("player") or (entered or ["the winner"])[0])
    if not play.promotion.entrants:
        by = _usual(EnterPromotion)
        _send(play, EnterPromotion(by=by, at=play.now, player=winner, eligible=True))
    if words.get("scrutineer", False):
        _oversee(play, words["scrutineer"])
    return DrawWinner, {
        "winner": winner,
        "present": bool(words.get("present", True)),
        "prize": _number(words),
    }


def _oversee(play: Play, named: Any) -> None:
    """A scenario names the scrutineer, or says that there is one: they are named, and sign in."""
    name = "the scrutineer" if named is True else str(named)
    if play.promotion.scrutineer != name:
        by = _usual(NominateScrutineer)
        _send(play, NominateScrutineer(by=by, at=play.now, name=name))
    if not play.promotion.overseen:
        _send(play, OverseeDraw(by=lowest(OVERSEERS), at=play.now), name)


def _owed(play: Play, words: Words) -> str:
    """Whom a scenario pays: by name, or the first who is owed what it speaks of."""
    if words.get("to"):
        return str(words["to"])
    number, draws = _number(words), play.promotion.draws
    named = [draw.winner for draw in draws if number in draw.prizes]
    return next(iter(named or play.promotion.owed_winners), "")


def _numbers(words: Words) -> tuple[int, ...]:
    number = _number(words)
    return () if number is None else (number,)


def _number(words: Words) -> int | None:
    """People count prizes from one."""
    return None if words.get("prize") is None else int(words["prize"]) - 1


def _pay(play: Play, words: Words) -> Made:
    raw = words.get("by", words.get("parts"))
    parts = raw if isinstance(raw, list) else [] if raw is None else [raw]
    return PayPrize, {
        "parts": tuple(_part(part) for part in parts),
        "player": _owed(play, words),
        "crossed": bool(words.get("crossed", True)),
        "prizes": _numbers(words),
    }


def _part(given: Any) -> Part:
    if isinstance(given, Mapping):
        return Part(str(given["by"]), parse_money(given["amount"]))
    return Part(str(given))


def _deny(play: Play, words: Words) -> Made:
    player = str(words["player"])
    if "value" in words and player not in play.promotion.claims:
        kind, fields = _claim(play, words)
        _send(play, kind(by=_usual(kind), at=play.now, **fields))
    return DenyClaim, {
        "player": player,
        "reason": str(words.get("reason") or ""),
        "told": bool(words.get("told", True)),
    }


def _claim(_play: Play, words: Words) -> Made:
    return ClaimPrize, {
        "player": str(words["player"]),
        "value": parse_money(words["value"]),
        "name": str(words.get("name", words["player"]) or ""),
        "address": str(words.get("address", _ON_FILE) or ""),
    }


def _plain(kind: type[PromotionCommand], **defaults: Any) -> Callable[[Play, Words], Made]:
    """A step whose words are the command's own."""

    def make(_play: Play, words: Words) -> Made:
        return kind, {
            name: type(default)(words.get(name, default)) for name, default in defaults.items()
        }

    return make


_MAKERS: Final[Mapping[str, Callable[[Play, Words], Made]]] = {
    "draft": _draft,
    "submit-to-regulator": _plain(SubmitToRegulator),
    "start": _start,
    "amend": _amend,
    "release-marketing": _plain(ReleaseMarketing, refers_to_terms=True),
    "enter": lambda play, w: (
        EnterPromotion,
        {"player": str(w["player"]), "eligible": bool(w.get("eligible", True))},
    ),
    "withdraw-entry": lambda play, w: (WithdrawEntry, {"player": str(w["player"])}),
    "nominate-scrutineer": lambda play, w: (NominateScrutineer, {"name": str(w["name"])}),
    "oversee-draw": _plain(OverseeDraw),
    "draw": _draw,
    "notify": lambda play, w: (
        NotifyWinner,
        {"method": str(w.get("by") or w["method"]), "player": str(w.get("player") or "")},
    ),
    "pay": _pay,
    "hand-over": lambda play, w: (
        HandOverPrize,
        {"player": _owed(play, w), "prizes": _numbers(w)},
    ),
    "claim": _claim,
    "deny": _deny,
    "forfeit": lambda play, w: (
        ForfeitPrizes,
        {
            "player": _owed(play, w),
            "reason": str(w.get("reason") or ""),
            "becomes": _forfeited(w.get("becomes")),
            "prizes": _numbers(w),
            "right_advised": bool(w.get("right_advised", False)),
        },
    ),
    "tell-reason": lambda play, w: (TellReason, {"player": str(w["player"])}),
    "postpone": _plain(PostponePromotion, reason="integrity in doubt"),
    "validate": _plain(ValidateIntegrity),
    "cancel": _plain(CancelPromotion, reason="integrity in doubt"),
    "inform-inspector": _plain(InformInspector),
    "close-dispute": lambda play, w: (
        CloseDispute,
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
        "warnings": [str(warning) for event in play.log for warning in event.warnings],
        "log_ok": _log_ok(play),
    }


def _log_ok(play: Play) -> bool:
    """The log verifies, and replays to this very promotion."""
    records = play.house.records(f"promotion:{play.scenario.name}")[1:]
    events = [PROMOTION_CODEC.decode(record.kind, record.payload) for record in records]
    replays = replay(play.promotion.rules, events) == play.promotion
    return replays and not play.house.fault()


def _duty(duty: Duty) -> dict[str, str]:
    """What is owed to whom by when, in hours from the beginning of the scenario."""
    by = "as soon as possible" if duty.by is None else f"+{_hours(duty.by)}h"
    return {"what": duty.what, "to": duty.to, "by": by, "clause": duty.clauses[0]}


def _hours(at: int) -> str:
    whole, rest = divmod(at, HOUR)
    return f"{whole}.{rest * 100 // HOUR:02}" if rest else str(whole)
