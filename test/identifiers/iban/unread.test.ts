/** IBANs of which one or two characters could not be read. */
import { test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { fillUnread, isValid } from '../../../src/iban.js';
import { anyText } from '../../properties/any-text.js';

const EXAMPLE = 'DE89370400440532013000';
const without = (iban: string, ...places: readonly number[]): string =>
  [...iban].map((character, at) => (places.includes(at) ? '?' : character)).join('');

describe('an IBAN with unreadable characters', () => {
  test.each([...EXAMPLE].map((_, at) => at))('is found again without the character at %i', (at) => {
    const found = fillUnread(without(EXAMPLE, at));
    expect(found).toContain(EXAMPLE);
    expect(found.every(isValid)).toBe(true);
  });

  test('may be several, all of them valid', () => {
    const found = fillUnread('DE89 3704 0044 0532 01?0 ?0');
    expect(found).toContain(EXAMPLE);
    expect(found.every(isValid)).toBe(true);
  });

  test.each(['', '?', '??', EXAMPLE, without(EXAMPLE, 5, 6, 7), 'DE88?', `?${'9'.repeat(100_000)}`])('%.30s has none', (text) => {
    expect(fillUnread(text)).toEqual([]);
  });

  test('that is no text has none', () => expect(fillUnread(5 as never)).toEqual([]));

  property.prop([anyText()])('of any text never throws', (text) => {
    expect(fillUnread(text).every(isValid)).toBe(true);
  });
});
