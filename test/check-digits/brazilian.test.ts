import { describe, expect, test } from 'vitest';
import { brazilianAccount, brazilianBranch, brazilianBranchAccount } from '../../rules/check-digits/brazilian.js';
import type { Check } from '../../rules/vocabulary/check.js';
import { spansOf } from './support.js';

const SPANS = spansOf('bank:8n branch:4n bankCheck:1c account:20n check:1c');
const alone = brazilianAccount('bank', 'account', 'check');
const together = brazilianBranchAccount('bank', 'branch', 'account', 'check');
const branch = brazilianBranch('bank', 'branch', 'bankCheck');

const bban = (bank: string, office: string, number: string): string => {
  const [account = '', check = ''] = number.split('-');
  return bank.padStart(8, '0') + office.slice(0, 4) + (office[4] ?? '0') + account.padStart(20, '0') + check;
};

type Example = readonly [bank: string, office: string, right: string, wrong: string];

describe.each([
  [
    'the account alone',
    alone,
    [
      ['001', '1584', '210169-6', '210169-5'],
      ['00000000', '1584', '10089934-X', '10089934-0'],
      ['001', '1584', '10089939-0', '10089939-X'],
      ['041', '1584', '358507671-8', '358507671-7'],
      ['92702067', '1584', '6-6', '6-1'],
      ['237', '1425', '0238069-2', '0238069-1'],
      ['60746948', '1425', '0301357-P', '0301357-1'],
      ['237', '1425', '0301357-0', '0301357-9'],
    ],
  ],
  [
    'branch and account',
    together,
    [
      ['341', '2545', '02366-1', '02366-2'],
      ['60701190', '1874', '10009-0', '10009-1'],
      ['033', '1234', '12345678-4', '12345678-5'],
      ['033', '1234', '12345678-4', '12345678-0'],
      ['90400888', '1234', '12345678-4', '12345678-5'],
      ['104', '1234', '00112345678-2', '00112345678-3'],
      ['00360305', '1234', '00112345678-2', '00112345678-3'],
      // ten is written as 0
      ['104', '1234', '00112345609-0', '00112345609-1'],
    ],
  ],
] as readonly [string, Check, readonly Example[]][])('%s', (_, check, examples) => {
  test.each(examples)('%s %s %s, and not %s', (bank, office, right, wrong) => {
    const { verify } = check.compile(SPANS);
    expect(verify(bban(bank, office, right))).toBe('passed');
    expect(verify(bban(bank, office, wrong))).toBe('failed');
  });

  test('a bank without a rule, or a longer number, is not covered', () => {
    const { verify } = check.compile(SPANS);
    for (const bank of ['260', '18236120', '18236001', '18236341']) expect(verify(bban(bank, '0001', '1-1'))).toBe('not-covered');
    for (const bank of ['001', '341']) expect(verify(bban(bank, '0001', '123456789012-1'))).toBe('not-covered');
  });
});

test('a zero inside of an account is one of its digits', () => {
  const { verify } = together.compile(spansOf('bank:8n branch:4n account:11n check:1c'));
  expect(verify('00000104' + '1234' + '10112345678' + '9')).toBe('passed');
  expect(verify('00000104' + '1234' + '01112345678' + '9')).toBe('failed');
});

test.each([
  ['001', '15849', 'passed'],
  ['001', '1852X', 'passed'],
  ['001', '34940', 'passed'],
  ['001', '15848', 'failed'],
  ['237', '8221P', 'passed'],
  ['237', '82210', 'passed'],
  ['237', '82120', 'passed'],
  ['341', '15848', 'not-covered'],
  ['001', '00010', 'not-covered'],
])('the digit of the branch: %s, %s %s', (bank, office, outcome) => {
  expect(branch.compile(SPANS).verify(bban(bank, office, '1-1'))).toBe(outcome);
});

test('all are advice', () => expect([alone, together, branch].map(({ severity }) => severity)).toEqual(['warning', 'warning', 'warning']));
