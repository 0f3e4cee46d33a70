# SPDX-License-Identifier: MIT
"""A data set for benchmarks of reasoning: different puzzles of every kind with an answer, the steps that lead there, a
rating, and a scorer that takes any right answer.

    python reasoning_dataset.py make COUNT FILE      writes COUNT different puzzles as JSON lines
    python reasoning_dataset.py score FILE ANSWERS   scores answers: JSON lines with "id" and "response"

A response may say what it likes: its last block between ``` counts, or all of it where there is none.
"""
import argparse
import itertools
import json
import re
from concurrent.futures import ThreadPoolExecutor

import inkling_puzzles as inkling

DIFFICULTIES = ("gentle", "easy", "medium", "hard")


def example_of(family):
    """A puzzle and its answer, which show how both are written."""
    puzzle = next(inkling.read(family.sample, family.name))
    return f"{puzzle.text.rstrip()}\n\nIts answer:\n\n{inkling.solve(puzzle).answers[0]}"


def wishes():
    """Families, difficulties and seeds, for ever."""
    for seed, (difficulty, family) in enumerate(itertools.cycle(itertools.product(DIFFICULTIES,
                                                                                  inkling.families().values()))):
        yield family, difficulty, seed


def made(wish, examples):
    """A line of the data set; none where the seed has no puzzle of the difficulty."""
    family, difficulty, seed = wish
    for puzzle in inkling.generate(family.name, family.sizes[0], difficulty, seed=seed, count=1):
        explanation = inkling.explain(puzzle)
        return {"id": f"{family.name}-{difficulty}-{seed}",
                "family": family.name,
                "puzzle": puzzle.text,
                "question": f"{family.title}. {family.text}\n\nFor example, a puzzle:\n\n{examples[family.name]}\n\n"
                            f"Solve this one, and write its answer in the same way:\n\n{puzzle.text}",
                "answer": explanation.answer,
                "steps": [{"rule": step.rule, "sentence": step.sentence} for step in explanation],
                "rating": explanation.rating.value,
                "difficulty": explanation.rating.word}


def reward(line, response):
    """1.0 for a right answer to a line of the data set, else 0.0; and what is wrong."""
    puzzle = next(inkling.read(line["puzzle"], line["family"]))
    blocks = re.findall(r"```[^\n]*\n(.*?)```", response, re.DOTALL)
    result = inkling.score(puzzle, blocks[-1] if blocks else response)
    return float(result.right), result.fault


def make(count, file):
    examples = {name: example_of(family) for name, family in inkling.families().items()}
    further = wishes()
    seen = set()
    with ThreadPoolExecutor() as pool, open(file, "w", encoding="utf-8") as out:
        while len(seen) < count:
            batch = list(itertools.islice(further, count - len(seen)))
            for line in pool.map(lambda wish: made(wish, examples), batch):
                if line and line["puzzle"] not in seen:
                    seen.add(line["puzzle"])
                    print(json.dumps(line, ensure_ascii=False), file=out)


def score(file, answers):
    with open(file, encoding="utf-8") as text:
        lines = {line["id"]: line for line in map(json.loads, text)}
    rewards = []
    with open(answers, encoding="utf-8") as text:
        for answer in map(json.loads, text):
            right, fault = reward(lines[answer["id"]], answer["response"])
            rewards.append(right)
            if fault:
                print(f"{answer['id']}: {fault}")
    print(f"{sum(rewards):.0f} of {len(rewards)} right")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(required=True)
    making = commands.add_parser("make")
    making.add_argument("count", type=int)
    making.add_argument("file")
    making.set_defaults(run=lambda given: make(given.count, given.file))
    scoring = commands.add_parser("score")
    scoring.add_argument("file")
    scoring.add_argument("answers")
    scoring.set_defaults(run=lambda given: score(given.file, given.answers))
    given = parser.parse_args()
    given.run(given)
