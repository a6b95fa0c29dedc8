"""The progress of a job: which chunks are done, and their combined tally."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from vierblatt.simulate.job import SimulationJob
from vierblatt.simulate.tally import Tally


@dataclass(frozen=True, eq=False)
class Progress:
    """An immutable value: `plus` returns a new one, so an interrupt never leaves a half-updated one."""

    job: SimulationJob
    done: int  #: chunks, as bits
    tally: Tally

    @classmethod
    def of(cls, job: SimulationJob) -> Progress:
        """The progress of a job of which nothing is done yet."""
        return cls(job, 0, job.empty())

    def plus(self, chunks: Sequence[int], tally: Tally) -> Progress:
        """The progress after chunks that were not done before, with their tally added."""
        bits = sum(1 << chunk for chunk in chunks)
        return Progress(self.job, self.done | bits, self.tally + tally)

    def left(self) -> Iterator[int]:
        """The chunks still to be done, in order."""
        return (chunk for chunk in range(self.job.chunks) if not self.done >> chunk & 1)


#: Called with the progress after every chunk or every few chunks, in the thread that runs the job.
Done = Callable[[Progress], None]


class SimulationInterrupted(KeyboardInterrupt):
    """Ctrl-C was pressed; `progress` has everything done until then."""

    def __init__(self, progress: Progress) -> None:
        self.progress = progress
        super().__init__()
