#!/bin/sh
# SPDX-License-Identifier: MIT
# Tries the example for GNU parallel with a worker that is killed at its first try: the records are those of one process.
# Usage: at_scale.sh INKLING_CLI EXAMPLES. Ends with 77 where GNU parallel is missing.
set -eu

program=$1 examples=$2
if ! parallel --version 2>/dev/null | grep -q 'GNU parallel'; then
    echo "GNU parallel is missing"
    exit 77
fi
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
mkdir "$folder/bin"
cat >"$folder/bin/inkling-cli" <<END
#!/bin/sh
# Leaves half a record and dies, once.
if mkdir "$folder/killed" 2>/dev/null; then
    for file; do :; done
    "$program" "\$@"
    head -c 1500 "\$file" >"$folder/half"
    cat "$folder/half" >"\$file"
    kill -9 \$\$
fi
exec "$program" "\$@"
END
chmod +x "$folder/bin/inkling-cli"
"$program" generate kenken --size 4x4 --difficulty easy --seed 0 --count 40 --as jsonl >"$folder/one"
PATH=$folder/bin:$PATH "$examples/parallel.sh" "$folder/out" 40 4 2 kenken --size 4x4 --difficulty easy
test -d "$folder/killed"
cmp "$folder/out" "$folder/one"
# What is whole is not made again.
PATH=$folder/bin:$PATH "$examples/parallel.sh" "$folder/out" 40 4 2 kenken --size 4x4 --difficulty easy
cmp "$folder/out" "$folder/one"
