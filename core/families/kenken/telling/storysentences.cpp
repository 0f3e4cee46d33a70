// SPDX-License-Identifier: MIT
// The words of a SharingStory.
#include "families/kenken/telling/sharingstory.h"

#include "board/phrase.h"
#include "families/declared/stated/layout.h"
#include "families/kenken/statement.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <numeric>
#include <utility>

namespace inkling::kenken {

namespace {

constexpr std::size_t mostSupposed = 3;

/// Adds a sentence, with those that follow it, to the end of another.
void append(Sentence &whole, Sentence sentence)
{
    if (whole.form.text.empty()) {
        whole = std::move(sentence);
        return;
    }
    std::vector<Sentence> more = std::move(sentence.more);
    sentence.more.clear();
    whole.more.push_back(std::move(sentence));
    std::ranges::move(more, std::back_inserter(whole.more));
}

class StoryWords
{
public:
    StoryWords(Telling &telling, const SharingStory &story)
        : m_telling(telling)
        , m_story(story)
    {}
    /// Without words where what is supposed cannot be said in short.
    [[nodiscard]] Sentence sentence();

private:
    [[nodiscard]] const Taker &loser() const { return m_story.takers[m_story.loser]; }
    [[nodiscard]] Argument name(const Taker &taker) const
    {
        return taker.cage < 0 ? m_telling.cell(taker.cell) : m_telling.cageNamed(taker.cage);
    }
    [[nodiscard]] std::vector<std::string> formulas(const Taker &taker,
                                                    const std::vector<int> &ways, Order order) const
    {
        return formulasOf(m_telling, taker.cage, waysOf(taker, ways), order);
    }
    [[nodiscard]] Argument listed(const Taker &taker, const std::vector<int> &ways,
                                  Order order) const
    {
        return formulasArgument(formulas(taker, ways, order), Argument::Joint::Or,
                                {cageElement(m_telling.cages(), taker.cage)});
    }
    [[nodiscard]] bool isEveryWayOfItsDigits(const std::vector<int> &ways) const;
    [[nodiscard]] bool suppose();
    [[nodiscard]] Argument reasons(const SharingLink &link) const;
    void tell(const SharingLink &link, const std::vector<int> &before);
    [[nodiscard]] Sentence whatIsLeft() const;
    void add(Way way, std::initializer_list<Argument> arguments)
    {
        m_sentences.push_back(m_telling.say(way, arguments));
    }

    Telling &m_telling;
    const SharingStory &m_story;
    bool m_areCasesSaid = false;
    std::vector<Sentence> m_sentences;
};

/// Whether no other way of the loser has the digits of one of these.
bool StoryWords::isEveryWayOfItsDigits(const std::vector<int> &ways) const
{
    std::vector<int> all(loser().takes.size());
    std::iota(all.begin(), all.end(), 0);
    const auto said = formulas(loser(), ways, Order::Written);
    std::erase_if(all, [&](int way) {
        return std::ranges::find(said, formulas(loser(), {way}, Order::Written).front())
               == said.end();
    });
    return all.size() == ways.size();
}

bool StoryWords::suppose()
{
    std::vector<Fact> lost;
    for (const Fact &fact : m_telling.told)
        lost.push_back({fact.unknown, m_telling.lost(fact)});
    const bool isCage = loser().cage >= 0;
    if (lost.size() > mostSupposed) {
        m_areCasesSaid
            = isCage && std::ranges::all_of(m_story.cases, [&](const SharingCase &each) {
                  return isEveryWayOfItsDigits(each.supposed)
                         && formulas(loser(), each.supposed, Order::Written).size() <= mostFormulas;
              });
        return m_areCasesSaid;
    }
    Argument facts = m_telling.facts(lost);
    facts.joint = Argument::Joint::Or;
    add(Way::Suppose, {std::move(facts)});
    const std::vector<int> &ways = m_story.cases.front().supposed;
    if (m_story.cases.size() == 1 && isCage
        && formulas(loser(), ways, Order::Written).size() <= mostFormulas)
        add(Way::Supposed, {name(loser()), listed(loser(), ways, Order::Written)});
    return true;
}

/// "the rest of row 2 takes 4 and 6"
Argument StoryWords::reasons(const SharingLink &link) const
{
    Argument argument = placesArgument({});
    for (const bool isTaken : {true, false}) {
        for (std::size_t i = 0; i < m_story.lines.size(); ++i) {
            const ValueSet digits((isTaken ? link.taken : link.lacking)[i]);
            if (digits.empty())
                continue;
            Argument::Part part = m_telling.linePart(m_story.lines[i]);
            const bool isRow = m_story.lines[i] < m_telling.terms().side();
            const auto [most, last] = declared::listedToLast(digits);
            std::vector<std::string> &words = part.words.arguments;
            if (!most.empty())
                words.push_back(most);
            words.push_back(last);
            if (isTaken && most.empty())
                part.words.text
                    = isRow ? INKLING_TR_NOOP("Phrases", "the rest of row %1 takes %2")
                            : INKLING_TR_NOOP("Phrases", "the rest of column %1 takes %2");
            else if (isTaken)
                part.words.text
                    = isRow ? INKLING_TR_NOOP("Phrases", "the rest of row %1 takes %2 and %3")
                            : INKLING_TR_NOOP("Phrases", "the rest of column %1 takes %2 and %3");
            else if (most.empty())
                part.words.text
                    = isRow ? INKLING_TR_NOOP("Phrases", "the %2 of row %1 fits only there")
                            : INKLING_TR_NOOP("Phrases", "the %2 of column %1 fits only there");
            else
                part.words.text
                    = isRow
                          ? INKLING_TR_NOOP("Phrases", "the %2 and %3 of row %1 fit only there")
                          : INKLING_TR_NOOP("Phrases", "the %2 and %3 of column %1 fit only there");
            argument.parts.push_back(std::move(part));
        }
    }
    return argument;
}

/// `before`: the ways that were left of what the link is about.
void StoryWords::tell(const SharingLink &link, const std::vector<int> &before)
{
    const Taker &taker = m_story.takers[link.taker];
    if (link.left.empty())
        return add(Way::NothingThen, {reasons(link), name(taker)});
    if (taker.cage < 0) {
        ValueSet digits;
        for (const int way : link.left)
            digits = digits
                     | ValueSet(std::uint64_t(taker.takes[std::size_t(way)][0])
                                | taker.takes[std::size_t(way)][1]);
        return add(Way::LeftThen,
                   {reasons(link), name(taker), valuesArgument(digits, Argument::Joint::Or)});
    }
    const bool isOrder = taker.isWrittenInOrder && link.left.size() <= mostInOrder
                         && formulas(taker, link.left, Order::Written).size()
                                == formulas(taker, before, Order::Written).size();
    add(isOrder ? Way::LeftThenInOrder : Way::LeftThen,
        {reasons(link), name(taker),
         listed(taker, link.left, isOrder ? Order::OfCells : Order::Written)});
}

/// Of cages that share out digits in more ways than can be followed: what is left of the one that
/// loses some.
Sentence StoryWords::whatIsLeft() const
{
    std::vector<int> all(loser().takes.size());
    std::iota(all.begin(), all.end(), 0);
    const bool isOrder = formulas(loser(), m_story.left, Order::Written).size()
                         == formulas(loser(), all, Order::Written).size();
    if (isOrder && (m_story.left.size() > mostInOrder || !loser().isWrittenInOrder))
        return {};
    return m_telling.say(isOrder ? Way::ShareLeftInOrder : Way::ShareLeft,
                         {m_telling.cagesNamed(),
                          m_telling.linesNamed(m_story.lines, Argument::Joint::And), name(loser()),
                          listed(loser(), m_story.left, isOrder ? Order::OfCells : Order::Written),
                          m_telling.conclusions()});
}

Sentence StoryWords::sentence()
{
    if (m_story.cases.empty())
        return whatIsLeft();
    if (!suppose())
        return {};
    for (const SharingCase &each : m_story.cases) {
        if (m_areCasesSaid)
            add(Way::SupposeCage, {name(loser()), listed(loser(), each.supposed, Order::Written)});
        else if (m_story.cases.size() > 1)
            add(Way::Say, {name(loser()), listed(loser(), each.supposed, Order::Written)});
        std::vector<std::vector<int>> ways(m_story.takers.size());
        for (std::size_t taker = 0; taker < ways.size(); ++taker) {
            for (std::size_t way = 0; way < m_story.takers[taker].takes.size(); ++way)
                ways[taker].push_back(int(way));
        }
        ways[m_story.loser] = each.supposed;
        for (const SharingLink &link : each.links) {
            tell(link, ways[link.taker]);
            ways[link.taker] = link.left;
        }
    }
    add(Way::So, {m_telling.conclusions()});
    Sentence whole;
    for (Sentence &sentence : m_sentences)
        append(whole, std::move(sentence));
    return whole;
}

/// What is told, parted by the cage, or the cell by itself, that loses it.
std::vector<std::vector<Fact>> byLoser(const Telling &telling)
{
    std::map<int, std::vector<Fact>> parts;
    const int cageCount = int(telling.cages().cages.size());
    for (const Fact &fact : telling.told) {
        const int cage = int(telling.cages().cageOf[fact.unknown]);
        const bool isInside
            = std::ranges::find(telling.cageNumbers, cage) != telling.cageNumbers.end();
        parts[isInside ? cage : cageCount + int(fact.unknown)].push_back(fact);
    }
    std::vector<std::vector<Fact>> all;
    for (auto &[loser, facts] : parts)
        all.push_back(std::move(facts));
    return all;
}

} // namespace

Sentence sentenceOfStory(Telling &telling)
{
    constexpr std::size_t mostLosers = 3;
    const std::vector<Fact> all = telling.told;
    const std::vector<std::vector<Fact>> parts = byLoser(telling);
    Sentence whole;
    for (const std::vector<Fact> &part : parts) {
        telling.told = part;
        const auto story = parts.size() > mostLosers ? std::nullopt : sharingStory(telling);
        Sentence sentence = story ? StoryWords(telling, *story).sentence() : Sentence{};
        if (sentence.form.text.empty()) {
            whole = {};
            break;
        }
        append(whole, std::move(sentence));
    }
    telling.told = all;
    return whole;
}

} // namespace inkling::kenken
