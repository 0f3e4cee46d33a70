// SPDX-License-Identifier: MIT
#pragma once

#include "support/checks/sentencecheck.h"
#include "support/kenken/kenkenstepchecker.h"

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

/// The words of a KenKen's sentences, read against its givens. Knows the rules of the puzzle, and none of the
/// program's reasoning. All that name things throw std::invalid_argument where there is no such thing.
class KenkenReading
{
public:
    using Digits = std::set<int>;
    /// The cells' digits, in the order of the cage's cells.
    using Filling = std::vector<int>;
    /// What a cell can be.
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

    /// @{ What words name.
    [[nodiscard]] std::vector<const JudgeCage *> cagesIn(const std::string &words) const;
    [[nodiscard]] const JudgeCage &cageIn(const std::string &words) const;
    [[nodiscard]] std::vector<Line> linesIn(const std::string &words) const;
    [[nodiscard]] Line lineIn(const std::string &words) const;
    [[nodiscard]] std::vector<int> cellsNamed(const std::string &words) const;
    [[nodiscard]] int cellNamed(const std::string &words) const;
    [[nodiscard]] Digits digitsIn(const std::string &words) const;
    /// "row 1, column 2 is 3 or 4", by cell; nothing else may stand there.
    [[nodiscard]] std::map<int, Digits> factsIn(const std::string &words) const;
    /// "1 + 4 or 2 + 3": the digits as they are written. Each must make the cage's target.
    [[nodiscard]] std::vector<std::vector<int>> formulasIn(const std::string &words,
                                                           const JudgeCage &cage) const;
    /// @}

    /// @{ What a step says, in JSON.
    [[nodiscard]] Digits premised(const ToldStep &told, int cell) const;
    [[nodiscard]] std::set<int> premiseCells(const ToldStep &told) const;
    [[nodiscard]] std::set<int> singlePremises(const ToldStep &told) const;
    [[nodiscard]] std::set<Line> premiseLines(const ToldStep &told) const;
    [[nodiscard]] std::set<char> premiseCages(const ToldStep &told) const;
    /// What is known after it of each cell concluded about.
    [[nodiscard]] std::map<int, Digits> concluded(const ToldStep &told) const;
    /// @}
    [[nodiscard]] static Digits before(const ToldStep &told, int cell);
    [[nodiscard]] Digits lost(const ToldStep &told, int cell) const;
    [[nodiscard]] Digits lostAnywhere(const ToldStep &told) const;

    /// Whether these words say exactly what is known after the step; `taking`: the cells that take the digits of
    /// which it is said that no other cell is one.
    [[nodiscard]] std::optional<std::string> concludes(const std::string &words,
                                                       const ToldStep &told,
                                                       const std::set<int> &taking = {}) const;

    [[nodiscard]] bool makes(const JudgeCage &cage, const std::vector<int> &digits) const;
    [[nodiscard]] std::vector<Filling> fillings(const JudgeCage &cage,
                                                const Possible &possible) const;
    [[nodiscard]] std::vector<Filling> fillings(const JudgeCage &cage, const ToldStep &told) const;
    /// Whether the formulas in these words are the fillings, whatever the order of the digits: each once, all of
    /// them.
    [[nodiscard]] bool listsAll(const std::string &words, const JudgeCage &cage,
                                const std::vector<Filling> &fillings) const;
    /// Whether no filling of these holds what a cell of the cage loses.
    [[nodiscard]] bool areOut(const JudgeCage &cage, const std::vector<Filling> &fillings,
                              const ToldStep &told) const;
    [[nodiscard]] Digits on(const Line &line, const JudgeCage &cage, const Filling &filling) const;

private:
    [[nodiscard]] bool canBe(const JudgeCage &cage, const Filling &begun, int digit) const;

    int m_side;
    std::vector<JudgeCage> m_cages;
};

/// What is wrong where not only cells of a line outside a cage lose digits, or others than these.
[[nodiscard]] std::optional<std::string>
losesOutside(const KenkenReading &reading, const JudgeCage &cage, const KenkenReading::Line &line,
             const KenkenReading::Digits &digits, const ToldStep &told);

/// The claims about cages.
void addKenkenCageClaims(SentenceChecker &checker, const std::shared_ptr<KenkenReading> &reading);
/// Those about cages and the lines that they share.
void addKenkenLineClaims(SentenceChecker &checker, const std::shared_ptr<KenkenReading> &reading);
/// Those about a digit that a cage takes from a line, or a line from a cage.
void addKenkenTakingClaims(SentenceChecker &checker, const std::shared_ptr<KenkenReading> &reading);
/// Those of stories: what is supposed, and how lines are shared out then, cage by cage.
void addKenkenStoryClaims(SentenceChecker &checker, const std::shared_ptr<KenkenReading> &reading);
/// Those about sums and products of lines.
void addKenkenTotalClaims(SentenceChecker &checker, const std::shared_ptr<KenkenReading> &reading);

} // namespace inkling::test
