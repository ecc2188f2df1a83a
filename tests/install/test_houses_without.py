"""A house or a driver that lacks an extra says which, once, where somebody reads it."""

import os
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.contracts.postgres import fresh_database
from tests.house.serving import Process, Server
from tests.install.environment import Environment, make_environment
from tests.install.test_install import bare, built, wheel  # noqa: F401

pytestmark = pytest.mark.xdist_group("install")
PINS = ("device", "run", "signals", "--port", "gpio:///dev/gpiochip0")
TOKEN = "pkcs11:token=house;object=log?module-path=/usr/lib/none.so"


class OfHouse(Server):
    """A house whose environment has the extra `house` and no other."""

    program: Path

    def _launch(self, arguments: list[str], env: dict[str, str]) -> Process:
        own = {key: value for key, value in env.items() if not key.startswith("PYTHON")}
        return subprocess.Popen([str(self.program), *arguments], env=own)


@pytest.fixture(scope="module")
def plain(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Environment:  # noqa: F811
    return make_environment(tmp_path_factory.mktemp("plain") / "env", wheel, "house")


@pytest.fixture
def house(plain: Environment, tmp_path: Path) -> Iterator[Server]:
    house = OfHouse(tmp_path / "data")
    house.program = plain.folder / "bin" / "croupier"
    house.start()
    yield house
    house.stop()


def test_a_driver_of_pins_names_its_extra_and_does_not_wait_for_it(bare: Environment) -> None:  # noqa: F811
    said = bare.run(*PINS)
    assert said.returncode == 2
    needed = "this command needs the package gpiod: pip install 'croupier[gpio]'"
    assert said.stderr.splitlines() == [f"croupier: {needed}"]


def refused(plain: Environment, folder: Path, *words: str, **settings: str) -> str:
    """What a house that does not open says: one line."""
    command = [str(plain.folder / "bin" / "croupier"), "serve", "--port", "0", *words]
    own = {**os.environ, "CROUPIER_DATA": str(folder / "data"), **settings}
    said = subprocess.run(command, env=own, capture_output=True, text=True)
    assert said.returncode in (1, 2)
    (line,) = [each for each in said.stderr.splitlines() if not each.startswith("{")]
    return line


def test_a_house_whose_key_is_in_a_token_names_its_extra(
    plain: Environment, tmp_path: Path
) -> None:
    line = refused(plain, tmp_path, CROUPIER_PROOF_SIGNER=TOKEN)
    assert line.startswith("croupier: the key that signs the log cannot be used: ")
    assert line.endswith("needs the package pkcs11: pip install 'croupier[pkcs11]'")


def test_a_house_whose_spans_go_elsewhere_names_its_extra(
    plain: Environment, tmp_path: Path
) -> None:
    line = refused(plain, tmp_path, CROUPIER_TRACING_ENDPOINT="http://127.0.0.1:9/v1/traces")
    assert line.endswith("needs the package opentelemetry: pip install 'croupier[tracing]'")


def test_a_house_of_nodes_names_its_extra(plain: Environment, tmp_path: Path) -> None:
    of_nodes = ("--database", fresh_database(), "--bus", "nats://127.0.0.1:9", "--node", "a")
    line = refused(plain, tmp_path, *of_nodes)
    assert line.endswith("needs the package nats: pip install 'croupier[nodes]'")


def test_paper_of_a_house_without_it_is_refused_by_the_extras_name(house: Server) -> None:
    with house.http(house.sign_in("ines")) as ines:
        for _ in range(2):
            paper = ines.get("/v1/reports/day?format=pdf")
            assert paper.status_code == 503
            needed = "this house lacks the package reportlab: pip install 'croupier[tickets]'"
            assert paper.json()["detail"] == needed
        # The same report in another form comes from the same process, which has not ended.
        assert ines.get("/v1/reports/day?format=csv").status_code == 200
