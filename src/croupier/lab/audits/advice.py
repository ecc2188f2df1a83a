"""What to do about a finding. Each kind has its own answer, which says no more than was found."""

from typing import Final

from croupier.lab.audits.findings import ALL, Finding

_BY_TEST: Final = {
    "sector": "Take the wheel out of play; measure its frets and the seats of the "
    "pockets around this sector.",
    "one pocket": "Take the wheel out of play and look at this pocket: its frets, its floor, and "
    "whether its neighbours catch the ball less.",
    "waves": "Take the wheel out of play and have the rotor measured: opposite sides of it wear "
    "alike.",
    "pockets": "Take the wheel out of play and have every pocket measured: several are uneven.",
    "too even": "Ask how these numbers were recorded: a wheel is less even than this, people and "
    "programs that balance their numbers are not.",
    "distances": "Look at the launches: the ball lands a set distance from where it was taken up. "
    "Change dealers and speeds, and audit each dealer.",
    "like after like": "Ask how these numbers were recorded: colours follow each other as people "
    "write them, not as a wheel gives them.",
    "earlier spins": "Ask how these numbers were made: results hang on those some spins before, "
    "which points to a generator or to a copied record rather than to a wheel.",
    "drift": "Find out what changed at that time (a move, a repair, a ball, a cleaning) and audit "
    "the results before and after it on their own.",
    "drop zones": "The ball leaves the track more often in some zones: level the wheel, which is "
    "tilted or has a deflector out of place.",
}
_BY_GROUP: Final = {
    "dealer": "It lies in the spins of one dealer: watch the launches, have the dealer vary speed "
    "and point of release, and audit other dealers on the same wheel.",
    "direction": "It shows in one direction only: have the track and the frets of that side looked "
    "at.",
    "ball": "It shows with one ball only: take that ball out of use and measure it.",
    "rotor": "It shows at some speeds of the rotor only: vary the speed, and have the drive looked "
    "at.",
    "wheel": "It lies on this one wheel: take it out of play and inspect it.",
    "table": "It lies at this one table: take its wheel out of play and inspect it.",
    "window": "It lies in this stretch of time: find out what was different then.",
}


def advice(found: Finding) -> str:
    """What to do about a finding that is beyond chance."""
    if found.group != ALL:
        kind = found.group.partition(" ")[0]
        if kind in _BY_GROUP:
            return _BY_GROUP[kind]
    return _BY_TEST.get(found.test, "Record more spins, and audit them on their own.")
