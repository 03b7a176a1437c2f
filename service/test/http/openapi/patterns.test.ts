/**
 * The patterns of http/openapi.json mean the same to those who compile them without the flag `u`, as some validators do, and with it, as JSON Schema says.
 *
 * @see https://json-schema.org/draft/2020-12/json-schema-core#name-regular-expressions
 */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const document: unknown = JSON.parse(readFileSync(new URL('../../../http/openapi.json', import.meta.url), 'utf8'));

function patternsIn(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, member]) =>
    name === 'pattern' && typeof member === 'string' ? [member] : patternsIn(member),
  );
}

const patterns = [...new Set(patternsIn(document))];

/** What needs the flag `u`, and what needs `v`: classes by property, and code points in braces. */
const NEEDS_FLAG = /(?<!\\)(?:\\\\)*\\(?:[pP]\{|u\{)/;

/** One of each kind of letter that a class may hold. */
const LETTERS = [
  ...'Aa0 _-.,:;/()+@"<>\u0000\u0007\u001f\u007f\u0085\u00a0\u00e9\u00bf\u2010\u2028\u3001\u30a2\uff20\ufeff',
  '\u{1f600}',
  '\u{20bb7}',
];

const same = (pattern: string): boolean => {
  const [plain, unicode] = [new RegExp(pattern), new RegExp(pattern, 'u')];
  const texts = LETTERS.flatMap((letter) => [letter, letter.repeat(2), `A${letter}`, `${letter}1`, `12345${letter}`]);
  return texts.every((text) => plain.test(text) === unicode.test(text));
};

test('there are patterns', () => expect(patterns.length).toBeGreaterThan(10));

test.each(patterns)('%s', (pattern) => {
  expect(pattern).not.toMatch(NEEDS_FLAG);
  expect(same(pattern)).toBe(true);
});

test.each([String.raw`^\p{L}+$`, String.raw`^[^\p{Cc}]+$`, String.raw`\u{1F600}`])('%s would not', (pattern) => {
  expect(pattern).toMatch(NEEDS_FLAG);
  expect(same(pattern)).toBe(false);
});
