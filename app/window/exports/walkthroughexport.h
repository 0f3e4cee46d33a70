// SPDX-License-Identifier: MIT
#pragma once

#include "walkthrough/walkthrough.h"
#include "worker.h"

#include <QObject>

class QProgressDialog;
class QWidget;

namespace inkling {

/// Asks for a file and writes a walkthrough into it on another thread, showing how far it is; it can
/// be cancelled. To be used by the window's thread.
class WalkthroughExport final : public QObject
{
    Q_OBJECT

public:
    /// The window outlives the export.
    explicit WalkthroughExport(QWidget &window);

    /// `folder`, `name`: those offered; the name without its ending.
    void begin(std::shared_ptr<Walkthrough> walkthrough, const QString &folder,
               const QString &name);
    void stop() { m_writer.stop(); }

Q_SIGNALS:
    /// The walkthrough was written, or could not be: in words.
    void told(const QString &words);

private:
    void write(const std::shared_ptr<Walkthrough> &walkthrough, const QString &path);

    QWidget &m_window;
    Worker m_writer;
};

} // namespace inkling
