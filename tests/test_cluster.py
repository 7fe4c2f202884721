"""A real dask scheduler with two workers, one of which is killed."""

import logging
import os
import signal
import time
from collections.abc import Iterator
from typing import Any

import pytest

from arena.executor import ExecutorError, run_tasks

distributed = pytest.importorskip("distributed")


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    with distributed.LocalCluster(
        n_workers=2, threads_per_worker=1, dashboard_address=None, silence_logs=logging.CRITICAL
    ) as local:
        yield local


def report(number: int) -> tuple[int, int]:
    time.sleep(0.05)
    return number, os.getpid()


def test_a_task_whose_worker_is_killed_is_done_by_another(cluster: Any) -> None:
    results = []
    for number, (result, worker) in run_tasks(report, range(40), cluster=cluster.scheduler_address):
        assert number == result
        results.append(number)
        if len(results) == 5:
            os.kill(worker, signal.SIGKILL)
    assert sorted(results) == list(range(40))


def test_an_address_where_nobody_answers_is_named() -> None:
    with pytest.raises(ExecutorError, match="no dask scheduler answers"):
        list(run_tasks(report, [1], cluster="tcp://127.0.0.1:9"))
