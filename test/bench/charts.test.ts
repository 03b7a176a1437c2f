/** The charts of the documentation: made of what was measured, and readable by everybody. */
import { readdirSync, readFileSync } from 'node:fs';
import { SaxesParser } from 'saxes';
import { describe, expect, test } from 'vitest';
import { drawBars } from '../../bench/charts/bars.js';
import { charts } from '../../bench/charts/charts.js';
import { drawLines } from '../../bench/charts/lines.js';
import { formatChart } from '../../bench/charts/svg.js';
import { goalsOn } from '../../bench/goals.js';
import type { Results, Scale } from '../../bench/measured.js';
import { formatCosts, formatResultsPage } from '../../bench/report.js';

const read = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const results = JSON.parse(read('bench/results.json')) as Results;
const scale = JSON.parse(read('bench/scale.json')) as Scale;

/** The elements of an image, by name, with the text in them. */
function parse(svg: string): readonly { readonly name: string; readonly text: string }[] {
  const elements: { name: string; text: string }[] = [];
  const parser = new SaxesParser();
  parser.on('opentag', ({ name }) => elements.push({ name, text: '' }));
  parser.on('text', (text) => {
    const last = elements.at(-1);
    if (last !== undefined) last.text += text;
  });
  parser.write(svg).close();
  return elements;
}

const textOf = (svg: string, element: string): string | undefined =>
  parse(svg)
    .find(({ name }) => name === element)
    ?.text.trim();

describe('what npm run bench -- --charts writes is what was measured', () => {
  const drawn = charts(results.figures, scale);

  test('a file for each chart, and no other', () =>
    expect(readdirSync(new URL('../../docs/charts', import.meta.url)).sort()).toEqual(
      Object.keys(drawn)
        .map((name) => `${name}.svg`)
        .sort(),
    ));

  test.each(Object.keys(drawn))('%s', (name) => expect(read(`docs/charts/${name}.svg`)).toBe(drawn[name] && formatChart(drawn[name])));

  test('RESULTS.md', () => expect(read('bench/RESULTS.md')).toBe(formatResultsPage(results, goalsOn(results.machine), scale)));

  test('what a row costs in docs/cluster.md', () => expect(read('docs/cluster.md')).toContain(formatCosts(scale)));
});

describe('a chart', () => {
  const bars = formatChart(
    drawBars({
      title: 'A & B',
      note: 'Time.',
      bars: [
        { label: 'ours <1>', value: 1, isOurs: true },
        { label: 'theirs', value: 12.345, goal: 3 },
      ],
    }),
  );
  const lines = formatChart(
    drawLines({
      title: 'Memory',
      unit: 'MB',
      curves: [
        {
          label: 'one job',
          points: [
            [1000, 90],
            [1_000_000, 120],
          ],
        },
        {
          label: 'two jobs',
          points: [
            [1000, 130],
            [1_000_000, 200],
          ],
        },
      ],
      limit: { value: 150, label: 'goal: 150 MB' },
    }),
  );

  test('says in words what it shows', () => {
    expect(textOf(bars, 'title')).toBe('A & B');
    expect(textOf(bars, 'desc')).toBe('Time. ours <1>: 1; theirs: 12.3 (goal 3).');
    expect(textOf(lines, 'desc')).toBe(
      'one job: 90 with 1,000 rows, 120 with 1 million rows; two jobs: 130 with 1,000 rows, 200 with 1 million rows. goal: 150 MB.',
    );
  });

  test('has a number at each bar, and a longer bar for more', () => {
    const widths = [...bars.matchAll(/class="bar \w+"[^>]*width="([\d.]+)"/g)].map(([, width]) => Number(width));
    expect((widths[1] ?? 0) / (widths[0] ?? 1)).toBeCloseTo(12.345, 0);
    expect(
      parse(bars)
        .filter(({ name }) => name === 'text')
        .map(({ text }) => text.trim()),
    ).toEqual(['A & B', 'Time.', 'ours <1>', '1', 'theirs', '12.3']);
  });

  test('tells two curves apart without colour', () => expect(lines).toMatch(/\.second \{[^}]*stroke-dasharray/));

  test('has no colour that stands on one ground alone', () => {
    const [light = '', dark = ''] = bars.split('@media (prefers-color-scheme: dark)');
    const coloured = (style: string): readonly string[] =>
      [...style.matchAll(/^ +([\w. ]+) \{[^}]*(?:fill|stroke): #/gm)].map(([, selector = '']) => selector.trim());
    expect(coloured(light).length).toBeGreaterThan(5);
    expect(coloured(dark)).toEqual(coloured(light));
  });
});
