// SPDX-License-Identifier: MIT
#include "errors.h"

#include "boundpuzzle.h"

namespace inkling {

namespace {

[[noreturn]] void throwError(const py::args &arguments)
{
    const py::object kind = py::module_::import("inkling_puzzles.errors").attr("PuzzleError");
    PyErr_SetObject(kind.ptr(), kind(*arguments).ptr());
    throw py::error_already_set();
}

[[noreturn]] void throwError(const std::string &message, const ParseError &error)
{
    throwError(py::make_tuple(message, error.line, error.column, error.found.english(),
                              error.expected.english()));
}

} // namespace

void throwPuzzleError(const ParseError &error)
{
    throwError(error.message(), error);
}

void throwPuzzleError(const UnclearFamily &unclear)
{
    std::string names;
    const auto all = families();
    for (const Family *family : unclear.candidates.empty() ? all : std::span(unclear.candidates))
        names += (names.empty() ? "" : ", ") + std::string(family->commandName());
    std::string message = unclear.error.message();
    if (unclear.furthest)
        message.append(", read as ").append(unclear.furthest->title());
    if (unclear.isToBeNamed)
        message.append("; name the family, one of: ").append(names);
    throwError(message, unclear.error);
}

void throwPuzzleError(const std::string &message)
{
    throwError(py::make_tuple(message));
}

} // namespace inkling
