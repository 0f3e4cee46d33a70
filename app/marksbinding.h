// SPDX-License-Identifier: MIT
#pragma once

#include "families/page.h"

namespace inkling {

class Document;
class UserMarks;

/// From now on marks are those of a page: they are as they are kept there, each gesture is a step of the document, and
/// they follow what becomes of the page's marks. Requires: the document outlives them.
void bindMarks(Document &document, PageId page, UserMarks &marks);

} // namespace inkling
