// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace inkling {

enum class Trouble {
    Full,    ///< A small disk without room; where one may be mounted.
    Limited, ///< No file may grow, so that writing ends in its middle.
    Closed,  ///< A disk closed to writing; where one may be mounted.
    Replaced ///< The folder is gone, and a file stands there.
};

/// A folder for which one of these comes and goes, until this goes.
class TroubledDisk
{
public:
    TroubledDisk(Trouble trouble, const QString &folder);
    TroubledDisk(const TroubledDisk &) = delete;
    TroubledDisk &operator=(const TroubledDisk &) = delete;
    ~TroubledDisk();

    /// Whether there can be one.
    [[nodiscard]] bool isThere() const { return m_isThere; }
    /// `most`: bytes of the longest file, where it is limited. Each returns whether it came about.
    [[nodiscard]] bool spoil(int most = 4000);
    [[nodiscard]] bool mend();

private:
    [[nodiscard]] QString filler() const;

    Trouble m_trouble;
    QString m_folder;
    bool m_isThere = true;
    bool m_isMounted = false;
    bool m_isSpoilt = false;
};

} // namespace inkling
