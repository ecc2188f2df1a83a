"""Mutants of the engine's money, and whether `croupier verify` alone finds each of them.

    python -m tools.mutate_money [--every N]

Every posting gets another sign, another amount and another account; every sum in the postings, the
meters and the folds of a table gets another sign. Each mutant then follows the logs of all
scenarios that hold the events it concerns, beside the auditor, until they differ. A mutant of what
is decided plays the scenarios that come by it, and the log that it writes is verified by the engine
as it is. Where the house itself sees
that sums do not add up, and writes nothing, that is counted apart.
"""

import argparse
import ast
import inspect
import json
import re
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import Any, Final

from croupier.audit.verify import Auditor
from croupier.cli.engine import EngineCheck
from croupier.core.money import Money
from croupier.core.refusal import Refusal
from croupier.core.roles import Role
from croupier.house.log.record import Record
from croupier.ledger import meters, postings
from croupier.roulette.book import NotOffered
from croupier.scenario.playing import person
from croupier.scenario.read import NotAScenario, read_scenario
from croupier.scenario.run import set_up, take_step
from croupier.table import claims, corrections, evolve, floats, resettle, result, tokens, wagers
from croupier.table import floats as k
from croupier.table import seats as seating
from croupier.table.declare import Command

SCENARIOS: Final = Path(__file__).parents[1] / "tests" / "scenarios"
MODULES: Final[tuple[ModuleType, ...]] = (
    *(postings, meters),
    *(evolve, wagers, seating, result, tokens, resettle, claims, corrections, floats),
)
#: The pattern of names of amounts; sums of anything else are no money.
_MONEY: Final = re.compile(
    r"balance|amount|banked|house|credit|cost|win\b|lost|returned|stays|stake|held|owed|paid|sold"
    r"|token|collected|gained|to_float|worth|lies|difference|rectified|value|hand|layout|moved"
)
#: How much room a limit leaves is a rule, which `tools.mutate_rules` mutates.
_LIMITS: Final = frozenset({"allow_wager", "_allow_held"})
_NO_MONEY: Final = re.compile(r"idle|tasks|numbers|lines \+|round_no|len\(|games|void_spins")
#: Fields whose value decides what an event does.
_CHOICES: Final = ("tender", "payment", "moment", "paid", "returned", "cause")
Log = Sequence[Record]


class HouseStopped(Exception):
    """The house's own sums did not add up, so that it wrote nothing."""


@dataclass(frozen=True, slots=True)
class Mutant:
    """A change of one function: where, and what it reads afterwards."""

    module: ModuleType
    function: str
    line: int
    what: str
    code: CodeType

    def __str__(self) -> str:
        place = self.module.__name__.removeprefix("croupier.")
        return f"{place}.{self.function}:{self.line}: {self.what}"


def mutants() -> list[Mutant]:
    """All mutants of all modules."""
    return [mutant for module in MODULES for mutant in _mutants_of(module)]


def _mutants_of(module: ModuleType) -> Iterator[Mutant]:
    source = inspect.getsource(module)
    for name, function in _functions(ast.parse(source)):
        if name.startswith("post_") or name in _LIMITS:
            continue
        if not isinstance(_find(module, name), FunctionType):
            continue
        for place, node in enumerate(ast.walk(function)):
            for how in _ways(node):
                yield _mutant(module, source, name, place, how)


def _functions(tree: ast.Module) -> Iterator[tuple[str, ast.FunctionDef]]:
    """Functions of a module by name, and methods that fold an event."""
    for node in tree.body:
        if isinstance(node, ast.FunctionDef):
            yield node.name, node
        elif isinstance(node, ast.ClassDef):
            for own in node.body:
                if isinstance(own, ast.FunctionDef) and own.name in ("evolve", "postings"):
                    yield f"{node.name}.{own.name}", own


def _find(module: ModuleType | dict[str, Any], name: str) -> Any:
    """A function, or a method of a class, by name."""
    space = module if isinstance(module, dict) else vars(module)
    outer, _, inner = name.partition(".")
    return vars(space[outer])[inner] if inner else space.get(outer)


def _ways(node: ast.AST) -> Iterator[str]:
    """How a node may be mutated."""
    if isinstance(node, ast.Call) and ast.unparse(node.func) == "Posting":
        yield from ("sign", "amount", "account")
    text = ast.unparse(node) if isinstance(node, ast.BinOp | ast.AugAssign) else ""
    if not text or _NO_MONEY.search(text) or not _MONEY.search(text):
        return
    if isinstance(node, ast.AugAssign | ast.BinOp) and isinstance(node.op, ast.Add | ast.Sub):
        yield "operator"


def _mutant(module: ModuleType, source: str, function: str, place: int, how: str) -> Mutant:
    tree = ast.parse(source)
    node = list(ast.walk(dict(_functions(tree))[function]))[place]
    _mutate(node, how)
    ast.fix_missing_locations(tree)
    # Classes are declared once: of the mutated text only the one function is compiled.
    code = _code_of(compile(tree, module.__file__ or "", "exec"), function.split("."))
    return Mutant(module, function, getattr(node, "lineno", 0), ast.unparse(node), code)


def _code_of(code: CodeType, path: Sequence[str]) -> CodeType:
    for name in path:
        code = next(c for c in code.co_consts if isinstance(c, CodeType) and c.co_name == name)
    return code


def _mutate(node: ast.AST, how: str) -> None:
    if isinstance(node, ast.Call):
        account, amount = node.args
        if how == "sign":
            node.args[1] = ast.UnaryOp(ast.USub(), amount)
        elif how == "amount":
            node.args[1] = ast.BinOp(amount, ast.Add(), ast.Constant(1))
        else:
            node.args[0] = ast.BinOp(account, ast.Add(), ast.Constant("?"))
    elif isinstance(node, ast.AugAssign | ast.BinOp):
        node.op = ast.Sub() if isinstance(node.op, ast.Add) else ast.Add()


@contextmanager
def applied(mutant: Mutant) -> Iterator[None]:
    """The engine with a mutant in it."""
    function = _find(mutant.module, mutant.function)
    kept, function.__code__ = function.__code__, mutant.code
    try:
        yield
    finally:
        function.__code__ = kept


def is_found(logs: Iterable[Log]) -> bool:
    """Whether `verify` finds something wrong in one of some logs."""
    return any(_fault(log) for log in logs)


def _fault(log: Log) -> bool:
    auditor = Auditor(follower=EngineCheck())
    try:
        return not all(map(auditor.take, log)) or auditor.finish().fault is not None
    except Exception:
        # An engine that breaks down where the auditor does not is found as well.
        return True


def is_reached(mutant: Mutant, log: Log) -> bool:
    """Whether a log comes by the mutant's function at all."""
    reached = []
    function = _find(mutant.module, mutant.function)
    code = function.__code__

    def watch(frame: Any, event: str, argument: Any) -> Callable[..., Any] | None:
        if frame.f_code is code:
            reached.append(frame)
        return None

    before = sys.gettrace()
    sys.settrace(watch)
    try:
        _fault(log)
    finally:
        sys.settrace(before)
    return bool(reached)


def find_playing(mutant: Mutant, scenarios: Iterable[Path]) -> str:
    """What became of logs played with a mutant: found, stopped by the house itself, or nothing."""
    stopped = ""
    for path in scenarios:
        try:
            with applied(mutant):
                log = _play(path)
        except HouseStopped:
            stopped = "stopped"
            continue
        except Exception:
            return "found"
        if _fault(log):
            return "found"
    return stopped


def scenarios_by(chosen: Sequence[Mutant]) -> dict[str, list[Path]]:
    """The scenarios whose play comes by the functions of some mutants, by function."""
    codes = {_find(each.module, each.function).__code__: each.function for each in chosen}
    found: dict[str, list[Path]] = {function: [] for function in codes.values()}
    reached: set[str] = set()

    def watch(frame: Any, event: str, argument: Any) -> None:
        if event == "call" and frame.f_code in codes:
            reached.add(codes[frame.f_code])

    for path in sorted(SCENARIOS.rglob("*.yaml")) if codes else ():
        reached.clear()
        sys.setprofile(watch)
        try:
            _play(path)
        finally:
            sys.setprofile(None)
        for function in reached:
            found[function].append(path)
    return found


def scenario_logs(each: int = 10**9) -> list[Log]:
    """Logs of scenarios and of a floor: for each thing that events say, so many that say it."""
    logs, seen = [floor_log()], dict[str, int]()
    for path in sorted(SCENARIOS.rglob("*.yaml")):
        log = _play(path)
        said = {feature for record in log for feature in _features(record)}
        if any(seen.get(feature, 0) < each for feature in said):
            logs.append(log)
            for feature in said:
                seen[feature] = seen.get(feature, 0) + 1
    return sorted(logs, key=len)


def _features(record: Record) -> Iterator[str]:
    """What an event says at all: its kind, each field that is not empty, tokens among wagers."""
    yield record.kind
    payload = json.loads(record.payload)
    for name, value in payload.items():
        if value and name != "at":
            yield f"{record.kind}.{name}{value if name in _CHOICES else ''}"
    if any(len(change) > 3 and change[3] for change in payload.get("changes", ())):
        yield f"{record.kind} in tokens"
    if any(line[2] > line[4] and line[6] for line in payload.get("lines", ()) if len(line) > 6):
        yield f"{record.kind} forfeits"


def floor_log() -> Log:
    """A table whose float is counted, filled and credited, and wins before it is counted again."""
    scenario = read_scenario(next(SCENARIOS.glob("star/8.1-*.yaml")))
    play = set_up(scenario)
    house = play.house
    (name,) = house.house.tables
    by, opener, fill, credit = Role.PIT_BOSS, Money(500_000), Money(70_000), Money(20_000)

    def send(command: Command) -> None:
        answer = house.send(person("pat", by), f"table:{name}", command)
        if isinstance(answer, Refusal):
            raise AssertionError(answer)

    send(k.CountFloat(by=by, at=1, moment="opener", amount=opener))
    send(k.FillFloat(by=by, at=2, amount=fill))
    send(k.CreditFloat(by=by, at=3, amount=credit))
    for step in scenario.steps:
        take_step(play, step)
    table = house.house.tables[name].state
    if not table.house:
        raise AssertionError("the house has neither won nor lost")
    send(k.CountFloat(by=by, at=4, moment="closer", amount=Money(table.float - 100)))
    return tuple(house.store.records)


def _play(path: Path) -> Log:
    scenario = read_scenario(path)
    if scenario.kind != "table":
        return ()
    try:
        play = set_up(scenario)
        for step in scenario.steps:
            broken = [each for each in take_step(play, step).missed if "the house broke" in each]
            if broken:
                raise HouseStopped(broken[0])
    except (NotAScenario, NotOffered):
        return ()
    return tuple(play.house.store.records)


def main() -> int:
    """Print what was not found, and the share that was."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--every", type=int, default=1, help="take every N-th mutant")
    parser.add_argument("--logs", type=int, default=10**9, help="scenarios for each kind of event")
    given = parser.parse_args()
    logs = scenario_logs(given.logs)
    unsound = [log for log in logs if _fault(log)]
    print(f"{len(logs)} logs, {sum(map(len, logs))} records, {len(unsound)} of them not clean")
    logs = [log for log in logs if log not in unsound]
    chosen = mutants()[:: given.every]
    missed: list[Mutant] = []
    idle: list[Mutant] = []
    for mutant in chosen:
        with applied(mutant):
            if is_found(logs):
                continue
        if any(is_reached(mutant, log) for log in logs):
            missed.append(mutant)
            print(f"NOT FOUND    {mutant}", flush=True)
        else:
            idle.append(mutant)
    played = scenarios_by(idle)
    unreached = stopped = 0
    for mutant in idle:
        scenarios = played[mutant.function]
        if not scenarios:
            unreached += 1
            print(f"not reached  {mutant}", flush=True)
            continue
        became = find_playing(mutant, scenarios)
        stopped += became == "stopped"
        if not became:
            missed.append(mutant)
            print(f"NOT FOUND    {mutant} (played)", flush=True)
    reached = len(chosen) - unreached - stopped
    found = reached - len(missed)
    print(
        f"{found} of {reached} mutants found ({found / max(1, reached):.1%});"
        f" {stopped} stopped by the house before anything was written, {unreached} not reached"
    )
    return 1 if found < 0.99 * reached else 0


if __name__ == "__main__":
    sys.exit(main())
