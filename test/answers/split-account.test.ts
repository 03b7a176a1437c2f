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
  return parts?.memberId && [value.slice(...parts.memberId), value.slice(...parts.account)];
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

describe('an IBAN and a BIC in one field are parted', () => {
  const [IBAN, BIC] = ['DE89 3704 0044 0532 0130 00', 'COBADEFFXXX'];
  const ibanParts = (instruction: PaymentInstruction, value: string) => {
    const parts = explain(instruction, engine).alerts.flatMap((alert) => (alert.parts ? [alert.parts] : []))[0];
    return parts?.bic && [value.slice(...parts.account), value.slice(...parts.bic)];
  };
  const inAccount = (value: string) => ibanParts({ country: 'DE', creditorAccount: { id: { value, type: 'IBAN' } } }, value);
  const inBic = (value: string) => ibanParts({ country: 'DE', creditorAgent: { bic: value } }, value);

  test.each([`${IBAN} ${BIC}`, `${IBAN}, BIC: ${BIC}`, `${IBAN}/${BIC}`, `${IBAN}\n${BIC}`, `${BIC} ${IBAN}`, `${BIC}; IBAN ${IBAN}`])(
    '%j',
    (value) => {
      expect(inAccount(value)).toEqual([IBAN, BIC]);
      expect(inBic(value)).toEqual([IBAN, BIC]);
    },
  );

  test('unless one of them is wrong, or of another bank, or the other field has something', () => {
    expect(inAccount(`DE88 3704 0044 0532 0130 00 ${BIC}`)).toBeUndefined();
    expect(inAccount(`${IBAN} COBA1EFF`)).toBeUndefined();
    expect(inAccount(`${IBAN} DEUTDEFF`)).toBeUndefined();
    const value = `${IBAN} ${BIC}`;
    const both = { country: 'DE', creditorAccount: { id: { value, type: 'IBAN' } }, creditorAgent: { bic: BIC } };
    expect(ibanParts(both, value)).toBeUndefined();
  });
});
