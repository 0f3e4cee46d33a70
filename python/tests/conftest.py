# SPDX-License-Identifier: MIT
"""What the tests share: the sample puzzles of every family."""
import pytest

import inkling_puzzles as inkling


@pytest.fixture(params=list(inkling.families()))
def family(request):
    return request.param


@pytest.fixture
def puzzles(family):
    return list(inkling.read(inkling.families()[family].sample, family))


@pytest.fixture
def puzzle(puzzles):
    return puzzles[0]


@pytest.fixture(scope="session")
def large():
    """A puzzle whose search takes some milliseconds, and its reasoning longer."""
    return next(inkling.generate("slitherlink", (20, 20), "medium", seed=1))
