"""The key that signs the log in a token: a real one in software, SoftHSM, where it is installed."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat

from croupier.cli.cli import run
from croupier.house.log.keeping import TOKEN
from croupier.house.log.note import BadNote, Verifier
from croupier.house.log.token import read_place
from tests.house.serving import Server, terminal_key

pytestmark = pytest.mark.xdist_group("security")
MODULE = next(
    (str(path) for path in Path("/usr/lib").glob("**/softhsm/libsofthsm2.so")), "/nowhere.so"
)
PIN = "471108"


@pytest.fixture
def token(tmp_path: Path) -> tuple[dict[str, str], Ed25519PrivateKey]:
    """The settings of a house whose key is in a token, and that key."""
    if shutil.which("softhsm2-util") is None:
        pytest.skip("SoftHSM is not installed")
    config = tmp_path / "softhsm2.conf"
    (tmp_path / "tokens").mkdir()
    config.write_text(f"directories.tokendir = {tmp_path / 'tokens'}\n", "utf-8")
    env = {"SOFTHSM2_CONF": str(config), "CROUPIER_SIGNER_PIN": PIN}
    key = Ed25519PrivateKey.generate()
    file = tmp_path / "key.pem"
    pem = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    file.write_bytes(pem)
    util(env, "--init-token", "--free", "--label", "our house", "--so-pin", PIN, "--pin", PIN)
    answer = ("--token", "our house", "--label", "log", "--id", "01", "--pin", PIN)
    util(env, "--import", str(file), *answer)
    file.unlink()
    place = f"pkcs11:token=our%20house;object=log?module-path={MODULE}"
    return {**env, "CROUPIER_PROOF_SIGNER": place, "CROUPIER_PROOF_EVERY": "20"}, key


def util(env: dict[str, str], *words: str) -> None:
    subprocess.run(
        ["softhsm2-util", *words], env={**os.environ, **env}, check=True, capture_output=True
    )


def test_a_house_signs_with_a_key_that_it_does_not_hold(
    token: tuple[dict[str, str], Ed25519PrivateKey], tmp_path: Path
) -> None:
    settings, key = token
    server = Server(tmp_path / "data", settings=settings)
    server.start()
    with server.client(terminal_key("ann")) as ann:
        for _ in range(25):
            ann.done("T2", "buy-in", player="ann", amount=500)
    assert server.stop() == 0
    assert not (tmp_path / "data" / "house.key").exists()
    public = key.public_key().public_bytes_raw()
    verifier = str(Verifier("croupier-house", public))
    assert run(["verify", str(tmp_path / "data"), "--key", verifier]) == 0
    stranger = Ed25519PrivateKey.generate().public_key().public_bytes_raw()
    other = str(Verifier("croupier-house", stranger))
    assert run(["verify", str(tmp_path / "data"), "--key", other]) != 0


def test_without_the_right_pin_the_house_does_not_start(
    token: tuple[dict[str, str], Ed25519PrivateKey], tmp_path: Path
) -> None:
    settings, _ = token
    server = Server(tmp_path / "data", settings={**settings, "CROUPIER_SIGNER_PIN": "000000"})
    with pytest.raises(RuntimeError, match="the key that signs the log cannot be used"):
        server.start()
    assert PIN not in server.log()
    assert "Traceback" not in server.log()


def test_a_token_that_is_taken_away_stops_no_play(
    token: tuple[dict[str, str], Ed25519PrivateKey], tmp_path: Path
) -> None:
    settings, _ = token
    server = Server(tmp_path / "data", settings={**settings, "CROUPIER_PROOF_SECONDS": "1"})
    server.start()
    try:
        shutil.rmtree(tmp_path / "tokens")
        with server.client(terminal_key("ann")) as ann:
            for _ in range(25):
                ann.done("T2", "buy-in", player="ann", amount=500)
        assert server.ready() == 200
    finally:
        server.stop()
    assert "Traceback" not in server.log()


@pytest.mark.parametrize(
    "address",
    [
        "pkcs11:token=house;object=log",
        "pkcs11:object=log?module-path=/x.so",
        "pkcs11:token=house;object=log?module-path=/x.so&pin-value=1234",
    ],
)
def test_an_address_says_which_key_and_no_pin(address: str) -> None:
    with pytest.raises(BadNote, match=r"proof\.signer"):
        read_place(address)


def test_a_signer_elsewhere_is_shown_its_token_by_a_real_house(tmp_path: Path) -> None:
    """The token is in the environment of both, and in no setting."""
    secret = {"CROUPIER_SIGNER_TOKEN": "open sesame"}
    command = [sys.executable, "-m", "croupier", "witness", str(tmp_path / "signer")]
    with subprocess.Popen(
        [*command, "--signer", "--port", "0"],
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, **secret},
    ) as signer:
        assert signer.stdout is not None
        key = signer.stdout.readline().split()[1]
        url = signer.stdout.readline().split()[-1]
        settings = {**secret, "CROUPIER_PROOF_SIGNER": f"{key}@{url}"}
        server = Server(tmp_path / "data", settings=settings)
        server.start()
        assert server.stop() == 0
        assert "open sesame" not in server.log()
        assert run(["verify", str(tmp_path / "data"), "--key", key]) == 0
        strange = Server(tmp_path / "other", settings={**settings, **{TOKEN: "guess"}})
        strange.start()
        assert strange.stop() == 0
        signer.terminate()
    assert run(["verify", str(tmp_path / "other"), "--key", key]) != 0


def test_a_log_begun_for_demonstrations_says_why_it_is_not_opened_for_real(tmp_path: Path) -> None:
    server = Server(tmp_path / "data")
    server.start()
    assert server.stop() == 0
    real = Server(tmp_path / "data", arguments=("--no-demo",))
    with pytest.raises(RuntimeError, match="this log was begun for demo play"):
        real.start()
