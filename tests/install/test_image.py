"""What goes into an image, made without a daemon: the script's environment is started and asked."""

import os
import re
import socket
import subprocess
import sys
import time
from importlib.metadata import distributions
from pathlib import Path

import pytest
import trustme
from packaging.utils import canonicalize_name

from tests.install.environment import Environment
from tests.tidy.tree import ROOT

UV = Path(sys.executable).with_name("uv")
pytestmark = [
    pytest.mark.xdist_group("install"),
    pytest.mark.skipif(not UV.exists(), reason="packages came by pip here, not by uv"),
]


@pytest.fixture(scope="module")
def image(tmp_path_factory: pytest.TempPathFactory) -> Environment:
    folder = tmp_path_factory.mktemp("image") / "croupier"
    words = ["sh", str(ROOT / "deploy" / "make-image.sh"), str(folder)]
    made = subprocess.run(words, capture_output=True, text=True, cwd=folder.parent)
    assert made.returncode == 0, made.stdout + made.stderr
    return Environment(folder)


@pytest.fixture
def settings(tmp_path: Path) -> dict[str, str]:
    certificate = trustme.CA().issue_cert("house.example")
    certificate.private_key_pem.write_to_path(tmp_path / "key.pem")
    certificate.cert_chain_pems[0].write_to_path(tmp_path / "certificate.pem")
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    return {
        "CROUPIER_TLS_CERTIFICATE": str(tmp_path / "certificate.pem"),
        "CROUPIER_TLS_KEY": str(tmp_path / "key.pem"),
        "CROUPIER_DATA": str(tmp_path / "data"),
        "CROUPIER_PORT": str(port),
    }


def test_an_image_has_the_houses_packages_and_no_others(image: Environment) -> None:
    (site,) = (image.folder / "lib").glob("python3*/site-packages")
    assert (site / "croupier" / "static" / "index.html").is_file()
    assert (site / "starlette").is_dir()
    lock = (ROOT / "requirements-image.lock").read_text("utf-8")
    locked = {canonicalize_name(name) for name in re.findall(r"^([\w.-]+)==", lock, re.MULTILINE)}
    there = {canonicalize_name(each.name) for each in distributions(path=[str(site)])}
    assert there - locked == {"croupier"}
    assert {"starlette", "asyncpg", "nats-py"} <= there
    assert not {"numba", "scipy", "pytest", "hatchling", "pip"} & there


def test_an_image_runs_a_house_and_says_over_tls_whether_it_is_ready(
    image: Environment, settings: dict[str, str], tmp_path: Path
) -> None:
    own = {**os.environ, **settings}
    croupier = str(image.folder / "bin" / "croupier")

    def submit() -> "subprocess.CompletedProcess[str]":
        return subprocess.run([croupier, "ready"], env=own, capture_output=True, text=True)

    before = submit()
    assert before.returncode == 1
    assert "https://127.0.0.1:" in before.stderr
    with (tmp_path / "log").open("w") as log:
        house = subprocess.Popen([croupier, "serve"], env=own, cwd=tmp_path, stdout=log, stderr=log)
        try:
            while submit().returncode and house.poll() is None:
                time.sleep(0.2)
            assert house.poll() is None, (tmp_path / "log").read_text()
            assert submit().stdout.rstrip().endswith("/readyz: ready")
        finally:
            house.terminate()
            house.wait(30)
    assert submit().returncode == 1
