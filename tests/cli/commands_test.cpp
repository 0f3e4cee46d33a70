// SPDX-License-Identifier: MIT
#include "document/pagereader.h"
#include "document/project.h"
#include "families/registry.h"
#include "program.h"
#include "puzzle/joinable.h"
#include "support/testprogram.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>
#include <nlohmann/json.hpp>
#include <set>
#include <utility>

using namespace inkling;

namespace {

const QByteArray uniqueBoard = "2 2\n2 2\n2 2\n";
const QByteArray noBoard = "1 1\n3\n";
const QByteArray manyBoard = "1 2\n. .\n";
const QByteArray end = "0 0\n";
const QByteArray uniqueAnswer = "#############\n"
                                "#           #\n"
                                "# +-------+ #\n"
                                "# | 2   2 | #\n"
                                "# |       | #\n"
                                "# | 2   2 | #\n"
                                "# +-------+ #\n"
                                "#           #\n"
                                "#############\n";

std::vector<std::string> keys(const nlohmann::ordered_json &object)
{
    std::vector<std::string> names;
    for (const auto &[name, value] : object.items())
        names.push_back(name);
    return names;
}

QByteArray titleOf(const Family &family)
{
    return QByteArray::fromStdString(std::string(family.title()));
}

/// All samples of a family, each as a file of its own.
QByteArrayList sampleTexts(const Family &family)
{
    QByteArrayList texts;
    for (const Sample &sample : family.samples())
        texts.push_back(QByteArray(sample.text.data(), qsizetype(sample.text.size())));
    return texts;
}

/// Whether lines are the explanations of puzzles for programs, in their order.
class LineChecker
{
public:
    explicit LineChecker(const Family &family)
        : m_family(family.id())
    {}

    bool takes(const QByteArray &line)
    {
        const auto object = nlohmann::ordered_json::parse(line.toStdString());
        if (isBetweenPuzzles()) {
            m_step = 0;
            return keys(object) == std::vector<std::string>{"puzzle",  "family", "rows", "cols",
                                                            "verdict", "schema", "kind", "file",
                                                            "text",    "clues"}
                   && object["puzzle"] == ++m_puzzle && object["family"] == m_family;
        }
        return object["puzzle"] == m_puzzle
               && (object.contains("end") ? takesEnd(object) : takesStep(object));
    }
    [[nodiscard]] int puzzles() const { return m_puzzle; }
    [[nodiscard]] bool isBetweenPuzzles() const { return m_step < 0; }

private:
    bool takesStep(const nlohmann::ordered_json &object)
    {
        const std::set<std::string> wanted{"puzzle",      "step",      "wave",
                                           "rule",        "cost",      "premises",
                                           "conclusions", "arguments", "sentence"};
        std::set<std::string> found;
        for (const std::string &key : keys(object)) {
            if (key != "example" && key != "nested" && key != "parts" && key != "furtherExamples")
                found.insert(key);
        }
        return found == wanted && object["step"] == ++m_step
               && !object["rule"].get<std::string>().empty() && !object["premises"].empty()
               && !object["conclusions"].empty();
    }
    bool takesEnd(const nlohmann::ordered_json &object)
    {
        std::vector<std::string> expected{"puzzle", "end", "steps", "rating", "solved"};
        if (object["solved"] == false)
            expected.emplace_back("undecided");
        for (const char *also : {"verdict", "answers", "word", "techniques"})
            expected.emplace_back(also);
        return keys(object) == expected && object["steps"] == std::exchange(m_step, -1);
    }

    std::string m_family;
    int m_puzzle = 0;
    int m_step = -1; ///< of the puzzle; below 0 between two
};

} // namespace

class CommandsTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void solves();
    void checks();
    void checkSaysWhy();
    void checkStatusIsZeroWhenUnique();
    void explainsAsText();
    void explainsAsJsonLines();
    void explainsAllSteps();
    void explainGoesOnAfterTheTimeLimit();
    void textKeepsNoPlaces();
    void takesOptions();
    void listsAllAnswers();
    void listsRulesAndFamilies();
    void printsSamples();
    void helpAndVersion();
    void badUsage_data();
    void badUsage();
    void damagedProject();
    void mistypedCommand();
    void badInput();
    void badInputStopsOnlyItsFile();
    void unreadableFile();
    void unknownFamilyIsAnError();
    void unclearFamilyIsToBeNamed();
    void filesAreNumberedFromOne();
    void dashIsStandardInput();
    void oneBadAddressStopsNoOther();
    void readsProjects();
    void timeLimitWhileWaiting();
    void timeLimitOverAll();
    void outputThatCannotBeWritten();

private:
    QString write(const QString &name, const QByteArray &text);

    QTemporaryDir m_folder;
};

void CommandsTest::initTestCase()
{
    QVERIFY(m_folder.isValid());
}

QString CommandsTest::write(const QString &name, const QByteArray &text)
{
    QFile file(m_folder.filePath(name));
    if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size())
        qFatal("a test file could not be written");
    return file.fileName();
}

void CommandsTest::solves()
{
    const ProgramRun run = runProgram({"solve"}, uniqueBoard + noBoard + manyBoard + end);
    QCOMPARE(run.status, 0);
    QVERIFY(run.output.startsWith("1\n" + uniqueAnswer + "2\nNo solution\n3\n####"));
    QVERIFY(run.errors.startsWith("<stdin>: puzzle 3 has more than one answer: "));
    QVERIFY(run.errors.contains(", or "));
    QCOMPARE(run.errors.count('\n'), 1);
}

void CommandsTest::checks()
{
    const ProgramRun run = runProgram({"check"}, uniqueBoard + noBoard + manyBoard + end);
    QCOMPARE(run.status, 1);
    QCOMPARE(run.output, "1 unique\n2 none\n3 many\n");
    QCOMPARE(run.errors, "");
}

void CommandsTest::checkSaysWhy()
{
    const auto check = [](const QByteArray &input) {
        return runProgram({"check", "--family", "slink", "--why"}, input);
    };
    const ProgramRun none = check("1 2\n3 0\n0 0\n");
    QCOMPARE(none.status, 1);
    QVERIFY(none.output.startsWith("1 none\n  "));
    QVERIFY(none.output.contains("clues conflict:\n    ")
            || none.output.contains("clue is impossible:\n    "));
    const ProgramRun many = check("1 2\n. .\n0 0\n");
    QVERIFY(many.output.startsWith("1 many\n  Two answers differ, first here:\n    "));
    QVERIFY(many.output.contains("leaves only the first answer:\n    "));
    QCOMPARE(check("1 2\n3 3\n0 0\n").output, QByteArray("1 unique\n"));
    const ProgramRun hand = runProgram({"check", "--family", "cards", "--why"}, "1 2 3 = 6\n");
    QVERIFY(hand.output.startsWith("1 many\n  Its answers:\n    3*2*1 = 6\n"));
}

void CommandsTest::checkStatusIsZeroWhenUnique()
{
    QCOMPARE(runProgram({"check"}, uniqueBoard + uniqueBoard + end).status, 0);
    QCOMPARE(runProgram({"check"}, uniqueBoard + noBoard + end).status, 1);
    QCOMPARE(runProgram({"check"}, manyBoard + uniqueBoard + end).status, 1);
}

void CommandsTest::explainsAsText()
{
    const ProgramRun run = runProgram({"explain"}, uniqueBoard + noBoard + manyBoard + end);
    QCOMPARE(run.status, 0);
    QCOMPARE(run.errors, "");
    for (const char *part :
         {"Puzzle 1: Slitherlink, 2 x 2\nThere is exactly one answer.",
          "Puzzle 2: Slitherlink, 1 x 1\nThere is no answer.",
          "Puzzle 3: Slitherlink, 1 x 2\nThere is more than one answer.", "\nRound 1\n   1  ",
          " steps. Rating: 2.2, easy. As hard as its hardest step.\nThe answer:\n1\n",
          "More than one answer: the reasoning stops here; two answers differ at 6 edges.\n"
          "One of the answers, found by search:\n3\n"})
        QVERIFY2(run.output.contains(part), part);
    QVERIFY(run.output.contains(uniqueAnswer));
}

void CommandsTest::explainsAsJsonLines()
{
    for (const Family *family : families()) {
        for (const QByteArray &sample : sampleTexts(*family)) {
            const ProgramRun run = runProgram({"explain", "--as", "jsonl"}, sample);
            QCOMPARE(run.status, 0);
            LineChecker checker(*family);
            QByteArrayList lines = run.output.split('\n');
            QCOMPARE(lines.takeLast(), "");
            for (const QByteArray &line : std::as_const(lines))
                QVERIFY2(checker.takes(line), line);
            QVERIFY(checker.puzzles() > 0 && checker.isBetweenPuzzles());
        }
    }
}

/// With none put together or left out: each small step stands by itself, and what is shown without is among them.
void CommandsTest::explainsAllSteps()
{
    struct Told
    {
        int steps = 0;
        int folded = 0;
        std::set<std::string> conclusions;
        nlohmann::ordered_json ends;
        int stepsTold = 0;
    };
    const auto tell = [](const Family &family, const QStringList &further, const QByteArray &text) {
        const ProgramRun run
            = runProgram(QStringList{"explain", "--as", "jsonl", "--family",
                                     QString::fromStdString(std::string(family.id()))}
                             + further,
                         text);
        Told told;
        for (const QByteArray &line : run.output.trimmed().split('\n')) {
            const auto object = nlohmann::ordered_json::parse(line.toStdString());
            if (object.contains("end"))
                told.stepsTold += object["steps"].get<int>();
            if (object.contains("end"))
                told.ends.push_back({object["rating"], object["solved"]});
            if (!object.contains("step"))
                continue;
            ++told.steps;
            told.folded += object.contains("parts") ? 1 : 0;
            for (const auto &conclusion : object["conclusions"])
                told.conclusions.insert(conclusion.dump());
        }
        return told;
    };
    int folded = 0;
    for (const Family *family : families()) {
        const QByteArray sample = sampleTexts(*family).first();
        const Told path = tell(*family, {}, sample);
        const Told all = tell(*family, {"--all-steps"}, sample);
        folded += path.folded;
        QCOMPARE(all.folded, 0);
        QVERIFY(all.steps > 0 && all.steps >= path.steps);
        QVERIFY(path.folded == 0 || all.steps > path.steps);
        QVERIFY(all.conclusions.size() >= path.conclusions.size());
        QVERIFY(all.stepsTold == all.steps && path.stepsTold == path.steps);
        QVERIFY(!all.ends.empty() && all.ends == path.ends);
        for (const QStringList &further : {QStringList{}, QStringList{"--all-steps"}}) {
            const ProgramRun text = runProgram(QStringList{"explain"} + further, sample);
            QVERIFY(text.output.contains("The reasoning takes "));
            QVERIFY(further.isEmpty() || !text.output.contains("  Small steps\n"));
        }
    }
    QVERIFY(folded > 0);
}

/// A puzzle that takes too long is given up, with a word, and the next one has its turn.
void CommandsTest::explainGoesOnAfterTheTimeLimit()
{
    const QStringList arguments{"explain", "--as", "jsonl", "--family", "slink", "--time-limit"};
    const ProgramRun run
        = runProgram(arguments + QStringList{"0.000001"}, uniqueBoard + manyBoard + end);
    QCOMPARE(run.status, 3);
    QCOMPARE(run.errors, "<stdin>: puzzle 1: stopped by the time limit\n"
                         "<stdin>: puzzle 2: stopped by the time limit\n");
    for (const char *puzzle : {"{\"puzzle\":1,", "{\"puzzle\":2,"}) {
        const QByteArray name(puzzle);
        QVERIFY(run.output.contains(name + "\"family\":\"slink\""));
        QVERIFY(run.output.contains(name
                                    + "\"end\":true,\"steps\":0,\"rating\":null,\"solved\":false"));
    }
    QCOMPARE(run.output.count("\"stopped\":true}\n"), 2);
    const ProgramRun text = runProgram({"explain", "--family", "slink", "--time-limit", "0.000001"},
                                       uniqueBoard + end);
    QVERIFY2(text.output.contains("\nStopped by the time limit"), text.output);
    QVERIFY(!text.output.contains("No solution"));
    QCOMPARE(runProgram(arguments + QStringList{"1000"}, uniqueBoard + end).status, 0);
}

void CommandsTest::textKeepsNoPlaces()
{
    static const QRegularExpression leftOver("%\\d|</?[pc]>");
    for (const Family *family : families()) {
        for (const QByteArray &sample : sampleTexts(*family)) {
            const ProgramRun run = runProgram(
                {"explain", "--family", QString::fromStdString(std::string(family->id()))}, sample);
            QCOMPARE(run.status, 0);
            const auto found = leftOver.match(QString::fromUtf8(run.output));
            QVERIFY2(!found.hasMatch(), qPrintable(found.captured()));
        }
    }
}

void CommandsTest::takesOptions()
{
    for (const Family *family : families()) {
        const QString id = QString::fromStdString(std::string(family->id()));
        const QByteArray sample = sampleTexts(*family).first();
        for (const QStringList &whose : {QStringList{}, QStringList{"--family", id}}) {
            const ProgramRun unknown
                = runProgram(QStringList{"check", "--with", "no-such-option"} + whose, sample);
            QCOMPARE(unknown.status, 2);
            QCOMPARE(unknown.output, "");
            QVERIFY(unknown.errors.startsWith("--with: found 'no-such-option'; expected "));
            for (const Option &option : family->options())
                QVERIFY(unknown.errors.contains(std::string(option.id).c_str()));
        }
        QStringList all;
        for (const Option &option : family->options()) {
            const QString name = QString::fromStdString(std::string(option.id));
            all.append(name);
            QVERIFY(runProgram({"check", "--with", name}, sample).status <= 1);
            QVERIFY(runProgram({"families"}).output.contains("--with " + name.toUtf8()));
        }
        if (!all.isEmpty())
            QVERIFY(runProgram({"check", "--with", all.join(','), "--time-limit", "60"}, sample)
                        .errors.isEmpty());
    }
}

void CommandsTest::listsAllAnswers()
{
    for (const Family *family : families()) {
        const QString id = QString::fromStdString(std::string(family->id()));
        LineSource source{std::string(family->samples().front().text)};
        const auto puzzle = family->read(source).value();
        const QByteArray text = QByteArray::fromStdString(puzzle->text());
        const ProgramRun run = runProgram({"solve", "--all", "--family", id}, text);
        if (!isJoinable(*family)) {
            QCOMPARE(run.status, 2);
            QCOMPARE(run.output, "");
            QVERIFY(run.errors.startsWith("--all: found " + titleOf(*family)));
            continue;
        }
        QCOMPARE(run.status, 0);
        QByteArray expected;
        for (const Answer &answer : puzzle->joinable()->answers(1'000'000, StopCondition()))
            expected += QByteArray::fromStdString(puzzle->answerText(1, &answer));
        QVERIFY(!expected.isEmpty());
        QCOMPARE(run.output, expected);
    }
}

void CommandsTest::listsRulesAndFamilies()
{
    const ProgramRun list = runProgram({"families"});
    QCOMPARE(list.status, 0);
    for (const Family *family : families()) {
        const std::string id(family->id());
        QVERIFY(list.output.contains((std::string(family->commandName()) + "  ").c_str()));
        QVERIFY(list.output.contains(titleOf(*family)));
        QCOMPARE(list.output.contains(id.c_str()), family->commandName() == id);
        const ProgramRun rules = runProgram({"rules", "--family", QString::fromStdString(id)});
        QCOMPARE(rules.status, 0);
        // The rules of the puzzle, which may be broken into lines.
        const auto game = QByteArray(family->help().data(), qsizetype(family->help().find('\n')));
        QVERIFY2(rules.output.simplified().contains(game.simplified()), rules.output);
        for (const Rule &rule : family->rules())
            QVERIFY2(rules.output.contains((std::string(rule.id) + " (").c_str()), rule.id.data());
        for (const std::string_view name : family->otherNames()) {
            const QString other = QString::fromStdString(std::string(name));
            QCOMPARE(runProgram({"rules", "--family", other}).output, rules.output);
        }
    }
}

void CommandsTest::printsSamples()
{
    for (const Family *family : families()) {
        const QString id = QString::fromStdString(std::string(family->id()));
        const ProgramRun run = runProgram({"sample", "--family", id});
        QCOMPARE(run.status, 0);
        QCOMPARE(run.output, sampleTexts(*family).first());
    }
}

void CommandsTest::helpAndVersion()
{
    const ProgramRun help = runProgram({"--help"});
    QCOMPARE(help.status, 0);
    QVERIFY(help.output.contains("Usage: inkling-cli"));
    QVERIFY(help.output.contains("Exit status:"));
    QCOMPARE(runProgram({"solve", "--help"}).status, 0);
    const ProgramRun version = runProgram({"--version"});
    QCOMPARE(version.status, 0);
    QVERIFY(version.output.startsWith("inkling-cli "));
}

void CommandsTest::badUsage_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::newRow("nothing") << QStringList{};
    QTest::newRow("unknown command") << QStringList{"sulk"};
    QTest::newRow("unknown option") << QStringList{"solve", "--fast"};
    QTest::newRow("unknown family") << QStringList{"solve", "--family", "sudoku"};
    QTest::newRow("rules of nobody") << QStringList{"rules"};
    QTest::newRow("sample of nobody") << QStringList{"sample"};
    QTest::newRow("unknown form") << QStringList{"explain", "--as", "xml"};
    for (const char *limit : {"0", "-1", "x", "1s", "nan", "inf", "1e300", ""})
        QTest::newRow(limit) << QStringList{"solve", "--time-limit", limit};
}

void CommandsTest::badUsage()
{
    QFETCH(QStringList, arguments);
    const ProgramRun run = runProgram(arguments, uniqueBoard + end);
    QCOMPARE(run.status, 2);
    QCOMPARE(run.output, "");
    QVERIFY(!run.errors.isEmpty());
}

/// The puzzles that can be read keep their numbers.
void CommandsTest::damagedProject()
{
    Project project;
    for (PageId id = 1; id <= 3; ++id) {
        LineSource source{(uniqueBoard + end).toStdString()};
        project.pages.push_back(pageOf(families().front()->read(source).value()));
        project.pages.back().id = id;
    }
    std::string text = writeProject(project);
    text[text.find("{\"id\":2") + 9] = '#';
    const ProgramRun run
        = runProgram({"check", write("spoilt.inkling", QByteArray::fromStdString(text))});
    QCOMPARE(run.status, 2);
    QCOMPARE(run.output, "1 unique\n3 unique\n");
}

/// A command that is mistyped is told from its letters.
void CommandsTest::mistypedCommand()
{
    for (const auto &[typed, meant] : {std::pair("slove", "solve"), std::pair("chek", "check"),
                                       std::pair("explian", "explain")}) {
        const ProgramRun run = runProgram({typed, "x.in"});
        QCOMPARE(run.status, 2);
        QVERIFY2(run.errors.contains(QByteArray("did you mean '") + meant + "'?"), run.errors);
    }
    const ProgramRun run = runProgram({"sulk"});
    QVERIFY2(run.errors.contains("expected one of: ") && !run.errors.contains("mean"), run.errors);
}

void CommandsTest::badInput()
{
    const QString file = write("bad.in", uniqueBoard + "2 2\n2 x\n");
    const ProgramRun run = runProgram({"solve", file});
    QCOMPARE(run.status, 2);
    QCOMPARE(run.output, "1\n" + uniqueAnswer);
    QCOMPARE(run.errors,
             file.toUtf8() + ":5:3: found 'x'; expected clue 2 of 2: 0, 1, 2, 3 or '.'\n");

    const ProgramRun piped = runProgram({"check"}, uniqueBoard);
    QCOMPARE(piped.status, 2);
    QCOMPARE(piped.output, "1 unique\n");
    QVERIFY(piped.errors.startsWith("<stdin>:4:1: found the end of the text; expected "));
}

void CommandsTest::badInputStopsOnlyItsFile()
{
    const QString bad = write("bad.in", uniqueBoard + "2 2\n2 x\n");
    const QString good = write("good.in", uniqueBoard + end);
    const ProgramRun run = runProgram({"check", bad, good});
    QCOMPARE(run.status, 2);
    QCOMPARE(run.output, bad.toUtf8() + ": 1 unique\n" + good.toUtf8() + ": 1 unique\n");
}

void CommandsTest::unreadableFile()
{
    const QString missing = m_folder.filePath("missing.in");
    const QString good = write("good.in", uniqueBoard + end);
    const QString folder = m_folder.filePath("empty");
    QVERIFY(QDir().mkpath(folder));
    for (const QString &file : {missing, folder}) {
        for (const QStringList &family : {QStringList{}, QStringList{"--family", "slink"}}) {
            const ProgramRun run = runProgram(QStringList{"check", file, good} + family);
            QCOMPARE(run.status, 2);
            QCOMPARE(run.output, good.toUtf8() + ": 1 unique\n");
            QCOMPARE(run.errors.count('\n'), 1);
            QVERIFY(run.errors.startsWith(file.toUtf8() + ": "));
            QCOMPARE(run.errors.contains("This is a folder, not a file."), file == folder);
        }
    }
}

void CommandsTest::unknownFamilyIsAnError()
{
    const ProgramRun run = runProgram({"solve"}, "\n  once upon a time\n");
    QCOMPARE(run.status, 2);
    QVERIFY(run.errors.startsWith("<stdin>:2:3: found 'once'; expected one of these puzzles: "));
    for (const Family *family : families())
        QVERIFY(run.errors.contains(titleOf(*family)));
    for (const char *text : {"", " \n\n", "PK\x01\x02\n"}) {
        const ProgramRun no = runProgram({"solve"}, QByteArray(text));
        QCOMPARE(no.status, 2);
        QVERIFY2(!no.errors.contains("--family"), no.errors);
        QCOMPARE(no.errors.contains("a byte that no text has"), text[0] == 'P');
    }
}

void CommandsTest::unclearFamilyIsToBeNamed()
{
    const QByteArray text = "3 3\n1 2 x";
    const ProgramRun run = runProgram({"solve"}, text);
    QCOMPARE(run.status, 2);
    // The error of the family that reads furthest, and how to name another.
    QVERIFY(run.errors.startsWith("<stdin>:2:5: found 'x'; expected "));
    QVERIFY(run.errors.contains("; name the family by --family, one of: "));
    QCOMPARE(run.errors.count('\n'), 1);
    const QByteArray named = run.errors.mid(run.errors.lastIndexOf(": ") + 2).trimmed();
    const auto ids = named.split(',');
    QVERIFY(ids.size() > 1);
    for (const QByteArray &id : ids) {
        const ProgramRun one = runProgram({"solve", "--family", id.trimmed()}, text);
        QCOMPARE(one.status, 2);
        QVERIFY(!one.errors.contains("--family"));
    }
}

void CommandsTest::filesAreNumberedFromOne()
{
    const QString two = write("two.in", uniqueBoard + noBoard + end);
    const QString one = write("one.in", manyBoard + end);
    const ProgramRun run = runProgram({"check", two, one, two});
    const QByteArray inTwo = two.toUtf8() + ": 1 unique\n" + two.toUtf8() + ": 2 none\n";
    QCOMPARE(run.output, inTwo + one.toUtf8() + ": 1 many\n" + inTwo);
}

void CommandsTest::dashIsStandardInput()
{
    const QString file = write("good.in", uniqueBoard + end);
    const ProgramRun run = runProgram({"check", file, "-"}, noBoard + end);
    QCOMPARE(run.output, file.toUtf8() + ": 1 unique\n<stdin>: 1 none\n");
}

void CommandsTest::oneBadAddressStopsNoOther()
{
    const ProgramRun run = runProgram({"check"}, "https://puzz.link/p?slither/1/1/c\n"
                                                 "https://puzz.link/p?nurikabe/1/1/c\n"
                                                 "https://puzz.link/p?slither/2/1/0\n");
    QCOMPARE(run.status, 2);
    QCOMPARE(run.output, "1 none\n2 none\n");
    QVERIFY(run.errors.startsWith("<stdin>:2:21: found the kind 'nurikabe'"));
    QVERIFY(run.errors.contains("<stdin>:3:34: the address ends before row 1, column 2; "));
    QCOMPARE(run.errors.count('\n'), 2);
}

void CommandsTest::readsProjects()
{
    Project project;
    LineSource source((uniqueBoard + end).toStdString());
    PageReader reader(source);
    project.pages.push_back(**reader.next());
    project.pages.front().id = 1;
    const Family &family = *project.pages.front().family;
    project.pages.push_back(pageOf(family, family.drafting().blank({3, 3})));
    project.pages.back().id = 2;
    const auto text = QByteArray::fromStdString(writeProject(project));
    const ProgramRun run = runProgram({"solve"}, text);
    QCOMPARE(run.output.left(2 + uniqueAnswer.size()), "1\n" + uniqueAnswer);
    const ProgramRun cut = runProgram({"check"}, text.left(text.size() - 20));
    QCOMPARE(cut.status, 2);
    QVERIFY(cut.output.startsWith("1 unique\n"));
    QVERIFY(cut.errors.contains("<stdin>:"));
}

void CommandsTest::timeLimitWhileWaiting()
{
    QProcess process;
    process.start(QStringLiteral(INKLING_CLI), {"check", "--time-limit", "0.3"});
    process.write(uniqueBoard);
    QVERIFY(process.waitForFinished(300'000));
    QCOMPARE(process.exitStatus(), QProcess::NormalExit);
    QCOMPARE(process.exitCode(), 3);
    QVERIFY(process.readAllStandardError().contains("stopped by the time limit"));
}

void CommandsTest::timeLimitOverAll()
{
    const QString file = write("good.in", uniqueBoard + end);
    const ProgramRun run = runProgram({"solve", "--time-limit", "0.000001", file, file});
    QCOMPARE(run.status, 3);
    QCOMPARE(run.output, "");
    QCOMPARE(run.errors, file.toUtf8() + ": stopped by the time limit\n");
    QCOMPARE(runProgram({"solve", "--time-limit", "100000", file}).status, 0);
}

void CommandsTest::outputThatCannotBeWritten()
{
    if (!QFile::exists("/dev/full"))
        QSKIP("there is no /dev/full here");
    QProcess process;
    process.setStandardOutputFile("/dev/full");
    process.start(QStringLiteral(INKLING_CLI), {"check", write("good.in", uniqueBoard + end)});
    QVERIFY(process.waitForFinished(300'000));
    QCOMPARE(process.exitCode(), 2);
    QVERIFY(process.readAllStandardError().startsWith("<stdout>: "));
}

INKLING_TEST(CommandsTest, QCoreApplication)
#include "commands_test.moc"
