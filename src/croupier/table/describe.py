"""Every event as a sentence that a player, a supervisor or a court can read, with its clauses."""

from collections.abc import Callable, Iterable
from typing import Any

from croupier.core.money import show_dollars
from croupier.roulette.pockets import colour_of
from croupier.roulette.settle import Line
from croupier.table import chip_events as k
from croupier.table import conduct_events as b
from croupier.table import events as e
from croupier.table import floor_events as f
from croupier.table import order_events as o
from croupier.table import supply_events as s
from croupier.table.declare import Event


def describe(event: Event) -> str:
    """One sentence, ending with the clauses behind the event."""
    said = _SENTENCES[type(event)](event)
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
        came = f" at {line.odds} to 1: win {show_dollars(line.win)}, {rest}"
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
        if isinstance(event, e.BettingOpened):
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
    elif getattr(event, "player", None) == player or isinstance(event, _FOR_EVERYONE):
        yield describe(event)


_FOR_EVERYONE = (
    e.BettingOpened,
    e.BallSpun,
    e.BetsClosed,
    e.LuckyNumbersDrawn,
    e.LuckyBoostDrawn,
    e.OutcomeInvalidated,
)


def _outline(event: Event) -> str:
    """A settlement without its lines, which follow one by one."""
    return describe(event.but(lines=())).split(";")[0].rstrip(" (")


def _run(event: e.BallSpun) -> str:
    """How the ball ran, as far as anybody saw."""
    if event.direction == "unknown" and event.revolutions is None:
        return "nobody saw how it ran"
    turns = "unknown" if event.revolutions is None else event.revolutions
    return f"{event.direction}, {turns} revolutions"


def _changes(event: e.WagersChanged) -> str:
    parts = (
        f"{'+' if change.stake > 0 else '-'}{show_dollars(abs(change.stake))} {change.bet}"
        for change in event.changes
    )
    return ", ".join(parts)


def _number(pocket: str | None) -> str:
    return "no number" if pocket is None else f"{pocket} {colour_of(pocket)}"  # type: ignore[arg-type]


def _lines(lines: tuple[Line, ...]) -> str:
    return "; ".join(f"{line.player}: {explain_line(line)}" for line in lines) or "no wagers"


def _limits_of(event: e.PersonalLimitsSet) -> str:
    limits = str(event.range) if event.range else "the sign's limits"
    kinds = f", only {', '.join(sorted(event.kinds))}" if event.kinds else ""
    return f"{event.player} plays under {limits}{kinds}"


_SENTENCES: dict[type[Event], Callable[[Any], str]] = {
    e.TableOpened: lambda x: f"table {x.table} opens: {x.game} of {x.book}, {x.limits.table}",
    e.PlayerJoined: lambda x: f"{x.player} takes seat {x.seat_no}{' as a guest' * x.guest}",
    e.BoughtIn: lambda x: f"{x.player} buys in for {show_dollars(x.amount)} with {x.tender}",
    e.CashedOut: lambda x: f"{x.player} cashes out {show_dollars(x.amount)} as {x.payment}",
    e.PlayerLeft: lambda x: f"{x.player} leaves",
    e.BettingOpened: lambda x: (
        f"round {x.round_no}: place your bets{' again' * x.respin}"
        + (f", {x.dealer} deals" if x.dealer else "")
        + (f"; not done before: {', '.join(x.omitted)}" if x.omitted else "")
    ),
    e.WagersChanged: lambda x: f"{x.player} {x.cause}: {_changes(x)}",
    e.StrayWagerLaid: lambda x: f"{x.player} lays {x.change.bet} where it is void",
    e.StrayWagerLifted: lambda x: f"{x.player} takes {x.change.bet} back",
    e.BallSpun: lambda x: (
        f"spin {x.spin_no}: {_run(x)}" + (f", not valid: {', '.join(x.faults)}" if x.faults else "")
    ),
    e.FinalBetsCalled: lambda x: "final bets",
    e.BetsClosed: lambda x: f"no more bets, by {x.means}",
    e.WagersReturned: lambda x: f"wagers go back ({x.cause}); {_lines(x.lines)}",
    e.LuckyNumbersDrawn: lambda x: (
        "lucky numbers: " + ", ".join(f"{colour} {n}" for colour, n in x.numbers.items())
    ),
    e.LuckyBoostDrawn: lambda x: f"{x.colour} pays {x.odds} odds",
    e.RoundSettled: lambda x: f"{_number(x.pocket)}; {_lines(x.lines)}",
    e.RoundResettled: lambda x: f"{x.cause}: {_number(x.pocket)}; {_lines(x.lines)}",
    e.NoSpinCalled: lambda x: (
        f"no spin: {x.reason}, wagers {'go back' if x.returned else 'stand'}; {_lines(x.lines)}"
    ),
    e.OutcomeInvalidated: lambda x: f"the outcome is invalidated: {x.reason}",
    e.MalfunctionReported: lambda x: (
        f"malfunction of {x.scope}{f' of {x.player}' * bool(x.player)}"
    ),
    e.EquipmentRestored: lambda x: f"{x.scope} works again",
    e.PersonalLimitsSet: _limits_of,
    e.LimitsAnnounced: lambda x: f"a sign announces {x.range}",
    e.LimitsChanged: lambda x: f"limits are now {x.range}",
    e.CloseAnnounced: lambda x: "a sign announces the closing of the table",
    e.TableClosed: lambda x: "the table closes",
    e.DisputeOpened: lambda x: f"{x.player} disputes round {x.round_no}: {x.text}",
    e.ClaimHeld: lambda x: f"{show_dollars(x.amount)} of {x.player} is withheld",
    e.ClaimReleased: lambda x: (
        f"{show_dollars(x.amount)} of {x.player} is {'paid' if x.paid else 'refused'}"
    ),
    e.TaskDone: lambda x: f"done: {x.task}",
    f.DisputeResolved: lambda x: f"dispute {x.dispute} is decided: {x.decision}",
    f.PlayerExcluded: lambda x: f"{x.player} is excluded: {x.reason}",
    f.ResultFlagged: lambda x: f"{x.recorded} is recorded, {x.seen} was seen",
    f.ExtraSpinsOrdered: lambda x: "spins without players are directed",
    f.AttendantCalled: lambda x: (
        f"{x.player} calls for somebody" if x.on else f"somebody has been to {x.player}"
    ),
    f.SupervisorCalled: lambda x: f"a supervisor is called{f': {x.text}' * bool(x.text)}",
    f.PlayersTold: lambda x: (
        f"{x.player or 'players'} told: {x.text}" if x.text else "words for players taken away"
    ),
    f.DealerChanged: lambda x: f"{x.dealer} deals{f' in place of {x.before}' * bool(x.before)}",
    s.PlayerDesignated: lambda x: (
        f"{x.player} {'may' if x.allowed else 'may no longer'} use marker buttons"
    ),
    s.BallChanged: lambda x: f"another ball: {x.ball.diameter_mm} mm, {x.ball.material}",
    k.ColourIssued: lambda x: (
        f"{x.player} is given {x.count} {x.colour} at {show_dollars(x.value)} each"
    ),
    k.ColourRedeemed: lambda x: (
        f"{x.player} gives back {x.count} {x.colour} at {show_dollars(x.value)} each"
    ),
    k.ForeignColourRedeemed: lambda x: (
        f"{x.player} exchanges {x.count} {x.colour} of closed table {x.issued_at}"
        f" at {show_dollars(x.value)} each"
    ),
    k.FloatCounted: lambda x: f"{x.moment} counted: {show_dollars(x.amount)}",
    k.FloatFilled: lambda x: f"fill of {show_dollars(x.amount)}",
    k.FloatCredited: lambda x: f"credit of {show_dollars(x.amount)}",
    k.MistakeRecorded: lambda x: (
        f"{x.player} was {'over' if x.amount > 0 else 'under'}paid {show_dollars(abs(x.amount))}"
        f" in round {x.round_no}; {show_dollars(x.rectified)} put right"
    ),
    o.ColoursRequired: lambda x: (
        "only colour checks of this table are played" if x.on else "any chips may be played again"
    ),
    o.PlayersLimited: lambda x: f"no more than {x.players_max} may play",
    o.WageringPeriodSet: lambda x: f"wagers are taken for {x.seconds} seconds",
    o.CardLapsed: lambda x: f"{x.player} must show a valid card: {x.reason}",
    b.WinningsSeized: lambda x: (
        f"{show_dollars(x.amount)} of {x.player} is seized for case {x.case}"
    ),
    b.SeizureEnded: lambda x: (
        f"case {x.case} is closed: {show_dollars(x.amount)} of {x.player} is"
        f" {'given back' if x.paid else 'kept'}"
    ),
    b.PartnersFlagged: lambda x: (
        f"{' and '.join(sorted(x.players))} act together{f': {x.done}' * bool(x.done)}"
    ),
}

#: Every kind of event that has its sentence.
DESCRIBED = frozenset(_SENTENCES)
