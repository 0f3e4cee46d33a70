// SPDX-License-Identifier: MIT
#pragma once

#include "families/slink/reasoning/engine.h"
#include "families/slink/terms.h"

#include <optional>
#include <vector>

namespace inkling::slink {

/// The rules SmallLoop and LoopClosed: an edge that would close the loop too early is crossed; a
/// loop that has closed too early, or a board without any line, is a contradiction; once the loop
/// is closed, all other edges are crossed.
class LoopEngine final : public Engine
{
public:
    explicit LoopEngine(const Clues &clues);

    [[nodiscard]] static bool knows(RuleName rule)
    {
        return rule == RuleName::SmallLoop || rule == RuleName::LoopClosed;
    }

    void learned(const Knowledge &knowledge, UnknownId unknown, ValueSet before) override;
    void propose(const Knowledge &knowledge, RuleName rule, const StopCondition &stop,
                 Trace &proposals) override;

private:
    [[nodiscard]] int find(int dot);
    [[nodiscard]] std::vector<int> path(const Knowledge &knowledge, int from, int to,
                                        int without) const;
    [[nodiscard]] int nearestOther(const Knowledge &knowledge, const std::vector<bool> &inLoop,
                                   int closing) const;
    [[nodiscard]] std::optional<int> unmetClue(const std::vector<bool> &inLoop) const;
    bool begin(const Knowledge &knowledge, const std::vector<int> &path, int closing, bool isLine,
               Trace &proposals) const;
    void proposeNoLine(Trace &proposals) const;
    void proposeClosed(const Knowledge &knowledge, Trace &proposals);

    const Clues &m_clues;
    Terms m_terms;
    std::vector<int> m_parent; ///< by dot: union-find parent; lines join dots
    std::vector<int> m_closed; ///< lines that closed a loop
    int m_lines = 0;
    int m_crosses = 0;
    bool m_grew = false;
};

} // namespace inkling::slink
