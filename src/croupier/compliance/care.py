"""Why somebody may not wager now: excluded, a check unread, a break due, a limit reached."""

from dataclasses import dataclass
from datetime import UTC, datetime

from croupier.compliance.limits import (
    MINUTE,
    TIMED,
    Limit,
    Milliseconds,
    PlayRules,
    house_rule,
    show_span,
)
from croupier.compliance.play import Play
from croupier.compliance.state import Exclusion, Patron
from croupier.core.messages import Message, say
from croupier.core.money import show_dollars
from croupier.core.refusal import Reason, Refusal

_FRESH = Play()


@dataclass(frozen=True, slots=True)
class Stake:
    """What a wager would come to: what it adds, and what lies at risk with it."""

    cost: int
    #: On this table's layout with the wager, and on all layouts with it.
    staked: int
    at_risk: int


def limit_of(rules: PlayRules, patron: Patron | None, limit: Limit, at: Milliseconds) -> int | None:
    """The tighter of the house's limit and the patron's own; None where there is neither."""
    own = patron.limit(limit, at) if patron is not None else None
    house = rules.limits.get(limit)
    if own is None or house is None:
        return house if own is None else own
    return min(own, house)


def refuse_excluded(name: str, exclusion: Exclusion) -> Refusal:
    """Why somebody excluded neither sits down nor wagers."""
    detail = say(
        "compliance-person-excluded",
        player=name,
        kind=exclusion.kind,
        table=exclusion.table,
        until=exclusion.until,
    )
    return Refusal(Reason.EXCLUDED, detail, (*exclusion.clauses, *house_rule(exclusion.kind)))


def refuse_play(
    rules: PlayRules,
    name: str,
    patron: Patron | None,
    play: Play | None,
    at: Milliseconds,
    stake: Stake,
) -> Refusal | None:
    """Why a wager is not taken; None where nothing speaks against it."""
    if patron is not None and (exclusion := patron.excluded(at)):
        return refuse_excluded(name, exclusion)
    return (
        refuse_unread(rules, patron, play, at)
        or _refuse_time(rules, patron, play or _FRESH, at)
        or _refuse_money(rules, patron, play or _FRESH, at, stake)
    )


def clear_until(
    rules: PlayRules, patron: Patron | None, play: Play | None, at: Milliseconds
) -> Milliseconds:
    """Up to when nothing can speak against a wager, whatever it is; `at` where that is not sure.

    Time played grows no faster than time itself, so what is left of each limit is a safe bound.
    """
    if patron is not None and (patron.limits or patron.waiting or patron.exclusions):
        return at
    if rules.limits.keys() - TIMED:
        return at
    seen = play or _FRESH
    left = [
        limit * MINUTE - spent
        for limit, spent in (
            (rules.limits.get(Limit.TIME_SESSION), seen.played(rules, at)),
            (rules.limits.get(Limit.TIME_DAY), seen.played_today(rules, at)),
        )
        if limit is not None
    ]
    if rules.check_every:
        read = patron.acknowledged_at if patron is not None else 0
        since = max(seen.session_from, read) if seen.in_session(rules, at) else at
        left.append(rules.check_every - (at - since))
    return at + max(0, min(left, default=rules.pause))


def check_due(rules: PlayRules, patron: Patron | None, play: Play | None, at: Milliseconds) -> bool:
    """Whether somebody must read how long they have played before the next wager."""
    if not rules.check_every or play is None or not play.in_session(rules, at):
        return False
    read = patron.acknowledged_at if patron is not None else 0
    return at - max(play.session_from, read) >= rules.check_every


def check_message(rules: PlayRules, play: Play, at: Milliseconds) -> Message:
    """What a reality check says.

    >>> play = Play(session_from=1, last_at=3_600_001, session_loss=12_000)
    >>> print(check_message(PlayRules(), play, 3_600_001))
    You have played for 1 h. You have lost $120 in this time.
    """
    loss = play.loss(rules, at)
    return say("compliance-reality-check", **_played(rules, play, at), amount=abs(loss))


def _played(rules: PlayRules, play: Play, at: Milliseconds) -> dict[str, int]:
    return {"span": play.played(rules, at), "loss": play.loss(rules, at)}


def refuse_unread(
    rules: PlayRules, patron: Patron | None, play: Play | None, at: Milliseconds
) -> Refusal | None:
    """Why nothing is wagered before a reality check has been read."""
    if play is None or not check_due(rules, patron, play, at):
        return None
    check = check_message(rules, play, at)
    detail = say("compliance-confirm-you-have-read", **_played(rules, play, at), check=check)
    return Refusal(Reason.REALITY_CHECK, detail, house_rule("reality-check"))


def _refuse_time(
    rules: PlayRules, patron: Patron | None, play: Play, at: Milliseconds
) -> Refusal | None:
    session = limit_of(rules, patron, Limit.TIME_SESSION, at)
    if session is not None and play.played(rules, at) >= session * MINUTE:
        until = play.last_at + rules.pause
        return _limited(Limit.TIME_SESSION, span=session * MINUTE, until=until)
    day = limit_of(rules, patron, Limit.TIME_DAY, at)
    if day is not None and play.played_today(rules, at) >= day * MINUTE:
        return _limited(Limit.TIME_DAY, span=day * MINUTE, until=rules.day_ends(at))
    return None


def _refuse_money(
    rules: PlayRules, patron: Patron | None, play: Play, at: Milliseconds, stake: Stake
) -> Refusal | None:
    most = limit_of(rules, patron, Limit.STAKE_ROUND, at)
    if most is not None and stake.staked > most:
        return _limited(Limit.STAKE_ROUND, asked=stake.staked, most=most)
    for limit, lost in (
        (Limit.LOSS_SESSION, play.loss(rules, at)),
        (Limit.LOSS_DAY, play.lost_today(rules, at)),
    ):
        most = limit_of(rules, patron, limit, at)
        if most is not None and lost + stake.at_risk > most:
            return _limited(limit, asked=lost + stake.at_risk, most=most)
    return None


def _limited(limit: Limit, **params: int) -> Refusal:
    detail = say("compliance-play-limit", limit=limit.value, **params)
    return Refusal(Reason.PLAY_LIMIT, detail, house_rule(limit))


def show_limit(limit: Limit, amount: int | None) -> str:
    """A limit's amount in words.

    >>> show_limit(Limit.LOSS_DAY, 20_000), show_limit(Limit.TIME_DAY, 90)
    ('$200', '1 h 30 min')
    """
    if amount is None:
        return "none"
    return show_span(amount * MINUTE) if limit in TIMED else show_dollars(amount)


def limit_said(limit: Limit, amount: int | None) -> Message:
    """The same as a message."""
    if amount is None:
        return say("paper-no-limit")
    timed = limit in TIMED
    return say("paper-span", span=amount * MINUTE) if timed else say("paper-money", amount=amount)


def show_instant(at: Milliseconds) -> str:
    """An instant as people read it."""
    return f"{datetime.fromtimestamp(at / 1000, UTC):%Y-%m-%d %H:%M} UTC"
