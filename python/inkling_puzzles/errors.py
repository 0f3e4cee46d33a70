# SPDX-License-Identifier: MIT
"""The error of a text that holds no puzzle."""


class PuzzleError(ValueError):
    """A text stops making sense at a line and column, both from 1 (columns in bytes): `found` stands there in place
    of `expected`. All four are None where the fault has no place. str() is the whole message."""

    def __init__(self, message, line=None, column=None, found=None, expected=None):
        super().__init__(message if line is None else f"line {line}, column {column}: {message}")
        self.line = line
        self.column = column
        self.found = found
        self.expected = expected
