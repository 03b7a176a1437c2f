/** The form of an address: what a system that asks for one says of town, country and lines, and what repeats them. */
import { describe, expect, test } from 'vitest';
import { createEngine, explain } from '../../src/full.js';

const engine = createEngine({ on: '2026-11-20', threshold: 'info' });

/** Each outcome of the form as one text: place, outcome. */
const said = (address: object): readonly string[] =>
  explain({ creditor: { name: 'Ada Example', address }, settlementInformation: { settlementSystem: 'SCT' } }, engine)
    .checks.filter(({ check }) => check === 'address/form')
    .map(({ pointer, outcome }) => `${pointer.replace('/creditor/address', '')} ${outcome}`);

const vienna = { streetName: 'Example Street', townName: 'Vienna', country: 'AT' };

test('has passed as a whole, or has failed at its places', () => {
  expect(said(vienna)).toEqual([' passed']);
  expect(said({ streetName: 'Example Street' })).toEqual(['/townName failed', '/country failed']);
  expect(said({ addressLine1: 'Example Street', addressLine2: 'Vienna' })).toEqual([' failed']);
  expect(said({})).toEqual([]);
});

describe('a line', () => {
  test('that is one too many is told once, whatever it repeats', () => {
    const lines = { addressLine1: 'Rear building', addressLine2: 'Second gate', addressLine3: 'Vienna' };
    expect(said({ ...vienna, ...lines })).toEqual(['/addressLine3 failed']);
  });

  test('repeats a post code of four digits wherever it stands in it; one of three may be a house number', () => {
    const line = (postCode: string) => said({ ...vienna, postCode, addressLine1: `Gate ${postCode} at the river` });
    expect(line('1010')).toEqual(['/addressLine1 failed']);
    expect(line('101')).toEqual([' passed']);
  });

  test.each(['Vienna Austria', '1010 Vienna Austria', 'Vienna 1010 AT'])('%s repeats town and country, no comma between them', (line) =>
    expect(said({ ...vienna, addressLine1: line })).toEqual(['/addressLine1 failed']),
  );
});
