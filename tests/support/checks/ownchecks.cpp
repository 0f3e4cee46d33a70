// SPDX-License-Identifier: MIT
#include "support/checks/ownchecks.h"

#include "support/cards/cardschecks.h"
#include "support/hex/hexchecks.h"
#include "support/kenken/kenkenchecks.h"
#include "support/numbercross/numbercrosschecks.h"
#include "support/slink/slinkchecks.h"

#include <map>

namespace inkling::test {

const OwnChecks &ownChecks(const Family &family)
{
    static const std::map<std::string_view, OwnChecks> supplied{
        {"cards", cardsChecks()},   {"hex", hexChecks()},
        {"kenken", kenkenChecks()}, {"numbercross", numberCrossChecks()},
        {"slink", slinkChecks()},
    };
    static const OwnChecks none;
    const auto found = supplied.find(family.id());
    return found == supplied.end() ? none : found->second;
}

} // namespace inkling::test
