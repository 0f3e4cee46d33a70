// SPDX-License-Identifier: MIT
#include "families/numbercross/model.h"
#include "families/numbercross/statement.h"
#include "families/numbercross/reasoning/rules.h"
#include "formats/linesource.h"

#include <algorithm>
#include <string_view>
#include <vector>

namespace inkling::numbercross {

namespace {

/// A position: the column labels, then the rows with their labels. Behind a digit stands what is known,
/// `b` or `w` as a premise, `B` or `W` as a conclusion; behind a label `!` if the step rests on it.
struct Drawing
{
    std::string_view text;
    bool isContradiction = false;
};

Drawing drawingOf(RuleName rule)
{
    switch (rule) {
    case RuleName::Total:
        return {"9! 1!\n"
                "8 1 1!\n"
                "1 1 1!\n",
                true};
    case RuleName::Parity:
        return {"7! 7!\n"
                "6 6 6\n"
                "7 7 7!\n",
                true};
    case RuleName::OutOfReach:
        return {"4 2 9\n"
                "4 2 9 3!\n",
                true};
    case RuleName::Clash:
        return {"8! 1!\n"
                "7 7 7\n"
                "1 1 1!\n",
                true};
    case RuleName::LabelReached:
        return {"0 0 2 4\n"
                "2w 4w 2B 4B 6!\n"};
    case RuleName::AllTaken:
        return {"0 4 0 0\n"
                "2W 4b 4W 6W 12!\n"};
    case RuleName::TooLarge:
        return {"1 0 0 8\n"
                "1 4 5w 8B 9!\n"};
    case RuleName::CannotSpare:
        return {"0 4 5 0\n"
                "1 4 5b 8W 9!\n"};
    case RuleName::LastOdd:
        return {"2 0 4 0\n"
                "2 5W 4 8 13!\n"};
    case RuleName::OnlyWay:
        return {"5 0 0 8\n"
                "5B 4W 6W 8B 10!\n"};
    case RuleName::EveryWay:
        return {"0 3 5 0\n"
                "2W 3 5 8 10!\n"};
    case RuleName::ManyWays:
        return {"7 0 2 0 5 2 2\n"
                "7B 4 2 4 5B 2 2 8!\n"};
    case RuleName::OddCells:
        return {"4! 4 7 2!\n"
                "1W 3 3 2 6\n"
                "2 1 2 2 5\n"
                "3b 1 1 2 2\n"
                "1 2 2 1 2!\n"
                "1 2 2 1 3!\n"};
    case RuleName::TwoLines:
        return {"3 1! 2!\n"
                "1 1W 1 2!\n"
                "3 1 2 3!\n"
                "2 1 1 2\n"};
    case RuleName::ThreeLines:
        return {"2 2! 2! 5! 5\n"
                "1 2W 2 2 1 5!\n"
                "1 1 1 3 2 5!\n"
                "1 1 2 2 2 3\n"
                "1 2 1 1 3 3!\n"};
    case RuleName::FourLines:
        return {"3! 3! 2! 5 6!\n"
                "2 1 2 3 3 6!\n"
                "1 3 1 2 2 5\n"
                "1 1 2 2 2 6\n"
                "2W 1 1 2 3 6!\n"
                "1 2 1 3 1 3!\n"};
    case RuleName::Count:
        break;
    }
    return {};
}

/// A word of a drawing: its number, and what stands behind it.
struct Word
{
    int number = 0;
    char note = ' ';
};

std::vector<std::vector<Word>> wordsOf(std::string_view text)
{
    std::vector<std::vector<Word>> lines;
    LineSource source{std::string(text)};
    while (source.next()) {
        lines.emplace_back();
        WordReader words(source);
        for (auto word = words.next(); !word.empty(); word = words.next()) {
            const std::size_t digits = std::min(word.find_first_not_of("0123456789"), word.size());
            lines.back().push_back({readNumber(word.substr(0, digits), maxLabel).value_or(0),
                                    digits < word.size() ? word[digits] : ' '});
        }
    }
    return lines;
}

} // namespace

RulePicture rulePicture(RuleId rule)
{
    const Drawing drawing = drawingOf(RuleName(rule));
    const auto lines = wordsOf(drawing.text);
    Givens givens;
    givens.grid = {int(lines.size()) - 1, int(lines[0].size())};
    const Grid &grid = givens.grid;
    std::vector<char> notes;
    for (std::size_t r = 1; r < lines.size(); ++r) {
        for (std::size_t c = 0; c + 1 < lines[r].size(); ++c) {
            givens.digits.push_back(std::uint8_t(lines[r][c].number));
            notes.push_back(lines[r][c].note);
        }
        givens.labels.push_back(lines[r].back().number);
    }
    for (const Word &word : lines[0])
        givens.labels.push_back(word.number);
    const NumberCrossModel model(givens);
    RulePicture picture;
    picture.board = statedOf(givens)->board();
    picture.contradiction = drawing.isContradiction;
    for (int line = 0; line < grid.lineCount(); ++line) {
        const Word &label = grid.isRow(line) ? lines[std::size_t(line) + 1].back()
                                             : lines[0][std::size_t(line - grid.rows)];
        for (const ElementId element : model.elements(ConstraintId(line))) {
            if (label.note == '!')
                picture.constraints.push_back(element);
        }
    }
    for (int cell = 0; cell < grid.cellCount(); ++cell) {
        const char note = notes[std::size_t(cell)];
        const bool isPremise = note == 'b' || note == 'w';
        if (!isPremise && note != 'B' && note != 'W')
            continue;
        const bool isBlack = note == 'b' || note == 'B';
        (isPremise ? picture.premises : picture.conclusions)
            .push_back(*model.mark({UnknownId(cell), ValueSet::only(isBlack ? black : white)}));
    }
    return picture;
}

} // namespace inkling::numbercross
