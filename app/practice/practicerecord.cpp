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

int count(const QSettings &settings, const Rule &rule, PracticeOutcome outcome)
{
    return std::max(0, settings.value(keyOf(rule, nameOf(outcome))).toInt());
}

PracticeScore scoreOf(const QSettings &settings, const Rule &rule)
{
    return {.right = count(settings, rule, PracticeOutcome::Right),
            .wrong = count(settings, rule, PracticeOutcome::Wrong),
            .hinted = count(settings, rule, PracticeOutcome::Hinted)};
}

} // namespace

PracticeScore scoreOf(const Rule &rule)
{
    return scoreOf(QSettings(), rule);
}

LessonState stateOf(const Rule &rule)
{
    const QSettings settings;
    const PracticeScore score = scoreOf(settings, rule);
    if (score.right >= positionsOfALesson)
        return LessonState::Done;
    return score.tried() > 0 || settings.value(keyOf(rule, "begun")).toBool() ? LessonState::Begun
                                                                              : LessonState::NotYet;
}

void add(const Rule &rule, PracticeOutcome outcome)
{
    QSettings settings;
    settings.setValue(keyOf(rule, nameOf(outcome)), count(settings, rule, outcome) + 1);
}

void begin(const Rule &rule)
{
    QSettings().setValue(keyOf(rule, "begun"), true);
}

std::optional<Place> mostMissed()
{
    const QSettings settings; // to make one for each rule would read the disk each time
    std::optional<Place> place;
    std::pair<double, int> most{0, 0};
    for (const Family *family : families()) {
        for (RuleId rule = 0; rule < family->rules().size(); ++rule) {
            const PracticeScore score = scoreOf(settings, family->rules()[rule]);
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
