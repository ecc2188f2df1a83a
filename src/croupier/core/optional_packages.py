"""Packages that may be left out, and the extra that brings each."""

from typing import Final

#: By the name under which a package is imported; what is not named comes with the house.
EXTRAS: Final = {
    **dict.fromkeys(("numpy", "scipy", "numba", "flint", "matplotlib"), "lab"),
    **dict.fromkeys(("reportlab", "escpos"), "tickets"),
    **{"duckdb": "export", "nats": "nodes", "distributed": "cluster"},
    **{"opentelemetry": "tracing", "pkcs11": "pkcs11", "gpiod": "gpio"},
}


def missing_package(error: BaseException | None) -> str:
    """The package that could not be imported, however often that was said again; empty for others.

    One of our own that is missing is our own fault, and no extra brings it.

    >>> missing_package(ModuleNotFoundError("no", name="reportlab.lib")), missing_package(OSError())
    ('reportlab', '')
    """
    while error is not None and not isinstance(error, ModuleNotFoundError):
        error = error.__cause__
    name = ((error.name if error is not None else "") or "").partition(".")[0]
    return "" if name == "croupier" else name


def extra_of(package: str) -> str:
    """What brings a package, as installers are asked for it.

    >>> extra_of("reportlab"), extra_of("starlette")
    ("pip install 'croupier[tickets]'", "pip install 'croupier[house]'")
    """
    return f"pip install 'croupier[{EXTRAS.get(package, 'house')}]'"
