"""What came of a step, whatever the scenario is about."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from croupier.core.money import show_money
from croupier.core.refusal import Refusal
from croupier.roulette.lines import Line
from croupier.scenario.read import Step


@dataclass(frozen=True, slots=True)
class Outcome:
    """What came of a step, as the format describes it, and where it missed what was expected."""

    report: Mapping[str, Any]
    missed: tuple[str, ...] = ()


def with_ancestors(clauses: tuple[str, ...]) -> list[str]:
    """Clauses as cited, and the numbered clause that each stands in."""
    found = dict.fromkeys(clauses)
    for clause in clauses:
        found.setdefault(clause.split(" ")[0] if clause[0].isdigit() else clause)
    return list(found)


def report_step(
    step: Step, refusal: Refusal | None, clauses: Iterable[str], warnings: Iterable[str]
) -> dict[str, Any]:
    """What every outcome holds. `ok` false means that nothing changed."""
    cited = refusal.clauses if refusal else tuple(dict.fromkeys(clauses))
    report: dict[str, Any] = {
        "step": step.number,
        "do": step.verb,
        "ok": refusal is None,
        "refused": refusal.reason.value if refusal else None,
        "clauses": with_ancestors(cited),
        "warnings": list(warnings),
    }
    if refusal:
        report |= {"detail": refusal.detail, "code": refusal.code, "params": refusal.params}
    return report


def show_settled(lines: Iterable[Line]) -> dict[str, dict[str, dict[str, Any]]]:
    """Settled wagers by player and bet; a wager that is void in part is one line with the rest."""
    by_bet: dict[tuple[str, str], list[Line]] = {}
    for line in lines:
        by_bet.setdefault((line.player, line.bet), []).append(line)
    settled: dict[str, dict[str, dict[str, Any]]] = {}
    for (player, bet), parts in by_bet.items():
        settled.setdefault(player, {})[bet] = {
            "stake": show_money(sum(line.stake for line in parts)),
            "win": show_money(sum(line.win for line in parts)),
            "returned": show_money(sum(line.returned for line in parts)),
            "void": all(line.void for line in parts),
        }
    return settled
