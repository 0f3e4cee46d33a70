// SPDX-License-Identifier: MIT
#include "board/phrase.h"
#include "families/slink/reasoning/rules.h"
#include "families/slink/telling/tellable.h"
#include "families/slink/telling/words.h"

#include <array>

namespace inkling::slink {

namespace {

enum class Case : std::uint8_t {
    Agree,
    AgreeMany,
    AgreeWithout,
    InOnePiece,
    InOnePieceMany,
    InOnePieceWithout,
    Count
};

// clang-format off
constexpr std::array cases{
    SentenceCase{"slink.two-clues/few", INKLING_TR_NOOP("Rules",
        "All ways to meet <p>%1</p> that fit what is known there agree: <c>%2</c>.")},
    SentenceCase{"slink.two-clues/many", INKLING_TR_NOOP("Rules",
        "All ways to meet <p>%1</p> that fit what is known there agree in <c>%2 places</c>.")},
    SentenceCase{"slink.two-clues/without", INKLING_TR_NOOP("Rules",
        "Known is this: <p>%1</p>. Only one thing fits: <c>%2</c>.")},
    SentenceCase{"slink.in-one-piece/few", INKLING_TR_NOOP("Rules",
        "Any other way to meet <p>%1</p> would cut off a part of the inside or of the outside: <c>%2</c>.")},
    SentenceCase{"slink.in-one-piece/many", INKLING_TR_NOOP("Rules",
        "Any other way to meet <p>%1</p> would cut off a part of the inside or of the outside: that "
        "settles <c>%2 places</c>.")},
    SentenceCase{"slink.in-one-piece/without", INKLING_TR_NOOP("Rules",
        "Otherwise <p>a part of the inside or of the outside</p> would be cut off: <c>%1</c>.")},
};
// clang-format on
static_assert(cases.size() == std::size_t(Case::Count));

} // namespace

std::span<const SentenceCase> clusterCases()
{
    return cases;
}

Sentence tellCluster(const Tellable &told)
{
    constexpr std::size_t mostNamed = 3;
    if (told.step.contradiction)
        return {};
    const RuleName rule = RuleName(told.step.rule);
    const bool isInOnePiece
        = rule == RuleName::ClueInOnePiece || rule == RuleName::TwoCluesInOnePiece;
    const std::vector<Fact> facts = told.told();
    if (told.clueCells().empty()) {
        const Argument news = factsArgument(told.terms, facts);
        if (isInOnePiece)
            return {cases[std::size_t(Case::InOnePieceWithout)], {news}, {}};
        return {cases[std::size_t(Case::AgreeWithout)],
                {factsArgument(told.terms, told.step.premises), news},
                {}};
    }
    const bool isFew = facts.size() <= mostNamed;
    const Case which = isInOnePiece ? (isFew ? Case::InOnePiece : Case::InOnePieceMany)
                                    : (isFew ? Case::Agree : Case::AgreeMany);
    return {cases[std::size_t(which)],
            {cluesArgument(told.clues, told.clueCells()),
             isFew ? factsArgument(told.terms, facts) : numberArgument(std::int64_t(facts.size()))},
            {}};
}

} // namespace inkling::slink
