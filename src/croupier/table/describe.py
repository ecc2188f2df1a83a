"""Every event as a sentence that a player, a supervisor or a court can read, with its clauses."""

import re
from collections.abc import Callable, Iterable
from typing import Any

from croupier.core.declarations import DeclaredField, own_fields
from croupier.core.money import show_dollars
from croupier.roulette.payouts import show_odds
from croupier.roulette.pockets import colour_of
from croupier.roulette.settle import Line
from croupier.table.betting import BettingOpened
from croupier.table.declare import Event
from croupier.table.limits import PersonalLimitsSet
from croupier.table.wagers import WagersChanged


def describe(event: Event) -> str:
    """One sentence, ending with the clauses behind the event."""
    sentence = _SENTENCES.get(type(event).__name__, _plainly)
    said = sentence(event)
    return f"{said} ({', '.join(event.clauses)})" if event.clauses else said


def explain_line(line: Line) -> str:
    """One wager: what was staked, what came of it and why."""
    staked = f"{show_dollars(line.stake)} on {line.bet.replace(':', ' ', 1)}"
    if line.void:
        # A whole stake has gone back or stands for another spin; the line does not say which.
        whole = line.returned == line.stake
        kept = "the stake is whole" if whole else f"{show_dollars(line.returned)} back"
        came = f": no result, {kept}"
    elif line.win:
        up = ", ".join(f"{show_dollars(amount)} on {bet}" for bet, amount in line.stands)
        rest = f"{up} stays up" if up else "stake back"
        if up == f"{show_dollars(line.stake)} on {line.bet}":
            rest = "stake stays up"
        came = f" at {show_odds(line.odds)}: win {show_dollars(line.win)}, {rest}"
    elif line.stands:
        up = ", ".join(f"{show_dollars(amount)} on {bet}" for bet, amount in line.stands)
        lost = f", lost {show_dollars(line.lost)}" if line.lost else ""
        came = f": no win, {up} stays up{lost}"
    else:
        back = f", {show_dollars(line.returned)} back" if line.returned else ""
        came = f": lost {show_dollars(line.lost)}{back}"
    cites = ", ".join(dict.fromkeys(line.clauses))
    return f"{staked}{came}; {cites}" if cites else f"{staked}{came}"


def explain(history: Iterable[Event], round_no: int, player: str) -> list[str]:
    """A player's receipt for a round: every wager as it was laid, and what became of it."""
    receipt: list[str] = []
    current = 0
    for event in history:
        if isinstance(event, BettingOpened):
            current = event.round_no
        if current == round_no:
            receipt.extend(_of_player(event, player))
    return receipt


def _of_player(event: Event, player: str) -> Iterable[str]:
    lines = getattr(event, "lines", None)
    if lines is not None:
        mine = [line for line in lines if line.player == player]
        before = [line for line in getattr(event, "before", ()) if line.player == player]
        if mine or before:
            yield _outline(event)
        yield from (f"  undone: {explain_line(line)}" for line in before)
        yield from (f"  {explain_line(line)}" for line in mine)
    elif getattr(event, "player", None) == player or event.on_receipt:
        yield describe(event)


def _outline(event: Event) -> str:
    """A settlement without its lines, which follow one by one."""
    return describe(event.but(lines=())).split(";")[0].rstrip(" (")


def _run(event: Any) -> str:
    """How the ball ran, as far as anybody saw."""
    if event.direction == "unknown" and event.revolutions is None:
        return "nobody saw how it ran"
    turns = "unknown" if event.revolutions is None else event.revolutions
    return f"{event.direction}, {turns} revolutions"


def _changes(event: WagersChanged) -> str:
    parts = (
        f"{'+' if change.stake > 0 else '-'}{show_dollars(abs(change.stake))} {change.bet}"
        for change in event.changes
    )
    return ", ".join(parts)


def _number(pocket: str | None) -> str:
    return "no number" if pocket is None else f"{pocket} {colour_of(pocket)}"  # type: ignore[arg-type]


def _lines(lines: tuple[Line, ...]) -> str:
    return "; ".join(f"{line.player}: {explain_line(line)}" for line in lines) or "no wagers"


def _limits_of(event: PersonalLimitsSet) -> str:
    limits = str(event.range) if event.range else "the sign's limits"
    kinds = f", only {', '.join(sorted(event.kinds))}" if event.kinds else ""
    return f"{event.player} plays under {limits}{kinds}"


def _plainly(event: Event) -> str:
    """An event without a sentence of its own: its kind as words, and its fields."""
    words = re.sub(r"(?<=[a-z])(?=[A-Z])", " ", type(event).__name__).lower()
    shown = (f"{each.name} {_shown(each, event)}" for each in own_fields(type(event)))
    return f"{words}: {', '.join(shown)}"


def _shown(each: DeclaredField, event: Event) -> str:
    value = getattr(event, each.name)
    return show_dollars(value) if each.kind.name == "money" else str(value)


#: The sentence of each kind of event.
_SENTENCES: dict[str, Callable[[Any], str]] = {
    "TableOpened": lambda x: f"table {x.table} opens: {x.game} of {x.book}, {x.limits.table}",
    "PlayerJoined": lambda x: f"{x.player} takes seat {x.seat_no}{' as a guest' * x.guest}",
    "BoughtIn": lambda x: f"{x.player} buys in for {show_dollars(x.amount)} with {x.tender}",
    "CashedOut": lambda x: f"{x.player} cashes out {show_dollars(x.amount)} as {x.payment}",
    "PlayerLeft": lambda x: f"{x.player} leaves",
    "BettingOpened": lambda x: (
        f"round {x.round_no}: place your bets{' again' * x.respin}"
        + (f", {x.dealer} deals" if x.dealer else "")
        + (f"; not done before: {', '.join(x.omitted)}" if x.omitted else "")
    ),
    "WagersChanged": lambda x: f"{x.player} {x.cause}: {_changes(x)}",
    "StakeShared": lambda x: (
        f"{x.player} shares {show_dollars(x.stake)} on {x.bet} after {x.zeros} zeros: "
        f"{show_dollars(x.returned)} back, {show_dollars(x.lost)} lost"
    ),
    "StakeImprisoned": lambda x: (
        f"{x.player} leaves {show_dollars(x.stake)} on {x.bet} in prison after {x.zeros} zeros"
    ),
    "LastSpinAnnounced": lambda x: "the next number is the last of the session",
    "StrayWagerLaid": lambda x: f"{x.player} lays {x.change.bet} where it is void",
    "StrayWagerLifted": lambda x: f"{x.player} takes {x.change.bet} back",
    "BallSpun": lambda x: (
        f"spin {x.spin_no}: {_run(x)}" + (f", not valid: {', '.join(x.faults)}" if x.faults else "")
    ),
    "FinalBetsCalled": lambda x: "final bets",
    "BetsClosed": lambda x: f"no more bets, by {x.means}",
    "WagersReturned": lambda x: f"wagers go back ({x.cause}); {_lines(x.lines)}",
    "LuckyNumbersDrawn": lambda x: (
        "lucky numbers: " + ", ".join(f"{colour} {n}" for colour, n in x.numbers.items())
    ),
    "LuckyBoostDrawn": lambda x: f"{x.colour} pays {x.odds} odds",
    "RoundSettled": lambda x: f"{_number(x.pocket)}; {_lines(x.lines)}",
    "RoundResettled": lambda x: f"{x.cause}: {_number(x.pocket)}; {_lines(x.lines)}",
    "NoSpinCalled": lambda x: (
        f"no spin: {x.reason}, wagers {'go back' if x.returned else 'stand'}; {_lines(x.lines)}"
    ),
    "OutcomeInvalidated": lambda x: f"the outcome is invalidated: {x.reason}",
    "MalfunctionReported": lambda x: (
        f"malfunction of {x.scope}{f' of {x.player}' * bool(x.player)}"
    ),
    "EquipmentRestored": lambda x: f"{x.scope} works again",
    "PersonalLimitsSet": _limits_of,
    "LimitsAnnounced": lambda x: f"a sign announces {x.range}",
    "LimitsChanged": lambda x: f"limits are now {x.range}",
    "CloseAnnounced": lambda x: "a sign announces the closing of the table",
    "TableClosed": lambda x: "the table closes",
    "DisputeOpened": lambda x: f"{x.player} disputes round {x.round_no}: {x.text}",
    "ClaimHeld": lambda x: f"{show_dollars(x.amount)} of {x.player} is withheld",
    "ClaimReleased": lambda x: (
        f"{show_dollars(x.amount)} of {x.player} is {'paid' if x.paid else 'refused'}"
    ),
    "TaskDone": lambda x: f"done: {x.task}",
    "DisputeResolved": lambda x: f"dispute {x.dispute} is decided: {x.decision}",
    "PlayerExcluded": lambda x: f"{x.player} is excluded: {x.reason}",
    "ResultFlagged": lambda x: f"{x.recorded} is recorded, {x.seen} was seen",
    "ExtraSpinsOrdered": lambda x: "spins without players are directed",
    "AttendantCalled": lambda x: (
        f"{x.player} calls for somebody" if x.on else f"somebody has been to {x.player}"
    ),
    "SupervisorCalled": lambda x: f"a supervisor is called{f': {x.text}' * bool(x.text)}",
    "PlayersTold": lambda x: (
        f"{x.player or 'players'} told: {x.text}" if x.text else "words for players taken away"
    ),
    "DealerChanged": lambda x: f"{x.dealer} deals{f' in place of {x.before}' * bool(x.before)}",
    "PlayerDesignated": lambda x: (
        f"{x.player} {'may' if x.allowed else 'may no longer'} use marker buttons"
    ),
    "BallChanged": lambda x: f"another ball: {x.ball.diameter_mm} mm, {x.ball.material}",
    "ColourIssued": lambda x: (
        f"{x.player} is given {x.count} {x.colour} at {show_dollars(x.value)} each"
    ),
    "ColourRedeemed": lambda x: (
        f"{x.player} gives back {x.count} {x.colour} at {show_dollars(x.value)} each"
    ),
    "ForeignColourRedeemed": lambda x: (
        f"{x.player} exchanges {x.count} {x.colour} of closed table {x.issued_at}"
        f" at {show_dollars(x.value)} each"
    ),
    "FloatCounted": lambda x: f"{x.moment} counted: {show_dollars(x.amount)}",
    "FloatFilled": lambda x: f"fill of {show_dollars(x.amount)}",
    "FloatCredited": lambda x: f"credit of {show_dollars(x.amount)}",
    "MistakeRecorded": lambda x: (
        f"{x.player} was {'over' if x.amount > 0 else 'under'}paid {show_dollars(abs(x.amount))}"
        f" in round {x.round_no}; {show_dollars(x.rectified)} put right"
    ),
    "ColoursRequired": lambda x: (
        "only colour checks of this table are played" if x.on else "any chips may be played again"
    ),
    "PlayersLimited": lambda x: f"no more than {x.players_max} may play",
    "WageringPeriodSet": lambda x: f"wagers are taken for {x.seconds} seconds",
    "CardLapsed": lambda x: f"{x.player} must show a valid card: {x.reason}",
    "WinningsSeized": lambda x: (
        f"{show_dollars(x.amount)} of {x.player} is seized for case {x.case}"
    ),
    "SeizureEnded": lambda x: (
        f"case {x.case} is closed: {show_dollars(x.amount)} of {x.player} is"
        f" {'given back' if x.paid else 'kept'}"
    ),
    "PartnersFlagged": lambda x: (
        f"{' and '.join(sorted(x.players))} act together{f': {x.done}' * bool(x.done)}"
    ),
}
