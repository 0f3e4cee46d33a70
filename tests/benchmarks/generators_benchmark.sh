#!/bin/sh
# SPDX-License-Identifier: MIT
# Compares the making of puzzles with Simon Tatham's generators (Debian: sgt-puzzles), side by side: CPU ms a puzzle, median.
# Usage: generators_benchmark.sh INKLING_CLI [COUNT]
set -e
program=$1
count=${2:-50}

# CPU milliseconds of a command, one line.
cpu() {
    python3 - "$@" <<'END'
import os, sys
# A child of subprocess would count what Python does before it.
null = os.open(os.devnull, os.O_RDWR)
child = os.posix_spawn(sys.argv[1], sys.argv[1:], dict(os.environ, QT_QPA_PLATFORM="offscreen"),
                       file_actions=[(os.POSIX_SPAWN_DUP2, null, 1), (os.POSIX_SPAWN_DUP2, null, 2)])
_, status, used = os.wait4(child, 0)
if status != 0:
    sys.exit("failed: " + " ".join(sys.argv[1:]))
print(round(1000 * (used.ru_utime + used.ru_stime), 1))
END
}

median() { sort -n | awk '{ all[NR] = $1 } END { printf "%8.1f", all[int((NR + 1) / 2)] }'; }

# row TITLE FAMILY SIZE WORD SGT-PROGRAM PARAMETERS
row() {
    # With several jobs each puzzle is made by one thread: several would work ahead in vain.
    ours=$(for seed in $(seq "$count"); do
        cpu "$program" generate "$2" --size "$3" --difficulty "$4" --seed "$seed" --jobs 2
    done | median)
    theirs=$(for seed in $(seq "$count"); do cpu "$5" --generate 1 "$6"; done | median)
    printf '%-24s %s %s\n' "$1" "$ours" "$theirs"
}

printf 'CPU ms, median of %d      Inkling   Tatham\n' "$count"
games=${SGT_GAMES:-/usr/games}
row 'Slitherlink 10x10 easy' slink 10x10 easy "$games/sgt-loopy" 10x10t0de
row 'Slitherlink 10x10 hard' slink 10x10 hard "$games/sgt-loopy" 10x10t0dh
row 'Slitherlink 20x20 easy' slink 20x20 easy "$games/sgt-loopy" 20x20t0de
row 'Slitherlink 20x20 hard' slink 20x20 hard "$games/sgt-loopy" 20x20t0dh
row 'KenKen 6x6 easy' kenken 6x6 easy "$games/sgt-keen" 6de
row 'KenKen 6x6 hard' kenken 6x6 hard "$games/sgt-keen" 6dh
row 'KenKen 9x9 easy' kenken 9x9 easy "$games/sgt-keen" 9de
row 'KenKen 9x9 hard' kenken 9x9 hard "$games/sgt-keen" 9dh
