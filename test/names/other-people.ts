/** What makes two people of two names that differ in one thing. */
import {
  DOUBTFUL_TITLES,
  FILIATIONS,
  GENERATIONS,
  LINKS,
  LINKS_BEHIND,
  PARTICLES,
  PARTS_OF_TITLES,
  PREFIXES,
  SUFFIXES,
  TITLES,
} from '../../rules/name-matching/titles.js';
import { ARTICLES, CONNECTORS, KIN, SMALL_WORDS } from '../../rules/name-matching/words.js';
import { FAMILY, GIVEN, LETTERS, MEN, SCRIPTS, SYLLABLES, TONES, WOMEN } from './other-names.js';
import { type Change, capital, folded, list, type Pair, type Random } from './random-pairs.js';

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

const ofPerson = (title: string, make: (person: Person) => readonly Pair[]): Change => ({ title, make: (random) => make(firstOf(random)) });

const VOWELS = [...'AEIOU'];
const CONSONANTS = LETTERS.filter((letter) => !VOWELS.includes(letter));
const PARTICLES_OF_NAMES = list('bin ibn binti bint abu umm abd abdul al el de da van von di ter dos');
const LINKS_OF_TWO = [...list(LINKS), ...list('s/o d/o w/o S/O A/L A/P c/o')];
const CARE_OF = ['t/a', 'trading as', 'DBA', 'c/o'];
const FORMS_OF_LETTERS = list('SA AG AS AB NV BV SE KG KK EV PT SC OY LP');
const LETTERS_BETWEEN = list('y e i o Y E I O En Ve Or');

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

const SURE_TITLES = list(TITLES);
/** PhDr. and Mgr.: titles before a name are dropped in every country, so that one person may have both. */
const areTitles = (one: string, other: string): boolean => SURE_TITLES.includes(one) && SURE_TITLES.includes(other);

const GREEK = /\p{Script=Greek}/u;
/** Final forms are the same letter, and so is a Greek vowel with its accent. */
const isKept = (letter: string, other: string): boolean =>
  ' ςة'.includes(letter) || letter.toLowerCase() === other || (GREEK.test(letter) && folded(letter) === folded(other));

export const CHANGES_OF_PEOPLE: readonly Change[] = [
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
  ofPerson('two people turned round: son of, née, for', ({ random, given, second, family, otherFamily }) => {
    const [link, behind] = [random.pick(LINKS_OF_TWO), random.pick(LINKS_BEHIND)];
    return [
      [`${given} ${link} ${second}`, `${second} ${link} ${given}`],
      [`${given} ${family} ${link} ${otherFamily}`, `${given} ${otherFamily} ${link} ${family}`],
      [`${given} ${family} ${link} ${second} ${family}`, `${second} ${family} ${link} ${given} ${family}`],
      [`${given} ${second} ${behind}`, `${second} ${given} ${behind}`],
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
  ofPerson('two names in another order', ({ given, second, family, otherFamily }) => [
    [`${given} ${family} ${otherFamily}`, `${given} ${otherFamily} ${family}`],
    [`${given} ${second} ${family}`, `${second} ${given} ${family}`],
    [`${family} ${given} ${second}`, `${family} ${second} ${given}`],
  ]),
  ofPerson('syllables joined', ({ random, family }) => {
    const [one, other] = [random.pick(SYLLABLES), random.pick(SYLLABLES)];
    return [
      [`${one} ${other} ${family}`, `${one}${other.toLowerCase()} ${family}`],
      [`${family} ${one} ${other}`, `${family}${one.toLowerCase()} ${other}`],
    ];
  }),
  ofPerson('initials that are a form', ({ random, family }) => {
    const form = random.pick(FORMS_OF_LETTERS);
    const initials = [...form].map((letter) => `${letter}.`);
    return [
      [`${initials.join(' ')} ${family}`, `${family} ${form}`],
      [`${initials.join('')} ${family}`, `${family} ${initials.join('')}`],
    ];
  }),
  ofPerson('names with a hyphen in another order', ({ given, second, family }) => [
    [`${given}-${second} ${family}`, `${second}-${given} ${family}`],
  ]),
  ofPerson('a word that is a title, a degree or a particle elsewhere', ({ random, given, family }) => {
    const one = random.pick(KNOWN);
    const other = random.pickOther(KNOWN, one);
    if (isSameKnown(one, other)) return [];
    const first: readonly Pair[] = areTitles(one, other)
      ? []
      : [[`${capital(one)} ${given} ${family}`, `${capital(other)} ${given} ${family}`]];
    const last: readonly Pair[] = areDegrees(one, other) ? [] : [[`${family} ${capital(one)}`, `${family} ${capital(other)}`]];
    return [
      [`${given} ${capital(one)} ${family}`, `${given} ${capital(other)} ${family}`],
      [`${given} ${capital(one)} ${family}`, `${given} ${family}`],
      ...first,
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
