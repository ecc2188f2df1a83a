"""What a player is shown of their own play: how long, with what result, and what limits it."""

from croupier.compliance.care import (
    check_due,
    check_message,
    limit_of,
    refuse_excluded,
    show_limit,
)
from croupier.compliance.limits import MINUTE, Limit, PlayRules
from croupier.compliance.play import Play
from croupier.compliance.state import Patron
from croupier.house.views.own_play import CareShown, PlayLimitShown


def show_care(
    rules: PlayRules, name: str, patron: Patron | None, play: Play | None, at: int
) -> CareShown:
    """One player's play as it stands at an instant."""
    known, played = patron or Patron(name=name), play or Play()
    exclusion = known.excluded(at)
    due = check_due(rules, patron, play, at)
    return CareShown(
        player=name,
        check=str(check_message(rules, played, at)) if due else "",
        excluded=refuse_excluded(name, exclusion).detail if exclusion else "",
        excluded_until=exclusion.until if exclusion else None,
        session_from=played.session_from if played.in_session(rules, at) else None,
        session_loss=played.loss(rules, at),
        day_loss=played.lost_today(rules, at),
        at_risk=sum(played.at_risk.values()),
        limits=tuple(
            shown
            for limit in Limit
            if (shown := _limit(rules, known, played, limit, at)) is not None
        ),
        session_ms=played.played(rules, at),
        exclusion=exclusion.kind if exclusion else "",
    )


def _limit(
    rules: PlayRules, patron: Patron, play: Play, limit: Limit, at: int
) -> PlayLimitShown | None:
    amount, waiting = limit_of(rules, patron, limit, at), patron.waiting.get(limit)
    later = waiting if waiting is not None and waiting.effective_at > at else None
    if amount is None and later is None:
        return None
    used = {
        Limit.LOSS_SESSION: play.loss(rules, at),
        Limit.LOSS_DAY: play.lost_today(rules, at),
        Limit.STAKE_ROUND: 0,
        Limit.TIME_SESSION: play.played(rules, at) // MINUTE,
        Limit.TIME_DAY: play.played_today(rules, at) // MINUTE,
    }
    return PlayLimitShown(
        limit=limit.value,
        amount=amount,
        text=show_limit(limit, amount),
        used=max(0, used[limit]),
        own=patron.limit(limit, at) is not None,
        later=later.amount if later is not None else None,
        later_from=later.effective_at if later is not None else None,
    )
