// SPDX-License-Identifier: MIT
#include "support/slinksentences.h"

#include <algorithm>

namespace inkling::test {

namespace {

/// That these are the step's clues.
void needClues(const std::string &words, const SlinkStep &step)
{
    const std::vector<SlinkPlace> named = slinkClues(words, step.board);
    need(!step.isContradiction && std::set<SlinkPlace>(named.begin(), named.end()) == step.clues
             && named.size() == step.clues.size(),
         "it rests on these clues");
}

void needFacts(const std::string &words, const SlinkStep &step)
{
    need(slinkFacts(words, step.board) == step.conclusions, "that follows");
}

void needPlaces(const std::string &words, const SlinkStep &step)
{
    need(numberIn(words) == int(step.told.step.conclusions.size()), "so much follows");
}

/// That the clues alone, and not the one loop, settle it.
void needPlain(const SlinkStep &step)
{
    need(!step.loop, "it rests on no more than what is there");
}

void needLoop(const SlinkStep &step)
{
    need(step.loop, "it rests on the one loop");
}

} // namespace

void addSlinkClusterClaims(const AddSlinkClaim &add)
{
    add("All ways to meet {} that fit what is known there agree: {}.",
        [](const Words &w, const SlinkStep &step) {
            needClues(w[0], step);
            needFacts(w[1], step);
            needPlain(step);
        });
    add("All ways to meet {} that fit what is known there agree in {} places.",
        [](const Words &w, const SlinkStep &step) {
            needClues(w[0], step);
            needPlaces(w[1], step);
            needPlain(step);
        });
    add("Known is this: {}. Only one thing fits: {}.", [](const Words &w, const SlinkStep &step) {
        need(step.clues.empty() && !step.isContradiction, "it rests on no clue");
        need(slinkFacts(w[0], step.board) == step.premises, "what is named is what it rests on");
        needFacts(w[1], step);
        needPlain(step);
    });
    add("Otherwise a part of the inside or of the outside would be cut off: {}.",
        [](const Words &w, const SlinkStep &step) {
            need(step.clues.empty() && !step.isContradiction, "it rests on no clue");
            needFacts(w[0], step);
            needLoop(step);
        });
    add("Any other way to meet {} would cut off a part of the inside or of the outside: {}.",
        [](const Words &w, const SlinkStep &step) {
            needClues(w[0], step);
            needFacts(w[1], step);
            needLoop(step);
        });
    add("Any other way to meet {} would cut off a part of the inside or of the outside: that "
        "settles {} places.",
        [](const Words &w, const SlinkStep &step) {
            needClues(w[0], step);
            needPlaces(w[1], step);
            needLoop(step);
        });
}

} // namespace inkling::test
