// SPDX-License-Identifier: MIT
#include "records/verifying.h"

#include "batch/orderedjobs.h"
#include "recordcheck.h"
#include "records/recordlines.h"

#include <algorithm>
#include <map>
#include <mutex>
#include <utility>

namespace inkling {

namespace {

/// The records of one puzzle, and where they stand.
struct Group
{
    std::string file;
    std::uint64_t line = 0; ///< of the first record
    std::vector<Record> records;
};

/// More bytes than any puzzle's records have, so that memory stays bounded.
constexpr std::uint64_t mostInGroup = std::uint64_t(1) << 28;

/// Checks the records of one puzzle after the other, and sums up what was found.
class Verifying
{
public:
    Verifying(const Arguments &arguments, Sink &sink)
        : m_asRecords(arguments.form == OutputForm::JsonLines)
        , m_sink(sink)
        , m_jobs(arguments.jobs, [this](const OrderedJobs::Result &result) {
            result.sink.passOn(m_sink);
            if (result.status != ExitStatus::Answered)
                m_status = result.status;
        })
    {}

    void read(const std::string &file)
    {
        std::uint64_t line = 0;
        const auto end = forEachRecord(file, [&](const Record &record, std::uint64_t bytes) {
            take(file, ++line, record, bytes);
        });
        close();
        if (!end) {
            m_sink.complain(end.error());
            m_isBad = true;
        }
        ++m_files;
    }

    ExitStatus finish()
    {
        m_jobs.finish();
        m_sink.print(m_asRecords ? summaryRecord() : summary());
        return m_isBad ? ExitStatus::BadInput : m_status;
    }

private:
    void take(const std::string &file, std::uint64_t line, const Record &record,
              std::uint64_t bytes)
    {
        const bool begins = record.contains("text");
        if (begins)
            close();
        if (begins || !m_group.records.empty()) {
            if (m_group.records.empty())
                m_group = {file, line, {}};
            m_bytes += bytes;
            if (m_bytes <= mostInGroup)
                m_group.records.push_back(record);
        }
        const bool isWhole = record.contains("end") || record.value("kind", "") != "explain";
        if (begins ? isWhole : record.contains("end"))
            close();
    }

    void close()
    {
        if (m_group.records.empty())
            return;
        const bool isTooLarge = std::exchange(m_bytes, 0) > mostInGroup;
        m_jobs.add([this, isTooLarge, group = std::exchange(m_group, {})](Sink &sink) {
            return isTooLarge ? complain(group, sink, "its records are larger than 256 MB")
                              : check(group, sink);
        });
    }

    ExitStatus complain(const Group &group, Sink &sink, const std::string &fault)
    {
        checks::RecordFindings findings;
        findings.faults.push_back({0, fault});
        return print(group, findings, sink);
    }

    ExitStatus check(const Group &group, Sink &sink)
    {
        checks::RecordFindings findings;
        try {
            findings = checks::check(group.records);
        } catch (const Record::exception &wrong) {
            findings.faults.push_back(
                {0, std::string("a field is not what it should be: ") + wrong.what()});
        }
        return print(group, findings, sink);
    }

    ExitStatus print(const Group &group, const checks::RecordFindings &findings, Sink &sink)
    {
        const int puzzle = group.records.empty() ? 0 : numberIn(group.records.front());
        for (const auto &[step, fault] : findings.faults)
            sink.print(faultText(group, puzzle, step, fault));
        const std::scoped_lock lock(m_mutex);
        ++m_puzzles;
        m_steps += findings.steps;
        m_faults += findings.faults.size();
        m_faulty += findings.faults.empty() ? 0 : 1;
        for (const std::string &what : findings.unshown)
            ++m_unshown[what];
        return findings.faults.empty() ? ExitStatus::Answered : ExitStatus::NotRight;
    }

    static int numberIn(const Record &record)
    {
        const auto number = record.find("puzzle");
        return number != record.end() && number->is_number_integer() ? number->get<int>() : 0;
    }

    std::string faultText(const Group &group, int puzzle, std::size_t step,
                          const std::string &fault) const
    {
        if (m_asRecords) {
            Record record = recordOf("fault");
            record["file"] = group.file;
            record["line"] = group.line;
            record["puzzle"] = puzzle;
            record["step"] = step;
            record["fault"] = fault;
            return lineOf(record);
        }
        std::string place = group.file + ':' + std::to_string(group.line) + ": ";
        if (puzzle > 0)
            place += "puzzle " + std::to_string(puzzle) + ": ";
        return place + (step > 0 ? "step " + std::to_string(step) + ": " : "") + fault + '\n';
    }

    std::string summaryRecord() const
    {
        Record record = recordOf("verified");
        record["files"] = m_files;
        record["puzzles"] = m_puzzles;
        record["steps"] = m_steps;
        record["faults"] = m_faults;
        record["unshown"] = m_unshown;
        return lineOf(record);
    }

    std::string summary() const
    {
        const auto counted = [](std::uint64_t count, const char *noun) {
            return std::to_string(count) + ' ' + noun + (count == 1 ? "" : "s");
        };
        std::string text = counted(m_puzzles, "puzzle") + ", " + counted(m_steps, "step") + ": ";
        text += m_faults == 0
                    ? "all holds\n"
                    : counted(m_faults, "fault") + " in " + counted(m_faulty, "puzzle") + '\n';
        for (const auto &[what, count] : m_unshown)
            text += "not shown by the records of " + counted(count, "puzzle") + ": " + what + '\n';
        return text;
    }

    bool m_asRecords;
    Sink &m_sink;
    Group m_group;
    std::uint64_t m_bytes = 0;
    std::uint64_t m_files = 0;
    bool m_isBad = false;
    ExitStatus m_status = ExitStatus::Answered;
    std::mutex m_mutex; ///< for the sums
    std::uint64_t m_puzzles = 0;
    std::uint64_t m_steps = 0;
    std::uint64_t m_faults = 0;
    std::uint64_t m_faulty = 0;
    std::map<std::string, std::uint64_t> m_unshown;
    OrderedJobs m_jobs;
};

} // namespace

ExitStatus verifyRecords(const Arguments &arguments, Sink &sink)
{
    Verifying verifying(arguments, sink);
    for (const std::string &file : arguments.files)
        verifying.read(file);
    return verifying.finish();
}

} // namespace inkling
