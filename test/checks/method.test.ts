/** The recipient method: what is said of it, and what it silences. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as full from '../../src/full.js';
import { createEngine, enrich, explain } from '../../src/index.js';
import { anyText } from '../properties/any-text.js';
import { methodModules } from '../rules/methods.js';

const on = '2026-11-20';
const engine = createEngine({ on });
const alertsOf = (instruction: unknown) => explain(instruction, engine).alerts;
const codesOf = (instruction: unknown): readonly string[] => alertsOf(instruction).map(({ code }) => code);
const enriched = (instruction: unknown) => enrich(instruction, engine).enrichments;
const id = (value: string, type?: string) => ({ creditorAccount: { id: { value, ...(type && { type }) } } });
const phoneOf = (phone: string) => ({ creditor: { name: 'Ada Example', contactDetails: { phone } } });

describe('the method itself', () => {
  test.each([
    [{ method: 7 }, ['RECIPIENT_METHOD_INVALID_FORMAT']],
    [{ method: null }, ['PAYMENT_INSTRUCTION_NOT_CHECKED']],
    [{ method: '' }, ['RECIPIENT_METHOD_UNKNOWN']],
    [{ method: 'constructor' }, ['RECIPIENT_METHOD_UNKNOWN']],
    [{ method: 'bpay' }, ['RECIPIENT_METHOD_UNKNOWN']],
    [{ method: 'BANK_ACCOUNT', country: 'DE', currency: 'JPY', creditor: { type: 'BUSINESS' } }, []],
    [{ method: 'GOPAY', country: 'ID', currency: 'IDR' }, []],
    [{ method: 'GOPAY', country: 'PH', currency: 'PHP' }, ['RECIPIENT_METHOD_COUNTRY_INCONSISTENCY']],
    [{ method: 'MPESA', currency: 'TZS' }, []],
    [{ method: 'MPESA', country: 'KE', currency: 'TZS' }, ['RECIPIENT_METHOD_CURRENCY_INCONSISTENCY']],
    [{ method: 'GOPAY', currency: 'EUX' }, ['CURRENCY_UNKNOWN']],
    [{ method: 'GOPAY', country: 'ZZ' }, ['COUNTRY_UNKNOWN']],
    [{ method: 'ALIPAY', creditor: { type: 'INDIVIDUAL' } }, []],
    [{ method: 'ALIPAY', creditor: { type: 'ROBOT' } }, ['CREDITOR_TYPE_NOT_SUPPORTED']],
    [{ method: 'BPAY', creditor: { type: 'INDIVIDUAL' } }, ['RECIPIENT_METHOD_TYPE_INCONSISTENCY']],
  ])('%j', (instruction, expected) => {
    const others = /_MISSING$|^COUNTRY_CURRENCY/; // what a method asks for has tests of its own
    expect(codesOf(instruction).filter((code) => !others.test(code))).toEqual(expected);
  });

  test('what is only known of a method is a warning', () => {
    const severityOf = (instruction: unknown) => alertsOf(instruction).find(({ code }) => code.startsWith('RECIPIENT'))?.severity;
    expect(severityOf({ method: 'GOPAY', country: 'PH' })).toBe('error');
    expect(severityOf({ method: 'MPESA', country: 'UG' })).toBe('warning');
    expect(severityOf({ method: 'MPESA', country: 'KE', currency: 'EUR' })).toBe('warning');
  });
});

describe('the account identifier', () => {
  const ofAccount = (instruction: unknown) =>
    alertsOf(instruction)
      .filter(({ pointer }) => pointer.startsWith('/creditorAccount') || pointer.startsWith('/settlement'))
      .map(({ code, severity }) => [code, severity]);

  test.each([
    [
      'an IBAN is not what a wallet has',
      { method: 'MPESA', ...id('DE88370400440532013000', 'IBAN') },
      ['CREDITOR_ACCOUNT_ID_TYPE_NOT_SUPPORTED', 'error'],
    ],
    ['without a type any form that fits', { method: 'INTERAC', ...id('ada@example.org') }, undefined],
    [
      'without a type, and no form fits',
      { method: 'INTERAC', ...id('DE89370400440532013000') },
      ['CREDITOR_PROXY_INVALID_FORMAT', 'error'],
    ],
    ['a form that is not certain', { method: 'MPESA', country: 'TZ', ...id('12', 'PHONE') }, ['CREDITOR_PROXY_INVALID_FORMAT', 'warning']],
    ['a form of another country', { method: 'MPESA', country: 'TZ', ...id('+254712345678') }, ['CREDITOR_PROXY_INVALID_FORMAT', 'warning']],
    ['where the method does not pay, nothing', { method: 'MPESA', country: 'UG', ...id('12') }, undefined],
    ['a card', { method: 'UNIONPAY_CARD', ...id('12') }, ['CREDITOR_CARD_NUMBER_INVALID_FORMAT', 'error']],
    [
      'an account number that the country would take',
      { method: 'PAYGATE', ...id('12345678') },
      ['CREDITOR_ACCOUNT_NUMBER_INVALID_FORMAT', 'error'],
    ],
    [
      'an identity card whose month cannot be',
      { method: 'DUITNOW', ...id('901301145678', 'NRIC') },
      ['CREDITOR_PROXY_INVALID_FORMAT', 'error'],
    ],
    [
      'an identity card whose place is not given out',
      { method: 'DUITNOW', ...id('900101175678', 'NRIC') },
      ['CREDITOR_PROXY_INVALID_FORMAT', 'warning'],
    ],
    ['a reference of another routine', { method: 'BPAY', ...id('000016724') }, ['CREDITOR_PROXY_INCORRECT_CHECK_DIGITS', 'info']],
    [
      'a card without a Luhn digit',
      { method: 'UNIONPAY_CARD', ...id('6200000000000006') },
      ['CREDITOR_PROXY_INCORRECT_CHECK_DIGITS', 'info'],
    ],
    [
      'the wrong JSON type',
      { method: 'MPESA', creditorAccount: { id: { value: '12', type: 7 } } },
      ['CREDITOR_ACCOUNT_INVALID_FORMAT', 'error'],
    ],
    ['a type and nothing else', { method: 'MPESA', creditorAccount: { id: { type: 'EMAIL' } } }, ['CREDITOR_ACCOUNT_MISSING', 'error']],
    [
      'the type is what the settlement system takes',
      { method: 'GCASH', ...id('09171234567'), settlementInformation: { settlementSystem: 'PH_PESONET' } },
      undefined,
    ],
    ['a bank account is left to its country', { method: 'BANK_ACCOUNT', country: 'GR', ...id('GR1601101250000000012300695') }, undefined],
  ])('%s', (_, instruction, expected) => expect(ofAccount(instruction)).toEqual(expected === undefined ? [] : [expected]));

  test('what fits several types is taken for none', () => {
    const { checks } = explain({ method: 'DUITNOW', ...id('200401015678') }, engine);
    expect(checks).toContainEqual({ check: 'account-id/form', pointer: '/creditorAccount/id/value', outcome: 'not-covered' });
    expect(enriched({ method: 'DUITNOW', ...id('200401015678') })).toEqual({});
    expect(enriched({ method: 'DUITNOW', ...id('T1234567') })).toEqual({});
  });

  test('the country of the method is that of the account', () => {
    const { checks } = explain(
      { method: 'PAYGATE', ...id('110-123-456789'), creditorAgent: { clearingSystemMemberId: { memberId: '088' } } },
      engine,
    );
    expect(checks).toContainEqual({ check: 'account-number/form', pointer: '/creditorAccount/id/value', outcome: 'passed' });
    expect(checks).toContainEqual(expect.objectContaining({ check: 'bank-identifier/form', outcome: 'passed' }));
  });

  test('proxies without a method are not checked', () => {
    expect(
      codesOf({ country: 'BR', ...id('+5511912345678', 'PHONE'), settlementInformation: { settlementSystem: 'BR_PIX' } }),
    ).not.toContain('CREDITOR_PROXY_INVALID_FORMAT');
  });
});

describe('the agent', () => {
  const agentOf = (creditorAgent: unknown, method = 'GRABPAY', country = 'PH') =>
    alertsOf({ method, country, creditorAgent })
      .filter(({ pointer }) => pointer.startsWith('/creditorAgent'))
      .map(({ code, severity }) => `${severity} ${code}`);

  test('is the issuer, by any BIC that lists name', () => {
    expect(agentOf({ bic: 'GPNEPHM2' })).toEqual([]);
    expect(agentOf({ bic: 'GHPESGSGXXX' })).toEqual([]);
    expect(agentOf({ bic: 'BOPIPHMM' })).toEqual(['warning CREDITOR_BIC_BANK_IDENTIFIER_INCONSISTENCY']);
    expect(agentOf({ bic: 'BOPIPHMM' }, 'BANK_ACCOUNT')).toEqual([]);
  });

  test('names a biller where the method has one', () => {
    const biller = (memberId: string, method?: string) => agentOf({ clearingSystemMemberId: { memberId } }, method, 'AU');
    expect(biller('12345', 'BPAY')).toEqual([]);
    expect(biller('062 000', 'BPAY')).toEqual([]);
    for (const memberId of ['12', '12345678901', 'ABC', '1'.repeat(300)]) {
      expect(biller(memberId, 'BPAY')).toEqual(['error CREDITOR_BANK_IDENTIFIER_INVALID_FORMAT']);
    }
    expect(biller('1234', 'BANK_ACCOUNT')).toEqual(['error CREDITOR_BANK_IDENTIFIER_INVALID_FORMAT']);
  });
});

describe('the telephone number of the creditor', () => {
  const outcomeOf = (instruction: unknown) =>
    explain(instruction, engine).checks.find(({ check }) => check === 'phone/account-id')?.outcome;
  const mpesa = { method: 'MPESA', country: 'KE', ...id('0712 345 678') };

  test.each([
    ['the same', { ...mpesa, ...phoneOf('+254 712 345678') }, 'passed'],
    ['the same, as it is dialled inside the country', { ...mpesa, ...phoneOf('(0712) 345678') }, 'passed'],
    ['another', { ...mpesa, ...phoneOf('+49 30 1234567') }, 'failed'],
    ['one with an extension', { ...mpesa, ...phoneOf('0712 345 678 ext 2') }, 'not-covered'],
    ['none at all', { ...mpesa, ...phoneOf('x') }, 'not-covered'],
    ['beside a wrong account', { ...mpesa, ...id('12'), ...phoneOf('+254712345678') }, undefined],
    ['beside an address', { method: 'INTERAC', ...id('ada@example.org'), ...phoneOf('+14165550123') }, undefined],
    ['beside a card', { method: 'UNIONPAY_CARD', ...id('6200000000000005'), ...phoneOf('+14165550123') }, undefined],
  ])('%s', (_, instruction, expected) => expect(outcomeOf(instruction)).toBe(expected));

  test('is not compared where no numbering plan has it', () => {
    const { alerts } = full.explain({ ...mpesa, ...phoneOf('+254 7') }, full.createEngine({ on }));
    expect(alerts.map(({ code }) => code)).not.toContain('CREDITOR_PHONE_ACCOUNT_NUMBER_INCONSISTENCY');
  });
});

test('no instruction throws, and none gives an account identifier away', () => {
  const text = fc.oneof(
    anyText(40),
    fc.stringMatching(/^[+0]?\d{5,20}$/),
    fc.constantFrom('7'.repeat(100_000), '+'.repeat(100_000), `${'1'.repeat(50_000)}@`, 'ada@example.org'),
  );
  const instruction = fc.record(
    {
      method: fc.constantFrom(...methodModules.map(({ code }) => code)),
      country: fc.constantFrom('AU', 'KE', 'MY', 'PH', 'HK', 'CN'),
      creditor: fc.record({ contactDetails: fc.record({ phone: text }) }),
      creditorAccount: fc.record({
        id: fc.record({ value: text, type: fc.constantFrom('PHONE', 'EMAIL', 'NRIC', 'BPAY_CRN') }, { requiredKeys: ['value'] }),
      }),
      creditorAgent: fc.record(
        { bic: fc.constantFrom('GXCHPHM2', 'COBADEFF'), clearingSystemMemberId: fc.record({ memberId: text }) },
        { requiredKeys: [] },
      ),
    },
    { requiredKeys: ['method', 'creditorAccount'] },
  );
  fc.assert(
    fc.property(instruction, (given) => {
      const alerts = alertsOf(given);
      expect(JSON.stringify(alerts)).not.toMatch(/\d{6}/);
      enriched(given);
    }),
  );
});
