// SPDX-License-Identifier: MIT
#include "families/declared/declaredmodel.h"
#include "families/declared/declaredpuzzle.h"
#include "formats/lineshape.h"
#include "logic/explaining/deducer.h"
#include "logic/model/steppicture.h"

#include <algorithm>
#include <map>
#include <mutex>

namespace inkling::declared {

namespace {

class DeclaredFamily final : public Family
{
public:
    explicit DeclaredFamily(const Declaration &declaration)
        : m_declaration(declaration)
        , m_drafting(draftingOf(declaration))
    {}

    std::string_view id() const override { return m_declaration.id(); }
    std::string_view title() const override { return m_declaration.title(); }
    std::string_view help() const override { return m_declaration.help(); }
    std::span<const Rule> rules() const override { return catalogueOf(m_declaration); }
    RulePicture picture(RuleId rule) const override;
    std::span<const Sample> samples() const override { return m_declaration.samples(); }
    std::span<const Option> options() const override { return m_declaration.options(); }
    std::string_view betweenPuzzles() const override { return "\n"; }

    std::span<const BoardSize> sizes() const override { return m_declaration.sizes(); }
    std::span<const Symmetry> symmetries() const override { return m_declaration.symmetries(); }
    std::optional<Phrase> expectedInstead(const Wish &wish) const override
    {
        auto expected = m_drafting->expectedInstead(wish.size);
        return expected ? expected
                        : expectedWish(wish, m_declaration.smallest(), m_declaration.largest(),
                                       symmetries());
    }
    std::shared_ptr<const Puzzle> generate(const Wish &wish, const GenerateProgress &progress,
                                           const StopCondition &stop) const override
    {
        return declared::generate(m_declaration, wish, progress, stop);
    }
    bool placesClues() const override { return m_declaration.thins(); }
    bool thins() const override { return m_declaration.thins(); }
    std::shared_ptr<const Puzzle> thin(const Puzzle &puzzle, const ThinWish &wish,
                                       const ThinProgress &progress,
                                       const StopCondition &stop) const override
    {
        return declared::thin(static_cast<const DeclaredPuzzle &>(puzzle), wish, progress, stop);
    }
    const Drafting &drafting() const override { return *m_drafting; }

    Likeness recognize(std::string_view text) const override
    {
        LineSource source{std::string(text)};
        return skipEmptyLines(source) && WordReader(source).next() == id() ? Likeness::Yes
                                                                           : Likeness::No;
    }
    tl::expected<std::shared_ptr<const Puzzle>, ParseError> read(LineSource &source) const override
    {
        return readPuzzle(m_declaration, *m_drafting, source);
    }

private:
    const Declaration &m_declaration;
    std::unique_ptr<const Drafting> m_drafting;
};

/// A step by a rule, and the puzzle in which it was found.
struct Shown
{
    std::shared_ptr<const Puzzle> puzzle;
    Trace step;
    std::size_t parts = 0; ///< the number of its premises and constraints
};

/// By rule: the smallest step in these puzzles.
std::map<RuleId, Shown> smallestSteps(const Family &family, std::string_view text)
{
    std::map<RuleId, Shown> shown;
    LineSource source{std::string(text)};
    for (auto puzzle = family.read(source); puzzle && *puzzle; puzzle = family.read(source)) {
        const Deduction deduction = deduce(*(*puzzle)->model(), {});
        for (std::size_t i = 0; i < deduction.allSteps.size(); ++i) {
            const Step step = deduction.allSteps[i];
            const std::size_t parts = step.premises.size() + step.constraints.size();
            if (step.contradiction)
                continue;
            Shown &best = shown[step.rule];
            if (best.puzzle && best.parts <= parts)
                continue;
            best = {*puzzle, {}, parts};
            best.step.append(step);
        }
    }
    return shown;
}

/// By rule: the step that its picture shows, from the declaration's examples; from samples where these
/// lack it.
std::map<RuleId, Shown> shownSteps(const Family &family, const Declaration &declaration)
{
    std::map<RuleId, Shown> shown = smallestSteps(family, declaration.ruleExamples());
    if (shown.size() >= declaration.rules().size())
        return shown;
    std::string samples;
    for (const Sample &sample : declaration.samples())
        samples += sample.text;
    shown.merge(smallestSteps(family, samples));
    return shown;
}

RulePicture DeclaredFamily::picture(RuleId rule) const
{
    static std::mutex mutex;
    static std::map<const Declaration *, std::map<RuleId, Shown>> all;
    const std::scoped_lock lock(mutex);
    auto &shown = all[&m_declaration];
    if (shown.empty())
        shown = shownSteps(*this, m_declaration);
    const auto found = shown.find(rule);
    if (found == shown.end() || !found->second.puzzle)
        return {};
    return pictureOf(*found->second.puzzle->model(), found->second.puzzle->board(),
                     found->second.step[0]);
}

} // namespace

const Family &familyOf(const Declaration &declaration)
{
    static std::mutex mutex;
    static std::map<const Declaration *, std::unique_ptr<const DeclaredFamily>> all;
    const std::scoped_lock lock(mutex);
    auto &family = all[&declaration];
    if (!family)
        family = std::make_unique<const DeclaredFamily>(declaration);
    return *family;
}

} // namespace inkling::declared
