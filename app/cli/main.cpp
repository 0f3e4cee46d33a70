// SPDX-License-Identifier: MIT
#include "commands.h"

#include <cstdlib>
#ifdef __GLIBC__
#include <malloc.h>
#endif

namespace {

/// Keeps freed memory for the next puzzle, which needs about as much.
void keepMemory()
{
#ifdef __GLIBC__
    constexpr int most = 64 << 20;
    mallopt(M_MMAP_THRESHOLD, most);
    mallopt(M_TRIM_THRESHOLD, most);
#endif
}

} // namespace

int main(int argc, char **argv)
{
    keepMemory();
    const inkling::ParsedArguments parsed = inkling::parseArguments(argc, argv);
    return int(parsed.arguments ? inkling::run(*parsed.arguments) : parsed.status);
}
