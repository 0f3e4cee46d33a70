# SPDX-License-Identifier: MIT
"""Inkling's engine: reads, solves, explains, rates, makes and scores logic puzzles.

The engine works without the interpreter's lock, so threads run side by side; everything may be shared between threads,
but for the iterator of generate(). Ctrl+C stops a call. A `timeout` is in seconds, and raises TimeoutError.
"""
import json
import os
import random
import warnings
from collections.abc import Iterator

from . import _core
from ._core import Puzzle
from .errors import PuzzleError
from .results import Explanation, Family, Rating, Rule, Score, Solution, Step, explanation_of

__all__ = ["Explanation", "Family", "Puzzle", "PuzzleError", "Rating", "Rule", "Score", "Solution", "Step", "check",
           "explain", "families", "generate", "rate", "read", "rules", "score", "solve"]


def read(source: str | os.PathLike[str], family: str | None = None) -> Iterator[Puzzle]:
    """Returns an iterator of the puzzles in a file or a text, in the judge's format or another program's, which reads no
    further than it has to. `source`: a path object; or a string: the path of a file that exists, or the text itself.
    `family`: the name of the kind of puzzle; without it, it is guessed from the text.
    Raises PuzzleError where the text is no puzzle."""
    if isinstance(source, os.PathLike) or (len(source) < 4096 and "\n" not in source and os.path.exists(source)):
        return _core.Reader.of_file(os.fspath(source), family)
    return _core.Reader.of_text(source, family)


def solve(puzzle: Puzzle, timeout: float | None = None) -> Solution:
    """Returns the Solution of a puzzle, found by search."""
    return Solution(*_core.solve(puzzle, timeout))


def check(puzzle: Puzzle, timeout: float | None = None) -> str:
    """Returns how many answers a puzzle has: "none", "unique" or "many"."""
    return _core.solve(puzzle, timeout)[0]


def explain(puzzle: Puzzle, timeout: float | None = None) -> Explanation:
    """Returns the Explanation of a puzzle: the steps that lead to its answer, without any guess."""
    return explanation_of(json.loads(_core.explain(puzzle, timeout)))


def rate(puzzle: Puzzle, timeout: float | None = None) -> Rating | None:
    """Returns the Rating of a puzzle; None if it has none, as most puzzles without exactly one answer."""
    rating = _core.rate(puzzle, timeout)
    return rating and Rating(*rating)


def generate(family: str, size: tuple[int, int] | None = None, difficulty: str = "medium", symmetry: str = "none",
             seed: int | None = None, count: int | None = None, timeout: float | None = None) -> Iterator[Puzzle]:
    """Returns an iterator of new puzzles, for `count` seeds from `seed` on, or for ever. The same seed gives the same
    puzzle on every machine, as with `inkling-cli generate`; without one it is random. A seed of which none of very many
    tries has the difficulty is passed over with a warning. `size`: (rows, columns); without it the second of the
    family's sizes. `timeout`: for each puzzle. Raises ValueError for what the family cannot make."""
    wish = _core.Wish(family, size, difficulty, symmetry)
    first = random.SystemRandom().getrandbits(32) if seed is None else seed
    return _made(wish, first, count, timeout)


def _made(wish, first, count, timeout):
    seed = first
    while count is None or seed < first + count:
        puzzle = wish.make(seed, timeout)
        if puzzle is None:
            warnings.warn(f"seed {seed}: many tries, but none has the difficulty")
        else:
            yield puzzle
        seed += 1


def score(puzzle: Puzzle, answer: str, timeout: float | None = None) -> Score:
    """Returns the Score of an answer in the judge's format, as solve() gives one: any right answer counts, with or
    without the judge's heading; blanks, empty lines, upper and lower case make no difference."""
    return Score(*_core.score(puzzle, answer, timeout))


def families() -> dict[str, Family]:
    """Returns the kinds of puzzle by name."""
    return {family[0]: Family(*family) for family in _core.families()}


def rules(family: str) -> list[Rule]:
    """Returns the named rules of reasoning about a kind of puzzle."""
    return [Rule(*rule) for rule in _core.rules(family)]
