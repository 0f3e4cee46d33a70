// SPDX-License-Identifier: MIT
// What was drawn is not lost when the program is killed: a program made of the window's own parts draws at random, is
// killed at a random moment, and is started again. INKLING_KILLS=100 does it a hundred times, and then also holds
// what is missing against a second.
#include "app/support/windowtest.h"
#include "document/project.h"
#include "documents/diskfile.h"
#include "documents/document.h"
#include "support/randomchanges.h"
#include "window/openwindows.h"

#include <QCryptographicHash>
#include <QElapsedTimer>
#include <QProcess>
#include <QTextStream>
#include <QTimer>
#include <random>

using namespace inkling;

namespace {

QByteArray hashOf(Project project)
{
    project.current = noPage; // where one was is not what was drawn
    return QCryptographicHash::hash(QByteArray::fromStdString(writeProject(project)),
                                    QCryptographicHash::Sha1)
        .toHex();
}

/// Draws at random, and says after each change how it is then.
class Drawer final : public QObject
{
public:
    Drawer(Document &document, QString file, std::uint32_t seed)
        : m_document(document)
        , m_file(std::move(file))
        , m_random(seed)
    {
        connect(&m_timer, &QTimer::timeout, this, [this] { step(); });
        m_timer.start(7);
    }

private:
    void step()
    {
        if (m_document.count() == 0)
            return;
        if (!m_isStarted) {
            m_isStarted = true;
            say("restored");
        }
        m_document.setSeconds(m_document.page(0).id, ++m_seconds);
        change();
        say("changed");
    }
    void say(const char *word)
    {
        QTextStream(stdout) << word << ' ' << QDateTime::currentMSecsSinceEpoch() << ' '
                            << hashOf(m_document.project()) << Qt::endl;
    }
    void change()
    {
        QUndoStack &stack = m_document.undoStack();
        switch (m_random() % 8) {
        case 0:
            return stack.undo();
        case 1:
            return stack.redo();
        case 2:
            if (m_random() % 20 == 0)
                return save();
            break;
        default:
            break;
        }
        std::vector<Page> pages = m_document.project().pages;
        PageId last = 1'000'000;
        const Change made = test::randomChange(pages, last, m_random);
        make(made.parts.front(), QString::fromStdString(made.words));
    }
    void make(const ChangePart &part, const QString &words)
    {
        if (const auto *insertion = std::get_if<PageInsertion>(&part))
            return m_document.insert(int(insertion->index), {insertion->page}, words);
        if (const auto *removal = std::get_if<PageRemoval>(&part))
            return m_document.remove(int(removal->index));
        if (const auto *move = std::get_if<PageMove>(&part))
            return m_document.move(int(move->from), int(move->to));
        const auto &change = std::get<PageChange>(part);
        if (!change.draft.empty())
            m_document.record(change.page,
                              {.draft = change.draft,
                               .words = words,
                               .kind = m_random() % 2 == 0 ? StrokeKind::GoesOn : StrokeKind::New});
        else if (!isEmpty(change.marks))
            m_document.record(change.page, {.marks = change.marks, .words = words});
        else
            m_document.setProperties(change.page, change.propertiesAfter);
    }
    void save()
    {
        if (!writeWhole(m_file, QByteArray::fromStdString(writeProject(m_document.project()))))
            m_document.setSaved(m_file);
    }

    Document &m_document;
    QString m_file;
    std::mt19937 m_random;
    QTimer m_timer;
    double m_seconds = 0;
    bool m_isStarted = false;
};

/// The program that is killed. Arguments: the project's file, a seed.
int draw(int argc, char **argv)
{
    preparePlatform();
    const QApplication application(argc, argv);
    setUpApplication();
    const QStringList arguments = QApplication::arguments();
    const auto windows = openWindows({});
    MainWindow &window = *windows.front();
    while (!window.isEnabled())
        QApplication::processEvents(QEventLoop::WaitForMoreEvents);
    if (window.document().count() == 0 && !window.document().isReading()) {
        Project project;
        project.pages = test::samplePages(4);
        window.document().openProject(QStringLiteral("drawn"), {}, std::move(project),
                                      std::nullopt);
    }
    const Drawer drawer(window.document(), arguments[2], arguments[3].toUInt());
    return QApplication::exec();
}

struct Said
{
    QByteArray word;
    qint64 time = 0;
    QByteArray hash;
};

std::vector<Said> parse(const QByteArray &output)
{
    std::vector<Said> all;
    const qsizetype whole = output.lastIndexOf('\n') + 1;
    for (const QByteArray &line : output.first(whole).split('\n')) {
        const auto words = line.split(' ');
        if (words.size() == 3)
            all.push_back({words[0], words[1].toLongLong(), words[2]});
    }
    return all;
}

} // namespace

class KillTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void nothingIsLost();

private:
    /// Runs the drawing program until it has said something, and so much longer. Returns what it said.
    std::vector<Said> run(std::uint32_t seed, int milliseconds);

    QTemporaryDir m_home;
};

std::vector<Said> KillTest::run(std::uint32_t seed, int milliseconds)
{
    QProcess process;
    auto environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("HOME"), m_home.path());
    environment.insert(QStringLiteral("XDG_CONFIG_HOME"),
                       m_home.filePath(QStringLiteral("config")));
    environment.insert(QStringLiteral("XDG_DATA_HOME"), m_home.filePath(QStringLiteral("data")));
    environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("offscreen"));
    process.setProcessEnvironment(environment);
    process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    process.start(QCoreApplication::applicationFilePath(),
                  {QStringLiteral("kill"), QStringLiteral("--draw"),
                   m_home.filePath(QStringLiteral("saved.inkling")), QString::number(seed)});
    QByteArray output;
    while (!output.contains('\n') && process.waitForReadyRead(WindowTest::patience))
        output += process.readAllStandardOutput();
    QElapsedTimer timer;
    timer.start();
    while (timer.elapsed() < milliseconds)
        process.waitForReadyRead(int(std::max<qint64>(1, milliseconds - timer.elapsed())));
    process.kill();
    process.waitForFinished(WindowTest::patience);
    return parse(output + process.readAllStandardOutput());
}

void KillTest::nothingIsLost()
{
    const bool isByHand = qEnvironmentVariableIsSet("INKLING_KILLS");
    const int kills = isByHand ? qEnvironmentVariableIntValue("INKLING_KILLS") : 4;
    std::mt19937 random(20);
    std::vector<Said> before;
    qint64 worst = 0;
    std::size_t changes = 0;
    for (int i = 0; i <= kills; ++i) {
        const auto said = run(std::uint32_t(i + 1), 100 + int(random() % 1200));
        QVERIFY2(!said.empty(), "the program said nothing");
        QCOMPARE(said.front().word, QByteArray("restored"));
        if (!before.empty()) {
            const auto state
                = std::ranges::find(before.rbegin(), before.rend(), said.front().hash, &Said::hash);
            QVERIFY2(state != before.rend(), "what was restored was never drawn");
            worst = std::max(worst, before.back().time - state->time);
        }
        changes += said.size();
        before = said;
        QFile file(m_home.filePath(QStringLiteral("saved.inkling")));
        if (file.open(QFile::ReadOnly)) {
            const auto saved = readProject(file.readAll().toStdString());
            QVERIFY2(saved, "the saved file cannot be read");
            QVERIFY(!saved->historyFault);
        }
    }
    qInfo("%d kills, %zu changes, at most the last %lld ms missing", kills, changes, worst);
    if (isByHand)
        QVERIFY(worst <= 1000);
}

namespace {

int run(int argc, char **argv)
{
    if (argc > 3 && qstrcmp(argv[1], "--draw") == 0)
        return draw(argc, argv);
    return test::runTest<KillTest, QCoreApplication>(argc, argv);
}

} // namespace

INKLING_TEST_RUNNER(run)

#include "kill_test.moc"
