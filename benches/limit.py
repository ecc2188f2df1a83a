"""What the processor can do: C for AVX2 and for AVX-512, compiled where the machine can."""

import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from ctypes import CDLL, c_int32, c_int64, c_uint64, c_void_p
from pathlib import Path
from tempfile import TemporaryDirectory

#: What is written for each kind of processor.
SOURCES = {"AVX2": "limit.c", "AVX-512": "limit512.c"}


class NoLimit(RuntimeError):
    """The limit cannot be measured here; the message says why."""


@contextmanager
def limit(kind: str) -> Iterator[CDLL]:
    """The compiled functions `fill` and `martingale` for a kind of processor."""
    compiler = shutil.which("cc") or shutil.which("gcc") or shutil.which("clang")
    if compiler is None:
        raise NoLimit("no C compiler is installed, so the limit in C is not measured")
    with TemporaryDirectory() as folder:
        made = Path(folder, "limit.so")
        command = [
            compiler,
            "-O3",
            "-march=native",
            "-shared",
            "-fPIC",
            "-o",
            str(made),
            str(Path(__file__).with_name(SOURCES[kind])),
        ]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode:
            why = next(iter(done.stderr.splitlines()), "no reason given")
            raise NoLimit(f"{SOURCES[kind]} is for {kind} and was not compiled: {why}")
        library = CDLL(str(made))
        library.fill.argtypes = (c_uint64, c_void_p, c_int64)
        library.martingale.argtypes = (c_uint64, c_int64, c_int64, c_int32, c_int32, c_void_p)
        yield library
