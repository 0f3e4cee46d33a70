# SPDX-License-Identifier: MIT
"""Makes rated puzzles with Dask distributed and writes their records as JSON lines, byte for byte those of one process.

    python dask_generate.py OUT COUNT FAMILY SIZE DIFFICULTY                      in one process
    python dask_generate.py OUT COUNT FAMILY SIZE DIFFICULTY --workers N          on a cluster of this machine
    python dask_generate.py OUT COUNT FAMILY SIZE DIFFICULTY --scheduler ADDRESS  on workers that are there

SIZE is ROWSxCOLUMNS. The scheduler gives what a lost worker was at to another one. What is in OUT is kept: a run that was
ended goes on after it.
"""
import argparse
import collections
import json

import inkling_puzzles as inkling

BATCH = 50  # puzzles a task: about a second of work


def records(first, last, family, size, difficulty):
    """The records of the puzzles with these seeds, as lines."""
    lines = []
    for seed in range(first, last):
        for puzzle in inkling.generate(family, size, difficulty, seed=seed, count=1):
            rating = inkling.rate(puzzle)
            lines.append(json.dumps({"seed": seed, "family": family, "puzzle": puzzle.text,
                                     "answer": inkling.solve(puzzle).answers[0],
                                     "rating": rating.value, "word": rating.word}))
    return "".join(line + "\n" for line in lines)


def made_here(ranges, wish):
    for first, last in ranges:
        yield records(first, last, *wish)


def made_by(client, ranges, wish):
    """The results in order; no more tasks are under way than the workers need."""
    most = 4 * max(1, sum(client.nthreads().values()))
    under_way = collections.deque()
    for first, last in ranges:
        under_way.append(client.submit(records, first, last, *wish, pure=False))
        if len(under_way) >= most:
            yield under_way.popleft().result()
    while under_way:
        yield under_way.popleft().result()


def next_seed(path):
    """The seed after the last one in a file; what was left of a last line is cut off."""
    end, seed = 0, 0
    with open(path, "ab+") as file:
        file.seek(0)
        for line in file:
            if not line.endswith(b"\n"):
                break
            end += len(line)
            seed = json.loads(line)["seed"] + 1
        file.truncate(end)
    return seed


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("out")
    parser.add_argument("count", type=int)
    parser.add_argument("family")
    parser.add_argument("size")
    parser.add_argument("difficulty")
    parser.add_argument("--workers", type=int)
    parser.add_argument("--scheduler")
    given = parser.parse_args()
    rows, columns = given.size.split("x")
    wish = given.family, (int(rows), int(columns)), given.difficulty
    first = next_seed(given.out)
    ranges = [(seed, min(seed + BATCH, given.count)) for seed in range(first, given.count, BATCH)]
    with open(given.out, "a") as out:
        if not given.workers and not given.scheduler:
            for lines in made_here(ranges, wish):
                out.write(lines)
            return
        from distributed import Client, LocalCluster
        cluster = given.scheduler or LocalCluster(n_workers=given.workers, threads_per_worker=1)
        with Client(cluster) as client:
            for lines in made_by(client, ranges, wish):
                out.write(lines)


if __name__ == "__main__":
    main()
