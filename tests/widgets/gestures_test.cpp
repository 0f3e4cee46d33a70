// SPDX-License-Identifier: MIT
// What a person does on a board, by pointer and by keys, on a real view: each gesture that INTERACTION lists, for
// each kind of element, and what it marks.
#include "accessible/boardaccessible.h"
#include "families/registry.h"
#include "marking/tidying.h"
#include "playing/boardpointer.h"
#include "playing/playgestures.h"
#include "scene/boardscene.h"
#include "scene/boardview.h"
#include "support/noting.h"
#include "support/testprogram.h"
#include "widgets/support/markshistory.h"
#include "widgets/support/pathpuzzle.h"
#include "widgets/support/specimens.h"

#include <QApplication>
#include <QSettings>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTest>
#include <QWheelEvent>
#include <map>

using namespace inkling;

namespace {

/// What of a board the gestures are about.
enum class Kind : std::uint8_t { Lines, Path, Shades, Digits };

/// A board that can be marked, as in the window.
struct Desk
{
    explicit Desk(Kind wanted)
    {
        for (const Family *family : families()) {
            LineSource source{std::string(family->samples().front().text)};
            take(family->read(source).value());
            if (!marks->choices().empty() && kind() == wanted)
                break;
        }
        lay();
    }

    explicit Desk(const std::shared_ptr<const Puzzle> &made)
    {
        take(made);
        lay();
    }

    void take(const std::shared_ptr<const Puzzle> &taken)
    {
        puzzle = taken;
        model = puzzle->model();
        geometry = std::make_shared<const BoardGeometry>(puzzle->board());
        marks = std::make_unique<UserMarks>(puzzle, model, geometry->board().size());
        history = std::make_unique<test::MarksHistory>(*marks);
    }

    void lay()
    {
        view.resize(700, 700);
        scene.setGeometry(geometry);
        std::vector<bool> isOffered;
        for (ElementId id = 0; id < geometry->board().size(); ++id)
            isOffered.push_back(!marks->choices().of(id).empty());
        pointer.setPicker(ElementPicker(geometry, isOffered));
        pointer.setMarking(true);
        marks->setCompanions([this](const std::vector<MarkStateChange> &gesture) {
            return tidying.companions(*marks, gesture, options);
        });
        gestures.setMarks(marks.get());
        gestures.setOn(true);
        setSpokenPuzzle(view, puzzle);
        view.show();
    }

    [[nodiscard]] Kind kind() const
    {
        const ElementId some = marks->choices().elementOf(marks->choices().firstUnknown());
        if (marks->choices().of(some).size() > 2)
            return Kind::Digits;
        if (geometry->index(ElementKind::Edge).empty())
            return Kind::Shades;
        return geometry->index(ElementKind::Vertex).empty() ? Kind::Path : Kind::Lines;
    }

    void drag(const std::vector<QPointF> &points, Qt::MouseButton button = Qt::LeftButton)
    {
        press(points.front(), button);
        for (const QPointF &point : points)
            QTest::mouseMove(view.viewport(), view.mapFromScene(point));
        release(points.back(), button);
    }
    void press(const QPointF &point, Qt::MouseButton button = Qt::LeftButton)
    {
        QTest::mousePress(view.viewport(), button, {}, view.mapFromScene(point));
    }
    void release(const QPointF &point, Qt::MouseButton button = Qt::LeftButton)
    {
        QTest::mouseRelease(view.viewport(), button, {}, view.mapFromScene(point));
    }
    void click(const QPointF &point, Qt::MouseButton button = Qt::LeftButton)
    {
        press(point, button);
        release(point, button);
    }
    void key(Qt::Key key, Qt::KeyboardModifiers held = {}) { QTest::keyClick(&view, key, held); }

    /// Which choice an element's mark is; past the last for a blank.
    [[nodiscard]] int choice(ElementId element) const
    {
        const auto facts = marks->choices().of(element);
        const ValueSet now = marks->knowledge().possible(facts.front().unknown);
        return int(std::ranges::find(facts, now, &Fact::possible) - facts.begin());
    }
    [[nodiscard]] ElementId edgeAt(const QPointF &middle) const
    {
        ElementId found = noElement;
        for (ElementId id = 0; id < geometry->board().size(); ++id) {
            if (geometry->board().kind(id) == ElementKind::Edge
                && QLineF(geometry->centre(id), middle).length() < 0.1)
                found = id;
        }
        return found;
    }
    [[nodiscard]] MarkState state(ElementId element) const
    {
        return marks->state(*marks->choices().unknownOf(element));
    }
    [[nodiscard]] int stepCount() const { return history->index(); }

    std::shared_ptr<const Puzzle> puzzle;
    std::shared_ptr<const Model> model;
    SharedGeometry geometry;
    PlayOptions options{.crosses = false, .notes = false};
    Tidying tidying;
    BoardScene scene;
    BoardView view{scene};
    BoardPointer pointer{scene, view};
    std::unique_ptr<UserMarks> marks;
    std::unique_ptr<test::MarksHistory> history;
    PlayGestures gestures{scene, view, pointer};
};

constexpr int line = 0;
constexpr int cross = 1;
constexpr int blank = 2;

class GesturesTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QStandardPaths::setTestModeEnabled(true);
        installAccessibility();
    }
    void init() { QSettings().clear(); }
    void cleanupTestCase() { QSettings().clear(); }

    void aClickOnAnEdgeGoesThroughItsMarks()
    {
        Desk desk(Kind::Lines);
        const ElementId edge = desk.edgeAt({1.5, 1});
        for (const int wanted : {line, cross, blank}) {
            desk.click({1.5, 1.1});
            QCOMPARE(desk.choice(edge), wanted);
        }
        // The right button crosses, whatever was there.
        desk.click({1.5, 1}, Qt::RightButton);
        QCOMPARE(desk.choice(edge), cross);
        desk.click({1.5, 1}, Qt::RightButton);
        QCOMPARE(desk.choice(edge), blank);
        desk.click({1.5, 1});
        desk.click({1.5, 1}, Qt::RightButton);
        QCOMPARE(desk.choice(edge), cross);
    }

    void handsThatKnowPzprCrossByAClick()
    {
        QSettings().setValue(QStringLiteral("play/profile"), QStringLiteral("pzpr"));
        Desk desk(Kind::Lines);
        const ElementId edge = desk.edgeAt({1.5, 1});
        desk.click({1.5, 1});
        QCOMPARE(desk.choice(edge), cross);
        desk.click({1.5, 1});
        QCOMPARE(desk.choice(edge), blank);
        desk.drag({{1, 1}, {2, 1}});
        QCOMPARE(desk.choice(edge), line);
        desk.click({1.5, 1});
        QCOMPARE(desk.choice(edge), cross);
    }

    void aDragAlongDotsDrawsInOneStep()
    {
        Desk desk(Kind::Lines);
        desk.drag({{1.1, 0.9}, {2.1, 1.1}, {2, 2}});
        QCOMPARE(desk.stepCount(), 1);
        QCOMPARE(desk.choice(desk.edgeAt({1.5, 1})), line);
        QCOMPARE(desk.choice(desk.edgeAt({2, 1.5})), line);
        QCOMPARE(desk.marks->settledCount(), UnknownId(2));
        // However fast it is: what lies on the way is drawn.
        desk.drag({{0, 3}, {4, 3}});
        QCOMPARE(desk.marks->settledCount(), UnknownId(6));
        desk.history->undo();
        desk.history->undo();
        QVERIFY(desk.marks->marking().empty());
        desk.history->redo();
        QCOMPARE(desk.marks->settledCount(), UnknownId(2));
    }

    /// As many edges as the way takes, each beginning where the last one ends.
    void aPointerThatJumpsLeavesNoGaps()
    {
        Desk desk(Kind::Lines);
        desk.drag({{1, 1}, {4, 3}});
        std::map<ElementId, int> ends;
        int drawn = 0;
        for (ElementId id = 0; id < desk.geometry->board().size(); ++id) {
            if (desk.geometry->board().kind(id) != ElementKind::Edge || desk.choice(id) != 0)
                continue;
            ++drawn;
            const auto [first, second] = desk.geometry->endsOf(id);
            ++ends[first];
            ++ends[second];
        }
        QCOMPARE(drawn, 5);
        QCOMPARE(std::ranges::count_if(ends, [](const auto &end) { return end.second == 1; }), 2);
        QCOMPARE(std::ranges::count_if(ends, [](const auto &end) { return end.second > 2; }), 0);
    }
    void aBrushAlongALineColoursNothingBesideIt()
    {
        Desk desk(Kind::Lines);
        desk.gestures.setColour(2);
        desk.drag({{1, 1.5}, {1.06, 1.96}, {0.94, 2.04}, {1.06, 2.5}, {0.94, 3}, {1.06, 3.5}});
        int coloured = 0;
        for (ElementId id = 0; id < desk.geometry->board().size(); ++id)
            coloured += desk.marks->tint(id) == 2 ? 1 : 0;
        QCOMPARE(coloured, 3);
        for (const double y : {1.5, 2.5, 3.5})
            QCOMPARE(desk.marks->tint(desk.edgeAt({1, y})), 2);
    }
    void theFirstEdgeDecidesWhetherADragDraws()
    {
        Desk desk(Kind::Lines);
        desk.drag({{1, 1}, {3, 1}});
        desk.click({3.5, 1}, Qt::RightButton);
        // From a line on: takes lines away, and nothing else.
        desk.drag({{2, 1}, {3, 1}, {4, 1}});
        QCOMPARE(desk.choice(desk.edgeAt({1.5, 1})), line);
        QCOMPARE(desk.choice(desk.edgeAt({2.5, 1})), blank);
        QCOMPARE(desk.choice(desk.edgeAt({3.5, 1})), cross);
        // From a blank on: draws, over a cross and along a line.
        desk.drag({{2, 1}, {4, 1}});
        QCOMPARE(desk.choice(desk.edgeAt({3.5, 1})), line);
        desk.drag({{2, 2}, {2, 1}, {1, 1}});
        QCOMPARE(desk.choice(desk.edgeAt({1.5, 1})), line);
    }

    void aDragShowsAtOnceAndCanBeCalledOff()
    {
        Desk desk(Kind::Lines);
        desk.press({1, 1});
        QTest::mouseMove(desk.view.viewport(), desk.view.mapFromScene({2, 1}));
        QVERIFY(desk.view.isDrawing());
        QCOMPARE(desk.choice(desk.edgeAt({1.5, 1})), line);
        QCOMPARE(desk.stepCount(), 0);
        desk.gestures.callOff();
        QVERIFY(desk.marks->marking().empty());
        QTest::mouseMove(desk.view.viewport(), desk.view.mapFromScene({3, 1}));
        desk.release({3, 1});
        QVERIFY(desk.marks->marking().empty());
        QCOMPARE(desk.stepCount(), 0);
    }

    void aRightDragCrosses()
    {
        Desk desk(Kind::Lines);
        desk.drag({{2, 1}, {2, 2}});
        desk.drag({{0.5, 1.02}, {0.5, 1}, {3.5, 1}}, Qt::RightButton);
        for (const double x : {0.5, 1.5, 2.5, 3.5})
            QCOMPARE(desk.choice(desk.edgeAt({x, 1})), cross);
        // Begun on a cross, it takes crosses away.
        const int steps = desk.stepCount();
        desk.drag({{0.5, 1}, {2.5, 1}}, Qt::RightButton);
        QCOMPARE(desk.stepCount(), steps + 1);
        QCOMPARE(desk.choice(desk.edgeAt({1.5, 1})), blank);
        QCOMPARE(desk.choice(desk.edgeAt({3.5, 1})), cross);
        // On its way it leaves lines alone.
        desk.drag({{1.5, 1.5}, {1.5, 1}, {1.5, 1.5}, {2.5, 1.5}}, Qt::RightButton);
        QCOMPARE(desk.choice(desk.edgeAt({2, 1.5})), line);
    }

    void theMiddleOfACellTakesColour()
    {
        Desk desk(Kind::Lines);
        const auto cell = [&](double x, double y) { return desk.pointer.picker().at({x, y}); };
        desk.click({1.5, 1.5});
        QCOMPARE(desk.choice(cell(1.5, 1.5)), 0);
        desk.click({1.5, 1.5});
        QCOMPARE(desk.choice(cell(1.5, 1.5)), 1);
        desk.click({1.5, 1.5}, Qt::RightButton);
        QCOMPARE(desk.choice(cell(1.5, 1.5)), 0);
        desk.drag({{2.5, 2.5}, {4.5, 2.5}});
        for (const double x : {2.5, 3.5, 4.5})
            QCOMPARE(desk.choice(cell(x, 2.5)), 0);
        QCOMPARE(desk.marks->settledCount(), UnknownId(0));
    }

    void keysMoveACursorAndMark()
    {
        Desk desk(Kind::Lines);
        const ElementId edge = desk.edgeAt({1.5, 1});
        desk.pointer.select(edge);
        desk.key(Qt::Key_X);
        QCOMPARE(desk.choice(edge), cross);
        desk.key(Qt::Key_X);
        QCOMPARE(desk.choice(edge), blank);
        desk.gestures.pressSpace();
        QCOMPARE(desk.choice(edge), line);
        desk.gestures.pressSpace();
        QCOMPARE(desk.choice(edge), blank);
        desk.key(Qt::Key_C);
        QVERIFY(desk.marks->marking().empty());
        desk.key(Qt::Key_Down);
        const ElementId cell = desk.pointer.selected();
        QVERIFY(desk.geometry->board().kind(cell) == ElementKind::Cell);
        desk.key(Qt::Key_C);
        QCOMPARE(desk.choice(cell), 0);
        desk.key(Qt::Key_Delete);
        QVERIFY(desk.marks->marking().empty());
    }

    void zoomingAndMovingTheBoardMarkNothing()
    {
        Desk desk(Kind::Lines);
        QWheelEvent wheel(QPointF(300, 300), desk.view.mapToGlobal(QPointF(300, 300)), {}, {0, 240},
                          Qt::LeftButton, {}, Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(desk.view.viewport(), &wheel);
        desk.view.setHandHeld(true);
        desk.drag({{1, 1}, {3, 1}});
        desk.drag({{1, 1}, {3, 1}}, Qt::RightButton);
        desk.view.setHandHeld(false);
        desk.drag({{1, 1}, {3, 1}}, Qt::MiddleButton);
        QVERIFY(desk.marks->marking().empty());
        QVERIFY(!desk.view.isDrawing());
        desk.gestures.setOn(false); // and nothing does where nobody solves by hand
        desk.drag({{1, 1}, {3, 1}});
        desk.click({1.5, 1});
        QVERIFY(desk.marks->marking().empty());
    }

    void crossesComeAndGoWithTheirCause()
    {
        Desk desk(Kind::Lines);
        desk.options.crosses = true;
        desk.drag({{3, 3}, {4, 3}, {4, 4}});
        // The dot between has two lines.
        QCOMPARE(desk.choice(desk.edgeAt({4.5, 3})), cross);
        QCOMPARE(desk.choice(desk.edgeAt({4, 2.5})), cross);
        QCOMPARE(desk.stepCount(), 1);
        const Marking drawn = desk.marks->marking();
        // With the line they go, but for one that a hand has made.
        desk.click({4.5, 3}, Qt::RightButton);
        desk.click({4.5, 3}, Qt::RightButton);
        desk.drag({{3, 3}, {4, 3}});
        desk.drag({{4, 3}, {4, 4}});
        QCOMPARE(desk.choice(desk.edgeAt({4, 2.5})), blank);
        QCOMPARE(desk.choice(desk.edgeAt({4.5, 3})), cross);
        for (int i = 0; i < 4; ++i)
            desk.history->undo();
        QVERIFY(desk.marks->marking() == drawn);
        desk.history->undo();
        QVERIFY(desk.marks->marking().empty());
    }

    void aDragPullsAPathAndBack()
    {
        Desk desk(Kind::Path);
        // Three tiles in a row of them.
        std::vector<ElementId> tiles;
        desk.geometry->index(ElementKind::Cell).visit(desk.geometry->bounds(), [&](ElementId id) {
            tiles.push_back(id);
        });
        const auto linkOf = [&](ElementId one, ElementId other) {
            const ElementId link
                = desk.edgeAt((desk.geometry->centre(one) + desk.geometry->centre(other)) / 2);
            const auto ends = desk.geometry->endsOf(link);
            return std::ranges::count(ends, one) && std::ranges::count(ends, other) ? link
                                                                                    : noElement;
        };
        std::vector<QPointF> way;
        std::vector<ElementId> links;
        for (const ElementId one : tiles) {
            for (const ElementId two : tiles) {
                for (const ElementId three : tiles) {
                    if (!links.empty() || one == three || one == two || two == three
                        || linkOf(one, two) == noElement || linkOf(two, three) == noElement
                        || linkOf(one, three) != noElement)
                        continue;
                    way = {desk.geometry->centre(one), desk.geometry->centre(two),
                           desk.geometry->centre(three)};
                    links = {linkOf(one, two), linkOf(two, three)};
                }
            }
        }
        QVERIFY(!links.empty());
        desk.drag(way);
        QCOMPARE(desk.stepCount(), 1);
        QCOMPARE(desk.choice(links[0]), line);
        QCOMPARE(desk.choice(links[1]), line);
        // Back along the end.
        desk.drag({way[2], way[1]});
        QCOMPARE(desk.choice(links[0]), line);
        QCOMPARE(desk.choice(links[1]), blank);
        // There and back in one drag: nothing has happened.
        const int steps = desk.stepCount();
        desk.drag({way[1], way[2], way[1]});
        QCOMPARE(desk.stepCount(), steps);
        // Along it from where it is not an end it goes, too; and what is blank stays so.
        desk.drag({way[1], way[2]});
        desk.drag({way[1], way[0]});
        QCOMPARE(desk.choice(links[0]), blank);
        QCOMPARE(desk.choice(links[1]), line);
        desk.drag({way[2], way[1], way[0]});
        QCOMPARE(desk.choice(links[1]), blank);
        QCOMPARE(desk.choice(links[0]), blank);
        desk.click((way[0] + way[1]) / 2, Qt::RightButton);
        QCOMPARE(desk.choice(links[0]), cross);
    }

    void aPathIsDrawnOverAGridAsOverTiles()
    {
        Desk desk(std::make_shared<test::PathPuzzle>(specimens::pearls()));
        const auto at = [&](double x, double y) { return desk.choice(desk.edgeAt({x, y})); };
        // From middle to middle, round a corner, over a ring and a disc.
        desk.drag({{1.6, 0.4}, {1.5, 1.5}, {2.4, 1.6}});
        QCOMPARE(desk.stepCount(), 1);
        QCOMPARE(at(1.5, 1), line);
        QCOMPARE(at(2, 1.5), line);
        QCOMPARE(desk.marks->settledCount(), UnknownId(2));
        // Back along its end.
        desk.drag({{2.5, 1.5}, {1.5, 1.5}});
        QCOMPARE(at(2, 1.5), blank);
        QCOMPARE(at(1.5, 1), line);
        // The right button cuts what it passes.
        desk.drag({{3, 0.5}, {3, 1.5}, {3, 2.5}}, Qt::RightButton);
        for (const double y : {0.5, 1.5, 2.5})
            QCOMPARE(at(3, y), cross);
        for (const int wanted : {line, cross, blank}) {
            desk.click({2.05, 3.5});
            QCOMPARE(at(2, 3.5), wanted);
        }
        desk.click({0.5, 2}, Qt::RightButton);
        QCOMPARE(at(0.5, 2), cross);
    }

    void aDragPaintsCellsLikeTheFirst()
    {
        Desk desk(Kind::Shades);
        const auto cell = [&](double x, double y) { return desk.pointer.picker().at({x, y}); };
        for (const int wanted : {0, 1, 2}) {
            desk.click({0.5, 0.5});
            QCOMPARE(desk.choice(cell(0.5, 0.5)), wanted);
        }
        desk.click({0.5, 0.5}, Qt::RightButton);
        QCOMPARE(desk.choice(cell(0.5, 0.5)), 1);
        desk.click({0.5, 0.5}, Qt::RightButton);
        const int steps = desk.stepCount();
        desk.drag({{0.5, 0.5}, {0.5, 1.5}, {0.5, 2.5}}, Qt::RightButton);
        QCOMPARE(desk.stepCount(), steps + 1);
        for (const double y : {0.5, 1.5, 2.5})
            QCOMPARE(desk.choice(cell(0.5, y)), desk.choice(cell(0.5, 0.5)));
        desk.pointer.select(cell(1.5, 1.5));
        desk.gestures.pressSpace();
        QCOMPARE(desk.choice(cell(1.5, 1.5)), 0);
        desk.key(Qt::Key_X);
        QCOMPARE(desk.choice(cell(1.5, 1.5)), 1);
    }

    void theRestIsShadedOnlyWhereWanted()
    {
        for (const bool isWanted : {false, true}) {
            Desk desk(Kind::Shades);
            desk.options.shades = isWanted;
            const Answer answer = *desk.puzzle->solve(Search::Uniqueness, {}).first;
            // All that is counted in the answer, cell by cell: what is left over says itself.
            UnknownId clicked = 0;
            for (UnknownId unknown = 0; unknown < desk.model->mainCount(); ++unknown) {
                const ElementId element = desk.marks->choices().elementOf(unknown);
                const auto facts = desk.marks->choices().of(element);
                if (!facts.back().possible.contains(answer.values[unknown]))
                    continue;
                for (int i = 0; i < 3 && desk.choice(element) != 1; ++i)
                    desk.click(desk.geometry->centre(element));
                QCOMPARE(desk.choice(element), 1);
                ++clicked;
            }
            QCOMPARE(desk.marks->settledCount() > clicked, isWanted);
            QCOMPARE(desk.marks->answer().has_value(), isWanted);
            while (desk.history->canUndo())
                desk.history->undo();
            QVERIFY(desk.marks->marking().empty());
        }
    }

    void digitsAndNotesAreTyped()
    {
        Desk desk(Kind::Digits);
        const ElementId cell = 0;
        desk.click({0.5, 0.5});
        QCOMPARE(desk.pointer.selected(), cell);
        desk.key(Qt::Key_2, Qt::ShiftModifier);
        desk.key(Qt::Key_3, Qt::ShiftModifier);
        QVERIFY((desk.state(cell) == MarkState{ValueSet::only(2) | ValueSet::only(3), true}));
        desk.key(Qt::Key_2, Qt::ShiftModifier);
        QVERIFY((desk.state(cell) == MarkState{ValueSet::only(3), true}));
        QCOMPARE(desk.marks->settledCount(), UnknownId(0));
        desk.key(Qt::Key_1);
        QVERIFY((desk.state(cell) == MarkState{ValueSet::only(1), false}));
        desk.key(Qt::Key_3, Qt::ShiftModifier); // over a value there are no notes
        QVERIFY((desk.state(cell) == MarkState{ValueSet::only(1), false}));
        desk.key(Qt::Key_Backspace); // the value goes, and the notes under it come back
        QVERIFY((desk.state(cell) == MarkState{ValueSet::only(3), true}));
        desk.key(Qt::Key_Delete);
        for (const Qt::Key key : {Qt::Key_Backspace, Qt::Key_Delete}) {
            desk.key(Qt::Key_1);
            desk.key(key);
            QVERIFY(desk.marks->marking().empty());
        }
        desk.key(Qt::Key_1);
        desk.gestures.pressSpace();
        QVERIFY(desk.marks->marking().empty());
        // A right click: notes here, until another cell is meant.
        desk.click({0.5, 0.5}, Qt::RightButton);
        desk.key(Qt::Key_2);
        QVERIFY(desk.state(cell).isNote);
        desk.click({1.5, 0.5});
        desk.key(Qt::Key_2);
        QVERIFY(!desk.state(1).isNote && desk.state(1).values.single());
        // Return: notes everywhere, until the next one.
        QSignalSpy noting(&desk.gestures, &PlayGestures::notingChanged);
        desk.key(Qt::Key_Return);
        QVERIFY(noting.last().first().toBool());
        desk.key(Qt::Key_Right);
        desk.key(Qt::Key_3);
        QVERIFY(desk.state(desk.pointer.selected()).isNote);
        desk.key(Qt::Key_Return);
        desk.key(Qt::Key_3);
        QVERIFY(!desk.state(desk.pointer.selected()).isNote);
    }

    void aPencilSaysThatNotesAreTyped()
    {
        Desk desk(Kind::Digits);
        const auto picture = [&] { return desk.view.grab().toImage(); };
        desk.click({0.5, 0.5});
        QVERIFY(!desk.scene.state().isNoting);
        const QImage bare = picture();
        desk.click({0.5, 0.5}, Qt::RightButton);
        QVERIFY(desk.scene.state().isNoting);
        QVERIFY(picture() != bare);
        desk.click({1.5, 0.5});
        QVERIFY(!desk.scene.state().isNoting);
        desk.key(Qt::Key_Return);
        QVERIFY(desk.scene.state().isNoting);
        desk.key(Qt::Key_Down);
        QVERIFY(desk.scene.state().isNoting);
        desk.gestures.setOn(false);
        QVERIFY(!desk.scene.state().isNoting);
        desk.gestures.setOn(true);
        QVERIFY(desk.scene.state().isNoting);
        desk.key(Qt::Key_Return);
        desk.click({0.5, 0.5});
        QCOMPARE(picture(), bare);
        Desk lines(Kind::Lines); // where nothing is typed there is no pencil
        lines.pointer.select(lines.edgeAt({1.5, 1}));
        lines.gestures.setNoting(true);
        QVERIFY(!lines.scene.state().isNoting);
    }

    void notesAreFilledFilteredAndNeverLost()
    {
        Desk desk(Kind::Digits);
        const auto side = UnknownId(desk.puzzle->columns());
        desk.click({0.5, 0.5});
        desk.key(Qt::Key_1);
        desk.click({1.5, 1.5});
        desk.key(Qt::Key_1, Qt::ShiftModifier);
        const MarkState own = desk.state(side + 1);
        desk.gestures.fillNotes();
        QVERIFY(desk.state(side + 1) == own);
        const auto noted = [&](UnknownId unknown) {
            return test::notedFor(*desk.model, desk.marks->knowledge(), unknown);
        };
        QVERIFY((desk.state(1) == MarkState{noted(1), true}));
        QVERIFY(!noted(1).contains(1));
        // Now only what cannot be is taken away, and never the last one: here a digit too many.
        UnknownId rich = 2 * side;
        while (rich < side * side && noted(rich).size() < 3)
            ++rich;
        QVERIFY(rich < side * side);
        const int digit = *noted(rich).begin();
        const UnknownId beside = rich % side == 0 ? rich + 1 : rich - 1;
        desk.click({double(beside % side) + 0.5, double(beside / side) + 0.5});
        desk.key(Qt::Key(Qt::Key_0 + digit));
        QVERIFY(desk.state(rich).values.contains(digit));
        desk.gestures.fillNotes();
        QVERIFY(!desk.state(rich).values.contains(digit));
        const Marking filtered = desk.marks->marking();
        QSignalSpy nothing(&desk.gestures, &PlayGestures::nothingToFill);
        desk.gestures.fillNotes();
        QCOMPARE(nothing.size(), 1);
        QVERIFY(desk.marks->marking() == filtered);
    }

    void aDigitGoesFromNotesAndUndoBringsItBack()
    {
        Desk desk(Kind::Digits);
        desk.options.notes = true;
        desk.gestures.fillNotes();
        const Marking before = desk.marks->marking();
        desk.click({0.5, 0.5});
        desk.key(Qt::Key_1);
        const auto side = UnknownId(desk.puzzle->columns());
        for (UnknownId i = 1; i < side; ++i) {
            QVERIFY(!desk.state(i).values.contains(1) && desk.state(i).isNote);
            QVERIFY(!desk.state(i * side).values.contains(1));
        }
        // Another digit there: what the first one took comes back.
        desk.key(Qt::Key_2);
        QVERIFY(desk.state(1).values.contains(1) && !desk.state(1).values.contains(2));
        desk.history->undo();
        QVERIFY(!desk.state(1).values.contains(1) && desk.state(1).values.contains(2));
        desk.history->undo();
        QVERIFY(desk.marks->marking() == before);
    }

    void equalDigitsAreShown()
    {
        Desk desk(Kind::Digits);
        for (const QPointF &point : {QPointF(0.5, 0.5), QPointF(1.5, 1.5)}) {
            desk.click(point);
            desk.key(Qt::Key_2);
        }
        desk.click({2.5, 0.5});
        desk.key(Qt::Key_2, Qt::ShiftModifier);
        desk.key(Qt::Key_3, Qt::ShiftModifier);
        desk.pointer.select(0);
        desk.gestures.showAlike();
        const auto side = UnknownId(desk.puzzle->columns());
        QVERIFY((desk.scene.state().alike
                 == std::vector<Alike>{{0, false, 2}, {2, true, 2}, {side + 1, false, 2}}));
        desk.gestures.showAlike();
        QVERIFY(desk.scene.state().alike.empty());
        QTest::mouseClick(desk.view.viewport(), Qt::LeftButton, {},
                          desk.view.mapFromScene({1.5, 1.5}));
        QTest::mouseDClick(desk.view.viewport(), Qt::LeftButton, {},
                           desk.view.mapFromScene({1.5, 1.5}));
        desk.release({1.5, 1.5});
        QCOMPARE(desk.scene.state().alike.size(), std::size_t(3));
    }

    void aCageSaysWhatItCanHold()
    {
        Desk desk(Kind::Digits);
        std::size_t least = 100;
        for (ElementId id = 0; id < desk.geometry->board().size(); ++id) {
            const auto all = desk.model->combinations(id, desk.marks->knowledge(), 50);
            if (desk.geometry->board().kind(id) == ElementKind::Cell)
                QVERIFY(!all.empty());
            if (!all.empty())
                least = std::min(least, all.size());
            const auto some = desk.model->combinations(id, desk.marks->knowledge(), 1);
            QVERIFY(some.size() <= 1);
        }
        QVERIFY(least < 10);
    }
};

} // namespace

INKLING_TEST(GesturesTest, QApplication)

#include "gestures_test.moc"
