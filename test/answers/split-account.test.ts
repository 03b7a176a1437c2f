/** What `explain` says of an account number that has its bank identifier in front of it: where the two stand. */
import { describe, expect, test } from 'vitest';
import { createEngine, explain, type PaymentInstruction } from '../../src/full.js';
import { account, member } from './instructions.js';

const engine = createEngine({ on: '2026-11-24' });

/** The bank identifier and the account number, as the alert of the account number parts them. */
function partsOf(instruction: PaymentInstruction): readonly string[] | undefined {
  const value = instruction.creditorAccount?.id?.value ?? '';
  const { alerts } = explain(instruction, engine);
  const parts = alerts.find(({ code }) => code === 'CREDITOR_ACCOUNT_NUMBER_INVALID_FORMAT')?.parts;
  return parts && [value.slice(...parts.memberId), value.slice(...parts.account)];
}

describe('an account number and its bank identifier in one are parted', () => {
  test.each([
    ['AU', '062-000 12345678', '062-000', '12345678'],
    ['AU', '062000 12345678', '062000', '12345678'],
    ['CA', '00012-004-1234567', '00012-004', '1234567'],
    ['KR', '004-12345678901234', '004', '12345678901234'],
    ['US', '021000021 123456789', '021000021', '123456789'],
    ['US', '021000021 / 123456789 ', '021000021', '123456789'],
    ['ZA', '250655 62001234567', '250655', '62001234567'],
  ])('%s: %j', (country, value, ...parts) => expect(partsOf({ country, ...account(value) })).toEqual(parts));
});

describe('nothing is parted', () => {
  test.each([
    ['where no bank is known', 'US', '021000022 123456789'],
    ['where the rest is no account number', 'AU', '062-000 1'],
    ['where it can be read in two ways', 'CA', '004-00012-1234567'],
    ['where no separator parts it', 'AU', '06200012345678'],
  ])('%s: %s %j', (_, country, value) => expect(partsOf({ country, ...account(value) })).toBeUndefined());

  test('where the bank is given', () => {
    expect(partsOf({ country: 'US', ...account('021000021 123456789'), ...member('021000021') })).toBeUndefined();
  });
});
