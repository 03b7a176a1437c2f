/** Names: what none has, and what some have that looks as if none had. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allCountries } from '../../src/identifiers/country/all-countries.js';
import {
  companyMarker,
  hasForeignCharacters,
  hasTitle,
  incompleteness,
  isIdentifier as isIdentifierIn,
  isOneWord,
  placeholderName,
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
    for (const run of [incompleteness, hasForeignCharacters, isIdentifier, placeholderName, companyMarker, hasTitle, isOneWord]) {
      expect(['boolean', 'string', 'undefined']).toContain(typeof run(text));
    }
  }
});

test('nothing throws', () => {
  fc.assert(
    fc.property(anyText(60), (name) => {
      for (const run of [incompleteness, hasForeignCharacters, isIdentifier, placeholderName, companyMarker, hasTitle, isOneWord])
        run(name);
    }),
  );
});
