"""Counters that are counted by a move: whoever asks for them does the work, not the move.

The client library's own take a lock at each count. Ours belong to one event loop and are plain
numbers; they become samples when Prometheus comes for them.
"""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import accumulate

from prometheus_client import CollectorRegistry
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily
from prometheus_client.registry import Collector

Labels = tuple[str, ...]


class Count(Collector):
    """How often something happened, by its labels."""

    def __init__(
        self, name: str, text: str, labels: Labels = (), *, registry: CollectorRegistry
    ) -> None:
        self._named = name, text, labels
        self.counts: Counter[Labels] = Counter()
        if not labels:
            self.counts[()] = 0
        registry.register(self)

    def collect(self) -> Iterable[CounterMetricFamily]:
        name, text, labels = self._named
        family = CounterMetricFamily(f"complot_{name}", text, labels=labels)
        for values, count in [*self.counts.items()]:
            family.add_metric(values, count)
        return [family]


class Watch:
    """How long something took: how often, into which bucket, and all in all."""

    def __init__(self, upto: Sequence[float]) -> None:
        self._upto = upto
        self.counts = [0] * (len(upto) + 1)
        self.total = 0.0

    def observe(self, seconds: float) -> None:
        self.counts[bisect_left(self._upto, seconds)] += 1
        self.total += seconds


class Times(Collector):
    """How long things took, by a label."""

    def __init__(
        self,
        name: str,
        text: str,
        label: str | None,
        upto: Sequence[float],
        *,
        registry: CollectorRegistry,
    ) -> None:
        self._named = name, text, () if label is None else (label,)
        self._upto = upto
        self._watches: dict[Labels, Watch] = {}
        registry.register(self)

    def watch(self, *values: str) -> Watch:
        """The watch of what is labelled so."""
        return self._watches.setdefault(values, Watch(self._upto))

    def collect(self) -> Iterable[HistogramMetricFamily]:
        name, text, labels = self._named
        family = HistogramMetricFamily(f"complot_{name}", text, labels=labels)
        bounds = [*map(str, self._upto), "+Inf"]
        for values, watch in [*self._watches.items()]:
            family.add_metric(
                values, [*zip(bounds, accumulate(watch.counts), strict=True)], watch.total
            )
        return [family]
