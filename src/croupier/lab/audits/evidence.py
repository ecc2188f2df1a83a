"""The monitor over a long recording: the same bets as `monitor` makes, many spins at a time.

A ring's fortune hangs on the places that came up on it alone, so rings are played one after the
other and added up spin by spin. A test holds this against the monitor that a house runs.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

import numpy as np

from croupier.lab.audits.guesses import FAMILIES, factors_among, guesses_for
from croupier.lab.audits.monitor import (
    _BEGIN,
    ALPHA,
    ANEW,
    KINDS,
    RESTART,
    SEASON,
    SHARES,
    STUBBORN,
    About,
    Alert,
    Guess,
    WheelMonitor,
    ring_share,
)
from croupier.lab.audits.recording import Floats, Places, Recording

_ENDLESS: Final = 1e200
#: What is held is kept below so many times that, which floats still hold.
_ENDLESS_ROOM: Final = 1e90
#: More places than any wheel has.
_PLACES_MAX: Final = 64


@dataclass(frozen=True, slots=True)
class Monitored:
    """What somebody would have seen who had followed a wheel all the time."""

    spins: int
    evidence: float
    peak: float
    alert: Alert | None


#: So many blocks of spins go through the processor's nearest memory together.
_TOGETHER: Final = 48


def _played(places: Places, share: float, pockets: int, about: About) -> tuple[Floats, Floats]:
    """What a ring's stake has become after each place, and what was staked on it so far."""
    bets = _bets_on_zones(places, pockets) if about == "drops" else _bets(places, pockets)
    fixed = sum(guesses_for(pockets).shares)
    number = np.arange(1, places.size + 1)
    with np.errstate(over="ignore"):
        total = _guessed(bets, share, pockets) + _learnt(places, share, bets.open)
    staked: Floats = share * (_BEGIN + ANEW * fixed * (number // RESTART).astype(float))
    staked += share * ANEW * (number // SEASON) * (SEASON // RESTART) / FAMILIES
    beyond = np.flatnonzero(total > _ENDLESS)
    if beyond.size:
        total[beyond[0] :], staked[beyond[0] :] = total[beyond[0]], staked[beyond[0]]
    return total, staked


@dataclass(frozen=True, slots=True)
class _Bets:
    """What each place of a ring multiplies the guesses by: a row for each, by its number."""

    rows: Places
    #: The last row is all ones.
    factors: Floats
    #: How many places could have come up each time; none where nobody could bet.
    open: Places


def _bets(places: Places, pockets: int) -> _Bets:
    factors = np.array(guesses_for(pockets).factors)
    ones = np.ones((1, factors.shape[1]))
    return _Bets(places, np.vstack((factors, ones)), np.full(places.size, pockets))


def _bets_on_zones(places: Places, pockets: int) -> _Bets:
    """Bets on zones that have come up before, and none on one that is new."""
    zones, firsts = np.unique(places, return_index=True)
    order = np.argsort(firsts)
    known = np.searchsorted(firsts[order], np.arange(places.size), side="left")
    begin: list[int] = []
    rows: list[tuple[float, ...]] = []
    for count in range(1, zones.size + 1):
        begin.append(len(rows))
        among = factors_among(pockets, tuple(sorted(zones[order[:count]].tolist())))
        rows += [among[zone] for zone in zones[order[:count]].tolist()]
    rows.append((1.0,) * len(guesses_for(pockets).shares))
    rank = np.empty(zones.size, np.int64)
    rank[order] = np.arange(zones.size)
    came = rank[np.searchsorted(zones, places)]
    is_new = came >= known
    found = np.where(is_new, len(rows) - 1, np.array([0, *begin])[known] + came)
    return _Bets(found, np.array(rows), np.where(is_new, 0, known))


def _guessed(bets: _Bets, share: float, pockets: int) -> Floats:
    """What all guesses hold after each place.

    Stakes begin anew at the end of each block of spins. What a block multiplies each guess by
    follows from its counts, so what is held at the beginning of every block is known first, and
    then the blocks are gone through side by side.
    """
    places, factors = bets.rows, bets.factors
    shares = np.array(guesses_for(pockets).shares)
    blocks = -(-places.size // RESTART)
    # Ones fill up the last block.
    filled = np.full(blocks * RESTART, factors.shape[0] - 1)
    filled[: places.size] = places
    grid = filled.reshape(blocks, RESTART)
    held = _held_at_blocks(grid, factors, share * _BEGIN * shares, share * ANEW * shares)
    found, ones = np.empty((blocks, RESTART)), np.ones(shares.size)
    for first in range(0, blocks, _TOGETHER):
        now = held[first : first + _TOGETHER]
        part, by = grid[first : first + _TOGETHER], np.empty_like(now)
        for spin in range(RESTART):
            np.take(factors, part[:, spin], axis=0, out=by, mode="clip")
            np.multiply(now, by, out=now)
            found[first : first + _TOGETHER, spin] = now @ ones
    found[:, -1] += share * ANEW * shares.sum()
    return found.reshape(-1)[: places.size]


def _held_at_blocks(grid: Places, factors: Floats, first: Floats, anew: Floats) -> Floats:
    blocks, places = grid.shape[0], factors.shape[0]
    keys = np.arange(blocks)[:, None] * places + grid
    counts = np.bincount(keys.reshape(-1), minlength=blocks * places).reshape(blocks, places)
    grown = np.exp(counts @ np.log(factors))
    held = np.empty_like(grown)
    now = first
    for block in range(blocks):
        held[block] = now
        now = np.minimum(now * grown[block], _ENDLESS * _ENDLESS_ROOM) + anew
    return held


def _learnt(places: Places, share: float, room: Places) -> Floats:
    """What the learners hold after each place: those that remember all, and those of a season."""
    pockets, bets = np.maximum(room, 1), room > 0
    spins, learners = np.arange(places.size), len(STUBBORN)
    season, within = spins // SEASON, spins % SEASON
    found = np.zeros(places.size)
    anew = share * ANEW * (SEASON // RESTART) / (FAMILIES * learners)
    begun = share * _BEGIN / (FAMILIES * 2 * learners)
    ever, lately = _seen_before(places), _seen_before(season * _PLACES_MAX + places)
    starts = season * SEASON
    for stubborn in STUBBORN:
        by = np.log(pockets * (stubborn + ever) / (pockets * stubborn + spins)) * bets
        found += begun * np.exp(np.cumsum(by))
        by = np.log(pockets * (stubborn + lately) / (pockets * stubborn + within)) * bets
        path = np.cumsum(by)
        path -= path[starts] - by[starts]
        own = np.where(season, anew, begun) * np.exp(path)
        own[SEASON - 1 :: SEASON] = anew
        found += own
    return found


def _seen_before(keys: Places) -> Places:
    """How often each key was there before."""
    # Numbers of 16 bits are sorted in a tenth of the time.
    small = keys.astype(np.uint16) if keys.max(initial=0) < 1 << 16 else keys
    order = np.argsort(small, kind="stable")
    ordered = keys[order]
    news = np.flatnonzero(np.diff(ordered, prepend=-1))
    starts = np.repeat(news, np.diff(np.append(news, keys.size)))
    found = np.empty(keys.size, np.int64)
    found[order] = np.arange(keys.size) - starts
    return found


def _rings(part: Recording) -> Iterator[tuple[tuple[str, str, About], Places, Places]]:
    """Each ring of the monitor: its key, the spins on which it bets, and the places on it."""
    pockets = len(part.wheel.order)
    every = np.arange(len(part))
    follows = np.flatnonzero(part.before >= 0)
    steps = (part.places - part.before) % pockets
    yield ("", "", "results"), every, part.places
    yield ("", "", "steps"), follows, steps[follows]
    for kind in KINDS:
        labels = part.labels.get(kind)
        for code, name in enumerate(labels.names if labels else ()):
            own = labels.codes == code if labels else every > 0
            if (kind, "results") in SHARES:
                yield (kind, name, "results"), np.flatnonzero(own), part.places[own]
            if (kind, "steps") in SHARES:
                of = np.flatnonzero(own & (part.before >= 0))
                yield (kind, name, "steps"), of, steps[of]
    drops = part.labels.get("drop")
    if drops is not None:
        zone = np.array([int(n) if n.isdigit() else -1 for n in drops.names] + [-1])[drops.codes]
        known = np.flatnonzero((zone >= 0) & (zone < pockets))
        yield ("drop", "", "drops"), known, zone[known]


def evidence_path(part: Recording) -> Floats:
    """The evidence against one wheel after each of its spins."""
    pockets, count = len(part.wheel.order), len(part)
    evidence, reserve = np.zeros(count), np.ones(count)
    numbers: dict[tuple[str, str], int] = {}
    rings = [ring for ring in _rings(part) if ring[1].size or not ring[0][0]]
    # Labels are numbered as they come up, as in play.
    rings.sort(key=lambda ring: int(ring[1][0]) if ring[1].size and ring[0][0] else -1)
    for (kind, _, about), spins, places in rings:
        numbers[kind, about] = number = numbers.get((kind, about), 0) + 1
        share = ring_share(kind, about, number)
        first = 0 if not kind else int(spins[0])
        total, staked = _played(places, share, pockets, about)
        at = np.searchsorted(spins, np.arange(first, count), side="right")
        begun = np.concatenate(([share * _BEGIN], total))
        evidence[first:] += begun[at]
        reserve[first:] -= np.concatenate(([share * _BEGIN], staked))[at]
    return evidence + np.maximum(0.0, reserve)


def monitor(recording: Recording, *, alpha: float = ALPHA) -> Monitored:
    """The wheel of a recording monitored spin by spin; of several, the one with most evidence."""
    found = [_monitored(part, alpha) for part in _streams(recording)]
    return max(found, key=lambda each: (each.alert is not None, each.peak))


def _streams(recording: Recording) -> Iterator[Recording]:
    for stream in np.unique(recording.streams):
        yield recording.only(recording.streams == stream)


def _monitored(part: Recording, alpha: float) -> Monitored:
    path = evidence_path(part)
    beyond = np.flatnonzero(path >= 1 / alpha)
    alert = None
    if beyond.size:
        at = int(beyond[0])
        guess = _best_guess(part, at + 1)
        alert = Alert(spins=at + 1, evidence=float(path[at]), alpha=alpha, guess=guess)
    return Monitored(len(part), float(path[-1]), float(path.max()), alert)


#: So many spins before an alert are enough to see what it is about.
_REPLAYED: Final = 20_000


def _best_guess(part: Recording, spins: int) -> Guess:
    first = max(0, spins - _REPLAYED)
    chosen = np.zeros(len(part), np.bool_)
    chosen[first:spins] = True
    some = part.only(chosen)
    monitor = WheelMonitor(part.wheel.order)
    for spin in some.spins():
        monitor.see(spin.pocket, follows=spin.before is not None, known=spin.known)
    return monitor.best_guess()
