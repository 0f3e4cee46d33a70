#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Holds the records that inkling-cli prints against docs/records.schema.json.

Usage: records_schema.py INKLING_CLI SCHEMA. Ends with 77 where python3-jsonschema is missing.
"""

import json
import subprocess
import sys

try:
    import jsonschema
except ImportError:
    print("python3-jsonschema is missing")
    sys.exit(77)


def run(program, *arguments, text=""):
    done = subprocess.run([program, *arguments], input=text, capture_output=True, text=True)
    return [json.loads(line) for line in done.stdout.splitlines()]


def main():
    program, schema_file = sys.argv[1:]
    with open(schema_file, encoding="utf-8") as file:
        schema = json.load(file)
    validator = jsonschema.Draft202012Validator(schema)
    records = run(program, "families", "--as", "jsonl")
    families = [record["family"] for record in records]
    records += run(program, "formats", "--as", "jsonl")
    for family in families:
        records += run(program, "rules", family, "--as", "jsonl")
        sample = subprocess.run(
            [program, "sample", family], capture_output=True, text=True, check=True
        ).stdout
        for command in ("solve", "check"):
            records += run(program, command, "--family", family, "--as", "jsonl", "--rate", text=sample)
        records += run(program, "explain", "--family", family, "--as", "jsonl", text=sample)
        records += run(
            program, "generate", family, "--difficulty", "easy", "--seed", "1", "--as", "jsonl"
        )
    records += run(program, "solve", "--family", "sudoku", "--as", "jsonl", text="sudoku 4 4\n12x4\n")
    explained = subprocess.run(
        [program, "explain", "--family", families[0], "--as", "jsonl"],
        input=subprocess.run([program, "sample", families[0]], capture_output=True, text=True).stdout,
        capture_output=True, text=True,
    ).stdout
    records += run(program, "verify", "--as", "jsonl", text=explained.replace('"word":"', '"word":"x'))
    kinds = {record.get("kind", "end" if "end" in record else "step") for record in records}
    expected = {
        "family", "format", "rule", "solve", "check", "explain", "step", "end", "generate", "error",
        "fault", "verified",
    }
    if kinds != expected:
        sys.exit(f"found the kinds {sorted(kinds)}; expected {sorted(expected)}")
    for record in records:
        fault = jsonschema.exceptions.best_match(validator.iter_errors(record))
        if fault:
            sys.exit(f"{fault.message}\n{json.dumps(record)[:2000]}")
    # A schema that takes anything would be no test.
    wrong = dict(records[0], kind="nothing")
    if not list(validator.iter_errors(wrong)):
        sys.exit("the schema takes a record of no kind")
    print(f"{len(records)} records of {len(kinds)} kinds fit the schema")


main()
