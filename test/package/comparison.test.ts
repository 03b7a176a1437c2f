/** "How it compares" in README.md: its numbers are those of the packages as they are installed here, and of the last benchmarks. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { countrySpecs } from 'ibantools';
import { expect, test } from 'vitest';
import { root } from './built.js';

const read = (path: string): string => readFileSync(join(root, path), 'utf8');

/** The cells of the row that begins so, without bold type. */
function row(title: string): readonly string[] {
  const line = read('README.md')
    .split('\n')
    .find((text) => text.startsWith(`| ${title} |`));
  return line?.replaceAll('**', '').slice(2, -2).split(' | ').slice(1) ?? [];
}

/** `isValid` alone, as a bundler ships it. */
async function kilobytesOf(code: string): Promise<number> {
  const stdin = { contents: code, resolveDir: root };
  const { outputFiles } = await build({
    stdin,
    bundle: true,
    minify: true,
    format: 'esm',
    tsconfigRaw: '{}',
    // the peers of the benchmarks ask for their version, which no page does
    external: ['node:fs'],
    logLevel: 'error',
    write: false,
  });
  return gzipSync(outputFiles[0]?.contents ?? '', { level: 9 }).length / 1000;
}

test('how fast others check an IBAN is what the benchmarks found', () => {
  const results = read('bench/RESULTS.md');
  const ratios = ['ibantools', 'iban', 'validator'].map(
    (peer) => new RegExp(`^\\| iban/${peer} \\|.*\\| ([\\d.]+)× faster`, 'm').exec(results)?.[1],
  );
  expect(row('check an IBAN, payprep is 1')).toEqual(['1', ...ratios.map((ratio) => `${ratio} times slower`)]);
  expect(read('README.md')).toContain(`Measured on ${/^\d{4}-\d\d-\d\d/m.exec(results)?.[0]}`);
});

test('what an IBAN weighs in a browser is right to a fifth of a kilobyte', async () => {
  const checks = [
    "export { isValid } from 'payprep/iban'",
    "export { isValidIBAN } from 'ibantools'",
    "export { isValid } from 'iban'",
    "export { default } from 'validator/es/lib/isIBAN'",
  ];
  const said = row('`isValid` of an IBAN in a browser, gzipped').map(Number.parseFloat);
  const measured = await Promise.all(checks.map(kilobytesOf));
  expect(said).toHaveLength(measured.length);
  said.forEach((kilobytes, index) => {
    expect(Math.abs(kilobytes - (measured[index] ?? 0)), `${kilobytes} kB of ${checks[index]}`).toBeLessThan(0.2);
  });
});

test('ibantools has national check digits of as many countries as its table says', () => {
  const checked = Object.values(countrySpecs).filter((spec) => spec.bban_validation_func !== undefined);
  expect(row('national check digits')[1]).toBe(String(checked.length));
});

/** Ours and theirs of a row of the benchmarks. */
function figure(name: string): readonly string[] {
  const line = read('bench/RESULTS.md')
    .split('\n')
    .find((text) => text.startsWith(`| ${name} |`));
  return line?.slice(2, -2).split(' | ').slice(3, 5) ?? [];
}

test('what a whole instruction takes, warm and at first, is what the benchmarks found', () => {
  const [ours, stack] = figure('validate/stack');
  expect(row('check one again, warm, without bank directories')).toEqual([ours, stack, figure('validate/zod')[1]]);
  expect(row('check one from a file, warm, with every bank directory')[0]).toBe(figure('bulk/validate')[0]);
  expect(row('each of the first 1,000 in a new process')[0]).toBe(figure('cold/validate')[0]);
  const [first = 0, empty = 0] = figure('process/first-answer').map(Number.parseFloat);
  expect(row('the first answer, once Node has started')[0]).toBe(`${first - empty} ms`);
});

test('what a whole instruction weighs in a browser is right to a fortieth', async () => {
  const checks = [
    "export { validate } from 'payprep'",
    "export { passesStack } from './bench/peers/stack.ts'",
    "export { zodInstruction } from './bench/peers/zod-schema.ts'",
  ];
  const said = row('in a browser, gzipped, without bank directories').map(Number.parseFloat);
  const measured = await Promise.all(checks.map(kilobytesOf));
  expect(said).toHaveLength(measured.length);
  said.forEach((kilobytes, index) => {
    const weight = measured[index] ?? 0;
    expect(Math.abs(kilobytes - weight), `${kilobytes} kB of ${checks[index]}, which has ${weight}`).toBeLessThan(weight / 40);
  });
});
