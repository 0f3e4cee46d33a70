// SPDX-License-Identifier: MIT
#pragma once

#include "families/declared/different/groups.h"
#include "families/declared/stated/statedmodel.h"
#include "families/kenken/cages.h"
#include "lazy.h"

namespace inkling::kenken {

/// A KenKen as unknowns and constraints: those of statedOf().
class KenkenModel final : public declared::StatedModel
{
public:
    explicit KenkenModel(std::shared_ptr<const Cages> cages);
    explicit KenkenModel(Cages cages)
        : KenkenModel(std::make_shared<const Cages>(std::move(cages)))
    {}

    [[nodiscard]] std::vector<ValueSet> domains() const override { return initial(); }
    [[nodiscard]] bool isAnswer(const Answer &answer) const override;
    [[nodiscard]] Sentence sentence(const Step &step, const Knowledge &before) const override;
    [[nodiscard]] std::optional<RuleId> ruleFor(const Step &step) const override;
    [[nodiscard]] Trace plainer(const Step &step, const Knowledge &known) const override;
    [[nodiscard]] Trace atSight(const Step &step, const Knowledge &known) const override;
    [[nodiscard]] std::vector<Fact> noting(const Knowledge &knowledge) const override;
    [[nodiscard]] bool tellsWhatIsLeft(const Fact &) const override { return true; }
    [[nodiscard]] std::span<const SentenceCase> sentences() const override;
    [[nodiscard]] std::vector<std::string>
    combinations(ElementId element, const Knowledge &knowledge, std::size_t most) const override;
    [[nodiscard]] std::span<const Rule> rules() const override;
    [[nodiscard]] std::unique_ptr<Encoding> encoding() const override;
    [[nodiscard]] std::unique_ptr<Reasoner> reasoner() const override;

private:
    std::shared_ptr<const Cages> m_cages;
    Lazy<declared::Groups> m_lines; ///< see linesOf()
};

} // namespace inkling::kenken
