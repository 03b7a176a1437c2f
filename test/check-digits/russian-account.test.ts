import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { russianAccountKey } from '../../rules/check-digits/russian-account.js';
import { spansOf } from './support.js';

const { verify } = russianAccountKey('bank', ['branch', 'account']).compile(spansOf('bank:9n branch:5n account:15c'));

/** The keys that an account can have: its ninth digit. */
const keysOf = (code: string, account: string): readonly string[] =>
  [...'0123456789'].filter((key) => verify(code + account.slice(0, 8) + key + account.slice(9)) === 'passed');

// the examples of the Bank of Russia: a correspondent account, a client of its own office, a client of a bank
test.each([
  ['049805000', '30101810800000000746'],
  ['049805000', '40102810100000010001'],
  ['049805746', '40602810700000000025'],
])('%s %s holds', (code, account) => {
  expect(keysOf(code, account)).toEqual([account.charAt(8)]);
});

describe('the bank', () => {
  test.each(['049805000', '049805001', '049805002'])('%s is an office of the Bank of Russia: its fifth and sixth digits count', (code) => {
    expect(verify(`${code}40102810100000010001`)).toBe('passed');
    expect(verify('04980500340102810100000010001')).toBe('failed');
  });

  test('counts by its last three digits, whatever stands before them', () => {
    const account = '40817810538091310419';
    expect(keysOf('044001225', account)).toEqual(keysOf('044525225', account));
    expect(keysOf('044001225', account)).toHaveLength(1);
  });

  test.each(['017003983', '034525225', '144525225'])('%s has accounts without key', (code) => {
    expect(verify(`${code}40817810538091310419`)).toBe('not-covered');
  });
});

describe('the account', () => {
  test('of the treasury has no key', () => {
    expect(verify('04452522503100643000000018500')).toBe('not-covered');
  });

  test.each([...'ABCEHKMPTX'].map((letter, digit) => [letter, digit] as const))('a clearing currency %s counts as %i', (letter, digit) => {
    expect(keysOf('044541312', `30114${letter}84000000000501`)).toEqual(keysOf('044541312', `30114${digit}84000000000501`));
  });

  test.each(['30114D84000000000501', '3011418400000000050A', '301A4184000000000501'])('%s has a letter that nobody explains', (account) => {
    expect(verify(`044541312${account}`)).toBe('not-covered');
  });
});

/** The last three digits of a bank's code: no change of one of them makes an office of the Bank of Russia of it. */
const bank = fc.stringMatching(/^[1-9]{2}\d$/);

const bban = fc
  .tuple(bank, fc.stringMatching(/^[1-9]\d{19}$/))
  .map(([last, account]) => `044525${last}${account.slice(0, 8)}${keysOf(`044525${last}`, account)[0]}${account.slice(9)}`);

test('every digit that is changed is noticed, in the account and in the last three of the bank', () => {
  fc.assert(
    fc.property(bban, fc.integer({ min: 6, max: 28 }), fc.integer({ min: 1, max: 9 }), (right, at, step) => {
      const wrong = right.slice(0, at) + ((Number(right.charAt(at)) + step) % 10) + right.slice(at + 1);
      expect(verify(right)).toBe('passed');
      expect(verify(wrong)).not.toBe('passed');
    }),
  );
});
