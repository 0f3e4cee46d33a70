#!/bin/sh
# SPDX-License-Identifier: MIT
# A task of a Slurm array that makes rated puzzles. Slurm tells each task its part, which inkling-cli takes by default:
#
#     sbatch --array=1-20 examples/at-scale/slurm/make.sh FOLDER COUNT FAMILY OPTIONS...
#
# A task whose node or process is lost is put back into the queue, and goes on after what it has written.
#SBATCH --job-name=inkling
#SBATCH --requeue
#SBATCH --open-mode=append
set -eu

folder=$1 count=$2
shift 2
srun --quiet inkling-cli generate "$@" --seed 0 --count "$count" --as jsonl \
    --resume "$folder/$SLURM_ARRAY_TASK_ID.jsonl" || scontrol requeue "$SLURM_JOB_ID"
