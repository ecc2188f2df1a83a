"""Who was taken on by whom, and who signed in: staff, devices and sessions, gone through again.

Payloads are read as they are, without the house's own shapes; kinds that are not known here are
left to the chain.
"""

from typing import Any, Final

import msgspec

from croupier.audit.keeping import claim
from croupier.house.log.facts import HOUSE_STREAM
from croupier.house.log.own_end import written_by_another
from croupier.house.log.record import Record

STREAMS: Final = ("staff:", "device:", "session:", HOUSE_STREAM)
_ADMINISTRATOR: Final = "administrator"
#: Who enrols the first administrator of a house, and everybody of a demonstration.
_HOUSE, _DEMO = "house", "demo"


class PeopleBook:
    """Everybody who stands, by stream, with their roles."""

    def __init__(self) -> None:
        self.standing: dict[str, frozenset[str]] = {}
        self.mode = ""
        self._sessions: dict[str, str] = {}
        self._first = True

    def take(self, record: Record) -> None:
        """Check a record about somebody, and enter it."""
        payload: dict[str, Any] = msgspec.json.decode(record.payload)
        match record.kind:
            case "LogBegun":
                claim(record.number == 1, "a log is begun once, with its first record")
                self.mode = payload["mode"]
            case "WrittenByAnother":
                claim(False, str(written_by_another(payload["own"], payload["found"])))
            case "StaffEnrolled" | "DeviceEnrolled":
                self._enrol(record, payload)
            case "PasswordChanged":
                claim(record.stream in self.standing, f"nobody stands under {record.stream}")
                if record.actor != record.stream.partition(":")[2]:
                    self._claim_administrator(record)
            case "Struck":
                claim(record.stream in self.standing, f"nobody stands under {record.stream}")
                self._claim_administrator(record)
                del self.standing[record.stream]
            case "SessionBegan":
                holder = payload["holder"]
                claim(holder in self.standing, f"{holder} signs in, and nobody stands under that")
                name = holder.partition(":")[2]
                claim(record.actor == name, f"{record.actor} signs in as {name}")
                self._sessions[record.stream] = holder
            case "SessionEnded":
                claim(record.stream in self._sessions, "a session ends that never began")

    def _enrol(self, record: Record, payload: dict[str, Any]) -> None:
        stream, name = record.stream, record.stream.partition(":")[2]
        claim(payload["name"] == name, f"it speaks of {payload['name']}")
        claim(stream not in self.standing, f"{stream} stands already")
        first_of_all = self._first and record.actor == _HOUSE
        if not first_of_all:
            self._claim_administrator(record)
        self._first = False
        self.standing[stream] = frozenset(payload["roles"])

    def _claim_administrator(self, record: Record) -> None:
        """Only an administrator who stands takes somebody on or strikes somebody off."""
        if record.actor == _DEMO:
            claim(self.mode != "real", f"{record.stream} is a demonstration's, in a real house")
            return
        roles = self.standing.get(f"staff:{record.actor}", frozenset())
        what = f"{record.actor} is no administrator, and decides on {record.stream}"
        claim(_ADMINISTRATOR in roles, what)
