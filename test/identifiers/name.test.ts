/** Names: what none has, and what some have that looks as if none had. */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allCountries } from '../../src/identifiers/all-countries.js';
import {
  companyMarker,
  hasForeignCharacters,
  hasTitle,
  incompleteness,
  isIdentifier as isIdentifierIn,
  isOneWord,
  placeholder,
} from '../../src/identifiers/name.js';
import { anyText } from '../properties/any-text.js';

const isIdentifier = (name: string, account?: string, bic?: string): boolean => isIdentifierIn(name, allCountries, account, bic);

describe('what keeps a name from being one', () => {
  test.each([
    ['', 'no letters'],
    ['   ', 'no letters'],
    ['...', 'no letters'],
    ['1&1', 'no letters'],
    ['X', 'one letter'],
    ['- a -', 'one letter'],
    ['J. D.', 'initials'],
    ['J D', 'initials'],
    ['J.D.', 'initials'],
    ['J.D', 'initials'],
    ['Α. Β.', 'initials'],
    ['E\u0301. Ž.', 'initials'],
  ])('%j: %s', (name, reason) => expect(incompleteness(name)).toBe(reason));

  test.each(['3M', 'H&M', 'C&A', 'Ng', 'JD', 'Li Na', 'J. Doe', '王 芳', 'R. K. Narayan', 'Яна К.', 'Я. Коваль', 'Я.Коваль', 'Ян К.'])(
    '%s is one',
    (name) => expect(incompleteness(name)).toBeUndefined(),
  );

  test('one word', () => {
    expect(['Suharto', 'Anne-Marie', "O'Brien", '  Madonna  '].filter(isOneWord)).toHaveLength(4);
    expect(['- Madonna', 'Madonna -', 'Madonna ', 'Прінс', '3M'].filter(isOneWord)).toHaveLength(5);
    expect(['Ada Example', '王芳', 'สมชาย', '...'].filter(isOneWord)).toEqual([]);
  });
});

describe('characters', () => {
  test.each([
    ['a zero-width space', 'Ada\u200b Example'],
    ['a line break', 'Ada\nExample'],
    ['a tab', 'Ada\tExample'],
    ['a mark of direction', '\u202eAda'],
    ['a byte order mark', '\ufeffAda'],
    ['half a pair', 'Ada \ud800'],
    ['what stands for a lost character', 'M\ufffdller'],
    ['a private character', 'Ada \ue000'],
    ['a picture', 'Ada 😀'],
    ['a flag', 'Ada 🇩🇪'],
    ['a keycap', 'Ada 1\u20e3'],
    ['a joiner between Latin letters', 'A\u200dda'],
    ['a joiner that joins nothing', '\u200cعلی'],
    ['an entity', 'Smith &amp; Sons'],
    ['a numbered entity', 'O&#39;Brien'],
    ['a hexadecimal entity', 'O&#x27;Brien'],
    ['a tag', '<b>Ada</b>'],
    ['a template', '{{name}}'],
    ['UTF-8 read as Latin-1', 'MÃ¼ller'],
    ['the same in Windows-1252', 'GroÃŸ'],
    ['the same of an apostrophe', 'Oâ€™Brien'],
    ['the same of Cyrillic', 'Ð°Ð½Ð½Ð°'],
    ['Cyrillic in Latin', 'Аda Example'],
    ['Latin in Cyrillic', 'Иванoв'],
    ['Greek in Latin', 'Αda'],
  ])('%s', (_, name) => expect(hasForeignCharacters(name)).toBe(true));

  test.each([
    'Ada Example',
    "O'Brien",
    'O’Brien',
    'Nguyễn Thị Hương',
    'JOÃO GUIMARÃES',
    'IRMÃ\u00a0DULCE',
    'Åse Ñandú',
    'Mª Ñoño',
    'AT&T',
    'Brand™ ®',
    'ΑΒ Βασιλόπουλος Stores',
    'Яндекс.Go',
    'علی\u200cرضا',
    'ശ്രീ\u200dജ',
    '葛\u{e0100}城',
    '王小明',
    'Zoë e\u0301',
    'Smith & Sons; London',
  ])('%s has none', (name) => expect(hasForeignCharacters(name)).toBe(false));
});

describe('an identifier in place of a name', () => {
  test.each([
    'ada@example.org',
    'https://example.org/ada',
    'http://example.org/ada',
    'www.example.org',
    ' ada@example.org ',
    ' https://example.org',
    '\u00a0www.example.org',
    'DE89 3704 0044 0532 0130 00',
    'IBAN: DE89370400440532013000',
    'COBADEFFXXX',
    'COBADEFFXXX\u00a0',
    '12345678',
    'A 12345',
    '+49 30 1234567',
    'ACC 12345678',
    '4111 1111 1111 1111',
  ])('%s', (name) => expect(isIdentifier(name)).toBe(true));

  test('that of the same instruction', () => {
    expect(isIdentifier('Ada 532013000', '532 013 000')).toBe(true);
    expect(isIdentifier('DEUTDEFF', undefined, 'deutdeff')).toBe(true);
    expect(isIdentifier('Ada Example', '532013000', 'DEUTDEFF')).toBe(false);
    expect(isIdentifier('John Smith', 'john.smith')).toBe(false);
    expect(isIdentifier('Ada Example 532013', '532013')).toBe(true);
    expect(isIdentifier('Ada Example 53201', '53201')).toBe(false);
    expect(isIdentifier('9532013 B.C. Ltd.', '532013')).toBe(false);
    expect(isIdentifier('Ada Example 5320134', '532013')).toBe(false);
    expect(isIdentifier('53201353 and 532013', '532013')).toBe(true);
    expect(isIdentifier('Studio 54321', '54321')).toBe(false);
    expect(isIdentifier('', '', '')).toBe(false);
    expect(isIdentifier('Ada Example', '1'.repeat(300))).toBe(false);
  });

  test.each([
    ['Deut Deff', 'DEUTDEFF'],
    ['-Deutdeff', 'DEUTDEFF'],
    ['Deutdeff', ' deut deff'],
  ])('%j is the BIC %j in other writing', (name, bic) => expect(isIdentifier(name, '', bic)).toBe(true));

  test.each(['Deut', 'Deutsch Anna', 'Deutdeffy'])('%s only begins as a BIC does', (name) =>
    expect(isIdentifier(name, '', 'DEUTDEFF')).toBe(false),
  );

  test('an IBAN has more letters than digits in some countries', () => {
    expect(isIdentifier('MT86 MALT 0110 0ABC DEFG HIJK LMNO PQR')).toBe(true);
    expect(isIdentifier('MT87 MALT 0110 0ABC DEFG HIJK LMNO PQR')).toBe(false);
  });

  test('what is too long for one is none', () => {
    const text = 'Ada Bea '.repeat(40);
    expect([256, 257].map((length) => isIdentifier(text.slice(0, length), '', text.slice(0, length)))).toEqual([true, false]);
  });

  test.each([
    'Ada Example https://example.org',
    'www.example.org Ada Example 1',
    '1 Example COBADEFFXXX',
    'COBADEFFXXX Frankfurt 1',
    '4711',
    'Store 54321',
  ])('%s is more than one, or less', (name) => expect(isIdentifier(name)).toBe(false));

  test.each(['Anderson', 'ANDERSON', 'Booking.com B.V.', '1234567 Canada Inc', '9123456 B.C. Ltd.', 'Studio 54', '7-Eleven', 'Plus 500'])(
    '%s is a name',
    (name) => expect(isIdentifier(name)).toBe(false),
  );
});

describe('a name made up to fill a field', () => {
  test.each([
    'asdf',
    'ASDF asdf',
    'qwertz',
    'qwertyuiop',
    'azertyuiop',
    'zxcvbnm',
    'Yxcvb',
    'xxxx',
    'x x x x',
    'aaaaa',
    'N/A',
    'Test_Test',
    'test user',
    'Foo Bar',
    'undefined',
    'Lorem  ipsum',
  ])('%s: certain', (name) => expect(placeholder(name)).toBe('certain'));
  test.each(['Test', 'Null', 'NA', 'Ada xxxx', 'John Doe', 'Max Mustermann', 'foo', 'AAAA Plumbing'])('%s: doubtful', (name) =>
    expect(placeholder(name)).toBe('doubtful'),
  );
  test.each([
    'Ada Example',
    'Kofi Annan',
    'Testa',
    'Fred Null',
    'Wert',
    'Anna Na',
    'Anna 2',
    'Asdf Example',
    'Mario Rossi',
    'Azer',
    'Ng',
    'Hsss',
  ])('%s: not', (name) => expect(placeholder(name)).toBeUndefined());
});

describe('what only companies end in', () => {
  test.each([
    'Example Trading GmbH',
    'Example G.m.b.H.',
    'Example & Co. Ltd.',
    'Zielona Dolina Sp. z o.o.',
    'Svjetlost d.o.o.',
    'Stavby s.r.o.',
    'Atelier S.à r.l.',
    'Acme Sdn Bhd',
    'Acme Sdn. Bhd.',
    'Minera SA de CV',
    '株式会社山田',
    '北京示例有限公司',
    'ООО Ромашка',
    'Example GmbH & Co. KG',
    'Fundação Example Ltda.',
    'Example S. A. S.',
  ])('%s', (name) => expect(companyMarker(name)).toBe('certain'));

  test.each(['Olivar Sierra SA', 'Nordlys Fiskeri AS', 'Jan Maria Sas', 'Ada Example T.R.U.S.T.'])('%s: doubtful', (name) =>
    expect(companyMarker(name)).toBe('doubtful'),
  );

  test.each([
    'Ada Example',
    'Jan Sas',
    'Kim Doo',
    'Sia',
    'Mei Ou',
    'Limited',
    'Vinod K.V.',
    'Ltd Example',
    'Inca Garcilaso',
    'Lucía Santa María',
    'Anna Limit Ed',
    'Ada Maria Li',
    'Priya T.D.A.',
  ])('%s: none', (name) => expect(companyMarker(name)).toBeUndefined());
});

test('a title stands before a name', () => {
  expect(['Mr John Smith', 'Mrs. Smith', 'Herr Müller', 'Sra. Pérez'].filter(hasTitle)).toHaveLength(4);
  expect(['Mr', 'Mr ', '', 'Dr. Oetker', 'Mercedes Benz'].filter(hasTitle)).toEqual([]);
});

test('no text makes them hang', () => {
  for (const text of ['a ', 'J. ', 'Aа', '&am', 'x.x.', '1', 'asdf ', '_', 'ÃÃ'].map((part) => part.repeat(256).slice(0, 256))) {
    for (const run of [incompleteness, hasForeignCharacters, isIdentifier, placeholder, companyMarker, hasTitle, isOneWord]) {
      expect(['boolean', 'string', 'undefined']).toContain(typeof run(text));
    }
  }
});

test('nothing throws', () => {
  fc.assert(
    fc.property(anyText(60), (name) => {
      for (const run of [incompleteness, hasForeignCharacters, isIdentifier, placeholder, companyMarker, hasTitle, isOneWord]) run(name);
    }),
  );
});
