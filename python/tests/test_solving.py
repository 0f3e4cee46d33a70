# SPDX-License-Identifier: MIT
import dataclasses

import pytest

import inkling_puzzles as inkling

MANY = "1 2\n. .\n"
NONE = "2 2\n3 3\n3 3\n"


def test_the_answer_is_right(puzzles):
    for puzzle in puzzles[:3]:
        solution = inkling.solve(puzzle)
        assert solution.verdict == inkling.check(puzzle)
        assert len(solution.answers) == len(solution.values) == {"none": 0, "unique": 1, "many": 2}[solution.verdict]
        for answer in solution.answers:
            assert inkling.score(puzzle, answer) == inkling.Score(True, None)
            assert inkling.score(puzzle, "\n" + answer + "\n\n") == inkling.Score(True, None)


def test_verdicts():
    many, = inkling.read(MANY, "slitherlink")
    none, = inkling.read(NONE, "slitherlink")
    assert (inkling.check(many), inkling.check(none)) == ("many", "none")
    first, second = inkling.solve(many).values
    assert first != second and len(first) == 7
    assert inkling.solve(none).answers == ()


def test_a_wrong_answer_has_a_fault(puzzle):
    right = inkling.solve(puzzle).answers[0]
    for wrong in ["", "?", right + "\n" + right, right[:-2]]:
        result = inkling.score(puzzle, wrong)
        assert not result.right and result.fault


def test_a_fault_says_where():
    puzzle = next(inkling.read(inkling.families()["kenken"].sample))
    assert inkling.score(puzzle, "1234\n1234\n1234\n1234").fault.count("holds") == 1
    assert inkling.score(puzzle, "1324\n31x2\n4231\n2413").fault.startswith("line 2, column 3: found 'x'; expected 1 to 4")
    assert inkling.score(puzzle, "KenKen Puzzle #1:\n1324\n3142\n4231\n2413").right
    assert not inkling.score(puzzle, "No solution").right


def test_no_solution_is_right_where_there_is_none():
    none, = inkling.read(NONE, "slitherlink")
    assert inkling.score(none, "No solution").right


def test_the_explanation_leads_to_the_answer(puzzle):
    explanation = inkling.explain(puzzle)
    assert explanation.solved and explanation.undecided == 0
    assert inkling.score(puzzle, explanation.answer).right
    assert list(explanation) == list(explanation.steps) and len(explanation) > 0
    titles = {rule.id: rule.title for rule in inkling.rules(puzzle.family)}
    waves = [step.wave for step in explanation]
    assert waves == sorted(waves)
    for step in explanation:
        assert step.title and step.sentence and step.cost > 0
        assert step.title == titles.get(step.rule, step.title)
        assert all(isinstance(fact, dict) for fact in step.premises + step.conclusions)
        assert all(inner.sentence for inner in step.nested + step.parts)
    assert explanation.rating == inkling.rate(puzzle)
    assert explanation.rating.word in ("gentle", "easy", "medium", "hard", "fiendish")


def test_without_one_answer_there_is_no_rating():
    many, = inkling.read(MANY, "slitherlink")
    assert inkling.rate(many) is None
    explanation = inkling.explain(many)
    assert not explanation.solved and explanation.undecided > 0 and explanation.rating is None


def test_results_are_frozen(puzzle):
    with pytest.raises(dataclasses.FrozenInstanceError):
        inkling.solve(puzzle).verdict = "none"


def test_families_and_rules(family):
    told = inkling.families()[family]
    assert told.name == family and told.title and told.text and len(told.sizes) > 1
    assert "none" in told.symmetries
    for rule in inkling.rules(family):
        assert rule.id and rule.title and rule.text and rule.cost > 0
