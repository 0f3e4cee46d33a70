// SPDX-License-Identifier: MIT
#pragma once

#include "document/page.h"

namespace inkling {

class Document;
class UserMarks;

/// Whether marks are of a page's puzzle as it is now.
[[nodiscard]] bool isBound(const Document &document, PageId page, const UserMarks &marks);
/// From now on marks are those of a page: they are as they are kept there, each gesture is a step of the document, and
/// they follow what becomes of the page's marks. When the
/// page has another puzzle, they are no longer its marks. Requires: the document outlives them.
void bindMarks(Document &document, PageId page, UserMarks &marks);

} // namespace inkling
