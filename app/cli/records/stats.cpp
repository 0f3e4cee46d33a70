// SPDX-License-Identifier: MIT
#include "records/stats.h"

#include "answering.h"
#include "records/record.h"
#include "records/recordlines.h"

#include <algorithm>
#include <fstream>
#include <iomanip>
#include <iostream>
#include <map>
#include <sstream>

namespace inkling {

namespace {

/// Counts of words, and the order in which a table lists them: most first.
class Counts
{
public:
    void add(const std::string &word) { ++m_counts[word]; }
    [[nodiscard]] bool empty() const { return m_counts.empty(); }
    [[nodiscard]] std::string table(const std::string &heading, std::uint64_t all) const
    {
        constexpr int column = 32;
        std::vector<std::pair<std::string, std::uint64_t>> rows(m_counts.begin(), m_counts.end());
        std::ranges::stable_sort(rows, std::ranges::greater(), &decltype(rows)::value_type::second);
        std::ostringstream text;
        text << heading << '\n';
        for (const auto &[word, count] : rows) {
            text << "  " << std::left << std::setw(column) << word << std::right << std::setw(10)
                 << count << std::setw(8) << std::fixed << std::setprecision(1)
                 << 100 * double(count) / double(all) << " %\n";
        }
        return text.str();
    }

private:
    std::map<std::string, std::uint64_t> m_counts;
};

/// What is counted of all records.
class Stats
{
public:
    void add(const Record &record)
    {
        const std::string kind = record.value("kind", "");
        if (kind == "error") {
            ++m_errors;
            return;
        }
        if (record.contains("family")) {
            ++m_puzzles;
            m_families.add(record.value("family", ""));
        }
        if (record.contains("verdict") && (kind != "explain"))
            m_verdicts.add(record.value("verdict", ""));
        if (record.contains("word") && record["word"].is_string())
            addReasoning(record);
    }
    [[nodiscard]] std::string text() const
    {
        std::ostringstream text;
        text << m_puzzles << (m_puzzles == 1 ? " puzzle" : " puzzles");
        if (m_errors > 0)
            text << ", " << m_errors << (m_errors == 1 ? " error" : " errors");
        text << '\n';
        const auto add = [&](const Counts &counts, const char *heading) {
            if (!counts.empty())
                text << '\n' << counts.table(heading, m_puzzles);
        };
        add(m_families, "Families");
        add(m_verdicts, "Verdicts");
        add(m_words, "Difficulty");
        if (!m_ratings.empty())
            text << '\n' << ratings();
        add(m_rules, "Puzzles that use a rule");
        return text.str();
    }

private:
    void addReasoning(const Record &record)
    {
        m_words.add(record["word"].get<std::string>());
        if (record.contains("rating") && record["rating"].is_number())
            ++m_ratings[record["rating"].get<double>()];
        if (record.contains("techniques") && record["techniques"].is_object()) {
            for (const auto &[id, times] : record["techniques"].items())
                m_rules.add(id);
        }
    }
    [[nodiscard]] std::string ratings() const
    {
        std::uint64_t count = 0;
        double sum = 0;
        for (const auto &[value, times] : m_ratings) {
            count += times;
            sum += value * double(times);
        }
        double middle = m_ratings.begin()->first;
        std::uint64_t before = 0;
        for (const auto &[value, times] : m_ratings) {
            if (2 * before >= count)
                break;
            middle = value;
            before += times;
        }
        std::ostringstream text;
        text << std::fixed << std::setprecision(1) << "Rating\n  least " << m_ratings.begin()->first
             << ", middle " << middle << ", mean " << sum / double(count) << ", greatest "
             << m_ratings.rbegin()->first << '\n';
        return text.str();
    }

    std::uint64_t m_puzzles = 0;
    std::uint64_t m_errors = 0;
    Counts m_families;
    Counts m_verdicts;
    Counts m_words;
    Counts m_rules;
    std::map<double, std::uint64_t> m_ratings; ///< ratings have one decimal, so there are few
};

} // namespace

ExitStatus printStats(const std::vector<std::string> &files, Sink &sink)
{
    Stats stats;
    ExitStatus status = ExitStatus::Answered;
    for (const std::string &file : files) {
        const auto read = forEachRecord(file, [&](const Record &record, std::uint64_t) { stats.add(record); });
        if (!read) {
            sink.complain(read.error());
            status = ExitStatus::BadInput;
        }
    }
    return worse(status, sink.print(stats.text()) ? ExitStatus::Answered : ExitStatus::BadInput);
}

} // namespace inkling
