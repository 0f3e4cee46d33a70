// SPDX-License-Identifier: MIT
#include "practice/practicerecord.h"

#include "families/registry.h"

#include <QSettings>
#include <algorithm>
#include <numeric>
#include <utility>

namespace inkling::practicerecord {

namespace {

QString keyOf(const Rule &rule, const char *name)
{
    return QStringLiteral("practice/%1/%2")
        .arg(QString::fromUtf8(rule.id.data(), qsizetype(rule.id.size())), QLatin1String(name));
}

const char *nameOf(PracticeOutcome outcome)
{
    static const char *const names[] = {"right", "wrong", "hinted"};
    return names[std::size_t(outcome)];
}

int count(const Rule &rule, PracticeOutcome outcome)
{
    return std::max(0, QSettings().value(keyOf(rule, nameOf(outcome))).toInt());
}

} // namespace

PracticeScore scoreOf(const Rule &rule)
{
    return {.right = count(rule, PracticeOutcome::Right),
            .wrong = count(rule, PracticeOutcome::Wrong),
            .hinted = count(rule, PracticeOutcome::Hinted)};
}

LessonState stateOf(const Rule &rule)
{
    const PracticeScore score = scoreOf(rule);
    if (score.right >= positionsOfALesson)
        return LessonState::Done;
    return score.tried() > 0 || QSettings().value(keyOf(rule, "begun")).toBool()
               ? LessonState::Begun
               : LessonState::NotYet;
}

void add(const Rule &rule, PracticeOutcome outcome)
{
    QSettings().setValue(keyOf(rule, nameOf(outcome)), count(rule, outcome) + 1);
}

void begin(const Rule &rule)
{
    QSettings().setValue(keyOf(rule, "begun"), true);
}

std::optional<Place> mostMissed()
{
    std::optional<Place> place;
    std::pair<double, int> most{0, 0};
    for (const Family *family : families()) {
        for (RuleId rule = 0; rule < family->rules().size(); ++rule) {
            const PracticeScore score = scoreOf(family->rules()[rule]);
            if (score.tried() == score.right)
                continue;
            const std::pair missed(1 - double(score.right) / score.tried(), score.tried());
            if (missed > most) {
                most = missed;
                place = Place{family, rule};
            }
        }
    }
    return place;
}

std::vector<RuleId> courseOf(const Family &family)
{
    std::vector<RuleId> rules(family.rules().size());
    std::iota(rules.begin(), rules.end(), RuleId(0));
    std::ranges::stable_sort(rules, {}, [&](RuleId rule) { return family.rules()[rule].cost; });
    return rules;
}

} // namespace inkling::practicerecord
