// SPDX-License-Identifier: MIT
#include "program.h"
#include "support/testprogram.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <algorithm>
#include <functional>
#include <nlohmann/json.hpp>
#include <vector>

using namespace inkling;

namespace {

using Json = nlohmann::ordered_json;
using Records = std::vector<Json>;

Records recordsIn(const QByteArray &text)
{
    Records records;
    for (const QByteArray &line : text.split('\n')) {
        if (!line.isEmpty())
            records.push_back(Json::parse(line.toStdString()));
    }
    return records;
}

QByteArray textOf(const Records &records)
{
    QByteArray text;
    for (const Json &record : records)
        text += QByteArray::fromStdString(record.dump()) + '\n';
    return text;
}

/// A fault that is put into the records of one puzzle: its head, its steps, its end. Returns whether
/// there was a place for it.
struct Planted
{
    const char *kind;
    std::function<bool(Records &records)> plant;
};

/// The last of the values printed at the end of facts with these keys that is not this one's.
Json anotherValue(const Records &records, const Json &fact)
{
    Json other;
    for (const Json &record : records) {
        for (const Json &each : record.value("conclusions", Json::array())) {
            const bool isAlike = each.size() == fact.size() && std::prev(each.end()).key() == "is"
                                 && each.begin().key() == fact.begin().key();
            if (isAlike && each["is"] != fact["is"])
                other = each["is"];
        }
    }
    return other;
}

const std::vector<Planted> planted{
    {"a conclusion with another value",
     [](Records &records) {
         for (std::size_t i = records.size() - 2; i > 0; --i) {
             for (Json &fact : records[i]["conclusions"]) {
                 if (!fact.contains("is"))
                     continue;
                 const Json other = anotherValue(records, fact);
                 if (other.is_null())
                     continue;
                 fact["is"] = other;
                 return true;
             }
         }
         return false;
     }},
    {"a conclusion that is found only later",
     [](Records &records) {
         if (records.size() < 6)
             return false;
         records[1]["conclusions"] = records[records.size() - 2]["conclusions"];
         return true;
     }},
    {"a premise that is found only later",
     [](Records &records) {
         if (records.size() < 6)
             return false;
         records[1]["premises"].push_back(records[records.size() - 2]["conclusions"][0]);
         return true;
     }},
    {"a step without premises",
     [](Records &records) {
         records[records.size() / 2]["premises"] = Json::array();
         return true;
     }},
    {"a wrong answer",
     [](Records &records) {
         auto text = records.back()["answers"][0].get<std::string>();
         const auto isSign = [](char sign) { return sign != ' ' && sign != '\n'; };
         const auto last = std::ranges::find_if(text.rbegin(), text.rend(), isSign);
         const auto other = std::find_if(last, text.rend(),
                                         [&](char sign) { return isSign(sign) && sign != *last; });
         std::swap(*last, *other);
         records.back()["answers"][0] = text;
         return true;
     }},
    {"an answer left out",
     [](Records &records) {
         records.back()["answers"] = Json::array();
         return true;
     }},
    {"another rating",
     [](Records &records) {
         if (records[0]["family"] == "cards")
             return false; // their rating is not shown by steps
         records.back()["rating"] = records.back()["rating"].get<double>() + 0.3;
         return true;
     }},
    {"another word",
     [](Records &records) {
         records.back()["word"] = records.back()["word"] == "hard" ? "easy" : "hard";
         return true;
     }},
    {"a rule counted once more",
     [](Records &records) {
         Json &count = records.back()["techniques"].begin().value();
         count = count.get<int>() + 1;
         return true;
     }},
    {"a step left out",
     [](Records &records) {
         records.erase(records.begin() + std::ptrdiff_t(records.size() / 2));
         return true;
     }},
    {"two steps in each other's place",
     [](Records &records) {
         if (records.size() < 6)
             return false;
         std::swap(records[1], records[records.size() - 2]);
         return true;
     }},
    {"a refutation that does not end",
     [](Records &records) {
         for (Json &record : records) {
             if (record.contains("nested") && record["nested"].size() > 1) {
                 record["nested"].erase(record["nested"].size() - 1);
                 return true;
             }
         }
         return false;
     }},
};

} // namespace

/// The check of records by which nobody has to trust the program that made them.
class VerifyTest : public QObject
{
    Q_OBJECT

private slots:
    void whatIsTrueHolds_data() { addFamilies(); }
    void whatIsTrueHolds();
    void plantedFaultsAreFound_data() { addFamilies(); }
    void plantedFaultsAreFound();
    void anotherPuzzlesStepsDoNotHold();
    void answersWithoutStepsHold_data() { addFamilies(); }
    void answersWithoutStepsHold();
    void answersWithoutStepsAreChecked();
    void jobsPrintTheSame();
    void hostileRecordsAreRefused_data();
    void hostileRecordsAreRefused();

private:
    static void addFamilies()
    {
        QTest::addColumn<QString>("family");
        for (const char *family : {"slitherlink", "kenken", "hex", "number-cross", "cards",
                                   "sudoku", "kakuro", "hitori", "masyu"})
            QTest::newRow(family) << QString(family);
    }
    [[nodiscard]] QString write(const QString &name, const QByteArray &text) const
    {
        QFile file(m_folder.filePath(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size())
            qFatal("cannot write a test's file");
        return file.fileName();
    }
    [[nodiscard]] QByteArray explained(const QString &family, const QString &seed,
                                       const char *difficulty = "hard", int count = 1) const
    {
        const QByteArray made = runProgram({"generate", family, "--difficulty", difficulty,
                                            "--seed", seed, "--count", QString::number(count)})
                                    .output;
        return runProgram({"explain", "--as", "jsonl", "--family", family, write("made.in", made)})
            .output;
    }
    [[nodiscard]] ProgramRun verified(const QByteArray &text) const
    {
        return runProgram({"verify", write("records.jsonl", text)});
    }

    QTemporaryDir m_folder;
};

void VerifyTest::whatIsTrueHolds()
{
    QFETCH(const QString, family);
    for (const char *difficulty : {"easy", "hard"}) {
        const ProgramRun run = verified(explained(family, "31", difficulty, 2));
        QVERIFY2(run.status == 0, run.output + run.errors);
        QVERIFY2(run.output.startsWith("2 puzzles, "), run.output);
        QVERIFY2(run.output.contains(" steps: all holds\n"), run.output);
    }
}

void VerifyTest::plantedFaultsAreFound()
{
    QFETCH(const QString, family);
    const QByteArray whole = explained(family, "32", family == "cards" ? "medium" : "hard");
    int kinds = 0;
    for (const Planted &each : planted) {
        Records records = recordsIn(whole);
        QVERIFY(records.size() > 2);
        if (!each.plant(records))
            continue;
        ++kinds;
        const ProgramRun run = verified(textOf(records));
        QVERIFY2(run.status == 1, each.kind + QByteArray(": ") + run.output + run.errors);
        QVERIFY2(run.output.contains("fault"), each.kind);
    }
    QVERIFY(kinds >= 8);
}

void VerifyTest::anotherPuzzlesStepsDoNotHold()
{
    Records records = recordsIn(explained("kenken", "33"));
    const Records others = recordsIn(explained("kenken", "34"));
    records.front()["text"] = others.front()["text"];
    const ProgramRun run = verified(textOf(records));
    QCOMPARE(run.status, 1);
    QVERIFY2(run.output.contains("an answer is wrong"), run.output);
}

/// An equation along several paths, and cells without a clue that say something, too, looked like
/// further answers.
void VerifyTest::answersWithoutStepsHold()
{
    QFETCH(const QString, family);
    const ProgramRun run = verified(runProgram({"generate", family, "--difficulty", "fiendish",
                                                "--seed", "7", "--count", "3", "--as", "jsonl"})
                                        .output);
    QVERIFY2(run.status == 0, run.output);
    QVERIFY2(run.output.startsWith("3 puzzles, 0 steps: all holds"), run.output);
}

void VerifyTest::answersWithoutStepsAreChecked()
{
    const QByteArray made = runProgram({"generate", "kenken", "--size", "4x4", "--seed", "3",
                                        "--count", "3", "--as", "jsonl"})
                                .output;
    const ProgramRun run = verified(made);
    QVERIFY2(run.status == 0, run.output);
    QVERIFY2(run.output.contains("not shown by the records of 3 puzzles: its rating"), run.output);
    // A square that nothing divides into cages has many answers.
    Records records = recordsIn(made);
    auto text = records[0]["text"].get<std::string>();
    QVERIFY(!text.empty());
    records[0]["text"] = "2 1\naa\naa\na 6 +\n";
    records[0]["answers"] = Json::array({"12\n21\n"});
    const ProgramRun many = verified(textOf(records));
    QCOMPARE(many.status, 1);
    QVERIFY2(many.output.contains("there is another answer"), many.output);
}

void VerifyTest::jobsPrintTheSame()
{
    Records records = recordsIn(explained("sudoku", "35", "easy", 3));
    for (Json &record : records) {
        if (record.contains("end"))
            record["rating"] = 9.5;
    }
    const QString file = write("several.jsonl", textOf(records));
    const ProgramRun one = runProgram({"verify", file});
    QCOMPARE(one.status, 1);
    QCOMPARE(one.output.count("rated 9.5"), 3);
    QCOMPARE(runProgram({"verify", "--jobs", "3", file}).output, one.output);
    const Records told = recordsIn(runProgram({"verify", "--as", "jsonl", file}).output);
    QVERIFY(told.size() > 3);
    QVERIFY(told.back()["kind"] == "verified" && told.back()["puzzles"] == 3);
}

void VerifyTest::hostileRecordsAreRefused_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("status");
    QTest::addColumn<QByteArray>("says");
    const QByteArray head = R"({"schema":1,"kind":"explain","puzzle":1,"family":"sudoku",)";
    QTest::newRow("no JSON") << QByteArray("hello\n") << 2 << QByteArray("expected a record");
    QTest::newRow("cut off") << head << 2 << QByteArray("without its end");
    QTest::newRow("no family") << QByteArray(R"({"kind":"check","text":"x","family":"no"})"
                                             "\n")
                               << 1 << QByteArray("no such family");
    QTest::newRow("no puzzle") << head + "\"text\":\"x\"}\n" << 1 << QByteArray("is no puzzle");
    QTest::newRow("no end") << head + "\"text\":\"sudoku 4\\n....\\n....\\n....\\n....\\n\"}\n"
                            << 1 << QByteArray("not its end");
    QTest::newRow("other types")
        << head + "\"text\":\"sudoku 4\\n....\\n....\\n....\\n....\\n\",\"verdict\":[]}\n"
               + R"({"step":"x","premises":[1],"conclusions":[[],{}],"nested":{}})" + "\n"
               + R"({"end":true,"answers":[3],"rating":"x"})" + "\n"
        << 1 << QByteArray("fault");
    constexpr int levels = 1'000'000;
    QTest::newRow("deep") << head + "\"text\":" + QByteArray(levels, '[') + QByteArray(levels, ']')
                                 + "}\n"
                          << 2 << QByteArray("nested deeper than 64");
}

void VerifyTest::hostileRecordsAreRefused()
{
    QFETCH(const QByteArray, text);
    QFETCH(const int, status);
    QFETCH(const QByteArray, says);
    const ProgramRun run = verified(text);
    QVERIFY2((run.output + run.errors).contains(says), run.output + run.errors);
    QCOMPARE(run.status, status);
}

INKLING_TEST(VerifyTest, QCoreApplication)
#include "cli/verify_test.moc"
