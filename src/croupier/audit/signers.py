"""Whose signatures count as the house's: a key does until it has signed that another follows it."""

from collections.abc import Iterable, Iterator

from croupier.house.log.note import Note, Verifier


class Signers:
    """The key in force, and those that the log has named since it last signed."""

    def __init__(self, trusted: Iterable[Verifier] = ()) -> None:
        """Of `trusted` keys each counts from where the log names it, by nobody's word; no other."""
        self._trusted = tuple(trusted)
        self._current: Verifier | None = None
        self._named: list[tuple[int, Verifier]] = []
        #: The keys that another has followed, and the record that named it.
        self._followed: dict[Verifier, int] = {}

    def name(self, number: int, key: Verifier) -> None:
        """A record says that a key signs from here on."""
        if self._trusted and key not in self._trusted:
            return
        if self._current is None:
            self._current = key
        elif self._named or key != self._current:
            self._named.append((number, key))

    def find(self, note: Note) -> Verifier | None:
        """The key that counts here and has signed something."""
        return next((key for key in self._counting() if note.signed_by(key)), None)

    def followed(self, note: Note) -> tuple[Verifier, int] | None:
        """The key that has signed something and counts no more, with the record that says so."""
        return next((each for each in self._followed.items() if note.signed_by(each[0])), None)

    def _counting(self) -> Iterator[Verifier]:
        if self._current is None:
            yield from self._trusted
            return
        yield self._current
        yield from (key for _, key in self._named)

    def sign(self, key: Verifier) -> None:
        """A key has signed the log as it stands, and with it which key the log names last."""
        if key == self._current:
            if self._named:
                self._follow(len(self._named) - 1)
        elif self._is_believed(key):
            self._follow([named for _, named in self._named].index(key))

    def _is_believed(self, key: Verifier) -> bool:
        """Whether a key needs nobody's word: one that was followed has lost what it was given."""
        return key in self._trusted and key not in self._followed

    def _follow(self, place: int) -> None:
        number, key = self._named[place]
        if self._current is not None and key != self._current:
            self._followed[self._current] = number
            self._followed.pop(key, None)
        self._current, self._named = key, self._named[place + 1 :]

    @property
    def unconfirmed(self) -> tuple[int, Verifier] | None:
        """The first record that names a key for which the one in force has not spoken."""
        if self._current is None:
            return None
        left = (number for number, key in self._named if not self._is_believed(key))
        number = next(left, None)
        return None if number is None else (number, self._current)
