/** The list of the contract's fields is what is read: each has the type that it says, and is named where it has not. */
import { describe, expect, test } from 'vitest';
import { isEmail } from '../../src/identifiers/email.js';
import { createEngine, explain, validate } from '../../src/index.js';
import { ADDRESS_FIELDS, ADDRESS_LENGTHS, addressRank, INSTRUCTION_FIELDS, sectionRank } from '../../src/instruction/fields.js';
import { replaceAt } from '../properties/instructions.js';

const engine = createEngine({ on: '2026-11-20' });

const places = (value: unknown): readonly string[] => explain(value, engine).alerts.map(({ pointer }) => pointer);

const values = { text: 'X', object: {}, list: [] } as const;

describe.each(INSTRUCTION_FIELDS)('$pointer', ({ pointer, type }) => {
  test('of another type has an alert of its own', () => expect(places(replaceAt({}, pointer, 7))).toEqual([pointer]));

  test('absent or null has none; alone it says nothing that could be checked', () => {
    for (const absent of [null, undefined]) {
      const codes = explain(replaceAt({}, pointer, absent), engine).alerts.map(({ code }) => code);
      expect(codes).toEqual(['PAYMENT_INSTRUCTION_NOT_CHECKED']);
    }
  });

  test.each(Object.entries(values))('as %s', (of, value) => {
    const rules = explain(replaceAt({}, pointer, value), engine).alerts.map(({ rule }) => rule);
    if (of === type) expect(rules).not.toContain('instruction/shape');
    else expect(places(replaceAt({}, pointer, value))).toEqual([pointer]);
  });
});

test('sections stand in the order of the fields, and the parts of an address behind the whole', () => {
  const ranks = INSTRUCTION_FIELDS.map(({ pointer }) => sectionRank(pointer));
  expect(ranks).toEqual(ranks.toSorted((one, other) => one - other));
  expect(sectionRank('/creditor/documents/3/value')).toBe(sectionRank('/creditor/documents'));
  const parts = ADDRESS_FIELDS.map((field) => addressRank(`/creditor/address/${field}`));
  expect([addressRank('/creditor/address'), ...parts]).toEqual(Array.from({ length: ADDRESS_FIELDS.length + 1 }, (_, at) => at));
});

test('an e-mail address of the length that the list says is the longest that passes', () => {
  const max = INSTRUCTION_FIELDS.find(({ pointer }) => pointer === '/creditor/contactDetails/email')?.maxLength ?? 0;
  const ofLength = (length: number): string => `ada@${'abcdefghi.'.repeat(30).slice(0, length - 8)}.org`;
  expect(ofLength(max)).toHaveLength(max);
  expect([isEmail(ofLength(max)), isEmail(ofLength(max + 1))]).toEqual([true, false]);
});

test('a length that the list says is the longest that passes', () => {
  for (const [field, max] of Object.entries(ADDRESS_LENGTHS)) {
    if (field === 'country') continue;
    const isTooLong = (length: number): boolean => {
      const address = { [field]: 'AB'.repeat(max).slice(0, length) };
      const [said, explained] = [validate, explain].map((ask) =>
        ask({ creditor: { address } }, engine).alerts.some(({ code }) => code === 'CREDITOR_ADDRESS_FIELD_TOO_LONG'),
      );
      expect(said, field).toBe(explained);
      return said === true;
    };
    expect([isTooLong(max), isTooLong(max + 1)], field).toEqual([false, true]);
  }
});
