// SPDX-License-Identifier: MIT
#include "families/numbercross/model.h"
#include "families/numbercross/puzzle.h"
#include "families/numbercross/statement.h"
#include "support/numbercross/numbercrossboards.h"
#include "support/testprogram.h"

#include <QTest>
#include <chrono>

using namespace inkling;
using namespace inkling::numbercross;

namespace {

/// 5 of the digits 2 3 / 4 1: the columns ask for 4 and 3, the rows for 2 and 1.
Givens smallBoard()
{
    return {{2, 2}, {2, 3, 4, 1}, {2, 1, 4, 3}};
}

const Caption *find(const std::vector<Caption> &captions, ElementId element)
{
    for (const Caption &caption : captions) {
        if (caption.element == element)
            return &caption;
    }
    return nullptr;
}

} // namespace

class NumberCrossModelTest : public QObject
{
    Q_OBJECT

private slots:
    void elementsHaveTheirPlaces();
    void elementsAreDescribed();
    void captionsFollowTheFacts();
    void captionsAreQuick();
    void finaleGoesRowByRow();
};

void NumberCrossModelTest::elementsHaveTheirPlaces()
{
    const Givens givens = smallBoard();
    const Grid &grid = givens.grid;
    const Board board = statedOf(givens)->board();
    QCOMPARE(board.size(), ElementId(4 + 4 * 4));
    QCOMPARE(board.frame(), CellFrame::Grid);
    QCOMPARE(board.text(cellElement(grid, 2)), std::string("4"));
    for (int line = 0; line < grid.lineCount(); ++line) {
        QCOMPARE(board.kind(labelElement(grid, line)), ElementKind::Label);
        QCOMPARE(board.text(labelElement(grid, line)),
                 std::to_string(givens.labels[std::size_t(line)]));
        QCOMPARE(board.kind(lineElement(grid, line)), ElementKind::Region);
        for (const ElementId sum : {sumElement(grid, line), restElement(grid, line)}) {
            QCOMPARE(board.kind(sum), ElementKind::Label);
            QVERIFY(board.text(sum).empty());
        }
        // Column labels stand above the grid, row labels to its right; sums further out.
        const Point label = board.centre(labelElement(grid, line));
        const Point sum = board.centre(sumElement(grid, line));
        const Point rest = board.centre(restElement(grid, line));
        if (grid.isRow(line))
            QVERIFY(2.15 < label.x && label.x < sum.x && sum.x < rest.x && label.y == rest.y);
        else
            QVERIFY(-0.15 > label.y && label.y > sum.y && sum.y > rest.y && label.x == rest.x);
        const NumberCrossModel model(givens);
        QCOMPARE(model.elements(ConstraintId(line)),
                 (std::vector{labelElement(grid, line), lineElement(grid, line)}));
    }
}

void NumberCrossModelTest::elementsAreDescribed()
{
    const NumberCrossPuzzle puzzle(smallBoard());
    const Grid &grid = puzzle.givens().grid;
    const auto text = [&](ElementId element) { return puzzle.describe(element).english(); };
    QCOMPARE(text(cellElement(grid, 2)), std::string("row 2, column 1, digit 4"));
    QCOMPARE(text(labelElement(grid, 0)),
             std::string("row 1, label 2 (the sum of its white cells)"));
    QCOMPARE(text(labelElement(grid, 3)),
             std::string("column 2, label 3 (the sum of its black cells)"));
    QCOMPARE(text(sumElement(grid, 1)), std::string("row 2, sum of its white cells so far"));
    QCOMPARE(text(restElement(grid, 2)), std::string("column 1, what its label still lacks"));
    QCOMPARE(text(lineElement(grid, 2)),
             std::string("column 1, label 4 (the sum of its black cells)"));
}

void NumberCrossModelTest::captionsFollowTheFacts()
{
    const Givens givens = smallBoard();
    const Grid &grid = givens.grid;
    const NumberCrossModel model(givens);
    Knowledge knowledge(model.initial());
    QVERIFY(model.captions(knowledge).empty());

    knowledge.learn({0, ValueSet::only(white)});
    auto captions = model.captions(knowledge);
    QVERIFY(*find(captions, labelElement(grid, 0)) == (Caption{labelElement(grid, 0), {}, false}));
    QCOMPARE(find(captions, sumElement(grid, 0))->text, std::string("2"));
    QCOMPARE(find(captions, restElement(grid, 0))->text, std::string("+0"));
    QCOMPARE(find(captions, sumElement(grid, 2))->text, std::string("0"));
    QCOMPARE(find(captions, restElement(grid, 2))->text, std::string("+4"));
    QVERIFY(!find(captions, labelElement(grid, 1)));

    knowledge.learn({1, ValueSet::only(black)});
    captions = model.captions(knowledge);
    QVERIFY(find(captions, labelElement(grid, 0))->done);
    QVERIFY(!find(captions, sumElement(grid, 0)));
    QVERIFY(!find(captions, restElement(grid, 0)));

    // Too much, and full but wrong.
    Knowledge wrong(model.initial());
    wrong.learn({0, ValueSet::only(white)});
    wrong.learn({1, ValueSet::only(white)});
    captions = model.captions(wrong);
    QVERIFY(!find(captions, labelElement(grid, 0))->done);
    QVERIFY(find(captions, labelElement(grid, 0))->clashes);
    QCOMPARE(find(captions, restElement(grid, 0))->text, std::string("\u22123"));

    // A rest that no open digits make.
    Knowledge stuck(model.initial());
    stuck.learn({0, ValueSet::only(black)});
    captions = model.captions(stuck);
    QCOMPARE(find(captions, restElement(grid, 0))->text, std::string("+2"));
    QVERIFY(find(captions, labelElement(grid, 0))->clashes);
}

void NumberCrossModelTest::captionsAreQuick()
{
    std::mt19937 random(1);
    const NumberCrossModel model(test::randomNumberCross(60, 60, 50, random));
    Knowledge knowledge(model.initial());
    for (UnknownId cell = 0; cell < model.mainCount(); ++cell)
        knowledge.learn({cell, ValueSet::only(int(random() % 2))});
    std::size_t count = 0;
    const auto start = std::chrono::steady_clock::now();
    for (int i = 0; i < 1000; ++i)
        count += model.captions(knowledge).size();
    const auto time = std::chrono::steady_clock::now() - start;
    QVERIFY(count > 0);
    qInfo("%.1f us", std::chrono::duration<double, std::micro>(time).count() / 1000);
}

void NumberCrossModelTest::finaleGoesRowByRow()
{
    const Givens givens = smallBoard();
    const NumberCrossModel model(givens);
    const Answer answer{{white, black, black, white}};
    QVERIFY(model.isAnswer(answer));
    const auto beats = model.finale(answer);
    QCOMPARE(beats.size(), std::size_t(2));
    QCOMPARE(beats[1].elements, (std::vector<ElementId>{2, 3, labelElement(givens.grid, 1)}));
}

INKLING_TEST(NumberCrossModelTest, QCoreApplication)
#include "families/numbercross/model_test.moc"
