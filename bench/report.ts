/** The figures as a table: on the terminal, and in RESULTS.md. */
import { cpus, totalmem } from 'node:os';
import { type Figure, megabytes } from './figure.js';
import { describeGoal, type Goal, inUnit, verdictOf } from './goals.js';

const HEADINGS = ['figure', 'what', 'beside', 'ours', 'theirs', 'ratio', 'half of the rounds', 'goal', ''];

/** `ratio` is how many times faster, or our share; figures without a peer stand under `ours` alone. */
function cellsOf(figure: Figure, goal: Goal | undefined): readonly string[] {
  const { name, what, peer, ours, theirs, value, unit, quartiles } = figure;
  const isRatio = unit === 'faster' || unit === 'share';
  const ratio = isRatio ? `${inUnit(value, unit)} ${unit === 'faster' ? 'faster' : 'of it'}` : '';
  const spread = quartiles === undefined ? '' : quartiles.map((quartile) => inUnit(quartile, unit)).join(' to ');
  return [name, what, peer, ours, theirs, ratio, spread, goal ? describeGoal(goal, unit) : '', goal ? verdictOf(goal, figure) : ''];
}

const goalOf = (name: string, goals: readonly Goal[]): Goal | undefined => goals.find(({ figure }) => figure === name);

function markdownTable(figures: readonly Figure[], goals: readonly Goal[]): string {
  const rows = [HEADINGS, HEADINGS.map(() => '---'), ...figures.map((figure) => cellsOf(figure, goalOf(figure.name, goals)))];
  return rows.map((cells) => `| ${cells.join(' | ')} |\n`).join('');
}

/** As wide as its widest cells. */
export function terminalTable(figures: readonly Figure[], goals: readonly Goal[]): string {
  const rows = [HEADINGS, ...figures.map((figure) => cellsOf(figure, goalOf(figure.name, goals)))];
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

/** What has to be said beside figures and goals; what is the same for several stands once. */
export function notes(figures: readonly Figure[], goals: readonly Goal[]): readonly string[] {
  const named = new Map<string, string[]>();
  const say = (figure: string, note: string) => named.set(note, [...(named.get(note) ?? []), figure]);
  for (const { name, notes = [] } of figures) for (const note of notes) say(name, note);
  for (const goal of goals) {
    const { figure, floor } = goal;
    const measured = figures.find(({ name }) => name === figure);
    if (floor !== undefined && measured !== undefined && verdictOf(goal, measured) !== 'met')
      say(figure, `the goal is not reached, ${floor.value} is held: ${floor.because}`);
  }
  return [...named].map(([note, names]) => `${names.join(', ')}: ${note}`);
}

export const machine = (): string =>
  `${cpus()[0]?.model.trim() ?? 'unknown processor'}, ${cpus().length} cores, ${megabytes(totalmem())}; Node.js ${process.versions.node}, V8 ${process.versions.v8}, ${process.platform} ${process.arch}`;

const INTRODUCTION = `Written by \`npm run bench\`; do not edit.

Every figure is measured beside its peer in the same run: both take turns over the same inputs, which are all different, and the ratio is the
median of the ratios of all rounds. *faster* is how many times our time goes into theirs; *of it* is our share of theirs. Where two packages do not
say the same of an input, that input is left out and told below.`;

export function resultsPage(figures: readonly Figure[], goals: readonly Goal[], day: string): string {
  const list = notes(figures, goals)
    .map((note) => `- ${note}\n`)
    .join('');
  return `# Results\n\n${INTRODUCTION}\n\n${day}. ${machine()}.\n\n${markdownTable(figures, goals)}\n## Beside the figures\n\n${list}`;
}
