// SPDX-License-Identifier: MIT
#pragma once

#include "support/checks/sentencecheck.h"
#include "support/hex/hexview.h"

#include <algorithm>
#include <functional>
#include <memory>
#include <regex>
#include <stdexcept>

namespace inkling::test {

inline void require(bool holds, const std::string &what)
{
    if (!holds)
        throw std::invalid_argument(what);
}

/// A step's premises and conclusions in JSON, and checks of the words about them. Checks throw
/// std::invalid_argument where the words are wrong.
struct HexStep
{
    const HexSheet &sheet;
    const ToldStep &told;
    HexFacts from;                            ///< the premises
    std::vector<nlohmann::ordered_json> news; ///< the conclusions, as they are told
    bool isContradiction = false;

    HexStep(const HexSheet &board, const ToldStep &step)
        : sheet(board)
        , told(step)
    {
        from.addAll(step.json["premises"]);
        isContradiction = step.step.contradiction;
        for (const Fact &fact : step.step.conclusions) {
            for (const nlohmann::ordered_json &json : step.model.json(toldBy(fact, step.before)))
                news.push_back(json);
        }
    }

    [[nodiscard]] std::set<std::string> newsSet() const
    {
        std::set<std::string> set;
        for (const nlohmann::ordered_json &json : news)
            set.insert(json.dump());
        return set;
    }
    /// Requires the words to tell exactly the conclusions, each by itself or as a number of them.
    void mustSay(const std::string &words) const
    {
        require(!isContradiction && !news.empty(), "nothing follows");
        static const std::regex links("(\\d+) links are (joined|cut)");
        static const std::regex ends("the path does not end on (\\d+) other tiles");
        std::smatch match;
        if (std::regex_match(words, match, links)) {
            require(std::stoul(match[1]) == news.size(), "not so many");
            for (const nlohmann::ordered_json &json : news)
                require(json.contains("link") && json["is"] == match.str(2), "not all such links");
            return;
        }
        if (std::regex_match(words, match, ends)) {
            require(std::stoul(match[1]) == news.size(), "not so many");
            for (const nlohmann::ordered_json &json : news)
                require(json.contains("end") && json["end"] == false, "not all no ends");
            return;
        }
        std::set<std::string> said;
        for (const nlohmann::ordered_json &json : sheet.factsIn(words))
            said.insert(json.dump());
        require(said == newsSet(), "not what follows: " + words);
    }
    /// Requires the facts that the words tell to be premises.
    void mustRestOn(const std::string &words) const
    {
        for (const nlohmann::ordered_json &json : sheet.factsIn(words)) {
            const auto &premises = told.json["premises"];
            require(std::ranges::find(premises, json) != premises.end(),
                    "it does not rest on that: " + words);
        }
    }
    void mustOnlyBe(std::size_t count) const { require(news.size() == count, "more follows"); }
    [[nodiscard]] HexTile newTile() const
    {
        require(news.size() == 1 && news[0].contains("end"), "nothing of a tile follows");
        return {news[0]["tile"][0], news[0]["tile"][1]};
    }
    /// The concluded links, which must all be joined, or all cut.
    [[nodiscard]] std::set<HexLink> newLinks(bool areJoined) const
    {
        HexFacts facts;
        for (const nlohmann::ordered_json &json : news)
            facts.add(json);
        require((areJoined ? facts.joined : facts.cut).size() == news.size(), "not such links");
        return areJoined ? facts.joined : facts.cut;
    }
    /// Requires the conclusions to be that links are cut, and those links for which `isSuch` holds:
    /// each of these is concluded or already known to be cut.
    void mustBeAllCut(const std::function<bool(const HexLink &)> &isSuch) const
    {
        HexFacts now = from;
        for (const nlohmann::ordered_json &json : news)
            now.add(json);
        for (const HexLink &link : sheet.links())
            require(!isSuch(link) || now.cut.count(link) > 0 || isKnownCut(link), "not all cut");
        for (const HexLink &link : newLinks(false))
            require(isSuch(link), "not such a link");
    }
    /// Whether a link is known to be cut before the step.
    [[nodiscard]] bool isKnownCut(const HexLink &link) const
    {
        const auto links = sheet.links();
        for (UnknownId unknown = 0; unknown < links.size(); ++unknown) {
            const auto json = told.model.json(told.before.fact(unknown));
            HexFacts fact;
            if (told.before.possible(unknown).single())
                fact.add(json.front());
            if (fact.cut.count(link) > 0)
                return true;
        }
        return false;
    }
    [[nodiscard]] std::vector<HexLink> notCutAt(HexTile tile) const
    {
        std::vector<HexLink> links = sheet.linksAt(tile);
        std::erase_if(links, [&](const HexLink &link) { return from.cut.count(link) > 0; });
        return links;
    }
    [[nodiscard]] std::set<HexLink> joinedAt(HexTile tile) const
    {
        std::set<HexLink> links;
        for (const HexLink &link : sheet.linksAt(tile)) {
            if (from.joined.count(link) > 0)
                links.insert(link);
        }
        return links;
    }
};

using HexStepClaim = std::function<void(const Words &words, const HexStep &step)>;

/// Adds claims about the steps of one board to a checker.
class HexClaims
{
public:
    HexClaims(SentenceChecker &checker, const Puzzle &puzzle)
        : m_checker(checker)
        , m_sheet(std::make_shared<const HexSheet>(puzzle))
    {}
    void add(std::string_view text, const HexStepClaim &claim)
    {
        m_checker.add(text,
                      [sheet = m_sheet, claim](const Words &words,
                                               const ToldStep &told) -> std::optional<std::string> {
                          claim(words, HexStep(*sheet, told));
                          return std::nullopt;
                      });
    }

private:
    SentenceChecker &m_checker;
    std::shared_ptr<const HexSheet> m_sheet;
};

/// @{ Adds the claims about contradictions: parts of the path that would be cut off, and readings
/// whose two sides differ.
void addHexFailureClaims(HexClaims &claims);
/// @}

} // namespace inkling::test
