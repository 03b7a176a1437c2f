/**
 * Pairs of names that differ in one thing, which makes them two payees: none may be a match. What folding, the order of a person’s names and spaces change is
 * one payee by the schemes, and is left out.
 */
import { isSameForm, readLegalForms } from '../../rules/name-matching/legal-forms.js';
import {
  DOUBTFUL_TITLES,
  FILIATIONS,
  GENERATIONS,
  PARTICLES,
  PARTS_OF_TITLES,
  PREFIXES,
  SUFFIXES,
} from '../../rules/name-matching/titles.js';
import { ARTICLES, CONNECTORS, KIN, PLACES, SMALL_WORDS, SURE_ARTICLES } from '../../rules/name-matching/words.js';
import { BUSINESS, FAMILY, FIRM, FORMS_OF_COUNTRIES, GIVEN, LETTERS, MEN, SCRIPTS, SYLLABLES, TONES, WOMEN } from './other-names.js';

export type Pair = readonly [given: string, held: string];

/** The same numbers each time, so that a table of counts stays as it is. */
export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = seed;
  }

  below(limit: number): number {
    this.#state = (Math.imul(this.#state, 1_103_515_245) + 12_345) & 0x7fff_ffff;
    return (this.#state >> 8) % limit;
  }

  pick<Item>(items: readonly Item[]): Item {
    return items[this.below(items.length)] as Item;
  }

  /** Another one, in letters without marks as well. */
  pickOther(items: readonly string[], than: string): string {
    for (;;) {
      const other = this.pick(items);
      if (folded(other) !== folded(than)) return other;
    }
  }
}

const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
const list = (text: string): readonly string[] => text.trim().split(/\s+/);
const capital = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);

const firstOf = (random: Random) => {
  const [given, family, letter] = [random.pick(GIVEN), random.pick(FAMILY), random.pick(LETTERS)];
  return {
    random,
    given,
    family,
    letter,
    second: random.pickOther(GIVEN, given),
    otherFamily: random.pickOther(FAMILY, family),
    otherLetter: random.pickOther(LETTERS, letter),
    last: random.pick(LETTERS),
  };
};
type Person = ReturnType<typeof firstOf>;

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

export interface Change {
  readonly title: string;
  readonly make: (random: Random) => readonly Pair[];
}
const ofPerson = (title: string, make: (person: Person) => readonly Pair[]): Change => ({ title, make: (random) => make(firstOf(random)) });
const ofFirm = (title: string, make: (firm: Firm) => readonly Pair[]): Change => ({ title, make: (random) => make(firmOf(random)) });

const VOWELS = [...'AEIOU'];
const CONSONANTS = LETTERS.filter((letter) => !VOWELS.includes(letter));
const PARTICLES_OF_NAMES = list('bin ibn binti bint abu umm abd abdul al el de da van von di ter dos');
const NUMBERS = list('1 2 3 11 12 21 I II III IV V VI VII VIII IX XI XII XIII XVII XVIII 2019 2020 One Two');
const SIGNS = ['#', '@', '%', '$', '£', '€', '+', '★'];
const CARE_OF = ['t/a', 'trading as', 'DBA', 'c/o'];
const LETTERS_BETWEEN = list('y e i o Y E I O En Ve Or');
const DIRECTIONS = list(PLACES).map(capital);
const FOLLOWERS = ['& Sons', '& Partners', 'Bros', 'Group', '& Söhne', '& Fils', 'y Hijos', 'e Figli', 'Associates', ''];

/** Words that the rules drop somewhere. */
const KNOWN = [
  ...new Set(
    list(
      [
        DOUBTFUL_TITLES,
        PARTS_OF_TITLES,
        SUFFIXES,
        Object.keys(GENERATIONS).join(' '),
        PARTICLES,
        FILIATIONS,
        PREFIXES,
        ARTICLES,
        SMALL_WORDS,
        KIN,
      ].join(' '),
    ),
  ),
  ...list(CONNECTORS),
].filter((word) => /^[a-z]+$/.test(word) && !['and', 'und', 'et', 'och', 'og', 'oraz'].includes(word));
const isSameKnown = (one: string, other: string): boolean => GENERATIONS[one] !== undefined && GENERATIONS[one] === GENERATIONS[other];
const DEGREES = list(SUFFIXES);
const areDegrees = (one: string, other: string): boolean => DEGREES.includes(one) && DEGREES.includes(other);

/** Final forms are the same letter. */
const isKept = (letter: string, other: string): boolean => ' ςة'.includes(letter) || letter.toLowerCase() === other;

const PEOPLE: readonly Change[] = [
  ofPerson('a middle initial', ({ given, family, letter, otherLetter }) => [
    [`${given} ${letter}. ${family}`, `${given} ${otherLetter}. ${family}`],
    [`${given} ${letter} ${family}`, `${given} ${otherLetter} ${family}`],
    [`${given} ${letter}. ${family}`, `${given} ${family}`],
  ]),
  ofPerson('one initial of several', ({ family, last, letter, otherLetter }) => [
    [`${last}. ${letter}. ${family}`, `${last}. ${otherLetter}. ${family}`],
    [`${last}.${letter}. ${family}`, `${last}.${otherLetter}. ${family}`],
    [`${family} ${last}${letter}`, `${family} ${last}${otherLetter}`],
    [`${letter}.${otherLetter}. ${family}`, family],
  ]),
  ofPerson('initials in another order', ({ family, letter, otherLetter }) => [
    [`${letter}. ${otherLetter}. ${family}`, `${otherLetter}. ${letter}. ${family}`],
    [`${letter}${otherLetter} ${family}`, `${otherLetter}${letter} ${family}`],
  ]),
  ofPerson('an initial that makes a name longer', ({ random, given, family, letter }) => {
    const short = `${random.pick(CONSONANTS)}. ${random.pick(VOWELS)}.`;
    return [
      [`${given} ${letter}. ${family}`, `${given}${letter.toLowerCase()} ${family}`],
      [`${given} ${letter}. ${family}`, `${given} ${letter}${family.toLowerCase()}`],
      [`${short} ${family}`, `${short.slice(0, 1)}${short.slice(3, 4).toLowerCase()} ${family}`],
    ];
  }),
  ofPerson('another given name, some alike', ({ random, given, second, family }) => {
    const alike = GIVEN.filter((name) => folded(name).slice(0, 3) === folded(given).slice(0, 3) && folded(name) !== folded(given));
    return [
      [`${given} ${family}`, `${alike.length === 0 ? second : random.pick(alike)} ${family}`],
      [`${family}, ${given} ${second}`, `${given} ${random.pickOther(GIVEN, second)} ${family}`],
    ];
  }),
  ofPerson('another second family name', ({ random, given, family, otherFamily }) => [
    [`${given} ${family} ${otherFamily}`, `${given} ${family} ${random.pickOther(FAMILY, otherFamily)}`],
    [`${given} ${family}-${otherFamily}`, `${given} ${otherFamily}-${family}`],
    [`${given} ${family}-${otherFamily}`, `${given} ${family}`],
  ]),
  ofPerson('one letter of a short name', ({ random, family, letter, otherLetter }) => {
    const [start, end] = [random.pick(LETTERS), random.pick(VOWELS).toLowerCase()];
    return [
      [`${start}${end}${letter.toLowerCase()} ${family}`, `${start}${end}${otherLetter.toLowerCase()} ${family}`],
      [`${letter}${end} ${family}`, `${otherLetter}${end} ${family}`],
    ];
  }),
  ofPerson('the generation', ({ random, given, family }) => {
    const [one, other] = [
      random.pick(list('Jr Sr II III IV Junior Senior V Filho Neto')),
      random.pick(list('Jr Sr II III IV V Filho Neto')),
    ];
    const isSame = one === other || isSameKnown(one.toLowerCase(), other.toLowerCase());
    return isSame ? [[`${given} ${family} ${one}`, `${given} ${family}`]] : [[`${given} ${family} ${one}`, `${given} ${family} ${other}`]];
  }),
  ofPerson('a man’s salutation for a woman’s', ({ random, given, family, letter }) => [
    [`${random.pick(MEN)} ${given} ${family}`, `${random.pick(WOMEN)} ${given} ${family}`],
    [`${random.pick(MEN)} ${letter}. ${family}`, `${random.pick(WOMEN)} ${letter}. ${family}`],
    [`${random.pick(MEN)} ${family}`, family],
  ]),
  ofPerson('bin, van, de, Abu, Abdul', ({ random, given, second, family, otherFamily }) => {
    const particle = random.pick(PARTICLES_OF_NAMES);
    return [
      [`${given} ${particle} ${family}`, `${given} ${random.pickOther(PARTICLES_OF_NAMES, particle)} ${family}`],
      [`${given} ${particle} ${second}`, `${second} ${particle} ${given}`],
      [`${given} ${particle} ${family} ${otherFamily}`, `${given} ${family} ${particle} ${otherFamily}`],
    ];
  }),
  ofPerson('tones of Vietnamese words', ({ random }) => {
    const tones = random.pick(TONES);
    const [one, other] = [random.pick(tones), random.pick(tones)];
    return one === other ? [] : [[`Trần Thị ${one}`, `Trần Thị ${other}`]];
  }),
  ofPerson('syllables in another order', ({ random }) => {
    const [family, one] = [random.pick(list('Kim Wang Chan Lee Nguyen')), random.pick(SYLLABLES)];
    const other = random.pickOther(SYLLABLES, one);
    return [
      [`${family} ${one} ${other}`, `${family} ${other} ${one}`],
      [`${family} ${one}-${other}`, `${other}-${one} ${family}`],
    ];
  }),
  ofPerson('names with a hyphen in another order', ({ given, second, family }) => [
    [`${given}-${second} ${family}`, `${second}-${given} ${family}`],
  ]),
  ofPerson('a word that is a title, a degree or a particle elsewhere', ({ random, given, family }) => {
    const one = random.pick(KNOWN);
    const other = random.pickOther(KNOWN, one);
    if (isSameKnown(one, other)) return [];
    const last: readonly Pair[] = areDegrees(one, other) ? [] : [[`${family} ${capital(one)}`, `${family} ${capital(other)}`]];
    return [
      [`${given} ${capital(one)} ${family}`, `${given} ${capital(other)} ${family}`],
      [`${given} ${capital(one)} ${family}`, `${given} ${family}`],
      [`${capital(one)} ${given} ${family}`, `${capital(other)} ${given} ${family}`],
      [`Dr ${capital(one)} ${family}`, `Dr ${capital(other)} ${family}`],
      ...last,
    ];
  }),
  ofPerson('a letter of another script', ({ random }) => {
    const { names, letters } = random.pick(SCRIPTS);
    const name = [...random.pick(names)];
    const at = random.below(name.length);
    const other = random.pick([...letters]);
    return isKept(name[at] as string, other) ? [] : [[name.join(''), name.with(at, other).join('')]];
  }),
  ofPerson('initials and names that part others', ({ random, given, family, otherFamily }) => [
    [`${given} ${otherFamily}`, `${given} ${random.pick(LETTERS_BETWEEN)} ${family} ${otherFamily}`],
  ]),
  ofPerson('a name in brackets, or beside a trading name', ({ random, given, family, otherFamily }) => [
    [`${given} ${family} (${otherFamily})`, `${given} ${family}`],
    [`${given} ${family} ${random.pick(CARE_OF)} ${otherFamily} Bau`, `${given} ${family}`],
  ]),
];

const FIRMS: readonly Change[] = [
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

const SPELLED_FORMS = [...readLegalForms()].filter(([spelling]) => /^[a-z]{4,}$/.test(spelling));

export const CHANGES: readonly Change[] = [...PEOPLE, ...FIRMS];
export const pairsOf = ({ make }: Change, rounds: number): readonly Pair[] => {
  const random = new Random(rounds);
  return Array.from({ length: rounds }, () => make(random)).flat();
};
