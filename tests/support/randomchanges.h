// SPDX-License-Identifier: MIT
#pragma once

#include "document/page.h"

#include <random>

namespace inkling::test {

/// The samples of every family as pages with ids from 1, the smaller samples first; at most `most`.
[[nodiscard]] std::vector<Page> samplePages(std::size_t most);

/// A random change of these pages, such as one gesture of a person makes: a place written, a mark,
/// a trial, a pin, a title, or a page inserted, removed or moved. The change fits the pages and is
/// never empty. `lastId`: the id of the page inserted last; grows with each inserted page.
[[nodiscard]] Change randomChange(std::vector<Page> &pages, PageId &lastId, std::mt19937 &random);

} // namespace inkling::test
