# SPDX-License-Identifier: MIT
"""Builds the wheel of inkling_puzzles for pip (PEP 517) with cmake, g++ and pybind11 as the system has them; needs no
network and nothing of Python's packages."""
import base64
import hashlib
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tarfile
import zipfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
NAME = "inkling_puzzles"
SOURCES = ["CHANGELOG.md", "CMakeLists.txt", "LICENSE", "README.md", "cmake", "core", "docs/python.md", "pyproject.toml",
           "python"]


def version():
    return re.search(r"project\(inkling VERSION (\S+)", (ROOT / "CMakeLists.txt").read_text())[1]


def metadata():
    return (f"Metadata-Version: 2.1\nName: inkling-puzzles\nVersion: {version()}\n"
            "Summary: Solves, explains, rates and makes logic puzzles\n"
            "License: MIT\nRequires-Python: >=3.11\nDescription-Content-Type: text/markdown\n\n"
            + (ROOT / "docs" / "python.md").read_text())


def tag():
    python = f"cp{sys.version_info.major}{sys.version_info.minor}"
    return f"{python}-{python}-{re.sub('[-.]', '_', sysconfig.get_platform())}"


def build_package():
    """Returns the folder of the package, built for the Python that runs this."""
    folder = ROOT / "build" / f"python-{tag()}"
    generator = ["-G", "Ninja"] if shutil.which("ninja") else []
    subprocess.run(["cmake", "-S", ROOT / "python", "-B", folder, *generator, f"-DPython_EXECUTABLE={sys.executable}",
                    "-DCMAKE_BUILD_TYPE=Release", "-DINKLING_WERROR=OFF"], check=True)
    subprocess.run(["cmake", "--build", folder, "--target", "inkling-python", "--parallel", str(os.cpu_count())],
                   check=True)
    return folder / NAME


def digest(content):
    return base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode()


def build_wheel(wheel_directory, config_settings=None, metadata_directory=None):
    info = f"{NAME}-{version()}.dist-info"
    package = build_package()
    files = {f"{NAME}/{file.name}": file.read_bytes() for file in sorted(package.iterdir()) if file.is_file()}
    files[f"{info}/LICENSE"] = (ROOT / "LICENSE").read_bytes()
    files[f"{info}/METADATA"] = metadata().encode()
    files[f"{info}/WHEEL"] = (f"Wheel-Version: 1.0\nGenerator: inkling_backend\nRoot-Is-Purelib: false\n"
                              f"Tag: {tag()}\n").encode()
    record = "".join(f"{name},sha256={digest(content)},{len(content)}\n" for name, content in files.items())
    files[f"{info}/RECORD"] = (record + f"{info}/RECORD,,\n").encode()
    wheel = f"{NAME}-{version()}-{tag()}.whl"
    with zipfile.ZipFile(Path(wheel_directory) / wheel, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in files.items():
            archive.writestr(name, content)
    return wheel


def build_sdist(sdist_directory, config_settings=None):
    name = f"{NAME}-{version()}"
    info = Path(sdist_directory) / "PKG-INFO"
    info.write_text(metadata())
    with tarfile.open(Path(sdist_directory) / f"{name}.tar.gz", "w:gz", format=tarfile.PAX_FORMAT) as archive:
        archive.add(info, f"{name}/PKG-INFO")
        for source in SOURCES:
            archive.add(ROOT / source, f"{name}/{source}",
                        filter=lambda entry: None if "__pycache__" in entry.name else entry)
    info.unlink()
    return f"{name}.tar.gz"
