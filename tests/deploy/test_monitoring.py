"""Alerts and dashboard use existing metrics, and the page has a remedy for every alert."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
import yaml

from tests.deploy.files import DEPLOY, FOREIGN, OPERATIONS, asked_for, exported, picked
from vierblatt import server
from vierblatt.server.ops.metrics import Metrics

DASHBOARD = json.loads((DEPLOY / "grafana" / "vierblatt.json").read_text(encoding="utf-8"))
PANELS = DASHBOARD["panels"]
#: A line of the log and, in the next line, the count; the log's event.
COUNTED = re.compile(r'\.(?:error|exception)\("([a-z-]+)".*\n.*\bfaults\.inc\(\)')


def alerts() -> list[dict[str, Any]]:
    found = yaml.safe_load((DEPLOY / "prometheus" / "alerts.yml").read_text(encoding="utf-8"))
    return [rule for group in found["groups"] for rule in group["rules"]]


def test_metric_names_are_found_in_a_query() -> None:
    query = 'histogram_quantile(0.9, sum by (le) (rate(vierblatt_append_seconds_bucket{job="up"}[5m]))) > up'
    assert asked_for(query) == {"vierblatt_append_seconds_bucket", "up"}


@pytest.mark.parametrize("alert", alerts(), ids=lambda alert: alert["alert"])
def test_an_alert_uses_existing_metrics(alert: dict[str, Any]) -> None:
    wanted = asked_for(alert["expr"])
    assert wanted
    assert wanted <= exported() | FOREIGN
    assert alert["expr"].count("(") == alert["expr"].count(")")
    assert alert["labels"]["severity"] in {"page", "ticket"} and alert["annotations"]["summary"]
    assert alert.keys() <= {"alert", "expr", "for", "labels", "annotations"}


def test_selectors_of_a_query_are_found_with_their_labels() -> None:
    query = 'sum by (code) (rate(vierblatt_refusals_total{code="bad-seal"}[5m])) > vierblatt_sockets + up'
    assert picked(query) == [("vierblatt_refusals_total", {"code": "bad-seal"}), ("vierblatt_sockets", {})]


@pytest.mark.parametrize("alert", alerts(), ids=lambda alert: alert["alert"])
def test_an_alert_finds_its_metrics_before_the_first_event(alert: dict[str, Any]) -> None:
    """A figure that is born at its first count has not grown then, and one that is not there is not 0 either."""
    samples = [sample for family in Metrics().registry.collect() for sample in family.samples]
    for name, labels in picked(alert["expr"]):
        found = [sample for sample in samples if sample.name == name and labels.items() <= sample.labels.items()]
        assert found, f"{name} {labels}"


def test_the_page_names_every_event_that_is_counted_as_a_fault() -> None:
    sources = [path.read_text(encoding="utf-8") for path in Path(server.__file__).parent.rglob("*.py")]
    counted = [event for source in sources for event in COUNTED.findall(source)]
    assert len(counted) == sum(source.count("faults.inc()") for source in sources)
    (row,) = re.findall(r"^\| `VierblattFaults` \| (.*)\|$", OPERATIONS.read_text(encoding="utf-8"), re.MULTILINE)
    counts, _, counts_not = row.partition("Not counted")
    assert {*re.findall(r"`([a-z-]+)`", counts)} == {*counted}
    assert not {*re.findall(r"`([a-z-]+)`", counts_not)} & {*counted}


def test_the_page_says_what_to_do_about_every_alert() -> None:
    named = re.findall(r"^\| `(Vierblatt\w+)` \|", OPERATIONS.read_text(encoding="utf-8"), re.MULTILINE)
    assert named == [alert["alert"] for alert in alerts()]


def test_the_configuration_reads_the_alerts() -> None:
    found = yaml.safe_load((DEPLOY / "prometheus" / "prometheus.yml").read_text(encoding="utf-8"))
    assert found["rule_files"] == ["alerts.yml"]
    (job,) = found["scrape_configs"]
    assert all(f'job="{job["job_name"]}"' in alert["expr"] for alert in alerts() if "up{" in alert["expr"])


@pytest.mark.parametrize("panel", PANELS, ids=lambda panel: panel["title"])
def test_a_panel_shows_existing_metrics(panel: dict[str, Any]) -> None:
    queries = [target["expr"] for target in panel["targets"]]
    assert queries and all(asked_for(query) and asked_for(query) <= exported() for query in queries)
    assert all(query.count("(") == query.count(")") for query in queries)
    place = panel["gridPos"]
    assert 0 <= place["x"] < place["x"] + place["w"] <= 24


def test_the_dashboard_shows_every_metric_and_no_panels_overlap() -> None:
    shown = {name for panel in PANELS for target in panel["targets"] for name in asked_for(target["expr"])}
    ours = {name for name in exported() if name.startswith("vierblatt_") and not name.endswith(("_count", "_sum"))}
    assert ours <= shown
    cells = [
        (x, y)
        for place in (panel["gridPos"] for panel in PANELS)
        for x in range(place["x"], place["x"] + place["w"])
        for y in range(place["y"], place["y"] + place["h"])
    ]
    assert len(cells) == len(set(cells))
    assert len({panel["id"] for panel in PANELS}) == len(PANELS)
