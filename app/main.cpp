// SPDX-License-Identifier: MIT
#include "application.h"
#include "families/registry.h"
#include "headless.h"
#include "look/thememanager.h"
#include "window/mainwindow.h"
#include "window/openwindows.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QStandardPaths>
#include <QTextStream>

namespace {

using namespace inkling;

constexpr int badUsage = 2;

struct CommandLine
{
    Q_DECLARE_TR_FUNCTIONS(CommandLine)
};

int fail(const QString &message)
{
    QTextStream(stderr) << message << Qt::endl;
    return badUsage;
}

QString familyIds()
{
    QStringList ids;
    for (const Family *family : families())
        ids.append(QString::fromStdString(std::string(family->commandName())));
    return ids.join(QStringLiteral(", "));
}

/// The family that was named; null if none was, or if there is no such family.
const Family *namedFamily(const QCommandLineParser &parser)
{
    return findFamily(parser.value(QStringLiteral("family")).toStdString());
}

void describeOptions(QCommandLineParser &parser)
{
    parser.setApplicationDescription(
        CommandLine::tr("Shows how logic and number puzzles are solved."));
    parser.addHelpOption();
    parser.addVersionOption();
    parser.addPositionalArgument(QStringLiteral("FILE"),
                                 CommandLine::tr("Puzzle files to open; - is standard input."),
                                 QStringLiteral("[FILE...]"));
    const QString number = QStringLiteral("NUMBER");
    parser.addOptions({
        {QStringLiteral("export"),
         CommandLine::tr("Save the board as FILE (png, svg or pdf) and exit."),
         QStringLiteral("FILE")},
        {QStringLiteral("export-window"),
         CommandLine::tr("Save a picture of the window as FILE (png) and exit."),
         QStringLiteral("FILE")},
        {QStringLiteral("walkthrough"),
         CommandLine::tr("Save the reasoning step by step as FILE (html, pdf or webp) and exit."),
         QStringLiteral("FILE")},
        {QStringLiteral("puzzle"), CommandLine::tr("Number of the puzzle to export."), number,
         QStringLiteral("1")},
        {QStringLiteral("step"),
         CommandLine::tr(
             "Number of the step to export; 0 is the unsolved board. Default: the end."),
         number},
        {QStringLiteral("size"), CommandLine::tr("Width of the picture in pixels, at most 20000."),
         number},
        {QStringLiteral("print"),
         CommandLine::tr("Save all puzzles as FILE (pdf), ready to print, and exit."),
         QStringLiteral("FILE")},
        {QStringLiteral("per-page"), CommandLine::tr("Puzzles per page, at most 100."), number,
         QStringLiteral("4")},
        {QStringLiteral("answers"),
         CommandLine::tr("Print the answers too, small, after the puzzles.")},
        {QStringLiteral("line-numbers"),
         CommandLine::tr("Number the rows and columns of exported and printed boards.")},
        {QStringLiteral("rules"), CommandLine::tr("Print the rules on each page.")},
        {QStringLiteral("booklet"),
         CommandLine::tr("Print two pages side by side, to be folded into a booklet.")},
        {QStringLiteral("theme"), CommandLine::tr("light or dark."), QStringLiteral("THEME")},
        {QStringLiteral("family"),
         CommandLine::tr("Kind of puzzle, if it is not clear from the file: %1.").arg(familyIds()),
         QStringLiteral("FAMILY")},
    });
}

constexpr int largestPicture = 20000;

/// A number of an option, at least `least`; -1 if it is none.
int number(const QCommandLineParser &parser, const char *option, int least = 1)
{
    bool isNumber = false;
    const int value = parser.value(QString::fromLatin1(option)).toInt(&isNumber);
    return isNumber && value >= least ? value : -1;
}

/// What is to be shown of a file, and how, as pictures and walkthroughs are asked for. Returns what
/// is wrong with it; nothing if it is well.
template <typename Request>
std::optional<QString> takeCommon(const QCommandLineParser &parser, const char *option,
                                  Request &request)
{
    const QString name = QString::fromLatin1(option);
    if (parser.positionalArguments().size() != 1)
        return CommandLine::tr("--%1 needs exactly one puzzle file.").arg(name);
    request.target = parser.value(name);
    request.source = parser.positionalArguments().first();
    request.family = namedFamily(parser);
    request.puzzle = number(parser, "puzzle");
    if (request.puzzle < 0)
        return CommandLine::tr("--puzzle must be a number, 1 or more.");
    if (parser.isSet(QStringLiteral("size")))
        request.size = number(parser, "size");
    if (request.size < 0 || request.size > largestPicture)
        return CommandLine::tr("--size must be a number from 1 to %1.").arg(largestPicture);
    const bool isDark = parser.value(QStringLiteral("theme")) == u"dark";
    request.theme = isDark ? &Theme::darkTheme() : &Theme::lightTheme();
    QStandardPaths::setTestModeEnabled(true); // a picture leaves no traces in the settings
    ThemeManager::instance().setChoice(isDark ? ThemeChoice::Dark : ThemeChoice::Light);
    return std::nullopt;
}

int exportOne(const QCommandLineParser &parser)
{
    PictureRequest request;
    request.isWindow = parser.isSet(QStringLiteral("export-window"));
    auto problem = takeCommon(parser, request.isWindow ? "export-window" : "export", request);
    if (problem)
        return fail(*problem);
    if (parser.isSet(QStringLiteral("step")))
        request.step = number(parser, "step", 0);
    if (request.step == -1)
        return fail(CommandLine::tr("--step must be a number, 0 or more."));
    request.hasLineNumbers = parser.isSet(QStringLiteral("line-numbers"));
    problem = makePicture(request);
    return problem ? fail(*problem) : 0;
}

int writeOne(const QCommandLineParser &parser)
{
    WalkthroughRequest request;
    auto problem = takeCommon(parser, "walkthrough", request);
    if (!problem)
        problem = makeWalkthrough(request);
    return problem ? fail(*problem) : 0;
}

int printAll(const QCommandLineParser &parser)
{
    constexpr int mostPerPage = 100;
    PaperRequest request;
    request.target = parser.value(QStringLiteral("print"));
    if (parser.positionalArguments().size() != 1)
        return fail(CommandLine::tr("--print needs exactly one puzzle file."));
    request.source = parser.positionalArguments().first();
    request.family = namedFamily(parser);
    request.choices.perPage = number(parser, "per-page");
    request.choices.answersAtEnd = parser.isSet(QStringLiteral("answers"));
    request.choices.lineNumbers = parser.isSet(QStringLiteral("line-numbers"));
    request.choices.rules = parser.isSet(QStringLiteral("rules"));
    request.choices.booklet = parser.isSet(QStringLiteral("booklet"));
    if (request.choices.perPage < 1 || request.choices.perPage > mostPerPage)
        return fail(CommandLine::tr("--per-page must be a number from 1 to %1.").arg(mostPerPage));
    const auto problem = makePaper(request);
    return problem ? fail(*problem) : 0;
}

} // namespace

int main(int argc, char *argv[])
{
    const bool hasDisplay = preparePlatform();
    const QApplication application(argc, argv);
    QCoreApplication::setApplicationVersion(QStringLiteral(INKLING_VERSION));
    setUpApplication();
    QCommandLineParser parser;
    describeOptions(parser);
    parser.process(application);
    const QString theme = parser.value(QStringLiteral("theme"));
    if (!theme.isEmpty() && theme != u"light" && theme != u"dark")
        return fail(CommandLine::tr("--theme must be light or dark."));
    if (parser.isSet(QStringLiteral("family")) && !namedFamily(parser))
        return fail(CommandLine::tr("--family must be one of: %1.").arg(familyIds()));
    if (parser.isSet(QStringLiteral("export")) || parser.isSet(QStringLiteral("export-window")))
        return exportOne(parser);
    if (parser.isSet(QStringLiteral("walkthrough")))
        return writeOne(parser);
    if (parser.isSet(QStringLiteral("print")))
        return printAll(parser);
    if (!hasDisplay)
        return fail(CommandLine::tr("There is no display. --export and --print work without one."));
    if (!theme.isEmpty())
        ThemeManager::instance().setChoice(theme == u"dark" ? ThemeChoice::Dark
                                                            : ThemeChoice::Light);
    const auto windows = openWindows(parser.positionalArguments(), namedFamily(parser));
    return QApplication::exec();
}
