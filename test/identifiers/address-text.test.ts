/** The words of an address: which are the same, which cannot be in one, which stand for a post box or for nothing. */
import { describe, expect, test } from 'vitest';
import { foldPlace, isPostBox, placeholderPlace, spacedWords, unfitRange } from '../../src/identifiers/address-text.js';
import { callsOf } from './calls.js';

test.each([
  ['São Paulo', 'SAO-PAULO'],
  ['Tyne & Wear', 'Tyne and Wear'],
  ['Saint-Étienne', "SAINT ETIENNE '"],
  ['ＴＯＫＹＯ', 'Tokyo'],
  ['Łódź', 'ŁÓDŹ'],
  ['5th Ave.', '5th ave'],
])('%s and %s are one', (one, other) => expect(foldPlace(one)).toBe(foldPlace(other)));

test.each([
  ['Paris', 'Paris 2'],
  ['Łódź', 'Lodz'],
  ['東京', '京都'],
])('%s and %s are two', (one, other) => expect(foldPlace(one)).not.toBe(foldPlace(other)));

test.each([
  ['Calle Mayor, 5', ' calle mayor 5 '],
  ['  Rue de l’Église', ' rue de l eglise '],
  ['Straße -- 7b!', ' straße 7b '],
  ['...', '  '],
])('the words of %s', (text, words) => expect(spacedWords(text)).toBe(words));

describe('characters that no address has', () => {
  test.each<[string, string, readonly [number, number]]>([
    ['a line break', 'High Street\n5', [11, 12]],
    ['a zero-width space', 'High\u200b Street', [4, 5]],
    ['a turn of direction', 'High \u202eStreet', [5, 6]],
    ['a soft hyphen', 'Haupt\u00adstrasse', [5, 6]],
    ['what stands for a lost one', 'M\ufffdnchen', [1, 2]],
    ['a private one', 'High \ue000', [5, 6]],
    ['half a pair', 'High \ud800', [5, 6]],
    ['an entity', 'Smith &amp; Sons', [6, 11]],
    ['a numbered entity', 'O&#39;Brien', [1, 6]],
    ['a hexadecimal entity', 'O&#x27;Brien', [1, 7]],
    ['an end of a line', 'High Street<br/>', [11, 16]],
    ['the same with a space', 'High Street<BR />', [11, 17]],
    ['an end of a part', 'High Street</p>', [11, 15]],
  ])('%s', (_, text, range) => expect(unfitRange(text)).toEqual(range));

  test.each(['High Street 5', 'Smith & Sons; 5', 'AT&T; Tower', 'a < b', 'Rua 5 > Bloco 2', 'علی\u200cآباد', 'Köln #5', '&#; &x'])(
    '%s has none',
    (text) => expect(unfitRange(text)).toBeUndefined(),
  );
});

describe('a post box', () => {
  test.each([
    'PO Box 12',
    'P.O. Box 12',
    'P. O. Box 12',
    'p o box 12',
    'P.O.-Box 12',
    'P.O.Box 12',
    'Acme Ltd, PO Box 12',
    'GPO Box 12',
    'G.P.O. Box 12',
    'Post Office Box 12',
    'Post Box 12',
    'Postbox 12',
    'Locked Bag 12',
    'Private Bag X12',
    'Postfach 12 34',
    'Postbus 12',
    'Postboks 12',
    'Postilokero 12',
    'Case postale 12',
    'Boîte postale 12',
    'BP 12',
    'B.P. 12',
    'BP12',
    'Casella Postale 12',
    'Apartado 12',
    'Apartado Postal 12',
    'Apartado Aéreo 12',
    'Apartado de Correos 12',
    'Apdo. 12',
    'Casilla 12',
    'Casilla Postal 12',
    'Casilla de Correo 12',
    'Caixa Postal 12',
    'Skrytka pocztowa 12',
    'Postafiók 12',
    'а/я 12',
    'PO Box 12'.padEnd(256),
  ])('%s', (text) => expect(isPostBox(text)).toBe(true));

  test.each([
    'Box Hill Road 5',
    'Depot Box 5',
    'Postbuskade 5',
    'Postbus Lane',
    'Casilla Blanca',
    'Apartado',
    'Expo Box 5',
    'BP Tower',
    'Rue Xbp 5',
    'Postweg 12',
    '',
    `${' '.repeat(300)}PO Box 12`,
  ])('%s is none', (text) => expect(isPostBox(text)).toBe(false));
});

describe('what stands for no place', () => {
  test.each([
    'test',
    'Testing',
    'Teste',
    'Test Street',
    'Teststrasse',
    'TEST-TOWN',
    'Test City',
    'Test address',
    'asdf',
    'asdfgh',
    'asdfghjk',
    'asdfghjkl',
    'qwerty',
    'Qwertz',
    'null',
    'undefined',
    'dummy',
    'xxx',
    'aaaaaaaa',
    'ＴＥＳＴ',
    'tｅst', // a keyboard of two widths
    't.é.s.t',
  ])('%s: surely', (text) => expect(placeholderPlace(text)).toBe('sure'));

  test.each([
    'N/A',
    'none',
    'nil',
    'unknown',
    'Not known',
    'not available',
    'not applicable',
    'no address',
    'TBD',
    'abc',
    'Street',
    'Address',
    'Town',
    'City',
    '-',
    '',
    'ｎ/ａ',
  ])('%j: perhaps', (text) => expect(placeholderPlace(text)).toBe('perhaps'));

  test.each(['III', 'xx', 'Testa', 'Attest', 'Asdfg', 'Nullarbor', 'City Road', 'Unknown Road', 'Nanaimo', '111', 'x'.repeat(80)])(
    '%s: not',
    (text) => expect(placeholderPlace(text)).toBeUndefined(),
  );
});

describe('an ordinary place is told at its first letters, and nothing is made of it', () => {
  test.each(['Berlin', 'São Paulo', '12 High Street', "'s-Hertogenbosch", 'Aachen', 'Bø', 'Łódź', 'Tyne & Wear'])('%s', (text) => {
    expect(placeholderPlace(text)).toBeUndefined();
    expect(callsOf(String.prototype, 'toLowerCase', () => placeholderPlace(text))).toBe(0);
  });

  test('a word without accents has none that could be taken away', () => {
    expect(callsOf(String.prototype, 'normalize', () => foldPlace('Berlin'))).toBe(0);
    expect(callsOf(String.prototype, 'normalize', () => foldPlace('São'))).toBe(1);
  });
});
