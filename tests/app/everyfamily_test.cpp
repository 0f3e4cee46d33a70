// SPDX-License-Identifier: MIT
// What the window does for every family, whichever they are: each sample is opened from the menu, stepped
// through by keys, read and looked at.
#include "accessible/boardaccessible.h"
#include "app/support/drawn.h"
#include "app/support/windowtest.h"
#include "editors/optionspanel.h"
#include "families/registry.h"
#include "modes/explaining/answerspanel.h"
#include "modes/explaining/explainingmode.h"
#include "modes/solving/playcontroller.h"
#include "modes/solving/solvingmode.h"
#include "painting/boardpainter.h"
#include "painting/lettering.h"
#include "painting/shapes.h"
#include "phrases.h"
#include "puzzle/joinable.h"
#include "reasoning/reasoningpanel.h"
#include "scene/boardview.h"
#include "scene/thumbnail.h"
#include "support/familytable.h"

#include <QAccessible>
#include <QAction>
#include <QCheckBox>
#include <QListView>
#include <QMenu>
#include <QMenuBar>
#include <QPainter>
#include <QPushButton>
#include <QRegularExpression>

using namespace inkling;

namespace {

/// A trace longer than this is stepped through at its ends and jumped through between.
constexpr std::size_t mostSteps = 40;

std::shared_ptr<const Puzzle> firstPuzzle(const Family &family, const Sample &sample)
{
    LineSource source{std::string(sample.text)};
    return family.read(source).value();
}

QImage painted(const BoardState &state, const Theme &theme, double cell)
{
    QImage image((state.geometry()->bounds().size() * cell).toSize(), QImage::Format_RGB32);
    image.fill(theme.paper);
    QPainter painter(&image);
    paintBoard(painter, state, theme, image.rect());
    return image;
}

/// How far apart the lightest and the darkest pixel of a part of a picture are.
double contrastWithin(const QImage &image, const QRect &part)
{
    QColor lightest = Qt::black;
    QColor darkest = Qt::white;
    const QRect area = part & image.rect();
    for (int y = area.top(); y <= area.bottom(); ++y) {
        for (int x = area.left(); x <= area.right(); ++x) {
            const QColor pixel = image.pixelColor(x, y);
            if (contrast(pixel, Qt::black) > contrast(lightest, Qt::black))
                lightest = pixel;
            if (contrast(pixel, Qt::white) > contrast(darkest, Qt::white))
                darkest = pixel;
        }
    }
    return contrast(lightest, darkest);
}

QRectF boxOf(const TextPlace &place, const QString &text)
{
    QTransform transform;
    transform.translate(place.centre.x(), place.centre.y());
    transform.scale(place.capHeight, place.capHeight);
    return transform.map(lettering(text, Weight::Medium)).boundingRect();
}

/// Where an element's text stands.
TextPlace placeOf(const BoardState &state, ElementId id, const QString &text)
{
    const BoardGeometry &geometry = *state.geometry();
    switch (geometry.board().kind(id)) {
    case ElementKind::Cell:
        return state.details(id) ? digitPlace(geometry, id) : givenPlace(geometry, id);
    case ElementKind::Region:
        return regionPlace(geometry, id, text);
    default:
        return boxedPlace(geometry, id, text);
    }
}

/// Calls `visit(element, its text, the text's box)` for every text on a board.
template <typename Visitor>
void visitTexts(const BoardState &state, const Visitor &visit)
{
    const Board &board = state.geometry()->board();
    for (ElementId id = 0; id < board.size(); ++id) {
        const ElementKind kind = board.kind(id);
        if (kind == ElementKind::Edge || kind == ElementKind::Vertex
            || state.mainMark(id) == Look::Candidates)
            continue;
        const std::string_view text = state.text(id);
        const QString words = QString::fromUtf8(text.data(), qsizetype(text.size()));
        if (!words.isEmpty())
            visit(id, words, boxOf(placeOf(state, id, words), words));
    }
}

class EveryFamilyTest final : public WindowTest
{
    Q_OBJECT

private:
    /// Chooses a sample in the menu, as a person does.
    void openSample(const Family &family, std::size_t index)
    {
        const QString heading = translated("Families", family.title());
        const QString title = translated("Samples", family.samples()[index].title);
        for (QMenu *menu : m_window->menuBar()->findChildren<QMenu *>()) {
            if (menu->title() != heading)
                continue;
            for (QAction *action : menu->actions()) {
                if (action->text() == title)
                    action->trigger();
            }
        }
        QVERIFY(m_window->actions()["playMode"]->isChecked()); // a sample is there to be solved
        QTRY_VERIFY_WITH_TIMEOUT(m_window->explaining().playback().explained(), patience);
        waitUntilSettled();
        m_window->actions()["explainMode"]->trigger();
        showPathFromStart();
    }
    /// Whatever the verdict is.
    void showPathFromStart()
    {
        m_window->explaining().reasoning().setCurrentTab(nullptr);
        m_window->explaining().playback().first();
    }

    void press(Qt::Key key) { QTest::keyClick(&m_window->view(), key); }

    void verifyWords()
    {
        static const QRegularExpression leftOver(QStringLiteral("%\\d|</?[pc]>"));
        const QString words = m_window->explaining().reasoning().stepText();
        QVERIFY(!words.isEmpty());
        QVERIFY2(!words.contains(leftOver), qPrintable(words));
    }

    /// The board shows an answer, and the answer that there is, where reasoning has reached one.
    void verifyTheEnd()
    {
        const ExplainedPuzzle &explained = *m_window->explaining().playback().explained();
        const Solution solution = explained.puzzle->solve(Search::Uniqueness, StopCondition());
        QVERIFY(explained.deduction.outcome != Outcome::Contradiction
                || solution.verdict == Verdict::None);
        if (explained.deduction.outcome != Outcome::Solved)
            return;
        const Answer answer = explained.answer();
        QVERIFY(!explained.puzzle->fault(answer));
        if (solution.verdict == Verdict::Unique)
            QCOMPARE(explained.puzzle->answerText(1, &answer),
                     explained.puzzle->answerText(1, &*solution.first));
        QVERIFY(explained.model->finale(answer).size() <= 500);
        // Read out to its end, nothing of it stays.
        m_window->scene().finishMotion();
        QVERIFY(m_window->scene().state().glows().empty());
        verifyDrawn(*m_window);
    }

    void verifyTexts(const BoardState &state)
    {
        constexpr double cell = 72; // where smoothing takes little of a thin stroke
        const BoardGeometry &geometry = *state.geometry();
        for (const Theme *theme : {&Theme::lightTheme(), &Theme::darkTheme()}) {
            const QImage image = painted(state, *theme, cell);
            visitTexts(state, [&](ElementId id, const QString &text, const QRectF &box) {
                const bool isRegion = geometry.board().kind(id) == ElementKind::Region;
                const QRectF room
                    = isRegion ? QRectF(geometry.outlines(id).front().front(), QSizeF(1, 1))
                               : geometry.box(id);
                QVERIFY2(room.adjusted(-0.01, -0.01, 0.01, 0.01).contains(box), qPrintable(text));
                const QRectF pixels((box.topLeft() - geometry.bounds().topLeft()) * cell,
                                    box.size() * cell);
                // A blank or a mark as thin as a dot has little to be seen.
                if (text.trimmed().isEmpty() || pixels.width() < 3 || pixels.height() < 4)
                    return;
                const double least = state.done(id) ? 2.4 : 3.9; // less what smoothing takes
                QVERIFY2(contrastWithin(image, pixels.toAlignedRect()) >= least,
                         qPrintable(QStringLiteral("%1: %2").arg(text).arg(
                             contrastWithin(image, pixels.toAlignedRect()))));
            });
        }
    }

private Q_SLOTS:
    void everySample_data()
    {
        QTest::addColumn<int>("family");
        QTest::addColumn<int>("sample");
        for (int i = 0; i < int(families().size()); ++i) {
            const Family &family = *families()[std::size_t(i)];
            for (int k = 0; k < int(family.samples().size()); ++k)
                QTest::addRow("%s %d", std::string(family.id()).c_str(), k) << i << k;
        }
    }

    void everySample()
    {
        QFETCH(int, family);
        QFETCH(int, sample);
        openSample(*families()[std::size_t(family)], std::size_t(sample));
        QVERIFY(m_window->view().isVisible());
        Playback &playback = m_window->explaining().playback();
        QVERIFY(playback.atStart());
        verifyDrawn(*m_window);
        verifyWords();
        m_window->view().setFocus();
        while (!playback.atEnd()) {
            const std::size_t before = playback.position();
            if (playback.size() > mostSteps && before >= mostSteps / 2
                && before + mostSteps / 2 < playback.size())
                playback.moveTo(
                    std::min(before + playback.size() / 20, playback.size() - mostSteps / 2));
            else
                press(Qt::Key_Right);
            QVERIFY(playback.position() > before);
            verifyDrawn(*m_window);
            verifyWords();
        }
        verifyTheEnd();
        for (std::size_t i = 0; i < mostSteps / 2 && !playback.atStart(); ++i) {
            press(Qt::Key_Left);
            verifyDrawn(*m_window);
        }
        press(Qt::Key_Home);
        verifyDrawn(*m_window);
    }

    void everyTextIsInItsBoxAndCanBeRead_data() { everySample_data(); }

    void everyTextIsInItsBoxAndCanBeRead()
    {
        QFETCH(int, family);
        QFETCH(int, sample);
        const Family &whose = *families()[std::size_t(family)];
        const auto puzzle = firstPuzzle(whose, whose.samples()[std::size_t(sample)]);
        auto explained = std::make_shared<ExplainedPuzzle>();
        explained->puzzle = puzzle;
        explained->model = puzzle->model();
        explained->deduction = deduce(*explained->model, StopCondition());
        BoardState state(std::make_shared<const BoardGeometry>(puzzle->board()));
        Replay replay(*explained->model, explained->trace());
        for (const std::size_t position : {std::size_t(0), explained->trace().size()}) {
            for (const MarkChange &change : replay.moveTo(position))
                state.apply(change);
            state.setCaptions(explained->model->captions(replay.knowledge()));
            verifyTexts(state);
        }
    }

    void everyElementSpeaks_data() { everySample_data(); }

    void everyElementSpeaks()
    {
        QFETCH(int, family);
        QFETCH(int, sample);
        openSample(*families()[std::size_t(family)], std::size_t(sample));
        m_window->explaining().playback().last();
        m_window->scene().finishMotion();
        QAccessibleInterface *board = QAccessible::queryAccessibleInterface(&m_window->view());
        const BoardState &state = m_window->scene().state();
        QVERIFY(board->childCount() > 0);
        for (ElementId id = 0; id < state.geometry()->board().size(); ++id) {
            const QAccessibleInterface *element = accessibleElement(m_window->view(), id);
            QVERIFY(element || !state.mainMark(id));
            if (!element)
                continue;
            const QString name = element->text(QAccessible::Name);
            QVERIFY2(!name.isEmpty() && !name.contains(u'%'), qPrintable(name));
            if (state.mainMark(id))
                QVERIFY(!element->text(QAccessible::Value).isEmpty());
        }
    }

    void everyRuleHasItsPicture()
    {
        for (const Family *family : families()) {
            for (RuleId rule = 0; rule < family->rules().size(); ++rule) {
                const RulePicture picture = family->picture(rule);
                if (picture.board.size() == 0)
                    continue; // a rule about the whole puzzle
                BoardState state(std::make_shared<const BoardGeometry>(picture.board));
                const QImage bare = painted(state, Theme::lightTheme(), 24);
                state.light(lightingOf(picture));
                QVERIFY2(painted(state, Theme::lightTheme(), 24) != bare,
                         std::string(family->rules()[rule].id).c_str());
            }
        }
    }

    void everyFamilyHasASmallPicture()
    {
        for (const Family *family : families()) {
            const auto puzzle = firstPuzzle(*family, family->samples().front());
            const Solution solution = puzzle->solve(Search::FirstAnswer, StopCondition());
            for (const Theme *theme : {&Theme::lightTheme(), &Theme::darkTheme()}) {
                const QImage bare = thumbnail(*puzzle, nullptr, *theme, 64);
                QVERIFY(contrastWithin(bare, bare.rect()) > 1.5);
                if (solution.first)
                    QVERIFY(thumbnail(*puzzle, &*solution.first, *theme, 64) != bare);
            }
        }
    }

    void whatSearchFoundCanBeShown()
    {
        // On whatever sample the rules stall.
        for (const Family *family : families()) {
            for (std::size_t i = 0; i < family->samples().size(); ++i) {
                openSample(*family, i);
                m_window->explaining().playback().last();
                if (!m_window->explaining().reasoning().foundButton().isVisible())
                    continue;
                m_window->scene().finishMotion();
                const QImage before = painted(m_window->scene().state(), Theme::lightTheme(), 24);
                m_window->explaining().reasoning().foundButton().click();
                QVERIFY(painted(m_window->scene().state(), Theme::lightTheme(), 24) != before);
                m_window->explaining().reasoning().foundButton().click();
                QCOMPARE(painted(m_window->scene().state(), Theme::lightTheme(), 24), before);
            }
        }
    }

    void optionsSolveThePuzzleAnew_data() { test::addFamilies(); }
    void optionsSolveThePuzzleAnew()
    {
        const Family &family = test::fetchFamily();
        openSample(family, 0);
        const auto &boxes = m_window->options().boxes();
        QCOMPARE(boxes.size(), qsizetype(family.options().size()));
        QCOMPARE(m_window->options().isVisible(), !boxes.isEmpty());
        // Each can be read in a small window.
        m_window->resize(800, 600);
        QCoreApplication::processEvents();
        for (const QCheckBox *box : boxes) {
            const int room = m_window->options().width() - box->x();
            QVERIFY2(box->minimumSizeHint().width() <= room,
                     qPrintable(
                         QStringLiteral("%1 in %2").arg(box->minimumSizeHint().width()).arg(room)));
        }
        for (qsizetype i = 0; i < boxes.size(); ++i) {
            boxes[i]->click();
            QTRY_VERIFY_WITH_TIMEOUT(m_window->isSettled(), 20000);
            const auto &puzzle = m_window->document().page(0).puzzle;
            QCOMPARE(puzzle->options(), std::uint32_t(1) << i);
            QVERIFY(summary(0));
            showPathFromStart();
            verifyDrawn(*m_window);
            boxes[i]->click();
            QTRY_VERIFY_WITH_TIMEOUT(m_window->isSettled(), 20000);
            QCOMPARE(m_window->document().page(0).puzzle->options(), std::uint32_t(0));
        }
    }

    void everyAnswerCanBeChosen()
    {
        for (const Family *family : families()) {
            openSample(*family, 0);
            AnswersPanel &panel = m_window->answers();
            QCOMPARE(panel.isVisible(), isJoinable(*family));
            if (!isJoinable(*family))
                continue;
            QTRY_VERIFY_WITH_TIMEOUT(!panel.isFinding(), 20000);
            const int count = panel.model().rowCount();
            QVERIFY(count > 0);
            QVERIFY(!panel.heading().isEmpty());
            const auto puzzle = m_window->document().page(0).puzzle;
            for (int row = 0; row < std::min(count, 4); ++row) {
                const QModelIndex index = panel.model().index(row);
                QVERIFY(!index.data().toString().isEmpty());
                QVERIFY(!index.data().toString().contains(u'*')); // but the sign of print
                panel.list().setCurrentIndex(index);
                const Answer wanted = panel.model().answer(row);
                const auto isThere = [&] {
                    const auto &explained = m_window->explaining().playback().explained();
                    return explained && explained->puzzle == m_window->scheduler().shown()
                           && explained->puzzle != puzzle
                           && explained->deduction.outcome == Outcome::Solved
                           && puzzle->answerText(1, &wanted) == [&] {
                                  const Answer answer = explained->answer();
                                  return explained->puzzle->answerText(1, &answer);
                              }();
                };
                QTRY_VERIFY_WITH_TIMEOUT(isThere(), 20000);
                QVERIFY(m_window->explaining().playback().atEnd());
                m_window->scene().finishMotion();
                verifyDrawn(*m_window);
                QCOMPARE(panel.model().rowCount(), count);
            }
            // By hand it is the puzzle that is solved, and not one of its answers.
            m_window->actions()["playMode"]->setChecked(true);
            QCOMPARE(m_window->scheduler().shown(), puzzle);
            waitUntilSettled();
            QCOMPARE(m_window->solving().play().marks()->puzzle(), puzzle);
            m_window->actions()["explainMode"]->setChecked(true);
        }
    }
};

} // namespace

INKLING_TEST(EveryFamilyTest, WindowApplication)

#include "everyfamily_test.moc"
