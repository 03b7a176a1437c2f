/** What the type of a document means in a country. */
import { expect, test } from 'vitest';
import { creditors } from '../../rules/index/creditors.js';
import { Creditors } from '../../src/rules-and-data/creditors.js';

const countries = Object.keys(creditors);
const known = new Creditors(creditors);

test('a country is looked into once', () => {
  for (const country of countries) expect(known.of(country)).toBe(known.of(country));
});

test.each([undefined, 'XX', 'constructor', '__proto__'])('nothing is known of %s', (country) => {
  expect(known.of(country)).toBeUndefined();
});

test('a form, which asks for its rule alone, waits for no reader', () => {
  const read: string[] = [];
  const identifier = new Proxy(
    { type: 'TXID', kind: 'TXID' },
    { get: (target, name) => [read.push(String(name)), Reflect.get(target, name)][1] },
  );
  const rule = { ...creditors.DE, identifiers: [identifier] } as unknown as (typeof creditors)['DE'];
  expect(new Creditors({ DE: rule }).ruleOf('DE')).toBe(rule);
  expect(read).not.toContain('layout');
});

test('a tax identifier as a document is any that the tax member may hold', () => {
  for (const country of countries) {
    const found = known.of(country);
    expect(known.documentMeaning(found, 'TXID')?.identifiers).toEqual(found?.taxIdentifiers);
  }
});

test('a name means tax identifiers only where each that bears it is one', () => {
  for (const country of countries) {
    const found = known.of(country);
    const names = found?.rule.identifiers.flatMap(({ type, aliases = [] }) => [type, ...aliases]) ?? [];
    for (const name of [...names, 'NIDN', 'CCPT', 'DRLC']) {
      const { isTaxId, identifiers = [] } = known.documentMeaning(found, name) ?? {};
      expect(isTaxId, `${country} ${name}`).toBe(identifiers.every((identifier) => found?.taxIdentifiers.includes(identifier)));
    }
  }
});

test('a name is read up to the longest text', () => {
  const brazil = known.of('BR');
  expect(known.documentMeaning(brazil, `CPF${'.'.repeat(253)}`)?.type).toBe('CPF');
  expect(known.documentMeaning(brazil, `CPF${'.'.repeat(254)}`)).toBeUndefined();
});

test('neither case nor separators make another name', () => {
  for (const country of countries) {
    const found = known.of(country);
    const names = found?.rule.identifiers.flatMap(({ type, aliases = [] }) => [type, ...aliases]) ?? [];
    for (const name of [...names, 'DRIVERS_LICENCE', 'IDENTITY_CARD']) {
      const meant = known.documentMeaning(found, name);
      expect(meant, `${country} ${name}`).toBeDefined();
      for (const written of [name.toLowerCase(), name.replaceAll('_', ' '), name.replaceAll('_', '')]) {
        expect(known.documentMeaning(found, written), `${country} ${written}`).toEqual(meant);
      }
    }
  }
});
