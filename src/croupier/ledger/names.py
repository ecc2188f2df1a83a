"""What people call the accounts of a tournament; programs keep the ledger's own names."""

from typing import Final

from croupier.core.messages import Message, say

#: Accounts of the world outside have a name for each way that money comes and goes.
_OUTSIDE: Final = "world"
_OF_PLAYERS: Final = "goods"


def account_name(account: str) -> Message:
    """An account as screens show it.

    >>> str(account_name("world:cash")), str(account_name("prize:spring:ann"))
    ('Outside the house: cash', 'Prize of ann')
    """
    kind, _, rest = account.partition(":")
    if kind == _OUTSIDE:
        return say("account-name", account=f"{kind}-{rest}", player="")
    _, _, player = rest.partition(":")
    named = f"{kind}-of" if kind == _OF_PLAYERS and player else kind
    return say("account-name", account=named, player=player)
