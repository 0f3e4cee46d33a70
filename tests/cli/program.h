// SPDX-License-Identifier: MIT
#pragma once

#include <QProcess>

/// One finished run of inkling-cli.
struct ProgramRun
{
    int status = -1; ///< -1: it crashed or did not end
    QByteArray output;
    QByteArray errors;
};

/// Runs the built program with these arguments on this standard input, and waits for its end.
inline ProgramRun runProgram(const QStringList &arguments, const QByteArray &input = {})
{
    constexpr int patience = 300'000;
    QProcess process;
    process.start(QStringLiteral(INKLING_CLI), arguments);
    process.write(input);
    process.closeWriteChannel();
    const bool ended
        = process.waitForFinished(patience) && process.exitStatus() == QProcess::NormalExit;
    return {ended ? process.exitCode() : -1, process.readAllStandardOutput(),
            process.readAllStandardError()};
}
