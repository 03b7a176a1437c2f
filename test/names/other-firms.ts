/** What makes two companies of two names that differ in one thing. */
import { isSameForm, readLegalForms } from '../../rules/name-matching/legal-forms.js';
import { ARTICLES, PLACES, SURE_ARTICLES } from '../../rules/name-matching/words.js';
import { BUSINESS, FAMILY, FIRM, FORMS_OF_COUNTRIES, GIVEN, LETTERS } from './other-names.js';
import { type Change, capital, list, type Pair, type Random } from './random-pairs.js';

const firmOf = (random: Random) => {
  const [word, line, form] = [random.pick(FIRM), random.pick(BUSINESS), random.pick(FORMS_OF_COUNTRIES)];
  const letter = random.pick(LETTERS);
  return {
    random,
    word,
    line,
    form,
    letter,
    otherWord: random.pickOther(FIRM, word),
    otherLine: random.pickOther(BUSINESS, line),
    otherForm: random.pickOther(FORMS_OF_COUNTRIES, form),
    otherLetter: random.pickOther(LETTERS, letter),
  };
};
type Firm = ReturnType<typeof firmOf>;

const ofFirm = (title: string, make: (firm: Firm) => readonly Pair[]): Change => ({ title, make: (random) => make(firmOf(random)) });

const NUMBERS = list('1 2 3 11 12 21 I II III IV V VI VII VIII IX XI XII XIII XVII XVIII 2019 2020 One Two');
const SIGNS = ['#', '@', '%', '$', '£', '€', '+', '★'];
const DIRECTIONS = list(PLACES).map(capital);
const FOLLOWERS = ['& Sons', '& Partners', 'Bros', 'Group', '& Söhne', '& Fils', 'y Hijos', 'e Figli', 'Associates', ''];
const SPELLED_FORMS = [...readLegalForms()].filter(([spelling]) => /^[a-z]{4,}$/.test(spelling));

export const CHANGES_OF_FIRMS: readonly Change[] = [
  ofFirm('another distinctive word', ({ word, line, form, otherWord, otherLine }) => [
    [`${word} ${line} ${form}`, `${word} ${otherLine} ${form}`],
    [`${word} ${line} ${form}`, `${otherWord} ${line} ${form}`],
    [`${word} ${line} ${form}`, `${word} ${form}`],
  ]),
  ofFirm('words of a company in another order', ({ word, line, form }) => [[`${word} ${line} ${form}`, `${line} ${word} ${form}`]]),
  ofFirm('a place or direction', ({ random, word, line, form }) => {
    const place = random.pick(DIRECTIONS);
    const other = random.pickOther(DIRECTIONS, place);
    return [
      [`${word} ${place} ${form}`, `${word} ${other} ${form}`],
      [`${word} (${place}) ${line} ${form}`, `${word} ${line} ${form}`],
      [`${word} ${place}`, `${place} ${word}`],
    ];
  }),
  ofFirm('another legal form, or none', ({ word, line, form, otherForm }) => [
    [`${word} ${line} ${form}`, `${word} ${line} ${otherForm}`],
    [`${word} ${form}`, word],
  ]),
  ofFirm('the legal form of another country', ({ random, word, line }) => {
    const [one, form] = random.pick(SPELLED_FORMS);
    const [other, otherForm] = random.pick(SPELLED_FORMS);
    return isSameForm(form, otherForm) ? [] : [[`${word} ${line} ${one}`, `${word} ${line} ${other}`]];
  }),
  ofFirm('a number', ({ random, word, line, form }) => {
    const number = random.pick(NUMBERS);
    const other = random.pickOther(NUMBERS, number);
    const [first, second] = [1 + random.below(9), random.below(10)];
    return [
      [`${word} ${line} ${number} ${form}`, `${word} ${line} ${other} ${form}`],
      [`${word} ${line} ${number} ${form}`, `${word} ${line} ${form}`],
      [`${word} ${first} ${second} ${form}`, `${word} ${first}${second} ${form}`],
    ];
  }),
  ofFirm('a letter between words, or before the form', ({ word, line, form, letter, otherLetter }) => [
    [`${word} ${letter} ${form}`, `${word} ${otherLetter} ${form}`],
    [`${word} ${line} ${letter} ${form}`, `${word} ${line} ${form}`],
    [`${letter} ${word} ${line} ${form}`, `${word} ${line} ${form}`],
    [`${word} ${letter} ${line} ${form}`, `${word} ${otherLetter} ${line} ${form}`],
    [`${word} ${letter} ${line} ${form}`, `${word} & ${line} ${form}`],
  ]),
  ofFirm('letters in another order, or parted elsewhere', ({ line, form, letter, otherLetter }) => [
    [`X${letter}${otherLetter} ${form}`, `X${otherLetter}${letter} ${form}`],
    [`X${letter} ${otherLetter} ${line} ${form}`, `X ${letter}${otherLetter} ${line} ${form}`],
  ]),
  ofFirm('a sign', ({ random, word, otherWord, line, form }) => {
    const sign = random.pick(SIGNS);
    return [
      [`${word}${sign} ${line} ${form}`, `${word} ${line} ${form}`],
      [`${word} ${sign} ${otherWord} ${form}`, `${word} ${random.pickOther(SIGNS, sign)} ${otherWord} ${form}`],
    ];
  }),
  ofFirm('& Sons, Bros, Group', ({ random, word, form }) => {
    const one = random.pick(FOLLOWERS);
    return [[`${word} ${one} ${form}`, `${word} ${random.pickOther(FOLLOWERS, one)} ${form}`]];
  }),
  ofFirm('an article that may be a name', ({ random, word, line, form }) => {
    const article = random.pick(list(ARTICLES).filter((one) => !SURE_ARTICLES.includes(one)));
    return [
      [`${capital(article)} ${word} ${line} ${form}`, `${word} ${line} ${form}`],
      [`${capital(article)} ${word} ${line} ${form}`, `The ${word} ${line} ${form}`],
    ];
  }),
  ofFirm('a person for a company of that name', ({ random, form }) => {
    const name = `${random.pick(GIVEN)} ${random.pick(FAMILY)}`;
    return [
      [name, `${name} ${form}`],
      [name, `${name} & Family Trust`],
    ];
  }),
];
