"""The files under deploy/ can be read, and name only settings and metrics that there are."""

import hashlib
import json
import os
import re
import shutil
import subprocess
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import kubernetes_validate
import pytest
import yaml

from croupier.server.app import GROUPS
from croupier.server.calling import API
from croupier.server.load_settings import load_settings
from croupier.server.metrics import REGISTRY
from croupier.server.settings import factor_roles
from tests.tidy.tree import ROOT
from tools import pin_images

DEPLOY = ROOT / "deploy"
assert GROUPS
#: An image of a registry that is not the default one has a host before the first stroke.
_HOSTED = re.compile(r"^[\w-]+(?:\.[\w-]+|:\d+)")


def _metric_names() -> set[str]:
    return {
        sample
        for family in REGISTRY.collect()
        for sample in (
            {f"{family.name}_total"}
            if family.type == "counter"
            else {family.name, f"{family.name}_bucket", f"{family.name}_count"}
        )
    }


def _nodes() -> dict[str, dict[str, Any]]:
    services: dict[str, dict[str, Any]] = _compose()["services"]
    return {name: each for name, each in services.items() if name.startswith("node-")}


def _compose() -> dict[str, Any]:
    read: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text("utf-8"))
    return read


def unknown_metrics(dashboard: dict[str, Any], known: set[str]) -> list[str]:
    """Metrics that a dashboard asks for and nobody counts."""
    asked = {
        name
        for panel in dashboard["panels"]
        for target in panel["targets"]
        for name in re.findall(r"\bcroupier_\w+", target["expr"])
    }
    return sorted(asked - known)


def test_the_dashboard_asks_only_for_metrics_that_are_counted() -> None:
    dashboard = json.loads((DEPLOY / "dashboard.json").read_text("utf-8"))
    assert unknown_metrics(dashboard, _metric_names()) == []
    places = [
        (panel["gridPos"]["x"], panel["gridPos"]["y"], panel["id"]) for panel in dashboard["panels"]
    ]
    assert len({place[:2] for place in places}) == len(places)


def test_a_metric_that_nobody_counts_is_found() -> None:
    dashboard = {"panels": [{"targets": [{"expr": "rate(croupier_naps_total[1m])"}]}]}
    assert unknown_metrics(dashboard, _metric_names()) == ["croupier_naps_total"]


def test_the_alerts_ask_only_for_metrics_that_are_counted() -> None:
    rules = yaml.safe_load((DEPLOY / "alerts.yaml").read_text("utf-8"))["groups"][0]["rules"]
    assert len(rules) >= 5
    asked = {name for rule in rules for name in re.findall(r"\bcroupier_\w+", rule["expr"])}
    assert asked <= _metric_names()
    assert all(rule["annotations"]["summary"] for rule in rules)


def test_the_kubernetes_manifest_is_made_of_settings_and_paths_that_there_are() -> None:
    documents = yaml.safe_load_all((DEPLOY / "kubernetes.yaml").read_text("utf-8"))
    (house,) = [each for each in documents if each["kind"] == "StatefulSet"]
    (node,) = house["spec"]["template"]["spec"]["containers"]
    sample = {"CROUPIER_DATABASE": "postgresql://db/house", "CROUPIER_BUS": "nats://bus:4222"}
    given = {each["name"]: sample.get(each["name"], each.get("value", "x")) for each in node["env"]}
    settings = load_settings(None, given, {})
    assert (settings.demo, bool(settings.database and settings.bus)) == (False, True)
    assert factor_roles(settings)
    served = {each.path for each in API.operations}
    probes = [node[f"{name}Probe"]["httpGet"]["path"] for name in ("startup", "liveness")]
    assert {*probes, node["readinessProbe"]["httpGet"]["path"]} <= served


def _hold_against_kubernetes(manifest: str) -> None:
    newest = kubernetes_validate.latest_version()
    for document in yaml.safe_load_all(manifest):
        kubernetes_validate.validate(document, newest, strict=True)


def test_kubernetes_knows_every_word_of_the_manifest() -> None:
    text = (DEPLOY / "kubernetes.yaml").read_text("utf-8")
    _hold_against_kubernetes(text)
    for right, wrong in (("replicas: ", "replica: "), ("containerPort: ", "port: ")):
        with pytest.raises(kubernetes_validate.ValidationError):
            _hold_against_kubernetes(text.replace(right, wrong))


def test_the_floor_is_made_of_settings_that_there_are() -> None:
    settings = load_settings(DEPLOY / "floor.toml", {}, {})
    assert (
        settings.house.name == tomllib.loads((DEPLOY / "floor.toml").read_text())["house"]["name"]
    )
    assert not settings.demo


def test_the_nodes_of_the_compose_file_are_started_with_settings_that_there_are() -> None:
    nodes = _nodes()
    assert len(nodes) == 2
    for name, node in nodes.items():
        environment = {key: _filled(value) for key, value in node["environment"].items()}
        settings = load_settings(DEPLOY / "floor.toml", environment, {})
        assert settings.node == name
        assert settings.bus
        # Without a key of the house's own there are no second factors and no webhooks.
        assert factor_roles(settings), name
        assert settings.database.startswith("postgresql://")


def _filled(text: str) -> str:
    return re.sub(r"\$\{[^}]*\}", "secret", text)


def test_every_service_that_another_waits_for_is_there() -> None:
    services = _compose()["services"]
    for service in services.values():
        assert set(service.get("depends_on", {})) <= services.keys()


def test_no_image_names_a_registry() -> None:
    images = [each["image"] for each in _compose()["services"].values()]
    images += re.findall(
        r"^ARG BASE=(\S+)", (DEPLOY / "Dockerfile").read_text("utf-8"), re.MULTILINE
    )
    assert len(images) >= 5
    assert [image for image in images if "/" in image and _HOSTED.match(image)] == []


def test_images_are_named_by_the_digests_that_docker_finds(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """On a copy, with a `docker` that knows of no registry: digests are made from names."""
    folder, program = tmp_path / "deploy", tmp_path / "docker"
    shutil.copytree(DEPLOY, folder)
    program.write_text('#!/bin/sh\nprintf "%s" "$4" | sha256sum | sed "s/ .*//; s/^/sha256:/"\n')
    program.chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}:{os.environ['PATH']}")
    found = pin_images.images(folder)
    assert {image.partition(":")[0] for image in found} == {"python", "postgres", "nats"}
    digests = {image: f"sha256:{hashlib.sha256(image.encode()).hexdigest()}" for image in found}
    monkeypatch.setattr("sys.argv", ["pin_images", str(folder)])
    pin_images.main()
    assert pin_images.images(folder) == digests
    # A tag that has moved since is pinned anew.
    pin_images.pin(folder, {"postgres:18": f"sha256:{'0' * 64}"})
    pin_images.main()
    assert pin_images.images(folder) == digests
    assert f"postgres:18@{digests['postgres:18']}" in capsys.readouterr().out
    assert yaml.safe_load((folder / "compose.yaml").read_text("utf-8")).keys() == _compose().keys()
    monkeypatch.setattr("sys.argv", ["pin_images", str(folder), "--check"])
    with pytest.raises(SystemExit) as ended:
        pin_images.main()
    assert ended.value.code == 0
    monkeypatch.setattr("sys.argv", ["pin_images", "--check"])
    with pytest.raises(SystemExit, match="without a digest: nats:2"):
        pin_images.main()


def test_where_docker_names_no_digest_nothing_is_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder, program = tmp_path / "deploy", tmp_path / "docker"
    shutil.copytree(DEPLOY, folder)
    program.write_text("#!/bin/sh\necho no such image >&2\nexit 1\n")
    program.chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}:{os.environ['PATH']}")
    monkeypatch.setattr("sys.argv", ["pin_images", str(folder)])
    with pytest.raises(SystemExit, match="no such image"):
        pin_images.main()
    assert not any(pin_images.images(folder).values())


@pytest.mark.parametrize(
    ("program", "says"),
    [
        ("", "there is no docker here"),
        ("#!/bin/sh\necho 'unknown flag: --format\n\nUsage: docker' >&2\nexit 125\n", "no buildx"),
    ],
)
def test_a_machine_that_cannot_ask_a_registry_says_so_in_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, program: str, says: str
) -> None:
    if program:
        (tmp_path / "docker").write_text(program)
        (tmp_path / "docker").chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(SystemExit, match=says) as ended:
        pin_images.look_up("postgres:18")
    assert len(str(ended.value).splitlines()) == 1


@pytest.mark.parametrize(
    ("base", "unpinned", "builds"),
    [
        ("python:3.11-slim", "no", False),
        ("python:3.11-slim", "", False),
        ("python:3.11-slim@sha1:0", "no", False),
        (f"python:3.11-slim@sha256:{'0' * 64}", "no", True),
        ("python:3.11-slim", "yes", True),
    ],
)
def test_the_image_is_not_built_from_a_base_without_a_digest(
    base: str, unpinned: str, builds: bool
) -> None:
    """The step that stops it is run as the builder runs it."""
    text = (DEPLOY / "Dockerfile").read_text("utf-8")
    step = re.search(r"^RUN (case .*?esac)$", text, re.MULTILINE | re.DOTALL)
    assert step is not None
    assert text.index("COPY . .") > step.end(), "something is built before the base is looked at"
    assert set(re.findall(r"^FROM (\S+)", text, re.MULTILINE)) == {"${BASE}"}
    assert not re.search(r"^#\s*syntax\s*=", text, re.MULTILINE), "its reader is an image too"
    done = subprocess.run(
        ["/bin/sh", "-c", step[1].replace("\\\n", "")],
        env={"BASE": base, "UNPINNED": unpinned, "PATH": os.environ["PATH"]},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode == 0) is builds
    assert builds or f"{base} has no digest" in done.stderr


def test_the_image_runs_without_root_and_with_settings_that_there_are() -> None:
    text = (DEPLOY / "Dockerfile").read_text("utf-8")
    users = re.findall(r"^USER (\S+)", text, re.MULTILINE)
    assert users
    assert users[-1] not in ("0", "root")
    variables = dict(re.findall(r"(CROUPIER_\w+)=(\S+)", text))
    assert not load_settings(None, variables, {}).demo
    for source in re.findall(r"^RUN python3 (\S+)", text, re.MULTILINE):
        assert source == "-m" or (ROOT / source).is_file()


def _units() -> Iterator[Path]:
    yield from sorted((DEPLOY / "systemd").glob("*.service"))


def test_every_service_has_few_rights() -> None:
    closed = {
        "NoNewPrivileges": "yes",
        "PrivateTmp": "yes",
        "ProtectSystem": "strict",
        "UMask": "0077",
        "SystemCallFilter": "@system-service",
        "SystemCallArchitectures": "native",
    }
    for unit in _units():
        lines = [line.split("=", 1) for line in unit.read_text("utf-8").splitlines() if "=" in line]
        for name, value in closed.items():
            assert [name, value] in lines, f"{unit.name} has no {name}={value}"
    main = (DEPLOY / "systemd" / "croupier.service").read_text("utf-8")
    assert "Type=notify\n" in main
    assert "\nMemoryMax=" in main


def test_the_services_set_only_settings_that_there_are() -> None:
    for unit in _units():
        text = unit.read_text("utf-8")
        variables = dict(re.findall(r"^Environment=(CROUPIER_\w+)=(\S+)", text, re.MULTILINE))
        load_settings(None, variables, {})
        assert "DynamicUser=yes" in text
        assert re.search(r"^ExecStart=/\S+", text, re.MULTILINE)


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="no systemd-analyze here")
def test_the_services_pass_systemds_own_check(tmp_path: Path) -> None:
    for unit in _units():
        text = re.sub(r"^ExecStart=\S+", "ExecStart=/bin/true", unit.read_text("utf-8"), flags=re.M)
        (tmp_path / unit.name).write_text(text, "utf-8")
        checked = subprocess.run(
            ["systemd-analyze", "verify", tmp_path / unit.name],
            capture_output=True,
            text=True,
            check=False,
        )
        assert (checked.returncode, checked.stderr) == (0, "")
