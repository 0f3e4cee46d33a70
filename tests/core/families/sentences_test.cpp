// SPDX-License-Identifier: MIT
#include "families/family.h"
#include "families/registry.h"
#include "support/corpus.h"
#include "support/familytable.h"
#include "support/randompuzzles.h"
#include "support/reading.h"
#include "support/sentencesof.h"

#include <QTest>
#include <chrono>
#include <random>

using namespace inkling;

/// Holds every sentence that the program says of a step against the step.
class SentencesTest : public QObject
{
    Q_OBJECT

private slots:
    void everyCaseIsKnown_data() { test::addFamilies(); }
    void everyCaseIsKnown();
    void samplesAreToldTruly_data() { test::addFamilies(); }
    void samplesAreToldTruly();
    void corpusIsToldTruly_data();
    void corpusIsToldTruly();
    void randomPuzzlesAreToldTruly_data();
    void randomPuzzlesAreToldTruly();
};

namespace {

/// For each puzzle: the hardest take minutes, and what was stopped is read as far as it came.
StopCondition timeLimit()
{
    return StopCondition({}, StopCondition::Clock::now() + std::chrono::seconds(2));
}

void verifyWords(const Puzzle &puzzle)
{
    const Explanation explanation = explain(puzzle, timeLimit());
    const Puzzle &reasoned = explanation.reasoned(puzzle);
    const auto wrong = test::faultOfSentences(*reasoned.model(), explanation.deduction,
                                              test::sentenceCheckerFor(reasoned));
    QVERIFY2(!wrong, (wrong.value_or("") + "\n" + puzzle.text()).c_str());
}

void verifyAll(const Family &family, const std::string &text, std::size_t most)
{
    for (const auto &puzzle : test::sampleOf(test::readPuzzles(family, text), most)) {
        verifyWords(*puzzle);
        if (QTest::currentTestFailed())
            return;
    }
}

} // namespace

void SentencesTest::everyCaseIsKnown()
{
    const Family &family = test::fetchFamily();
    const auto puzzle = test::readOne(family, std::string(family.samples().front().text));
    const test::SentenceChecker checker = test::sentenceCheckerFor(*puzzle);
    for (const SentenceCase &form : generalSentences())
        QVERIFY2(checker.knows(form), form.id.data());
    for (const SentenceCase &form : puzzle->model()->sentences())
        QVERIFY2(checker.knows(form), form.id.data());
}

void SentencesTest::samplesAreToldTruly()
{
    const Family &family = test::fetchFamily();
    for (const Sample &sample : family.samples())
        verifyAll(family, std::string(sample.text), 1000);
}

void SentencesTest::corpusIsToldTruly_data()
{
    QTest::addColumn<std::string>("id");
    QTest::addColumn<QString>("file");
    const auto add = [](const char *family, const char *file) {
        QTest::newRow(file) << std::string(family) << QString(file);
    };
    add("slink", "slitherlink/janko-small.in");
    add("slink", "slitherlink/janko-large.in");
    add("slink", "slitherlink/not-unique.in");
    add("kenken", "kenken/gijs.in");
    add("kenken", "kenken/janko.in");
    add("kenken", "kenken/heydenberk.in");
    add("kenken", "kenken/not-unique.in");
    add("kenken", "bench/kenken-hard9.in");
    add("kenken", "bench/kenken-tat9u.in");
    add("numbercross", "bench/numbercross-nc9_3.in");
    add("numbercross", "bench/numbercross-ncpar9_1.in");
    add("hex", "hex/generated.in");
}

void SentencesTest::corpusIsToldTruly()
{
    QFETCH(std::string, id);
    QFETCH(QString, file);
    const auto text = test::corpusFile(file.toStdString());
    if (!text)
        QSKIP("the corpus is not here");
    verifyAll(*findFamily(id), *text, 40);
}

void SentencesTest::randomPuzzlesAreToldTruly_data()
{
    QTest::addColumn<std::size_t>("source");
    const auto sources = test::puzzleSources();
    for (std::size_t i = 0; i < sources.size(); ++i)
        QTest::newRow(sources[i].family.c_str()) << i;
}

void SentencesTest::randomPuzzlesAreToldTruly()
{
    QFETCH(std::size_t, source);
    const auto sources = test::puzzleSources();
    std::mt19937 random(15);
    const int count = test::isWholeCorpusAsked() ? 10000 : 200;
    for (int i = 0; i < count; ++i) {
        const auto puzzle = sources[source].make(i, random).puzzle;
        verifyWords(*puzzle);
        if (QTest::currentTestFailed())
            return;
    }
}

QTEST_APPLESS_MAIN(SentencesTest)
#include "sentences_test.moc"
