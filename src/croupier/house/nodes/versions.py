"""Which versions of the program may share a house while it is upgraded node by node."""


class VersionsApart(Exception):
    """Two nodes are too far apart to share a house."""


def can_share(one: str, other: str) -> bool:
    """Whether two versions are the same or neighbours.

    >>> can_share("0.1.0", "0.2.3"), can_share("0.1.0", "0.3.0"), can_share("0.9.0", "1.9.0")
    (True, False, False)

    A node that does not say its version is taken as it is.
    """
    if not one or not other:
        return True
    (major, minor), (other_major, other_minor) = _parts(one), _parts(other)
    return major == other_major and abs(minor - other_minor) <= 1


def _parts(version: str) -> tuple[int, int]:
    major, _, rest = version.partition(".")
    return int(major), int(rest.partition(".")[0] or 0)
