/** The creditor’s address: the form that a system asks for, post boxes, placeholders. */
import { describe, expect, test } from 'vitest';
import { createEngine, explain } from '../../src/full.js';
import { alertsOf, at, berlin, engine, found } from './addresses.js';

describe('the form that a system asks for', () => {
  const lines = { addressLine1: '1 Example Street', addressLine2: '10115 Berlin' };
  const hybrid = { addressLine1: '1 Example Street', addressLine2: 'Rear building', townName: 'Berlin', country: 'DE' };

  test.each([
    ['SCT', '2026-11-15'],
    ['SWIFT', '2026-11-14'],
    ['GB_CHAPS', '2026-11-14'],
    ['US_FEDWIRE', '2026-11-16'],
    ['CH_SIC_IP', '2026-11-14'],
    ['OCT_INST', '2026-11-15'],
  ])('%s takes no lines alone since %s', (system, day) => {
    const before = `${day.slice(0, -2)}${Number(day.slice(-2)) - 1}`;
    const on = (date: string) => found(at(lines, system), createEngine({ on: date, threshold: 'info' }));
    expect(on(day)).toEqual(['error UNSTRUCTURED_NOT_ALLOWED ']);
    expect(on(before)).toEqual([]);
  });

  test.each([
    ['DK_T2', '2026-11-14'],
    ['DK_TIPS', '2026-11-15'],
    ['EURO1', '2026-11-14'],
    ['PL_SORBNET', '2026-11-15'],
  ])('%s does not either, as far as is known, since %s', (system, day) => {
    const before = `${day.slice(0, -2)}${Number(day.slice(-2)) - 1}`;
    const on = (date: string) => found(at(lines, system), createEngine({ on: date, threshold: 'info' }));
    expect(on(day)).toEqual(['warning UNSTRUCTURED_NOT_ALLOWED ']);
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
    expect(alertsOf(town, 'SWIFT')).toContain(`info ${fault}`);
  });

  test.each(['Boxhagener Straße 1', 'Spo Boxwood 3', 'Apartadó', 'Postfachweg'.replace('fach', 'hof'), 'ABP 12', 'Casilla'])(
    '%s is none',
    (addressLine1) => expect(alertsOf({ addressLine1 })).toEqual([]),
  );

  test('is reported at its own member', () => expect(alertsOf({ postBox: '123' })).toEqual(['info POST_BOX_NOT_ALLOWED /postBox']));

  test('is worth knowing only, as a town without a street is, and as it is the only address in much of the world', () => {
    const place = { townName: 'Blantyre', country: 'MW', postBox: '7' };
    for (const more of [{}, { streetName: 'Example Street' }, { buildingName: 'Example House' }, { addressLine1: 'Example Street' }])
      for (const system of ['SWIFT', 'SCT'])
        expect(alertsOf({ ...place, ...more }, system)).toEqual(['info POST_BOX_NOT_ALLOWED /postBox']);
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
