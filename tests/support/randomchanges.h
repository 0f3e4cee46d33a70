// SPDX-License-Identifier: MIT
#pragma once

#include "document/page.h"

#include <random>

namespace inkling::test {

/// The samples of every family, the smaller ones first, as pages with ids from 1.
[[nodiscard]] std::vector<Page> samplePages(std::size_t most);

/// What a person's gesture may make of these pages: a place written, a mark, a trial, a pin, a title, a page put in,
/// taken out or moved. It fits them, and changes something. `lastId`: of what has been put in; grows.
[[nodiscard]] Change randomChange(std::vector<Page> &pages, PageId &lastId, std::mt19937 &random);

} // namespace inkling::test
