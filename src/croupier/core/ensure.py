"""Invariants that hold in production too: `python -O` removes `assert`, never `ensure`."""


class InvariantBroken(Exception):
    """The program itself is wrong; no command of a person could have caused this."""


def ensure(condition: bool, message: str) -> None:
    """Stop at once when something the program promises does not hold."""
    if not condition:
        raise InvariantBroken(message)
