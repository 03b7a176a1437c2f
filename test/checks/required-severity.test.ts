/** Who asks for the same member, and how gravely. */
import { describe, expect, test } from 'vitest';
import type { MethodRule } from '../../rules/vocabulary/method.js';
import type { AccountIdType, SchemeRule } from '../../rules/vocabulary/scheme.js';
import { severityOf } from '../../src/findings/severity.js';
import { type RequirementFacts, requiredFieldsOf } from '../../src/payment/required-fields.js';
import { allRules } from '../../src/rules-and-data/all-rules.js';

const day = { rules: allRules(), on: '2026-11-20' };

describe('who asks for the same member, and how gravely', () => {
  const system: SchemeRule = {
    code: 'SYSTEM',
    name: 'a system',
    kind: 'batch',
    countries: ['AR'],
    currencies: ['ARS'],
    account: ['ACCOUNT_NUMBER'],
    bank: 'either',
    membership: 'all',
    confidence: 'sourced',
  };
  const method: MethodRule = {
    code: 'DANA',
    name: 'a method',
    countries: ['AR'],
    currencies: 'ANY',
    identifiers: [],
    required: [],
    confidence: 'sourced',
  };
  const facts: RequirementFacts = {
    country: undefined,
    currency: undefined,
    system: undefined,
    method: undefined,
    creditorType: undefined,
    accountIdType: 'ACCOUNT_NUMBER',
    hasAddress: false,
    bankInAccount: false,
  };
  const asked = (more: Partial<RequirementFacts>, pointer: string) =>
    requiredFieldsOf({ ...facts, ...more }, day).find(({ pointers }) => pointers.join() === pointer);
  const said = (more: Partial<RequirementFacts>, pointer: string): string | undefined => {
    const field = asked(more, pointer);
    return field && `${field.by.kind} ${field.by.code}: ${severityOf(field.restsOn)}`;
  };
  const EMAIL = '/creditor/contactDetails/email';
  const argentina = { country: 'AR', currency: 'ARS' };

  test('the graver speaks, and of two that are as grave the first', () => {
    const by = (mild: boolean) => ({ required: [EMAIL], confidence: mild ? 'known' : 'sourced' }) as const;
    const both = (isSystemMild: boolean, isMethodMild: boolean) =>
      said({ system: { ...system, ...by(isSystemMild) }, method: { ...method, ...by(isMethodMild) } }, EMAIL);
    expect(both(true, true)).toBe('settlement-system SYSTEM: warning');
    expect(both(false, false)).toBe('settlement-system SYSTEM: error');
    expect(both(false, true)).toBe('settlement-system SYSTEM: error');
    expect(both(true, false)).toBe('method DANA: error');
  });

  test('a rule that is only known of one member makes the alert of that member alone milder', () => {
    const less = (...knownOnly: readonly ('account' | 'bank' | 'required')[]) => ({
      system: { ...system, required: [EMAIL], knownOnly } as const,
    });
    const of = (...known: readonly ('account' | 'bank' | 'required')[]) =>
      [EMAIL, '/creditorAccount/id', '/creditorAgent'].map((pointer) => {
        const field = asked(less(...known), pointer);
        return field && severityOf(field.restsOn);
      });
    expect(of()).toEqual(['error', 'error', 'error']);
    expect(of('required')).toEqual(['warning', 'error', 'error']);
    expect(of('account')).toEqual(['error', 'warning', 'error']);
    expect(of('bank')).toEqual(['error', 'error', 'warning']);
    expect(said({ method: { ...method, required: [EMAIL], knownOnly: ['required'] } }, EMAIL)).toBe('method DANA: warning');
  });

  test('a method that pays to accounts needs the bank beside a number, where no system says so', () => {
    expect(said({ method }, '/creditorAccount/id')).toBe('method DANA: error');
    expect(said({ method }, '/creditorAgent')).toBe('method DANA: error');
    expect(said({ method, bankInAccount: true }, '/creditorAgent')).toBeUndefined();
    expect(said({ method, accountIdType: 'IBAN' }, '/creditorAgent')).toBeUndefined();
    expect(said({ method, system: { ...system, bank: 'in-account' } }, '/creditorAgent')).toBeUndefined();
    expect(said({ method: { ...method, identifiers: [{ type: 'ACCOUNT_NUMBER' }] } }, '/creditorAgent')).toBeUndefined();
  });

  test('a country asks where a system or a method is named', () => {
    expect(requiredFieldsOf({ ...facts, ...argentina }, day)).toEqual([]);
    expect(said({ ...argentina, method }, '/creditorAccount/type')).toBe('country AR: warning');
  });

  test('what a law asks for is an error', () => {
    const taxId = (country: string, currency: string) => said({ country, currency, method }, '/creditor/taxId');
    expect(taxId('KZ', 'KZT')).toBe('country KZ: error');
    expect(taxId('RU', 'RUB')).toBe('country RU: error');
  });

  test('an IBAN has no type beside it', () => {
    expect(asked({ ...argentina, method, accountIdType: 'IBAN' }, '/creditorAccount/type')).toBeUndefined();
    expect(asked({ ...argentina, method, accountIdType: undefined }, '/creditorAccount/type')).toBeUndefined();
    expect(said({ country: 'KZ', currency: 'KZT', method, accountIdType: 'IBAN' }, '/creditor/taxId')).toBe('country KZ: error');
  });

  test('the documents that are not enough are those of the country that it does not accept, whoever asks first', () => {
    const TAX = '/creditor/taxId,/creditor/documents';
    const asking = { ...system, required: [['/creditor/taxId', '/creditor/documents']] } as const;
    expect(asked({ ...argentina, method }, TAX)).toEqual({
      pointers: TAX.split(','),
      by: { kind: 'country', code: 'AR' },
      restsOn: 'likely',
      refused: ['DNI'],
    });
    expect(asked({ ...argentina, system: asking }, TAX)).toEqual({
      pointers: TAX.split(','),
      by: { kind: 'settlement-system', code: 'SYSTEM' },
      restsOn: 'sourced',
      refused: ['DNI'],
    });
    expect(asked({ system: asking }, TAX)).not.toHaveProperty('refused');
    const korean = { country: 'KR', currency: 'KRW', creditorType: 'BUSINESS', method };
    expect(asked(korean, TAX)?.refused).toEqual(expect.arrayContaining(['RRN', 'CRN']));
    expect(asked(korean, TAX)?.refused).not.toContain('BRN');
    const chinese = { country: 'CN', currency: 'CNY', creditorType: 'INDIVIDUAL', method };
    expect(asked(chinese, '/creditor/documents,/creditor/taxId')?.refused).toEqual(['USCC']);
  });

  test('a wallet asks for what it wants itself, an account for what its country wants, too', () => {
    const wants = (types: readonly AccountIdType[], accountIdType?: string) =>
      said(
        { ...argentina, method: { ...method, identifiers: types.map((type) => ({ type })) }, accountIdType },
        '/creditor/taxId,/creditor/documents',
      );
    expect(wants(['PHONE'])).toBeUndefined();
    expect(wants(['PHONE', 'EMAIL'])).toBeUndefined();
    expect(wants(['PHONE', 'ACCOUNT_NUMBER'])).toBe('country AR: warning');
    expect(wants(['ACCOUNT_NUMBER'])).toBe('country AR: warning');
    expect(wants(['ACCOUNT_NUMBER'], 'PHONE')).toBeUndefined();
    expect(wants([], undefined)).toBe('country AR: warning');
  });

  test('without a currency it is that of the system or the method, where there is one alone', () => {
    const TYPE = '/creditorAccount/type';
    const by = (currencies: SchemeRule['currencies'], ofMethod?: MethodRule['currencies'], country = 'AR') =>
      said({ country, system: { ...system, currencies }, ...(ofMethod && { method: { ...method, currencies: ofMethod } }) }, TYPE);
    expect(by(['ARS'])).toBe('country AR: warning');
    expect(by(['ARS', 'USD'])).toBeUndefined();
    expect(by(['USD'])).toBeUndefined();
    expect(by('ANY')).toBeUndefined();
    expect(by('ANY', { AR: ['ARS'] })).toBe('country AR: warning');
    expect(by('ANY', { AR: ['ARS', 'USD'] })).toBeUndefined();
    expect(by('ANY', { UY: ['ARS'] })).toBeUndefined();
    expect(by('ANY', 'ANY')).toBeUndefined();
    expect(by(['USD'], { AR: ['ARS'] })).toBeUndefined();
    expect(said({ country: 'AR', method: { ...method, currencies: { AR: ['ARS'] } } }, TYPE)).toBe('country AR: warning');
    expect(said({ country: 'AR', method }, TYPE)).toBeUndefined();
    expect(said({ method: { ...method, currencies: { AR: ['ARS'] } } }, TYPE)).toBeUndefined();
  });
});
