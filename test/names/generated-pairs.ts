/** Pairs of names by what was done to one of them, made from the rules and from made-up names: docs/names.md counts what becomes of each class. */

import { ABBREVIATIONS, readShortForms } from '../../rules/name-matching/abbreviations.js';
import { FIELD_LENGTHS } from '../../rules/name-matching/field-lengths.js';
import { FAMILIAR, SPELLINGS } from '../../rules/name-matching/given-names.js';
import { readLegalForms } from '../../rules/name-matching/legal-forms.js';
import { TITLES } from '../../rules/name-matching/titles.js';
import type { NameResult } from '../../src/names.js';
import { FAMILY_NAMES, FIRM_WORDS, FORMS, GIVEN_NAMES, LINES_OF_BUSINESS, PLACES } from './sample-names.js';

export interface PairClass {
  readonly title: string;
  readonly expected: NameResult;
  readonly pairs: readonly (readonly [given: string, held: string | readonly string[]])[];
}

const at = <Item>(items: readonly Item[], index: number): Item => items[index % items.length] as Item;

const PEOPLE = GIVEN_NAMES.flatMap((given, i) =>
  [0, 5, 11].map((step) => ({ given, second: at(GIVEN_NAMES, i + 1 + step), family: at(FAMILY_NAMES, i + step) })),
);
const FIRMS = FIRM_WORDS.flatMap((word, i) =>
  [0, 3, 7].map((step) => ({ word, line: at(LINES_OF_BUSINESS, i + step), form: at(FORMS, i + step) })),
);

const withoutMarks = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[øłıß]/gi, (c) => ({ ø: 'o', Ø: 'O', ł: 'l', Ł: 'L', ı: 'i', ß: 'ss' })[c] ?? c);
const spelledOut = (text: string): string =>
  text.replace(/[äöüøåß]/g, (c) => ({ ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa', ß: 'ss' })[c] ?? c);
const full = ({ given, family }: (typeof PEOPLE)[number]): string => `${given} ${family}`;
const firm = ({ word, line, form }: (typeof FIRMS)[number]): string => `${word} ${line} ${form}`;
const people = (change: (person: (typeof PEOPLE)[number], index: number) => PairClass['pairs'][number]) => PEOPLE.map(change);
const firms = (change: (of: (typeof FIRMS)[number], index: number) => PairClass['pairs'][number]) => FIRMS.map(change);

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const LONG_WORD = 'versicherungsmakler';
const SMALL_KANA: Readonly<Record<string, string>> = { ッ: 'ツ', ャ: 'ヤ', ュ: 'ユ', ョ: 'ヨ', ェ: 'エ', ァ: 'ア', ー: '-' };
const asBanksHold = (kana: string): string => kana.replace(/[ッャュョェァー]/g, (letter) => SMALL_KANA[letter] ?? letter);

/** Without one letter in its middle. */
const slipped = (word: string): string => word.slice(0, 2) + word.slice(3);
const MIN_SLIP = 5;

const lines = (text: string): readonly (readonly string[])[] =>
  text
    .trim()
    .split('\n')
    .map((line) => line.split(' '));
const capital = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);

const spellingsOfForms = [...readLegalForms()].filter(
  ([spelling, form]) => spelling !== form.toLowerCase().replace(/[&_]/g, '') && /^[a-z]{6,}$/.test(spelling),
);
const FORMS_BY_SPELLING = readLegalForms();
const usualForm = (form: string): string => form.replace(/[_ ].*/, '').replaceAll('&', ' & ');

const MATCHES: readonly PairClass[] = [
  { title: 'capitals', expected: 'MATCH', pairs: people((person) => [full(person).toUpperCase(), full(person)]) },
  { title: 'without marks: Muller, Soren', expected: 'MATCH', pairs: people((person) => [withoutMarks(full(person)), full(person)]) },
  { title: 'spelled out: Mueller, Soeren', expected: 'MATCH', pairs: people((person) => [spelledOut(full(person)), full(person)]) },
  { title: 'family name first', expected: 'MATCH', pairs: people((person) => [`${person.family}, ${person.given}`, full(person)]) },
  {
    title: 'with a title',
    expected: 'MATCH',
    pairs: people((person, i) => [`${at(TITLES.trim().split(/\s+/), i)}. ${full(person)}`, full(person)]),
  },
  {
    title: 'hyphen, space or neither',
    expected: 'MATCH',
    pairs: people(({ given, second, family }, i) => [
      `${given}${at(['-', ' ', ''], i)}${at(['-', ' ', ''], i) === '' ? second.toLowerCase() : second} ${family}`,
      `${given} ${second} ${family}`,
    ]),
  },
  {
    title: 'two initials with a title, of all letters',
    expected: 'MATCH',
    pairs: LETTERS.flatMap((first) =>
      LETTERS.map((second): [string, string] => [`Mr ${first}.${second}. Abendroth`, `${first}.${second}. Abendroth`]),
    ),
  },
  {
    title: 'Kana as banks of Japan hold it',
    expected: 'MATCH',
    pairs: ['ショウジ', 'チャヤ', 'リュウ', 'スーパー', 'シェフ', 'ファミリー'].flatMap((word) =>
      ['ヤマダ', 'キョウト', 'ベッショ'].map((first): [string, string] => [asBanksHold(first + word), first + word]),
    ),
  },
  { title: 'one of the holders', expected: 'MATCH', pairs: people((person, i) => [full(person), [full(at(PEOPLE, i + 7)), full(person)]]) },
  {
    title: 'one of the holders, in one text',
    expected: 'MATCH',
    pairs: people((person, i) => [full(person), `${full(person)} ${at(['&', 'and', 'und', '/'], i)} ${full(at(PEOPLE, i + 7))}`]),
  },
  {
    title: 'legal form in another spelling',
    expected: 'MATCH',
    pairs: spellingsOfForms.map(([spelling, form], i) => [
      `${at(FIRM_WORDS, i)} Bau ${spelling}`,
      `${at(FIRM_WORDS, i)} Bau ${usualForm(form)}`,
    ]),
  },
  {
    title: '& in words',
    expected: 'MATCH',
    pairs: firms(({ word, form }, i) => [
      `${word} & ${at(FIRM_WORDS, i + 5)} ${form}`,
      `${word} ${at(['and', 'und', 'et', 'och'], i)} ${at(FIRM_WORDS, i + 5)} ${form}`,
    ]),
  },
];

const CLOSE: readonly PairClass[] = [
  {
    title: 'cut off within a word, at the length of a field',
    expected: 'CLOSE_MATCH',
    pairs: FIRM_WORDS.flatMap((word) =>
      FIELD_LENGTHS.map((length): [string, string] => {
        const held = `${word} ${'Musterhaus '.repeat(8)}`.slice(0, length - 3) + LONG_WORD;
        return [held.slice(0, length), held];
      }),
    ),
  },
  {
    title: 'two given names in another order',
    expected: 'CLOSE_MATCH',
    pairs: people(({ given, second, family }) => [`${second} ${given} ${family}`, `${given} ${second} ${family}`]),
  },
  {
    title: 'two family names in another order',
    expected: 'CLOSE_MATCH',
    pairs: people(({ given, family }, i) => {
      const other = at(FAMILY_NAMES, FAMILY_NAMES.indexOf(family) + 1 + (i % 7));
      return [`${given} ${other} ${family}`, `${given} ${family} ${other}`];
    }),
  },
  {
    title: 'initial for a given name',
    expected: 'CLOSE_MATCH',
    pairs: people((person) => [`${person.given.slice(0, 1)}. ${person.family}`, full(person)]),
  },
  {
    title: 'second given name missing',
    expected: 'CLOSE_MATCH',
    pairs: people(({ given, second, family }) => [`${given} ${family}`, `${given} ${second} ${family}`]),
  },
  {
    title: 'second family name missing',
    expected: 'CLOSE_MATCH',
    pairs: people(({ given, family }, i) => [`${given} ${family}`, `${given} ${family} ${at(FAMILY_NAMES, i + 9)}`]),
  },
  {
    title: 'familiar form',
    expected: 'CLOSE_MATCH',
    pairs: lines(FAMILIAR).flatMap(([name = '', ...short]) =>
      short
        .filter((word) => word !== name)
        .map((word): readonly [string, string] => [`${capital(word)} Abendroth`, `${capital(name)} Abendroth`]),
    ),
  },
  {
    title: 'other spelling of a given name',
    expected: 'CLOSE_MATCH',
    pairs: lines(SPELLINGS).flatMap(([name = '', ...others]) =>
      others
        .filter((word) => word !== name)
        .map((word): readonly [string, string] => [`${capital(word)} Abendroth`, `${capital(name)} Abendroth`]),
    ),
  },
  {
    title: 'a letter missing',
    expected: 'CLOSE_MATCH',
    pairs: people((person) => [`${person.given} ${slipped(person.family)}`, full(person)]).filter(
      ([, held]) => (String(held).split(' ')[1] ?? '').length >= MIN_SLIP,
    ),
  },
  { title: 'legal form missing', expected: 'CLOSE_MATCH', pairs: firms((of) => [`${of.word} ${of.line}`, firm(of)]) },
  {
    title: 'another legal form',
    expected: 'CLOSE_MATCH',
    pairs: firms((of, i) => [`${of.word} ${of.line} ${at(FORMS, FORMS.indexOf(of.form) + 1 + (i % 5))}`, firm(of)]),
  },
  {
    title: 'abbreviation of a business word',
    expected: 'CLOSE_MATCH',
    pairs: [...readShortForms(ABBREVIATIONS)].flatMap(([short, words], i) =>
      // Co and Company are legal forms there
      [...words]
        .filter((word) => !FORMS_BY_SPELLING.has(word))
        .map((word): readonly [string, string] => [`${at(FIRM_WORDS, i)} ${short} GmbH`, `${at(FIRM_WORDS, i)} ${word} GmbH`]),
    ),
  },
  {
    title: 'words of a company in another order',
    expected: 'CLOSE_MATCH',
    pairs: firms(({ word, line, form }) => [`${line} ${word} ${form}`, `${word} ${line} ${form}`]),
  },
  {
    title: 'two given, one held',
    expected: 'CLOSE_MATCH',
    pairs: people((person, i) => [`${full(person)} & ${full(at(PEOPLE, i + 7))}`, full(person)]),
  },
];

const OTHERS: readonly PairClass[] = [
  {
    title: 'another given name',
    expected: 'NO_MATCH',
    pairs: people((person, i) => [`${at(GIVEN_NAMES, Math.floor(i / 3) + 3)} ${person.family}`, full(person)]),
  },
  {
    title: 'another family name',
    expected: 'NO_MATCH',
    pairs: people((person) => [`${person.given} ${at(FAMILY_NAMES, FAMILY_NAMES.indexOf(person.family) + 4)}`, full(person)]),
  },
  { title: 'family name alone', expected: 'NO_MATCH', pairs: people((person) => [person.family, full(person)]) },
  {
    title: 'a company with one more business word',
    expected: 'NO_MATCH',
    pairs: firms(({ word, line, form }) => [
      `${word} ${line === 'Holding' ? 'Services' : 'Holding'} ${line} ${form}`,
      `${word} ${line} ${form}`,
    ]),
  },
  {
    title: 'a company with a place',
    expected: 'NO_MATCH',
    pairs: firms(({ word, line, form }, i) => [`${word} ${line} ${at(PLACES, i)} ${form}`, `${word} ${line} ${form}`]),
  },
  {
    title: 'a company with another number',
    expected: 'NO_MATCH',
    pairs: firms(({ word, line, form }, i) => [`${word} ${line} ${i + 1} ${form}`, `${word} ${line} ${i + 2} ${form}`]),
  },
  {
    title: 'another company',
    expected: 'NO_MATCH',
    pairs: firms((of, i) => [firm({ ...of, word: at(FIRM_WORDS, Math.floor(i / 3) + 1) }), firm(of)]),
  },
  { title: 'a person for a company', expected: 'NO_MATCH', pairs: firms((of, i) => [full(at(PEOPLE, i)), firm(of)]) },
  {
    title: 'an account number',
    expected: 'NO_MATCH',
    pairs: people((person, i) => [`${at(['DE', 'FR', '', 'GB'], i)}${10_000_000 + i * 7919}`, full(person)]),
  },
];

export const PAIR_CLASSES: readonly PairClass[] = [...MATCHES, ...CLOSE, ...OTHERS];
