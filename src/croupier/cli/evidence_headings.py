"""The headings of the standards that laboratories test by, each with the sections that are for it.

Headings stay as the standards have them, in every language. One for which a bundle has nothing
stands there too, and says so.
"""

from collections.abc import Iterator, Sequence
from typing import Final

from croupier.cli.evidence_parts import Section

Heading = tuple[str, str, tuple[Section, ...]]
"""A standard, a heading of it, and the sections."""

HEADINGS: Final[dict[str, dict[str, tuple[str, ...]]]] = {
    "GLI-24": {
        "2.2 Table game system requirements": ("settings", "clauses", "scenarios"),
        "2.3 System security": ("access",),
        "2.4 Remote access": (),
        "2.5 Backup and recovery": ("backup", "interruption"),
        "2.6 Communication protocol": (),
        "2.7 System integrity": ("program", "verification"),
        "2.8 RNG": ("randomness",),
        "2.9 Maintenance of critical memory": ("interruption",),
        "2.10 Program storage device requirements": ("program",),
        "3 Rules of play": ("clauses", "scenarios"),
        "3 Metering": ("verification",),
        "3 Recall": ("recall",),
        "3 Interruption": ("interruption",),
    },
    "GLI-11": {
        "Program identification": ("program",),
        "RNG": ("randomness",),
        "Game fairness and PAR": ("par-sheets",),
        "Metering": ("verification",),
        "Game recall": ("recall",),
        "Critical memory": ("interruption",),
    },
    "GLI-19": {
        "2.2 Clock synchronisation": (),
        "2.3 Control program verification": ("program",),
        "2.4 Disabling of games and players": (),
        "2.8 Required data and significant events": ("verification", "recall"),
        "2.9 Reports": ("verification",),
        "3 RNG": ("randomness",),
        "4.6 No adaptive behaviour": ("par-sheets", "randomness"),
        "4.7 Return to player": ("par-sheets",),
        "4.14 Game recall": ("recall",),
        "4.16 Interrupted games": ("interruption",),
        "Access control": ("access",),
    },
    "GLI-13": {
        "Interface element": (),
        "Front end": (),
        "Server and database": ("verification", "backup"),
        "Workstation": ("access",),
        "One-time redemption of tickets": ("interruption",),
        "Void and expiry of tickets": ("scenarios",),
        "Reports": ("verification",),
    },
    "GMNS": {
        "1.15 Critical memory": ("interruption",),
        "1.17 Interruption": ("interruption",),
        "1.17.5 Program check": ("program",),
        "1.19 Tickets": ("interruption",),
        "1.25 Recall": ("recall",),
        "1.27 Randomness": ("randomness",),
        "1.31 Inputs and state": (),
        "1.43.16 Messages that were accepted": ("interruption",),
        "NZ3.3 Self-audit of meters": ("verification",),
        "Conformity with the gaming rule": ("clauses", "scenarios"),
    },
    "AGCO": {
        "13.1 Game recall": ("recall",),
        "Accounting meters": ("verification",),
        "Game rules": ("clauses", "scenarios"),
    },
}


def by_standard(sections: Sequence[Section]) -> Iterator[Heading]:
    """Every heading in its standard's order, with the sections of a bundle that are for it."""
    found = {section.name: section for section in sections}
    for standard, headings in HEADINGS.items():
        for heading, names in headings.items():
            yield standard, heading, tuple(found[name] for name in names if name in found)


def without_a_run() -> Iterator[str]:
    """The headings that no section is for, each with its standard."""
    for standard, headings in HEADINGS.items():
        yield from (f"{standard} {heading}" for heading, names in headings.items() if not names)
