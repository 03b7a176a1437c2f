/** The times in README.md are those that were measured last. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const textOf = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

/** The cells of a row of the results: figure, what, peer, ours, theirs. */
const resultOf = (figure: string): readonly string[] =>
  textOf('bench/RESULTS.md')
    .split('\n')
    .find((line) => line.startsWith(`| ${figure} |`))
    ?.split('|')
    .map((cell) => cell.trim())
    .slice(1) ?? [];

test('the time of a payment, and of the first answer of a process', () => {
  const readme = textOf('README.md');
  const [, , , payment = ''] = resultOf('bulk/validate');
  const [, , , first = '', empty = ''] = resultOf('process/first-answer');
  expect(readme).toContain(`A payment takes ${Math.round(Number.parseFloat(payment))} µs once`);
  const seconds = (Number.parseFloat(first) - Number.parseFloat(empty)) / 1000;
  expect(readme).toContain(`the first answer comes\n${seconds.toFixed(1)} s after Node`);
});
