"""The file of a dataset: Apache Parquet, which most tools for data read."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

from vierblatt.datasets.decisions import DatasetRow
from vierblatt.datasets.job import DatasetJob
from vierblatt.errors import BadCheckpoint
from vierblatt.extras import packages_of
from vierblatt.observations.actions import ActionSpace
from vierblatt.observations.layout import ObservationLayout

with packages_of("datasets"):
    import pyarrow as pa
    import pyarrow.parquet as pq

#: A table of pyarrow, which ships no types.
ArrowTable: TypeAlias = Any
#: The key of `DatasetJob.facts` among the metadata of a file.
FACTS = b"vierblatt"
#: The rows that are decompressed together when a file is read: at least so many, but for the last ones.
ROWS_AT_ONCE = 8192
COMPRESSION = "zstd"


def schema_of(job: DatasetJob) -> Any:
    """The columns of a job's file; docs/datasets.md describes them."""
    observation = pa.list_(pa.int8(), ObservationLayout.of(job.game).size)
    actions = ActionSpace.of(job.game).size
    columns = [
        ("observation", observation),
        ("legal_action_mask", pa.list_(pa.int8(), actions)),
        ("action", pa.int16()),
        *((f"{name}_values", pa.list_(pa.float32(), actions)) for name in job.values),
        ("seat", pa.int8()),
        ("result", pa.float32()),
        ("deal", pa.int64()),
    ]
    fields = [pa.field(name, kind, nullable=False) for name, kind in columns]
    return pa.schema(fields, metadata={FACTS: json.dumps(job.facts(), sort_keys=True)})


def table_of(job: DatasetJob, decisions: Sequence[DatasetRow]) -> ArrowTable:
    """The decisions as a table."""
    schema = schema_of(job)
    values = [
        _rows([each.values[name] for each in decisions], schema.field(f"{name}_values").type) for name in job.values
    ]
    columns = [
        _rows([each.observation for each in decisions], schema.field("observation").type),
        _rows([each.legal_action_mask for each in decisions], schema.field("legal_action_mask").type),
        pa.array([each.action for each in decisions], pa.int16()),
        *values,
        pa.array([each.seat for each in decisions], pa.int8()),
        pa.array([each.result for each in decisions], pa.float32()),
        pa.array([each.deal for each in decisions], pa.int64()),
    ]
    return pa.Table.from_arrays(columns, schema=schema)


def _rows(rows: Sequence[npt.NDArray[Any]], kind: Any) -> Any:
    """Arrays of equal length as one column."""
    flat = np.concatenate(rows) if rows else np.zeros(0)
    return pa.FixedSizeListArray.from_arrays(pa.array(flat, kind.value_type), type=kind)


def write_table(table: ArrowTable, path: Path) -> None:
    """Writes a whole table; raises OSError."""
    pq.write_table(table, path, compression=COMPRESSION)


def read_part(path: Path, job: DatasetJob) -> ArrowTable:
    """A table written before; raises BadCheckpoint if it is damaged or of another job or version."""
    try:
        table = pq.read_table(path, partitioning=None)
        given = json.loads((table.schema.metadata or {})[FACTS])
    except (OSError, ValueError, KeyError, pa.ArrowException) as fault:
        raise BadCheckpoint("checkpoint-damaged", file=str(path)) from fault
    if given != json.loads(json.dumps(job.facts())) or not table.schema.equals(schema_of(job)):
        raise BadCheckpoint("checkpoint-of-another-dataset", file=str(path))
    return table


def write_joined(tables: Iterable[ArrowTable], job: DatasetJob, path: Path) -> None:
    """Writes tables one after the other, as far as the job's number of decisions; raises OSError."""
    with pq.ParquetWriter(path, schema_of(job), compression=COMPRESSION) as writer:
        for table in _grouped(tables, job.decisions):
            writer.write_table(table, row_group_size=table.num_rows)


def _grouped(tables: Iterable[ArrowTable], rows: int) -> Iterator[ArrowTable]:
    """The first `rows` rows of the tables in larger ones."""
    waiting: list[ArrowTable] = []
    for table in tables:
        waiting.append(table.slice(0, rows))
        rows -= waiting[-1].num_rows
        if rows == 0 or sum(each.num_rows for each in waiting) >= ROWS_AT_ONCE:
            yield pa.concat_tables(waiting)
            waiting = []
        if rows == 0:
            return
