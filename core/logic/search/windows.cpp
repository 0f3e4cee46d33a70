// SPDX-License-Identifier: MIT
#include "logic/search/windows.h"

#include <utility>

namespace inkling {

const Windows::Nearer &Windows::nearer(UnknownId unknown)
{
    Nearer &windows = m_nearer[unknown];
    if (windows.empty()) {
        windows = m_encoding.windows(unknown);
        if (m_all.empty())
            m_all = std::move(windows.back());
        windows.pop_back();
    }
    return windows;
}

const std::vector<ConstraintId> &Windows::window(UnknownId unknown, int level)
{
    return level < lastLevel(unknown) ? m_nearer[unknown][std::size_t(level)] : m_all;
}

} // namespace inkling
