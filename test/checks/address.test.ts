/** The creditor’s address: members, country, length, characters, and the addresses that are legitimate. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createEngine, explain, validate } from '../../src/full.js';
import { ADDRESS_FIELDS } from '../../src/instruction/fields.js';
import { iban } from '../answers/instructions.js';
import examples from '../fixtures/post-code-examples.json' with { type: 'json' };
import { anyText } from '../properties/any-text.js';
import { runs } from '../runs.js';
import { alertsOf, at, berlin, engine, found } from './addresses.js';

describe('members', () => {
  test.each(ADDRESS_FIELDS)('%s of the wrong type', (field) => {
    for (const value of [7, true, {}, ['x']]) expect(alertsOf({ [field]: value })).toEqual([`error CREDITOR_INVALID_FORMAT /${field}`]);
  });

  test.each(ADDRESS_FIELDS)('%s empty, of spaces, null: as if it were not there', (field) => {
    for (const value of ['', '  ', null]) {
      expect(alertsOf({ [field]: value })).toEqual([]);
      expect(alertsOf({ ...berlin, [field]: value }, 'SCT').filter((text) => !text.includes('MISSING'))).toEqual([]);
    }
  });

  test('what is no object is no address', () => expect(alertsOf('Berlin')).toEqual(['error CREDITOR_INVALID_FORMAT ']));

  test('are reported in the order of the contract', () => {
    const address = { townName: '123', addressLine2: 'a\u0000', country: 'ZZ', postBox: '7', floor: 9 };
    expect(alertsOf(address).map((text) => text.split(' ').at(-1))).toEqual([
      '/country',
      '/addressLine2',
      '/floor',
      '/townName',
      '/postBox',
    ]);
  });
});

describe('the country', () => {
  test.each(['Germany', 'de', 'D', 'DEU', ' DE'])('%s is no code', (country) =>
    expect(alertsOf({ country })).toEqual(['error COUNTRY_INVALID_FORMAT /country']),
  );
  test('ZZ is of none', () => expect(alertsOf({ country: 'ZZ' })).toEqual(['error COUNTRY_UNKNOWN /country']));
  test('may be another than that of the payment', () =>
    expect(found({ country: 'FR', ...iban('FR1420041010050500013M02606'), creditor: { address: berlin } })).toEqual([]));
  test('a fault in it silences what needs it', () => {
    expect(found({ country: 'DE', creditor: { address: { country: 'Germany', postCode: 'X', countrySubdivision: 'Y' } } })).toEqual([
      'error COUNTRY_INVALID_FORMAT /country',
    ]);
  });
});

describe('length', () => {
  const limits = { buildingNumber: 16, postBox: 16, postCode: 16, townName: 35, countrySubdivision: 35, streetName: 70, addressLine1: 70 };

  test.each(Object.entries(limits))('%s: %i characters', (field, max) => {
    const fault = `warning FIELD_TOO_LONG /${field}`;
    const text = (length: number) => 'Ab'.repeat(200).slice(0, length);
    expect(alertsOf({ [field]: text(max) })).not.toContain(fault);
    expect(alertsOf({ [field]: ` ${text(max)} ` })).not.toContain(fault);
    expect(alertsOf({ [field]: text(max + 1) })).toEqual([fault]);
    expect(alertsOf({ [field]: `${text(max)}${'\u200b'.repeat(300)}` })).toEqual([fault]);
  });

  test('is told with the limit', () => {
    const [alert] = explain(at({ buildingNumber: '12345678901234567' }), engine).alerts;
    expect(alert?.params).toEqual({ field: 'buildingNumber', length: 17, max: 16 });
  });
});

describe('characters', () => {
  test.each([
    ['a control', 'Ber\u0007lin'],
    ['a line end', 'Berlin\nMitte'],
    ['a space without width', 'Ber\u200blin'],
    ['a turn of direction', 'Ber\u202elin'],
    ['a lost character', 'K\ufffdln'],
    ['half a character', 'K\ud800ln'],
    ['an entity', 'K&ouml;ln'],
    ['a numbered entity', 'K&#246;ln'],
    ['a tag', 'Berlin<br/>'],
  ])('%s belongs to no address', (_, townName) => expect(alertsOf({ townName })).toEqual(['warning INVALID_CHARACTERS /townName']));

  test('are shown by their range', () => expect(explain(at({ townName: 'K&ouml;ln' }), engine).alerts[0]?.range).toEqual([1, 7]));

  test.each(['Köln', '東京都', 'نمایه\u200cها', "L'Aquila", 'AT&T Park', 'Łódź', 'A < B'])('%s is fine', (townName) =>
    expect(alertsOf({ townName })).toEqual([]),
  );

  test.each(['SCT', 'SWIFT'])('what %s writes in Latin letters is worth knowing', (system) => {
    const address = { townName: 'Köln', country: 'DE' };
    expect(alertsOf(address, system)).toEqual(['info INVALID_CHARACTERS /townName']);
    expect(alertsOf(address, 'US_FEDWIRE')).toEqual([]);
    expect(alertsOf(address, 'JP_ZENGIN')).toEqual([]);
  });
});

describe('legitimate addresses', () => {
  const countries = Object.keys(examples).filter((country) => !['BY', 'CR', 'EE', 'GB'].includes(country));
  const word = fc.constantFrom('Example', 'Long', 'Upper', 'Saint Mary', 'São João', 'Größe', "L'Aquila", 'Żółta', '中山', 'Ленина');
  const address = fc.record(
    {
      streetName: fc.tuple(word, fc.constantFrom('Street', 'straat', 'utca', 'Calle', '路')).map((parts) => parts.join(' ')),
      buildingNumber: fc.constantFrom('1', '12a', '5-7', '221B', '0'),
      buildingName: fc.constantFrom('III', 'Tower 7', 'Haus Nr. 5'),
      floor: fc.constantFrom('3', '-1', 'EG'),
      room: fc.constantFrom('12', 'B'),
      department: word,
      townName: word,
      townLocationName: word,
      districtName: word,
      addressLine1: word.map((text) => `${text} Street 5`),
    },
    { requiredKeys: ['townName'] },
  );

  test('are those of more than sixty countries', () => expect(countries.length).toBeGreaterThan(60));

  test.each(countries)('%s: nothing is likely wrong', (country) => {
    const codes = examples[country as keyof typeof examples];
    fc.assert(
      fc.property(address, fc.constantFrom(...codes), fc.constantFrom(undefined, 'SCT', 'SWIFT'), (parts, postCode, system) => {
        const instruction = at({ ...parts, country, postCode }, system);
        return validate(instruction, createEngine({ on: '2026-11-20' })).alerts.every(({ code }) => !code.startsWith('CREDITOR_ADDRESS'));
      }),
      { numRuns: runs(8) },
    );
  });
});

test('any value gets an answer, each fault once a place', () => {
  const member = fc.oneof(fc.string(), anyText(400), fc.constantFrom('DE', 'US', 'Berlin', '10115', 'PO Box 7', 7, null));
  const anything = fc.dictionary(fc.constantFrom(...ADDRESS_FIELDS), member);
  fc.assert(
    fc.property(anything, fc.constantFrom('SCT', 'SWIFT', 'XX'), (address, system) => {
      const places = explain(at(address, system), engine).alerts.map(({ code, pointer }) => `${code} ${pointer}`);
      return new Set(places).size === places.length;
    }),
  );
});

test('long texts are not looked at', () => {
  const long = Object.fromEntries(ADDRESS_FIELDS.map((field) => [field, 'p.o. box apartado '.repeat(6000)]));
  expect(new Set(alertsOf(long).map((text) => text.split(' ')[1]))).toEqual(new Set(['COUNTRY_INVALID_FORMAT', 'FIELD_TOO_LONG']));
});
