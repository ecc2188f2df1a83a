"""The newcomer's path, timed: clone, run, first page, play, deal, own book and own client.

Goal: the first page in 30 s from a cold clone with a warm package cache. A second argument names a
checkout that is set up already; then nothing is cloned or installed, and those steps are left out.
"""

import os
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.request import urlopen

ROOT = Path(__file__).resolve().parents[1]
WAIT_SECONDS = 120
#: A round dealt by a person, through the client as anyone would write it.
DEAL = """
import asyncio, sys
from croupier.client import House

async def deal(url):
    async with House(url) as dora, House(url, key="ann-terminal.play-money-only-ann") as ann:
        await dora.sign_in("dora", "deal-the-demo")
        table = dora.table("T1")
        seen = await table.see_dealer()
        for task in seen.view.tasks:
            await table.do("confirm", task=task.task, player=task.player)
        if seen.view.phase != "betting":
            await table.open_betting()
        await ann.table("T1").place("ann", "red", 500)
        for step in ("spin", "no-more-bets"):
            await dora.command("T1", step)
        answer = await table.result("3")
        assert type(answer).__name__ == "Accepted", answer

asyncio.run(deal(sys.argv[1]))
"""


@contextmanager
def timed(what: str) -> Iterator[None]:
    began = time.perf_counter()
    yield
    print(f"{what:<24} {time.perf_counter() - began:6.1f} s", flush=True)


def run(*words: object, cwd: Path, **more: str) -> None:
    subprocess.run(list(map(str, words)), cwd=cwd, env={**os.environ, **more}, check=True)


def wait_for(url: str, house: "subprocess.Popen[bytes]") -> None:
    for _ in range(WAIT_SECONDS * 20):
        assert house.poll() is None, "the house has ended"
        try:
            with urlopen(url) as page:
                assert b"<html" in page.read()
                return
        except OSError:
            time.sleep(0.05)
    raise TimeoutError(url)


def main(given: str = "") -> None:
    with tempfile.TemporaryDirectory() as name:
        checkout, cold = (Path(given) if given else Path(name) / "croupier"), time.perf_counter()
        if not given:
            with timed("clone"):
                run("git", "clone", "--quiet", ROOT, checkout, cwd=Path(name))
            with timed("packages and screens"):
                # A newcomer has the machine's Python and no environment.
                run(
                    Path(sys.base_prefix, "bin", "python3"),
                    "tools/bootstrap.py",
                    "run",
                    cwd=checkout,
                )
        with socket.create_server(("127.0.0.1", 0)) as free:
            port = free.getsockname()[1]
        python, url = checkout / ".venv" / "bin" / "python", f"http://127.0.0.1:{port}"
        words = [
            str(python),
            "-m",
            "croupier",
            "serve",
            "--data",
            f"{name}/data",
            "--port",
            str(port),
        ]
        with subprocess.Popen(
            words, cwd=name, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        ) as house:
            try:
                with timed("start to first page"):
                    wait_for(f"{url}/", house)
                if not given:
                    print(f"first page, cold         {time.perf_counter() - cold:6.1f} s (goal 30)")
                with timed("deal a round"):
                    run(python, "-c", DEAL, url, cwd=Path(name))
                key = "ann-terminal.play-money-only-ann"
                with timed("own client plays one"):
                    run(
                        python,
                        checkout / "examples/bot.py",
                        url,
                        key,
                        "ann",
                        "T2",
                        1,
                        cwd=Path(name),
                    )
            finally:
                house.terminate()
        with timed("own book"):
            odds = ("-m", "croupier", "odds", "--book", "attic", "--bet", "straight:17", "--json")
            run(python, *odds, cwd=Path(name), CROUPIER_BOOKS=str(checkout / "examples/own_book"))


if __name__ == "__main__":
    main(*sys.argv[1:2])
