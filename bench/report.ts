/** Formats the figures as a table, for the terminal and for RESULTS.md. */
import { cpus, totalmem } from 'node:os';
import { type Figure, formatMegabytes } from './figure.js';
import { checkGoal, describeGoal, formatValue, type Goal } from './goals.js';
import { meanings } from './meanings.js';
import type { Results, Scale } from './measured.js';

const HEADINGS = ['figure', 'what', 'peer', 'ours', 'theirs', 'ratio', 'half of the rounds', 'goal', ''];

/** Figures without a peer have no ratio. */
function formatCells(figure: Figure, goal: Goal | undefined): readonly string[] {
  const { name, what, peer, ours, theirs, value, unit, quartiles } = figure;
  const isRatio = unit === 'faster' || unit === 'share';
  const ratio = isRatio ? `${formatValue(value, unit)} ${unit === 'faster' ? 'faster' : 'of it'}` : '';
  const spread = quartiles === undefined ? '' : quartiles.map((quartile) => formatValue(quartile, unit)).join(' to ');
  return [name, what, peer, ours, theirs, ratio, spread, goal ? describeGoal(goal, unit) : '', goal ? checkGoal(goal, figure) : ''];
}

const findGoal = (name: string, goals: readonly Goal[]): Goal | undefined => goals.find(({ figure }) => figure === name);

function formatMarkdownTable(figures: readonly Figure[], goals: readonly Goal[]): string {
  const rows = [HEADINGS, HEADINGS.map(() => '---'), ...figures.map((figure) => formatCells(figure, findGoal(figure.name, goals)))];
  return rows.map((cells) => `| ${cells.join(' | ')} |\n`).join('');
}

/** Formats a table for the terminal. */
export function formatTerminalTable(figures: readonly Figure[], goals: readonly Goal[]): string {
  const rows = [HEADINGS, ...figures.map((figure) => formatCells(figure, findGoal(figure.name, goals)))];
  const widths = HEADINGS.map((_, column) => Math.max(...rows.map((cells) => cells[column]?.length ?? 0)));
  return rows
    .map(
      (cells) =>
        `${cells
          .map((cell, column) => cell.padEnd(widths[column] ?? 0))
          .join('  ')
          .trimEnd()}\n`,
    )
    .join('');
}

/** Lists the notes of figures and goals. A note that several figures share is listed once. */
export function listNotes(figures: readonly Figure[], goals: readonly Goal[]): readonly string[] {
  const figuresOf = new Map<string, string[]>();
  const addNote = (figure: string, note: string) => figuresOf.set(note, [...(figuresOf.get(note) ?? []), figure]);
  for (const { name, notes = [] } of figures) for (const note of notes) addNote(name, note);
  for (const goal of goals) {
    const { figure, floor } = goal;
    const measured = figures.find(({ name }) => name === figure);
    if (floor !== undefined && measured !== undefined && checkGoal(goal, measured) !== 'met')
      addNote(figure, `the goal is not met, ${floor.value} is held: ${floor.because}`);
  }
  return [...figuresOf].map(([note, names]) => `${names.join(', ')}: ${note}`);
}

export const machine = (): string =>
  `${cpus()[0]?.model.trim() ?? 'unknown processor'}, ${cpus().length} cores, ${formatMegabytes(totalmem())}; Node.js ${process.versions.node}, V8 ${process.versions.v8}, ${process.platform} ${process.arch}`;

const INTRODUCTION = `Written by \`npm run bench\`; do not edit.

Every figure is measured together with its peer: both take turns over the same inputs, which are all different, and the ratio is the median of
the ratios of all rounds. *faster* is their time divided by ours; *of it* is our time divided by theirs. Inputs about which two packages
disagree are left out and listed below. [Charts](../docs/performance.md#charts) show the same figures.`;

/** What each row means to a user, for the rows that were measured. */
const listMeanings = (figures: readonly Figure[]): string =>
  Object.entries(meanings)
    .filter(([row]) => figures.some(({ name }) => name.startsWith(`${row}/`)))
    .map(([row, meaning]) => `- ${row}: ${meaning}\n`)
    .join('');

const SCALE_HEADINGS = ['rows', 'jobs', 'processor time a row', 'wall time', 'peak memory'];

function formatScale({ day, machine: where, runs }: Scale): string {
  const rows = runs.map(({ rows: count, jobs, microsecondsARow, seconds, peakBytes }) => [
    count.toLocaleString('en'),
    jobs,
    `${Number(microsecondsARow.toPrecision(3))} µs`,
    `${Number(seconds.toPrecision(3))} s`,
    formatMegabytes(peakBytes),
  ]);
  const table = [SCALE_HEADINGS, SCALE_HEADINGS.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |\n`).join('');
  return `## From a thousand rows to millions\n\nWritten by \`npm run bench -- --scale\`: \`payprep validate\` over NDJSON, 5 % faulty. The start of the program, which is most of a small run, counts.\n\n${day}. ${where}.\n\n${table}\n`;
}

/** What a million and a billion rows cost on so many cores, by the largest file that was measured: a table for docs/cluster.md. */
export function formatCosts({ runs, day }: Scale): string {
  const largest = Math.max(...runs.map(({ rows }) => rows));
  const one = runs.find(({ rows, jobs }) => rows === largest && jobs === 1);
  if (one === undefined) throw new Error('no run with one job');
  const perCore = 1e6 / one.microsecondsARow;
  const hours = (1e9 * one.microsecondsARow) / 3.6e9;
  const rows = [
    ['rows a second a core', Math.round(perCore).toLocaleString('en')],
    ['a million rows, one core', `${Math.round(1e6 / perCore)} s`],
    ['a billion rows', `${hours.toFixed(1)} hours of one core, ${Math.round((hours * 60) / 64)} minutes of 64`],
    ['a billion rows, where an hour of a core costs 0.05', (hours * 0.05).toFixed(2)],
    [`peak memory, ${largest.toLocaleString('en')} rows, one job`, formatMegabytes(one.peakBytes)],
  ];
  const table = [['', day], ['---', '---'], ...rows].map((cells) => `| ${cells.join(' | ')} |\n`).join('');
  return table;
}

export function formatResultsPage({ figures, day, machine: where }: Results, goals: readonly Goal[], scale?: Scale): string {
  const list = listNotes(figures, goals)
    .map((note) => `- ${note}\n`)
    .join('');
  const parts = [
    `# Results\n\n${INTRODUCTION}\n\n${day}. ${where}.\n\n${formatMarkdownTable(figures, goals)}\n`,
    `## What the rows mean\n\n${listMeanings(figures)}\n`,
    scale === undefined ? '' : formatScale(scale),
    `## Notes\n\n${list}`,
  ];
  return parts.join('');
}
