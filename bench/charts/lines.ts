/** A chart of two curves over a number of rows, from a thousand to millions: equal steps to the right are equal multiples. */
import { type Chart, shape, text, WIDTH } from './svg.js';

export interface Curve {
  readonly label: string;
  /** Rows → value. */
  readonly points: readonly (readonly [rows: number, value: number])[];
}

export interface LineChart {
  readonly title: string;
  readonly unit: string;
  readonly curves: readonly [Curve, Curve];
  /** Upwards, too, a step is ten times as much. */
  readonly isLogarithmic?: boolean;
  /** A line that the curves should stay below. */
  readonly limit?: { readonly value: number; readonly label: string };
}

const [LEFT, RIGHT, TOP, HEIGHT] = [60, 40, 64, 150];
const BOTTOM = TOP + HEIGHT;

const formatRows = (rows: number): string => (rows >= 1e6 ? `${rows / 1e6} million` : rows.toLocaleString('en'));

interface Axis {
  readonly marks: readonly number[];
  /** Value → its place between 0, the bottom, and 1. */
  readonly placeOf: (value: number) => number;
}

/** From 0 to the next number above that has a single digit before its noughts. */
function createLinearAxis(values: readonly number[]): Axis {
  const most = Math.max(...values);
  const step = 10 ** Math.floor(Math.log10(most));
  const top = Math.ceil(most / step) * step;
  return { marks: [0, top / 2, top], placeOf: (value) => value / top };
}

/** From one power of ten to another. */
function createLogarithmicAxis(values: readonly number[]): Axis {
  const [first, last] = [Math.floor(Math.log10(Math.min(...values))), Math.ceil(Math.log10(Math.max(...values)))];
  const marks = Array.from({ length: last - first + 1 }, (_, at) => 10 ** (first + at));
  return { marks, placeOf: (value) => (Math.log10(value) - first) / (last - first) };
}

export function drawLines({ title, unit, curves, limit, isLogarithmic = false }: LineChart): Chart {
  const points = curves.flatMap((curve) => curve.points);
  const rows = [...new Set(points.map(([count]) => count))].sort((one, other) => one - other);
  const [first = 1, last = 10] = [rows[0], rows.at(-1)];
  const values = [...points.map(([, value]) => value), ...(limit === undefined ? [] : [limit.value])];
  const { marks, placeOf } = isLogarithmic ? createLogarithmicAxis(values) : createLinearAxis(values);
  const xOf = (count: number): number => LEFT + (Math.log(count / first) / Math.log(last / first)) * (WIDTH - LEFT - RIGHT);
  const yOf = (value: number): number => BOTTOM - placeOf(value) * HEIGHT;
  const lines = marks.map(
    (value) =>
      shape('line', { class: 'line', x1: LEFT, x2: WIDTH - RIGHT, y1: yOf(value), y2: yOf(value) }) +
      text(value.toLocaleString('en'), { class: 'note', x: LEFT - 8, y: yOf(value) + 4, 'text-anchor': 'end' }),
  );
  const ticks = rows.map((count) => text(formatRows(count), { class: 'note', x: xOf(count), y: BOTTOM + 18, 'text-anchor': 'middle' }));
  const drawn = curves.map(({ label, points: own }, at) => {
    const kind = at === 0 ? 'curve' : 'curve second';
    const x = LEFT + at * 200;
    return [
      shape('polyline', {
        class: kind,
        points: own.map(([count, value]) => `${xOf(count).toFixed(1)},${yOf(value).toFixed(1)}`).join(' '),
      }),
      shape('line', { class: kind, x1: x, x2: x + 26, y1: 44, y2: 44 }),
      text(label, { x: x + 34, y: 48 }),
    ].join('');
  });
  const mark =
    limit === undefined
      ? ''
      : shape('line', { class: 'goal', x1: LEFT, x2: WIDTH - RIGHT, y1: yOf(limit.value), y2: yOf(limit.value) }) +
        text(limit.label, { class: 'note', x: WIDTH - RIGHT, y: yOf(limit.value) - 6, 'text-anchor': 'end' });
  const said = curves.map(
    ({ label, points: own }) => `${label}: ${own.map(([count, value]) => `${value} with ${formatRows(count)} rows`).join(', ')}`,
  );
  return {
    title: `${title}, ${unit}`,
    description: `${said.join('; ')}.${limit === undefined ? '' : ` ${limit.label}.`}`,
    height: BOTTOM + 32,
    body: [...lines, ...ticks, ...drawn, mark].join(''),
  };
}
