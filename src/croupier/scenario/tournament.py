"""Scenarios about a tournament, in the house that runs one.

What a scenario leaves out has been done as it should be: terms published, the regulator informed, a
director in charge, tables designated, players entered, seated, briefed and given their chips.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from croupier.core.money import Money, NotMoney, show_money
from croupier.core.refusal import Reason, Refusal
from croupier.core.roles import Role, lowest
from croupier.house.actors import Actor
from croupier.house.answers import Accepted
from croupier.house.codecs import TOURNAMENT_CODEC
from croupier.roulette.book import NotOffered, Rulebook
from croupier.roulette.catalogue import find_book
from croupier.roulette.lines import Line, void_line
from croupier.scenario.conditions import leave_out, read_terms
from croupier.scenario.match import plain_mismatches
from croupier.scenario.outcome import Outcome, report_step, show_settled
from croupier.scenario.playing import ScenarioHouse, person, verified
from croupier.scenario.read import NotAScenario, Scenario, Step, parse_duration, shaped
from croupier.scenario.steps import Acting
from croupier.scenario.tournament_state import state_of_tournament, wager_stake
from croupier.scenario.tournament_steps import make_tournament_command
from croupier.scenario.tournament_tables import (
    DEALT,
    TABLE_STEPS,
    act_at_table,
    deal,
    open_betting,
)
from croupier.table.opening import OpenTable
from croupier.tournament.absence import ReportAbsence, ReportNoWager
from croupier.tournament.allotments import IssueChips
from croupier.tournament.breaches import ReportBreach, ReportChipsAdded, ReportChipsHidden
from croupier.tournament.catalogue import COMMANDS
from croupier.tournament.corrections import RoundPlayedAnew
from croupier.tournament.declare import AtTable, Command, Event, OfPlayer, decide, roles_for
from croupier.tournament.designation import DesignateTables
from croupier.tournament.director import AppointDirector
from croupier.tournament.disqualification import EntrantDisqualified
from croupier.tournament.ending import EndSession, EndTableEarly
from croupier.tournament.entrant import Status
from croupier.tournament.entries import Enter
from croupier.tournament.forms import FormRead
from croupier.tournament.opening import OpenTournament, replay
from croupier.tournament.papers import BriefPlayers, GiveCopy, SignTerms
from croupier.tournament.play_offs import StartPlayOff
from croupier.tournament.publishing import AdviseRegulator, PublishTerms
from croupier.tournament.rounds import RoundPlayed
from croupier.tournament.seating import SeatPlayers
from croupier.tournament.session_table import STAKING
from croupier.tournament.starting import StartSession
from croupier.tournament.state import Stage, Tournament
from croupier.tournament.terms import Terms, missing_terms
from croupier.tournament.wagers import ChipsGivenBack, ChipsMoved

Words = Mapping[str, Any]
#: Steps that lead to a manager's decision: taken by others they are reports.
_MANAGERS_OWN = (
    EndSession,
    ReportAbsence,
    ReportNoWager,
    ReportChipsAdded,
    ReportChipsHidden,
)
_NO_ENTRY_YET = (Reason.TERMS_INCOMPLETE, Reason.NOTICE_REQUIRED)


@dataclass(slots=True)
class Play:
    """A scenario under way."""

    scenario: Scenario
    book: Rulebook
    house: ScenarioHouse
    log: list[Event]
    terms: Terms
    tables: Mapping[str, tuple[str, ...]]
    #: The table that was last spoken of.
    table: str = ""
    warnings: list[str] = field(default_factory=list)
    #: Who of those at the tables has entered.
    admitted: set[str] = field(default_factory=set)

    @property
    def now(self) -> int:
        """Milliseconds since the scenario began."""
        return self.house.clock.at

    @property
    def tournament(self) -> Tournament:
        """The tournament as it stands."""
        return self.house.tournaments.streams[self.scenario.name].state

    def has_step(self, verb: str) -> bool:
        """Whether the scenario has such a step itself."""
        return any(step.verb == verb for step in self.scenario.steps)


def run_tournament(scenario: Scenario) -> list[Outcome]:
    """Play all steps; NotAScenario where the setting or a step makes no sense."""
    try:
        play = set_up(scenario)
    except (NotOffered, NotMoney, NotAScenario) as error:
        raise NotAScenario(f"{scenario.path}: {error}") from error
    outcomes = []
    for step in scenario.steps:
        try:
            outcomes.append(take_step(play, step))
        except (NotAScenario, NotOffered) as error:
            raise NotAScenario(f"{scenario.path}: step {step.number}: {error}") from error
    return verified(outcomes, play.house)


def set_up(scenario: Scenario) -> Play:
    """The house of a scenario as it is before the first step."""
    book, house = find_book(scenario.book), ScenarioHouse()
    opening = OpenTournament(
        by=Role.OPERATOR,
        tournament=scenario.name,
        book=scenario.book,
        game=scenario.game,
        options=scenario.options,
    )
    operator = person("operator", Role.OPERATOR)
    opened = house.send(operator, f"tournament:{scenario.name}", opening)
    if isinstance(opened, Refusal):
        raise NotAScenario(str(opened))
    raw = scenario.raw.get("tables") or {}
    tables = {str(table): _players(table, players) for table, players in raw.items()}
    conditions = {**(scenario.raw.get("conditions") or {}), **_implied(scenario)}
    terms = read_terms(
        conditions, house.tournaments.streams[scenario.name].state.rules, tables=len(tables)
    )
    play = Play(scenario, book, house, [], terms, tables)
    play.table = next(iter(tables), "")
    _prepare(play)
    return play


def _players(table: Any, players: Any) -> tuple[str, ...]:
    if not isinstance(players or [], list):
        raise NotAScenario(f"at table {table} sits {players!r}; a list of players is wanted")
    named = tuple(map(str, players or ()))
    if twice := [player for player in named if named.count(player) > 1]:
        raise NotAScenario(f"{twice[0]} sits twice at table {table}")
    return named


def _implied(scenario: Scenario) -> dict[str, Any]:
    """Terms that the steps of a scenario take for granted."""
    implied: dict[str, Any] = {}
    given = scenario.raw.get("conditions") or {}
    for step in scenario.steps:
        if step.verb == "timeout" and not given.get("wager_seconds"):
            implied["wager_seconds"] = 60
        if step.verb == "change-limits" and (step.words.get("told") or step.words.get("notified")):
            implied["limits_change"] = True
    if scenario.raw.get("employees"):
        implied["charity"] = True
    return implied


def _prepare(play: Play) -> None:
    """Everything before the first step that the scenario has no steps for."""
    if not play.has_step("appoint-director"):
        _must(play, AppointDirector(by=Role.OPERATOR, name="the director", licensed=True))
    if play.tables and not play.has_step("designate-tables"):
        _must(play, DesignateTables(by=Role.OPERATOR, tables=tuple(play.tables)))
    if not _publishes_itself(play):
        _must(play, PublishTerms(by=Role.OPERATOR, terms=play.terms))
    _renew(play)
    _admit(play)


def _renew(play: Play) -> None:
    """What terms require once they are published: advice, copies and signatures."""
    tournament = play.tournament
    if tournament.terms is None:
        return
    if tournament.regulator_knows < tournament.version and not play.has_step("advise-regulator"):
        _must(play, AdviseRegulator(by=Role.OPERATOR, at=play.now))
    for entrant in tournament.entrants.values():
        person: dict[str, Any] = {"by": Role.CASHIER, "at": play.now, "player": entrant.name}
        if not entrant.copy_given and not play.has_step("give-copy"):
            _must(play, GiveCopy(**person))
        if not entrant.signed and not play.has_step("sign-terms"):
            _must(play, SignTerms(**person))


def _brief(play: Play) -> None:
    """Everybody who has entered knows the terms before play."""
    if not play.tournament.briefed and not play.has_step("brief-players"):
        briefing = {"understood": True, "bank_told": True}
        _submit(play, BriefPlayers(by=Role.TOURNAMENT_DIRECTOR, at=play.now, **briefing))


def _publishes_itself(play: Play) -> bool:
    """Whether the scenario publishes whole terms; one that only fails to has published before."""
    steps = (step for step in play.scenario.steps if step.verb == "publish-terms")
    return any(not step.words.get("missing") for step in steps)


def _must(play: Play, command: Command) -> None:
    refusal = _submit(play, command)
    if refusal:
        raise NotAScenario(f"{command.action} before the scenario: {refusal}")


def _submit(play: Play, command: Command) -> Refusal | None:
    if isinstance(command, DesignateTables):
        _open_tables(play, command.tables)
    answer = play.house.send(_person(command), f"tournament:{play.scenario.name}", command)
    if isinstance(answer, Refusal):
        return answer
    if not isinstance(answer, Accepted):
        raise NotAScenario(f"{command.action} was answered {answer}")
    play.log.extend(answer.events)
    play.warnings.extend(str(warning) for event in answer.events for warning in event.warnings)
    return None


def _person(command: Command) -> Actor:
    """A role's one person; where players act, staff take it down for them."""
    player = str(getattr(command, "player", ""))
    by = command.by
    return person(player if by is Role.PLAYER and player else by.value, by)


def _open_tables(play: Play, names: Iterable[str]) -> None:
    """Tables that are to serve stand in the house."""
    game = play.tournament.game
    for name in names:
        if name not in play.house.house.tables:
            opening = OpenTable(
                by=Role.OPERATOR,
                at=play.now,
                table=name,
                book=game.book,
                game=game.name,
                options=dict(game.options),
                limits=play.scenario.limits,
                signed=frozenset(game.unsigned),
            )
            if refusal := play.house.open_table(opening):
                raise NotAScenario(f"table {name}: {refusal}")


def _admit(play: Play) -> None:
    """Enter and seat the players that the scenario finds at its tables, as soon as that can be."""
    employees = frozenset(map(str, play.scenario.raw.get("employees") or ()))
    for table, players in play.tables.items():
        for player in players:
            if player in play.admitted:
                continue
            staff = player in employees
            entry = Enter(
                by=Role.PLAYER,
                at=play.now,
                player=player,
                form=True,
                fee_paid=True,
                selected=True,
                agreed=True,
                copy_given=True,
                employee=staff,
                approved_by="an executive" if staff else "",
            )
            refusal = _submit(play, entry)
            if refusal and refusal.reason in _NO_ENTRY_YET:
                return
            if refusal:
                raise NotAScenario(f"{player} cannot enter: {refusal}")
            play.admitted.add(player)
        if table not in play.tournament.sessions and not play.has_step("seat"):
            _seat(play, table, players)


def _seat(play: Play, table: str, players: tuple[str, ...]) -> None:
    if table not in play.tournament.designated:
        if play.has_step("designate-tables"):
            return
        _must(play, DesignateTables(by=Role.OPERATOR, at=play.now, tables=(table,)))
    seated = SeatPlayers(by=Role.TOURNAMENT_DIRECTOR, at=play.now, table=table, players=players)
    if players and not _submit(play, seated) and not play.has_step("issue-chips"):
        chips = play.tournament.agreed.chips
        assert chips is not None
        _must(
            play,
            IssueChips(by=Role.CASHIER, at=play.now, table=table, players=players, amount=chips),
        )


def take_step(play: Play, step: Step) -> Outcome:
    """Do a step and compare what came of it."""
    play.house.advance(play.now + step.after)
    if step.verb == "expect":
        state = _state(play)
        return Outcome({"step": step.number, "do": "expect", **state}, _missed(step, state))
    started = len(play.log)
    refusal: Refusal | None = None
    if step.verb == "advance":
        play.house.advance(play.now + parse_duration(step.words.get("by", "0s")))
    else:
        refusal = _act(play, step)
        _admit(play)
    events = play.log[started:]
    report = _report(play, step, refusal, events)
    outcome = {**report, **{k: v for k, v in _state(play).items() if k not in report}}
    return Outcome(outcome, _missed(step, outcome))


def _missed(step: Step, actual: Mapping[str, Any]) -> tuple[str, ...]:
    return tuple(plain_mismatches(step.expect, actual))


def _usual_role(kind: type[Command]) -> Role:
    """Who does a step when nobody is named: for what the manager decides, the manager."""
    if kind is IssueChips:
        # Chips that have a price are sold at the cage.
        return Role.CASHIER
    return Role.TOURNAMENT_DIRECTOR if kind in _MANAGERS_OWN else lowest(roles_for(kind))


def _report_unsaid(play: Play, command: Command) -> None:
    """What the manager decides on somebody has seen: a dealer, where the scenario names nobody."""
    decided = decide(play.tournament, command) if isinstance(command, OfPlayer) else ()
    events = () if isinstance(decided, Refusal) else decided
    for event in events:
        if not isinstance(event, EntrantDisqualified):
            continue
        if event.player not in play.tournament.reported:
            _submit(play, ReportBreach(by=Role.DEALER, at=play.now, player=event.player))


def _act(play: Play, step: Step) -> Refusal | None:
    """Do a step; a refusal changes nothing."""
    words = _whole(play, step)
    if step.verb in TABLE_STEPS or step.verb in DEALT:
        do = deal if step.verb in DEALT else act_at_table
        refusal, events = do(play.house, play.book, step, words)
        play.log.extend(events)
        _open_betting(play)
        return refusal
    kind = COMMANDS.get(step.verb)
    if kind is None:
        known = ", ".join((*COMMANDS, *DEALT, *sorted(TABLE_STEPS)))
        raise NotAScenario(f"no step {step.verb!r}; there is {known}")
    by = play.book.role(step.by) if step.by else _usual_role(kind)
    if step.verb == "publish-terms":
        refusal = _submit(play, PublishTerms(by=by, at=play.now, terms=_drafted(play, words)))
        _renew(play)
        return refusal
    try:
        command = make_tournament_command(step.verb, words, Acting(by, play.now))
    except NotMoney as error:
        return Refusal(Reason.INVALID, str(error))
    if isinstance(command, StartSession):
        _gather(play, command.table, words)
        _brief(play)
    if isinstance(command, StartPlayOff):
        _end_unsaid(play)
    _report_unsaid(play, command)
    if isinstance(command, EndSession | EndTableEarly) and command.counts is None:
        command = command.but(counts=_counts(play, command.table))
    refusal = None
    if isinstance(command, AtTable) and _is_played(play):
        refusal = open_betting(play.house, play.table)
    refusal = refusal or _submit(play, command)
    _open_betting(play)
    return refusal


def _open_betting(play: Play) -> None:
    """A dealer opens betting as soon as a round may begin, where the scenario has no step for it.

    Where the table has a clock of its own it would run on; there the first wager opens it.
    """
    timed = play.tournament.game.close.seconds is not None
    if _is_played(play) and not timed and not play.has_step("open-betting"):
        open_betting(play.house, play.table)


def _is_played(play: Play) -> bool:
    session = play.tournament.sessions.get(play.table)
    return session is not None and session.is_open


def _counts(play: Play, table: str) -> dict[str, Money]:
    """A count that finds what the record has."""
    session = play.tournament.sessions.get(table)
    players = play.tournament.wagering(session) if session is not None else ()
    return {entrant.name: Money(entrant.chips) for entrant in players}


def _whole(play: Play, step: Step) -> dict[str, Any]:
    """A step's words with the table it is about, and everyone where a scenario says all."""
    words = dict(step.words)
    player = play.tournament.entrants.get(str(words.get("player")))
    named = words.get("table") or (player.table if player else "") or play.table
    if step.verb not in ("dispute", "resolve") or "table" in words:
        words["table"] = named
    if named in play.tables or named in play.tournament.sessions:
        play.table = str(named)
    if words.get("agreed") in ("all", True):
        words["agreed"] = play.tournament.sessions[play.table].seats
    if step.verb == "change-limits":
        words.setdefault("min", show_money(play.tournament.minimum))
        words.setdefault("max", show_money(play.tournament.maximum))
    return words


def _drafted(play: Play, words: Words) -> Terms:
    """The scenario's conditions, with what this step changes or leaves out."""
    missing = words.get("missing") or ()
    with shaped(f"publish-terms {words}"):
        missing = (missing,) if isinstance(missing, str) else tuple(map(str, missing))
    changed = {key: value for key, value in words.items() if key not in ("missing", "table")}
    rules = play.tournament.rules
    if changed:
        conditions = {**(play.scenario.raw.get("conditions") or {}), **changed}
        play.terms = read_terms(conditions, rules, tables=len(play.tables))
    return leave_out(play.terms, rules, missing)


def _gather(play: Play, table: str, words: Words) -> None:
    """A session at a table where nobody is seated: for those who advanced, or have no seat."""
    session = play.tournament.sessions.get(table)
    if session is not None and (session.stage is not Stage.ENDED or session.play_off):
        return
    named = words.get("players")
    players = tuple(map(str, named)) if named else _unseated(play)
    if players and not play.has_step("seat"):
        _seat(play, table, players)


def _end_unsaid(play: Play) -> None:
    """A scenario that goes straight on to a play-off has ended the session before it."""
    session = play.tournament.sessions.get(play.table)
    if session is not None and session.stage is Stage.PLAY:
        _submit(
            play,
            EndSession(
                by=Role.TOURNAMENT_DIRECTOR,
                at=play.now,
                table=session.table,
                counts=_counts(play, session.table),
                reason="for the play-off",
            ),
        )


def _unseated(play: Play) -> tuple[str, ...]:
    entrants = play.tournament.entrants.values()
    advanced = tuple(e.name for e in entrants if e.status is Status.ADVANCED)
    return advanced or tuple(e.name for e in entrants if e.is_playing and not e.table)


def _report(play: Play, step: Step, refusal: Refusal | None, events: list[Event]) -> dict[str, Any]:
    clauses = (clause for event in events for clause in event.clauses)
    warnings = (str(warning) for event in events for warning in event.warnings)
    report = report_step(step, refusal, clauses, warnings)
    if step.verb == "publish-terms":
        missing = missing_terms(_drafted(play, step.words), play.tournament.rules)
        report["missing"] = [item.key for item in missing]
    if any(isinstance(event, RoundPlayed | RoundPlayedAnew) for event in events):
        report["settled"] = show_settled(_lines(events))
    for event in events:
        if isinstance(event, FormRead):
            stake = None if event.form.stake is None else show_money(event.form.stake)
            report["form"] = {"bet": event.form.bet or None, "stake": stake}
        if isinstance(event, ChipsMoved) and event.played.cause in STAKING:
            bet = str(step.words.get("bet", ""))
            report["stake"] = show_money(wager_stake(play.tournament, event.player, bet))
    session = play.tournament.sessions.get(play.table)
    if step.verb in ("end-session", "end-table-early") and session and not refusal:
        report["advance"] = list(session.advance)
    return report


def _lines(events: list[Event]) -> list[Line]:
    """What became of all that lay there, with what went back of it just before the number."""
    lines: list[Line] = []
    for event in events:
        if isinstance(event, ChipsMoved):
            cut = (change for change in event.played.changes if change.stake < 0)
            lines += [void_line(event.player, change.bet, -change.stake, ()) for change in cut]
        elif isinstance(event, ChipsGivenBack | RoundPlayed | RoundPlayedAnew):
            lines += event.played.lines
    return lines


def _state(play: Play) -> dict[str, Any]:
    state = state_of_tournament(play.tournament, play.table)
    tables = play.house.house.tables
    phase = tables[play.table].state.phase.value if play.table in tables else ""
    return state | {"phase": phase, "warnings": list(play.warnings), "log_ok": _log_ok(play)}


def _log_ok(play: Play) -> bool:
    """The log verifies, and replays to this very tournament."""
    records = play.house.records(f"tournament:{play.scenario.name}")
    events = [TOURNAMENT_CODEC.decode(record.kind, record.payload) for record in records]
    return not play.house.fault() and replay(events) == play.tournament
