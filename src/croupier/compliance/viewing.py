"""Which member of staff viewed a patron's play: it is allowed, and it is on record."""

from typing import Final

from croupier.compliance.declare import OFFICE, OfficeCommand, OfficeDecision, OfficeEvent
from croupier.compliance.state import Office
from croupier.core.roles import Role


@OFFICE.command("note-view", roles=frozenset({Role.SYSTEM}))
class NoteView(OfficeCommand):
    """Put on record that somebody viewed a patron's play."""

    viewer: str
    patron: str
    what: str

    def decide(self, office: Office) -> OfficeDecision:
        """It is about to happen."""
        viewed = PlayViewed(
            at=self.at, by=self.by, viewer=self.viewer, patron=self.patron, what=self.what
        )
        return (viewed,)


@OFFICE.event
class PlayViewed(OfficeEvent):
    """A member of staff viewed a patron's play, statement or file."""

    viewer: str
    patron: str
    what: str

    def evolve(self, office: Office) -> Office:
        """Nothing comes of it but the record."""
        return office


#: Commands that the house gives itself, and nobody over the wire.
OWN: Final = frozenset({NoteView.action})
