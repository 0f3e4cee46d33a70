// SPDX-License-Identifier: MIT
#pragma once

#include "playing/playoptions.h"
#include "playing/usermarks.h"

#include <map>

namespace inkling {

/// What is marked along with a person's marks, since it is plain by them: crosses, digits that go from notes. What
/// a mark has brought goes with it when it is taken away.
class Tidying
{
public:
    /// The changes that go with those of a gesture, which have been made. Keeps in mind what brought them.
    [[nodiscard]] std::vector<FactChange> companions(const UserMarks &marks,
                                                     std::span<const FactChange> gesture,
                                                     const PlayOptions &options);

private:
    struct Brought
    {
        UnknownId by = 0;
        MarkState before;
        MarkState after;
    };
    void takeBack(const UserMarks &marks, std::span<const FactChange> gesture,
                  std::vector<FactChange> &changes);

    std::map<UnknownId, Brought> m_brought;
};

/// Notes of all that the marks next to it leave, in every blank that can have notes; where no blank is without
/// any, notes lose what the marks next to them exclude. Never the last value of a note.
[[nodiscard]] std::vector<FactChange> filledNotes(const UserMarks &marks);

} // namespace inkling
