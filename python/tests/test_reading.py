# SPDX-License-Identifier: MIT
import pickle
import resource
import xml.etree.ElementTree as xml

import pytest

import inkling_puzzles as inkling

TINY = "2 2\n2 2\n2 2\n"


def test_a_puzzle_says_what_it_is(puzzle, family):
    assert puzzle.family == family
    assert puzzle.rows > 0 and puzzle.columns > 0
    assert repr(puzzle) == f"<{inkling.families()[family].title} puzzle, {puzzle.rows} x {puzzle.columns}>"


def test_the_text_gives_the_same_puzzle(puzzles, family):
    for puzzle in puzzles:
        again = next(inkling.read(puzzle.text, family))
        assert again == puzzle and hash(again) == hash(puzzle) and again is not puzzle
    assert len(set(puzzles)) == len(puzzles)
    assert puzzles[0] != "a puzzle"


def test_a_puzzle_can_be_pickled(puzzles):
    assert pickle.loads(pickle.dumps(puzzles)) == puzzles


def test_the_picture_is_svg_with_every_clue(puzzle):
    picture = xml.fromstring(puzzle._repr_svg_())
    assert picture.tag == "{http://www.w3.org/2000/svg}svg"
    left, top, width, height = map(float, picture.get("viewBox").split())
    shapes = list(picture.iter())
    assert len(shapes) > 5
    for text in picture.iter("{http://www.w3.org/2000/svg}text"):
        assert text.text and left < float(text.get("x")) < left + width and top < float(text.get("y")) < top + height


def test_files_are_read_by_path_or_name(tmp_path):
    file = tmp_path / "two.slk"
    file.write_text(TINY + TINY + "0 0\n")
    assert len(list(inkling.read(file))) == len(list(inkling.read(str(file)))) == 2
    with pytest.raises(FileNotFoundError, match="nothing.slk"):
        inkling.read(tmp_path / "nothing.slk")
    with pytest.raises(IsADirectoryError):
        next(inkling.read(tmp_path))


def test_other_programs_texts_are_read():
    puzzle, = inkling.read("https://puzz.link/p?slither/5/5/cbcbcdddd")
    assert (puzzle.family, puzzle.rows) == ("slitherlink", 5)


def test_an_error_has_its_place():
    reader = inkling.read("1 2\n. .\n2 2\n2 x\n")
    assert next(reader).columns == 2
    with pytest.raises(inkling.PuzzleError) as caught:
        next(reader)
    error = caught.value
    assert isinstance(error, ValueError)
    assert (error.line, error.column, error.found) == (4, 3, "'x'")
    assert str(error) == f"line 4, column 3: found 'x'; expected {error.expected}"
    assert vars(pickle.loads(pickle.dumps(error))) == vars(error)
    assert next(reader, None) is None


def test_an_unclear_family_is_to_be_named():
    with pytest.raises(inkling.PuzzleError, match="name the family, one of: .*masyu"):
        next(inkling.read("what is this?"))
    with pytest.raises(ValueError, match="family: found 'chess'; expected one of: slitherlink"):
        inkling.read(TINY, "chess")


def test_a_long_stream_is_read_puzzle_by_puzzle(tmp_path):
    file = tmp_path / "long.slk"
    file.write_text(200_000 * TINY + "0 0\n")
    reader = inkling.read(file)
    for _ in range(20_000):
        next(reader)
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    assert sum(1 for _ in reader) == 180_000
    grown = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before
    assert grown < 1024, f"{grown} KiB for a file of {file.stat().st_size} bytes"
