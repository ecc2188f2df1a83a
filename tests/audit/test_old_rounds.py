"""Rounds that a tournament kept in kinds of its own still verify and replay.

The fixture has the logs of five sessions, written when a tournament had wagers and numbers beside
those of its tables: laid, changed, cut, deemed, settled and taken back, with where each stood.
"""

import asyncio
import json
import lzma
from pathlib import Path
from typing import Any, Final

import pytest

from croupier.audit.verify import Auditor
from croupier.house.codecs import TOURNAMENT_CODEC
from croupier.house.log.memory import MemoryStore
from croupier.house.log.record import Draft, Record
from croupier.house.log.store import Append, StreamAppend
from croupier.ledger.tournaments import TournamentLedger
from croupier.tournament.declare import evolve
from croupier.tournament.opening import TournamentOpened, open_tournament
from croupier.tournament.state import Tournament

FIXTURE: Final = Path(__file__).parent.parent / "fixtures" / "rounds-before" / "stories.json.xz"
STORIES: Final[dict[str, Any]] = json.loads(lzma.decompress(FIXTURE.read_bytes()))
OLD_KINDS: Final = {"WagerLaid", "WagersChanged", "RoundSettled", "RoundTakenBack"}


def stored(story: str) -> list[Record]:
    """The log of a story, chained as it was."""

    async def body() -> list[Record]:
        store, versions = MemoryStore(), dict[str, int]()
        for stream, at, actor, kind, payload in STORIES[story]["records"]:
            part = StreamAppend(
                stream=stream,
                expected=versions.get(stream, 0),
                drafts=(Draft(kind=kind, payload=payload.encode()),),
            )
            versions[stream] = versions.get(stream, 0) + 1
            await store.append([Append(streams=(part,), at=at, actor=actor, cause="", key="")])
        return [record async for record in store.read()]

    return asyncio.run(body())


def replayed(records: list[Record]) -> Tournament:
    """The tournament that a log gives, held against its ledger after each event."""
    own = [record for record in records if record.stream.startswith("tournament:")]
    opening, *rest = (TOURNAMENT_CODEC.decode(record.kind, record.payload) for record in own)
    assert isinstance(opening, TournamentOpened)
    state, ledger = open_tournament(opening), TournamentLedger(opening.tournament)
    for event in rest:
        state = evolve(state, event)
        ledger.follow(event, state)
    return state


def test_the_fixture_has_every_kind_that_is_only_read() -> None:
    kinds = {record[3] for story in STORIES.values() for record in story["records"]}
    assert kinds >= OLD_KINDS


@pytest.mark.parametrize("story", STORIES)
def test_old_rounds_stand_where_they_stood(story: str) -> None:
    state, then = replayed(stored(story)), STORIES[story]
    assert {name: entrant.total for name, entrant in state.entrants.items()} == then["chips"]
    status = {name: entrant.status.value for name, entrant in state.entrants.items()}
    assert status == then["status"]
    assert {name: each.round_no for name, each in state.sessions.items()} == then["rounds"]


@pytest.mark.parametrize("story", STORIES)
def test_old_rounds_verify(story: str) -> None:
    auditor = Auditor()
    for record in stored(story):
        assert auditor.take(record), auditor.verdict.fault
    assert auditor.finish().is_clean
