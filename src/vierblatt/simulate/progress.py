"""How far a job has come: which chunks are done, and what they have counted together."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from vierblatt.simulate.job import SimulationJob
from vierblatt.simulate.tally import Tally


@dataclass(frozen=True, eq=False)
class Progress:
    """A value: doing more makes another one, so that an interrupt never meets one that is half changed."""

    job: SimulationJob
    done: int  #: chunks, as bits
    tally: Tally

    @classmethod
    def of(cls, job: SimulationJob) -> Progress:
        """Nothing is done yet."""
        return cls(job, 0, job.empty())

    def plus(self, chunks: Sequence[int], tally: Tally) -> Progress:
        """With chunks that were not done before, and what they have counted."""
        bits = sum(1 << chunk for chunk in chunks)
        return Progress(self.job, self.done | bits, self.tally + tally)

    def left(self) -> Iterator[int]:
        """The chunks that are still to be done, in their order."""
        return (chunk for chunk in range(self.job.chunks) if not self.done >> chunk & 1)


#: Told how far a job has come, after each chunk or few, in the thread that runs the job.
Done = Callable[[Progress], None]


class SimulationInterrupted(KeyboardInterrupt):
    """Somebody pressed Ctrl-C: `progress` has everything that was done until then."""

    def __init__(self, progress: Progress) -> None:
        self.progress = progress
        super().__init__()
