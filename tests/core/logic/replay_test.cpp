// SPDX-License-Identifier: MIT
#include "families/registry.h"
#include "logic/explaining/deducer.h"
#include "logic/path/replay.h"
#include "support/testprogram.h"

#include <QTest>
#include <map>
#include <random>
#include <tuple>

using namespace inkling;

namespace {

/// What a board shows: a mark a place.
using Marks = std::map<std::tuple<ElementId, ElementId, bool>, Look>;

void follow(Marks &marks, const std::vector<MarkChange> &changes)
{
    for (const MarkChange &change : changes) {
        const Mark &mark = change.after ? *change.after : *change.before;
        const std::tuple place(mark.element, mark.other, mark.main);
        const auto known = marks.find(place);
        QCOMPARE(known != marks.end(), change.before.has_value());
        if (change.after)
            marks[place] = change.after->look;
        else
            marks.erase(known);
    }
}

Marks marksBefore(const Model &model, const Trace &trace, std::size_t position)
{
    Knowledge knowledge(model.initial());
    for (std::size_t i = 0; i < position; ++i) {
        for (const Fact &fact : trace[i].conclusions)
            knowledge.learn(fact);
    }
    Marks marks;
    for (UnknownId unknown = 0; unknown < model.initial().size(); ++unknown) {
        const auto mark = knowledge.possible(unknown).empty() ? std::nullopt
                                                              : model.mark(knowledge.fact(unknown));
        if (mark)
            marks[{mark->element, mark->other, mark->main}] = mark->look;
    }
    return marks;
}

class ReplayTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void showsThePrefixWhereverItGoes()
    {
        std::mt19937 random(7);
        for (const Family *family : families()) {
            for (const Sample &sample : family->samples()) {
                LineSource source{std::string(sample.text)};
                const auto puzzle = family->read(source);
                QVERIFY(puzzle && *puzzle);
                const auto model = (*puzzle)->model();
                const Trace trace = deduce(*model, StopCondition()).trace;
                Replay replay(*model, trace);
                Marks marks;
                for (int move = 0; move < 40; ++move) {
                    const std::size_t position = random() % (trace.size() + 1);
                    follow(marks, replay.moveTo(position));
                    QCOMPARE(replay.position(), position);
                    QVERIFY(marks == marksBefore(*model, trace, position));
                }
                follow(marks, replay.moveTo(0));
                QVERIFY(marks.empty());
            }
        }
    }
};

} // namespace

INKLING_TEST(ReplayTest, QCoreApplication)
#include "logic/replay_test.moc"
