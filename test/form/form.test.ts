import { describe, expect, test } from 'vitest';
import { BR } from '../../rules/countries/BR/index.js';
import { writtenForms } from '../../rules/words/written-forms.js';
import { createFormatter, type FormatOptions, formatAsTyped, formatBicAsTyped, formatIbanAsTyped, identifiersOf } from '../../src/form.js';
import { validate } from '../../src/index.js';
import { countryModules, domesticModules } from '../rules/countries.js';
import { creditorModules } from '../rules/creditors.js';
import { wrongDigits } from './samples.js';

describe('an IBAN', () => {
  test.each([
    ['', 'incomplete', '', undefined, 15],
    ['d', 'incomplete', 'D', undefined, 17],
    ['de8937', 'incomplete', 'DE89 37', undefined, 16],
    ['DE89 3704 0044 0532 0130 00', 'complete', 'DE89 3704 0044 0532 0130 00', undefined, 0],
    ['DE89-3704\u00A00044.0532\u200B013000', 'complete', 'DE89 3704 0044 0532 0130 00', undefined, 0],
    ['IBAN: DE89370400440532013000', 'complete', 'IBAN DE89 3704 0044 0532 0130 00', undefined, 0],
    ['IBA', 'incomplete', 'IBA', undefined, undefined],
    ['XX', 'wrong', 'XX', [0, 2], undefined],
    ['D1', 'wrong', 'D1', [1, 2], undefined],
    ['DE00', 'wrong', 'DE00', [2, 4], undefined],
    ['DE89O', 'wrong', 'DE89 O', [5, 6], undefined],
    ['DE89 3704 0044 0532 0130 01', 'wrong', 'DE89 3704 0044 0532 0130 01', [2, 4], undefined],
    ['DE89 3704 0044 0532 0130 0012', 'wrong', 'DE89 3704 0044 0532 0130 0012', [27, 29], undefined],
    ['BE71 0961 2345 6760', 'wrong', 'BE71 0961 2345 6760', [2, 4], undefined],
    ['DE89 37%4', 'wrong', 'DE89 37%4', [7, 8], undefined],
  ] as const)('%s is %s', (text, state, value, range, remaining) => {
    const shown = formatIbanAsTyped(text);
    expect(shown).toMatchObject({ state, value });
    expect(shown.range).toEqual(range);
    expect(shown.remaining).toBe(remaining);
  });

  test.each([
    'Konto: DE89 3704 0044 0532 0130 00',
    'Konto DE89370400440532013000 BIC COBADEFFXXX',
    'IBAN (Ada Example) DE89-3704-0044-0532-0130-00',
    'IBAN/DE89370400440532013000/COBADEFF370',
    'Zahlbar an: Ada Example, IBAN: DE 89 3704 0044 0532 0130 00, Betrag: 500,00 EUR',
    'Konto:\u200B\u2068DE89\u00A03704\u00A00044\u00A00532\u00A00130\u00A000\u2069 COBADEFF',
    '口座：ＤＥ８９３７０４００４４０５３２０１３０００',
  ])('stands within “%s”', (text) => {
    expect(formatIbanAsTyped(text)).toMatchObject({ state: 'wrong', within: 'DE89 3704 0044 0532 0130 00' });
  });

  test.each([
    // one digit too many, another account, no account, another country
    'Konto: DE89 3704 0044 0532 0130 00 5',
    '7 DE89 3704 0044 0532 0130 00',
    'DE89 3704 0044 0532 0130 00 or GB29 NWBK 6016 1331 9268 19',
    'Konto: DE89 3704 0044 0532 0130 01',
    'XDE89370400440532013000',
    `Konto: DE89 3704 0044 0532 0130 00${' and more'.repeat(60)}`,
  ])('does not stand within “%s”', (text) => expect(formatIbanAsTyped(text)).not.toHaveProperty('within'));

  test('that stands within a text is one of the country that is asked for', () => {
    const text = 'Konto: DE89 3704 0044 0532 0130 00';
    expect(formatIbanAsTyped(text, { country: 'FR' }).within).toBeUndefined();
    expect(formatIbanAsTyped(text, { country: 'DE' }).within).toBe('DE89 3704 0044 0532 0130 00');
  });

  test('is one of the country that is asked for', () => {
    expect(formatIbanAsTyped('F', { country: 'DE' })).toMatchObject({ state: 'wrong', range: [0, 1] });
    expect(formatIbanAsTyped('FR76', { country: 'GP' }).state).toBe('incomplete');
    expect(formatIbanAsTyped('', { country: 'US' }).example).toBeUndefined();
    expect(formatIbanAsTyped('U', { country: 'US' }).state).toBe('wrong');
  });

  test.each([
    // typed at the end, in the middle, at the start; deleted before a space; pasted
    ['DE893', 5, 6],
    ['DE895 3704', 5, 6],
    ['XDE89 3704', 1, 1],
    ['DE893704', 4, 4],
    ['DE89 3704 00', 0, 0],
    ['  DE8937040044', 14, 14],
    ['DE89 3704', 99, 9],
  ])('%s with its caret at %i has it at %i', (text, caret, expected) => expect(formatIbanAsTyped(text, { caret }).caret).toBe(expected));
});

describe('a BIC', () => {
  test.each([
    ['coba de ff', 'complete', 'COBADEFF', undefined, 0],
    ['COBADEFFX', 'incomplete', 'COBADEFFX', undefined, 2],
    ['COBADEFFXXX', 'complete', 'COBADEFFXXX', undefined, 0],
    ['COBAD', 'incomplete', 'COBAD', undefined, 3],
    ['COBAXX', 'wrong', 'COBAXX', [4, 6], undefined],
    ['COBADE1', 'wrong', 'COBADE1', [6, 7], undefined],
    ['COBADEFO', 'wrong', 'COBADEFO', [7, 8], undefined],
    ['COBADEFFXXXX', 'wrong', 'COBADEFFXXXX', [11, 12], undefined],
    ['COB_', 'wrong', 'COB_', [3, 4], undefined],
  ] as const)('%s is %s', (text, state, value, range, remaining) => {
    const shown = formatBicAsTyped(text);
    expect(shown).toMatchObject({ state, value });
    expect([shown.range, shown.remaining]).toEqual([range, remaining]);
  });
});

describe('a local identifier', () => {
  const at = (type: FormatOptions['type'], country: string, more: Partial<FormatOptions> = {}): FormatOptions => ({
    type,
    country,
    ...more,
  });

  test.each([
    ['601613', at('MEMBER_ID', 'GB'), 'complete', '60-16-13'],
    ['6016', at('MEMBER_ID', 'GB'), 'incomplete', '60-16'],
    ['60161A', at('MEMBER_ID', 'GB'), 'wrong', '60-16-1A'],
    ['gbdsc601613', at('MEMBER_ID', 'GB'), 'complete', 'GBDSC601613'],
    ['021000021', at('MEMBER_ID', 'US'), 'complete', '021000021'],
    ['021000022', at('MEMBER_ID', 'US'), 'wrong', '021000022'],
    ['usaba02100', at('MEMBER_ID', 'US'), 'incomplete', 'USABA02100'],
    ['hdfc0000001', at('MEMBER_ID', 'IN'), 'complete', 'HDFC0000001'],
    ['hd1', at('MEMBER_ID', 'IN'), 'wrong', 'HD1'],
    ['1234567', at('ACCOUNT_NUMBER', 'GB'), 'complete', '1234567'],
    // it may be a sort code and the beginning of an account number
    ['123456789', at('ACCOUNT_NUMBER', 'GB'), 'incomplete', '123456789'],
    ['123456789012345', at('ACCOUNT_NUMBER', 'GB'), 'wrong', '123456789012345'],
    ['812345678', at('ACCOUNT_NUMBER', 'GB', { memberId: '09-01-26' }), 'complete', '812345678'],
    ['539-0075470-35', at('ACCOUNT_NUMBER', 'BE'), 'wrong', '539-0075470-35'],
    ['123456789012345678', at('ACCOUNT_NUMBER', 'US'), 'wrong', '123456789012345678'],
    [' 19-2000145399/0800 ', at('ACCOUNT_NUMBER', 'CZ'), 'complete', '19-2000145399/0800'],
    ['52998224725', at('TAX_ID', 'BR'), 'complete', '529.982.247-25'],
    ['12abc34501de35', at('TAX_ID', 'BR'), 'complete', '12.ABC.345/01DE-35'],
    ['12abc3', at('TAX_ID', 'BR', { creditorType: 'INDIVIDUAL' }), 'wrong', '12A.BC3'],
    ['529982247250', at('TAX_ID', 'BR'), 'incomplete', '52.998.224/7250'],
    ['529982247250', at('TAX_ID', 'BR', { creditorType: 'INDIVIDUAL' }), 'wrong', '529.982.247-250'],
    ['no988077917mva', at('TAX_ID', 'NO'), 'complete', 'NO 988 077 917 MVA'],
    ['536904399', at('DOCUMENT', 'US', { documentType: 'SSN' }), 'complete', '536-90-4399'],
    ['666904399', at('DOCUMENT', 'US', { documentType: 'ssn' }), 'wrong', '666-90-4399'],
    ['C01X00T47', at('DOCUMENT', 'US', { documentType: 'PASSPORT' }), 'complete', 'C01X00T47'],
    ['anything 1', at('ACCOUNT_NUMBER', 'AQ'), 'complete', 'ANYTHING 1'],
    ['a*', at('MEMBER_ID', 'AQ'), 'wrong', 'A*'],
  ] as const)('%s of %j is %s', (text, options, state, value) => expect(formatAsTyped(text, options)).toMatchObject({ state, value }));

  test('has the place that cannot be right', () => {
    expect(formatAsTyped('60161A', at('MEMBER_ID', 'GB')).range).toEqual([7, 8]);
    expect(formatAsTyped('6016137', at('MEMBER_ID', 'GB')).range).toEqual([8, 9]);
    expect(formatAsTyped('539-0075470-35', at('ACCOUNT_NUMBER', 'BE')).range).toEqual([0, 14]);
    expect(formatAsTyped('52998224726', at('TAX_ID', 'BR', { creditorType: 'INDIVIDUAL' })).range).toEqual([0, 14]);
  });

  test('with wrong check digits is complete only where `validate` takes it', () => {
    const isTaken = (country: string | undefined, type: string | undefined, value: string): boolean =>
      validate({ country, creditor: { documents: [{ type, value }] } }).status === 'OK';
    const other = wrongDigits.filter(
      ({ text, options: { country, documentType, ...options } }) =>
        (formatAsTyped(text, { country, documentType, ...options }).state === 'complete') !== isTaken(country, documentType, text),
    );
    expect(wrongDigits.length).toBeGreaterThan(100);
    expect(other).toEqual([]);
  });
});

describe('a telephone number', () => {
  test.each([
    ['+44 20 7946 0123', 'complete'],
    ['+44 20', 'incomplete'],
    ['+4420794601234567', 'wrong'],
    ['12a4', 'wrong'],
    ['12+4', 'wrong'],
  ])('%s is %s, and stays as it was typed', (text, state) =>
    expect(formatAsTyped(text, { type: 'PHONE' })).toMatchObject({ state, value: text }),
  );
});

describe('the rules', () => {
  test('hold each written form: an example has its groups', () => {
    const details = new Map(
      [...countryModules, ...domesticModules].map(({ code, details: { local, valid } }) => [code, [...local, ...valid]]),
    );
    const numbers = new Map(creditorModules.map(({ code, examples }) => [code, examples]));
    const known = new Set(creditorModules.flatMap(({ code, rule }) => rule.identifiers.map(({ type }) => `${code} ${type}`)));
    const without = Object.entries(writtenForms).flatMap(([code, forms]) =>
      Object.keys(forms).filter((type) => {
        const examples = type === 'MEMBER_ID' ? details.get(code) : numbers.get(code)?.[type]?.valid;
        return examples === undefined || examples.length === 0 || (type !== 'MEMBER_ID' && !known.has(`${code} ${type}`));
      }),
    );
    expect(without).toEqual([]);
  });

  test('say which identifiers a country has', () => {
    expect(identifiersOf('US').accounts).toEqual([['MEMBER_ID', 'ACCOUNT_NUMBER']]);
    expect(identifiersOf('GB').accounts).toEqual([['IBAN'], ['MEMBER_ID', 'ACCOUNT_NUMBER']]);
    expect(identifiersOf('MX').accounts).toEqual([['ACCOUNT_NUMBER']]);
    expect(identifiersOf('AQ')).toEqual({ accounts: [['BIC', 'ACCOUNT_NUMBER']], holder: [] });
    expect(identifiersOf('BR').holder).toEqual([
      { documentType: 'CPF', of: 'INDIVIDUAL', isTaxId: true },
      { documentType: 'CNPJ', of: 'BUSINESS', isTaxId: true },
    ]);
  });

  test('of one country format as all do, and nothing of another', () => {
    const format = createFormatter([BR]);
    const options = { type: 'TAX_ID', country: 'BR' } as const;
    expect(format('111444777', options)).toEqual(formatAsTyped('111444777', options));
    expect(format('536904399', { type: 'TAX_ID', country: 'US' })).toMatchObject({ value: '536904399', state: 'complete' });
    expect(format('de89', { type: 'IBAN' })).toEqual(formatAsTyped('de89', { type: 'IBAN' }));
  });
});

describe('wrong options', () => {
  test.each([
    [undefined, /options/],
    [{ type: 'NAME' }, /type/],
    [{ type: 'IBAN', country: 'Germany' }, /country/],
    [{ type: 'IBAN', caret: -1 }, /caret/],
    [{ type: 'IBAN', caret: '1' }, /caret/],
    [{ type: 'TAX_ID' }, /country/],
    [{ type: 'DOCUMENT', country: 'BR' }, /documentType/],
    [{ type: 'TAX_ID', country: 'BR', creditorType: 'PERSON' }, /creditorType/],
    [{ type: 'ACCOUNT_NUMBER', country: 'BR', memberId: 1 }, /memberId/],
  ])('%j throw a TypeError that names one', (options, name) => {
    const call = () => formatAsTyped('', options as FormatOptions);
    expect(call).toThrow(TypeError);
    expect(call).toThrow(name);
  });

  test('of a formatter throw, too', () => {
    expect(() => createFormatter(BR as never)).toThrow(TypeError);
    expect(() => identifiersOf('Brazil')).toThrow(TypeError);
  });

  test('name the function that was called', () => {
    expect(() => formatIbanAsTyped('', { caret: -1 })).toThrow(/^formatIbanAsTyped: /);
    expect(() => formatBicAsTyped('', { country: 'Germany' })).toThrow(/^formatBicAsTyped: /);
    expect(() => identifiersOf('Brazil')).toThrow(/^identifiersOf: /);
    expect(() => identifiersOf(undefined as never)).toThrow(/^identifiersOf: `country`/);
  });

  test('a caret that a field does not have is at the end', () => {
    expect(formatIbanAsTyped('de89', { caret: null }).caret).toBe(4);
  });
});

test.each([
  ['ＤＥ８９３７０４', { type: 'IBAN' }, 'DE89 3704'],
  ['de٨٩٣٧', { type: 'IBAN' }, 'DE89 37'],
  ['۶۰۱۶۱۳', { type: 'MEMBER_ID', country: 'GB' }, '60-16-13'],
  ['０００１', { type: 'MEMBER_ID', country: 'JP' }, '0001'],
  ['ａｄａ＠example.org', { type: 'EMAIL' }, 'ada@example.org'],
] as const)('%s is what other keyboards type', (text, options, value) => {
  const shown = formatAsTyped(text, options);
  expect([shown.value, shown.caret, shown.state === 'wrong']).toEqual([value, value.length, false]);
});
