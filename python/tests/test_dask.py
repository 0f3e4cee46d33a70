# SPDX-License-Identifier: MIT
"""The example for Dask makes on a cluster, byte for byte, what one process makes, and goes on after a run that was ended."""
import subprocess
import sys
from pathlib import Path

import pytest

pytest.importorskip("distributed")
EXAMPLE = Path(__file__).parents[2] / "examples" / "at-scale" / "dask_generate.py"


def make(out, *options):
    subprocess.run([sys.executable, str(EXAMPLE), str(out), "60", "kenken", "4x4", "easy", *options], check=True,
                   timeout=300)
    return out.read_bytes()


def test_a_cluster_makes_the_same(tmp_path):
    alone = make(tmp_path / "alone")
    assert alone.count(b"\n") == 60
    assert make(tmp_path / "cluster", "--workers", "2") == alone


def test_an_ended_run_is_gone_on_with(tmp_path):
    alone = make(tmp_path / "alone")
    (tmp_path / "cut").write_bytes(alone[: len(alone) // 2])
    assert make(tmp_path / "cut") == alone
