/** Numbers that others published, as valid or wrong: the same answer, but where a disagreement is listed. */
import { describe, expect, test } from 'vitest';
import type { ReferenceKind } from '../../rules/index/codes.js';
import { isValid, parse, referenceKinds } from '../../src/references.js';
import { DISAGREEMENTS } from './disagreements.js';
import published from './published.json' with { type: 'json' };

test.each(published)('$kind: $origin', ({ kind, valid, invalid }) => {
  const taken = (text: string): boolean => isValid(text, kind as ReferenceKind);
  expect(valid.filter((text) => !taken(text))).toEqual([]);
  expect(invalid.filter(taken)).toEqual([]);
});

test('there are enough of them', () => {
  const count = published.reduce((sum, { valid, invalid }) => sum + valid.length + invalid.length, 0);
  expect(count).toBeGreaterThan(250);
  expect(published.filter(({ kind }) => !referenceKinds().some(({ code }) => code === kind))).toEqual([]);
});

describe('disagreements', () => {
  test.each(DISAGREEMENTS)('$peer on $text', ({ kind, text, theirs }) => {
    expect(isValid(text, kind)).toBe(!theirs);
  });

  test('SI21 is not covered, rather than wrong', () => {
    expect(parse('SI21 19-5', 'SI_MODEL')).toMatchObject({ ok: true, reference: { check: 'not-covered' } });
  });
});
