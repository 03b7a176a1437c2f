/** What systems, methods and countries ask for, and when nobody does. */
import { describe, expect, test } from 'vitest';
import type { MethodRule } from '../../rules/vocabulary/method.js';
import type { AccountIdType, SchemeRule } from '../../rules/vocabulary/scheme.js';
import { allRules } from '../../src/engine/all-rules.js';
import { type RequirementFacts, requiredFieldsOf } from '../../src/engine/required-fields.js';
import { severityOf } from '../../src/engine/severity.js';
import { createEngine, explain, validate } from '../../src/full.js';

const engine = createEngine({ on: '2026-11-20' });
const day = { rules: allRules(), on: '2026-11-20' };

const codesOf = (instruction: unknown): readonly string[] => validate(instruction, engine).alerts.map(({ code }) => code);
const alertOf = (instruction: unknown, code: string) => explain(instruction, engine).alerts.find((alert) => alert.code === code);

const by = (settlementSystem: string) => ({ settlementInformation: { settlementSystem } });
const iban = { id: { value: 'DE89370400440532013000', type: 'IBAN' } };
const sct = { creditor: { name: 'Anna Berg' }, creditorAccount: iban, ...by('SCT') };

describe('an instruction may be partial', () => {
  test.each([
    ['nothing at all', {}],
    ['a country', { country: 'BR', currency: 'BRL' }],
    ['an account number without a bank', { country: 'US', creditorAccount: { id: { value: '1234567890', type: 'ACCOUNT_NUMBER' } } }],
  ])('%s', (_, instruction) => expect(codesOf(instruction)).toEqual([]));
});

describe('a settlement system', () => {
  test('asks for name and account', () => {
    expect(codesOf(sct)).toEqual([]);
    expect(codesOf({ ...sct, creditor: {} })).toEqual(['CREDITOR_NAME_MISSING']);
    expect(codesOf({ ...sct, creditorAccount: {} })).toEqual(['CREDITOR_ACCOUNT_MISSING']);
  });

  test('says who asks, and no more than its rules are known', () => {
    expect(alertOf({ ...sct, creditor: {} }, 'CREDITOR_NAME_MISSING')).toMatchObject({
      params: { by: 'SCT' },
      severity: 'warning',
      source: 'the rules of the settlement system',
    });
    expect(alertOf({ ...by('US_FEDWIRE') }, 'CREDITOR_NAME_MISSING')?.severity).toBe('error');
  });

  test('asks for the bank beside an account number, in the form that it takes', () => {
    const creditorAccount = { id: { value: '1234567890', type: 'ACCOUNT_NUMBER' } };
    const paid = { country: 'US', creditor: { name: 'Anna Berg' }, creditorAccount };
    expect(codesOf({ ...paid, ...by('US_FEDWIRE') })).toEqual(['CREDITOR_BANK_IDENTIFIER_MISSING']);
    expect(codesOf({ ...paid, ...by('US_CHIPS') })).toEqual(['CREDITOR_AGENT_MISSING']);
    expect(codesOf({ ...paid, ...by('SWIFT') })).toEqual(['CREDITOR_BIC_MISSING']);
    expect(codesOf({ ...paid, creditorAgent: { bic: 'CITIUS33' }, ...by('US_CHIPS') })).toEqual([]);
  });

  test('asks for no bank that the account number names', () => {
    const creditorAccount = { id: { value: '032180000118359719', type: 'ACCOUNT_NUMBER' } };
    expect(codesOf({ country: 'MX', creditor: { name: 'Anna Berg' }, creditorAccount, ...by('MX_SPEI') })).toEqual([]);
  });

  test('asks for nothing where it cannot carry the payment', () => {
    expect(codesOf({ country: 'US', ...by('SCT') })).toEqual(['SETTLEMENT_SYSTEM_COUNTRY_INCONSISTENCY']);
  });

  test('knows no intermediaries', () => {
    expect(codesOf({ ...sct, intermediaryAgent1: { bic: 'DEUTDEFF' } })).toEqual(['INTERMEDIARY_AGENT1_NOT_ALLOWED']);
  });

  test('knows intermediaries where its rules say nothing of them', () => {
    const fedwire = { country: 'US', creditorAgent: { bic: 'CITIUS33' }, ...by('US_FEDWIRE'), intermediaryAgent1: { bic: 'DEUTDEFF' } };
    expect(codesOf(fedwire)).toEqual(['CREDITOR_NAME_MISSING', 'CREDITOR_ACCOUNT_MISSING']);
    expect(codesOf({ country: 'US', creditorAccount: { type: 'SAVINGS' }, intermediaryAgent1: { bic: 'DEUTDEFF' } })).toEqual([]);
    const agents = { creditorAgent: { bic: 'COBADEFF' }, intermediaryAgent1: { bic: 'DEUTDEFF' } };
    expect(codesOf({ method: 'BANK_ACCOUNT', ...agents })).toEqual(['CREDITOR_NAME_MISSING', 'CREDITOR_ACCOUNT_MISSING']);
  });

  test('pays no individual where its rules say so', () => {
    const business = { country: 'CN', currency: 'CNY', creditorAgent: { bic: 'ICBKCNBJ' }, ...by('CIPS') };
    const creditorAccount = { id: { value: '0200000109000012345', type: 'ACCOUNT_NUMBER' } };
    const creditor = { name: 'Anna Berg' };
    const systemCodes = (type?: string): readonly string[] =>
      codesOf({ ...business, creditorAccount, creditor: { ...creditor, ...(type && { type }) } }).filter((code) =>
        code.startsWith('SETTLEMENT'),
      );
    expect(systemCodes('BUSINESS')).toEqual([]);
    expect(systemCodes()).toEqual([]);
    expect(systemCodes('INDIVIDUAL')).toEqual(['SETTLEMENT_SYSTEM_TYPE_INCONSISTENCY']);
  });
});

describe('a method', () => {
  const told = (instruction: object) =>
    explain(instruction, engine)
      .alerts.filter(({ code }) => code.endsWith('NOT_ALLOWED'))
      .map(({ code, pointer, rule, severity, params }) => [code, pointer, rule, severity, params]);
  const agents = { intermediaryAgent1: { bic: 'DEUTDEFF' }, intermediaryAgent2: { bic: 'COBADEFF' } };
  const refused = (number: number, rule: string, severity: string, asker: string) => [
    `INTERMEDIARY_AGENT${number}_NOT_ALLOWED`,
    `/intermediaryAgent${number}`,
    rule,
    severity,
    { by: asker },
  ];

  test('knows no intermediaries either, though its system says nothing of them', () => {
    const said = [1, 2].map((number) => refused(number, 'demand/method', 'warning', 'BPAY'));
    expect(told({ method: 'BPAY', ...agents })).toEqual(said);
    expect(told({ method: 'BPAY', ...by('AU_BPAY'), ...agents })).toEqual(said);
  });
});

describe('a branch', () => {
  const lk = { country: 'LK', creditor: { name: 'Anna Berg' }, creditorAccount: { id: { value: '1234567890' } }, ...by('LK_SLIPS') };
  const agent = (memberId: string) => ({ creditorAgent: { clearingSystemMemberId: { memberId } } });
  test('is missed where the bank identifier goes on to one', () => {
    expect(codesOf({ ...lk, ...agent('7010') })).toEqual(['CREDITOR_BRANCH_IDENTIFIER_MISSING']);
    expect(codesOf({ ...lk, ...agent('7010001') })).toEqual([]);
    expect(codesOf({ ...lk, creditorAgent: { clearingSystemMemberId: { memberId: '7010' }, branchId: '001' } })).toEqual([]);
  });
});

describe('what has the wrong type is there', () => {
  test.each([
    ['a creditor', { ...sct, creditor: 'Anna Berg' }, ['CREDITOR_INVALID_FORMAT']],
    ['a name', { ...sct, creditor: { name: 7 } }, ['CREDITOR_INVALID_FORMAT']],
    ['an account', { ...sct, creditorAccount: [] }, ['CREDITOR_ACCOUNT_INVALID_FORMAT']],
    ['an account identifier', { ...sct, creditorAccount: { id: [] } }, ['CREDITOR_ACCOUNT_INVALID_FORMAT']],
  ])('%s', (_, instruction, expected) => expect(codesOf(instruction)).toEqual(expected));
});

test('a document that is not enough is as none', () => {
  const won = {
    country: 'KR',
    currency: 'KRW',
    creditorAgent: { clearingSystemMemberId: { memberId: '004' } },
    creditorAccount: { id: { value: '28891691189311', type: 'ACCOUNT_NUMBER' } },
    ...by('KR_KFTC'),
  };
  const holding = (type: string, value: string) =>
    codesOf({
      ...won,
      creditor: { name: 'Anna Berg', type: 'BUSINESS', contactDetails: { email: 'a@example.org' }, documents: [{ type, value }] },
    });
  expect(holding('RRN', '9711131019883')).toContain('CREDITOR_TAX_ID_MISSING');
  expect(holding('BRN', '116-82-00276')).toEqual([]);
  expect(holding('PASSPORT', 'X123456')).toEqual([]);
  expect(holding('', '116-82-00276')).not.toContain('CREDITOR_TAX_ID_MISSING');
  expect(codesOf({ ...won, creditor: { type: 'BUSINESS', documents: [{ value: '1' }] } })).not.toContain('CREDITOR_TAX_ID_MISSING');
});

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
    return field && `${field.by.kind} ${field.by.code}: ${severityOf('CREDITOR_NAME_MISSING', field.restsOn)}`;
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
      [EMAIL, '/creditorAccount/id', '/creditorAgent'].map((pointer) =>
        severityOf('CREDITOR_NAME_MISSING', asked(less(...known), pointer)?.restsOn),
      );
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
