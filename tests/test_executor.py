"""Tasks on several processes: each gives one result, whatever happens to the workers."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from conftest import PATIENCE, PROJECT, wait_for

from connectx.errors import UserError
from connectx.executor import workers


def double(number: int) -> int:
    return 2 * number


def fail(number: int) -> int:
    raise ValueError(f"no {number}")


@pytest.mark.parametrize("jobs", [1, 2])
def test_each_task_is_taken_when_a_worker_is_free_and_gives_its_result(jobs: int) -> None:
    taken, done = [], []

    def tasks() -> Iterator[int]:
        for number in range(20):
            taken.append(number)
            yield number

    with workers(jobs=jobs) as run:
        for task, result in run(double, tasks()):
            done.append((task, result))
            assert len(taken) - len(done) <= 4
        assert sorted(done) == [(n, 2 * n) for n in range(20)]
        with pytest.raises(ValueError, match="no 1"):
            list(run(fail, [1]))


@pytest.mark.skipif(sys.platform == "win32", reason="needs SIGKILL")
def test_the_loss_of_a_worker_ends_the_run_in_a_line() -> None:
    with pytest.raises(UserError, match=r"^a worker was lost"), workers(jobs=2) as run:
        list(run(signal.raise_signal, [signal.SIGKILL]))


@pytest.mark.skipif(sys.platform == "win32", reason="there are no sessions")
def test_workers_get_no_ctrl_c() -> None:
    with workers(jobs=2) as run:
        assert next(run(os.getsid, [0]))[1] != os.getsid(0)


def test_where_memory_cannot_be_shared_a_line_says_what_works(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def refuse(*_: object) -> None:
        raise PermissionError("/dev/shm")

    monkeypatch.setattr("_multiprocessing.SemLock", refuse)
    with pytest.raises(UserError, match="--jobs 1"), workers(jobs=2):
        pass


def test_a_script_needs_no_main_guard_and_workers_share_the_cores(tmp_path: Path) -> None:
    (script := tmp_path / "script.py").write_text(
        "import os\n"
        "from connectx.executor import Run, workers\n"
        "with workers(jobs=2) as run:\n"
        "    print(next(run(os.getenv, ['CONNECTX_CORES'])))\n"
    )
    environment = {**os.environ, "PYTHONPATH": str(PROJECT)}
    ended = subprocess.run(
        [sys.executable, script], env=environment, capture_output=True, text=True
    )
    share = max(1, (os.cpu_count() or 1) // 2)
    assert ended.stdout == f"('CONNECTX_CORES', '{share}')\n"


def test_leaving_early_ends_the_workers_at_once() -> None:
    start = time.monotonic()
    with workers(jobs=2) as run:
        next(run(time.sleep, [0.0, 1000.0, 1000.0]))
    assert time.monotonic() - start < PATIENCE


@pytest.mark.skipif(sys.platform != "linux", reason="processes are looked up in /proc")
def test_workers_end_with_a_killed_parent(tmp_path: Path) -> None:
    (tmp_path / "reporting.py").write_text(
        "import os, pathlib, time\n"
        "def report(folder):\n"
        "    pathlib.Path(folder, f'{os.getpid()}.pid').touch()\n"
        "    time.sleep(1000)\n"
    )
    script = (
        "from reporting import report\n"
        "from connectx.executor import Run, workers\n"
        "with workers(jobs=2) as run:\n"
        f"    list(run(report, [{str(tmp_path)!r}] * 2))\n"
    )
    path = os.pathsep.join([str(PROJECT), str(tmp_path)])
    with subprocess.Popen(
        [sys.executable, "-c", script], env={**os.environ, "PYTHONPATH": path}
    ) as parent:
        wait_for(lambda: len([*tmp_path.glob("*.pid")]) == 2)
        started = [Path("/proc", file.stem) for file in tmp_path.glob("*.pid")]
        parent.kill()
    wait_for(lambda: not any(each.exists() for each in started))
