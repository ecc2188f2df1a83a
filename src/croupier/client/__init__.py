"""A client of a running house: tables over its socket, everything else over HTTP.

>>> from croupier.client import House  # doctest: +SKIP
>>> async with House("http://127.0.0.1:8000", key=key) as house:  # doctest: +SKIP
...     table = house.table("T1")
...     print(await table.place("ann", "red", 1000))

It speaks the server's own typed messages, and amounts are in cents. A lost
connection is opened again by itself: subscriptions go on where they were, and a command without an
answer is sent again under the same key, so that it counts once.
"""

from croupier.client.errors import HouseAway, HouseError, NotTaken
from croupier.client.house import House, RemoteTable
from croupier.client.subscription import Subscription
from croupier.house.views.audience_views import DealerView, DisplayView, PitView, SeatView
from croupier.server.wire import Accepted, EventPage, Happening, Pending, Refused

__all__ = [
    "Accepted",
    "DealerView",
    "DisplayView",
    "EventPage",
    "Happening",
    "House",
    "HouseAway",
    "HouseError",
    "NotTaken",
    "Pending",
    "PitView",
    "Refused",
    "RemoteTable",
    "SeatView",
    "Subscription",
]
