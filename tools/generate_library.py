"""Writes the reference of the library from the names that it exports, for the site: `make docs`."""

import inspect
from pathlib import Path
from types import ModuleType
from typing import Any, Final

import croupier

PAGE: Final = Path("docs") / "reference" / "library.md"
_HEAD: Final = """<!-- Made from the code with the site. Change the docstrings there. -->

# The library

`import croupier` is all that a program needs. Amounts go in as dollars and come out as exact
decimals; a refusal is a value.

```python
>>> import croupier
>>> table = croupier.open_table("star", wheel="double-zero", limits={"min": 5, "max": 500})
>>> _ = table.buy_in("bob", 200), table.open_betting()
>>> table.place("bob", "corner:0-00-2-3", 10).refusal is None
False
>>> table.place("bob", "straight:00", 10).balances["bob"]
Decimal('190')
>>> table
<Table star table: betting; bob>

```

In a notebook a table shows itself as its layout with the chips on it.
"""


def library_pages() -> dict[Path, str]:
    """The page, with the text that it should have."""
    return {PAGE: "\n".join((_HEAD, *map(_section, croupier.__all__)))}


def _section(name: str) -> str:
    exported = getattr(croupier, name)
    members = _methods(exported) if inspect.isclass(exported) else _functions(exported)
    return f"## {name}\n\n{_says(exported)}\n{_listed(members)}"


def _methods(kind: type) -> list[tuple[str, Any]]:
    """What a class of the library itself offers; of the engine's own values the docstring says."""
    if kind.__module__ not in ("croupier.library", "croupier.simulation"):
        return []
    own = ((name, each) for name, each in vars(kind).items() if not name.startswith("_"))
    return [(name, each) for name, each in own if inspect.isfunction(each) or _is_property(each)]


def _functions(exported: Any) -> list[tuple[str, Any]]:
    if isinstance(exported, ModuleType):
        return [
            (name, each)
            for name, each in vars(exported).items()
            if inspect.isfunction(each)
            and each.__module__ == exported.__name__
            and not name.startswith("_")
        ]
    return [(exported.__name__, exported)] if inspect.isfunction(exported) else []


def _is_property(each: Any) -> bool:
    return isinstance(each, property)


def _says(exported: Any) -> str:
    """The docstring without its examples, which run with the tests of the code."""
    text = (inspect.getdoc(exported) or "").partition(">>>")[0]
    return f"{text.rstrip()}\n"


def _listed(members: list[tuple[str, Any]]) -> str:
    return "".join(
        f"- `{_signature(name, each)}` — {_first_line(each)}\n" for name, each in members
    )


def _signature(name: str, each: Any) -> str:
    if _is_property(each):
        return name
    parameters = [
        parameter.replace(annotation=inspect.Parameter.empty)
        for parameter in inspect.signature(each).parameters.values()
        if parameter.name != "self"
    ]
    return f"{name}{inspect.Signature(parameters)}"


def _first_line(each: Any) -> str:
    return (inspect.getdoc(each) or "").partition("\n")[0]
