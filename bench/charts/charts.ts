/** The charts of the documentation, made from the figures of RESULTS.md. A figure that was not measured is left out. */
import type { Figure } from '../figure.js';
import { goals } from '../goals.js';
import type { Scale } from '../measured.js';
import { type Bar, drawBars } from './bars.js';
import { drawLines } from './lines.js';
import type { Chart } from './svg.js';

type Figures = readonly Figure[];

const OURS: Bar = { label: 'payprep', value: 1, isOurs: true };

/** The bars of peers: how often the time that we take. */
const peerBars = (figures: Figures, names: Readonly<Record<string, string>>): readonly Bar[] =>
  figures.flatMap(({ name, value, unit }) => {
    const label = names[name];
    return label === undefined ? [] : [{ label, value: unit === 'faster' ? value : 1 / value }];
  });

/** The bars of ours: how often the time that the peer takes, with the goal. */
const ownBars = (figures: Figures, names: Readonly<Record<string, string>>): readonly Bar[] =>
  figures.flatMap(({ name, value }) => {
    const label = names[name];
    const goal = goals.find(({ figure }) => figure === name)?.atMost;
    return label === undefined ? [] : [{ label, value, isOurs: true, ...(goal !== undefined && { goal }) }];
  });

const ibanChart = (figures: Figures): Chart =>
  drawBars({
    title: 'Check an IBAN',
    note: 'Time, payprep is 1. The same IBANs, about which both agree.',
    bars: [
      OURS,
      ...peerBars(figures, {
        'iban/ibantools': 'ibantools',
        'iban/ibankit': 'ibankit',
        'iban/validator': 'validator',
        'iban/iban': 'iban',
        'iban/fast-iban': 'fast-iban',
        'iban/mod-97': 'a bare loop modulo 97',
      }),
    ],
  });

const bulkChart = (figures: Figures): Chart =>
  drawBars({
    title: 'A payment just read from a file, every directory loaded',
    note: 'Time, JSON.parse of the same line is 1. The mark is the goal.',
    bars: [
      { label: 'JSON.parse', value: 1 },
      ...ownBars(figures, {
        'bulk/validate': 'validate, 5 % faulty',
        'bulk/validate-third': 'validate, 34 % faulty',
        'bulk/enrich': 'enrich, 5 % faulty',
      }),
    ],
  });

const filesChart = (figures: Figures): Chart =>
  drawBars({
    title: 'A file of payments, one core',
    note: 'Time, payprep validate is 1. Others check less: RESULTS.md says what.',
    bars: [
      { ...OURS, label: 'payprep validate' },
      ...peerBars(figures, {
        'files/script': 'a Node.js script that checks nothing',
        'files/jq': 'jq: members and patterns',
        'files/duckdb': 'DuckDB: patterns and check digits',
        'files/schwifty': 'Python and schwifty: IBAN and BIC',
        'files/stdnum': 'Python and stdnum: IBAN and BIC',
      }),
    ],
  });

function scaleCharts({ runs }: Scale): Readonly<Record<string, Chart>> {
  const curve = (jobs: number, measure: (run: Scale['runs'][number]) => number) => ({
    label: jobs === 1 ? 'one job' : `--jobs ${jobs}`,
    points: runs.filter((run) => run.jobs === jobs).map((run) => [run.rows, Number(measure(run).toPrecision(3))] as const),
  });
  const both = (measure: (run: Scale['runs'][number]) => number) => [curve(1, measure), curve(2, measure)] as const;
  return {
    'scale-cost': drawLines({
      title: 'payprep validate: processor time a row',
      unit: 'µs',
      curves: both(({ microsecondsARow }) => microsecondsARow),
      isLogarithmic: true,
    }),
    'scale-memory': drawLines({
      title: 'payprep validate: peak memory',
      unit: 'MB',
      curves: both(({ peakBytes }) => peakBytes / 1e6),
      limit: { value: 150, label: 'goal for one job: 150 MB' },
    }),
  };
}

/** File name → chart. */
export const charts = (figures: Figures, scale: Scale | undefined): Readonly<Record<string, Chart>> => ({
  iban: ibanChart(figures),
  bulk: bulkChart(figures),
  files: filesChart(figures),
  ...(scale && scaleCharts(scale)),
});
