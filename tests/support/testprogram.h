// SPDX-License-Identifier: MIT
#pragma once

#include <QTest>

namespace inkling::test {

/// Runs a test with the arguments that the program was given, without the test's name.
using TestRunner = int (*)(int argc, char **argv);

/// Makes a test known to the program that it is linked into, under the name of its file:
/// tests/core/logic/path_test.cpp is "logic/path" in test-core. Made before main() by
/// INKLING_TEST.
class TestRegistration
{
public:
    TestRegistration(const char *file, TestRunner run);
};

/// Runs a test class in an application object of this kind.
template <typename Test, typename Application>
int runTest(int argc, char **argv)
{
    const Application application(argc, argv);
    QCoreApplication::setAttribute(Qt::AA_Use96Dpi);
    Test test;
    return QTest::qExec(&test, argc, argv);
}

} // namespace inkling::test

/// Has a test run by a function of its own, a TestRunner. Once a file.
#define INKLING_TEST_RUNNER(function)                                                              \
    static const ::inkling::test::TestRegistration testRegistration(__FILE__, function);

/// Has a test class run in an application: QCoreApplication, QApplication, or, for tests of the
/// window, WindowApplication. Once a file.
#define INKLING_TEST(Test, Application)                                                            \
    INKLING_TEST_RUNNER((::inkling::test::runTest<Test, Application>))
