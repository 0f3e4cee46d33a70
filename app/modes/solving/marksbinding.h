// SPDX-License-Identifier: MIT
#pragma once

#include "document/page.h"

namespace inkling {

class Document;
class UserMarks;

/// Connects marks with a page: they become the page's marks and follow their changes, and each
/// gesture is a stroke that the document records. They stay as they are while the page has another
/// puzzle. Requires: the document outlives the marks.
void bindMarks(Document &document, PageId page, UserMarks &marks);

} // namespace inkling
