// SPDX-License-Identifier: MIT
#include "families/hex/model.h"
#include "support/testprogram.h"

#include "families/hex/path.h"
#include "families/hex/puzzle.h"
#include "support/hex/hexboards.h"

#include <QTest>
#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>

using namespace inkling;
using namespace inkling::hex;

namespace {

/// 6/3=9-7, read down a tower of five rows.
Tiles tower()
{
    return {{5, 1}, "6/3=9-7"};
}

Answer towerAnswer()
{
    return answerOf(tower(), Path{0, 1, 2, 3, 4, 5, 6});
}

std::string captionOf(const std::vector<Caption> &captions, ElementId element)
{
    const auto found = std::ranges::find(captions, element, &Caption::element);
    return found == captions.end() ? std::string("none") : found->text;
}

void learnLink(Knowledge &knowledge, const Tiles &tiles, int first, int second, int value)
{
    knowledge.learn({UnknownId(tiles.linkBetween(first, second)), ValueSet::only(value)});
}

} // namespace

class HexModelTest : public QObject
{
    Q_OBJECT

private slots:
    void tilesTouchAsTheProblemSays();
    void neighboursShareASide();
    void factsInJson();
    void captionsGrowWithTheFacts();
    void lengthsKeepTheirPlace();
    void finaleWritesTheEquation();
    void answersSurviveTheirPaths();
};

/// Tile j of an odd row touches tiles j and j + 1 of the rows above and below, and its neighbours.
void HexModelTest::tilesTouchAsTheProblemSays()
{
    const Tiles tiles({5, 2}, "123=5678+12*");
    const auto touch = [&](TilePlace first, TilePlace second) {
        return tiles.linkBetween(tiles.grid().tile(first), tiles.grid().tile(second)) >= 0;
    };
    QVERIFY(touch({0, 0}, {0, 1}));
    QVERIFY(touch({0, 0}, {1, 0}) && touch({0, 0}, {1, 1}) && !touch({0, 0}, {1, 2}));
    QVERIFY(touch({2, 1}, {1, 1}) && touch({2, 1}, {1, 2}) && !touch({2, 1}, {1, 0}));
    QVERIFY(touch({2, 1}, {3, 1}) && touch({2, 1}, {3, 2}) && !touch({2, 1}, {3, 0}));
    QVERIFY(!touch({0, 0}, {2, 0}));
    QCOMPARE(tiles.linkCount(), 3 * 1 + 2 * 2 + 4 * 4);
}

void HexModelTest::neighboursShareASide()
{
    std::mt19937 random(3);
    for (int i = 0; i < 40; ++i) {
        const Tiles tiles = test::randomHexBoard(random, maxTiles);
        const Board board = makeBoard(tiles);
        QVERIFY(board.frame() == CellFrame::Tile);
        for (int first = 0; first < tiles.count(); ++first) {
            for (int second = first + 1; second < tiles.count(); ++second) {
                const auto corners = board.outline(tileElement(tiles, first));
                const auto others = board.outline(tileElement(tiles, second));
                const auto shared = std::ranges::count_if(corners, [&](const Point &point) {
                    return std::ranges::find(others, point) != others.end();
                });
                const int link = tiles.linkBetween(first, second);
                QCOMPARE(shared == 2, link >= 0);
                if (link < 0)
                    continue;
                const auto ends = board.outline(linkElement(tiles, link));
                QVERIFY(std::abs(std::hypot(ends[0].x - ends[1].x, ends[0].y - ends[1].y) - 1)
                        < 1e-9);
            }
        }
    }
}

void HexModelTest::factsInJson()
{
    const Tiles tiles = tower();
    const HexModel model(tiles);
    const Terms terms(tiles);
    const auto text = [&](UnknownId unknown, ValueSet values) {
        return model.json(Fact{unknown, values}).front().dump();
    };
    QCOMPARE(text(terms.link(tiles.linkBetween(0, 1)), ValueSet::only(joined)),
             R"({"link":[[0,0],[1,0]],"is":"joined"})");
    QCOMPARE(text(terms.link(tiles.linkBetween(5, 6)), ValueSet::only(cut)),
             R"({"link":[[3,1],[4,0]],"is":"cut"})");
    QCOMPARE(text(terms.end(3), ValueSet::only(inner)), R"({"tile":[2,0],"end":false})");
    QCOMPARE(text(terms.reading(), ValueSet::only(fromLower)), R"({"reading":"from-first-end"})");
    QCOMPARE(text(terms.before(), ValueSet::only(3) | ValueSet::only(5)),
             R"({"before-equals":[3,5]})");
    QCOMPARE(model.json(terms.tile(1)).dump(), R"({"tile":[1,0]})");
    QCOMPARE(model.json(terms.path()).dump(), R"({"path":true})");
    QCOMPARE(model.json(terms.equation()).dump(), R"({"equation":true})");
}

void HexModelTest::captionsGrowWithTheFacts()
{
    const Tiles tiles = tower();
    const HexModel model(tiles);
    const ElementId equation = equationElement(tiles);
    const ElementId values = valuesElement(tiles);
    Knowledge knowledge(model.initial());
    QCOMPARE(captionOf(model.captions(knowledge), equation), "");
    learnLink(knowledge, tiles, 0, 1, joined);
    QCOMPARE(captionOf(model.captions(knowledge), equation), "6÷ …");
    learnLink(knowledge, tiles, 4, 5, joined);
    learnLink(knowledge, tiles, 5, 6, joined);
    QCOMPARE(captionOf(model.captions(knowledge), equation), "6÷ … 9−7 …");
    QCOMPARE(captionOf(model.captions(knowledge), values), "");
    for (int tile = 1; tile < 4; ++tile)
        learnLink(knowledge, tiles, tile, tile + 1, joined);
    knowledge.learn({Terms(tiles).reading(), ValueSet::only(fromLower)});
    QCOMPARE(captionOf(model.captions(knowledge), equation), "6÷3=9−7");
    QCOMPARE(captionOf(model.captions(knowledge), values), "2 = 2");
}

/// However many they are, they are written at one place, and said in full.
void HexModelTest::lengthsKeepTheirPlace()
{
    const Tiles tiles({5, 2}, "123=5678+12*");
    const HexModel model(tiles);
    const UnknownId before = Terms(tiles).before();
    const auto numbers = [](std::initializer_list<int> each) {
        ValueSet set;
        for (const int number : each)
            set = set | ValueSet::only(number);
        return set;
    };
    QVERIFY(!model.mark({before, model.initial()[before]}));
    const std::pair<ValueSet, std::string> written[]
        = {{numbers({1, 2, 4, 5, 6, 7, 9, 10}), "1\u202610 ="},
           {numbers({2, 4, 5, 7, 9}), "2\u20269 ="},
           {numbers({2, 5, 9}), "2, 5, 9 ="},
           {numbers({7, 9, 10, 11}), "7\u202611 ="},
           {numbers({5}), "5 = 6"}};
    for (const auto &[left, text] : written) {
        const auto mark = model.mark({before, left});
        QVERIFY(mark);
        QCOMPARE(mark->element, lengthsElement(tiles));
        QCOMPARE(mark->text, text);
        QCOMPARE(mark->values, left.single() ? 0 : left.bits());
    }
}

void HexModelTest::finaleWritesTheEquation()
{
    const Tiles tiles = tower();
    const auto beats = HexModel(tiles).finale(towerAnswer());
    QCOMPARE(beats.size(), std::size_t(7));
    QCOMPARE(beats[0].elements, std::vector{tileElement(tiles, 0)});
    const std::vector second{linkElement(tiles, tiles.linkBetween(0, 1)), tileElement(tiles, 1)};
    QCOMPARE(beats[1].elements, second);
    QCOMPARE(captionOf(beats[2].captions, equationElement(tiles)), "6÷3");
    QCOMPARE(captionOf(beats[2].captions, valuesElement(tiles)), "6 ÷ 3 = 2");
    QCOMPARE(captionOf(beats[6].captions, equationElement(tiles)), "6÷3=9−7");
    QCOMPARE(captionOf(beats[6].captions, valuesElement(tiles)), "2 = 9 − 7 = 2");
}

void HexModelTest::answersSurviveTheirPaths()
{
    const Tiles tiles = tower();
    QVERIFY(pathOf(tiles, towerAnswer()) == Path({0, 1, 2, 3, 4, 5, 6}));
    QVERIFY(pathOf(tiles, answerOf(tiles, Path{6, 5, 4, 3, 2, 1, 0}))
            == Path({6, 5, 4, 3, 2, 1, 0}));
    Answer ring = towerAnswer();
    ring.values[std::size_t(tiles.linkBetween(0, 2))] = joined;
    QVERIFY(!pathOf(tiles, ring));
    Answer torn = towerAnswer();
    torn.values[std::size_t(tiles.linkBetween(2, 3))] = cut;
    QVERIFY(!pathOf(tiles, torn));
}

INKLING_TEST(HexModelTest, QCoreApplication)
#include "families/hex/model_test.moc"
