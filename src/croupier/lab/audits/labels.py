"""What is known of a spin, as labels under which spins are tested together.

A house that monitors its wheels and an audit that reads its log take them from the same events.
This module needs nothing but the standard library.
"""

from collections.abc import Mapping
from typing import Final

from croupier.core.roles import Role
from croupier.roulette.run import Run
from croupier.table.spin import UNKNOWN, BallSpun

#: Speeds of the rotor are grouped by so many turns a minute.
ROTOR_STEP: Final = 2
#: What ends with its spin; the ball goes on.
_OF_A_SPIN: Final = ("dealer", "direction", "rotor", "drop")
_WAYS: Final = {"counter-clockwise": "anticlockwise"}


def rotor_label(turns_a_minute: float) -> str:
    """The group that a rotor's speed falls in.

    >>> rotor_label(15.9)
    '14 to 16 rpm'
    """
    low = int(turns_a_minute // ROTOR_STEP) * ROTOR_STEP
    return f"{low} to {low + ROTOR_STEP} rpm"


def with_launch(
    known: Mapping[str, str], event: BallSpun, *, assigned: str, actor: str
) -> dict[str, str]:
    """What is known once the ball runs.

    The dealer is who was assigned; where nobody was, the dealer who launched the ball. The
    direction is that in which the wheel turns; where nobody said it, how the ball ran against it
    stands in its place.
    """
    lasting = {kind: value for kind, value in known.items() if kind not in _OF_A_SPIN}
    if dealer := event.dealer or assigned or (actor if event.by is Role.DEALER else ""):
        lasting["dealer"] = dealer
    direction = event.rotor or event.direction
    return lasting if direction in ("", UNKNOWN) else {**lasting, "direction": direction}


def with_run(known: Mapping[str, str], run: Run) -> dict[str, str]:
    """What is known once devices have reported a run, which they see better than a person."""
    labels = dict(known)
    if run.rotor:
        labels["direction"] = _WAYS.get(run.rotor, run.rotor)
    # A rotor that stands still gave no result: the device has no figure.
    if run.speed:
        labels["rotor"] = rotor_label(run.speed / 10)
    if run.drop is not None:
        labels["drop"] = str(run.drop)
    return labels
