# SPDX-License-Identifier: MIT
import os
import signal
import threading
from concurrent.futures import ThreadPoolExecutor

import pytest

import inkling_puzzles as inkling


def endless():
    """What takes far longer than any test."""
    return next(inkling.generate("slitherlink", (40, 40), "fiendish", "half-turn", seed=1))


@pytest.mark.parametrize("call", [inkling.solve, inkling.check, inkling.explain, inkling.rate])
def test_a_timeout_stops(call, large):
    with pytest.raises(TimeoutError):
        call(large, timeout=0)
    assert call(large, timeout=1e12) == call(large)


def test_a_timeout_stops_generating():
    with pytest.raises(TimeoutError):
        next(inkling.generate("slitherlink", (40, 40), "fiendish", timeout=0.1))


@pytest.mark.parametrize("timeout", [-1, float("nan")])
def test_a_timeout_is_not_negative(large, timeout):
    with pytest.raises(ValueError, match="expected seconds, 0 or more"):
        inkling.solve(large, timeout)


def test_ctrl_c_stops():
    # The timer's thread runs only because the engine works without the interpreter's lock.
    threading.Timer(0.2, os.kill, (os.getpid(), signal.SIGINT)).start()
    with pytest.raises(KeyboardInterrupt):
        endless()


def test_other_signals_are_handled_while_the_engine_works():
    def handle(number, frame):
        raise InterruptedError(number)

    before = signal.signal(signal.SIGALRM, handle)
    signal.setitimer(signal.ITIMER_REAL, 0.2)
    with pytest.raises(InterruptedError):
        endless()
    signal.signal(signal.SIGALRM, before)


def test_a_handler_may_call_the_engine():
    """While the engine is at work on the same thread: it keeps room for its work by thread."""
    hard = next(inkling.generate("slitherlink", (20, 20), "hard", seed=1))
    easy = next(inkling.generate("slitherlink", (10, 10), "easy", seed=2))
    expected = inkling.explain(hard), inkling.explain(easy)
    heard = []
    before = signal.signal(signal.SIGALRM, lambda number, frame: heard.append(inkling.explain(easy)))
    found = []
    for _ in range(3):
        signal.setitimer(signal.ITIMER_REAL, 0.02)
        found.append(inkling.explain(hard))
    signal.setitimer(signal.ITIMER_REAL, 0)
    signal.signal(signal.SIGALRM, before)
    assert heard == 3 * [expected[1]]
    assert found == 3 * [expected[0]]


def test_eight_threads_agree_with_one():
    puzzles = [puzzle for family in inkling.families().values()
               for puzzle in list(inkling.read(family.sample, family.name))[:3]]

    def work(puzzle):
        explanation = inkling.explain(puzzle)
        answers = inkling.solve(puzzle).answers
        return explanation, answers, [inkling.score(puzzle, answer) for answer in answers], puzzle._repr_svg_()

    alone = [work(puzzle) for puzzle in puzzles]
    with ThreadPoolExecutor(8) as pool:
        assert list(pool.map(work, 3 * puzzles)) == 3 * alone


def test_threads_share_a_reader():
    reader = inkling.read(20_000 * "1 1\n3\n" + "0 0\n")
    with ThreadPoolExecutor(8) as pool:
        assert sum(pool.map(lambda _: sum(1 for _ in reader), range(8))) == 20_000
