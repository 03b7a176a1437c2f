/** What a method may ask for, though none does today: any member that has a code of its own. */
import { describe, expect, test } from 'vitest';
import type { MethodRule } from '../../rules/vocabulary/method.js';
import type { AskedPointer } from '../../rules/vocabulary/scheme.js';
import { Findings } from '../../src/findings/findings.js';
import { createEngine, validate } from '../../src/index.js';
import { readInstruction } from '../../src/instruction/read.js';
import { ResolvedPayment } from '../../src/payment/resolve.js';

/** The alerts of a method that asks for some members and has no rules but these. */
function asked(required: readonly AskedPointer[], creditor: object = {}, country?: string): readonly unknown[] {
  const method: MethodRule = {
    code: 'DANA',
    name: 'a wallet',
    countries: 'WORLD',
    currencies: 'ANY',
    identifiers: [],
    required,
    confidence: 'sourced',
  };
  const reading = readInstruction({ currency: 'KRW', creditor, creditorAccount: { id: { value: '1' } }, creditorAgent: { bic: 'X' } });
  if (reading === undefined) throw new Error('no instruction');
  const findings = new Findings(false);
  const payment = Object.assign(new ResolvedPayment(reading, createEngine({ on: '2026-11-20' })), { country, method });
  for (const check of payment.plan.checks) if (check.name.startsWith('presence/')) check.examine(payment, findings);
  return findings.alerts.map(({ code, pointer, rule, severity, params }) => [code, pointer, rule, severity, params]);
}

const missing = (code: string, pointer: string) => [`CREDITOR_${code}_MISSING`, pointer, 'required/method', 'error', { by: 'DANA' }];

const parts = [
  ['country', 'COUNTRY'],
  ['streetName', 'STREET_NAME'],
  ['townName', 'TOWN_NAME'],
  ['postCode', 'POST_CODE'],
  ['countrySubdivision', 'COUNTRY_SUBDIVISION'],
] as const;

describe('parts of an address', () => {
  test.each(parts)('%s', (part, name) => {
    const pointer = `/creditor/address/${part}` as const;
    expect(asked([pointer], { address: { buildingNumber: '1' } })).toEqual([missing(`ADDRESS_${name}`, pointer)]);
    expect(asked([pointer], { address: { [part]: 'X' } })).toEqual([]);
  });

  test('without any, that is what is missing, and is so once', () => {
    const pointers = parts.map(([part]) => `/creditor/address/${part}` as const);
    for (const creditor of [{}, { address: {} }, { address: { townName: ' ' } }]) {
      expect(asked(pointers, creditor)).toEqual([missing('ADDRESS', '/creditor/address')]);
    }
    expect(asked(['/creditor/name', ...pointers, '/creditor/address', '/creditor/type'])).toEqual([
      missing('NAME', '/creditor/name'),
      missing('ADDRESS', '/creditor/address'),
      missing('TYPE', '/creditor/type'),
    ]);
  });
});

test('the names of a bank', () => {
  expect(asked(['/creditorAgent', '/creditorAgent/bic'])).toEqual([]);
  for (const [part, name] of [
    ['branchId', 'BRANCH_IDENTIFIER'],
    ['clearingSystemMemberId/memberId', 'BANK_IDENTIFIER'],
  ] as const) {
    const pointer = `/creditorAgent/${part}` as const;
    expect(asked([pointer])).toEqual([missing(name, pointer)]);
  }
});

test('what may stand there is named only where the country says it', () => {
  // Korea knows neither types of accounts nor, for a creditor of no type, documents that are enough
  const pointers = ['/creditorAccount/type', '/creditor/documents'] as const;
  const codes = ['ACCOUNT_TYPE', 'DOCUMENT'] as const;
  const [type, document] = pointers.map((pointer, index) => missing(`${codes[index]}`, pointer));
  const contact = { type: 'OTHER', contactDetails: { email: 'ada@example.org' } };
  expect(asked(pointers, contact, 'KR')).toEqual([type, document]);
  expect(asked(pointers, contact)).toEqual([type, document]);
});

test('a wallet needs nothing of an account, whatever the type of its identifier says', () => {
  const wallet = (type?: string) => ({
    country: 'PH',
    currency: 'PHP',
    method: 'GCASH',
    creditor: { name: 'Ada Example', type: 'INDIVIDUAL' },
    creditorAccount: { id: { value: '+639171234567', type } },
  });
  for (const type of ['PHONE', 'ACCOUNT_NUMBER', undefined]) expect(validate(wallet(type)).alerts).toEqual([]);
  expect(validate(wallet('IBAN')).alerts).toEqual([{ code: 'CREDITOR_ACCOUNT_ID_TYPE_NOT_SUPPORTED' }]);
  // PayGate pays to accounts
  const paygate = { country: 'KR', currency: 'KRW', method: 'PAYGATE', creditor: { name: 'Ada Example', type: 'INDIVIDUAL' } };
  for (const type of ['ACCOUNT_NUMBER', undefined])
    expect(validate({ ...paygate, creditorAccount: { id: { value: '1234567890123', type } } }).alerts).toContainEqual({
      code: 'CREDITOR_DATE_OF_BIRTH_MISSING',
    });
});
