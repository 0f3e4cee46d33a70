// SPDX-License-Identifier: MIT
// Runs a fuzzer without clang's libFuzzer: stirs the samples of a folder at random, for a time.
// Usage: stir-NAME FOLDER SECONDS, or stir-NAME FILE for one input as it is. An input that fails is
// left in the file failed-NAME.

#include <algorithm>
#include <chrono>
#include <csignal>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <random>
#include <sanitizer/common_interface_defs.h>
#include <string>
#include <vector>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size);
extern "C" [[gnu::weak]] std::size_t LLVMFuzzerCustomMutator(std::uint8_t *data, std::size_t size,
                                                             std::size_t most, unsigned seed);

namespace {

constexpr std::size_t most = 8192;

std::string input;
std::string name;
std::mt19937 source{std::random_device{}()};

std::size_t below(std::size_t end)
{
    return end == 0 ? 0 : source() % end;
}

void keepInput()
{
    const std::string path = "failed-" + name;
    std::ofstream(path, std::ios::binary) << input;
    std::fprintf(stderr, "The input is in %s.\n", path.c_str());
}

/// Changes, takes out, doubles or moves a byte or a piece.
void stir(std::string &text)
{
    const std::string_view signs = "0123456789-+.,:;/#[]{}\"\\ \n\tabxyzAZ";
    const std::size_t place = below(text.size() + 1);
    const std::size_t length = below(std::min<std::size_t>(32, text.size() - place + 1));
    const char sign = below(4) == 0 ? char(below(256)) : signs[below(signs.size())];
    switch (below(6)) {
    case 0:
        text.insert(place, 1, sign);
        break;
    case 1:
        text.erase(place, length);
        break;
    case 2:
        text.insert(below(text.size() + 1), text.substr(place, length));
        break;
    case 3:
        text.resize(place);
        break;
    default:
        if (place < text.size())
            text[place] = sign;
        break;
    }
}

std::string contentOf(const std::filesystem::path &path)
{
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

void run()
{
    LLVMFuzzerTestOneInput(reinterpret_cast<const std::uint8_t *>(input.data()), input.size());
}

} // namespace

extern "C" std::size_t LLVMFuzzerMutate(std::uint8_t *data, std::size_t size, std::size_t largest)
{
    std::string text(reinterpret_cast<const char *>(data), size);
    for (std::size_t i = 0; i <= below(4); ++i)
        stir(text);
    text.resize(std::min(text.size(), largest));
    std::ranges::copy(text, data);
    return text.size();
}

int main(int count, char **arguments)
{
    if (count < 2)
        return 2;
    namespace fs = std::filesystem;
    name = fs::path(arguments[0]).filename().string();
    __sanitizer_set_death_callback(keepInput);
    std::signal(SIGABRT, [](int) {
        keepInput();
        std::_Exit(1);
    });
    std::vector<std::string> samples;
    if (!fs::is_directory(arguments[1]))
        samples.push_back(contentOf(arguments[1]));
    else
        for (const auto &entry : fs::directory_iterator(arguments[1]))
            samples.push_back(contentOf(entry.path()));
    for (const std::string &sample : samples) {
        input = sample;
        run();
    }
    const auto end = std::chrono::steady_clock::now()
                     + std::chrono::seconds(count > 2 ? std::atoi(arguments[2]) : 0);
    std::size_t runs = samples.size();
    for (; !samples.empty() && std::chrono::steady_clock::now() < end; ++runs) {
        std::string text = samples[below(samples.size())];
        const std::size_t size = text.size();
        text.resize(std::max(most, size));
        auto *data = reinterpret_cast<std::uint8_t *>(text.data());
        text.resize(LLVMFuzzerCustomMutator
                        ? LLVMFuzzerCustomMutator(data, size, text.size(), unsigned(source()))
                        : LLVMFuzzerMutate(data, size, text.size()));
        input = text;
        run();
    }
    std::printf("%s: %zu inputs\n", name.c_str(), runs);
    return 0;
}
