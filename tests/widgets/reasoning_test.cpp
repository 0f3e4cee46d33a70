// SPDX-License-Identifier: MIT
#include "families/registry.h"
#include "logic/model/generalrules.h"
#include "logic/model/sentence.h"
#include "logic/path/foldedstep.h"
#include "painting/boardpainter.h"
#include "phrases.h"
#include "reasoning/breadcrumb.h"
#include "reasoning/reasoningpanel.h"
#include "scene/lighting.h"
#include "steps/caserow.h"
#include "steps/rulecard.h"
#include "steps/rulepictureview.h"
#include "steps/steplistmodel.h"
#include "steps/steplistview.h"
#include "steps/stepwords.h"
#include "steps/wordsview.h"
#include "support/testprogram.h"
#include "transport/playback.h"
#include "widgets/support/samplepath.h"

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QFile>
#include <QLocale>
#include <QMouseEvent>
#include <QPainter>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QTextBlock>
#include <QTextDocument>
#include <QTextFragment>
#include <QToolButton>
#include <set>

using namespace inkling;

namespace {

/// The words of a document in one colour, parted by bars.
QString wordsIn(const QTextDocument &document, const QColor &colour)
{
    QStringList words;
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        for (auto part = block.begin(); !part.atEnd(); ++part) {
            if (part.fragment().charFormat().foreground().color() == colour)
                words.append(part.fragment().text());
        }
    }
    return words.join(u'|');
}

class ReasoningTest final : public QObject
{
    Q_OBJECT

private:
    SharedExplained m_sample;

private Q_SLOTS:
    void initTestCase()
    {
        QLocale::setDefault(QLocale::c());
        m_sample = samplePath();
        QVERIFY(m_sample);
    }

    void listsEveryStepInItsWave()
    {
        StepListModel model;
        const QAbstractItemModelTester tester(
            &model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setExplained(m_sample);
        const Trace &trace = m_sample->trace();
        QCOMPARE(model.stepCount(), trace.size());
        std::size_t next = 0;
        for (int row = 0; row < model.rowCount(); ++row) {
            const auto step = model.stepAt(row);
            if (row == model.endRow()) {
                QVERIFY(model.flags(model.index(row)).testFlag(Qt::ItemIsSelectable));
                QCOMPARE(row, model.rowCount() - 1);
                continue;
            }
            if (!step) {
                QVERIFY(!model.flags(model.index(row)).testFlag(Qt::ItemIsSelectable));
                QVERIFY(row + 1 < model.rowCount() && model.stepAt(row + 1));
                continue;
            }
            QCOMPARE(*step, next);
            QCOMPARE(model.rowOf(next), row);
            QVERIFY(!model.index(row).data().toString().isEmpty());
            QVERIFY(!model.index(row).data(StepListModel::ConclusionRole).toString().isEmpty());
            if (next > 0 && trace[next].wave != trace[next - 1].wave)
                QVERIFY(!model.stepAt(row - 1));
            ++next;
        }
        QCOMPARE(next, trace.size());
        QCOMPARE(model.rowOf(trace.size()), model.rowCount() - 2);
    }

    void aLongListThatHasJustComeShowsItsStep()
    {
        auto longer = std::make_shared<ExplainedPuzzle>();
        const Wish wish{.size = {25, 25}, .difficulty = Difficulty::Easy, .seed = 1};
        longer->puzzle = families().front()->generate(wish, {}, StopCondition());
        QVERIFY(longer->puzzle);
        longer->model = longer->puzzle->model();
        longer->deduction = deduce(*longer->model, StopCondition());
        longer->showsAllSteps = true;
        const std::size_t late = longer->trace().size() * 2 / 3;
        QVERIFY2(late > 500, "not long enough to be laid out in three parts");
        Playback playback;
        ReasoningPanel panel(playback);
        panel.resize(340, 700);
        panel.show();
        playback.setExplained(m_sample);
        QVERIFY(QTest::qWaitForWindowExposed(&panel));
        playback.setExplained(longer);
        playback.moveToStep(late);
        const StepListView &list = panel.list();
        QCOMPARE(list.currentIndex().row(), panel.steps().rowOf(late));
        QTRY_VERIFY(list.viewport()->rect().contains(list.visualRect(list.currentIndex())));
    }

    void aFilterLeavesTheStepsOfARule()
    {
        StepListModel model;
        model.setExplained(m_sample);
        int total = 0;
        for (const auto &[name, count] : model.usedRules()) {
            model.setFilter(name.toUpper());
            int shown = 0;
            for (int row = 0; row < model.rowCount(); ++row)
                shown += model.index(row).data().toString() == name ? 1 : 0;
            QCOMPARE(shown, count);
            total += count;
            // Where the current step is hidden, the one shown before it stands for it.
            const int row = model.rowOf(m_sample->trace().size());
            QCOMPARE(row, model.rowCount() - 1);
        }
        QCOMPARE(std::size_t(total), m_sample->trace().size());
        model.setFilter(QStringLiteral("no such rule"));
        QCOMPARE(model.rowCount(), 0);
        QCOMPARE(model.rowOf(3), -1);
        QVERIFY(!model.stepAt(0));
        model.setFilter({});
        QCOMPARE(model.stepCount(), m_sample->trace().size());
    }

    void wordsWearTheBoardsColours()
    {
        const Theme &theme = Theme::lightTheme();
        QTextDocument document;
        writeSentence(document, QStringLiteral("<p>This 3 & that</p> leave <c>these</c> <b>lines"),
                      theme);
        QCOMPARE(document.toPlainText(), QStringLiteral("This 3 & that leave these lines"));
        QCOMPARE(wordsIn(document, theme.premise), QStringLiteral("This 3 & that"));
        QCOMPARE(wordsIn(document, theme.conclusion), QStringLiteral("these"));
    }

    void argumentsStandInTheirPlacesAsTheyAre()
    {
        const Theme &theme = Theme::lightTheme();
        QTextDocument document;
        const Sentence sentence{{"test", "<p>%2 cells</p> make <c>%1</c>, 100 % of %3"},
                                {formulaArgument("a < b"), formulaArgument("%1")}};
        writeSentence(document, sentence, theme);
        QCOMPARE(document.toPlainText(), QStringLiteral("%1 cells make a < b, 100 % of %3"));
        QCOMPARE(wordsIn(document, theme.premise), QStringLiteral("%1 cells"));
        QCOMPARE(wordsIn(document, theme.conclusion), QStringLiteral("a < b"));
    }

    /// A refutation told in one go: only its end follows, what comes before is supposed.
    void whatIsSupposedIsNotPaintedAsAConclusion()
    {
        const auto caseOf = [](std::string_view id) {
            return *std::ranges::find(generalSentences(), id, &SentenceCase::id);
        };
        const auto saying = [](std::string_view text) { return Sentence{{"", text}}; };
        Sentence refutation{caseOf("explain.smallest/refuted-in-full")};
        refutation.more = {saying("<c>then this</c>."), saying("That <p>fails</p>."),
                           saying("So <c>not that</c>.")};
        QTextDocument document;
        Theme theme = Theme::lightTheme();
        writeSentence(document, refutation, theme);
        QCOMPARE(wordsIn(document, theme.suppose), QStringLiteral("Then this"));
        QCOMPARE(wordsIn(document, theme.conclusion), QStringLiteral("not that"));
        // Under a supposition the next depth has the other colour.
        theme.conclusion = theme.suppose;
        writeSentence(document, refutation, theme);
        QCOMPARE(wordsIn(document, theme.supposeAgain), QStringLiteral("Then this"));
        QCOMPARE(wordsIn(document, theme.suppose), QStringLiteral("not that"));
    }

    void whatAStepShowsIsToldToo()
    {
        auto explained = std::make_shared<ExplainedPuzzle>(*m_sample);
        Trace trace;
        const Step first = m_sample->trace()[0];
        trace.append(first);
        trace.addExample(first.conclusions.front());
        explained->deduction.trace = trace;
        QTextDocument document;
        writeStep(document, *explained, 0, Theme::lightTheme());
        QVERIFY(document.toPlainText().contains(QStringLiteral("For example")));
        QVERIFY(!wordsIn(document, Theme::lightTheme().suppose).isEmpty());
        QCOMPARE(lightingOf(*explained->model, explained->trace()[0]).example.size(),
                 std::size_t(1));
    }

    /// Of a long folded step only what its sentence tells is lit, and what it counts is pale.
    void aFoldedStepLightsWhatItTells()
    {
        const Model &model = *m_sample->model;
        const std::vector<ValueSet> initial = model.initial();
        const Trace &steps = m_sample->trace();
        FoldedStep folded(model, initial);
        for (std::size_t i = 0; i < 10; ++i)
            folded.add(steps[i], steps[i].conclusions);
        Trace path;
        folded.appendTo(path, 0);
        const Step whole = path[0];
        const ToldPart told = toldPartOf(whole);
        QVERIFY(told.constraints.size() < whole.constraints.size());
        QVERIFY(told.conclusions.size() < whole.conclusions.size());
        const Lighting lighting = lightingOf(model, whole);
        QVERIFY(lighting.constraints.size() <= told.constraints.size());
        QCOMPARE(lighting.isCounted.size(), lighting.conclusions.size());
        const auto paleCount = std::ranges::count(lighting.isCounted, true);
        QVERIFY(paleCount > 0 && paleCount < std::ptrdiff_t(lighting.conclusions.size()));
        // What is pale has no halo, and less colour.
        BoardState state(std::make_shared<const BoardGeometry>(m_sample->puzzle->board()));
        const auto orange = [&](bool isPale) {
            Lighting lit = lighting;
            if (!isPale)
                lit.isCounted.clear();
            state.light(std::move(lit));
            QImage image(600, 600, QImage::Format_RGB32);
            image.fill(Theme::lightTheme().paper);
            QPainter painter(&image);
            paintBoard(painter, state, Theme::lightTheme(), image.rect());
            int found = 0;
            for (int y = 0; y < image.height(); ++y) {
                for (int x = 0; x < image.width(); ++x)
                    found += image.pixelColor(x, y) == Theme::lightTheme().conclusion ? 1 : 0;
            }
            return found;
        };
        const int pale = orange(true);
        QVERIFY(pale > 0 && pale < orange(false));
    }

    /// A step of many premises, of two kinds and one of a third, and many conclusions.
    static SharedExplained largeStep()
    {
        auto explained = std::make_shared<ExplainedPuzzle>();
        const Family &family = *families().front();
        LineSource source{std::string(family.samples().front().text)};
        explained->puzzle = family.read(source).value();
        explained->model = explained->puzzle->model();
        const auto encoding = explained->model->encoding();
        Trace &trace = explained->deduction.trace;
        trace.begin(RuleId(GeneralRule::Smallest), 0, 9);
        for (ConstraintId clue = 0; clue < 7; ++clue)
            trace.addConstraint(clue);
        trace.addConstraint(encoding->constraintCount() - 1);
        for (UnknownId edge = 0; edge < 9; ++edge)
            trace.addPremise({edge, ValueSet::only(0)});
        for (UnknownId edge = 20; edge < 30; ++edge)
            trace.addConclusion({edge, ValueSet::only(1)});
        trace.begin(RuleId(GeneralRule::Smallest), 1, 9);
        trace.addConstraint(0);
        trace.addConclusion({40, ValueSet::only(1)});
        return explained;
    }

    /// The sign at a corner is explained by the first step that writes one, and by no other.
    void signsAtCornersAreExplainedOnce()
    {
        SharedExplained explained = largeStep();
        auto changed = std::make_shared<ExplainedPuzzle>(*explained);
        const std::vector<ValueSet> initial = changed->model->initial();
        UnknownId corner = changed->model->mainCount();
        while (initial[corner] != ValueSet::first(3))
            ++corner;
        Trace &trace = changed->deduction.trace;
        const std::size_t first = trace.size();
        for (UnknownId i = 0; i < 2; ++i) {
            trace.begin(RuleId(GeneralRule::Smallest), 2, 9);
            trace.addConstraint(0);
            trace.addConclusion({corner + i, ValueSet::first(2)});
        }
        const auto explains = [&](std::size_t step) {
            QTextDocument document;
            writeStep(document, *changed, step, Theme::lightTheme());
            return document.toPlainText().contains(QStringLiteral("An arc at a corner"));
        };
        QVERIFY(!explains(first - 1));
        QVERIFY(explains(first));
        QVERIFY(!explains(first + 1));
    }

    /// A line may break after the dot between words, not before it.
    void noTranslatedLineBreaksBeforeADot()
    {
        for (const char *name : {"de", "en"}) {
            QFile file(QStringLiteral(INKLING_SOURCE_DIR "/translations/inkling_%1.ts")
                           .arg(QLatin1String(name)));
            QVERIFY(file.open(QIODevice::ReadOnly));
            QString text = QString::fromUtf8(file.readAll());
            text.replace(QLatin1String("&#xa0;"), QStringLiteral("\u00a0"));
            QVERIFY(text.contains(QStringLiteral("\u00a0\u00b7 ")));
            QVERIFY(!text.contains(QStringLiteral(" \u00b7 ")));
        }
    }

    void manyPremisesStandByKind()
    {
        const SharedExplained explained = largeStep();
        const auto told = [&](const Unfolded &unfolded) {
            QTextDocument document;
            writeStep(document, *explained, 0, Theme::lightTheme(), unfolded);
            return document.toPlainText().replace(QChar(QChar::Nbsp), u' ');
        };
        Unfolded unfolded;
        const QString folded = told(unfolded);
        QVERIFY2(folded.contains(QStringLiteral("7 clues")), qPrintable(folded));
        QVERIFY2(folded.contains(QStringLiteral("9 crosses")), qPrintable(folded));
        QVERIFY2(folded.contains(QStringLiteral("there is one loop")), qPrintable(folded));
        QVERIFY2(folded.contains(QStringLiteral("5 more")), qPrintable(folded));
        QVERIFY(!folded.contains(QStringLiteral("clue 2 at row 1, column 1")));
        unfolded.toggle(QStringLiteral("group:0"));
        QCOMPARE(told(unfolded).count(QStringLiteral("clue ")), 7);
        QCOMPARE(told(unfolded).count(QStringLiteral("cross ")), 0);
        // One at a time.
        unfolded.toggle(QStringLiteral("group:2"));
        QCOMPARE(told(unfolded).count(QStringLiteral("clue ")), 0);
        QCOMPARE(told(unfolded).count(QStringLiteral("cross ")), 9);
        QCOMPARE(told(unfolded).count(QStringLiteral("line ")), 5);
        unfolded.toggle(QStringLiteral("conclusions"));
        QCOMPARE(told(unfolded).count(QStringLiteral("line ")), 10);
        unfolded.toggle(QStringLiteral("group:2"));
        unfolded.toggle(QStringLiteral("conclusions"));
        QCOMPARE(told(unfolded), folded);
    }

    void whatIsPointedAtIsLitAlone()
    {
        const SharedExplained explained = largeStep();
        Playback playback;
        ReasoningPanel panel(playback);
        panel.resize(340, 800);
        playback.setExplained(explained);
        panel.show();
        playback.moveToStep(0);
        WordsView &words = panel.stepWords();
        std::optional<Lighting> part;
        connect(&panel, &ReasoningPanel::partPointed, this,
                [&](const Lighting &lit) { part = lit; });
        connect(&panel, &ReasoningPanel::partLeft, this, [&] { part.reset(); });
        const auto moveTo = [&](const QPoint &place) {
            QMouseEvent move(QEvent::MouseMove, place, words.mapToGlobal(QPointF(place)),
                             Qt::NoButton, Qt::NoButton, Qt::NoModifier);
            QApplication::sendEvent(&words, &move);
            return place;
        };
        const auto point
            = [&](const QString &link) { return moveTo(words.placeOf(link).center().toPoint()); };
        const QString clues = QStringLiteral("group:0");
        const QString crosses = QStringLiteral("group:2");
        QVERIFY(words.placeOf(clues).isValid() && words.placeOf(crosses).isValid());
        point(clues);
        QVERIFY(part);
        QCOMPARE(part->constraints.size(), std::size_t(7));
        QVERIFY(part->premises.empty() && part->conclusions.empty());
        QTest::mouseClick(&words, Qt::LeftButton, {}, point(crosses));
        QCOMPARE(part->premises.size(), std::size_t(9));
        QVERIFY(part->constraints.empty());
        QVERIFY(panel.stepText().contains(QStringLiteral("cross")));
        // What is unfolded stays lit.
        moveTo({words.width() - 2, words.height() - 2});
        QVERIFY(part && part->premises.size() == 9);
        QTest::mouseClick(&words, Qt::LeftButton, {}, point(crosses));
        moveTo({words.width() - 2, words.height() - 2});
        QVERIFY(!part);
        // By keyboard.
        panel.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&panel));
        words.clearFocus();
        words.setFocus(Qt::TabFocusReason);
        QVERIFY(part && part->constraints.size() == 7);
        // Past what the sentence names, and the kinds before it.
        for (int link = 0; link < 8 && !(part && part->premises.size() == 9); ++link)
            QTest::keyClick(&words, Qt::Key_Tab);
        QVERIFY(part && part->premises.size() == 9);
        QTest::keyClick(&words, Qt::Key_Return);
        QVERIFY(panel.stepText().contains(QStringLiteral("cross")));
        playback.forward();
        playback.back();
        QVERIFY(!panel.stepText().contains(QStringLiteral("cross") + QChar(QChar::Nbsp)
                                           + QStringLiteral("above")));
    }

    void everyStepIsToldInWords()
    {
        for (const Theme *theme : {&Theme::lightTheme(), &Theme::darkTheme()}) {
            for (std::size_t i = 0; i < m_sample->trace().size(); ++i) {
                QTextDocument document;
                writeStep(document, *m_sample, i, *theme);
                const QString text = document.toPlainText();
                QVERIFY(!text.contains(u'<') && !text.contains(QStringLiteral("%1")));
                const Step step = m_sample->trace()[i];
                QString first = translated(m_sample->model->describe(step.conclusions.front()));
                QVERIFY2(QString(text).replace(QChar(QChar::Nbsp), u' ').contains(first),
                         qPrintable(text));
                QVERIFY(!wordsIn(document, theme->conclusion).isEmpty());
            }
        }
    }

    void aContradictionIsToldAsSuch()
    {
        int told = 0;
        for (const Family *family : families()) {
            for (const Sample &sample : family->samples()) {
                LineSource source{std::string(sample.text)};
                while (const auto puzzle = family->read(source).value()) {
                    ExplainedPuzzle explained{puzzle, puzzle->model(), {}};
                    explained.deduction = deduce(*explained.model, StopCondition());
                    if (explained.deduction.outcome != Outcome::Contradiction
                        || explained.model->isConstructive())
                        continue;
                    const std::size_t last = explained.trace().size() - 1;
                    QTextDocument document;
                    writeStep(document, explained, last, Theme::lightTheme());
                    const QString text = document.toPlainText();
                    QVERIFY2(text.contains(u"cannot") || text.contains(u"contradict")
                                 || text.contains(u"fail"),
                             qPrintable(text));
                    ++told;
                }
            }
        }
        QVERIFY(told > 1);
    }

    void aClashOfOneThingIsToldInTheSingular()
    {
        ExplainedPuzzle explained(*m_sample);
        Trace trace;
        const auto clash = [&](std::size_t count) {
            trace.begin(RuleId(GeneralRule::Smallest));
            for (std::size_t i = 0; i < count; ++i)
                trace.addConstraint(ConstraintId(i));
            trace.setContradiction();
        };
        clash(1);
        clash(2);
        explained.deduction.trace = trace;
        QTextDocument one;
        writeStep(one, explained, 0, Theme::lightTheme());
        QVERIFY2(!one.toPlainText().contains(u"each other"), qPrintable(one.toPlainText()));
        QTextDocument two;
        writeStep(two, explained, 1, Theme::lightTheme());
        QVERIFY2(two.toPlainText().contains(u"contradict each other"),
                 qPrintable(two.toPlainText()));
    }

    void aSuppositionSaysOfWhatItIsTheOpposite()
    {
        ExplainedPuzzle nested(*m_sample);
        const Fact fact = m_sample->trace()[0].conclusions.front();
        const Fact opposite{fact.unknown, nested.model->initial()[fact.unknown] - fact.possible};
        Trace trace;
        trace.begin(RuleId(GeneralRule::Suppose));
        trace.addConclusion(opposite);
        nested.deduction.trace = trace;
        nested.supposition = 1;
        const auto text = [&] {
            QTextDocument document;
            writeStep(document, nested, 0, Theme::lightTheme());
            return document.toPlainText();
        };
        nested.opened = {fact};
        QVERIFY(text().contains(translated(nested.model->clause(opposite))));
        QVERIFY(!text().contains(u"in the same way"));
        nested.opened = {fact, m_sample->trace()[1].conclusions.front()};
        QVERIFY(text().contains(u"in the same way"));
    }

    void aStepWithNothingMoreInItIsOpenedOnce()
    {
        // Two combinations: of the first nothing is known inside but that all of it fails together.
        auto explained = std::make_shared<ExplainedPuzzle>(*m_sample);
        const Step first = m_sample->deduction.allSteps[0]; // not a folded one
        const Fact fact = first.conclusions.front();
        Trace bare;
        bare.begin(RuleId(GeneralRule::Suppose));
        bare.addConclusion(
            {fact.unknown, explained->model->initial()[fact.unknown] - fact.possible});
        bare.begin(RuleId(GeneralRule::Smallest));
        bare.addConstraint(first.constraints.empty() ? 0 : first.constraints.front());
        bare.setContradiction();
        QVERIFY(!saysMore(bare));
        Trace longer;
        longer.append(bare[0]);
        longer.append(first);
        longer.append(bare[1]);
        QVERIFY(saysMore(longer));
        Trace trace;
        for (const Trace &nested : {bare, longer}) {
            trace.append(first);
            trace.setNested(nested);
        }
        explained->deduction.trace = trace;

        Playback playback;
        ReasoningPanel panel(playback);
        panel.resize(360, 700);
        panel.show();
        playback.setExplained(explained);
        playback.moveToStep(0);
        const auto *why = panel.findChild<QWidget *>(QStringLiteral("plainStep"));
        const auto opens = [&](std::size_t step) {
            const StepListModel &steps = panel.steps();
            return steps.index(steps.rowOf(step)).data(StepListModel::OpenRole).toBool();
        };
        QVERIFY(panel.canOpenStep() && opens(0) && !why->isVisible());
        QTest::mouseClick(&panel.openButton(), Qt::LeftButton);
        for (int round = 0; round < 2; ++round) {
            QCOMPARE(playback.depth(), std::size_t(0));
            QVERIFY(!panel.canOpenStep() && !opens(0));
            QVERIFY(!panel.openButton().isVisible() && why->isVisible());
            // The other one opens, and leaving it forgets nothing.
            playback.moveToStep(1);
            QVERIFY(panel.canOpenStep() && opens(1) && !why->isVisible());
            panel.openStep();
            QCOMPARE(playback.depth(), std::size_t(1));
            QVERIFY(panel.breadcrumb().isVisible());
            QCOMPARE(panel.breadcrumb().text().contains(u"1 of"), first.conclusions.size() > 1);
            panel.leaveStep();
            playback.moveToStep(0);
        }
    }

    /// A step that tells cases apart shows one after the other, on the board and in words.
    void casesAreFlippedThrough()
    {
        auto explained = std::make_shared<ExplainedPuzzle>(*m_sample);
        Trace trace;
        const Step first = m_sample->trace()[0];
        std::vector<Fact> shown;
        for (std::size_t i = 1; shown.size() < 3; ++i)
            shown.push_back(m_sample->trace()[i].conclusions.front());
        trace.append(first);
        trace.addExample(shown[0]);
        trace.endCase();
        trace.addExample(shown[1]);
        trace.addExample(shown[2]);
        trace.endCase();
        trace.append(first);
        trace.append(Trace(trace)[0]);
        QCOMPARE(trace[0].caseCount(), std::size_t(2));
        QCOMPARE(trace[1].caseCount(), std::size_t(0));
        QCOMPARE(trace[2].caseCount(), std::size_t(2));
        QCOMPARE(trace[2].caseAt(1).size(), std::size_t(2));
        explained->deduction.trace = trace;

        Playback playback;
        ReasoningPanel panel(playback);
        panel.resize(360, 700);
        panel.show();
        playback.setExplained(explained);
        QSignalSpy changes(&playback, &Playback::caseChanged);
        playback.showNextCase();
        QVERIFY(changes.isEmpty() && !panel.cases().isVisible());
        playback.moveToStep(0);
        QVERIFY(panel.cases().isVisible());
        QCOMPARE(panel.cases().text(), QStringLiteral("Case 1 of 2"));
        QCOMPARE(playback.lighting().example.size(), std::size_t(1));
        const QString words = panel.stepText();
        panel.cases().next().click();
        QCOMPARE(changes.count(), 1);
        QCOMPARE(panel.cases().text(), QStringLiteral("Case 2 of 2"));
        QCOMPARE(playback.lighting().example.size(), std::size_t(2));
        QVERIFY(panel.stepText() != words);
        playback.showNextCase();
        QCOMPARE(playback.shownCase(), std::size_t(0));
        panel.cases().before().click();
        QCOMPARE(playback.shownCase(), std::size_t(1));
        // Another step begins with its first case.
        playback.moveToStep(1);
        QVERIFY(!panel.cases().isVisible());
        playback.moveToStep(2);
        QCOMPARE(playback.shownCase(), std::size_t(0));
    }

    void thePictureOfARuleIsSeenWhole_data()
    {
        QTest::addColumn<const Family *>("family");
        for (const Family *family : families())
            QTest::newRow(std::string(family->commandName()).c_str()) << family;
    }

    /// Pictures of a family's rules stand in the panel's upper part as a whole, at every width.
    void thePictureOfARuleIsSeenWhole()
    {
        QFETCH(const Family *, family);
        Playback playback;
        ReasoningPanel panel(playback);
        panel.resize(340, 640);
        panel.show();
        std::set<RuleId> seen;
        for (const Sample &sample : family->samples()) {
            LineSource source{std::string(sample.text)};
            auto explained = std::make_shared<ExplainedPuzzle>();
            explained->puzzle = family->read(source).value();
            explained->model = explained->puzzle->model();
            explained->deduction = deduce(*explained->model, StopCondition());
            playback.setExplained(explained);
            for (std::size_t step = 0; step < explained->trace().size(); ++step) {
                const RuleId rule = explained->trace()[step].rule;
                if (isGeneral(rule) || !seen.insert(rule).second)
                    continue;
                playback.moveToStep(step);
                const RulePictureView &picture = panel.ruleCard().picture();
                for (const QSize size : {QSize(260, 640), QSize(340, 640), QSize(420, 480)}) {
                    panel.resize(size);
                    QCoreApplication::processEvents();
                    QCoreApplication::processEvents();
                    QVERIFY(picture.height() >= 0.7 * picture.heightForWidth(picture.width()));
                    // It is below the fold only where the words above it take all the room.
                    const QWidget *card = panel.ruleCard().parentWidget();
                    const int room
                        = card->parentWidget()->height() - picture.mapTo(card, QPoint()).y();
                    QVERIFY(picture.height() <= card->parentWidget()->height());
                    if (room >= std::min(115, picture.height()))
                        QCOMPARE(picture.visibleRegion().boundingRect(), picture.rect());
                    else
                        QVERIFY(panel.list().height() < 140);
                    QVERIFY(panel.list().height() >= 60);
                }
            }
        }
        QVERIFY(!seen.empty());
    }

    /// What is known of a corner is kept for as long as a step rests on it, and no longer.
    void notesAreKeptWhileTheyMatter()
    {
        const SharedExplained sample = largeStep();
        const Model &model = *sample->model;
        const std::vector<ValueSet> initial = model.initial();
        UnknownId corner = model.mainCount();
        while (initial[corner] != ValueSet::first(3))
            ++corner;
        const Fact atMostOne{corner, ValueSet::first(2)};
        const Fact one{corner, ValueSet::only(1)};
        Trace trace;
        const auto step = [&](std::vector<Fact> premises, Fact conclusion) {
            trace.begin(RuleId(GeneralRule::Smallest));
            trace.addConstraint(0);
            for (const Fact &premise : premises)
                trace.addPremise(premise);
            trace.addConclusion(conclusion);
        };
        step({}, atMostOne);                       // 0
        step({}, {corner + 1, ValueSet::only(1)}); // 1: nothing rests on it
        step({atMostOne}, {0, ValueSet::only(1)}); // 2
        step({}, one);                             // 3
        step({one}, {1, ValueSet::only(1)});       // 4
        step({}, {2, ValueSet::only(1)});          // 5
        const CornerNotes notes(model, trace);
        Replay replay(model, trace);
        const auto keptAfter = [&](std::size_t done) {
            (void)replay.moveTo(done);
            return notes.after(done, model, replay.knowledge());
        };
        const std::vector<std::uint64_t> wanted{0, 0b011, 0b011, 0, 0b010, 0, 0};
        for (std::size_t done = 0; done <= trace.size(); ++done) {
            const std::vector<Mark> kept = keptAfter(done);
            QCOMPARE(kept.size(), std::size_t(wanted[done] == 0 ? 0 : 1));
            if (!kept.empty())
                QCOMPARE(kept.front().values, wanted[done]);
        }
    }

    void aPossibleStepIsToldInOtherColoursToo()
    {
        Playback playback;
        ReasoningPanel panel(playback);
        playback.setExplained(m_sample);
        const QString start = panel.stepText();
        panel.tellAside(m_sample, 3);
        const QString told = panel.stepText();
        QVERIFY(told != start);
        QPalette dark = panel.palette();
        dark.setColor(QPalette::Base, Qt::black);
        dark.setColor(QPalette::Window, Qt::black);
        panel.setPalette(dark);
        QCOMPARE(panel.stepText(), told);
        panel.tellPosition();
        QCOMPARE(panel.stepText(), start);
    }

    void phrasesKeepWhatStandsInThem()
    {
        QCOMPARE(translated(Phrase{"%1 and %2", {"%2", "x"}}), QStringLiteral("%2 and x"));
        QCOMPARE(translated(Phrase{"100 %", {}}), QStringLiteral("100 %"));
    }

    void playbackStaysWithinTheTrace()
    {
        Playback playback;
        playback.forward();
        playback.setPlaying(true);
        QVERIFY(!playback.isPlaying());
        QCOMPARE(playback.position(), std::size_t(0));
        playback.setExplained(m_sample);
        QSignalSpy moves(&playback, &Playback::moved);
        playback.back();
        QCOMPARE(moves.count(), 0);
        playback.moveTo(1000000);
        QVERIFY(playback.atEnd());
        QCOMPARE(moves.count(), 1);
        playback.forward();
        QCOMPARE(moves.count(), 1);
        QCOMPARE(playback.doneCount(), m_sample->trace().size());
        playback.first();
        QVERIFY(!playback.step());
        QCOMPARE(playback.doneCount(), std::size_t(0));
        playback.forward();
        QCOMPARE(*playback.step(), std::size_t(0));
        QCOMPARE(playback.doneCount(), std::size_t(0));
        playback.first();
        std::size_t hard = 0;
        while (!playback.atEnd()) {
            playback.nextHard();
            QVERIFY(playback.atEnd()
                    || m_sample->rule(*playback.step()).cost >= playback.hardCost());
            ++hard;
        }
        QVERIFY(hard >= 1);
    }

    void playingAdvancesAndEndsByItself()
    {
        Playback playback;
        playback.setExplained(m_sample);
        playback.moveTo(playback.size() - 3);
        playback.setSpeed(0);
        QSignalSpy playing(&playback, &Playback::playingChanged);
        playback.setPlaying(true);
        QTRY_VERIFY(!playback.isPlaying());
        QVERIFY(playback.atEnd());
        QCOMPARE(playing.count(), 2);
    }
};

} // namespace

INKLING_TEST(ReasoningTest, QApplication)
#include "reasoning_test.moc"
