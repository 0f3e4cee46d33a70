# SPDX-License-Identifier: MIT
"""What the functions return. All of it is immutable."""
from dataclasses import dataclass


@dataclass(frozen=True)
class Solution:
    """The number of answers, "none", "unique" or "many"; and the answers found: none, one, or two that differ. Each is
    given as text in the judge's format, without its heading, and as a number for each edge, cell or the like."""
    verdict: str
    answers: tuple[str, ...]
    values: tuple[tuple[int, ...], ...]


@dataclass(frozen=True)
class Step:
    """By this rule, from these premises follow these conclusions. Rows and columns in them count from 0, in the sentence
    from 1. Steps of one wave do not rest on each other. `nested`: the steps that show why the opposite fails; `parts`:
    the small steps that this one is made of."""
    rule: str
    title: str
    sentence: str
    wave: int
    cost: float
    premises: tuple[dict, ...]
    conclusions: tuple[dict, ...]
    nested: tuple["Step", ...] = ()
    parts: tuple["Step", ...] = ()


@dataclass(frozen=True)
class Rating:
    """The difficulty as a number and as a word, from "gentle" to "fiendish", and a sentence that says why."""
    value: float
    word: str
    reason: str


@dataclass(frozen=True)
class Explanation:
    """The steps to the answer, which is also a sequence of them. `solved`: the steps reach the answer, or that there is
    none; if not, `undecided` tells how many edges, cells or the like are left open. `rating` is None unless there is
    exactly one answer, or the puzzle is one that is rated by its easiest answer."""
    verdict: str
    solved: bool
    undecided: int
    rating: Rating | None
    answer: str | None
    steps: tuple[Step, ...]

    def __len__(self):
        return len(self.steps)

    def __getitem__(self, index):
        return self.steps[index]

    def __iter__(self):
        return iter(self.steps)


@dataclass(frozen=True)
class Score:
    """Whether an answer is right; if not, the first fault."""
    right: bool
    fault: str | None


@dataclass(frozen=True)
class Rule:
    """A named rule of reasoning, why it holds, and how hard it is to see."""
    id: str
    title: str
    text: str
    cost: float


@dataclass(frozen=True)
class Family:
    """A kind of puzzle: the rules of its puzzles, sizes that are quick to make (rows, columns), the symmetries that its
    clues can have, and sample puzzles in the judge's format."""
    name: str
    title: str
    text: str
    sizes: tuple[tuple[int, int], ...]
    symmetries: tuple[str, ...]
    sample: str


def step_of(told):
    """The step of a JSON object."""
    return Step(told["rule"], told["title"], told["sentence"], told["wave"], told["cost"],
                tuple(told["premises"]), tuple(told["conclusions"]),
                tuple(map(step_of, told.get("nested", ()))), tuple(map(step_of, told.get("parts", ()))))


def explanation_of(told):
    """The explanation of a JSON object."""
    rating = told["rating"]
    return Explanation(told["verdict"], told["solved"], told["undecided"], rating and Rating(**rating),
                       told["answer"], tuple(map(step_of, told["steps"])))
