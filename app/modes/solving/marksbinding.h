// SPDX-License-Identifier: MIT
#pragma once

#include "document/page.h"

namespace inkling {

class Document;
class UserMarks;

/// Makes marks a view of a page's: they become what the document has there and follow its changes, and each gesture
/// is a stroke that the document records. They stay as they are while the page has another puzzle.
/// Requires: the document outlives them.
void bindMarks(Document &document, PageId page, UserMarks &marks);

} // namespace inkling
