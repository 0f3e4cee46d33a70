// SPDX-License-Identifier: MIT
#include "families/hex/equation.h"
#include "support/testprogram.h"

#include <QTest>

using namespace inkling::hex;

Q_DECLARE_METATYPE(Defect)

class EquationTest : public QObject
{
    Q_OBJECT

private slots:
    void defects_data();
    void defects();
    void valuesOfSides();
    void runningValuesAreWorkedOutFromLeftToRight();
};

/// The problem's own examples, and the traps round them.
void EquationTest::defects_data()
{
    QTest::addColumn<QByteArray>("characters");
    QTest::addColumn<Defect>("defect");
    const auto row = [](const char *text, Defect defect) {
        QTest::newRow(text) << QByteArray(text) << defect;
    };
    row("6/3=9-7", Defect::None);
    row("3*21+10=73", Defect::None);
    row("44-4/2=2+3*4", Defect::None);
    row("14=2+3*4", Defect::Unequal);
    row("10/5=12/6", Defect::None);
    row("7+3/5=3*4/6", Defect::None);
    row("5/2*4=10", Defect::Division);
    row("5/2*4=8", Defect::Division);
    row("5/0=0", Defect::Division);
    row("0/5=0", Defect::None);
    row("0/0=0", Defect::Division);
    row("3-5=2-4", Defect::None);
    row("3-5/2=4-5", Defect::None);
    row("3-6/2=1", Defect::Division);
    row("10=10", Defect::None);
    row("7=8", Defect::Unequal);
    row("123+1=124", Defect::Form);
    row("3*05=15", Defect::Form);
    row("00=0", Defect::Form);
    row("-2*3=-6", Defect::Form);
    row("1=5+-4", Defect::Form);
    row("1+=1", Defect::Form);
    row("=1", Defect::Form);
    row("1=", Defect::Form);
    row("1=1=1", Defect::Form);
    row("1+1", Defect::Form);
    row("", Defect::Form);
}

void EquationTest::defects()
{
    QFETCH(QByteArray, characters);
    QFETCH(Defect, defect);
    const Equation equation = readEquation(characters.toStdString());
    QCOMPARE(int(equation.defect), int(defect));
    QCOMPARE(equation.acceptable(), defect == Defect::None);
    QCOMPARE(hasForm(characters.toStdString()), defect != Defect::Form);
}

void EquationTest::valuesOfSides()
{
    QVERIFY(readEquation("8/4+3=9*2-43").left == 5);
    QVERIFY(readEquation("8/4+3=9*2-43").right == -25);
    QVERIFY(!readEquation("8/3=2").left);
    QVERIFY(readEquation("8/3=2").right == 2);
    QVERIFY(readEquation("99*99*99*99*99*99*99=1").left == 93206534790699);
}

void EquationTest::runningValuesAreWorkedOutFromLeftToRight()
{
    const auto shows = [](const char *characters, const char *expected) {
        QCOMPARE(QString::fromStdString(runningValues(characters)), QString::fromUtf8(expected));
    };
    shows("8", "8");
    shows("8/", "8 ÷");
    shows("8/4", "8 ÷ 4 = 2");
    shows("8/4+", "2 +");
    shows("8/4+3", "2 + 3 = 5");
    shows("8/4+3=", "5 =");
    shows("8/4+3=1", "5 = 1");
    shows("8/4+3=12", "5 = 12");
    shows("8/4+3=12-7", "5 = 12 − 7 = 5");
    // The first digit of a number that divides need not.
    shows("90/4", "90 ÷ 4");
    shows("90/45", "90 ÷ 45 = 2");
    shows("3-5", "3 − 5 = −2");
}

INKLING_TEST(EquationTest, QCoreApplication)
#include "families/hex/equation_test.moc"
