#!/bin/sh
# SPDX-License-Identifier: MIT
# Puts the records of the parts 1.jsonl to TASKS.jsonl of a generated collection together, in the order of their seeds:
# seeds go to the parts in turn.
#
#     examples/at-scale/joined.sh FOLDER TASKS
set -eu

cd -- "$1"
paste -d '\n' $(seq -f '%.0f.jsonl' "$2") | sed '/^$/d'
