// SPDX-License-Identifier: MIT
// The main() of every test program. The linker takes it from the library for a program that has tests.
#include "support/testprogram.h"

#include <cstdio>
#include <map>
#include <string>
#include <vector>

namespace inkling::test {

namespace {

using TestTable = std::map<std::string, TestRunner>;

/// Made when the first test asks for it, because tests are made known before main().
TestTable &tests()
{
    static TestTable table;
    return table;
}

/// The path of a test's file below its folder of tests/, without the ending.
std::string nameOf(const std::string &file)
{
    static const std::string top = "/tests/";
    static const std::string ending = "_test.cpp";
    const std::size_t folder = file.rfind(top) + top.size();
    const std::size_t first = file.find('/', folder) + 1;
    return file.substr(first, file.size() - first - ending.size());
}

int tellUsage(const char *program)
{
    std::fprintf(stderr, "Usage: %s TEST [arguments of Qt's tests]\nTests:\n", program);
    for (const auto &test : tests())
        std::fprintf(stderr, "    %s\n", test.first.c_str());
    return 2;
}

} // namespace

TestRegistration::TestRegistration(const char *file, TestRunner run)
{
    tests().emplace(nameOf(file), run);
}

} // namespace inkling::test

int main(int argc, char **argv)
{
    using namespace inkling::test;
    const auto test = argc > 1 ? tests().find(argv[1]) : tests().end();
    if (test == tests().end())
        return tellUsage(argv[0]);
    std::vector<char *> arguments(argv, argv + argc + 1);
    arguments.erase(arguments.begin() + 1);
    return test->second(argc - 1, arguments.data());
}
