// SPDX-License-Identifier: MIT
#include "sat/satsolver.h"
#include "support/testprogram.h"

#include "support/deadline.h"

#include <QTest>

#include <vector>

using inkling::StopCondition;
using inkling::sat::Literal;
using inkling::sat::Result;
using inkling::sat::SatSolver;
using inkling::sat::Setup;

class SatSolverTest : public QObject
{
    Q_OBJECT

private slots:
    void findsAnAnswer();
    void emptyClauseHasNoAnswer();
    void assumptionsHoldOnce();
    void failedAssumptionsExplain();
    void staysIncremental();
    void plainSetupAgrees();
    void fixedLiteralsAreKnown();
    void stops();
    void stopsAtOnceWhenAlreadyStopped();
};

namespace {

/// n + 1 pigeons in n holes: no answer, and hard to see for resolution.
void addPigeons(SatSolver &solver, int holes)
{
    std::vector<std::vector<Literal>> sits(holes + 1, std::vector<Literal>(holes));
    for (auto &pigeon : sits) {
        for (Literal &hole : pigeon)
            hole = solver.newVariable();
        solver.addClause(pigeon);
    }
    for (int hole = 0; hole < holes; ++hole) {
        for (int a = 0; a <= holes; ++a) {
            for (int b = 0; b < a; ++b)
                solver.addClause({-sits[a][hole], -sits[b][hole]});
        }
    }
}

} // namespace

void SatSolverTest::findsAnAnswer()
{
    SatSolver solver;
    const Literal a = solver.newVariable();
    const Literal b = solver.newVariable();
    QCOMPARE(solver.variableCount(), 2);
    solver.addClause({a, b});
    solver.addClause({-a});
    QCOMPARE(solver.solve(), Result::Satisfiable);
    QVERIFY(!solver.value(a));
    QVERIFY(solver.value(-a));
    QVERIFY(solver.value(b));
    QVERIFY(!solver.value(-b));
}

void SatSolverTest::emptyClauseHasNoAnswer()
{
    SatSolver solver;
    QCOMPARE(solver.solve(), Result::Satisfiable);
    solver.addClause({});
    QCOMPARE(solver.solve(), Result::Unsatisfiable);
}

void SatSolverTest::assumptionsHoldOnce()
{
    SatSolver solver;
    const Literal a = solver.newVariable();
    solver.assume(a);
    QCOMPARE(solver.solve(), Result::Satisfiable);
    QVERIFY(solver.value(a));
    solver.assume(-a);
    QCOMPARE(solver.solve(), Result::Satisfiable);
    QVERIFY(!solver.value(a));
}

void SatSolverTest::failedAssumptionsExplain()
{
    SatSolver solver;
    solver.reserve(4);
    solver.addClause({-1, -2});
    for (const Literal literal : {3, 1, 4, 2})
        solver.assume(literal);
    QCOMPARE(solver.solve(), Result::Unsatisfiable);
    QVERIFY(solver.failed(1));
    QVERIFY(solver.failed(2));
    QVERIFY(!solver.failed(3));
    QVERIFY(!solver.failed(4));
    QCOMPARE(solver.solve(), Result::Satisfiable);
}

void SatSolverTest::staysIncremental()
{
    SatSolver solver;
    solver.reserve(3);
    solver.addClause({1, 2, 3});
    int answers = 0;
    while (solver.solve() == Result::Satisfiable) {
        ++answers;
        std::vector<Literal> other;
        for (Literal variable = 1; variable <= 3; ++variable)
            other.push_back(solver.value(variable) ? -variable : variable);
        solver.addClause(other);
    }
    QCOMPARE(answers, 7);
}

void SatSolverTest::plainSetupAgrees()
{
    for (const Setup setup : {Setup::Default, Setup::Plain}) {
        SatSolver solver(setup);
        addPigeons(solver, 6);
        QCOMPARE(solver.solve(), Result::Unsatisfiable);
    }
}

void SatSolverTest::fixedLiteralsAreKnown()
{
    SatSolver solver;
    solver.reserve(2);
    solver.addClause({-1});
    solver.prefer(2);
    QCOMPARE(solver.solve(), Result::Satisfiable);
    QCOMPARE(solver.fixed(1), -1);
    QCOMPARE(solver.fixed(-1), 1);
    QCOMPARE(solver.fixed(2), 0);
    SatSolver moved = std::move(solver);
    QCOMPARE(moved.variableCount(), 2);
}

void SatSolverTest::stops()
{
    SatSolver solver;
    addPigeons(solver, 14); // minutes, at the least
    const inkling::test::Deadline deadline(100);
    QCOMPARE(solver.solve(deadline.condition()), Result::Stopped);
    QVERIFY(deadline.wasHeard());
    // It can be used further.
    solver.addClause({1});
    solver.addClause({-1});
    QCOMPARE(solver.solve(), Result::Unsatisfiable);
}

void SatSolverTest::stopsAtOnceWhenAlreadyStopped()
{
    std::stop_source source;
    source.request_stop();
    SatSolver solver;
    addPigeons(solver, 10);
    QCOMPARE(solver.solve(StopCondition(source.get_token())), Result::Stopped);
}

INKLING_TEST(SatSolverTest, QCoreApplication)
#include "sat/satsolver_test.moc"
