// SPDX-License-Identifier: MIT
#include "commands.h"

int main(int argc, char **argv)
{
    const inkling::ParsedArguments parsed = inkling::parseArguments(argc, argv);
    return int(parsed.arguments ? inkling::run(*parsed.arguments) : parsed.status);
}
