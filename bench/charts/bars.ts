/** A chart of bars, one below the other: the longer, the slower. */
import { type Chart, shape, text, WIDTH } from './svg.js';

export interface Bar {
  readonly label: string;
  readonly value: number;
  /** The bar is one of ours. */
  readonly isOurs?: boolean;
  /** A mark: the bar should end here at the latest. */
  readonly goal?: number;
}

export interface BarChart {
  readonly title: string;
  /** What a bar measures. */
  readonly note: string;
  readonly bars: readonly Bar[];
}

const [TOP, ROW, BAR] = [60, 28, 16];
const LABELS = 330;
/** Room for the number behind the longest bar. */
const RIGHT = 70;

const formatNumber = (value: number): string => String(Number(value.toPrecision(3)));

const describe = ({ label, value, goal }: Bar): string =>
  `${label}: ${formatNumber(value)}${goal === undefined ? '' : ` (goal ${formatNumber(goal)})`}`;

/** The chart, with a line where a bar of 1 ends. */
export function drawBars({ title, note, bars }: BarChart): Chart {
  const longest = Math.max(...bars.flatMap(({ value, goal = 0 }) => [value, goal]));
  const widthOf = (value: number): number => (value / longest) * (WIDTH - LABELS - RIGHT);
  const bottom = TOP + bars.length * ROW;
  const rows = bars.map(({ label, value, isOurs = false, goal }, at) => {
    const y = TOP + at * ROW;
    const kind = isOurs ? 'ours' : 'theirs';
    const mark = goal === undefined ? [] : [LABELS + widthOf(goal)];
    return [
      text(label, { class: kind, x: LABELS - 10, y: y + 13, 'text-anchor': 'end' }),
      shape('rect', { class: `bar ${kind}`, x: LABELS, y, width: Math.max(widthOf(value), 1), height: BAR, rx: 2 }),
      // an edge, because red on blue is hard to see
      ...mark.flatMap((x) => ['edge', 'goal'].map((layer) => shape('line', { class: layer, x1: x, x2: x, y1: y - 3, y2: y + BAR + 3 }))),
      text(formatNumber(value), { class: kind, x: LABELS + widthOf(Math.max(value, goal ?? 0)) + 8, y: y + 13 }),
    ].join('');
  });
  const unit = LABELS + widthOf(1);
  const body = [
    text(note, { class: 'note', x: 16, y: 46 }),
    shape('line', { class: 'line', x1: unit, x2: unit, y1: TOP - 6, y2: bottom }),
    ...rows,
  ].join('');
  return { title, description: `${note} ${bars.map(describe).join('; ')}.`, height: bottom + 10, body };
}
