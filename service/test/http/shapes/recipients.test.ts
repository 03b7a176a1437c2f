import * as v from 'valibot';
import { expect, test } from 'vitest';
import { recipientDetails } from '../../../http/shapes/recipients.js';

const isTaken = (name: string): boolean =>
  v.is(recipientDetails, { country: 'DE', currency: 'EUR', method: 'BANK_ACCOUNT', creditor: { name } });

test.each([['a\u0000'], ['\ud800b'], ['b\udfff'], ['\\\u0000'], ['\\\\\ud800']])('no database stores %j', (name) => {
  expect(isTaken(name)).toBe(false);
});

test.each([['\\u0000'], ['\\ud800'], ['C:\\udine'], ['\\\\u0000'], ['\ud83d\ude00'], ['\u0001']])('%j is a text like others', (name) => {
  expect(isTaken(name)).toBe(true);
});
