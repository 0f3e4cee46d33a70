// SPDX-License-Identifier: MIT
#include "walkthrough/walkthroughpage.h"

#include "exporting/pictureexport.h"
#include "exporting/webp.h"
#include "steps/stepwords.h"
#include "walkthrough/walkthroughwords.h"

#include <QIODevice>
#include <QLocale>
#include <QTextBlock>
#include <QTextDocument>

namespace inkling {

namespace {

/// Pixels: sharp on a screen of two to a point.
constexpr int pictureWidth = 720;

QString styleFor(const Theme &theme)
{
    return QStringLiteral(
               "body{margin:0 auto;max-width:60rem;padding:1.2rem;background:%1;color:%2;"
               "font:1.05rem/1.5 system-ui,'Segoe UI',Roboto,'DejaVu Sans',sans-serif}"
               "h1{font-size:1.7rem;margin:.4rem 0}h2{font-size:1.05rem;margin:0 0 .3rem}"
               ".by,.key{opacity:.75}.n{opacity:.6;font-weight:normal}"
               "figure{margin:0;flex:0 0 15rem}img{width:100%;height:auto;display:block}"
               "article{display:flex;gap:1.6rem;align-items:flex-start;padding:1.4rem 0;"
               "border-top:1px solid %3;break-inside:avoid}article>div{flex:1;min-width:0}"
               ".hard figure{flex-basis:24rem}.whole{max-width:28rem;margin:1.2rem 0}"
               ".p{color:%4;text-decoration:underline dashed 1px;text-underline-offset:.2em}"
               ".c{color:%5;font-weight:600}.s .c{color:%6}p{margin:.3rem 0}"
               "ol{list-style:none;margin:.5rem 0 0;padding:0 0 0 .9rem;border-left:2px solid %6}"
               "li{margin:.25rem 0}"
               "@media(max-width:42rem){article{display:block}figure{max-width:26rem;"
               "margin-bottom:.7rem}}")
        .arg(theme.paper.name(), theme.ink.name(), blend(theme.paper, theme.ink, 0.15).name(),
             theme.premise.name(), theme.conclusion.name(), theme.suppose.name());
}

QString htmlOf(const Sentence &sentence, const Theme &theme)
{
    QTextDocument document;
    writeSentence(document, sentence, theme);
    QString html;
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        for (auto part = block.begin(); !part.atEnd(); ++part) {
            const QColor ink = part.fragment().charFormat().foreground().color();
            const QString words = part.fragment().text().toHtmlEscaped();
            const QString kind = ink == theme.premise      ? QStringLiteral("p")
                                 : ink == theme.conclusion ? QStringLiteral("c")
                                                           : QString();
            html += kind.isEmpty() ? words
                                   : QStringLiteral("<span class=%1>%2</span>").arg(kind, words);
        }
    }
    return html;
}

QString htmlOf(const std::vector<ToldStep> &inside, const Theme &theme)
{
    if (inside.empty())
        return {};
    QString html
        = inside.front().supposition > 0 ? QStringLiteral("<ol class=s>") : QStringLiteral("<ol>");
    for (const ToldStep &step : inside)
        html += QStringLiteral("<li><span class=n>%1</span> %2%3</li>\n")
                    .arg(step.number, htmlOf(step.sentence, theme), htmlOf(step.inside, theme));
    return html + QStringLiteral("</ol>");
}

QString figure(const BoardState &board, const Theme &theme, const char *kind = "")
{
    const QImage picture = pictureOf(board, {.theme = &theme, .width = pictureWidth});
    return QStringLiteral("<figure%1><img src=\"data:image/webp;base64,%2\" width=%3 height=%4 "
                          "alt=\"\"></figure>\n")
        .arg(QLatin1String(kind), QLatin1String(webpOf(picture).toBase64()))
        .arg(picture.width())
        .arg(picture.height());
}

QString htmlOf(const Scene &scene, const Theme &theme)
{
    QString html
        = scene.isHard ? QStringLiteral("<article class=hard>") : QStringLiteral("<article>");
    html += figure(scene.board, theme) + QStringLiteral("<div>");
    const ToldStep &first = scene.steps.front();
    const QString numbers = scene.steps.size() == 1
                                ? first.number
                                : first.number + QStringLiteral("–") + scene.steps.back().number;
    html += QStringLiteral("<h2><span class=n>%1</span> %2</h2>\n")
                .arg(numbers, first.title.toHtmlEscaped());
    for (const ToldStep &step : scene.steps) {
        if (!step.sentence.form.text.empty())
            html += QStringLiteral("<p>%1</p>\n").arg(htmlOf(step.sentence, theme));
        html += htmlOf(step.inside, theme);
    }
    if (scene.end)
        html += figure(*scene.end, theme);
    return html + QStringLiteral("</div></article>\n");
}

} // namespace

bool writePage(QIODevice &device, Walkthrough &walkthrough, const Theme &theme,
               const WalkthroughProgress &progress, const StopCondition &stop)
{
    const auto write = [&](const QString &html) {
        const QByteArray bytes = html.toUtf8();
        return device.write(bytes) == bytes.size();
    };
    const WalkthroughWords words(walkthrough);
    const QString title = words.title().toHtmlEscaped();
    const QString head
        = QStringLiteral("<!DOCTYPE html>\n<html lang=\"%1\"><head><meta charset=\"utf-8\">"
                         "<meta name=\"viewport\" content=\"width=device-width,initial-scale=1\">"
                         "<meta name=\"generator\" content=\"Inkling\"><title>%2</title>"
                         "<style>%3</style></head>\n<body><h1>%2</h1><p class=by>%4</p><p>%5</p>\n")
              .arg(QLocale().bcp47Name(), title, styleFor(theme), words.facts().toHtmlEscaped(),
                   words.rules().toHtmlEscaped());
    const QString key
        = QStringLiteral("<p class=key>%1 <span class=p>%2</span> <span class=c>%3</span></p>\n")
              .arg(words.key().toHtmlEscaped(), words.keyPremise().toHtmlEscaped(),
                   words.keyConclusion().toHtmlEscaped());
    if (!write(head + figure(walkthrough.start(), theme, " class=whole") + key))
        return false;
    for (std::size_t i = 0; i < walkthrough.sceneCount(); ++i) {
        const Scene scene = walkthrough.scene(i, stop);
        if (stop.stopped() || !write(htmlOf(scene, theme)))
            return false;
        progress(i + 1);
    }
    return write(
        QStringLiteral("<article><div><h2>%1</h2>%2</div></article>\n</body></html>\n")
            .arg(words.end().toHtmlEscaped(), figure(walkthrough.end(), theme, " class=whole")));
}

} // namespace inkling
