/**
 * What the last measurements found, kept beside RESULTS.md: the page and the charts are made from it, also without measuring again.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { charts } from './charts/charts.js';
import { formatChart } from './charts/svg.js';
import { goalsOn } from './goals.js';
import type { Results, Scale } from './measured.js';
import { formatCosts, formatResultsPage } from './report.js';

const PAGE = 'bench/RESULTS.md';
const COSTS_PAGE = 'docs/cluster.md';
const COSTS = /(?<=<!-- costs -->\n)[\s\S]*?(?=<!-- \/costs -->)/;
const CHARTS = 'docs/charts';
const RESULTS = 'bench/results.json';
const SCALE = 'bench/scale.json';

const read = <T>(file: string): T | undefined => (existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : undefined);
const write = (file: string, value: unknown): void => writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);

/** Keeps what is new, and writes the page and the charts. */
export function publish({ results, scale }: { readonly results?: Results; readonly scale?: Scale } = {}): void {
  if (results !== undefined) write(RESULTS, results);
  if (scale !== undefined) write(SCALE, scale);
  const kept = read<Results>(RESULTS);
  if (kept === undefined) throw new Error('nothing was measured yet: npm run bench');
  const keptScale = read<Scale>(SCALE);
  writeFileSync(PAGE, formatResultsPage(kept, goalsOn(kept.machine), keptScale));
  mkdirSync(CHARTS, { recursive: true });
  for (const [name, chart] of Object.entries(charts(kept.figures, keptScale))) writeFileSync(`${CHARTS}/${name}.svg`, formatChart(chart));
  if (keptScale !== undefined)
    writeFileSync(
      COSTS_PAGE,
      readFileSync(COSTS_PAGE, 'utf8').replace(COSTS, () => `\n${formatCosts(keptScale)}\n`),
    );
}
