// SPDX-License-Identifier: MIT
#include "families/registry.h"
#include "logic/explaining/deducer.h"
#include "logic/path/replay.h"
#include "support/shownmarks.h"
#include "support/testprogram.h"

#include <QTest>
#include <bit>
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
    for (const Mark &mark : test::shownMarks(model, knowledge))
        marks[{mark.element, mark.other, mark.main}] = mark.look;
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
                follow(marks, replay.marks());
                const Marks first = marks;
                for (int move = 0; move < 40; ++move) {
                    const std::size_t position = random() % (trace.size() + 1);
                    follow(marks, replay.moveTo(position));
                    QCOMPARE(replay.position(), position);
                    QVERIFY(marks == marksBefore(*model, trace, position));
                }
                follow(marks, replay.moveTo(0));
                QVERIFY(marks == first);
            }
        }
    }

    /// On boards of rows and columns: no digit is noted that stands in the row or in the column.
    void notesLeaveOutWhatStandsAround()
    {
        int noted = 0;
        for (const Family *family : families()) {
            if (family->id() != "sudoku" && family->id() != "kenken")
                continue;
            LineSource source{std::string(family->samples().back().text)};
            const auto puzzle = family->read(source).value();
            const auto model = puzzle->model();
            const Trace trace = deduce(*model, StopCondition()).trace;
            Replay replay(*model, trace);
            std::map<UnknownId, std::uint64_t> notes; // by cell, as their numbers are the same
            for (std::size_t position = 0; position <= trace.size(); ++position) {
                for (const MarkChange &change : replay.moveTo(position)) {
                    if (change.after && change.after->look == Look::Candidates)
                        notes[change.after->element] = change.after->values;
                    else if (change.before)
                        notes.erase(change.before->element);
                }
                for (const auto &[cell, values] : notes) {
                    const Point here = model->place(cell);
                    for (UnknownId other = 0; other < model->mainCount(); ++other) {
                        const Point there = model->place(other);
                        const ValueSet digit = replay.knowledge().possible(other);
                        const bool meets = (here.x == there.x) != (here.y == there.y);
                        if (meets && digit.single())
                            QVERIFY((values >> digit.value() & 1) == 0
                                    || std::has_single_bit(values));
                    }
                    ++noted;
                }
            }
        }
        QVERIFY(noted > 100);
    }
};

} // namespace

INKLING_TEST(ReplayTest, QCoreApplication)
#include "logic/replay_test.moc"
