# SPDX-License-Identifier: MIT
import os
import subprocess

import pytest

import inkling_puzzles as inkling


@pytest.mark.skipif("INKLING_CLI" not in os.environ, reason="INKLING_CLI does not name inkling-cli")
def test_a_seed_gives_the_puzzle_of_the_headless_program(family):
    rows, columns = inkling.families()[family].sizes[0]
    text = subprocess.run([os.environ["INKLING_CLI"], "generate", "--family", family, "--size", f"{rows}x{columns}",
                           "--difficulty", "easy", "--seed", "5", "--count", "2"],
                          capture_output=True, text=True, check=True).stdout
    made = list(inkling.generate(family, (rows, columns), "easy", seed=5, count=2))
    assert made == list(inkling.read(text, family))
    assert all(puzzle.text in text for puzzle in made)
    assert {inkling.rate(puzzle).word for puzzle in made} == {"easy"}


def test_without_a_seed_puzzles_differ():
    assert len(set(inkling.generate("kenken", (4, 4), "easy", count=3))) == 3


def test_a_symmetry_is_kept():
    puzzle = next(inkling.generate("slitherlink", (6, 6), "easy", "half-turn", seed=3))
    clues = "".join(puzzle.text.split("\n", 1)[1].split())
    assert [clue == "." for clue in clues] == [clue == "." for clue in reversed(clues)]


@pytest.mark.parametrize("wish, message", [
    ({"size": (1000, 1)}, "found 1000x1, medium, symmetry none; expected "),
    ({"difficulty": "tough"}, "difficulty: found 'tough'; expected one of: gentle, easy, medium, hard, fiendish"),
    ({"symmetry": "round"}, "symmetry: found 'round'; expected one of: none, "),
])
def test_what_cannot_be_made_is_said_at_once(wish, message):
    with pytest.raises(ValueError, match=message):
        inkling.generate("slitherlink", **wish)
