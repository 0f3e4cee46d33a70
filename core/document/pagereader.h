// SPDX-License-Identifier: MIT
#pragma once

#include "document/page.h"
#include "exchange/foreigntext.h"
#include "families/registry.h"
#include "formats/linesource.h"

#include <optional>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

namespace inkling {

/// Whether a text is a project, and not another program's JSON. `text`: the beginning of it, two
/// lines with text at least, if it has them.
[[nodiscard]] bool isProject(std::string_view text);

/// The marks and colours of a page's puzzle, for other programs' formats; none while it is unfinished.
[[nodiscard]] exchange::WorkByPlace workOf(const Page &page);

/// Whether a judge text may end without the line that ends its family's files.
enum class TextEnd : std::uint8_t {
    Marked,   ///< no: it is read as it comes, no further than a puzzle needs
    Anywhere, ///< yes: it is whole and at hand
};

/// Reads the puzzles of a text one after the other: a judge text, one in other programs' formats,
/// or a project, which is read whole at once. One thread at a time.
class PageReader
{
public:
    /// `family`: that of a judge text's puzzles; null to guess it. Requires: the source outlives the
    /// reader, and nobody else reads it.
    explicit PageReader(LineSource &source, const Family *family = nullptr,
                        TextEnd end = TextEnd::Anywhere);

    /// Reads the next page, without an id; nothing at the end. After an error there may be more in
    /// a text of other programs' formats; in others, and at the end, there is nothing more to read.
    [[nodiscard]] tl::expected<std::optional<Page>, ParseError> next();

    /// The remarks on the page that next() gave last.
    [[nodiscard]] const std::vector<Remark> &remarks() const { return m_remarks; }
    /// The number of puzzles missing before the page that next() gave last, as a project is damaged.
    [[nodiscard]] int missing() const
    {
        return m_given > 0 && m_given <= m_missing.size() ? m_missing[m_given - 1] : 0;
    }
    /// Whether there may be more to read after an error.
    [[nodiscard]] bool goesOn() const { return m_kind == Kind::Foreign; }
    /// Whether the text has ended without the line that ends files of its family.
    [[nodiscard]] bool lacksEnd() const { return m_lacksEnd; }
    /// Why the text's family cannot be told, or may be another one where the first puzzle cannot be
    /// read; nothing otherwise.
    [[nodiscard]] const std::optional<UnclearFamily> &unclear() const { return m_unclear; }
    /// Whether the text is in other programs' formats; known once next() has been called.
    [[nodiscard]] bool isForeign() const { return m_kind == Kind::Foreign; }
    /// The family of a judge text's puzzles; null while it is not known, and for other texts.
    [[nodiscard]] const Family *family() const { return m_family; }

private:
    enum class Kind : std::uint8_t { Unknown, Judge, Foreign, Project };
    using Read = tl::expected<std::optional<Page>, ParseError>;

    void begin();
    [[nodiscard]] Read nextForeign();
    [[nodiscard]] Read nextOfProject();
    [[nodiscard]] Read nextOfJudge();

    LineSource &m_source;
    const Family *m_family;
    TextEnd m_end;
    Kind m_kind = Kind::Unknown;
    bool m_hasRead = false;
    bool m_lacksEnd = false;
    std::string m_guessed; ///< the text from which the family was guessed, until it is read
    std::optional<UnclearFamily> m_unclear;
    std::vector<Remark> m_remarks;
    /// Of a project: its pages, how many have been given, and the error behind the last one.
    std::vector<Page> m_pages;
    std::size_t m_given = 0;
    std::vector<int> m_missing; ///< by page, if the project is damaged: see missing()
    std::optional<ParseError> m_damage;
};

} // namespace inkling
