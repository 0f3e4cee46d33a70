// SPDX-License-Identifier: MIT
#pragma once

#include "document/page.h"

namespace inkling {

class Document;
class UserMarks;

/// Whether the marks belong to the puzzle that the page has now.
[[nodiscard]] bool isBound(const Document &document, PageId page, const UserMarks &marks);
/// Connects marks with a page: loads the page's marks, records each gesture as a step of the
/// document, and follows changes of the page's marks from elsewhere, such as undo. The connection
/// ends when the page gets another puzzle. Requires: the document outlives the marks.
void bindMarks(Document &document, PageId page, UserMarks &marks);

} // namespace inkling
