/** What systems and methods ask for, and when nobody does. */
import { describe, expect, test } from 'vitest';
import { createEngine, explain, validate } from '../../src/full.js';

const engine = createEngine({ on: '2026-11-20' });
const codesOf = (instruction: unknown): readonly string[] => validate(instruction, engine).alerts.map(({ code }) => code);
const alertOf = (instruction: unknown, code: string) => explain(instruction, engine).alerts.find((alert) => alert.code === code);
const by = (settlementSystem: string) => ({ settlementInformation: { settlementSystem } });
const iban = { id: { value: 'DE89370400440532013000', type: 'IBAN' } };
const sct = { creditor: { name: 'Anna Berg' }, creditorAccount: iban, ...by('SCT') };

describe('an instruction may be partial', () => {
  test.each([
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

  test.each(['CO_BREB', 'CN_UNIONPAY', 'VE_PAGO_MOVIL'])(
    '%s takes no account: what the country asks of accounts is not missing before there is one',
    (system) => {
      const country = system.slice(0, 2);
      expect(codesOf({ country, creditor: { name: 'Anna Berg', type: 'INDIVIDUAL' }, ...by(system) })).toEqual([
        'CREDITOR_ACCOUNT_MISSING',
      ]);
    },
  );

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
    expect(codesOf(fedwire)).toEqual(['CREDITOR_NAME_MISSING', 'CREDITOR_ACCOUNT_MISSING', 'CREDITOR_BANK_IDENTIFIER_MISSING']);
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
    const said = [1, 2].map((number) => refused(number, 'required/method', 'warning', 'BPAY'));
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
