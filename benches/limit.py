"""What the processor can do: `limit.c`, compiled by this machine's compiler where it has one."""

import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from ctypes import CDLL, c_int32, c_int64, c_uint64, c_void_p
from pathlib import Path
from tempfile import TemporaryDirectory

SOURCE = Path(__file__).with_name("limit.c")


class NoLimit(RuntimeError):
    """The limit cannot be measured here; the message says why."""


@contextmanager
def limit() -> Iterator[CDLL]:
    """The compiled functions `fill` and `martingale`."""
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
            str(SOURCE),
        ]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode:
            why = next(iter(done.stderr.splitlines()), "no reason given")
            raise NoLimit(f"limit.c is for processors with AVX2 and was not compiled: {why}")
        library = CDLL(str(made))
        library.fill.argtypes = (c_uint64, c_void_p, c_int64)
        library.martingale.argtypes = (c_uint64, c_int64, c_int64, c_int32, c_int32, c_void_p)
        yield library
