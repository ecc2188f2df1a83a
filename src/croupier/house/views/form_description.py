"""What somebody fills in for a command, as it is described to screens."""

import msgspec


class FieldDescription(msgspec.Struct, frozen=True, kw_only=True):
    """One field of a form; `kind` says how it is typed, `first` what stands there beforehand.

    `options` are what is chosen from, where that is the same everywhere.
    """

    name: str
    kind: str
    optional: bool
    first: str
    options: tuple[str, ...]


class FormDescription(msgspec.Struct, frozen=True, kw_only=True):
    """What staff fill in for a command, who may give it and when."""

    action: str
    says: str
    grave: bool
    roles: tuple[str, ...]
    phases: tuple[str, ...]
    fields: tuple[FieldDescription, ...]
