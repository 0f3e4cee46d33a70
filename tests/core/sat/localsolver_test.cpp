// SPDX-License-Identifier: MIT
#include "sat/localsolver.h"
#include "support/testprogram.h"

#include "sat/satsolver.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <random>
#include <vector>

using namespace inkling::sat;

namespace {

using Literals = std::vector<Literal>;

class Formulas
{
public:
    explicit Formulas(unsigned seed)
        : m_random(seed)
    {}

    Literals clause(int variables, int size)
    {
        Literals clause;
        while (int(clause.size()) < size) {
            const Literal literal = one(variables);
            if (std::ranges::none_of(
                    clause, [&](Literal other) { return std::abs(other) == std::abs(literal); }))
                clause.push_back(literal);
        }
        return clause;
    }
    Literal one(int variables)
    {
        const int variable = int(m_random() % unsigned(variables)) + 1;
        return m_random() % 2 == 0 ? variable : -variable;
    }
    int upTo(int most) { return int(m_random() % unsigned(most + 1)); }

private:
    std::mt19937 m_random;
};

Result ask(IncrementalSolver &solver, const Literals &assumptions)
{
    for (const Literal literal : assumptions)
        solver.assume(literal);
    return solver.solve({});
}

bool holds(const IncrementalSolver &solver, const Literals &clause)
{
    return std::ranges::any_of(clause, [&](Literal literal) { return solver.value(literal); });
}

} // namespace

class LocalSolverTest : public QObject
{
    Q_OBJECT

private slots:
    void agreesWithCadical();
    void switchesAreOffUnlessAssumed();
    void keepsWhatIsPreferred();
    void staysRightWhenItForgets();
    void stopsAfterSoManyConflicts();
};

void LocalSolverTest::agreesWithCadical()
{
    int satisfiable = 0;
    int refuted = 0;
    for (unsigned seed = 0; seed < 60; ++seed) {
        Formulas formulas(seed);
        const int variables = 20 + int(seed);
        LocalSolver local;
        SatSolver peer(Setup::Plain);
        local.reserve(variables);
        peer.reserve(variables);
        for (int i = 0; i < variables / 2; ++i)
            local.prefer(formulas.one(variables));
        std::vector<Literals> clauses;
        for (int question = 0; question < 60; ++question) {
            for (int i = 0; i < variables / 10 + 1; ++i) {
                const int size = 2 + formulas.upTo(2);
                const Literals &clause = clauses.emplace_back(formulas.clause(variables, size));
                formulas.upTo(3) == 0 ? local.addCut(clause) : local.addClause(clause);
                peer.addClause(clause);
            }
            const Literals assumptions = formulas.clause(variables, formulas.upTo(6));
            const Result outcome = ask(local, assumptions);
            QCOMPARE(outcome, ask(peer, assumptions));
            if (outcome == Result::Satisfiable) {
                ++satisfiable;
                for (const Literals &clause : clauses)
                    QVERIFY(holds(local, clause));
                for (const Literal literal : assumptions)
                    QVERIFY(local.value(literal));
                continue;
            }
            ++refuted;
            Literals needed;
            std::ranges::copy_if(assumptions, std::back_inserter(needed),
                                 [&](Literal literal) { return local.failed(literal); });
            QCOMPARE(ask(peer, needed), Result::Unsatisfiable);
        }
    }
    QVERIFY(satisfiable > 500);
    QVERIFY(refuted > 500);
}

void LocalSolverTest::switchesAreOffUnlessAssumed()
{
    LocalSolver solver;
    solver.reserve(3);
    solver.addSwitch(3);
    solver.prefer(1);
    solver.addClause(std::array{-3, -1});
    QCOMPARE(ask(solver, {}), Result::Satisfiable);
    QVERIFY(solver.value(1));
    QCOMPARE(ask(solver, {3}), Result::Satisfiable);
    QVERIFY(!solver.value(1));
    QCOMPARE(ask(solver, {3, 1}), Result::Unsatisfiable);
    QVERIFY(solver.failed(3));
    QVERIFY(solver.failed(1));
    QCOMPARE(ask(solver, {1}), Result::Satisfiable);
    QVERIFY(solver.value(1));
}

void LocalSolverTest::keepsWhatIsPreferred()
{
    LocalSolver solver;
    solver.reserve(2);
    solver.prefer(1);
    solver.prefer(-2);
    solver.addClause(std::array{1, 2});
    QCOMPARE(ask(solver, {}), Result::Satisfiable);
    solver.reserve(4);
    solver.addClause(std::array{-3, 1});
    solver.addClause(std::array{3, -1});
    solver.addClause(std::array{-4, 2});
    solver.addClause(std::array{4, -2});
    QCOMPARE(ask(solver, {}), Result::Satisfiable);
    QVERIFY(solver.value(1));
    QVERIFY(solver.value(-2));
    QVERIFY(solver.value(3));
    QVERIFY(solver.value(-4));
    QCOMPARE(ask(solver, {-3}), Result::Satisfiable);
    QVERIFY(solver.value(-1));
    QVERIFY(solver.value(4));
}

void LocalSolverTest::staysRightWhenItForgets()
{
    // Pigeons and holes: hard enough that much is learned.
    constexpr int holes = 7;
    LocalSolver solver;
    solver.reserve((holes + 1) * holes + 1);
    const auto in = [](int pigeon, int hole) { return pigeon * holes + hole + 1; };
    const int all = (holes + 1) * holes + 1;
    solver.addSwitch(all);
    for (int pigeon = 0; pigeon <= holes; ++pigeon) {
        Literals some{-all};
        for (int hole = 0; hole < holes; ++hole) {
            some.push_back(in(pigeon, hole));
            for (int other = 0; other < pigeon; ++other)
                solver.addClause(std::array{-in(pigeon, hole), -in(other, hole)});
        }
        solver.addClause(some);
    }
    for (int repeat = 0; repeat < 3; ++repeat) {
        QCOMPARE(ask(solver, {all}), Result::Unsatisfiable);
        QVERIFY(solver.failed(all));
        QCOMPARE(ask(solver, {in(0, repeat)}), Result::Satisfiable);
    }
    LocalSolver limited;
    limited.reserve(2);
    limited.addClause(std::array{1, 2});
    limited.addClause(std::array{1, -2});
    QCOMPARE(ask(limited, {-1}), Result::Unsatisfiable);
    limited.addClause(std::array{-1, 2});
    limited.addClause(std::array{-1, -2});
    QCOMPARE(ask(limited, {}), Result::Unsatisfiable);
}

void LocalSolverTest::stopsAfterSoManyConflicts()
{
    Formulas formulas(7);
    constexpr int variables = 120;
    LocalSolver solver;
    solver.reserve(variables);
    for (int i = 0; i < 6 * variables; ++i)
        solver.addClause(formulas.clause(variables, 3));
    solver.limitConflicts(3);
    QCOMPARE(solver.solve({}), Result::Stopped);
    QCOMPARE(solver.solve({}), Result::Unsatisfiable);
}

INKLING_TEST(LocalSolverTest, QCoreApplication)
#include "sat/localsolver_test.moc"
