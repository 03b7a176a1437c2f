/** Measures what a form waits for when its country or currency changes: the requirements of a corridor, with every directory. */
import { countries } from 'payprep';
import { createEngine, requirements } from 'payprep/full';
import { type Figure, formatDuration } from '../figure.js';
import { processorClock } from '../rounds.js';
import { median, quantile } from '../statistics.js';

const CURRENCIES = ['EUR', 'USD', 'GBP'];

export function measureRequirements(): readonly Figure[] {
  const engine = createEngine({ on: '2026-11-20' });
  const corridors = countries().flatMap(({ code }) => CURRENCIES.map((currency) => ({ country: code, currency })));
  const time = (corridor: (typeof corridors)[number]): number => {
    const start = processorClock();
    requirements(corridor, engine);
    return processorClock() - start;
  };
  const first = corridors.map(time);
  const again = corridors.map(time);
  const figure = (name: string, what: string, times: readonly number[]): Figure => ({
    name: `requirements/${name}`,
    what,
    peer: '',
    ours: formatDuration(median(times)),
    theirs: '',
    value: median(times) * 1000,
    unit: 'µs',
    quartiles: [quantile(times, 0.25) * 1000, quantile(times, 0.75) * 1000],
  });
  return [
    figure('first', 'requirements of a corridor, every directory, asked for the first time', first),
    figure('again', 'the same, asked again', again),
  ];
}
