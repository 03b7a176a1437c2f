/** What `explain` says of characters that a name may not have: which they are, and what a settlement system makes of them. */
import { expect, test } from 'vitest';
import { createEngine, explain } from '../../src/index.js';

const engine = createEngine({ on: '2026-11-20' });
const charactersIn = (name: string, settlementSystem?: string) =>
  explain({ creditor: { name }, ...(settlementSystem !== undefined && { settlementInformation: { settlementSystem } }) }, engine)
    .alerts.filter(({ code }) => code === 'CREDITOR_NAME_INVALID_CHARACTERS')
    .map(({ rule, params, transliteration }) => [rule, (params as { characters?: string }).characters, transliteration]);

test('those that no name has, each once', () => {
  expect(charactersIn('Ada ☺☺ Example ☺')).toEqual([['name/characters', '☺', undefined]]);
});

test('those that the settlement system does not carry, and the name as it carries it', () => {
  expect(charactersIn('Zoë Müller-Büller', 'SCT')).toEqual([['name/charset', 'ë ü', 'Zoe Muller-Buller']]);
});

test('none in a name that it carries', () => {
  expect(charactersIn('Zoe Muller', 'SCT')).toEqual([]);
});
