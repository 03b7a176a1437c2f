/** Accounts of several holders, and payees with a trading name: who of them is meant, and when the answer is no more than close. The names are made up. */
import { expect, test } from 'vitest';
import { compareNames } from '../../src/names.js';

type Row = readonly [given: string, held: string | readonly string[], answer: string];

const ROWS: readonly Row[] = [
  // one of the holders is the payee
  ['John Smith', 'John Smith; Anna Smith', 'MATCH JOINT_ACCOUNT SAME'],
  ['Anna Smith', 'John & Anna Smith', 'MATCH JOINT_ACCOUNT SAME'],
  ['John Smith', 'John & Anna Smith', 'MATCH JOINT_ACCOUNT SAME'],
  ['Mr J Smith', 'Mr J & Mrs A Smith', 'MATCH JOINT_ACCOUNT SAME'],
  ['Mrs A Smith', 'Mr J & Mrs A Smith', 'MATCH JOINT_ACCOUNT SAME'],
  ['Peter Brown', 'John & Anna Smith', 'NO_MATCH OTHER_WORD'],
  ['Jon Smith', ['Peter Brown', 'John Smith'], 'CLOSE_MATCH SPELLING'],
  // a firm has no holders
  ['John Smith', 'John Smith & Sons', 'NO_MATCH OTHER_WORD'],
  ['Anna Smith', 'John and Anna Smith Trust', 'NO_MATCH OTHER_WORD'],
  // several are given: each of them has to be one
  ['John Smith & Anna Smith', ['John Smith', 'Anna Smith'], 'MATCH SAME'],
  ['John Smith; Anna Smith', ['Anna Smith', 'John Smith'], 'MATCH SAME'],
  ['Mr J & Mrs A Smith', ['Mr J Smith', 'Mrs A Smith'], 'MATCH SAME'],
  ['John Smith; Anna Smyth', ['Anna Smith', 'John Smith'], 'CLOSE_MATCH'],
  ['John Smith; Anna Smith', ['John Smith', 'Peter Brown'], 'CLOSE_MATCH'],
  ['Mr J & Mrs A Smith', ['Mr P Brown', 'Mr J Smith'], 'CLOSE_MATCH'],
  ['John Smith & Anna Smith', ['Peter Brown', 'Bob Jones'], 'NO_MATCH'],
  // the name and the trading name
  ['John Smith', 'John Smith t/a Smith Plumbing', 'CLOSE_MATCH TRADING_NAME SAME'],
  ['Smith Plumbing', 'John Smith t/a Smith Plumbing', 'CLOSE_MATCH TRADING_NAME SAME'],
  ['Peter Brown', 'John Smith t/a Smith Plumbing', 'NO_MATCH'],
];

test.each(ROWS)('%s, %s', (given, held, answer) => {
  const { result, reasons } = compareNames(given, held);
  // without reasons, the answer alone counts
  const codes = answer.includes(' ') ? reasons.map(({ code }) => code) : [];
  expect([result, ...codes].join(' ')).toBe(answer);
});

test('names that are too long to be compared word by word are the same where all their letters are', () => {
  const long = 'Stiftung zur Erhaltung des Gartens '.repeat(20);
  expect(compareNames(long.toUpperCase(), long).result).toBe('MATCH');
  expect(compareNames(`${long}X`, long)).toMatchObject({ result: 'NOT_COVERED', reasons: [{ code: 'TOO_LONG' }] });
});

test('a country is a code of two letters, and nothing around it', () => {
  for (const country of ['XDE', 'DEU', 'de', '']) expect(() => compareNames('Ada', 'Ada', { country })).toThrow('ISO 3166-1');
});
