// SPDX-License-Identifier: MIT
#pragma once

#include "marking/usermarks.h"
#include "playing/playoptions.h"

#include <map>

namespace inkling {

/// Adds the marks that plainly follow from a person's new marks, as far as the options allow:
/// crosses, shades, digits struck from notes. When a mark is taken away, the marks added because of
/// it go, too.
class Tidying
{
public:
    /// The additional changes for a gesture whose own changes have been made. Remembers which mark
    /// each is due to.
    [[nodiscard]] std::vector<MarkStateChange> companions(const UserMarks &marks,
                                                          std::span<const MarkStateChange> gesture,
                                                          const PlayOptions &options);
    /// The person's mark because of which a mark was added; nothing for any other mark.
    [[nodiscard]] std::optional<UnknownId> causeOf(const UserMarks &marks, UnknownId unknown) const;
    /// The knowledge that a reason for the mark of `asked` may rest on: UserMarks::knowledgeToRestOn()
    /// without that mark, and without what came of it, the marks that it brought and the values that
    /// it alone plainly excludes from notes.
    [[nodiscard]] Knowledge knowledgeWithout(const UserMarks &marks, UnknownId asked) const;

private:
    struct Brought
    {
        UnknownId by = 0;
        MarkState before;
        MarkState after;
    };
    void takeBack(const UserMarks &marks, std::span<const MarkStateChange> gesture,
                  std::vector<MarkStateChange> &changes);

    std::map<UnknownId, Brought> m_brought;
};

/// The changes that fill in notes: every blank that can have notes gets those values that the marks
/// next to it and its clues leave (see Model::noting()). If no blank is without notes, the changes
/// strike from the notes what those exclude; never the last value of a note.
[[nodiscard]] std::vector<MarkStateChange> filledNotes(const UserMarks &marks);

} // namespace inkling
