# SPDX-License-Identifier: MIT
"""Prints what solve() costs above the engine's own time, for the first sample of every family."""
import time

import inkling_puzzles as inkling
from inkling_puzzles import _core

TIMES = 2000


def seconds_of(call, puzzle):
    start = time.perf_counter()
    for _ in range(TIMES):
        call(puzzle)
    return (time.perf_counter() - start) / TIMES


def least(measure):
    return min(measure() for _ in range(5))


print("microseconds     engine  solve()  above")
for name, family in inkling.families().items():
    puzzle = next(inkling.read(family.sample, name))
    engine = least(lambda: _core.seconds_of_solve(puzzle, TIMES)) * 1e6
    whole = least(lambda: seconds_of(inkling.solve, puzzle)) * 1e6
    print(f"{name:15}{engine:8.1f} {whole:8.1f} {whole - engine:6.1f}")
