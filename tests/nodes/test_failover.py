"""Nodes die, freeze and come back, the bus and the database too: nothing is lost or doubled."""

import random
import time
from collections.abc import Iterator

import pytest

from croupier.house.nodes.pulse import BEAT_SECONDS, TTL_MS
from tests.house.faults import wait_for
from tests.house.serving import terminal_key
from tests.nodes.drill import (
    TABLES,
    House,
    HttpError,
    drill,
    freeze_a_node,
    kill_a_node,
    open_betting,
    open_house,
    part_the_network,
    restart_the_bus,
    restart_the_database,
)

pytestmark = pytest.mark.xdist_group("nodes")
SEED = 20_261_116


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """Two nodes with open betting."""
    with open_house(tmp_path_factory.mktemp("house"), nodes=2) as house:
        open_betting(house)
        yield house


def test_any_node_answers_for_any_table_and_shows_it(house: House) -> None:
    one, two = house.nodes
    token = one.sign_in("dora")
    with two.http(token) as http:
        # The other node hears of the session a moment later.
        wait_for(lambda: http.get("/v1/session").status_code == 200)
    for node in (one, two):
        with node.client(token) as dora, node.client(terminal_key("ann")) as ann:
            for table in TABLES:
                taken = ann.done(table, "place", player="ann", bet="red", stake=500)
                view = dora.see(table, "dealer")["view"]
                staked = {seat["player"]: seat["staked"] for seat in view["seats"]}
                assert staked["ann"] >= 500
                assert taken["round_no"] == view["round_no"]


def test_the_tables_are_shared_out_between_the_nodes(house: House) -> None:
    until = time.monotonic() + 10
    while set(house.owners().values()) != {"node-0", "node-1"}:
        assert time.monotonic() < until, house.owners()


@pytest.mark.parametrize(
    "kind",
    [kill_a_node, freeze_a_node, part_the_network, restart_the_bus, restart_the_database],
)
def test_trouble_under_load_loses_and_doubles_nothing(house: House, kind: HttpError) -> None:
    print(drill(house, SEED, failures=1, kinds=(kind,)))


def test_a_lease_runs_out_and_is_taken_within_two_seconds() -> None:
    assert TTL_MS / 1000 + BEAT_SECONDS < 2


def test_a_dead_nodes_tables_are_taken_over_by_themselves(house: House) -> None:
    owners = house.owners()
    dead = next(node for node in house.nodes if node.settings["CROUPIER_NODE"] == owners["T1"])
    other = next(node for node in house.nodes if node is not dead)
    with other.client(terminal_key("ann")) as ann:
        ann.done("T1", "place", player="ann", bet="red", stake=500)
        dead.kill()
        began = time.monotonic()
        answer = ann.submit("T1", "place", key="over", player="ann", bet="red", stake=500)
        while answer["type"] == "fault":
            answer = ann.submit("T1", "place", key="over", player="ann", bet="red", stake=500)
        took = time.monotonic() - began
    dead.start()
    assert answer["type"] == "accepted"
    print(f"taken over in {took:.2f} s")


@pytest.mark.soak
def test_two_hundred_seeded_runs_of_trouble_lose_and_double_nothing(house: House) -> None:
    seeds = random.Random(SEED)
    for number in range(200):
        print(
            number, drill(house, seeds.randrange(10**9), failures=seeds.randint(1, 3)), flush=True
        )
