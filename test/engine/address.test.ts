/** The creditor's address: fields, post code, subdivision, form, post boxes, placeholders. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Dataset } from '../../src/directory/dataset.js';
import { createEngine, type Engine, explain, validate } from '../../src/full.js';
import { createEngine as createBareEngine, explain as explainBare } from '../../src/index.js';
import { ADDRESS_FIELDS } from '../../src/instruction/fields.js';
import examples from '../fixtures/post-code-examples.json' with { type: 'json' };
import { anyText } from '../properties/any-text.js';
import { datasetOf, names } from '../reference-data/datasets.js';
import { dataset, whole } from './datasets.js';
import { iban } from './instructions.js';

type Address = Readonly<Record<string, unknown>>;

const engine = createEngine({ on: '2026-11-20', threshold: 'info' });

const at = (address: unknown, system?: string): unknown => ({
  creditor: { name: 'Ada Example', address },
  ...(system && { settlementInformation: { settlementSystem: system } }),
});

/** Each alert as one text: severity, code without its beginning, member. What else the system asks for is no affair of these tests. */
const found = (instruction: unknown, using: Engine = engine): readonly string[] =>
  explain(instruction, using)
    .alerts.filter(({ pointer }) => !pointer.startsWith('/creditorAccount'))
    .map(
      ({ severity, code, pointer }) => `${severity} ${code.replace('CREDITOR_ADDRESS_', '')} ${pointer.replace('/creditor/address', '')}`,
    );

const alertsOf = (address: unknown, system?: string): readonly string[] => found(at(address, system));

const outcomesOf = (address: Address, check: string): readonly string[] =>
  explain(at(address), engine)
    .checks.filter((outcome) => outcome.check === check)
    .map(({ outcome }) => outcome);

const berlin = { streetName: 'Example Street', buildingNumber: '1', postCode: '10115', townName: 'Berlin', country: 'DE' };

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

  test('are shown', () => expect(explain(at({ townName: 'K&ouml;ln' }), engine).alerts[0]?.range).toEqual([1, 7]));

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

describe('the post code', () => {
  test.each([
    ['DE', '1011'],
    ['US', 'SW1A 1AA'],
    ['GB', '10115'],
    ['CA', '90210'],
  ])('of %s is not %s', (country, postCode) => {
    expect(alertsOf({ country, postCode })).toEqual(['warning POST_CODE_INVALID_FORMAT /postCode']);
    expect(found({ country, creditor: { address: { postCode } } })).toEqual(['warning POST_CODE_INVALID_FORMAT /postCode']);
  });

  test.each([
    ['DE', 'D-10115'],
    ['LU', 'L-1234'],
    ['GB', 'SW1A1AA'],
    ['NL', '1234ab'],
    ['PL', '00950'],
  ])('of %s is written %s', (country, postCode) => expect(alertsOf({ country, postCode })).toEqual([]));

  test('is checked by the country of the account where the address names none', () => {
    expect(found({ ...iban('DE89370400440532013000'), creditor: { address: { postCode: '1011' } } })).toEqual([
      'warning POST_CODE_INVALID_FORMAT /postCode',
    ]);
    expect(alertsOf({ postCode: '1011' })).toEqual([]);
  });

  test('where a country has none, nothing can be said', () => {
    for (const country of ['AE', 'HK']) {
      expect(alertsOf({ country, postCode: '00000' })).toEqual([]);
      expect(outcomesOf({ country, postCode: '00000' }, 'address/post-code')).toEqual(['not-covered']);
    }
    expect(outcomesOf(berlin, 'address/post-code')).toEqual(['passed']);
  });

  test('its edition is named', () => expect(explain(at(berlin), engine).editions).toHaveProperty(['registries/post-codes']));
});

describe('the subdivision', () => {
  test.each([
    ['US', 'CA'],
    ['US', 'US-CA'],
    ['US', 'california'],
    ['US', 'CA - California'],
    ['US', 'Washington, D.C.'],
    ['CA', 'Québec'],
    ['CA', 'QUEBEC'],
    ['BR', 'Sao Paulo'],
    ['MX', 'CDMX'],
    ['MX', 'Edo. de México'],
    ['IN', 'Telangana'],
    ['IN', 'Andaman and Nicobar Islands'],
    ['AU', 'nsw'],
    ['JP', '東京都'],
    ['IT', 'Milano'],
  ])('%s has %s', (country, countrySubdivision) => {
    expect(alertsOf({ country, countrySubdivision })).toEqual([]);
    expect(outcomesOf({ country, countrySubdivision }, 'address/subdivision')).toEqual(['passed']);
  });

  test.each(['US', 'CA', 'AU', 'BR', 'MX', 'IN'])('%s has no Atlantis', (country) =>
    expect(alertsOf({ country, countrySubdivision: 'Atlantis' })).toEqual(['warning COUNTRY_SUBDIVISION_UNKNOWN /countrySubdivision']),
  );

  test.each(['IT', 'ES', 'JP', 'DE'])('the list of %s does not say that there is none', (country) => {
    expect(alertsOf({ country, countrySubdivision: 'Atlantis' })).toEqual([]);
    expect(outcomesOf({ country, countrySubdivision: 'Atlantis' }, 'address/subdivision')).toEqual(['not-covered']);
  });

  test('without reference data nothing is said', () => {
    const instruction = at({ country: 'US', countrySubdivision: 'Atlantis', postCode: '10001' });
    expect(explainBare(instruction, createBareEngine({ threshold: 'info' })).alerts).toEqual([]);
  });

  test.each([
    ['US', 'NY', '10001', 'passed'],
    ['US', 'CA', '90210-1234', 'passed'],
    ['CA', 'Ontario', 'k1a 0b1', 'passed'],
    ['CA', 'QC', 'K1A 0B1', 'passed'],
    ['AU', 'NSW', '2000', 'passed'],
    ['BR', 'SP', '01310-100', 'passed'],
    ['MX', 'Ciudad de México', 'C.P. 06000', 'passed'],
    ['IN', 'Delhi', '110001', 'passed'],
    ['ES', 'Madrid', '28001', 'passed'],
    ['ES', 'Madrid', '08001', 'not-covered'],
    ['US', 'CA', '10001', 'failed'],
    ['CA', 'BC', 'K1A 0B1', 'failed'],
    ['IN', 'Goa', '110001', 'failed'],
  ])('%s, %s, %s: %s', (country, countrySubdivision, postCode, outcome) => {
    const address = { country, countrySubdivision, postCode };
    expect(outcomesOf(address, 'address/post-code-subdivision')).toEqual([outcome]);
    const fault = 'warning POST_CODE_COUNTRY_SUBDIVISION_INCONSISTENCY /postCode';
    expect(alertsOf(address)).toEqual(outcome === 'failed' ? [fault] : []);
  });

  test('where its post codes are not known, or the post code is none, they are not compared', () => {
    for (const address of [
      { country: 'US', countrySubdivision: 'UM', postCode: '10001' },
      { country: 'CN', countrySubdivision: 'Beijing Shi', postCode: '100000' },
      { country: 'US', countrySubdivision: 'CA', postCode: 'x' },
      { country: 'US', countrySubdivision: 'CA' },
    ])
      expect(outcomesOf(address, 'address/post-code-subdivision')).toEqual([]);
  });

  test('an overlay brings a list of its own', () => {
    const columns = ['code', 'name', 'alsoKnownAs', 'postCodes'];
    const own: Dataset = dataset('subdivisions/DE', columns, [['BE', 'Berlin', null, '10 12 13 14']], whole);
    const withInfo = createEngine({ threshold: 'info', overlays: [own] });
    const of = (countrySubdivision: string) => found(at({ country: 'DE', countrySubdivision }), withInfo);
    expect([of('Berlin'), of('DE-BE'), of('XX')]).toEqual([[], [], ['warning COUNTRY_SUBDIVISION_UNKNOWN /countrySubdivision']]);
  });
});

describe('every list of subdivisions', () => {
  test.each(names.filter((name) => name.startsWith('subdivisions/')))('%s: each row is found by code and by name', (name) => {
    const country = name.slice(-2);
    for (const [code, title, others] of datasetOf(name).rows) {
      const texts = [code, title, ...String(others ?? '').split('|')]
        .map(String)
        .filter((text) => text !== '' && text !== 'null' && text.length <= 35);
      for (const countrySubdivision of texts) expect(alertsOf({ country, countrySubdivision })).toEqual([]);
    }
  });
});

describe('the form that a system asks for', () => {
  const lines = { addressLine1: '1 Example Street', addressLine2: '10115 Berlin' };
  const hybrid = { addressLine1: '1 Example Street', addressLine2: 'Rear building', townName: 'Berlin', country: 'DE' };

  test.each([
    ['SCT', '2026-11-15'],
    ['SWIFT', '2026-11-14'],
    ['GB_CHAPS', '2026-11-14'],
    ['US_FEDWIRE', '2026-11-16'],
  ])('%s takes no lines alone since %s', (system, day) => {
    const before = `${day.slice(0, -2)}${Number(day.slice(-2)) - 1}`;
    const on = (date: string) => found(at(lines, system), createEngine({ on: date, threshold: 'info' }));
    expect(on(day)).toEqual(['error UNSTRUCTURED_NOT_ALLOWED ']);
    expect(on(before)).toEqual([]);
  });

  test('lines alone have one fault, with a country or three of them', () => {
    for (const more of [{ country: 'DE' }, { addressLine3: 'Third floor' }, { townName: ' ' }])
      expect(alertsOf({ ...lines, ...more }, 'SCT')).toEqual(['error UNSTRUCTURED_NOT_ALLOWED ']);
  });

  test.each(['SCT', 'SWIFT'])('%s takes a structured address, a hybrid one, and none', (system) => {
    for (const address of [berlin, hybrid, {}, { townName: 'Berlin', country: 'DE' }, { addressLine1: '' }])
      expect(alertsOf(address, system)).toEqual([]);
    expect(explain(at(hybrid, system), engine).checks).toContainEqual({
      check: 'address/form',
      pointer: '/creditor/address',
      outcome: 'passed',
    });
  });

  test('town and country are needed where any part is there', () => {
    expect(alertsOf({ streetName: 'Example Street' }, 'SCT')).toEqual([
      'error COUNTRY_MISSING /country',
      'error TOWN_NAME_MISSING /townName',
    ]);
    expect(alertsOf({ country: 'DE' }, 'SCT')).toEqual(['error TOWN_NAME_MISSING /townName']);
    expect(alertsOf({ townName: 'Berlin' }, 'SCT')).toEqual(['error COUNTRY_MISSING /country']);
    expect(alertsOf({ ...lines, postCode: '10115' }, 'SCT')).toContain('error TOWN_NAME_MISSING /townName');
  });

  test('what is there and faulty is not missing', () => {
    expect(alertsOf({ townName: 7, country: 'Germany' }, 'SCT')).toEqual([
      'error COUNTRY_INVALID_FORMAT /country',
      'error CREDITOR_INVALID_FORMAT /townName',
    ]);
    expect(alertsOf({ ...hybrid, addressLine1: 7 }, 'SCT')).toEqual(['error CREDITOR_INVALID_FORMAT /addressLine1']);
  });

  test('a third line is too many, wherever the two stand', () => {
    expect(alertsOf({ ...hybrid, addressLine3: 'Third floor' }, 'SCT')).toEqual(['warning LINES_TOO_MANY /addressLine3']);
    expect(alertsOf({ ...hybrid, addressLine2: '', addressLine3: 'Third floor' }, 'SCT')).toEqual([]);
  });

  test.each([
    'Berlin',
    '10115 Berlin',
    'D-10115 BERLIN',
    '1 Example Street, Berlin',
    'Berlin, Germany',
    'DE',
    '1 Example Street 10115 Berlin',
  ])('%s repeats town, post code or country', (addressLine2) => {
    const address = { ...hybrid, postCode: '10115', addressLine2 };
    expect(alertsOf(address, 'SCT')).toEqual(['warning LINE_DUPLICATE /addressLine2']);
  });

  test.each(['Berliner Straße 5', 'Berlin Road 5', 'Straße des 17. Juni 135', '12'])('%s does not', (addressLine2) =>
    expect(alertsOf({ ...hybrid, addressLine2 }, 'SCT').filter((text) => !text.startsWith('info'))).toEqual([]),
  );

  test('a short post code is a house number as often', () =>
    expect(alertsOf({ addressLine1: 'Example 101', townName: 'Reykjavik', postCode: '101', country: 'IS' }, 'SCT')).toEqual([]));

  test('a system that is not in force, or asks for no form, says nothing', () => {
    expect(alertsOf(lines, 'JP_ZENGIN')).toEqual([]);
    expect(alertsOf(lines, 'NONE')).not.toContain('error UNSTRUCTURED_NOT_ALLOWED ');
    expect(alertsOf(lines)).toEqual([]);
  });
});

describe('a post box', () => {
  test.each([
    'P.O. Box 123',
    'PO BOX 9',
    'p o box 9',
    'GPO Box 2000',
    'Locked Bag 5',
    'Postfach 10 11 12',
    'Apartado 15',
    'Apartado de Correos 15',
    'BP 12',
    'B.P. 1234',
    'Boîte postale 7',
    'Casella postale 4',
    'Skrytka pocztowa 4',
    'Postboks 1',
    'Postbus 12',
    'Caixa Postal 7',
    'а/я 5',
    'c/o Example, PO Box 7',
  ])('%s', (addressLine1) => {
    const fault = 'POST_BOX_NOT_ALLOWED /addressLine1';
    expect(alertsOf({ addressLine1 })).toEqual([`info ${fault}`]);
    const town = { addressLine1, townName: 'Example Town', country: 'KE' };
    expect(alertsOf(town, 'SWIFT')).toContain(`warning ${fault}`);
  });

  test.each(['Boxhagener Straße 1', 'Spo Boxwood 3', 'Apartadó', 'Postfachweg'.replace('fach', 'hof'), 'ABP 12', 'Casilla'])(
    '%s is none',
    (addressLine1) => expect(alertsOf({ addressLine1 })).toEqual([]),
  );

  test('in its own member', () => expect(alertsOf({ postBox: '123' })).toEqual(['info POST_BOX_NOT_ALLOWED /postBox']));

  test('beside a street is worth knowing only', () => {
    const place = { townName: 'Berlin', country: 'DE', postBox: '7' };
    expect(alertsOf(place, 'SWIFT')).toEqual(['warning POST_BOX_NOT_ALLOWED /postBox']);
    for (const more of [{ streetName: 'Example Street' }, { buildingName: 'Example House' }, { addressLine1: 'Example Street' }])
      expect(alertsOf({ ...place, ...more }, 'SWIFT')).toEqual(['info POST_BOX_NOT_ALLOWED /postBox']);
    expect(alertsOf(place, 'SCT')).toEqual(['info POST_BOX_NOT_ALLOWED /postBox']);
  });
});

describe('a placeholder', () => {
  test.each(['test', 'TEST', 'Test Street', 'asdf', 'xxx', 'XXXX', 'aaa', 'null', 'undefined'])('%s is no place', (text) => {
    for (const field of ['streetName', 'townName', 'addressLine1'])
      expect(alertsOf({ [field]: text })).toEqual([`warning SUSPICIOUS /${field}`]);
  });

  test.each(['n/a', 'N.A.', 'none', '-', '...', 'unknown', 'Street'])('%s may be one', (streetName) =>
    expect(alertsOf({ streetName })).toEqual(['info SUSPICIOUS /streetName']),
  );

  test.each(['Testaccio', 'Via Test 5', 'III', 'Aa', 'Å', 'Y', '5'])('%s is one', (streetName) =>
    expect(alertsOf({ streetName })).toEqual([]),
  );

  test('a town of digits, or that is the post code, is none', () => {
    for (const address of [{ townName: '12345' }, { townName: '100 115' }, { townName: 'SW1A1AA', postCode: 'SW1A 1AA', country: 'GB' }])
      expect(alertsOf(address)).toEqual(['warning SUSPICIOUS /townName']);
  });

  test('a town that is called as its country may be one', () => {
    for (const address of [
      { townName: 'Singapore', country: 'SG' },
      { townName: 'LU', country: 'LU' },
    ])
      expect(alertsOf(address)).toEqual(['info SUSPICIOUS /townName']);
    expect(alertsOf({ townName: 'Singapore', country: 'MY' })).toEqual([]);
    expect(alertsOf({ townName: 'Singapore' })).toEqual([]);
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

  test('are many', () => expect(countries.length).toBeGreaterThan(60));

  test.each(countries)('%s: nothing is likely wrong', (country) => {
    const codes = examples[country as keyof typeof examples];
    fc.assert(
      fc.property(address, fc.constantFrom(...codes), fc.constantFrom(undefined, 'SCT', 'SWIFT'), (parts, postCode, system) => {
        const instruction = at({ ...parts, country, postCode }, system);
        return validate(instruction, createEngine({ on: '2026-11-20' })).alerts.every(({ code }) => !code.startsWith('CREDITOR_ADDRESS'));
      }),
      { numRuns: 8 },
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
