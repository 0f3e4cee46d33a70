// SPDX-License-Identifier: MIT
#pragma once

#include "kenken/kenkenstepchecker.h"
#include "support/checks/librarychecks.h"
#include "support/checks/sentencecheck.h"

#include <map>
#include <optional>
#include <set>
#include <string>

namespace inkling::test {

/// The first of two faults that there is.
inline std::optional<std::string> both(std::optional<std::string> first,
                                       const std::optional<std::string> &second)
{
    return first ? first : second;
}

/// Reads the words of a KenKen's sentences, against the cages of the puzzle. Shares no code with
/// the program's reasoning. Functions that look for a thing in words throw std::invalid_argument if
/// the words name no such thing.
class KenkenReading
{
public:
    using Digits = std::set<int>;
    /// The digits of a cage's cells, in the order of the cells.
    using Filling = std::vector<int>;
    /// A function that returns the digits that a cell may still have.
    using Possible = std::function<Digits(int cell)>;
    struct Line
    {
        bool isRow;
        int number;
        friend auto operator<=>(const Line &, const Line &) = default;
    };

    KenkenReading(int side, std::vector<JudgeCage> cages);

    [[nodiscard]] int side() const { return m_side; }
    [[nodiscard]] const std::vector<JudgeCage> &cages() const { return m_cages; }
    [[nodiscard]] bool isOn(const Line &line, int cell) const;
    [[nodiscard]] std::vector<int> cellsOf(const Line &line) const;
    [[nodiscard]] bool share(int cell, int other) const;
    [[nodiscard]] const JudgeCage &cageOf(int cell) const;
    [[nodiscard]] Digits all() const;

    /// @{ The things that words name.
    [[nodiscard]] std::vector<const JudgeCage *> cagesIn(const std::string &words) const;
    [[nodiscard]] const JudgeCage &cageIn(const std::string &words) const;
    [[nodiscard]] std::vector<Line> linesIn(const std::string &words) const;
    [[nodiscard]] Line lineIn(const std::string &words) const;
    [[nodiscard]] std::vector<int> cellsNamed(const std::string &words) const;
    [[nodiscard]] int cellNamed(const std::string &words) const;
    [[nodiscard]] Digits digitsIn(const std::string &words) const;
    /// The digits left in each cell that the words tell about: "row 1, column 2 is 3 or 4". The
    /// words must contain nothing else.
    [[nodiscard]] std::map<int, Digits> factsIn(const std::string &words) const;
    /// The terms of each formula in the words, in their order there: "1 + 4 or 2 + 3". Each formula
    /// must make the cage's target.
    [[nodiscard]] std::vector<std::vector<int>> formulasIn(const std::string &words,
                                                           const JudgeCage &cage) const;
    /// @}

    /// @{ The premises and conclusions of a step, from its JSON form.
    [[nodiscard]] Digits premised(const ToldStep &told, int cell) const;
    [[nodiscard]] std::set<int> premiseCells(const ToldStep &told) const;
    [[nodiscard]] std::set<int> singlePremises(const ToldStep &told) const;
    [[nodiscard]] std::set<Line> premiseLines(const ToldStep &told) const;
    [[nodiscard]] std::set<char> premiseCages(const ToldStep &told) const;
    /// The digits that the step leaves in each cell that it concludes about.
    [[nodiscard]] std::map<int, Digits> concluded(const ToldStep &told) const;
    /// @}
    [[nodiscard]] static Digits before(const ToldStep &told, int cell);
    [[nodiscard]] Digits lost(const ToldStep &told, int cell) const;
    [[nodiscard]] Digits lostAnywhere(const ToldStep &told) const;

    /// Nothing if the words tell exactly the step's conclusions, otherwise the fault. `taking`: the
    /// cells that take up digits of which the words say that no other cell has them.
    [[nodiscard]] std::optional<std::string> concludes(const std::string &words,
                                                       const ToldStep &told,
                                                       const std::set<int> &taking = {}) const;

    /// The digits left in each cell, of words that tell a part of a step's conclusions.
    [[nodiscard]] std::map<int, Digits> partIn(const std::string &words) const;
    /// Nothing if the words tell exactly what the step concludes of these cells, and the step's
    /// sentences together tell all of it; otherwise the fault.
    [[nodiscard]] std::optional<std::string>
    concludesOf(const std::set<int> &cells, const std::string &words, const ToldStep &told) const;

    [[nodiscard]] bool makes(const JudgeCage &cage, const std::vector<int> &digits) const;
    [[nodiscard]] std::vector<Filling> fillings(const JudgeCage &cage,
                                                const Possible &possible) const;
    [[nodiscard]] std::vector<Filling> fillings(const JudgeCage &cage, const ToldStep &told) const;
    /// Whether the formulas in the words are exactly these fillings, each once; the order of the
    /// digits does not matter.
    [[nodiscard]] bool listsAll(const std::string &words, const JudgeCage &cage,
                                const std::vector<Filling> &fillings) const;
    /// Whether no filling has a digit that the step excludes in that cell of the cage.
    [[nodiscard]] bool areOut(const JudgeCage &cage, const std::vector<Filling> &fillings,
                              const ToldStep &told) const;
    [[nodiscard]] Digits on(const Line &line, const JudgeCage &cage, const Filling &filling) const;

private:
    [[nodiscard]] bool canBe(const JudgeCage &cage, const Filling &begun, int digit) const;

    int m_side;
    std::vector<JudgeCage> m_cages;
};

/// The fault of a step that should exclude exactly `digits`, and only from cells of `line` outside
/// `cage`; nothing if it does just that.
[[nodiscard]] std::optional<std::string>
losesOutside(const KenkenReading &reading, const JudgeCage &cage, const KenkenReading::Line &line,
             const KenkenReading::Digits &digits, const ToldStep &told);

/// Adds the claims of sentences about single cages.
void addKenkenCageClaims(SentenceChecker &checker, const std::shared_ptr<KenkenReading> &reading);
/// Adds the claims of sentences about cages and the lines that they share.
void addKenkenLineClaims(SentenceChecker &checker, const std::shared_ptr<KenkenReading> &reading);
/// Adds the claims of sentences about a digit that a cage takes from a line, or a line from a cage.
void addKenkenTakingClaims(SentenceChecker &checker, const std::shared_ptr<KenkenReading> &reading);
/// Adds the claims of stories: a supposition, and how the digits of lines are then shared out cage
/// by cage.
void addKenkenStoryClaims(SentenceChecker &checker, const std::shared_ptr<KenkenReading> &reading);
/// Adds the claims of sentences about sums and products of lines.
void addKenkenTotalClaims(SentenceChecker &checker, const std::shared_ptr<KenkenReading> &reading);

} // namespace inkling::test
