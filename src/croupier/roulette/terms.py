"""What published terms must say: a checklist that a book writes and an operator answers."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

from croupier.core.messages import Saying, catalogue, say

Clauses = tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class TermItem:
    """One thing that terms must state.

    It is answered by values, when all of its `fields` are set, or else by words under its key.
    """

    key: str
    clauses: Clauses
    #: The feature that makes it owed; always owed where this is empty.
    when: str = ""
    fields: tuple[str, ...] = ()
    #: What the words must name to count as an answer.
    names: tuple[str, ...] = ()
    #: Other words under which people give the same answer.
    aliases: tuple[str, ...] = ()

    @property
    def heading(self) -> Saying:
        """What it is, in any language; the key of a heading that no catalogue has."""
        code = f"heading-{self.key}"
        return say(code) if catalogue("en").has(code) else self.key

    def is_answered(
        self, texts: Mapping[str, object], has: Callable[[str], bool] | None = None
    ) -> bool:
        """Whether values or words answer it; `has` says if a field is set."""
        if has and self.fields and all(has(field) for field in self.fields):
            return True
        return any(self._accepts(texts.get(key)) for key in (self.key, *self.aliases))

    def _accepts(self, text: object) -> bool:
        if is_blank(text):
            return False
        folded = str(text).casefold()
        return all(name.casefold() in folded for name in self.names)


class TermLine(NamedTuple):
    """Something that terms state: under which key, what it is, and how it stands."""

    key: str
    says: Saying
    stated: Saying

    def __str__(self) -> str:
        return f"{self.says}: {self.stated}"


def answer_said(answer: Any) -> Saying:
    """An answer as people read it; what the house wrote stands as it is."""
    if isinstance(answer, bool):
        return say("paper-yes") if answer else say("paper-no")
    return str(answer)


def is_blank(answer: object) -> bool:
    """Whether an answer is none. A plain no is one; zero of something is not."""
    if answer is None:
        return True
    if isinstance(answer, bool):
        return False
    return answer == 0 or not str(answer).strip()


def find_item(items: Iterable[TermItem], word: str) -> TermItem | None:
    """The item that a word names, however its parts are joined, or else a clause."""
    wanted, known = fold_key(word), tuple(items)
    named = [item for item in known if wanted in (item.key, *item.aliases)]
    return next(iter(named or [item for item in known if word.strip() in item.clauses[:1]]), None)


def fold_key(word: str) -> str:
    """A key as the checklists write them.

    >>> fold_key("Entry fee"), fold_key("entry-fee")
    ('entry_fee', 'entry_fee')
    """
    return "_".join(str(word).strip().casefold().replace("-", " ").replace("_", " ").split())
