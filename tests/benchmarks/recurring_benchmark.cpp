// SPDX-License-Identifier: MIT
#include "families/registry.h"
#include "logic/model/generalrules.h"
#include "slinkforms.h"
#include "support/checks/reading.h"
#include "timing.h"

#include <cstring>
#include <map>
#include <set>

/// Which found steps come again and again, and so deserve a name: recurring-benchmark [--named]
/// [--every N] [--most N] [--head N] [--rule ID] FAMILY FILE... Prints for each file how many puzzles named rules alone
/// finish and what that takes; then explains the others to the end, brings each found step of at most
/// --most constraints and premises (8) to one form, and prints the --head (20) forms that come in the most
/// puzzles. A Slitherlink's form is a picture under the symmetries of the board; that of other families,
/// how many premises of which kinds there are. --named: only the first part. --every: only each Nth puzzle.
/// --rule: instead of found steps those of a named rule, in all puzzles.

using namespace inkling;

namespace {

struct Wishes
{
    bool isNamedOnly = false;
    std::string rule = {}; ///< empty for found steps
    std::size_t every = 1;
    std::size_t most = 8;
    std::size_t head = 20;
};

/// The forms of found steps, and where they come.
class Recurring
{
public:
    void add(const std::string &form, const std::string &puzzle)
    {
        Entry &entry = m_entries[form];
        ++entry.steps;
        entry.puzzles.insert(puzzle);
    }

    void print(std::size_t head) const
    {
        std::vector<const std::pair<const std::string, Entry> *> ranked;
        for (const auto &entry : m_entries)
            ranked.push_back(&entry);
        std::ranges::stable_sort(ranked, std::ranges::greater{}, [](const auto *entry) {
            return std::pair(entry->second.puzzles.size(), entry->second.steps);
        });
        for (std::size_t i = 0; i < std::min(head, ranked.size()); ++i) {
            const auto &[form, entry] = *ranked[i];
            std::printf("%zu. %zu steps in %zu puzzles (%s)\n%s\n", i + 1, entry.steps,
                        entry.puzzles.size(), entry.puzzles.begin()->c_str(), form.c_str());
        }
        std::printf("%zu forms in all\n", m_entries.size());
    }

private:
    struct Entry
    {
        std::size_t steps = 0;
        std::set<std::string> puzzles;
    };
    std::map<std::string, Entry> m_entries;
};

/// Premises and conclusions by kind: "2 cages, 1 row; 3 candidates => 1 candidate".
std::string kindsOf(const Model &model, const Step &step)
{
    std::map<std::string, int> constraints;
    std::map<std::string, int> facts;
    std::map<std::string, int> conclusions;
    for (const ConstraintId constraint : step.constraints)
        ++constraints[std::string(model.noun(constraint).one)];
    for (const Fact &fact : step.premises)
        ++facts[std::string(model.noun(fact).one)];
    for (const Fact &fact : step.conclusions)
        ++conclusions[std::string(model.noun(fact).one)];
    std::string text;
    for (const auto &[separator, kinds] :
         {std::pair("", constraints), std::pair("; ", facts), std::pair(" => ", conclusions)}) {
        text += separator;
        for (const auto &[kind, count] : kinds)
            text += kind + " x" + std::to_string(count) + ' ';
    }
    return text;
}

class Collector
{
public:
    Collector(const Family &family, const Wishes &wishes)
        : m_family(family)
        , m_wishes(wishes)
    {}

    void run(const std::string &file)
    {
        const auto puzzles = test::readAll(m_family, contents(file)).puzzles;
        std::size_t tried = 0;
        std::size_t named = 0;
        std::size_t contradictions = 0;
        Times times;
        std::vector<std::size_t> stalled;
        for (std::size_t i = 0; i < puzzles.size(); i += m_wishes.every) {
            const auto model = puzzles[i]->model();
            const double start = cpuMilliseconds();
            const Deduction deduction = deduce(*model, timeLimit());
            times.milliseconds.push_back(cpuMilliseconds() - start);
            ++tried;
            named += deduction.outcome == Outcome::Solved ? 1 : 0;
            contradictions += deduction.outcome == Outcome::Contradiction ? 1 : 0;
            if (deduction.outcome == Outcome::Stalled)
                stalled.push_back(i);
            if (!m_wishes.rule.empty())
                count(*puzzles[i], *model, deduction.trace, nameOf(file, i));
        }
        std::printf(
            "%s: %zu puzzles, %zu finished by named rules (%.1f in 100), %zu refuted; CPU ms "
            "in all %.0f, median %.2f, worst %.1f\n",
            file.c_str(), tried, named, 100 * double(named) / double(tried), contradictions,
            times.mean() * double(tried), times.median(), times.max());
        std::printf("  stalled:");
        for (const std::size_t i : stalled)
            std::printf(" %zu", i + 1);
        std::printf("\n");
        std::fflush(stdout);
        if (m_wishes.isNamedOnly || !m_wishes.rule.empty())
            return;
        for (const std::size_t i : stalled)
            collect(*puzzles[i], nameOf(file, i));
    }

    void print() const
    {
        if (!m_wishes.isNamedOnly)
            m_recurring.print(m_wishes.head);
    }

private:
    static std::string nameOf(const std::string &file, std::size_t puzzle)
    {
        return file.substr(file.rfind('/') + 1) + '#' + std::to_string(puzzle + 1);
    }

    void collect(const Puzzle &puzzle, const std::string &name)
    {
        const Solution solution = puzzle.solve(Search::Uniqueness, timeLimit());
        if (solution.verdict != Verdict::Unique)
            return;
        const auto model = puzzle.model();
        Explainer explainer(*model, solution.answers());
        const Deduction deduction = deduce(*model, {}, explainer, timeLimit());
        count(puzzle, *model, deduction.trace, name);
    }

    [[nodiscard]] bool isWanted(RuleId rule) const
    {
        return m_wishes.rule.empty()
                   ? isGeneral(rule)
                   : !isGeneral(rule) && m_family.rules()[rule].id == m_wishes.rule;
    }

    void count(const Puzzle &puzzle, const Model &model, const Trace &trace,
               const std::string &name)
    {
        for (std::size_t i = 0; i < trace.size(); ++i) {
            const Step step = trace[i];
            if (!isWanted(step.rule)
                || step.constraints.size() + step.premises.size() > m_wishes.most)
                continue;
            m_recurring.add(test::isSlink(puzzle) ? test::slinkForm(puzzle, step)
                                                  : kindsOf(model, step),
                            name + " step " + std::to_string(i + 1));
        }
    }

    const Family &m_family;
    Wishes m_wishes;
    Recurring m_recurring;
};

} // namespace

int main(int argumentCount, char **arguments)
{
    Wishes wishes;
    int next = 1;
    for (; next < argumentCount && std::strncmp(arguments[next], "--", 2) == 0; ++next) {
        const std::string option = arguments[next];
        if (option == "--named") {
            wishes.isNamedOnly = true;
            continue;
        }
        if (option == "--rule") {
            wishes.rule = arguments[++next];
            continue;
        }
        const std::size_t number = std::strtoul(arguments[++next], nullptr, 10);
        (option == "--every"  ? wishes.every
         : option == "--most" ? wishes.most
                              : wishes.head)
            = number;
    }
    const Family *family = next < argumentCount ? findFamily(arguments[next]) : nullptr;
    if (family == nullptr) {
        std::printf(
            "recurring-benchmark [--named] [--every N] [--most N] [--head N] FAMILY FILE...\n");
        return 2;
    }
    Collector collector(*family, wishes);
    for (++next; next < argumentCount; ++next)
        collector.run(arguments[next]);
    collector.print();
    return 0;
}
