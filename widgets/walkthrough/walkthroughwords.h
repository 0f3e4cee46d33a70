// SPDX-License-Identifier: MIT
#pragma once

#include "walkthrough/walkthrough.h"

namespace inkling {

/// The words of a walkthrough besides its steps, in the reader's language.
class WalkthroughWords
{
public:
    explicit WalkthroughWords(const Walkthrough &walkthrough)
        : m_walkthrough(walkthrough)
    {}

    [[nodiscard]] QString title() const;
    /// Kind, size, author, difficulty and number of steps, in a line.
    [[nodiscard]] QString facts() const;
    /// The rules of the puzzle.
    [[nodiscard]] QString rules() const;
    /// What the looks of words mean: in the words' own looks, the last two.
    [[nodiscard]] QString key() const;
    [[nodiscard]] QString keyPremise() const;
    [[nodiscard]] QString keyConclusion() const;
    /// How the reasoning ends.
    [[nodiscard]] QString end() const;

private:
    const Walkthrough &m_walkthrough;
};

} // namespace inkling
