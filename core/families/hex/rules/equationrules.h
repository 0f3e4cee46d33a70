// SPDX-License-Identifier: MIT
#pragma once

#include "families/hex/reasoning/equationpaths.h"

namespace inkling::hex {

/// The rules about the equation: Supposed to SameEquation. They keep a list of all paths of a board
/// that have the form of an equation, and refute a fact by checking the paths in which it holds.
///
/// One step at a time: first a fact that leads to a contradiction by the other rules as soon as it
/// is supposed; then the fact with the fewest paths to check, and the fewest premises. On a board
/// with more than mostCandidates such paths these rules find nothing; no board of up to 24 tiles is
/// known to have more than 60,000. Cost: some milliseconds a step on the largest boards.
class EquationRules
{
public:
    static constexpr std::size_t mostCandidates = 200000;

    /// The largest number of paths that are refuted together, in one step that proves that the
    /// puzzle has no answer.
    static constexpr int mostAtOnce = 3;

    /// Keeps a reference to the tiles, which must outlive this object.
    explicit EquationRules(const Tiles &tiles)
        : m_tiles(tiles)
        , m_terms(tiles)
    {}

    /// Appends the next step, if there is one.
    void propose(const Knowledge &knowledge, const StopCondition &stop, Trace &proposals);

private:
    /// A fact, and the number of paths left in which it holds; none of them is an acceptable
    /// equation.
    struct Refutable
    {
        Fact fact;
        int paths = 0;
    };
    /// A refutable fact (nothing: the claim that there is a path at all), the paths checked for it,
    /// and the premises of the refutation.
    struct Refutation
    {
        std::optional<Refutable> what;
        std::vector<const EquationPath *> paths;
        std::size_t excluded = 0; ///< the number of paths that the premises contradict
        std::vector<Fact> premises;
    };

    bool gather(const StopCondition &stop);
    [[nodiscard]] std::vector<Refutable> refutables(const Knowledge &knowledge,
                                                    const Position &position) const;
    [[nodiscard]] int effort(const Refutable &refutable) const;
    void keepEasiest(std::vector<Refutable> &refutables) const;
    bool proposeSupposed(const Knowledge &knowledge, std::span<const Refutable> refutables,
                         const StopCondition &stop, Trace &proposals) const;
    [[nodiscard]] Refutation refutation(const Knowledge &knowledge, const Position &position,
                                        std::optional<Refutable> what) const;
    [[nodiscard]] std::vector<Fact> premisesFor(const Knowledge &knowledge,
                                                std::vector<FactSet> odds) const;
    [[nodiscard]] Fact factOfBit(const Knowledge &knowledge, int bit) const;
    [[nodiscard]] RuleName ruleFor(const Refutation &refutation) const;
    [[nodiscard]] double costOf(const Refutation &refutation, RuleName rule) const;
    void write(const Knowledge &knowledge, const Refutation &refutation, const StopCondition &stop,
               Trace &proposals) const;
    void tell(const Refutation &refutation, RuleName rule, StepWriter &step) const;
    void show(std::span<const EquationPath *const> paths, std::span<const LinkSet> drawn,
              StepWriter &step) const;
    void writeSameEquation(const Knowledge &knowledge, const Position &position,
                           Trace &proposals) const;

    const Tiles &m_tiles;
    Terms m_terms;
    bool m_isGathered = false;
    bool m_isTooMany = false;
    std::vector<EquationPath> m_candidates;
};

} // namespace inkling::hex
