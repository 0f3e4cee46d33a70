// SPDX-License-Identifier: MIT
#include "support/kenken/kenkenreading.h"

#include <algorithm>
#include <regex>
#include <stdexcept>
#include <utility>

namespace inkling::test {

namespace {

using Reading = std::shared_ptr<KenkenReading>;
using Digits = KenkenReading::Digits;
using Filling = KenkenReading::Filling;
using Fillings = std::vector<Filling>;
using Line = KenkenReading::Line;
using Fault = std::optional<std::string>;

/// What is supposed, and what follows from one cage to the next, read sentence by sentence.
class Story
{
public:
    /// `sentences`: a supposition, up to what follows from it.
    Story(const KenkenReading &reading, const ToldStep &told, std::vector<std::string> sentences)
        : m_reading(reading)
        , m_told(told)
        , m_sentences(std::move(sentences))
        , m_lost(lostHere())
    {
        begin();
        for (const auto &[key, cage] : m_cages) {
            if (holdsAllLost(cage))
                m_loser = key;
        }
        m_excluded = excluded();
    }
    [[nodiscard]] Fault fault();
    /// Nothing if its end tells all that the cage, or the cell by itself, loses.
    [[nodiscard]] Fault conclusionFault(const std::string &words) const
    {
        const std::vector<int> &cells = m_cages.at(m_loser).cells;
        return m_reading.concludesOf({cells.begin(), cells.end()}, words, m_told);
    }

private:
    void begin();
    [[nodiscard]] std::set<int> lostHere() const;
    [[nodiscard]] bool holdsAllLost(const JudgeCage &cage) const;
    [[nodiscard]] Fillings excluded() const;
    [[nodiscard]] JudgeCage takerIn(const std::string &words) const;
    void read(std::string sentence);
    void suppose(const std::string &facts);
    void supposeCage(const JudgeCage &cage, const std::string &words, const Fillings &of);
    [[nodiscard]] Fillings withReasons(const std::string &reasons, const JudgeCage &taker) const;
    [[nodiscard]] bool isTaken(const Line &line, int digit, const JudgeCage &by) const;
    [[nodiscard]] bool isLacking(const Line &line, int digit, const JudgeCage &by) const;
    void follow(const std::string &reasons, const std::string &who, const std::string &what,
                bool isInOrder);
    static void require(bool holds, const std::string &what)
    {
        if (!holds)
            throw std::invalid_argument(what);
    }

    const KenkenReading &m_reading;
    const ToldStep &m_told;
    std::vector<std::string> m_sentences;
    std::set<int> m_lost; ///< the cells that lose digits by this story
    /// By its letter, or the first cell of a cell by itself with ' ': as a cage, and what is left of it.
    std::map<int, JudgeCage> m_cages;
    std::map<int, Fillings> m_left;
    int m_loser = -1;
    Fillings m_excluded;
    std::set<Filling> m_covered;
    bool m_hasCases = false;
    bool m_isOpen = false; ///< what was supposed last has not failed yet
    bool m_isDone = false;
};

/// As the board is before the step.
void Story::begin()
{
    m_cages.clear();
    m_left.clear();
    std::set<int> inside;
    for (const JudgeCage &cage : m_reading.cages()) {
        if (!m_reading.premiseCages(m_told).contains(cage.letter))
            continue;
        m_cages.emplace(cage.letter, cage);
        m_left.emplace(cage.letter, m_reading.fillings(cage, m_told));
        inside.insert(cage.cells.begin(), cage.cells.end());
    }
    for (int cell = 0; cell < m_reading.side() * m_reading.side(); ++cell) {
        if (inside.contains(cell))
            continue;
        m_cages.emplace(1000 + cell, JudgeCage{' ', 0, '?', {cell}});
        for (const int digit : KenkenReading::before(m_told, cell))
            m_left[1000 + cell].push_back({digit});
    }
}

std::set<int> Story::lostHere() const
{
    static const std::string start = "That cannot be, so ";
    require(!m_sentences.empty() && m_sentences.back().starts_with(start), "has no end");
    std::string facts = m_sentences.back().substr(start.size());
    facts.pop_back();
    static const std::regex counted("\\d+ cells (?:can only be|are) .*");
    const auto lost = std::regex_match(facts, counted) ? m_reading.concluded(m_told)
                                                       : m_reading.partIn(facts);
    std::set<int> cells;
    for (const auto &[cell, left] : lost)
        cells.insert(cell);
    return cells;
}

bool Story::holdsAllLost(const JudgeCage &cage) const
{
    return std::ranges::all_of(
        m_lost, [&](int cell) { return std::ranges::find(cage.cells, cell) != cage.cells.end(); });
}

/// The fillings of the cage that loses digits with one of them.
Fillings Story::excluded() const
{
    require(m_loser >= 0 && holdsAllLost(m_cages.at(m_loser)), "no one cage loses all of it");
    Fillings fillings;
    for (const Filling &filling : m_left.at(m_loser)) {
        bool isOut = false;
        for (std::size_t i = 0; i < filling.size(); ++i) {
            const int cell = m_cages.at(m_loser).cells[i];
            isOut = isOut
                    || (m_lost.contains(cell) && m_reading.lost(m_told, cell).contains(filling[i]));
        }
        if (isOut)
            fillings.push_back(filling);
    }
    return fillings;
}

/// A cage, or a cell by itself.
JudgeCage Story::takerIn(const std::string &words) const
{
    if (words.find("age ") != std::string::npos)
        return m_cages.at(m_reading.cageIn(words).letter);
    return m_cages.at(1000 + m_reading.cellNamed(words));
}

int keyOf(const JudgeCage &taker)
{
    return taker.letter == ' ' ? 1000 + taker.cells.front() : int(taker.letter);
}

void Story::suppose(const std::string &facts)
{
    const auto said
        = m_reading.factsIn(std::regex_replace(facts, std::regex("[,;]? or row "), " and row "));
    std::map<int, Digits> lost;
    for (const int cell : m_lost)
        lost.emplace(cell, m_reading.lost(m_told, cell));
    require(said == lost, "supposes something else");
    m_left[m_loser] = m_excluded;
    m_covered.insert(m_excluded.begin(), m_excluded.end());
    m_isOpen = true;
}

void Story::supposeCage(const JudgeCage &cage, const std::string &words, const Fillings &of)
{
    require(keyOf(cage) == m_loser, "this does not lose anything");
    std::set<Filling> said;
    for (Filling formula : m_reading.formulasIn(words, cage)) {
        std::ranges::sort(formula);
        said.insert(formula);
    }
    begin();
    m_left[m_loser].clear();
    for (const Filling &filling : of) {
        Filling sorted = filling;
        std::ranges::sort(sorted);
        if (said.contains(sorted))
            m_left[m_loser].push_back(filling);
    }
    require(!m_left[m_loser].empty(), "cannot be so anyway");
    m_covered.insert(m_left[m_loser].begin(), m_left[m_loser].end());
    m_isOpen = true;
}

/// By another cage or cell, whatever is left for it.
bool Story::isTaken(const Line &line, int digit, const JudgeCage &by) const
{
    return std::ranges::any_of(m_left, [&](const auto &entry) {
        const JudgeCage &cage = m_cages.at(entry.first);
        return entry.first != keyOf(by)
               && std::ranges::all_of(entry.second, [&](const Filling &filling) {
                      return m_reading.on(line, cage, filling).contains(digit);
                  });
    });
}

bool Story::isLacking(const Line &line, int digit, const JudgeCage &by) const
{
    return std::ranges::none_of(m_left, [&](const auto &entry) {
        const JudgeCage &cage = m_cages.at(entry.first);
        return entry.first != keyOf(by)
               && std::ranges::any_of(entry.second, [&](const Filling &filling) {
                      return m_reading.on(line, cage, filling).contains(digit);
                  });
    });
}

Fillings Story::withReasons(const std::string &reasons, const JudgeCage &taker) const
{
    static const std::regex reason(
        "the (?:rest of ((?:row|column) \\d+) takes (\\d(?:(?:, | and )\\d)*)"
        "|(\\d(?:(?:, | and )\\d)*) of ((?:row|column) \\d+) fits? only there)");
    Fillings left = m_left.at(keyOf(taker));
    bool isAny = false;
    for (std::sregex_iterator at(reasons.begin(), reasons.end(), reason), end; at != end; ++at) {
        const bool takes = (*at)[1].matched;
        const Line line = m_reading.lineIn((*at)[takes ? 1 : 4]);
        require(m_reading.premiseLines(m_told).contains(line), "does not rest on that line");
        for (const int digit : m_reading.digitsIn((*at)[takes ? 2 : 3])) {
            require(takes ? isTaken(line, digit, taker) : isLacking(line, digit, taker),
                    "the rest does not: " + at->str());
            std::erase_if(left, [&](const Filling &filling) {
                return m_reading.on(line, taker, filling).contains(digit) == takes;
            });
        }
        isAny = true;
    }
    require(isAny
                && std::regex_replace(std::regex_replace(reasons, reason, ""),
                                      std::regex(" and |[,;] "), "")
                       .empty(),
            "gives another reason: " + reasons);
    return left;
}

void Story::follow(const std::string &reasons, const std::string &who, const std::string &what,
                   bool isInOrder)
{
    const JudgeCage taker = takerIn(who);
    const Fillings left = withReasons(reasons, taker);
    require(m_isOpen && !left.empty() && left.size() < m_left.at(keyOf(taker)).size(),
            "that says nothing");
    if (taker.letter == ' ') {
        Digits digits;
        for (const Filling &filling : left)
            digits.insert(filling.front());
        require(m_reading.digitsIn(what) == digits, "can be more or less");
    } else if (isInOrder) {
        const auto said = m_reading.formulasIn(what, taker);
        require(std::set<Filling>(said.begin(), said.end())
                    == std::set<Filling>(left.begin(), left.end()),
                "can be more or less, in this order");
    } else {
        require(m_reading.listsAll(what, taker, left), "can be more or less");
    }
    m_left[keyOf(taker)] = left;
}

void Story::read(std::string sentence)
{
    static const std::regex ofCage("suppose that (cage .+) is (\\d.+)\\.");
    static const std::regex ofFacts("suppose that (.+)\\.");
    static const std::regex supposed("(.+) can then only be (.+)\\.");
    static const std::regex say("say (.+) is then (.+)\\.");
    static const std::regex ordered("then (.+) can only be, in reading order, (.+): (.+)\\.");
    static const std::regex left("then (.+) can only be (.+): (.+)\\.");
    static const std::regex nothing("then nothing is left for (.+): (.+)\\.");
    sentence = lowerFirst(std::move(sentence));
    std::smatch found;
    if (std::regex_match(sentence, found, ofCage)) {
        require(!m_isOpen, "the case before has not failed");
        begin();
        supposeCage(takerIn(found[1]), found[2], Fillings(m_left[m_loser]));
    } else if (std::regex_match(sentence, found, ofFacts)) {
        suppose(found[1]);
    } else if (std::regex_match(sentence, found, supposed)) {
        const JudgeCage taker = takerIn(found[1]);
        require(keyOf(taker) == m_loser && m_reading.listsAll(found[2], taker, m_left[m_loser]),
                "can be more or less, so supposed");
    } else if (std::regex_match(sentence, found, say)) {
        if (!std::exchange(m_hasCases, true))
            m_covered.clear();
        else
            require(!m_isOpen, "the case before has not failed");
        supposeCage(takerIn(found[1]), found[2], m_excluded);
    } else if (std::regex_match(sentence, found, ordered)) {
        follow(found[3], found[1], found[2], true);
    } else if (std::regex_match(sentence, found, left)) {
        follow(found[3], found[1], found[2], false);
    } else if (std::regex_match(sentence, found, nothing)) {
        require(withReasons(found[2], takerIn(found[1])).empty(), "something is left");
        m_isOpen = false;
    } else {
        require(sentence.starts_with("that cannot be, so "), "no part of this: " + sentence);
        m_isDone = true;
    }
}

Fault Story::fault()
{
    for (const std::string &sentence : m_sentences)
        read(sentence);
    const bool isAll = std::ranges::all_of(
        m_excluded, [&](const Filling &filling) { return m_covered.contains(filling); });
    return claim(m_isDone && !m_isOpen && isAll && !m_excluded.empty(), "does not come to an end");
}

/// The stories of a step, each from its first supposition to its end.
std::vector<std::vector<std::string>> storiesIn(const ToldStep &told)
{
    std::vector<std::vector<std::string>> stories;
    bool isOpen = false;
    for (const std::string &sentence : told.all) {
        if (!isOpen && sentence.starts_with("Suppose that ")) {
            stories.emplace_back();
            isOpen = true;
        }
        if (isOpen)
            stories.back().push_back(sentence);
        isOpen = isOpen && !sentence.starts_with("That cannot be, so ");
    }
    return stories;
}

Fault faultOfStories(const KenkenReading &reading, const ToldStep &told)
{
    const auto stories = storiesIn(told);
    Fault fault = claim(!stories.empty(), "supposes nothing");
    for (const auto &sentences : stories)
        fault = fault ? fault : Story(reading, told, sentences).fault();
    return fault;
}

} // namespace

void addKenkenStoryClaims(SentenceChecker &checker, const std::shared_ptr<KenkenReading> &reading)
{
    for (const char *const text :
         {"Suppose that {}.", "Suppose that {} is {}.", "{} can then only be {}.",
          "Say {} is then {}.", "Then {} can only be {}: {}.",
          "Then {} can only be, in reading order, {}: {}.", "Then nothing is left for {}: {}."})
        checker.add(text, [=](const Words &, const ToldStep &told) {
            return faultOfStories(*reading, told);
        });
    checker.add("That cannot be, so {}.", [=](const Words &words, const ToldStep &told) {
        for (const auto &sentences : storiesIn(told)) {
            if (sentences.back() == "That cannot be, so " + words[0] + ".")
                return Story(*reading, told, sentences).conclusionFault(words[0]);
        }
        return claim(false, "supposes nothing");
    });
}

} // namespace inkling::test
