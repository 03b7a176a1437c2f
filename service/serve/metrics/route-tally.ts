/**
 * Counts the answers of each route in plain numbers, which prom-client gets at a scrape.
 *
 * Counting with prom-client costs more: it makes a text of the labels each time, which is 2 µs of the 12 that the service adds to a validation.
 */
import { Counter, type Histogram } from 'prom-client';
import type { Registers } from './registers.js';

/** Upper bounds of the times, in milliseconds. */
const BOUNDS = [1, 2.5, 5, 10, 25, 50, 100, 250, 1_000, 5_000] as const;

/** The numbers of one route. */
interface Tally {
  /** Status → method → answers since the last scrape. */
  readonly answers: Map<number, Map<string, number>>;
  /** The number of answers between each bound and the one before; the last one counts those above all bounds. */
  readonly times: number[];
  milliseconds: number;
}

const newTally = (): Tally => ({ answers: new Map(), times: new Array(BOUNDS.length + 1).fill(0), milliseconds: 0 });

const newCounts = (): Map<string, number> => new Map();

function findOrAdd<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  const found = map.get(key);
  if (found !== undefined) return found;
  const made = make();
  map.set(key, made);
  return made;
}

type CountAnswer = (route: string, method: string, status: number, milliseconds: number) => void;

/** `payprep_http_requests` and `payprep_http_request_seconds`. */
export function countAnswers(registers: Registers): CountAnswer {
  const tallies = new Map<string, Tally>();
  new Counter({
    name: 'payprep_http_requests',
    help: 'Answers',
    labelNames: ['method', 'route', 'status'],
    registers,
    collect() {
      for (const [route, { answers }] of tallies) {
        for (const [status, byMethod] of answers) for (const [method, count] of byMethod) this.inc({ method, route, status }, count);
        answers.clear();
      }
    },
  });
  // prom-client uses only these members of a registered metric
  for (const registry of registers) registry.registerMetric(histogramOf(tallies) as unknown as Histogram<string>);
  return (route, method, status, milliseconds) => {
    const tally = findOrAdd(tallies, route, newTally);
    const byMethod = findOrAdd(tally.answers, status, newCounts);
    byMethod.set(method, (byMethod.get(method) ?? 0) + 1);
    let bucket = 0;
    while (milliseconds > (BOUNDS[bucket] ?? Number.POSITIVE_INFINITY)) bucket += 1;
    tally.times[bucket] = (tally.times[bucket] ?? 0) + 1;
    tally.milliseconds += milliseconds;
  };
}

function histogramOf(tallies: ReadonlyMap<string, Tally>) {
  const name = 'payprep_http_request_seconds';
  const samples = ([route, { times, milliseconds }]: readonly [string, Tally]) => {
    let count = 0;
    const buckets = times.map((here, at) => {
      count += here;
      const bound = BOUNDS[at];
      const le = bound === undefined ? '+Inf' : bound / 1000;
      return { metricName: `${name}_bucket`, labels: { le, route }, value: count };
    });
    const labels = { route };
    return [
      ...buckets,
      { metricName: `${name}_sum`, labels, value: milliseconds / 1000 },
      { metricName: `${name}_count`, labels, value: count },
    ];
  };
  return {
    name,
    type: 'histogram',
    get: async () => ({ name, help: 'Time to an answer', type: 'histogram', aggregator: 'sum', values: [...tallies].flatMap(samples) }),
  };
}
