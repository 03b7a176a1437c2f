/** What the type of a document means in a country. */
import { expect, test } from 'vitest';
import { creditors } from '../../rules/index/creditors.js';
import { creditorsOf, documentMeaning } from '../../src/engine/creditors.js';

const countries = Object.keys(creditors);

test('a country is looked into once', () => {
  for (const country of countries) expect(creditorsOf(country)).toBe(creditorsOf(country));
});

test.each([undefined, 'XX', 'constructor', '__proto__'])('nothing is known of %s', (country) => {
  expect(creditorsOf(country)).toBeUndefined();
});

test('a tax identifier as a document is any that the tax member may hold', () => {
  for (const country of countries) {
    const known = creditorsOf(country);
    expect(documentMeaning(known, 'TXID')?.identifiers).toEqual(known?.taxIdentifiers);
  }
});

test('a name means tax identifiers only where each that bears it is one', () => {
  for (const country of countries) {
    const known = creditorsOf(country);
    const names = known?.rule.identifiers.flatMap(({ type, aliases = [] }) => [type, ...aliases]) ?? [];
    for (const name of [...names, 'NIDN', 'CCPT', 'DRLC']) {
      const { isTaxId, identifiers = [] } = documentMeaning(known, name) ?? {};
      expect(isTaxId, `${country} ${name}`).toBe(identifiers.every((identifier) => known?.taxIdentifiers.includes(identifier)));
    }
  }
});

test('a name is read up to the longest text', () => {
  const brazil = creditorsOf('BR');
  expect(documentMeaning(brazil, `CPF${'.'.repeat(253)}`)?.type).toBe('CPF');
  expect(documentMeaning(brazil, `CPF${'.'.repeat(254)}`)).toBeUndefined();
});

test('neither case nor separators make another name', () => {
  for (const country of countries) {
    const known = creditorsOf(country);
    const names = known?.rule.identifiers.flatMap(({ type, aliases = [] }) => [type, ...aliases]) ?? [];
    for (const name of [...names, 'DRIVERS_LICENCE', 'IDENTITY_CARD']) {
      const meant = documentMeaning(known, name);
      expect(meant, `${country} ${name}`).toBeDefined();
      for (const written of [name.toLowerCase(), name.replaceAll('_', ' '), name.replaceAll('_', '')]) {
        expect(documentMeaning(known, written), `${country} ${written}`).toEqual(meant);
      }
    }
  }
});
