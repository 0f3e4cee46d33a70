// SPDX-License-Identifier: MIT
#include "editors/regiontext.h"

#include <QStringList>
#include <algorithm>
#include <cmath>
#include <map>

namespace inkling {

namespace {

constexpr double slack = 0.01;

/// a, b, ... z, aa, ab ...
QString cageWord(std::size_t number)
{
    QString word(QChar(u'a' + char16_t(number % 26)));
    return number < 26 ? word : cageWord(number / 26 - 1) + word;
}

/// The fields of a text, row by row.
QList<QStringList> fieldsOf(const QString &text)
{
    QList<QStringList> rows;
    const bool hasTabs = text.contains(u'\t');
    QStringList lines = QString(text).remove(u'\r').split(u'\n');
    while (lines.size() > 1 && lines.last().isEmpty())
        lines.removeLast();
    for (const QString &line : std::as_const(lines)) {
        QStringList fields
            = hasTabs ? line.split(u'\t') : line.simplified().split(u' ', Qt::SkipEmptyParts);
        if (fields.isEmpty())
            fields.append(QString());
        rows.append(fields);
    }
    return rows;
}

/// The cells that a table's fields fall on, row by row; a row ends where the board does.
std::vector<std::vector<PlaceId>> cellsUnder(const DraftBoard &board, PlaceId corner,
                                             const QList<QStringList> &rows)
{
    const auto places = board.places();
    const SheetPlace &first = places[corner];
    // By the rows that there are: those of some boards are less than one apart.
    std::map<long, std::vector<PlaceId>> below;
    for (PlaceId place = 0; place < places.size(); ++place) {
        const SheetPlace &here = places[place];
        if (here.role == PlaceRole::Cell && here.y > first.y - slack)
            below[std::lround(here.y / slack)].push_back(place);
    }
    std::vector<std::vector<PlaceId>> cells;
    for (const auto &[y, row] : below) {
        if (cells.size() == std::size_t(rows.size()))
            break;
        const QStringList &fields = rows[qsizetype(cells.size())];
        std::vector<PlaceId> &taken = cells.emplace_back();
        for (const PlaceId place : row) {
            if (places[place].x > first.x - slack && taken.size() < std::size_t(fields.size()))
                taken.push_back(place);
        }
    }
    return cells;
}

std::string plain(const QString &field)
{
    const QString text = field.trimmed();
    return text == QStringLiteral(".") ? std::string() : text.toStdString();
}

/// Returns false where the text cannot stand there.
bool write(const Drafting &drafting, Draft &draft, PlaceId place, const std::string &text)
{
    const auto written = drafting.written(draft, place, text);
    if (written)
        draft.texts[place] = *written;
    return written.has_value();
}

} // namespace

QString regionText(const DraftBoard &board, std::span<const PlaceId> cells)
{
    const Draft &draft = board.draft();
    std::map<double, QStringList> rows;
    std::map<std::int32_t, QString> words;
    for (const PlaceId cell : cells) {
        const QString text = QString::fromStdString(draft.texts[cell]);
        QStringList &row = rows[board.places()[cell].y];
        if (!board.drafting().hasCages()) {
            row.append(text);
            continue;
        }
        const std::int32_t cage = draft.cages[cell];
        if (cage == noCage) {
            row.append(text.isEmpty() ? QStringLiteral(".") : text);
            continue;
        }
        const bool isNew = !words.contains(cage);
        if (isNew)
            words.emplace(cage, cageWord(words.size()));
        const QString clue = isNew ? QString::fromStdString(draft.texts[std::size_t(cage)]) : text;
        row.append(!clue.isEmpty() && (isNew || cell != PlaceId(cage)) ? words[cage] + u':' + clue
                                                                       : words[cage]);
    }
    QStringList lines;
    for (const auto &[y, row] : rows)
        lines.append(row.join(u'\t'));
    return lines.join(u'\n');
}

Pasted pastedRegion(const DraftBoard &board, PlaceId corner, const QString &text)
{
    const Drafting &drafting = board.drafting();
    const QList<QStringList> rows = fieldsOf(text);
    const auto cells = cellsUnder(board, corner, rows);
    Pasted pasted{board.draft(), {}};
    for (qsizetype row = 0; row < rows.size(); ++row) {
        const std::size_t taken
            = std::size_t(row) < cells.size() ? cells[std::size_t(row)].size() : 0;
        pasted.leftOut
            += int(std::count_if(rows[row].begin() + qsizetype(taken), rows[row].end(),
                                 [](const QString &field) { return !plain(field).empty(); }));
    }
    std::map<QString, std::vector<PlaceId>> cages;
    std::map<QString, std::string> clues;
    std::vector<std::pair<PlaceId, std::string>> texts;
    for (std::size_t row = 0; row < cells.size(); ++row) {
        for (std::size_t column = 0; column < cells[row].size(); ++column) {
            const QString &field = rows[qsizetype(row)][qsizetype(column)];
            const PlaceId cell = cells[row][column];
            pasted.cells.push_back(cell);
            if (!drafting.hasCages()) {
                const bool isWritten = write(drafting, pasted.draft, cell, plain(field));
                pasted.note(isWritten);
                continue;
            }
            const QString word = field.section(u':', 0, 0);
            const bool isCage
                = !plain(word).empty() && (drafting.cagesCover() || word.front().isLetter());
            const std::string own = plain(isCage ? field.section(u':', 1) : field);
            pasted.isTaken = pasted.isTaken || isCage;
            pasted.isWhole = pasted.isWhole && (!isCage || word.front().isLetter());
            if (isCage)
                cages[word].push_back(cell);
            if (isCage && drafting.clueLength(own) > 0)
                clues[word] = own;
            else if (!drafting.cagesCover())
                texts.emplace_back(cell, own);
        }
    }
    if (drafting.hasCages())
        pasted.draft = uncaged(drafting, pasted.draft, pasted.cells);
    for (const auto &[word, members] : cages)
        pasted.draft = caged(drafting, pasted.draft, members);
    for (const auto &[cell, own] : texts) {
        const std::string before = std::exchange(pasted.draft.texts[cell], {});
        const bool isWritten = write(drafting, pasted.draft, cell, own);
        pasted.note(isWritten);
        if (!isWritten)
            pasted.draft.texts[cell] = before;
    }
    for (const auto &[word, clue] : clues) {
        const std::int32_t first = pasted.draft.cages[cages[word].front()];
        if (first != noCage)
            pasted.note(write(drafting, pasted.draft, PlaceId(first), clue));
    }
    return pasted;
}

} // namespace inkling
