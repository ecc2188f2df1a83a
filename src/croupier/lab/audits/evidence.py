"""The monitor over a long recording: the same bets as `monitor` makes, as machine code.

A ring's fortune hangs on the places that came up on it alone, so rings are played one after the
other and added up spin by spin. A test holds this against the monitor that a house runs.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

import numpy as np

from croupier.lab.audits.guesses import FAMILIES, guesses_for
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
from croupier.lab.compiled import compiled_sums

_ENDLESS: Final = 1e200


@dataclass(frozen=True, slots=True)
class Watched:
    """What somebody would have seen who had looked at a wheel all the time."""

    spins: int
    evidence: float
    peak: float
    alert: Alert | None


@compiled_sums
def play_ring(places: Any, factors: Any, shares: Any, share: Any, total: Any, staked: Any) -> None:
    """What a ring's stake has become after each place, and what was staked on it so far."""
    count, guesses = factors.shape
    wealth = share * _BEGIN * shares
    learners = len(STUBBORN)
    learnt = np.full(2 * learners, share * _BEGIN / (FAMILIES * 2 * learners))
    life, season = np.zeros(count), np.zeros(count)
    fixed, given = shares.sum(), share * _BEGIN
    in_season = 0.0
    for spin in range(places.shape[0]):
        place = places[spin]
        now = 0.0
        for guess in range(guesses):
            wealth[guess] *= factors[place, guess]
            now += wealth[guess]
        for number in range(learners):
            stubborn = STUBBORN[number]
            learnt[number] *= count * (stubborn + life[place]) / (count * stubborn + spin)
            by = count * (stubborn + season[place]) / (count * stubborn + in_season)
            learnt[learners + number] *= by
        life[place] += 1
        season[place] += 1
        in_season += 1
        if (spin + 1) % RESTART == 0:
            for guess in range(guesses):
                wealth[guess] += share * ANEW * shares[guess]
            now += share * ANEW * fixed
            given += share * ANEW * fixed
        if (spin + 1) % SEASON == 0:
            each = share * ANEW * (SEASON // RESTART) / (FAMILIES * learners)
            for number in range(learners):
                learnt[learners + number] = each
                given += each
            season[:] = 0.0
            in_season = 0.0
        total[spin] = now + learnt.sum()
        staked[spin] = given
        if total[spin] > _ENDLESS:
            total[spin:] = total[spin]
            staked[spin:] = given
            return


def _played(places: Places, share: float, pockets: int) -> tuple[Floats, Floats]:
    guesses = guesses_for(pockets)
    total, staked = np.empty(places.size), np.empty(places.size)
    factors, shares = np.array(guesses.factors), np.array(guesses.shares)
    play_ring(places.astype(np.int64), factors, shares, share, total, staked)
    return total, staked


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
        known = np.flatnonzero(zone >= 0)
        yield ("drop", "", "drops"), known, zone[known] % pockets


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
        total, staked = _played(places, share, pockets)
        at = np.searchsorted(spins, np.arange(first, count), side="right")
        begun = np.concatenate(([share * _BEGIN], total))
        evidence[first:] += begun[at]
        reserve[first:] -= np.concatenate(([share * _BEGIN], staked))[at]
    return evidence + np.maximum(0.0, reserve)


def watch(recording: Recording, *, alpha: float = ALPHA) -> Watched:
    """The wheel of a recording watched spin by spin; of several, the one with most evidence."""
    found = [_watched(part, alpha) for part in _streams(recording)]
    return max(found, key=lambda each: (each.alert is not None, each.peak))


def _streams(recording: Recording) -> Iterator[Recording]:
    for stream in np.unique(recording.streams):
        yield recording.only(recording.streams == stream)


def _watched(part: Recording, alpha: float) -> Watched:
    path = evidence_path(part)
    beyond = np.flatnonzero(path >= 1 / alpha)
    alert = None
    if beyond.size:
        at = int(beyond[0])
        guess = _best_guess(part, at + 1)
        alert = Alert(spins=at + 1, evidence=float(path[at]), alpha=alpha, guess=guess)
    return Watched(len(part), float(path[-1]), float(path.max()), alert)


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
