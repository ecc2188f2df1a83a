"""Where requests may go: to the world, and inside only where the operator has said so."""

import socket
from typing import Any

import pytest

from croupier.server.outgoing_addresses import LOOPBACK, Inside, Reach, read_networks

INSIDE = (
    *("127.0.0.1", "127.1.2.3", "0.0.0.0", "10.0.0.1", "172.16.0.1", "192.168.1.1"),
    *("169.254.169.254", "100.64.0.1", "224.0.1.1", "240.0.0.1", "255.255.255.255", "198.18.0.1"),
    *("::1", "::", "fe80::1", "fe80::1%eth0", "fc00::1", "ff02::1", "2001:db8::1"),
    *("::ffff:127.0.0.1", "::ffff:10.0.0.1", "64:ff9b::a00:1", "2002:7f00:1::", "::127.0.0.1"),
    "fec0::1",
)
WORLD = ("1.1.1.1", "93.184.216.34", "2606:4700::1111", "::ffff:1.1.1.1", "64:ff9b::101:101")


@pytest.mark.parametrize("address", INSIDE)
def test_an_address_inside_is_not_reached(address: str) -> None:
    assert not Reach().allows(address)
    with pytest.raises(Inside):
        Reach().check(address)


@pytest.mark.parametrize("address", WORLD)
def test_an_address_of_the_world_is(address: str) -> None:
    assert Reach().allows(address)
    Reach().check(address)


@pytest.mark.parametrize("host", ["127.1", "2130706433", "0x7f000001", "0177.0.0.1", "LocalHost"])
def test_an_address_is_known_however_it_is_written(host: str) -> None:
    with pytest.raises(Inside):
        Reach().check(host)


def test_what_the_operator_names_is_reached_and_nothing_beside_it() -> None:
    reach = Reach(read_networks(["10.1.2.0/24", *LOOPBACK]))
    assert reach.allows("10.1.2.9")
    assert reach.allows("::ffff:10.1.2.9")
    assert reach.allows("::1")
    assert not reach.allows("10.1.3.9")
    assert not reach.allows("169.254.169.254")
    with pytest.raises(ValueError, match="has host bits set"):
        read_networks(["10.1.2.3/24"])


def test_a_name_is_connected_to_at_the_address_that_was_looked_at(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """One that first means the world, and a moment later this machine, leads nowhere."""
    answers = [["93.184.216.34"], ["127.0.0.1"]]
    reached: list[Any] = []

    def look_up(host: str, port: int, **more: Any) -> list[Any]:
        found = answers.pop(0)
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (each, port)) for each in found]

    monkeypatch.setattr(socket, "getaddrinfo", look_up)
    monkeypatch.setattr(socket, "create_connection", lambda place, *more: reached.append(place))
    Reach().connect(("rebound.example", 443))
    assert reached == [("93.184.216.34", 443)]
    with pytest.raises(Inside, match=r"webhooks\.inside"):
        Reach().connect(("rebound.example", 443))
    assert len(reached) == 1


def test_of_several_addresses_only_those_outside_are_tried(monkeypatch: pytest.MonkeyPatch) -> None:
    tried: list[Any] = []

    def look_up(host: str, port: int, **more: Any) -> list[Any]:
        places = ("10.0.0.1", "1.1.1.1", "127.0.0.1", "8.8.8.8")
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (each, port)) for each in places]

    def connect(place: tuple[str, int], *more: Any) -> None:
        tried.append(place[0])
        if place[0] == "1.1.1.1":
            raise OSError("no route")

    monkeypatch.setattr(socket, "getaddrinfo", look_up)
    monkeypatch.setattr(socket, "create_connection", connect)
    Reach().connect(("several.example", 443))
    assert tried == ["1.1.1.1", "8.8.8.8"]
