/** The German IBAN rules: each condition and each step. */
import { describe, expect, test } from 'vitest';
import { compileGermanRules } from '../../rules/iban-construction/german.js';
import type { CheckTables } from '../../rules/vocabulary/check.js';
import { made, ruleOf, tablesOf } from './german-rules.js';

const resultBy = (step: Readonly<Record<string, string>>, account: string, method = '09') =>
  made('10000001', account, tablesOf(ruleOf(step), method));

const accountBy = (step: Readonly<Record<string, string>>, account: string): string => {
  const result = resultBy(step, account);
  return result.is === 'built' ? result.bban : result.is;
};

describe('a condition', () => {
  const holds = (when: string, account: string, method = '09'): boolean =>
    resultBy({ do: 'forbid', when }, account, method).is === 'forbidden';

  test.each([
    ['method=13', '1', '13', '1', '14'],
    ['length=6-7', '123456', '09', '12345', '09'],
    ['length=6-7', '1234567', '09', '12345678', '09'],
    ['length=8', '12345678', '09', '123456789', '09'],
    ['digit8=6', '0000000600', '09', '0000000060', '09'],
    ['digit8=86', '0000000860', '09', '0000000680', '09'],
    ['digit8=6 | digit8=86', '0000000860', '09', '0000000780', '09'],
    ['length=10 last7=4400001-4499999', '1234400001', '09', '1234400000', '09'],
    ['length=10 last7=4400001-4499999', '1234499999', '09', '1234500000', '09'],
    ['length=8 digit6=0 last5=01000-99999', '40401000', '09', '40400999', '09'],
    ['length=8 digit6=0 last5=01000-99999', '40409999', '09', '40410000', '09'],
    ['length=7 passes=63+00', '1265982', '63', '3700246', '63'],
    ['fails=76 passes=76+00', '7325022', '76', '7325023', '76'],
    ['fails=63 passes=06', '94012341', '09', '94012342', '09'],
    ['length=6 last6=100000-899999', '899999', '09', '900000', '09'],
    ['length=10 digit4=0', '1230567890', '09', '1234567890', '09'],
    ['digit5=9', '0000900000', '09', '0009000000', '09'],
  ])('%s holds for %s (%s) and not for %s (%s)', (when, account, method, other, otherMethod) => {
    expect(holds(when, account, method)).toBe(true);
    expect(holds(when, other, otherMethod)).toBe(false);
  });

  test('that depends on a check method that is not known makes nothing', () => {
    const unknown: CheckTables = { ...tablesOf(ruleOf({ do: 'forbid', when: 'method=13 length=6' })), bankCell: () => undefined };
    expect(made('10000001', '123456', unknown)).toEqual({ is: 'not-covered', rule: '009999' });
    expect(made('10000001', '12345', unknown)).toMatchObject({ is: 'built' });
  });

  test.each(['size=3', 'length=', 'method=13  length=6', 'passes=99'])('%s is refused', (when) => {
    expect(() => compileGermanRules(ruleOf({ do: 'forbid', when }))).toThrow(TypeError);
  });
});

describe('a step', () => {
  test.each([
    ['replaces an account', { do: 'replace', accounts: '0000000556', toAccount: '0120440110' }, '556', '100000010120440110'],
    ['leaves others', { do: 'replace', accounts: '0000000556', toAccount: '0120440110' }, '557', '100000010000000557'],
    ['replaces a bank code', { do: 'replace', toBank: '20000002' }, '556', '200000020000000556'],
    ['replaces both', { do: 'accept', toBank: '20000002', toAccount: '0120440110' }, '556', '200000020120440110'],
    ['appends a sub-account', { do: 'appendSubAccount', argument: '00' }, '12345', '100000010001234500'],
    ['appends nothing where it does not fit', { do: 'appendSubAccount', argument: '00' }, '123456789', '100000010123456789'],
    ['pads on the right', { do: 'padRight', when: 'length=8' }, '12345678', '100000011234567800'],
    ['removes a digit', { do: 'removeDigit', argument: '4', when: 'length=10 digit4=0' }, '1230567890', '100000010123567890'],
    ['rotates', { do: 'rotate', when: 'digit5=9' }, '0000912345', '100000019123450000'],
    [
      'replaces first digits',
      { do: 'replaceFirstDigits', accounts: '1116000000-1116999999', argument: '3047' },
      '1116232594',
      '100000013047232594',
    ],
    ['keeps', { do: 'accept' }, '556', '100000010000000556'],
    ['forbids accounts', { do: 'forbid', accounts: '0000000001-0000000009 0000000556' }, '556', 'forbidden'],
    ['says that there is no such account', { do: 'invalid', when: 'length=10' }, '1234567890', 'invalid'],
    ['is for its bank codes', { do: 'forbid', bankCodes: '10000002' }, '556', '100000010000000556'],
  ])('%s', (_, step, account, result) => expect(accountBy(step, account)).toBe(result));

  test('names the bank code and the BIC that it brings', () => {
    expect(resultBy({ do: 'replace', toBank: '20000002', bic: 'BANKDEFF' }, '1')).toEqual({
      is: 'built',
      bban: '200000020000000001',
      rule: '009999',
      bankIdentifier: '20000002',
      bic: 'BANKDEFF',
    });
  });
});
