"""Running a scenario: a house on an in-memory log, and a clock that only steps move."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from croupier.cage.spoilt import PayByHand, ReprintTicket
from croupier.core.ensure import InvariantBroken
from croupier.core.money import NotMoney, parse_money, show_money
from croupier.core.refusal import Reason, Refusal
from croupier.core.roles import PIT, Role, lowest
from croupier.core.suggestions import nearest
from croupier.house.actors import Actor
from croupier.house.answers import Waiting
from croupier.house.sources import Sources
from croupier.house.table_rules import lock_up_wins
from croupier.roulette.book import NotOffered, Rulebook
from croupier.roulette.catalogue import find_book
from croupier.roulette.game import Warn
from croupier.scenario.match import mismatches
from croupier.scenario.outcome import Outcome as Outcome
from croupier.scenario.playing import ScenarioHouse, person, verified
from croupier.scenario.promotion import run_promotion
from croupier.scenario.read import NotAScenario, Scenario, Step, Words, parse_duration
from croupier.scenario.seen import report_table_step, tables_state
from croupier.scenario.steps import Acting, make_command, usual_role
from croupier.scenario.tickets import AT_THE_CAGE, find_ticket, submit_to_cage
from croupier.scenario.tournament import run_tournament
from croupier.table.betting import CallFinalBets
from croupier.table.catalogue import COMMANDS
from croupier.table.changing import RepositionWager
from croupier.table.decide import decide
from croupier.table.declare import Command, Event
from croupier.table.faults import PRINTER, ReportMalfunction, RestoreEquipment
from croupier.table.lucky import DrawLuckyBoost
from croupier.table.opening import OpenTable
from croupier.table.paying_out import NAME as PAY_OUT
from croupier.table.phases import BALL_ROLLING, SPINNING, Phase
from croupier.table.result import EnterResult
from croupier.table.sources import DeclareSource
from croupier.table.spin import SpinBall
from croupier.table.state import Pending, Table
from croupier.table.tasks import ConfirmTask, is_in_way

#: A scenario stands for a house whose operator has signed what the books leave to be signed.
SIGNED = frozenset({"wheel-order", "asian-groups"})
#: The drawing that most games have, and the one that scenarios name where they mean the usual one.
_USUAL = "A"
#: What happens at a wheel happens at every table that is dealt from it.
_AT_WHEEL = frozenset({"spin", "no-more-bets", "no-spin", "result", "correct-result"})
_RUNNING: Final = SPINNING | {Phase.HELD}
#: A scenario that names what the house would draw is the source of it.
_LOTS = frozenset({"lucky-numbers", "lucky-boost"})
#: What is said with verbs that are no commands on a table.
_WORDS_ELSEWHERE: Final = {
    **dict.fromkeys(AT_THE_CAGE, ("ticket", "reason")),
    "approve": ("as", "who", "agrees"),
}
#: What is asked for a ticket that its printer spoilt, and why unless something else is said.
_SPOILT, _FAULT = frozenset({ReprintTicket.action, PayByHand.action}), "printer-fault"
#: Scenarios that are not about one table.
OTHER_KINDS: Mapping[str, Callable[[Scenario], list[Outcome]]] = {
    "tournament": run_tournament,
    "promotion": run_promotion,
}


@dataclass(slots=True)
class Play:
    """A scenario under way."""

    scenario: Scenario
    book: Rulebook
    house: ScenarioHouse
    #: The table that a step is about, and how many events of each table it found.
    name: str
    seen: dict[str, int] = field(default_factory=dict)
    #: The tables of the wheel that were dealt its last number.
    dealt: list[str] = field(default_factory=list)
    tasks_before: tuple[Pending, ...] = ()
    #: Of the cage, where a step asked it for something.
    cited: tuple[str, ...] = ()
    #: Whether a word that a step does not take is an error. A file's is left out with a note.
    strict: bool = False

    @property
    def table(self) -> Table:
        """The table that a step is about, as it stands."""
        return self.house.table(self.name)

    @property
    def log(self) -> list[Event]:
        """What has happened at that table."""
        return self.house.events(self.name)

    @property
    def now(self) -> int:
        """Milliseconds since the scenario began."""
        return self.house.clock.at

    def begin_step(self) -> None:
        """Remember where every table stands before a step."""
        tables = self.house.house.tables
        self.seen = {name: len(self.house.events(name)) for name in tables}
        self.tasks_before = tuple(w for name in tables for w in self.house.table(name).tasks)
        self.cited = ()

    def new_events(self) -> list[Event]:
        """What has happened since the step began, at any table."""
        return [
            event for name, count in self.seen.items() for event in self.house.events(name)[count:]
        ]

    def new_tasks(self) -> list[Pending]:
        """What is asked of staff since the step began."""
        return [
            waiting
            for name in self.seen
            for waiting in self.house.table(name).tasks
            if waiting not in self.tasks_before
        ]


def run_scenario(scenario: Scenario) -> list[Outcome]:
    """Play all steps; NotAScenario where the setting or a step makes no sense."""
    if scenario.kind in OTHER_KINDS:
        return OTHER_KINDS[scenario.kind](scenario)
    if scenario.kind != "table":
        known = ", ".join(("table", *OTHER_KINDS))
        raise NotAScenario(f"{scenario.path}: no kind {scenario.kind!r}; there is {known}")
    play = set_up(scenario)
    outcomes = []
    for step in scenario.steps:
        try:
            outcomes.append(take_step(play, step))
        except (NotAScenario, NotOffered) as error:
            raise NotAScenario(f"{scenario.path}: step {step.number}: {error}") from error
    return verified(outcomes, play.house)


def set_up(scenario: Scenario) -> Play:
    """The house of a scenario, with its table or tables opened and empty."""
    try:
        book = find_book(scenario.book)
        house = _house(scenario)
        house.house.lots.named = any(step.verb in _LOTS for step in scenario.steps)
        settings = dict(scenario.settings())
        for name, setting in settings.items():
            refusal = house.open_table(_opening(name, setting))
            if refusal is not None:
                raise NotAScenario(str(refusal))
            _check_wheel(scenario, house.table(name))
    except (NotAScenario, NotMoney, NotOffered) as error:
        raise NotAScenario(f"{scenario.path}: {error}") from error
    return Play(scenario, book, house, next(iter(settings)))


def _check_wheel(scenario: Scenario, table: Table) -> None:
    """A wheel that the scenario names by its zeros is the one that the table has."""
    named, wheel = scenario.raw.get("wheel"), table.game.wheel
    if named in _ZEROS and (named == _ZEROS[1]) != wheel.has_double_zero:
        raise NotAScenario(f"the wheel is {named}, that of {table.id} {wheel.name}")


_ZEROS: Final = ("single-zero", "double-zero")


def _house(scenario: Scenario) -> ScenarioHouse:
    """A house as a scenario sets it: who needs a second person, and above which amount."""
    named = frozenset(map(str, scenario.raw.get("second_person", ())))
    above = dict(scenario.raw.get("second_person_above") or {})
    amounts = {str(action): parse_money(dollars) for action, dollars in above.items()}
    house = ScenarioHouse(four_eyes=named, above=amounts)
    if large := scenario.raw.get("large_win"):
        lock_up_wins(house.house.policies, parse_money(large))
    if any(step.verb == DeclareSource.action for step in scenario.steps):
        # A scenario that declares sources has its numbers held to them. Nobody is there to alarm.
        Sources(house.house.policies, lambda alarm: None)
    return house


def _has_printer_faults(scenario: Scenario) -> bool:
    """Whether a scenario records the faults of its printers; then none is taken for granted."""
    return scenario.raw.get("printer_faults") == "recorded" or any(
        step.verb == "malfunction" and step.words.get("scope") == PRINTER for step in scenario.steps
    )


def _opening(name: str, setting: Scenario) -> OpenTable:
    book = find_book(setting.book)
    return OpenTable(
        by=Role.OPERATOR,
        table=name,
        book=setting.book,
        game=setting.game or book.offers[0].name,
        options=_options(setting, book),
        limits=setting.limits,
        seats_max=setting.seats,
        signed=SIGNED,
    )


def _options(scenario: Scenario, book: Rulebook) -> dict[str, Any]:
    """The options as given. Drawing A, the usual one, is the first of a game that has no A."""
    offer = next((each for each in book.offers if each.name == scenario.game), book.offers[0])
    values = {option.name: option.values for option in offer.options}
    given = dict(scenario.options)
    if given.get("layout") == _USUAL and values.get("layout") and _USUAL not in values["layout"]:
        del given["layout"]
    # The one wheel of several tables may be said by its kind.
    if (wheel := scenario.raw.get("wheel")) in values.get("wheel", ()):
        given.setdefault("wheel", wheel)
    # YAML takes the word `off` for false.
    off = {n for n, value in given.items() if value is False and "off" in values.get(n, ())}
    return given | dict.fromkeys(off, "off")


def take_step(play: Play, step: Step) -> Outcome:
    """Play one step and match it against what it expects."""
    play.begin_step()
    play.name = _table_of(play, step)
    play.house.advance(play.now + step.after)
    if step.verb == "expect":
        state = state_of(play)
        return Outcome({"step": step.number, "do": "expect", **state}, _missed(play, step, state))
    refusal: Refusal | Waiting | None = None
    if step.verb == "advance":
        play.house.advance(play.now + parse_duration(step.words.get("by", "0s")))
    else:
        try:
            refusal = _act(play, step)
        except InvariantBroken as error:
            broken = {"step": step.number, "do": step.verb, "ok": False, "refused": None}
            return Outcome(broken, (f"the house broke: {error}",))
    report = report_table_step(play, step, refusal)
    return Outcome(report, _missed(play, step, {**state_of(play), **report}))


def _table_of(play: Play, step: Step) -> str:
    """The table that a step names, or its player's, or the one of the step before."""
    tables = play.house.house.tables
    if len(tables) == 1:
        return play.name
    if named := _names_table(step):
        if str(named) not in tables:
            raise NotAScenario(f"no table {named!r}; there is {', '.join(tables)}")
        return str(named)
    player = str(step.words.get("player", ""))
    seated = [name for name in tables if player in play.house.table(name).seats]
    return seated[0] if len(seated) == 1 else play.name


def _names_table(step: Step) -> str:
    """The table beside a step or among its words; the other table of an exchange is none."""
    inside = step.words.get("table", "") if step.verb != "foreign-colour" else ""
    return step.table or str(inside)


def _missed(play: Play, step: Step, actual: Mapping[str, Any]) -> tuple[str, ...]:
    try:
        return tuple(mismatches(step.expect, actual, play.table))
    except (AttributeError, TypeError) as error:
        message = f"expect is not of the shape of an outcome: {dict(step.expect)}"
        raise NotAScenario(message) from error


def _act(play: Play, step: Step) -> Refusal | Waiting | None:
    """Do a step; a refusal changes nothing, and neither does what waits for a second person."""
    if step.verb in _WORDS_ELSEWHERE:
        step.words.known.update(_WORDS_ELSEWHERE[step.verb])
        _refuse_strange_words(play, step, set(step.words) - step.words.known)
    if step.verb in AT_THE_CAGE:
        _fault_unsaid(play, step)
        answer = submit_to_cage(play.house, step, play.book)
        if isinstance(answer, Refusal | Waiting):
            return answer
        play.cited = answer
        return None
    if step.verb == "approve":
        return _approve(play, step)
    names = [play.name]
    if step.verb in _AT_WHEEL and "wheel" in play.scenario.raw and not _names_table(step):
        names = _at_wheel(play, step)
    return _at_tables(play, step, names)


def _at_wheel(play: Play, step: Step) -> list[str]:
    """The tables that a step of their wheel is about: those in play; afterwards the same.

    A table that has not opened its betting sits a spin out, and a number is not put right there.
    Nor is a number for one that opened once the ball had been spun: it goes to those that closed.
    """
    tables = list(play.house.house.tables)
    if step.words.get("round") is not None:
        return tables
    running = [name for name in tables if play.house.table(name).phase in _RUNNING]
    if step.verb == "correct-result" or not running:
        return play.dealt or tables
    if step.verb == "result":
        closed = [name for name in running if play.house.table(name).phase in BALL_ROLLING]
        play.dealt = running = closed or running
    return running


def _approve(play: Play, step: Step) -> Refusal | Waiting | None:
    """A second person answers the oldest request that waits."""
    role = play.book.role(str(step.words.get("as") or step.by or Role.GAME_SUPERVISOR))
    name = str(step.words.get("who") or step.who or role)
    answer = play.house.approve(person(name, role), agrees=bool(step.words.get("agrees", True)))
    if answer is None:
        return Refusal(Reason.INVALID, "nothing waits for a second person")
    return answer if isinstance(answer, Refusal | Waiting) else None


def _at_tables(play: Play, step: Step, names: list[str]) -> Refusal | Waiting | None:
    """One step at one table, or at all of a wheel: there it is done at each or at none."""
    made = []
    for name in names:
        play.name = name
        command = _command(play, step)
        if isinstance(command, Refusal):
            return command
        _do_waiting_tasks(play, command)
        _spin_unsaid(play, step, command)
        _warn_unsaid(play, step, command)
        _boost_unsaid(play, command)
        if len(names) > 1 and isinstance(refused := decide(play.table, command), Refusal):
            return refused
        made.append((name, command))
    reply: Refusal | Waiting | None = None
    for name, command in made:
        play.name = name
        answer = play.house.submit(name, command, _actor(step, command))
        if isinstance(answer, Refusal | Waiting):
            reply = answer
        else:
            _bring_into_force(play)
    play.name = names[0]
    return reply


def _command(play: Play, step: Step) -> Command | Refusal:
    verb = step.verb
    by = play.book.role(step.by) if step.by else usual_role(verb, step.words, play.table)
    if verb == "move" and _puts_right(play.table, by):
        verb = "reposition"
    words = Words(step.words)
    if verb in ("change-limits", "announce-limits"):
        # What a scenario leaves out stays as it is.
        words.setdefault("min", show_money(play.table.limits.table.min))
        words.setdefault("max", show_money(play.table.limits.table.max))
    try:
        command = make_command(verb, words, Acting(by, play.now))
    except (NotMoney, NotAScenario) as error:
        if not isinstance(error, NotMoney) and not _refusal_is_meant(step):
            raise
        step.words.unread.clear()
        return Refusal(Reason.INVALID, str(error))
    step.words.unread &= words.unread
    step.words.known |= words.known
    _refuse_strange_words(play, step, step.words.unread)
    return command


def _refusal_is_meant(step: Step) -> bool:
    """Whether a scenario tries what a command cannot be made of, rather than having slipped."""
    return step.verb in COMMANDS and step.expect.get("ok") is False


def _refuse_strange_words(play: Play, step: Step, strange: set[str]) -> None:
    """From a program, a word that is not taken is a mistake, raised before anything is done."""
    if not (play.strict and strange):
        return
    word, known = min(strange), sorted(step.words.known)
    near = nearest(word, known)
    hint = f"did you mean {near}? " if near else ""
    raise NotAScenario(f"{step.verb} takes no {word!r}; {hint}it takes {', '.join(known)}")


def _actor(step: Step, command: Command) -> Actor:
    """Who takes a step: who it names, a player's own terminal, or the one person of a role."""
    player = str(getattr(command, "player", "") or "")
    if command.by is Role.PLAYER:
        return person(step.who or player or "player", command.by, step.who or player)
    return person(step.who or command.by.value, command.by)


def _puts_right(table: Table, by: Role) -> bool:
    """Whether who moves a wager now puts a misplaced one right, as the book lets staff do."""
    power = RepositionWager.power(table.game)
    after = table.phase is Phase.NO_MORE_BETS and by is not Role.PLAYER
    return after and power is not None and by in power.roles


def _do_waiting_tasks(play: Play, command: Command) -> None:
    """Staff do their tasks at the table before going on, unless the scenario has them as steps."""
    if play.scenario.raw.get("staff") == "manual":
        return
    while _waits(play.table, command):
        first = next(each for each in play.table.tasks if _comes_first(play.table, command, each))
        # What the house judges the scenario says; that an officer knows goes with the announcement.
        if first.task.judged and first.task.roles & PIT:
            return
        done = ConfirmTask(
            by=lowest(first.task.roles),
            at=play.now,
            task=first.task.name,
            player=first.player if first.task.own else "",
        )
        if not _implied(play, done):
            return


def _comes_first(table: Table, command: Command, waiting: Pending) -> bool:
    """Whether staff do a task before others: in the order of the book, unless one player waits."""
    if waiting.task.own:
        return is_in_way(waiting, command.action, command, table)
    return bool(waiting.task.blocks)


def _waits(table: Table, command: Command) -> bool:
    return any(is_in_way(each, command.action, command, table) for each in table.tasks)


def _bring_into_force(play: Play) -> None:
    """Staff also do, without a step of the scenario, what something just agreed waits for."""
    if play.scenario.raw.get("staff") == "manual":
        return
    for waiting in play.table.tasks:
        if waiting.task.activates or waiting.task.name == PAY_OUT:
            task, player = waiting.task, waiting.player
            by = lowest(task.roles)
            _implied(play, ConfirmTask(by=by, at=play.now, task=task.name, player=player))


def _spin_unsaid(play: Play, step: Step, command: Command) -> None:
    """A scenario without a step for the ball means a good spin, just before it is needed."""
    table = play.table
    if table.spin is not None or any(each.verb == "spin" for each in play.scenario.steps):
        return
    if _needs_ball(table, command) and not _close_is_refused(step):
        spin = SpinBall(by=usual_role("spin", {}, table), at=play.now)
        _do_waiting_tasks(play, spin)
        _implied(play, spin)


def _close_is_refused(step: Step) -> bool:
    """Whether the scenario expects a close to be refused: then nothing went before it."""
    return step.verb == "no-more-bets" and step.expect.get("ok") is False


def _fault_unsaid(play: Play, step: Step) -> None:
    """A scenario without a printer means one that failed as a spoilt ticket came out of it."""
    if step.verb not in _SPOILT or _has_printer_faults(play.scenario):
        return
    ticket = find_ticket(play.house, step)
    if ticket is None or step.words.get("reason", _FAULT) != _FAULT:
        return
    table, player = play.house.table(ticket.table), ticket.station or None
    if (rule := table.game.malfunctions.get(PRINTER)) is None:
        return
    here, play.name = play.name, ticket.table
    failed = ReportMalfunction(by=lowest(rule.roles), at=play.now, scope=PRINTER, player=player)
    if _implied(play, failed):
        by = usual_role("restore", {"scope": PRINTER}, table)
        _implied(play, RestoreEquipment(by=by, at=play.now, scope=PRINTER, player=player))
    play.name = here


def _needs_ball(table: Table, command: Command) -> bool:
    """Whether a step speaks of a round in which the ball has been spun."""
    if command.action in ("no-more-bets", "result"):
        return True
    if command.action == "no-spin" and not table.results:
        return table.phase in (Phase.BETTING, Phase.FINAL_BETS, Phase.NO_MORE_BETS)
    late = command.action in ("no-spin", "malfunction")
    return late and table.phase is Phase.NO_MORE_BETS


def _warn_unsaid(play: Play, step: Step, command: Command) -> None:
    """A round without its warning in the scenario means one, before the close it comes with."""
    table = play.table
    close = table.game.close
    timely = close.before_spin or table.spin is not None
    owed = close.warn is not Warn.NEVER and timely and not table.warned
    if command.action == "no-more-bets" and owed and not _has_warning(play, step):
        _implied(play, CallFinalBets(by=usual_role("final-bets", {}, table), at=play.now))


def _boost_unsaid(play: Play, command: Command) -> None:
    """A scenario that names the drawn numbers and never a boost means one that no winner has."""
    lucky, drawn = play.table.game.lucky, play.table.lucky_numbers
    if not isinstance(command, EnterResult) or lucky is None or not drawn:
        return
    if any(each.verb == DrawLuckyBoost.action for each in play.scenario.steps):
        return
    colour = next(colour for colour, number in drawn.items() if number != command.pocket)
    odds = next(iter(lucky.boosts))
    _implied(play, DrawLuckyBoost(by=Role.SYSTEM, at=play.now, colour=colour, odds=odds))


def _has_warning(play: Play, step: Step) -> bool:
    """Whether a scenario has a step for the warning, or for its being left out.

    Where the ball must circle meanwhile, one that has any round's warning has them all.
    """
    close = play.table.game.close
    circling = close.warn is Warn.REQUIRED and not close.before_spin
    verbs = [each.verb for each in play.scenario.steps] if circling else _verbs_of_round(play, step)
    return "final-bets" in verbs or _close_is_refused(step)


def _verbs_of_round(play: Play, step: Step) -> list[str]:
    """The verbs that a scenario has between the openings before and after a step."""
    verbs = [each.verb for each in play.scenario.steps]
    before, after = verbs[: step.number], verbs[step.number :]
    begun = len(before) - before[::-1].index("open-betting") if "open-betting" in before else 0
    ended = after.index("open-betting") if "open-betting" in after else len(after)
    return before[begun:] + after[:ended]


def _implied(play: Play, command: Command) -> bool:
    """Something that a scenario takes for granted; whether it was done."""
    answer = play.house.submit(play.name, command, person(command.by.value, command.by))
    return not isinstance(answer, Refusal | Waiting)


def state_of(play: Play) -> dict[str, Any]:
    """The table as a bare `expect` sees it, or all tables of a wheel together."""
    return tables_state(play.house, play.name)
