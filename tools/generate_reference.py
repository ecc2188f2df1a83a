"""Writes the reference of commands, events, refusals and HTTP from the code: `make docs`."""

import importlib
import inspect
import re
from pathlib import Path
from typing import Any, Final, get_type_hints

from croupier.core.declarations import Declared, DeclaredField, own_fields
from croupier.core.refusal import MEANINGS, Reason
from croupier.core.roles import PIT_LINE, Role, or_above
from croupier.server.calling import API
from croupier.table.catalogue import COMMANDS, EVENTS
from croupier.table.declare import Command
from croupier.table.phases import Phase
from tools.generate_settings import PAGE as SETTINGS
from tools.generate_settings import settings_page

REFERENCE: Final = Path("docs") / "reference"
_WRITTEN: Final = "<!-- Made from the code with the site. Change the docstrings there. -->"


def reference_pages() -> dict[Path, str]:
    """Every generated page of the reference, with the text that it should have."""
    return {
        REFERENCE / "commands.md": _commands_page(),
        REFERENCE / "events.md": _events_page(),
        REFERENCE / "refusals.md": _refusals_page(),
        REFERENCE / "http.md": _http_page(),
        SETTINGS: settings_page(),
    }


def _commands_page() -> str:
    intro = (
        "# Commands\n\nWhat a table can be sent. Every command says who gives it (`by`, a role) "
        "and when (`at`, in\nmilliseconds). It is answered with [events](events.md) or with a "
        "[refusal](refusals.md). Roles are\nthe usual ones: a book says otherwise in its own data, "
        "and `croupier powers` prints what holds.\n"
    )
    parts = [
        f"## {kind.__name__}\n\n*{kind.action}* — {_says(kind)}\n\n{_time_and_roles(kind)}\n"
        f"{_fields(kind)}"
        for kind in sorted(COMMANDS.values(), key=lambda kind: kind.__name__)
    ]
    return "\n".join((_WRITTEN, "", intro, *parts))


def _events_page() -> str:
    intro = (
        "# Events\n\nFacts about a table, in the past tense. Every event carries when and by which "
        "role (`at`, `by`),\nthe clauses behind it (`clauses`) and what somebody should know "
        "(`warnings`). A table is what\nits events add up to.\n"
    )
    parts = [
        f"## {kind.__name__}\n\n{_says(kind)}\n{_fields(kind)}"
        for _, kind in sorted(EVENTS.items())
    ]
    return "\n".join((_WRITTEN, "", intro, *parts))


def _refusals_page() -> str:
    intro = (
        "# Refusals\n\nA refusal is a value: a reason from this list, a sentence for the person "
        "who reads it, and the\nclauses that decided it. Nothing has changed. The reasons are "
        "part of the public contract.\n"
    )
    parts = [f"## {reason.value}\n\n{MEANINGS[reason]}\n" for reason in Reason]
    return "\n".join((_WRITTEN, "", intro, *parts))


def _http_page() -> str:
    """Every operation of the server's registry, by its address, with the roles that may call it."""
    # Importing the application has put every operation on the registry.
    importlib.import_module("croupier.server.app")
    intro = (
        "# HTTP operations\n\nOperations over HTTP, by address. The house describes itself, "
        "with every shape, at\n`/openapi.json`. *Anybody* needs no session; *anybody signed in* "
        "needs one, and where a table or a book\nis concerned, that book decides the rest.\n"
    )
    rows = [
        f"| `{operation.method} {re.sub(r':[a-z]+}', '}', operation.path)}` | "
        f"{_first_line(operation.handler)} | {_who(operation)} |"
        for operation in sorted(API.operations, key=lambda each: (each.path, each.method))
    ]
    return "\n".join((_WRITTEN, "", intro, "| Request | Does | Who |", "|---|---|---|", *rows, ""))


def _first_line(handler: Any) -> str:
    return (inspect.getdoc(handler) or "").partition("\n")[0]


def _who(operation: Any) -> str:
    if operation.open:
        return "anybody"
    if operation.roles is None:
        return "anybody signed in"
    return _roles(operation.roles)


def _roles(roles: frozenset[Role]) -> str:
    least = next((role for role in PIT_LINE[:-1] if or_above(role) <= roles), None)
    others = roles - (or_above(least) if least is not None else frozenset())
    line = () if least is None else (f"{least} and above",)
    return ", ".join((*line, *sorted(others)))


def _time_and_roles(kind: type[Command]) -> str:
    if kind.own_roles:
        who = "whom the book's own rule for it names"
    else:
        who = _roles(kind.roles) if kind.roles is not None else "whom a book allows it"
    phases = [phase for phase in Phase if phase in kind.phases]
    when = "at any time" if len(phases) == len(Phase) else ", ".join(phases)
    return f"Who: {who}. When: {when}."


def _says(kind: type) -> str:
    return inspect.cleandoc(kind.__doc__ or "")


def _fields(kind: type[Declared]) -> str:
    own, hints = own_fields(kind), get_type_hints(kind)
    if not own:
        return ""
    rows = "\n".join(
        f"| `{each.name}` | `{_type_name(hints[each.name])}` | {each.kind.name} "
        f"| {_default(each)} |"
        for each in own
    )
    return f"\n| Field | Type | Stands for | If left out |\n|---|---|---|---|\n{rows}\n"


def _type_name(kind: Any) -> str:
    shown = getattr(kind, "__name__", None) if inspect.isclass(kind) else None
    if shown and not getattr(kind, "__args__", None):
        return str(shown)
    text = re.sub(r"\b(?:croupier|collections)\.[a-z_.]*", "", str(kind))
    return re.sub(r"typing\.Optional\[(.*)\]", r"\1 or None", text).replace("|", "or")


def _default(each: DeclaredField) -> str:
    if each.required:
        return "must be given"
    if each.default in (frozenset(), {}):
        return "empty"
    return f"`{each.default!r}`" if each.default not in ("", None) else "nothing"
