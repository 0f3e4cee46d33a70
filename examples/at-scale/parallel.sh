#!/bin/sh
# SPDX-License-Identifier: MIT
# Makes COUNT rated puzzles with GNU parallel, in TASKS tasks on WORKERS cores, and writes their records to OUT, byte for
# byte those of one process:
#
#     examples/at-scale/parallel.sh OUT COUNT TASKS WORKERS FAMILY OPTIONS...
#
# A task that is killed is tried again and goes on after what it has written; so does the whole when it is called again.
set -eu

out=$1 count=$2 tasks=$3 workers=$4
shift 4
parts=$out.parts
mkdir -p "$parts"
seq "$tasks" | parallel --jobs "$workers" --retries 5 --joblog "$parts/log" --will-cite \
    inkling-cli generate "$@" --seed 0 --count "$count" --as jsonl \
    --shard "{}/$tasks" --resume "$parts/{}.jsonl"
"$(dirname -- "$0")/joined.sh" "$parts" "$tasks" >"$out"
