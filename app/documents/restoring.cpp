// SPDX-License-Identifier: MIT
#include "documents/restoring.h"

#include <QFileInfo>
#include <QSettings>

namespace inkling {

std::vector<Session> lastSessions()
{
    std::vector<Session> sessions;
    QSettings settings;
    const int count = settings.beginReadArray("sessions");
    for (int i = 0; i < count; ++i) {
        settings.setArrayIndex(i);
        Session session{.name = {},
                        .path = settings.value("path").toString(),
                        .mode = settings.value("mode").toString(),
                        .current = settings.value("current").toInt(),
                        .step = settings.value("step").toInt(),
                        .project = {},
                        .saved = {}};
        if (!session.path.isEmpty() && QFileInfo::exists(session.path))
            sessions.push_back(std::move(session));
    }
    return sessions;
}

void rememberSessions(const std::vector<Session> &sessions)
{
    QSettings settings;
    settings.remove("sessions");
    settings.beginWriteArray("sessions");
    for (int i = 0; i < int(sessions.size()); ++i) {
        const Session &session = sessions[std::size_t(i)];
        settings.setArrayIndex(i);
        settings.setValue("path", session.path);
        settings.setValue("mode", session.mode);
        settings.setValue("current", session.current);
        settings.setValue("step", session.step);
    }
    settings.endArray();
}

} // namespace inkling
