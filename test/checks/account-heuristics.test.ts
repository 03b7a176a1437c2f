/** What an account number gives away: its currency, a card, a number from a document, a spreadsheet, a wrong field. */
import { describe, expect, test } from 'vitest';
import { publishedIbans } from '../../rules/banks/account-samples.js';
import { accounts } from '../../rules/index/accounts.js';
import { createEngine, explain, validate } from '../../src/full.js';
import { allCountries } from '../../src/identifiers/country/all-countries.js';
import { currencyStatus } from '../../src/identifiers/currency.js';
import { isValid } from '../../src/identifiers/iban/iban.js';
import { sealed } from '../answers/ibans.js';
import { account, iban, member } from '../answers/instructions.js';

const engine = createEngine({ on: '2026-11-20' });

const said = (instruction: unknown): readonly string[] =>
  explain(instruction, engine).alerts.map(({ code, severity }) => `${code.replace('CREDITOR_', '')} ${severity}`);

describe('the currency of the account', () => {
  test.each([
    ['RU0304452522540817810538091310419', 'USD', ['ACCOUNT_CURRENCY_INCONSISTENCY warning']],
    ['RU0304452522540817810538091310419', 'RUB', []],
    ['MU17BOMM0101101030300200000MUR', 'USD', ['ACCOUNT_CURRENCY_INCONSISTENCY info']],
    ['MU17BOMM0101101030300200000MUR', 'MUR', []],
    ['SC18SSCB11010000000000001497USD', 'EUR', ['ACCOUNT_CURRENCY_INCONSISTENCY info']],
    ['GT82TRAJ01020000001210029690', 'USD', ['ACCOUNT_CURRENCY_INCONSISTENCY info']],
    ['GT82TRAJ01020000001210029690', 'GTQ', []],
  ])('%s in %s', (value, currency, expected) => expect(said({ currency, ...iban(value) })).toEqual(expected));

  test('is compared in a local number as well', () => {
    const uzbek = { country: 'UZ', ...member('00444'), ...account('20208000900123456001') };
    expect(said({ ...uzbek, currency: 'USD' })).toEqual(['ACCOUNT_CURRENCY_INCONSISTENCY info']);
    expect(said({ ...uzbek, currency: 'UZS' })).toEqual([]);
    const russian = { country: 'RU', ...member('044525225'), ...account('40817810538091310419') };
    expect(said({ ...russian, currency: 'EUR' })).toEqual(['ACCOUNT_CURRENCY_INCONSISTENCY warning']);
  });

  test('a code that is not listed says nothing', () => {
    const { checks } = explain({ currency: 'GTQ', ...iban(sealed('GT', 'TRAJ77020000001210029690')) }, engine);
    expect(checks.find(({ check }) => check === 'account-number/currency')?.outcome).toBe('not-covered');
  });

  test('is compared where both are known', () => {
    const outcomes = (instruction: unknown) =>
      explain(instruction, engine)
        .checks.filter(({ check }) => check === 'account-number/currency')
        .map(({ outcome }) => outcome);
    const russian = iban('RU0304452522540817810538091310419');
    expect(outcomes({ currency: 'RUB', ...russian })).toEqual(['passed']);
    expect(outcomes({ currency: 'USD', ...russian })).toEqual(['failed']);
    expect(outcomes(russian)).toEqual([]);
    expect(outcomes({ currency: 'USD', country: 'RU' })).toEqual([]);
    expect(said(russian)).toEqual([]);
  });

  test('every rule names fields of its country and currencies that there are', () => {
    const declared = Object.keys(accounts).flatMap((code) => {
      const rule = allCountries.currencyInNumber(code);
      return rule ? [{ code, ...rule }] : [];
    });
    expect(declared.map(({ code }) => code)).toEqual(['GT', 'MU', 'RU', 'SC', 'UZ']);
    for (const { code, fields, codes = {} } of declared) {
      const layout = allCountries.withIban(code)?.layout.fields ?? ['account'];
      expect(fields.filter((field) => !layout.includes(field))).toEqual([]);
      expect(Object.values(codes).filter((currency) => currencyStatus(currency, engine.on) !== 'active')).toEqual([]);
    }
  });
});

describe('a card', () => {
  const card = '4242 4242 4242 4242';
  test.each([
    ['where accounts have no such number', 'GB', ['CARD_NUMBER_NOT_ALLOWED error']],
    ['where they may', 'US', ['CARD_NUMBER_NOT_ALLOWED info']],
    ['where nothing is known of them', 'AQ', ['CARD_NUMBER_NOT_ALLOWED info']],
    ['where cards are accounts', 'CN', []],
  ])('%s', (_, country, expected) => expect(said({ country, ...account(card) })).toEqual(expected));

  test('is shown with its rule', () => {
    expect(explain({ country: 'US', ...account(card) }, engine).alerts).toMatchObject([
      { pointer: '/creditorAccount/id/value', rule: 'account-number/card', params: {} },
    ]);
  });

  test('is no fault where its type says that it is one', () => {
    expect(said({ country: 'GB', creditorAccount: { id: { value: card, type: 'CARD_NUMBER' } } })).toEqual([]);
  });
});

describe('a number from a document', () => {
  test.each([
    iban('DE89370400440532013000'),
    iban('DE89 3704 0044 0532 0130 00'),
    { country: 'US', ...member('021000021'), ...account('123456789') },
    { country: 'US', ...member('021000021'), ...account('7777777777') },
    { country: 'US', ...member('021000021'), ...account('987654321') },
  ])('%j', (instruction) => expect(said(instruction)).toEqual(['ACCOUNT_NUMBER_SUSPICIOUS info']));

  const american = (number: string) => said({ country: 'US', ...member('021000021'), ...account(number) });
  test.each(['123456', '1234567', '12345678', '1234567890', '00123456', '123456000', '87654321', '55555'])('%s', (number) =>
    expect(american(number)).toEqual(['ACCOUNT_NUMBER_SUSPICIOUS info']),
  );
  test.each([
    ['digits all the same, but not from the first', '12377777'],
    ['digits all the same, but not to the last', '77777123'],
    ['four digits the same', '5555'],
    ['digits in their order, but not from the first', '99123456'],
    ['digits in their order, but not to the last', '12345699'],
    ['digits in their order, and many zeros', '1234560000'],
    ['digits in their order, too few', '12345'],
  ])('not %s', (_, number) => expect(american(number)).toEqual([]));

  test('is worth a word only where there is no other', () => {
    expect(said({ country: 'AT', ...iban('DE89370400440532013000') })).toEqual(['IBAN_COUNTRY_INCONSISTENCY info']);
    expect(said({ country: 'US', ...member('021000021'), ...account('1029384756') })).toEqual([]);
  });

  test('those listed are sound', () => expect([...publishedIbans].filter((text) => !isValid(text))).toEqual([]));
});

describe('a number that is no account', () => {
  test.each([
    ['zeros', { country: 'US', ...member('021000021'), ...account('0000000000') }],
    ['a zero', { country: 'DE', ...member('37040044'), ...account('0') }],
    ['zeros of a CLABE', { country: 'MX', ...account('000000000000000000') }],
    ['zeros of bank and account', { country: 'GB', ...member('000000'), ...account('00000000') }],
    ['zeros in an IBAN', iban('GB80NWBK60161300000000')],
    ['zeros in an IBAN without check digits', iban('AE140330000000000000000')],
    ['marks where no country is named', account('#$%^')],
    ['zeros where nothing is known of numbers', { country: 'AF', ...account('0000-0000') }],
    ['the number of the bank', { country: 'US', ...member('021000021'), ...account('021000021') }],
    ['the number of the bank, filled up', { country: 'DE', ...member('37040044'), ...account('0037040044') }],
  ])('%s', (_, instruction) => {
    expect(said(instruction)).toContain('ACCOUNT_NUMBER_SUSPICIOUS warning');
    expect(validate(instruction, engine).alerts).toContainEqual({ code: 'CREDITOR_ACCOUNT_NUMBER_SUSPICIOUS' });
  });

  test.each([
    ['a bank identifier of few digits', { country: 'AF', ...member('10293'), ...account('10293') }],
    ['another number', { country: 'US', ...member('021000021'), ...account('21000022') }],
  ])('not %s', (_, instruction) => expect(said(instruction).filter((alert) => alert.endsWith('SUSPICIOUS warning'))).toEqual([]));
});

describe('what a spreadsheet makes of a number', () => {
  const german = { country: 'DE', ...member('37040044') };
  test.each(['5.32013E+15', '5,32E15', '532013000.0', "'0532013000"])('%s', (value) =>
    expect(said({ ...german, ...account(value) })).toEqual(['ACCOUNT_NUMBER_INVALID_FORMAT error']),
  );
  test('where letters are allowed, too', () =>
    expect(said({ country: 'US', ...account('1.23E15') })).toEqual(['ACCOUNT_NUMBER_INVALID_FORMAT error']));
  test('of an IBAN', () => expect(said(iban("'DE89370400440532013000"))).toEqual(['IBAN_INVALID_FORMAT error']));
  test('of a bank identifier', () =>
    expect(said({ country: 'DE', ...member('37040044.0') })).toEqual(['BANK_IDENTIFIER_INVALID_FORMAT error']));
});

describe('what is no account number anywhere', () => {
  const countries = [...Object.keys(accounts), 'AF', 'AQ', 'CU'];
  const withNoIban = (country: string, value: string) =>
    said({ country, ...account(value) }).filter((alert) => alert.startsWith('ACCOUNT_NUMBER'));

  test.each(['#$%^', '---', ' ', '', '（）'])('%j', (value) => {
    for (const country of countries)
      expect([country, ...withNoIban(country, value)]).toEqual([country, 'ACCOUNT_NUMBER_INVALID_FORMAT error']);
  });

  test.each(['7', '0', 'A'])('a single character where nothing is known of numbers: %s', (value) =>
    expect(withNoIban('AF', value)).toEqual(['ACCOUNT_NUMBER_INVALID_FORMAT warning']),
  );

  test.each(['12', '٤٢', '4-2'])('but not %s', (value) => expect(withNoIban('AF', value)).toEqual([]));
});

describe('a value in the wrong field', () => {
  test.each([
    ['a BIC for the bank identifier', { country: 'DE', ...member('COBADEFF') }, 'BANK_IDENTIFIER_INVALID_FORMAT'],
    ['an IBAN for the bank identifier', { country: 'DE', ...member('DE89370400440532013000') }, 'BANK_IDENTIFIER_INVALID_FORMAT'],
    ['an account for the branch', { country: 'ES', ...member('2100', '0200051332') }, 'BRANCH_IDENTIFIER_INVALID_FORMAT'],
    ['a bank identifier for the BIC', { country: 'DE', creditorAgent: { bic: '37040044' } }, 'BIC_INVALID_FORMAT'],
    ['an account number for the IBAN', { country: 'DE', ...iban('0532013000') }, 'IBAN_INVALID_FORMAT'],
  ])('%s', (_, instruction, code) => expect(said(instruction)).toEqual([`${code} error`]));

  test('an IBAN of another type is read as one', () =>
    expect(said({ country: 'NO', ...account('NO9386011117948') })).toEqual(['IBAN_INCORRECT_CHECK_DIGITS error']));
});
