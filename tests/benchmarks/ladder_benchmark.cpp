// SPDX-License-Identifier: MIT
#include "families/registry.h"
#include "ladder.h"
#include "support/kenken/kenken.h"

#include <cstring>
#include <nlohmann/json.hpp>
#include <sstream>

/// The whole ladder over the corpus: ladder-benchmark [--first N] [FAMILY [FILE...]]. --first: no more than
/// so many puzzles of a file. INKLING_CORPUS in the environment says where the corpus lies.

using namespace inkling;

namespace {

std::vector<std::filesystem::path> filesOf(const std::string &family)
{
    if (family == "slink")
        return corpusFiles({"slitherlink-r100x100_d50"},
                           {"slitherlink/janko-small.in", "slitherlink/janko-large.in"});
    if (family == "numbercross") {
        auto files = corpusFiles({"numbercross-nc5_", "numbercross-nc6_", "numbercross-nc7_",
                                  "numbercross-nc8_", "numbercross-nc9_", "numbercross-nc10_",
                                  "numbercross-ncp"});
        const auto folder = corpusFolder() / "numbercross";
        if (!std::filesystem::is_directory(folder))
            return files;
        for (const auto &entry : std::filesystem::directory_iterator(folder)) {
            if (entry.path().extension() == ".in")
                files.push_back(entry.path());
        }
        return files;
    }
    if (family == "kenken")
        return corpusFiles({"kenken-"}, {"kenken/gijs.in", "kenken/janko.in",
                                         "kenken/heydenberk.in", "kenken/no-operator.jsonl"});
    return corpusFiles({"hex-"}, {"hex/sample.in", "hex/generated.in"});
}

/// Files of one kind are measured together: the many of one puzzle each.
std::string groupOf(const std::filesystem::path &file)
{
    const std::string name = file.stem().string();
    if (file.parent_path().filename() == "numbercross")
        return "corpus/numbercross";
    return name.substr(0, name.find('_'));
}

/// As judge text, a puzzle each.
std::vector<std::string> textsOf(const std::filesystem::path &file)
{
    if (file.extension() != ".jsonl")
        return {contents(file)};
    std::vector<std::string> texts;
    std::istringstream lines(contents(file));
    for (std::string line; std::getline(lines, line);) {
        const auto object = nlohmann::json::parse(line);
        texts.push_back(test::judgeText(object["problem"].get<std::string>()));
    }
    return texts;
}

void run(const Family &family, const std::vector<std::filesystem::path> &files, std::size_t most)
{
    std::vector<std::pair<std::string, Ladder>> ladders;
    for (const auto &file : files) {
        const std::string group = groupOf(file);
        auto place = std::ranges::find(ladders, group, &std::pair<std::string, Ladder>::first);
        if (place == ladders.end())
            place = ladders.insert(place, {group, Ladder()});
        std::size_t number = 0;
        for (const std::string &text : textsOf(file)) {
            for (const auto &puzzle : test::readAll(family, text).puzzles) {
                if (number < most)
                    place->second.run(*puzzle,
                                      file.stem().string() + '#' + std::to_string(++number));
            }
        }
    }
    for (auto &[group, ladder] : ladders)
        ladder.print(group);
}

} // namespace

int main(int argumentCount, char **arguments)
{
    std::size_t most = ~std::size_t{0};
    if (argumentCount > 2 && std::strcmp(arguments[1], "--first") == 0) {
        most = std::strtoul(arguments[2], nullptr, 10);
        argumentCount -= 2;
        arguments += 2;
    }
    for (const std::string family : {"slink", "kenken", "numbercross", "hex"}) {
        if (argumentCount > 1 && family != arguments[1])
            continue;
        std::vector<std::filesystem::path> files(arguments + std::min(argumentCount, 2),
                                                 arguments + argumentCount);
        run(*findFamily(family), files.empty() ? filesOf(family) : files, most);
    }
    return 0;
}
