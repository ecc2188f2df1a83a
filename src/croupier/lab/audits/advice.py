"""What to do about a finding. Each kind has its own answer, which says no more than was found."""

from typing import Final

from croupier.core.messages import Message, say
from croupier.lab.audits.findings import Finding

_BY_TEST: Final = {
    "sector": "lab-advice-sector",
    "one pocket": "lab-advice-pocket",
    "waves": "lab-advice-waves",
    "pockets": "lab-advice-pockets",
    "too even": "lab-advice-even",
    "distances": "lab-advice-distances",
    "like after like": "lab-advice-likes",
    "earlier spins": "lab-advice-lags",
    "drift": "lab-advice-drift",
    "drop zones": "lab-advice-drops",
}
_BY_GROUP: Final = {
    "lab-group-dealer": "lab-advice-dealer",
    "lab-group-direction": "lab-advice-direction",
    "lab-group-ball": "lab-advice-ball",
    "lab-group-rotor": "lab-advice-rotor",
    "lab-group-wheel": "lab-advice-wheel",
    "lab-group-table": "lab-advice-table",
    "lab-group-window": "lab-advice-window",
}


def advice(found: Finding) -> Message:
    """What to do about a finding that is beyond chance."""
    group = found.group.code if isinstance(found.group, Message) else ""
    by_test = _BY_TEST.get(str(found.test), "lab-advice-more")
    return say(_BY_GROUP.get(group, by_test))
