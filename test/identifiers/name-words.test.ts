/** Most names show in one pass that they have no word to be looked up: the fast way is taken for them, and only for them. */
import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { ambiguousCompanyMarkers, companyMarkers } from '../../rules/creditors/names.js';
import { foldName, isPlain, mayEndInMarker } from '../../src/identifiers/name-words.js';
import { anyText } from '../properties/any-text.js';

const people = ['Maria Silva', 'Jürgen Weiß', "Sinéad O'Brien", 'Łukasz Żak', 'Walter Braun', 'Ada', 'Madonna', 'Anne-Marie St. John'];

test('the usual name is plain, and ends in no marker', () => {
  expect(people.filter((name) => !isPlain(name))).toEqual([]);
  expect(people.filter(mayEndInMarker)).toEqual([]);
});

test('a company has four digits in its name, no more', () => {
  expect([isPlain('Firma 12a34b'), isPlain('Firma 12a34b5')]).toEqual([true, false]);
});

test('two letters of a marker are none behind a letter that belongs to the word', () => {
  expect(['Łukasz Małas', 'Jan Gałag', 'Łukasz Małaż', 'Jan Kowag'].filter(mayEndInMarker)).toEqual([]);
});

test('what may be one is never passed over', () => {
  for (const marker of [...companyMarkers, ...ambiguousCompanyMarkers]) expect(mayEndInMarker(`Ada ${marker}`)).toBe(true);
  expect(
    ['Ada 王', '王', 'Ada\u00a0AG', 'ООО Ада', 'Ada AG -', 'Ada Sp. - z o.o.', "Ada AG '"].filter((name) => !mayEndInMarker(name)),
  ).toEqual([]);
});

test.prop([
  fc.oneof(anyText(20), fc.string({ unit: fc.constantFrom('a', 'B', ' ', '\t', '\u00a0', '\ufeff', '_', '.', ',', '-'), maxLength: 20 })),
])('folded words have one space between them and none around', (name) => {
  expect(foldName(name)).toBe(
    name
      .toLowerCase()
      .split(/[\s_.,-]/)
      .filter((word) => word !== '')
      .join(' '),
  );
});
