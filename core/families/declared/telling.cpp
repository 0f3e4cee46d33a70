// SPDX-License-Identifier: MIT
#include "families/declared/declaredmodel.h"
#include "families/declared/listedsets.h"
#include "families/declared/views.h"

#include "logic/model/generalrules.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <map>
#include <mutex>
#include <optional>
#include <sstream>

namespace inkling::declared {

namespace {

/// Whether the words for a fault name more than `count` things: a number that only a whole answer
/// has, such as a sum.
bool namesMore(std::string_view text, std::size_t count)
{
    return text.find('%' + std::to_string(count + 1)) != std::string_view::npos;
}

/// The sentences that all declared families have, after those of their rules.
enum class Common : std::uint8_t {
    PlacedSeveral,
    WithKnown,
    ManySets,
    ManySetsSharing,
    Known,
    OnlyWay,
    FewWays,
    NoOtherWay,
    Twice,
    NoDigit,
    NoPlace,
    TooFewDigits,
    TooFewCells,
    Elsewhere,
    WingMet,
    NothingMakes,
    Fault,
    FaultOfMany,
    AgainstLaw,
    Apart,
    WalledApart,
    Count
};

// clang-format off
constexpr std::array cases{
    SentenceCase{"declared.placed-several", INKLING_TR_NOOP("Rules",
        "<p>%1</p>: <c>no other cell of</c> <p>%2</p> <c>holds one of these digits</c>.")},
    SentenceCase{"declared.with-known", INKLING_TR_NOOP("Rules",
        "As <p>%1</p>, that leaves: <c>%2</c>.")},
    SentenceCase{"declared.many-sets", INKLING_TR_NOOP("Rules",
        "%2 sets of digits make <p>%1</p>. In every way to place one of them, <c>%3</c>.")},
    SentenceCase{"declared.many-sets/sharing", INKLING_TR_NOOP("Rules",
        "%2 sets of digits make <p>%1</p>, all with %3. In every way to place one of them, "
        "<c>%4</c>.")},
    SentenceCase{"declared.known", INKLING_TR_NOOP("Rules",
        "Known: <p>%1</p>.")},
    SentenceCase{"declared.only-way", INKLING_TR_NOOP("Rules",
        "The line has only one way left through <p>%1</p>: <c>%2</c>.")},
    SentenceCase{"declared.few-ways", INKLING_TR_NOOP("Rules",
        "The line has %2 ways left through <p>%1</p>: %3. Each of them has this: <c>%4</c>.")},
    SentenceCase{"declared.no-other-way", INKLING_TR_NOOP("Rules",
        "If %1, then %2, and that leaves the line no way through <p>%3</p>.")},
    SentenceCase{"declared.clash/twice", INKLING_TR_NOOP("Rules",
        "<p>%1</p> would have two %2s: <p>%3</p>.")},
    SentenceCase{"declared.clash/no-digit", INKLING_TR_NOOP("Rules",
        "<p>%1</p>: no digit is left for <p>%2</p>.")},
    SentenceCase{"declared.clash/no-place", INKLING_TR_NOOP("Rules",
        "No place is left for the %1 of <p>%2</p>.")},
    SentenceCase{"declared.clash/too-few-digits", INKLING_TR_NOOP("Rules",
        "<p>%1</p> have only %2 among them: that is one digit too few.")},
    SentenceCase{"declared.clash/too-few-cells", INKLING_TR_NOOP("Rules",
        "<p>%1</p> has too few cells left for its %2.")},
    SentenceCase{"declared.clash/elsewhere", INKLING_TR_NOOP("Rules",
        "The %2 of <p>%1</p> fits only in <p>%3</p>, but <p>%4</p>, too.")},
    SentenceCase{"declared.clash/wing-met", INKLING_TR_NOOP("Rules",
        "<p>%1</p>: whichever the first is, one of the last two holds the %2, but <p>%3</p>, and meets both.")},
    SentenceCase{"declared.clash/nothing-makes", INKLING_TR_NOOP("Rules",
        "<p>%1</p>: nothing that is left makes <p>%2</p>.")},
    SentenceCase{"declared.clash/fault", INKLING_TR_NOOP("Rules",
        "<p>%1</p>: so %2.")},
    SentenceCase{"declared.clash/fault-of-many", INKLING_TR_NOOP("Rules",
        "With this, %1.")},
    SentenceCase{"declared.clash/against-law", INKLING_TR_NOOP("Rules",
        "<p>%1</p>, against the rule that %2.")},
    SentenceCase{"declared.clash/apart", INKLING_TR_NOOP("Rules",
        "<p>%1</p>, but no way is left from one to the other.")},
    SentenceCase{"declared.clash/walled-apart", INKLING_TR_NOOP("Rules",
        "<p>%1</p>, but no way is left from one to the other: <p>%2</p>.")},
};
// clang-format on
static_assert(cases.size() == std::size_t(Common::Count));

Sentence made(Common which, std::vector<Argument> arguments)
{
    return {cases[std::size_t(which)], std::move(arguments), {}};
}

/// What is made once of a declaration.
struct Made
{
    std::vector<Rule> rules;
    std::vector<SentenceCase> sentences;
};

const Made &madeOf(const Declaration &declaration)
{
    static std::mutex mutex;
    static std::map<const Declaration *, Made> all;
    const std::scoped_lock lock(mutex);
    Made &made = all[&declaration];
    if (made.rules.empty()) {
        for (const DeclaredRule &rule : declaration.rules()) {
            made.rules.push_back(rule.rule);
            made.sentences.push_back({rule.rule.id, rule.sentence});
        }
        made.sentences.insert(made.sentences.end(), cases.begin(), cases.end());
    }
    return made;
}

/// Makes the arguments of one step's sentence.
class Telling
{
public:
    Telling(const Posed &posed, const Model &model, const Step &step, const Knowledge &before)
        : m_posed(posed)
        , m_model(model)
        , m_step(step)
        , m_before(before)
    {
        // A conclusion of a single value also rests on what was known of its unknown.
        std::ranges::copy_if(step.premises, std::back_inserter(m_others), [&](const Fact &premise) {
            return std::ranges::find(step.conclusions, premise.unknown, &Fact::unknown)
                   == step.conclusions.end();
        });
        const auto slots = isGeneral(step.rule) ? std::array<Slot, 4>{}
                                                : posed.declaration.rules()[step.rule].arguments;
        if (!step.contradiction && std::ranges::find(slots, Slot::Sets) != slots.end())
            m_listed = listedNow(posed, step, before);
    }

    [[nodiscard]] Argument argument(Slot slot) const
    {
        const std::size_t half = m_step.constraints.size() / 2;
        switch (slot) {
        case Slot::None:
            break;
        case Slot::Constraints:
            return groups();
        case Slot::FirstConstraint:
            return named(m_step.constraints.first(1));
        case Slot::FirstHalf:
            return named(m_step.constraints.first(half));
        case Slot::SecondHalf:
            return named(m_step.constraints.subspan(half));
        case Slot::PremiseFacts:
            return facts(m_others);
        case Slot::OtherPlaces:
            return places(m_others);
        case Slot::PremiseValues:
            return valuesArgument(together(m_others));
        case Slot::ConclusionFacts:
            return facts(followingFacts());
        case Slot::ConclusionPlaces:
            return places(m_step.conclusions);
        case Slot::ConclusionValues:
            return valuesArgument(together(m_step.conclusions));
        case Slot::ExcludedValues:
            return valuesArgument(excluded(), Argument::Joint::Or);
        case Slot::ListedValues:
            return valuesArgument(listed());
        case Slot::ListedPlaces:
            return listedPlaces();
        case Slot::FirstPlaces:
            return places(m_step.premises.first(m_step.premises.size() - 2));
        case Slot::NextToLastPlace:
            return places(m_step.premises.last(2).first(1));
        case Slot::LastPlace:
            return places(m_step.premises.last(1));
        case Slot::Argument1:
            return formulaArgument(m_step.arguments[0]);
        case Slot::ArgumentPlaces:
            return argumentPlaces();
        case Slot::Sets:
            return sets();
        }
        return named(m_step.constraints);
    }

    /// The sets that make a sum, where they are few.
    [[nodiscard]] std::string setsToName() const
    {
        return m_listed ? m_listed->sets : m_step.arguments[1];
    }
    /// The sentence about what all ways to fill a sum have, of which there are too many to name.
    [[nodiscard]] Sentence manySets() const
    {
        const Argument sum = named(m_step.constraints);
        const Argument count = numberArgument(std::stoll(m_step.arguments[2]));
        const Argument follows = facts(followingFacts());
        const ValueSet shared = valuesIn(m_step.arguments[3]);
        if (shared.empty())
            return made(Common::ManySets, {sum, count, follows});
        return made(Common::ManySetsSharing, {sum, count, valuesArgument(shared), follows});
    }
    /// The sentences about what all ways to meet the constraints have, after what is known and what the
    /// opposite leads to; few ways are named. `many`: the sentence for more.
    [[nodiscard]] Sentence ways(Sentence many) const
    {
        const Ways left = waysOf(m_posed, m_step.constraints, m_before);
        const Argument names = named(m_step.constraints);
        const Argument concluded = facts(m_step.conclusions);
        Sentence sentence = std::move(many);
        if (left.values.size() == 1)
            sentence = made(Common::OnlyWay, {names, concluded});
        else if (const Argument apart = tellingApart(left); !apart.parts.empty())
            sentence
                = made(Common::FewWays,
                       {names, numberArgument(std::int64_t(left.values.size())), apart, concluded});
        std::vector<Sentence> all = noOtherWays();
        if (!m_step.premises.empty())
            all.insert(all.begin(), made(Common::Known, {facts(m_step.premises)}));
        all.push_back(std::move(sentence));
        return asOne(std::move(all));
    }
    /// A sentence about sets after one that says what is known.
    [[nodiscard]] Sentence afterKnown(Sentence sentence) const
    {
        return after(m_listed ? m_listed->known : m_others, std::move(sentence));
    }

    /// Of the conclusions whose opposite fails soonest, what that leads to. One that fails only by
    /// the opposite of another is left out.
    [[nodiscard]] std::vector<Sentence> noOtherWays() const
    {
        constexpr std::size_t mostRefuted = 2;
        constexpr std::size_t mostFollowing = 4;
        std::vector<WhyNot> all;
        for (const Fact &conclusion : m_step.conclusions) {
            const auto why = whyNot(m_posed, m_step, conclusion);
            if (why && !why->following.empty() && why->following.size() <= mostFollowing)
                all.push_back(*why);
        }
        std::ranges::stable_sort(all, {}, [](const WhyNot &why) { return why.following.size(); });
        std::vector<Fact> opposites;
        std::vector<Sentence> sentences;
        for (const WhyNot &why : all) {
            const bool isByOther = std::ranges::any_of(opposites, [&](const Fact &fact) {
                return std::ranges::find(why.following, fact) != why.following.end();
            });
            if (isByOther || sentences.size() == mostRefuted)
                continue;
            opposites.push_back(why.opposite);
            sentences.push_back(
                made(Common::NoOtherWay, {facts(std::array{why.opposite}), facts(why.following),
                                          named(std::array{why.broken})}));
        }
        return sentences;
    }

    /// What follows from the step's constraint and from its premises about other unknowns, where
    /// the step is by a rule of one relation; else its conclusions.
    [[nodiscard]] std::vector<Fact> followingFacts() const
    {
        if (m_listed)
            return m_listed->following;
        std::vector<Fact> following(m_step.conclusions.begin(), m_step.conclusions.end());
        const DeclaredRule &rule = m_posed.declaration.rules()[m_step.rule];
        const bool namesValues
            = std::ranges::find(rule.arguments, Slot::ConclusionValues) != rule.arguments.end();
        if (rule.different || rule.view || namesValues || m_step.constraints.size() != 1
            || m_step.constraints[0] == m_posed.wholeBoard)
            return following;
        const Constraint &constraint = m_posed.statement.constraints[m_step.constraints[0]];
        for (Fact &fact : following) {
            Knowledge known(m_posed.statement.domains);
            for (const Fact &premise : m_step.premises) {
                if (premise.unknown != fact.unknown)
                    known.learn(premise);
            }
            std::vector<ValueSet> values;
            for (const UnknownId unknown : constraint.unknowns)
                values.push_back(known.possible(unknown));
            constraint.relation->narrow(rule.rung, values);
            const auto place = std::ranges::find(constraint.unknowns, fact.unknown);
            if (place == constraint.unknowns.end())
                continue;
            const ValueSet left = values[std::size_t(place - constraint.unknowns.begin())];
            if (left.empty() || left.within(fact.possible)) {
                fact.possible = left.empty() ? fact.possible : left;
                continue;
            }
            // Where the digits alone decide, what was known of it is told apart: see withKnown().
            const ValueSet own = premised(fact.unknown);
            for (std::size_t i = 0; i < values.size(); ++i)
                values[i] = premised(constraint.unknowns[i]);
            constraint.relation->narrow(rule.rung, values);
            ValueSet together;
            for (const ValueSet value : values)
                together = together | value;
            if (together.empty()) { // nothing is possible any more: the next step says so
                fact.possible = left;
                continue;
            }
            const ValueSet allowed = together & m_posed.statement.domains[fact.unknown];
            const bool isByDigits
                = (allowed & own) == values[std::size_t(place - constraint.unknowns.begin())];
            fact.possible = isByDigits ? allowed : fact.possible & own;
        }
        if (constraint.relation->differs())
            withoutPlaced(following);
        narrowToNews(following);
        return following;
    }
    /// The sentences that say what was known before of the unknowns concluded about, where the
    /// conclusions need it.
    [[nodiscard]] std::vector<Sentence> withKnown() const
    {
        const std::vector<Fact> following = followingFacts();
        std::vector<Fact> known;
        std::vector<Fact> concluded;
        for (std::size_t i = 0; i < following.size(); ++i) {
            const Fact &conclusion = m_step.conclusions[i];
            if (following[i].possible.within(conclusion.possible))
                continue;
            known.push_back(m_before.fact(conclusion.unknown));
            concluded.push_back(toldBy(conclusion, m_before));
        }
        if (known.empty())
            return {};
        return {made(Common::WithKnown, {facts(known), facts(concluded)})};
    }
    /// The sentences for digits that are the last ones left, where the rule's own only exclude some.
    [[nodiscard]] std::vector<Sentence> lastOnes() const
    {
        std::vector<Fact> known;
        std::vector<Fact> placed;
        for (const Fact &conclusion : m_step.conclusions) {
            const auto own = std::ranges::find(m_step.premises, conclusion.unknown, &Fact::unknown);
            if (!conclusion.possible.single() || own == m_step.premises.end())
                continue;
            known.push_back(*own);
            placed.push_back(conclusion);
        }
        if (known.empty())
            return {};
        return {made(Common::WithKnown, {facts(known), facts(placed)})};
    }
    [[nodiscard]] bool placesSeveral() const { return m_others.size() > 1; }
    /// The words for several digits that clear a group together.
    [[nodiscard]] Sentence placedSeveral() const
    {
        return made(Common::PlacedSeveral, {facts(m_others), groups()});
    }

    [[nodiscard]] Sentence clash() const
    {
        for (const ConstraintId id : m_step.constraints) {
            if (auto sentence = twice(id))
                return *sentence;
        }
        const DeclaredRule &rule = m_posed.declaration.rules()[m_step.rule];
        if (rule.different)
            return clashBy(*rule.different);
        if (!m_step.arguments.empty() && m_step.arguments.back() == apartArgument)
            return apart();
        if (m_step.constraints.size() != 1)
            return {};
        constexpr std::size_t mostNamed = 4;
        const Constraint &constraint = m_posed.statement.constraints[m_step.constraints[0]];
        const Kind &kind = m_posed.kind(m_step.constraints[0]);
        if (!kind.law.empty() && !m_step.premises.empty())
            return made(Common::AgainstLaw,
                        {facts(m_step.premises), phraseArgument({kind.law, constraint.arguments})});
        const std::string_view text = kind.fault;
        std::vector<std::string> arguments = constraint.arguments;
        if (namesMore(text, arguments.size())) {
            const std::vector<std::string> words = wordsForBreach(constraint);
            arguments.insert(arguments.end(), words.begin(), words.end());
        }
        if (namesMore(text, arguments.size())) {
            const bool isSum = constraint.relation->differs() && !m_step.premises.empty();
            return isSum ? made(Common::NothingMakes,
                                {facts(asPencilled(m_step.premises)), named(m_step.constraints)})
                         : Sentence();
        }
        const Argument fault
            = phraseArgument({text, arguments}, m_posed.elements[m_step.constraints[0]]);
        if (m_step.premises.empty() || m_step.premises.size() > mostNamed)
            return made(Common::FaultOfMany, {fault});
        return made(Common::Fault, {facts(m_step.premises), fault});
    }

private:
    [[nodiscard]] Sentence after(std::span<const Fact> known, Sentence sentence) const
    {
        return known.empty() ? sentence
                             : asOne({made(Common::Known, {facts(known)}), std::move(sentence)});
    }
    /// Leaves out of each conclusion the values that others of the step place.
    void withoutPlaced(std::vector<Fact> &following) const
    {
        for (const Fact &placed : std::vector(following)) {
            for (std::size_t i = 0; placed.possible.single() && i < following.size(); ++i) {
                Fact &fact = following[i];
                if (!(m_step.conclusions[i].possible & placed.possible).empty()
                    || fact.unknown == placed.unknown)
                    continue;
                fact.possible = fact.possible - placed.possible;
            }
        }
    }
    /// The facts as the pencil marks show them, where few values are left: "neither 2 nor 6" says less.
    [[nodiscard]] std::vector<Fact> asPencilled(std::span<const Fact> facts) const
    {
        constexpr int mostLeft = 3;
        std::vector<Fact> told;
        for (const Fact &fact : facts) {
            const Fact left = toldBy(fact, m_before);
            const bool isFew = !left.possible.empty() && left.possible.size() <= mostLeft;
            const Fact &shown = isFew ? left : fact;
            if (std::ranges::find(told, shown) == told.end())
                told.push_back(shown);
        }
        return told;
    }
    /// Makes facts that say which values are gone speak of values that were left till now.
    void narrowToNews(std::vector<Fact> &following) const
    {
        for (Fact &fact : following) {
            const ValueSet domain = m_posed.statement.domains[fact.unknown];
            const ValueSet gone = m_before.possible(fact.unknown) - fact.possible;
            if (!gone.empty() && (domain - fact.possible).size() < fact.possible.size())
                fact.possible = domain - gone;
        }
    }
    [[nodiscard]] ValueSet premised(UnknownId unknown) const
    {
        ValueSet values = m_posed.statement.domains[unknown];
        for (const Fact &premise : m_step.premises)
            values = values & (premise.unknown == unknown ? premise.possible : values);
        return values;
    }
    /// Two things of one kind, and the wall between them where it is short.
    [[nodiscard]] Sentence apart() const
    {
        constexpr std::size_t mostNamed = 8;
        const auto wall = m_step.premises.first(m_step.premises.size() - 2);
        const Argument parted = facts(m_step.premises.last(2));
        if (wall.empty() || wall.size() > mostNamed)
            return made(Common::Apart, {parted});
        return made(Common::WalledApart, {parted, facts(wall)});
    }
    /// Two unknowns of the constraint that differ and have the same value.
    [[nodiscard]] std::optional<Sentence> twice(ConstraintId id) const
    {
        const Constraint &constraint = m_posed.statement.constraints[id];
        if (!constraint.relation->differs())
            return std::nullopt;
        std::map<int, Fact> placed;
        for (const UnknownId unknown : constraint.unknowns) {
            const Fact fact{unknown, premised(unknown)};
            if (!fact.possible.single())
                continue;
            const auto [first, isNew] = placed.emplace(fact.possible.value(), fact);
            if (!isNew)
                return made(Common::Twice, {named(std::array{id}), valuesArgument(fact.possible),
                                            places(std::array{first->second, fact})});
        }
        return std::nullopt;
    }
    /// The words that a fault needs beyond the constraint's own; none where a value is open.
    [[nodiscard]] std::vector<std::string> wordsForBreach(const Constraint &constraint) const
    {
        std::vector<std::uint8_t> values;
        for (const UnknownId unknown : constraint.unknowns) {
            if (!premised(unknown).single())
                return {};
            values.push_back(std::uint8_t(premised(unknown).value()));
        }
        return constraint.relation->holds(values) ? std::vector<std::string>()
                                                  : constraint.relation->breach(values).words;
    }
    [[nodiscard]] Sentence clashBy(DifferentRule rule) const
    {
        switch (rule) {
        case DifferentRule::OnlyValue:
            return noDigit();
        case DifferentRule::OnlyPlace:
            return noPlace();
        case DifferentRule::NakedPair:
        case DifferentRule::NakedTriple:
        case DifferentRule::NakedQuad:
            return tooFewDigits();
        case DifferentRule::HiddenPair:
        case DifferentRule::HiddenTriple:
        case DifferentRule::HiddenQuad:
            return tooFewCells();
        case DifferentRule::XWing:
        case DifferentRule::Swordfish:
        case DifferentRule::Crossing:
            return elsewhere();
        case DifferentRule::XYWing:
            return wingMet();
        default:
            return {};
        }
    }
    [[nodiscard]] Sentence tooFewDigits() const
    {
        const ValueSet digits = together(m_step.premises);
        if (std::size_t(digits.size()) + 1 != m_step.premises.size())
            return {};
        return made(Common::TooFewDigits, {places(m_step.premises), valuesArgument(digits)});
    }
    [[nodiscard]] Sentence tooFewCells() const
    {
        int cells = 0;
        for (const UnknownId unknown :
             m_posed.statement.constraints[m_step.constraints[0]].unknowns)
            cells += (premised(unknown) & listed()).empty() ? 0 : 1;
        if (m_step.constraints.size() != 1 || cells >= listed().size())
            return {};
        return made(Common::TooFewCells, {named(m_step.constraints), valuesArgument(listed())});
    }
    /// The last premise is the one that the rule is at odds with.
    [[nodiscard]] Sentence elsewhere() const
    {
        const std::size_t half = m_step.constraints.size() / 2;
        if (m_step.premises.empty() || m_step.premises.back().possible != listed())
            return {};
        return made(Common::Elsewhere,
                    {named(m_step.constraints.first(half)), valuesArgument(listed()),
                     named(m_step.constraints.subspan(half)), facts(m_step.premises.last(1))});
    }
    [[nodiscard]] Sentence wingMet() const
    {
        constexpr std::size_t wing = 3;
        if (m_step.premises.size() != wing + 1 || m_step.premises.back().possible != listed())
            return {};
        return made(Common::WingMet, {facts(m_step.premises.first(wing)), valuesArgument(listed()),
                                      facts(m_step.premises.last(1))});
    }
    [[nodiscard]] Sentence noDigit() const
    {
        for (const ConstraintId id : m_step.constraints) {
            for (const UnknownId unknown : m_posed.statement.constraints[id].unknowns) {
                ValueSet left = premised(unknown);
                std::vector<Fact> others;
                for (const Fact &premise : m_step.premises) {
                    if (!premise.possible.single() || !meet(unknown, premise.unknown)
                        || premise.unknown == unknown)
                        continue;
                    others.push_back(premise);
                    left = left - premise.possible;
                }
                if (left.empty())
                    return made(Common::NoDigit,
                                {facts(others), places(std::array{Fact{unknown, left}})});
            }
        }
        return {};
    }
    /// Whether a constraint of the step is about both.
    [[nodiscard]] bool meet(UnknownId a, UnknownId b) const
    {
        return std::ranges::any_of(m_step.constraints, [&](ConstraintId id) {
            const auto &all = m_posed.statement.constraints[id].unknowns;
            return std::ranges::find(all, a) != all.end() && std::ranges::find(all, b) != all.end();
        });
    }
    [[nodiscard]] Sentence noPlace() const
    {
        if (m_step.constraints.size() != 1)
            return {};
        const Constraint &constraint = m_posed.statement.constraints[m_step.constraints[0]];
        ValueSet gone = m_posed.statement.domains[constraint.unknowns.front()];
        for (const UnknownId unknown : constraint.unknowns)
            gone = gone - premised(unknown);
        if (gone.empty())
            return {};
        return made(Common::NoPlace,
                    {valuesArgument(ValueSet::only(*gone.begin())), named(m_step.constraints)});
    }
    [[nodiscard]] Argument named(std::span<const ConstraintId> constraints) const
    {
        std::vector<Argument::Part> parts;
        for (const ConstraintId id : constraints)
            parts.push_back({m_posed.describe(id), m_posed.elements[id]});
        return placesArgument(std::move(parts));
    }
    [[nodiscard]] Argument places(std::span<const Fact> facts) const
    {
        std::vector<Argument::Part> parts;
        for (const Fact &fact : facts) {
            parts.push_back(
                {m_posed.layout.name(fact.unknown), {m_posed.layout.element(fact.unknown)}});
        }
        return placesArgument(std::move(parts));
    }
    [[nodiscard]] Argument argumentPlaces() const
    {
        std::vector<Fact> facts;
        for (const std::string &unknown : m_step.arguments)
            facts.push_back({UnknownId(std::stoul(unknown)), {}});
        return places(facts);
    }
    [[nodiscard]] Argument facts(std::span<const Fact> facts) const
    {
        std::vector<Argument::Part> parts;
        for (const Fact &fact : facts)
            parts.push_back({m_model.clause(fact), {m_posed.layout.element(fact.unknown)}});
        return placesArgument(std::move(parts));
    }
    [[nodiscard]] static ValueSet together(std::span<const Fact> facts)
    {
        ValueSet values;
        for (const Fact &fact : facts)
            values = values | fact.possible;
        return values;
    }
    [[nodiscard]] ValueSet excluded() const
    {
        ValueSet values;
        for (const Fact &fact : m_step.conclusions)
            values = values | (m_posed.statement.domains[fact.unknown] - fact.possible);
        return values;
    }

    /// The step's constraints; groups that a digit clears the last first, as "row 1, column 2 and
    /// box 1" begins like the name of a cell.
    [[nodiscard]] Argument groups() const
    {
        Argument groups = named(m_step.constraints);
        if (m_posed.declaration.rules()[m_step.rule].different == DifferentRule::PlacedValue) {
            std::ranges::reverse(groups.parts);
            groups.joint = Argument::Joint::Or;
        }
        return groups;
    }
    [[nodiscard]] Argument sets() const
    {
        Argument sets{Argument::Kind::Formula, Argument::Joint::Or, {}};
        std::istringstream words{setsToName()};
        for (std::string set; words >> set;)
            sets.parts.push_back({{"%1", {set}}});
        return sets;
    }
    /// For each of at most three ways a fact that none of the others has, the highest value first;
    /// empty where a way has none.
    [[nodiscard]] Argument tellingApart(const Ways &ways) const
    {
        constexpr std::size_t mostNamed = 3;
        std::vector<Fact> apart;
        for (const auto &way : ways.values) {
            std::optional<Fact> own;
            for (std::size_t i = 0; i < way.size(); ++i) {
                const auto has = [&](const auto &other) { return other[i] == way[i]; };
                if (std::ranges::count_if(ways.values, has) == 1
                    && (!own || own->possible.value() < way[i]))
                    own = {ways.unknowns[i], ValueSet::only(way[i])};
            }
            if (own && ways.values.size() <= mostNamed)
                apart.push_back(*own);
        }
        Argument argument = facts(apart);
        argument.joint = Argument::Joint::Or;
        if (apart.size() < ways.values.size())
            argument.parts.clear();
        return argument;
    }
    [[nodiscard]] static ValueSet valuesIn(const std::string &list)
    {
        ValueSet values;
        std::istringstream words{list};
        for (int value = 0; words >> value;)
            values = values | ValueSet::only(value);
        return values;
    }
    [[nodiscard]] ValueSet listed() const { return valuesIn(m_step.arguments[0]); }
    [[nodiscard]] Argument listedPlaces() const
    {
        std::vector<Fact> facts;
        for (const UnknownId unknown :
             m_posed.statement.constraints[m_step.constraints[0]].unknowns) {
            if (!(m_before.possible(unknown) & listed()).empty())
                facts.push_back(m_before.fact(unknown));
        }
        return places(facts);
    }

    const Posed &m_posed;
    const Model &m_model;
    const Step &m_step;
    const Knowledge &m_before;
    std::optional<ListedSets> m_listed; ///< for a rule that lists sets
    std::vector<Fact> m_others; ///< the premises about unknowns that it does not conclude about
};

} // namespace

std::span<const Rule> catalogueOf(const Declaration &declaration)
{
    return madeOf(declaration).rules;
}

std::span<const SentenceCase> sentencesOf(const Declaration &declaration)
{
    return madeOf(declaration).sentences;
}

namespace {

/// The rule that says of one constraint what a link says, where the rule's own steps join several.
std::optional<RuleId> joiningRuleFor(const Posed &posed, const Step &link)
{
    if (link.contradiction || link.constraints.size() != 1)
        return std::nullopt;
    const ConstraintId id = link.constraints[0];
    const Constraint &constraint = posed.statement.constraints[id];
    const auto rules = posed.declaration.rules();
    Knowledge known(posed.statement.domains);
    known.learn(link.premises);
    for (std::size_t i = 0; i < rules.size(); ++i) {
        if (!rules[i].joins || !rules[i].kinds.contains(constraint.kind))
            continue;
        Trace steps;
        constraint.relation->propose(rules[i].rung, RuleId(i), id, posed.scope(id), known, steps);
        Knowledge after = known;
        for (std::size_t step = 0; step < steps.size(); ++step)
            after.learn(steps[step].conclusions);
        if (std::ranges::all_of(link.conclusions,
                                [&](const Fact &fact) { return after.holds(fact); }))
            return RuleId(i);
    }
    return std::nullopt;
}

} // namespace

std::optional<RuleId> ruleFor(const Posed &posed, const Step &link)
{
    if (const auto rule = joiningRuleFor(posed, link))
        return rule;
    const auto rules = posed.declaration.rules();
    const auto placed
        = std::ranges::find(rules, DifferentRule::PlacedValue, &DeclaredRule::different);
    if (placed == rules.end() || link.constraints.size() != 1)
        return std::nullopt;
    const Constraint &constraint = posed.statement.constraints[link.constraints[0]];
    if (!constraint.relation->differs())
        return std::nullopt;
    ValueSet values;
    int count = 0;
    for (const Fact &premise : link.premises) {
        const bool isMember
            = std::ranges::find(constraint.unknowns, premise.unknown) != constraint.unknowns.end();
        if (!isMember || !premise.possible.single())
            return std::nullopt;
        values = values | premise.possible;
        ++count;
    }
    const bool isSeen
        = link.contradiction
              ? count == 2 && values.single()
              : std::ranges::all_of(link.conclusions, [&](const Fact &fact) {
                    const ValueSet domain = posed.statement.domains[fact.unknown];
                    return !fact.possible.single() && (domain - fact.possible).within(values);
                });
    return isSeen ? std::optional(RuleId(placed - rules.begin())) : std::nullopt;
}

/// A contradiction that none of the own words fit is told by the general sentences, which name all
/// that it rests on.
Sentence sentenceOf(const Posed &posed, const Model &model, const Step &step,
                    const Knowledge &before)
{
    if (isGeneral(step.rule))
        return {};
    const Telling telling(posed, model, step, before);
    if (step.contradiction)
        return telling.clash();
    const DeclaredRule &rule = posed.declaration.rules()[step.rule];
    if (rule.different == DifferentRule::PlacedValue && telling.placesSeveral()) {
        Sentence sentence = telling.placedSeveral();
        sentence.more = telling.lastOnes();
        return sentence;
    }
    Sentence sentence{sentencesOf(posed.declaration)[step.rule], {}, {}};
    for (const Slot slot : rule.arguments) {
        if (slot != Slot::None)
            sentence.arguments.push_back(telling.argument(slot));
    }
    if (rule.tellsWays)
        return telling.ways(std::move(sentence));
    const auto has = [&](Slot slot) {
        return std::ranges::find(rule.arguments, slot) != rule.arguments.end();
    };
    if (has(Slot::Sets) && telling.setsToName().empty())
        sentence = telling.manySets();
    if (has(Slot::ConclusionFacts))
        sentence.more = telling.withKnown();
    else if (rule.different && rule.different != DifferentRule::OnlyValue
             && rule.different != DifferentRule::OnlyPlace)
        sentence.more = telling.lastOnes();
    return has(Slot::Sets) ? telling.afterKnown(std::move(sentence)) : sentence;
}

} // namespace inkling::declared
