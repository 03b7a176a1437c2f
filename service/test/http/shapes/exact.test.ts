/** What is told to have a shape has it, as the library sees it, and nothing of it would be left out. */
import { test as property } from '@fast-check/vitest';
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { matcherOf } from '../../../http/shapes/exact.js';
import { object } from '../../../http/shapes/object.js';
import { instruction, instructions } from '../../../http/shapes/payments.js';
import { recipientDetails, sessionRequest } from '../../../http/shapes/recipients.js';

const FULL = {
  country: 'DE',
  currency: null,
  creditor: { name: 'Lindenhof Bau GmbH', documents: [{ value: '1', type: 'PASSPORT' }, {}], address: { townName: 'Berlin' } },
  creditorAccount: { id: { value: 'DE89370400440532013000', type: 'IBAN' } },
  creditorAgent: undefined,
};

test.each([[{}], [FULL], [{ creditor: null }]])('an instruction: %j', (value) => {
  expect(matcherOf(instruction)(value)).toBe(true);
});

test.each([
  [[]],
  ['x'],
  [null],
  [undefined],
  [{ unknown: 1 }],
  [{ country: 7 }],
  [{ creditor: [] }],
  [{ creditor: { documents: {} } }],
  [{ creditor: { documents: [7] } }],
  [JSON.parse('{ "__proto__": {} }')],
  [JSON.parse('{ "constructor": "x" }')],
])('none that is taken as it is: %j', (value) => {
  expect(matcherOf(instruction)(value)).toBe(false);
});

test('what has to be there has to be there', () => {
  const shape = object({ name: v.string(), note: v.nullish(v.string()) });
  expect(matcherOf(shape)({ name: 'x' })).toBe(true);
  expect(matcherOf(shape)({ note: 'x' })).toBe(false);
});

describe('of what asks for more than a type it does not know', () => {
  test.each([
    ['a bulk', instructions, { items: [FULL] }],
    ['a recipient', recipientDetails, { country: 'DE', currency: 'EUR', method: 'SEPA' }],
    ['a session', sessionRequest, { externalUserId: 'u', returnUrl: 'https://shop.test/' }],
  ])('%s', (_, shape, value) => {
    expect(matcherOf(shape)(value)).toBe(false);
  });
});

const text = fc.option(fc.oneof(fc.string(), fc.constant(undefined)));
const near = fc.record(
  {
    country: text,
    method: fc.oneof(text, fc.jsonValue()),
    creditor: fc.oneof(
      fc.record(
        { name: text, documents: fc.oneof(fc.array(fc.record({ value: text }, { requiredKeys: [] })), fc.jsonValue()) },
        { requiredKeys: [] },
      ),
      fc.jsonValue(),
    ),
    other: fc.jsonValue(),
  },
  { requiredKeys: [] },
);

property.prop([fc.oneof(near, fc.jsonValue())])('yes is what the library says, and what it makes of it is the same', (value) => {
  if (!matcherOf(instruction)(value)) return;
  expect(v.safeParse(instruction, value)).toMatchObject({ success: true, output: value });
  expect(Object.keys(v.parse(instruction, value))).toEqual(Object.keys(value as object));
});
