// SPDX-License-Identifier: MIT
#include "accessible/announcement.h"

#include "accessible/boardaccessible.h"

#include <QAccessibleWidget>
#include <QTimer>
#include <QWidget>
#include <utility>

namespace inkling {

namespace {

class Announcement final : public QWidget
{
public:
    explicit Announcement(QWidget *window)
        : QWidget(window)
    {
        setObjectName(QStringLiteral("announcement"));
        setAttribute(Qt::WA_TransparentForMouseEvents);
        resize(1, 1);
    }

    void add(const QString &words)
    {
        if (m_words.contains(words))
            return;
        if (m_words.isEmpty())
            QTimer::singleShot(0, this, [this] { say(); });
        m_words.append(words);
    }

private:
    /// Comes into sight anew, which Qt tells of.
    void say()
    {
        hide();
        setAccessibleName(std::exchange(m_words, {}).join(u'\n'));
        show();
        lower();
    }

    QStringList m_words;
};

Announcement *announcementOf(const QWidget &window)
{
    return static_cast<Announcement *>(
        window.findChild<QWidget *>(QStringLiteral("announcement"), Qt::FindDirectChildrenOnly));
}

} // namespace

QAccessibleInterface *makeAnnouncementAccessible(QObject *object)
{
    auto *announcement = dynamic_cast<Announcement *>(object);
    return announcement ? new QAccessibleWidget(announcement, QAccessible::Notification) : nullptr;
}

void announce(const QWidget &where, const QString &words)
{
    if (words.isEmpty() || !where.isVisible())
        return;
    QWidget *window = where.window();
    Announcement *announcement = announcementOf(*window);
    if (!announcement)
        announcement = new Announcement(window);
    announcement->add(words);
}

QString lastAnnounced(const QWidget &window)
{
    const Announcement *announcement = announcementOf(window);
    return announcement ? announcement->accessibleName() : QString();
}

} // namespace inkling
