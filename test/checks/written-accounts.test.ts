/** Accounts and bank identifiers as payers write them, where earlier versions read them wrongly or not at all. */
import { describe, expect, test } from 'vitest';
import { createEngine, enrich, explain, validate } from '../../src/full.js';

const engine = createEngine({ on: '2026-11-20' });
const account = (country: string, type: string, value: string) => ({ country, creditorAccount: { id: { type, value } } });
const bank = (country: string, memberId: string) =>
  enrich({ country, creditorAgent: { clearingSystemMemberId: { memberId } } }, engine).enrichments.creditorAgent;
const codes = (instruction: object): readonly string[] => validate(instruction, engine).alerts.map(({ code }) => code);

describe('a bank identifier', () => {
  test('of a Canadian cheque has the transit before the institution, with a hyphen', () => {
    expect(bank('CA', '00012-004')?.clearingSystemMemberId?.memberId).toBe('00400012');
    expect(bank('CA', '00012-004')?.bic).toBe('TDOMCATTXXX');
    expect(bank('CA', '000400012')?.clearingSystemMemberId?.memberId).toBe('00400012');
  });

  test.each([
    ['KR', '20', '020'],
    ['KR', '4', '004'],
    ['TH', '14', '014'],
    ['EC', '10', '010'],
    ['EC', '0010', '010'],
    ['CZ', '800', '0800'],
    ['SK', '200', '0200'],
    ['TR', '61', '00061'],
    ['TR', '0061', '00061'],
    ['IT', '5428', '05428'],
    ['IT', '542811101', '0542811101'],
  ])('%s %s has lost its leading zeros, or has one more: %s', (country, memberId, whole) =>
    expect(bank(country, memberId)).toEqual(bank(country, whole)),
  );

  test.each(['007', '07'])('of Colombia by the supervisor is that of the clearing house without its first digit: %s', (memberId) =>
    expect(bank('CO', memberId)?.name).toBe('Bancolombia'),
  );
});

describe('an account', () => {
  test.each([
    ['DK', '0040 440116243', 'DK5000400440116243'],
    ['DK', '3001 1234567', 'DK6430010001234567'],
    // ten digits may be an account number in groups, and eleven in other groups are nobody's
    ['DK', '3001 123456', undefined],
    ['DK', '30 01 1234567', undefined],
    ['CZ', '0000192000145399/0800', 'CZ6508000000192000145399'],
    ['IS', '0159-26-7654-551073-0339', 'IS140159260076545510730339'],
  ])('of %s is read in its parts: %s', (country, written, iban) => {
    const { creditorAccount } = enrich(account(country, 'ACCOUNT_NUMBER', written), engine).enrichments;
    expect(creditorAccount?.ids[0]?.value).toBe(iban);
  });

  test('of the United Kingdom may begin with its sort code', () => {
    const written = (memberId: string, value: string) => ({
      ...account('GB', 'ACCOUNT_NUMBER', value),
      creditorAgent: { bic: 'NWBKGB2L', ...(memberId && { clearingSystemMemberId: { memberId } }) },
    });
    for (const memberId of ['', '60-16-13']) {
      const instruction = written(memberId, '60-16-13 31926819');
      expect(codes(instruction)).toEqual([]);
      expect(enrich(instruction, engine).enrichments.creditorAccount?.ids[0]?.value).toBe('GB29NWBK60161331926819');
    }
    expect(codes(written('20-00-00', '60-16-13 31926819'))).toEqual(['CREDITOR_ACCOUNT_NUMBER_INVALID_FORMAT']);
    expect(codes(written('', '60-16-13 31926810'))).not.toEqual([]);
  });

  test('of Iceland without the kennitala is no fault, names its bank, and makes no IBAN', () => {
    const instruction = account('IS', 'ACCOUNT_NUMBER', '0159-26-007654');
    expect(codes(instruction)).toEqual([]);
    const { creditorAgent, creditorAccount } = enrich(instruction, engine).enrichments;
    expect(creditorAgent?.bic).toBe('NBIIISREXXX');
    expect(creditorAccount).toBeUndefined();
  });

  test.each([
    ['MX', 'CLABE', '002010077777777771'],
    ['AR', 'CBU', '2850590940090418135201'],
    ['NG', 'NUBAN', '0000014579'],
    ['DE', 'BBAN', '370400440532013000'],
  ])('%s: a %s is an account number', (country, type, value) =>
    expect(enrich(account(country, type, value), engine)).toEqual(enrich(account(country, 'ACCOUNT_NUMBER', value), engine)),
  );

  test.each([
    ['MX', 'CLABE', '002010077777777772'],
    ['AR', 'CBU', '2850590940090418135202'],
  ])('%s: a %s with a wrong check digit is one', (country, type, value) =>
    expect(codes(account(country, type, value))).toContain('CREDITOR_ACCOUNT_NUMBER_INCORRECT_CHECK_DIGITS'),
  );

  test.each([
    ['a number of a type that nobody knows', account('DE', 'OTHER', '370400440532013000')],
    ['an account at the Swiss post office', account('CH', 'ACCOUNT_NUMBER', '80-2-2')],
    ['an account of the United Arab Emirates without its bank', account('AE', 'ACCOUNT_NUMBER', '1234567890123')],
  ])('%s is said not to be covered', (_, instruction) =>
    expect(explain(instruction, engine).checks.map(({ outcome }) => outcome)).toContain('not-covered'),
  );
});

describe('an account number that names its bank', () => {
  const alertsOf = (country: string, value: string, bic?: string) =>
    explain({ country, creditorAgent: { bic }, creditorAccount: { id: { value } } }, engine).alerts.filter(
      ({ severity }) => severity !== 'info',
    );

  test.each(['19-2000145399/0800', '000019-2000145399/0800'])('in Czechia, before the slash: %s', (value) => {
    expect(alertsOf('CZ', value)).toEqual([]);
    expect(enrich({ country: 'CZ', creditorAccount: { id: { value } } }, engine).enrichments.creditorAccount?.ids[0]?.value).toBe(
      'CZ6508000000192000145399',
    );
  });

  test.each([
    ['DE', '6217643124/30080088', 'DRESDEFF'],
    ['AT', '21362176431/33090', undefined],
    ['CZ', '192000145399/9999', undefined],
    ['PL', '13 1000 0005 0000 0000 1234 5678', undefined],
  ])('%s: no bank has the code that it names (%s)', (country, value, bic) => {
    const [alert] = alertsOf(country, value, bic);
    expect([
      'CREDITOR_BANK_IDENTIFIER_UNKNOWN',
      'CREDITOR_ACCOUNT_NUMBER_INVALID_FORMAT',
      'CREDITOR_ACCOUNT_NUMBER_INCORRECT_CHECK_DIGITS',
    ]).toContain(alert?.code);
  });

  test('says where the code stands, and that a complete list lacks it', () =>
    expect(alertsOf('CZ', '19-2000145399/9999')).toMatchObject([
      {
        code: 'CREDITOR_BANK_IDENTIFIER_UNKNOWN',
        severity: 'warning',
        pointer: '/creditorAccount/id/value',
        rule: 'bank-identifier/directory',
      },
    ]));
});

describe('an account number beside a BIC whose letters stand in the IBAN', () => {
  const beside = (bic: string, value: string) => codes({ country: 'NL', creditorAgent: { bic }, creditorAccount: { id: { value } } });

  test('is checked as beside the bank identifier', () => {
    expect(beside('ABNANL2A', '417164300')).toEqual([]);
    expect(beside('ABNANL2A', '417164301')).toEqual(['CREDITOR_BANK_IDENTIFIER_ACCOUNT_NUMBER_INCONSISTENCY']);
  });

  test('is not where the bank is exempt', () => expect(beside('INGBNL2A', '417164301')).toEqual([]));

  test('is not where the number names its bank: that decides', () =>
    expect(beside('INGBNL2A', 'ABNA0417164301')).toContain('CREDITOR_ACCOUNT_NUMBER_INCORRECT_CHECK_DIGITS'));
});
