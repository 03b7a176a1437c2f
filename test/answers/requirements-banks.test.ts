/** The banks that a form lets people choose from. */
import { describe, expect, test } from 'vitest';
import { en } from '../../rules/texts/en/fields.js';
import { fieldTexts } from '../../src/answers/field-texts.js';
import { createEngine, type FieldRequirement, requirements, toJsonSchema, validate } from '../../src/full.js';
import * as bare from '../../src/index.js';

const engine = createEngine({ on: '2026-11-20' });
const MEMBER_ID = '/creditorAgent/clearingSystemMemberId/memberId';
const BIC = '/creditorAgent/bic';

const fieldsOf = (country: string, currency: string): readonly FieldRequirement[] => requirements({ country, currency }, engine).fields;
const banksOf = (country: string, currency: string, pointer = MEMBER_ID) =>
  fieldsOf(country, currency).find((field) => field.pointer === pointer && field.accountIdType === 'ACCOUNT_NUMBER')?.banks;

describe('the banks of a field', () => {
  test.each([
    ['CL', 'CLP', '012'],
    ['VN', 'VND', '970436'],
    ['TH', 'THB', '004'],
    ['KE', 'KES', '68'],
  ] as const)('%s: each up to 100 with its code, the large ones first', (country, currency, code) => {
    const options = banksOf(country, currency)?.options ?? [];
    const values = options.map(({ value }) => value);
    expect(values).toContain(code);
    expect(new Set(values).size).toBe(values.length);
    expect(options.every(({ name }) => name !== '')).toBe(true);
  });

  test.each([
    ['NG', 'NGN', MEMBER_ID],
    ['ID', 'IDR', MEMBER_ID],
    ['JP', 'JPY', MEMBER_ID],
    ['PH', 'PHP', BIC],
  ])('%s: of more than 100, none is listed', (country, currency, pointer) => {
    expect(banksOf(country, currency, pointer)).toEqual({ search: true });
  });

  test('are none where people know the code, or where the account names the bank', () => {
    for (const [country, currency] of [
      ['AE', 'AED'],
      ['GB', 'GBP'],
      ['US', 'USD'],
      ['IN', 'INR'],
      ['DE', 'EUR'],
      ['MX', 'MXN'],
    ] as const) {
      expect(fieldsOf(country, currency).filter(({ banks }) => banks)).toEqual([]);
    }
    // the BIC of a bank of which the code is chosen
    expect(banksOf('NG', 'NGN', BIC)).toBeUndefined();
  });

  test('are searched without a directory', () => {
    const { fields } = bare.requirements({ country: 'TH', currency: 'THB' });
    expect(fields.find(({ pointer }) => pointer === MEMBER_ID)?.banks).toEqual({ search: true });
  });

  test('can be paid to: none of the codes has a wrong form', () => {
    for (const country of ['CL', 'CO', 'EC', 'HK', 'ID', 'IL', 'KE', 'KR', 'LK', 'MY', 'SG', 'TH', 'TW', 'UY', 'VN', 'ZA']) {
      const { fields, instruction } = requirements({ country, currency: 'USD' }, engine);
      const options = fields.flatMap(({ banks }) => banks?.options ?? []);
      for (const { value } of options) {
        const { alerts } = validate({ ...instruction, creditorAgent: { clearingSystemMemberId: { memberId: value } } }, engine);
        const codes = alerts.map(({ code }) => code).filter((code) => code.startsWith('CREDITOR_BANK_IDENTIFIER_'));
        expect([country, value, ...codes]).toEqual([country, value]);
      }
    }
  });

  test('a branch that the code of the bank lacks is a field of its own', () => {
    for (const [country, currency] of [
      ['JP', 'JPY'],
      ['KE', 'KES'],
      ['LK', 'LKR'],
      ['TW', 'TWD'],
      ['IL', 'ILS'],
    ] as const) {
      const branch = fieldsOf(country, currency).find(({ pointer }) => pointer === '/creditorAgent/branchId');
      expect([country, branch?.isApart, branch?.required]).toEqual([country, true, true]);
    }
  });

  test('the field says to choose a bank, whatever its code is called', () => {
    const asked = requirements({ country: 'NG', currency: 'NGN' }, engine);
    const text = fieldTexts(asked, en).find(({ pointer }) => pointer === MEMBER_ID);
    expect(text).toMatchObject({ label: 'Bank', hint: 'Choose the bank, or type its code.' });
    const { errors } = fieldTexts({ ...asked, fields: asked.fields.map(({ oneOf: _, ...field }) => field) }, en).find(
      ({ pointer }) => pointer === MEMBER_ID,
    ) as { errors: { missing: string } };
    expect(errors.missing).toBe('Choose the bank.');
  });

  test('a schema takes codes that no list has', () => {
    expect(JSON.stringify(toJsonSchema(requirements({ country: 'TH', currency: 'THB' }, engine)))).not.toContain('"enum":["0');
  });
});
