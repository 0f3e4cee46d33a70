// SPDX-License-Identifier: MIT
#include "families/registry.h"
#include "puzzle/explanation.h"
#include "support/familytable.h"
#include "support/testprogram.h"
#include "walkthrough/walkthroughfile.h"

#include <QApplication>
#include <QFile>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

using namespace inkling;

/// Walkthroughs of every family's samples: all that is reasoned is told, in each of the formats.
class WalkthroughTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyStepIsTold_data() { test::addFamilies(); }
    void everyStepIsTold();
    void suppositionsAreTold();
    void filesAreWritten_data() { test::addFamilies(); }
    void filesAreWritten();
    void isStopped();
};

namespace {

/// The hardest of a family's samples, where the reasoning is longest.
std::unique_ptr<Walkthrough> walkthroughOf(const Family &family,
                                           const QString &title = "A <b>title</b>")
{
    const auto puzzle = test::readOne(family, std::string(family.samples().back().text));
    Explanation explanation = explain(*puzzle, StopCondition());
    auto explained = std::make_shared<ExplainedPuzzle>();
    explained->puzzle = explanation.toward ? explanation.toward : puzzle;
    explained->model = explained->puzzle->model();
    explained->deduction = std::move(explanation.deduction);
    std::vector<Answer> answers;
    if (explanation.solution.first)
        answers.push_back(*explanation.solution.first);
    return std::make_unique<Walkthrough>(
        std::move(explained), std::move(answers),
        WalkthroughHead{.title = title, .author = {}, .options = {}, .rating = {}});
}

QByteArray written(Walkthrough &walkthrough, const QString &ending)
{
    const QTemporaryDir folder;
    const QString path = folder.filePath("walkthrough." + ending);
    const auto problem = writeWalkthrough(
        path, walkthrough, {.width = 200}, [](std::size_t) {}, StopCondition());
    QFile file(path);
    return !problem && file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

bool isAnySupposed(const std::vector<ToldStep> &steps)
{
    return std::ranges::any_of(steps, [](const ToldStep &step) {
        return step.supposition > 0 || isAnySupposed(step.inside);
    });
}

} // namespace

void WalkthroughTest::everyStepIsTold()
{
    const auto walkthrough = walkthroughOf(test::fetchFamily());
    const Trace &trace = walkthrough->explained().trace();
    QVERIFY(!trace.empty());
    std::size_t told = 0;
    for (std::size_t i = 0; i < walkthrough->sceneCount(); ++i) {
        const Scene scene = walkthrough->scene(i, StopCondition());
        const auto [first, beyond] = walkthrough->stepsOf(i);
        QCOMPARE(first, told);
        QCOMPARE(scene.steps.size(), beyond - first);
        QVERIFY(!scene.board.lit().empty());
        for (std::size_t step = first; step < beyond; ++step) {
            QCOMPARE(trace[step].wave, trace[first].wave);
            QCOMPARE(scene.steps[step - first].number, QString::number(step + 1));
            // What the parts of a folded step say is not said twice.
            const ToldStep &words = scene.steps[step - first];
            QCOMPARE(words.sentence.form.text.empty(), trace[step].parts && !words.inside.empty());
        }
        QCOMPARE(scene.end.has_value(), isAnySupposed(scene.steps));
        told = beyond;
    }
    QCOMPARE(told, trace.size());
}

/// A fiendish Slitherlink: a step that nobody sees at once is shown by what its opposite comes to.
void WalkthroughTest::suppositionsAreTold()
{
    int supposed = 0;
    for (const Family *family : families()) {
        const auto walkthrough = walkthroughOf(*family);
        for (std::size_t i = 0; i < walkthrough->sceneCount(); ++i)
            supposed += isAnySupposed(walkthrough->scene(i, StopCondition()).steps) ? 1 : 0;
    }
    QVERIFY(supposed > 0);
}

void WalkthroughTest::filesAreWritten()
{
    const auto walkthrough = walkthroughOf(test::fetchFamily());
    const QByteArray page = written(*walkthrough, "html");
    QVERIFY(page.startsWith("<!DOCTYPE html>"));
    QVERIFY(page.endsWith("</html>\n"));
    QVERIFY(page.contains("A &lt;b&gt;title"));
    // Without a title, the family stands above, and is not repeated below.
    const QByteArray kind(test::fetchFamily().title().data());
    QVERIFY(page.contains(kind + " · "));
    QVERIFY(!written(*walkthroughOf(test::fetchFamily(), {}), "html").contains(kind + " · "));
    QVERIFY(!page.contains("<script") && !page.contains("src=\"http"));
    // Each scene, the puzzle and the answer have a picture; a refutation has one more.
    QVERIFY(page.count("<figure") >= qsizetype(walkthrough->sceneCount()) + 2);
    QCOMPARE(page.count("<article"), qsizetype(walkthrough->sceneCount()) + 1);
    static const QRegularExpression place("%[1-9]");
    QVERIFY(
        !QString::fromUtf8(page).remove(QRegularExpression("<style>.*</style>")).contains(place));

    QVERIFY(written(*walkthrough, "pdf").startsWith("%PDF-"));

    const QByteArray film = written(*walkthrough, "webp");
    QVERIFY(film.startsWith("RIFF") && film.contains("WEBPVP8X") && film.contains("ANIM"));
    // Pictures that are the same are one frame.
    const auto frames = film.count("ANMF");
    QVERIFY(frames >= 2 && frames <= qsizetype(walkthrough->sceneCount()) + 2);

    QVERIFY(written(*walkthrough, "txt").isEmpty());
}

void WalkthroughTest::isStopped()
{
    const auto walkthrough = walkthroughOf(*families().front());
    const QTemporaryDir folder;
    for (const QString &ending : walkthroughSuffixes()) {
        const QString path = folder.filePath("walkthrough." + ending);
        std::stop_source source;
        const auto problem = writeWalkthrough(
            path, *walkthrough, {.width = 100}, [&](std::size_t) { source.request_stop(); },
            StopCondition(source.get_token()));
        QVERIFY(!problem);
        QVERIFY(!QFile::exists(path));
    }
}

INKLING_TEST(WalkthroughTest, QApplication)
#include "walkthrough_test.moc"
