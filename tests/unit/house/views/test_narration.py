"""Who hears of an event: anyone who is told something is among them."""

from croupier.house.views.narration import Audience, heard_by, narrate
from tests.properties.test_replay import histories


def test_nobody_is_told_what_they_do_not_hear_of() -> None:
    players = {"ann", "ben", "cat", "dee", "eve"}
    answer = kept = 0
    for history in histories():
        named = {getattr(event, "player", None) or "ann" for event in history} | players
        for event in history:
            heard = heard_by(event)
            if heard is None:
                continue
            assert not narrate(event, Audience.DISPLAY)
            for player in named:
                said = narrate(event, Audience.SEAT, player)
                assert not said or player in heard, (event, player)
                answer += bool(said)
                kept += not said
    assert answer > 100
    assert kept > answer
