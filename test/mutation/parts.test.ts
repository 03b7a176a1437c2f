/** Every folder is a part of mutation testing, and what is tried of it is always the same. */
import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FURTHER_TESTS, partsOf } from './parts.js';
import { type Change, mutantsOf, sampleOf } from './sample.js';

const parts = partsOf();

test('every folder of src is a part, and something tests it', () => {
  const folders = readdirSync('src', { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const sources = parts.map((part) => part.sources);
  // types alone
  expect(folders.map(({ name }) => `src/${name}`).filter((folder) => !sources.includes(folder))).toEqual(['src/frameworks']);
  expect(parts.filter(({ tests }) => tests.length === 0).map(({ name }) => name)).toEqual([]);
  expect(parts.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.keys(FURTHER_TESTS)));
});

test('the tests of a part are all those below the folder of its name, and those named beside it', () => {
  const testsOf = (name: string): readonly string[] => parts.find((part) => part.name === name)?.tests ?? [];
  expect(testsOf('identifiers')).toContain('test/identifiers/iban/iban.test.ts');
  expect(testsOf('identifiers')).toContain('test/rules/registry.test.ts');
  expect(testsOf('samples').filter((file) => file.includes('.long.'))).toEqual([]);
});

const ofNumber = (number: number, line = number): Change => ({
  fileName: `src/checks/${number % 7}.ts`,
  location: { start: { line, column: 0 }, end: { line, column: 9 } },
  mutatorName: 'StringLiteral',
  replacement: '""',
  original: `'${number % 50}'`,
});
const numbered = (count: number): readonly Change[] => Array.from({ length: count }, (_, number) => ofNumber(number));
const linesOf = (mutants: readonly Change[]): readonly number[] => mutants.map(({ location }) => location.start.line);

test('a sample has the size asked for, and fewer are the first of more', () => {
  const mutants = numbered(1000);
  expect(new Set(sampleOf(mutants, 300)).size).toBe(300);
  expect(sampleOf(mutants, 300).slice(0, 100)).toEqual(sampleOf(mutants, 100));
  expect(sampleOf(mutants.slice(0, 20), 300)).toHaveLength(20);
});

test('a sample stays when lines move, and where a mutant comes or goes, no more than one changes', () => {
  const mutants = numbered(1000);
  const sample = sampleOf(mutants, 300);
  const moved = mutants.map((_, number) => ofNumber(number, number + 5));
  expect(linesOf(sampleOf(moved, 300))).toEqual(linesOf(sample).map((line) => line + 5));
  const more = sampleOf([...mutants, { ...ofNumber(3), original: 'a new one' }], 300);
  expect(sample.filter((mutant) => !more.includes(mutant)).length).toBeLessThanOrEqual(1);
  const fewer = sampleOf(mutants.slice(0, -1), 300);
  expect(sample.filter((mutant) => !fewer.includes(mutant)).length).toBeLessThanOrEqual(1);
});

test('mutants have the text that they change', async () => {
  const mutants = await mutantsOf(['src/findings/severity.ts']);
  expect(mutants.length).toBeGreaterThan(10);
  for (const { fileName, original, replacement } of mutants) {
    expect(fileName).toBe('src/findings/severity.ts');
    expect(original).not.toBe('');
    expect(original).not.toBe(replacement);
  }
});
