// SPDX-License-Identifier: MIT
#include "answers.h"
#include "boardsvg.h"
#include "boundpuzzle.h"
#include "boundwish.h"
#include "explaining.h"
#include "families/registry.h"
#include "puzzlereader.h"

#include <pybind11/stl.h>

namespace inkling {

const Family &familyNamed(const std::string &name)
{
    if (const Family *family = findFamily(name))
        return *family;
    std::string names;
    for (const Family *family : families())
        names += (names.empty() ? "" : ", ") + std::string(family->commandName());
    throw py::value_error("family: found '" + name + "'; expected one of: " + names);
}

namespace {

const Family *familyOrGuess(const std::optional<std::string> &name)
{
    return name ? &familyNamed(*name) : nullptr;
}

/// For each family: its name, title, the rules of its puzzles, its sizes, symmetries and sample.
py::list familyList()
{
    py::list list;
    for (const Family *family : families()) {
        py::list sizes;
        for (const BoardSize &size : family->sizes())
            sizes.append(py::make_tuple(size.rows, size.columns));
        py::list symmetries;
        symmetries.append(symmetryName(Symmetry::None));
        for (const Symmetry symmetry : family->symmetries())
            symmetries.append(symmetryName(symmetry));
        // The second line of the help is about the window.
        const std::string_view help = family->help();
        list.append(py::make_tuple(family->commandName(), family->title(),
                                   help.substr(0, help.find('\n')), py::tuple(sizes),
                                   py::tuple(symmetries), family->samples().front().text));
    }
    return list;
}

/// For each rule: its id, title, text and cost.
py::list ruleList(const std::string &family)
{
    py::list list;
    for (const Rule &rule : familyNamed(family).rules())
        list.append(py::make_tuple(rule.id, rule.title, rule.text, rule.cost));
    return list;
}

std::string representation(const BoundPuzzle &puzzle)
{
    return "<" + std::string(puzzle->family().title()) + " puzzle, "
           + std::to_string(puzzle->rows()) + " x " + std::to_string(puzzle->columns()) + ">";
}

void bindPuzzle(py::module_ &module)
{
    py::class_<BoundPuzzle>(module, "Puzzle")
        .def_property_readonly("family", &BoundPuzzle::familyName)
        .def_property_readonly("rows", [](const BoundPuzzle &self) { return self->rows(); })
        .def_property_readonly("columns", [](const BoundPuzzle &self) { return self->columns(); })
        .def_property_readonly("text", [](const BoundPuzzle &self) { return self->text(); })
        .def("_repr_svg_", [](const BoundPuzzle &self) { return svgOf(self->board()); })
        .def("__repr__", &representation)
        .def(
            "__eq__",
            [](const BoundPuzzle &self, const BoundPuzzle &other) { return self == other; },
            py::is_operator())
        .def("__hash__",
             [](const BoundPuzzle &self) { return std::hash<std::string>()(self->text()); })
        .def(py::pickle(
            [](const BoundPuzzle &self) {
                return py::make_tuple(self->family().id(), self->text());
            },
            [](const py::tuple &state) {
                return puzzleOf(familyNamed(state[0].cast<std::string>()),
                                state[1].cast<std::string>());
            }));
}

void bindReader(py::module_ &module)
{
    using Name = std::optional<std::string>;
    py::class_<PuzzleReader>(module, "Reader")
        .def_static("of_text",
                    [](std::string text, const Name &family) {
                        return std::make_unique<PuzzleReader>(std::move(text),
                                                              familyOrGuess(family));
                    })
        .def_static("of_file",
                    [](const std::string &path, const Name &family) {
                        return std::make_unique<PuzzleReader>(std::make_unique<PuzzleFile>(path),
                                                              familyOrGuess(family));
                    })
        .def("__iter__", [](const py::object &self) { return self; })
        .def("__next__", &PuzzleReader::next);
}

void bindWish(py::module_ &module)
{
    py::class_<BoundWish>(module, "Wish")
        .def(py::init([](const std::string &family, std::optional<std::pair<int, int>> size,
                         const std::string &difficulty, const std::string &symmetry) {
            return BoundWish(familyNamed(family), size, difficulty, symmetry);
        }))
        .def("make", &BoundWish::make);
}

} // namespace

PYBIND11_MODULE(_core, module)
{
    bindPuzzle(module);
    bindReader(module);
    bindWish(module);
    module.def("families", &familyList);
    module.def("rules", &ruleList);
    module.def("solve", &solve);
    module.def("score", &score);
    module.def("explain", &explanationJson);
    module.def("rate", &ratingOf);
    module.def("seconds_of_solve", &secondsOfSolve);
}

} // namespace inkling
