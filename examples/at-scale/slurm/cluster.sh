#!/bin/sh
# SPDX-License-Identifier: MIT
# A Slurm cluster on this machine alone, to try the example: munged, slurmctld and slurmd with WORKERS cores, all they
# write in FOLDER. To be called by root, with Debian's slurm-wlm and munge installed:
#
#     examples/at-scale/slurm/cluster.sh start FOLDER WORKERS
#     export SLURM_CONF=FOLDER/slurm.conf
#     examples/at-scale/slurm/cluster.sh stop FOLDER
set -eu

folder=$2
stop()
{
    for name in slurmd slurmctld munged; do
        if [ -f "$folder/$name.pid" ]; then kill "$(cat "$folder/$name.pid")" 2>/dev/null || true; fi
    done
}
if [ "$1" = stop ]; then
    stop
    exit
fi

workers=$3
mkdir -p "$folder/state" "$folder/spool"
host=$(hostname -s)
cat >"$folder/slurm.conf" <<END
ClusterName=inkling
SlurmctldHost=$host
SlurmUser=root
AuthType=auth/munge
AuthInfo=socket=$folder/munge.socket
StateSaveLocation=$folder/state
SlurmdSpoolDir=$folder/spool
SlurmctldPidFile=$folder/slurmctld.pid
SlurmdPidFile=$folder/slurmd.pid
SlurmctldLogFile=$folder/slurmctld.log
SlurmdLogFile=$folder/slurmd.log
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
SelectType=select/cons_tres
SelectTypeParameters=CR_Core
ReturnToService=2
SlurmdParameters=config_overrides
NodeName=$host CPUs=$workers State=UNKNOWN
PartitionName=all Nodes=$host Default=YES MaxTime=INFINITE State=UP
END
head -c 1024 /dev/urandom >"$folder/munge.key"
chmod 700 "$folder"
chmod 400 "$folder/munge.key"
munged --force --key-file="$folder/munge.key" --socket="$folder/munge.socket" --pid-file="$folder/munged.pid" \
    --log-file="$folder/munged.log" --seed-file="$folder/munge.seed"
slurmctld -f "$folder/slurm.conf"
slurmd -f "$folder/slurm.conf"
export SLURM_CONF="$folder/slurm.conf"
for second in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15; do
    if [ "$(sinfo -h -o %T 2>/dev/null)" = idle ]; then exit 0; fi
    sleep 1
done
echo "The cluster did not come up: see $folder" >&2
stop
exit 1
