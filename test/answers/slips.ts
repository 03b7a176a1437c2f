/**
 * The slips of people and scanners who copy an IBAN, and how often each of them happens among 1,000 faulty ones.
 *
 * Verhoeff counted, of faulty numbers of the right length, one wrong digit in 79 of 100, two neighbours swapped in 10, 2 of the kinds that have a name,
 * and others in 9. Of all faulty numbers 10 to 20 in 100 have a digit too many or too few; Olsen saw in payments that people typed that the digit too many
 * is mostly one of a row of the same. Nobody has counted scanners: five in a hundred are assumed.
 *
 * The gotcha: what counts is the share of the slips that no single edit explains. It is 9 in 100 here, as with Verhoeff.
 *
 * @see Verhoeff, Error detecting decimal codes, 1969; the counts as in Kirtland, Identification numbers and check digit schemes, 2001
 * @see Wagner, The laws of cryptography, 2002: the ranges of Verhoeff's counts, with those of a wrong length
 * @see Olsen, Inntasting i nettbank, Høgskolen i Molde, 2008: some 1,800 payments typed
 */
import type { CompiledCountry } from '../../src/identifiers/country/layout.js';
import type { Random } from '../fuzz/random.js';

/** What becomes of an IBAN; undefined where it has no place for such a slip. */
type Make = (right: string, random: Random, country: CompiledCountry) => string | undefined;

export interface Slip {
  /** Of 1,000 faulty IBANs. */
  readonly share: number;
  readonly make: Make;
}

const DIGITS = '0123456789';
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** What a scanner takes for the other. */
const LOOK_ALIKES: readonly (readonly [string, string])[] = [
  ['0', 'O'],
  ['1', 'I'],
  ['1', 'l'],
  ['8', 'B'],
  ['5', 'S'],
];

const replaced = (text: string, at: number, length: number, by: string): string => text.slice(0, at) + by + text.slice(at + length);

/** The places behind the country code where so many characters fit. */
function placeWhere(text: string, random: Random, length: number, fits: (characters: string) => boolean): number | undefined {
  const places = [...text].flatMap((_, at) => (at >= 2 && at + length <= text.length && fits(text.slice(at, at + length)) ? [at] : []));
  return places.length === 0 ? undefined : random.of(places);
}

/** Characters that are like these, and what they become. */
const change =
  (length: number, fits: (characters: string) => boolean, to: (characters: string, random: Random) => string): Make =>
  (right, random) => {
    const at = placeWhere(right, random, length, fits);
    return at === undefined ? undefined : replaced(right, at, length, to(right.slice(at, at + length), random));
  };

const isDigit = (text: string): boolean => DIGITS.includes(text);

const otherDigit = (digit: string, random: Random): string => String((Number(digit) + 1 + random.below(9)) % 10);

const wrongDigit = change(1, isDigit, otherDigit);
const swap = change(
  2,
  ([one, other]) => one !== other,
  ([one, other]) => `${other}${one}`,
);
const lose = change(
  1,
  () => true,
  () => '',
);

/** One slip after the other. */
const both =
  (...slips: readonly Make[]): Make =>
  (right, random, country) =>
    slips.reduce<string | undefined>((text, make) => text && make(text, random, country), right);

const lookAlike = change(
  1,
  (each) => LOOK_ALIKES.some((pair) => pair.includes(each)),
  (each, random) => {
    const [digit, letter] = random.of(LOOK_ALIKES.filter((pair) => pair.includes(each)));
    return each === digit ? letter : digit;
  },
);

/** “Thirteen” for “thirty”, and the reverse. */
const phonetic = change(
  2,
  (two) => /^(?:1[2-9]|[2-9]0)$/.test(two),
  (two) => (two.startsWith('1') ? `${two[1]}0` : `1${two[0]}`),
);

/** Another number of the same form. */
const another: Make = (right, random, { layout }) =>
  right.slice(0, 2) + ['n', 'n', ...layout.classes].map((each) => random.of([...(each === 'a' ? LETTERS : DIGITS)])).join('');

/** By their names. */
export const slips: Readonly<Record<string, Slip>> = {
  'one wrong digit': { share: 640, make: wrongDigit },
  'two neighbours swapped': { share: 85, make: swap },
  'one lost': { share: 65, make: lose },
  'one typed twice': {
    share: 50,
    make: change(
      1,
      () => true,
      (each) => each + each,
    ),
  },
  'a look-alike': { share: 42, make: lookAlike },
  'two look-alikes': { share: 6, make: both(lookAlike, lookAlike) },
  'a look-alike, one wrong': { share: 2, make: both(lookAlike, wrongDigit) },
  'one added': {
    share: 20,
    make: change(
      1,
      () => true,
      (each, random) => random.of([...DIGITS]) + each,
    ),
  },
  'abc for cba': {
    share: 7,
    make: change(
      3,
      ([a, , c]) => a !== c,
      ([a, b, c]) => `${c}${b}${a}`,
    ),
  },
  'aa for bb': {
    share: 4,
    make: change(
      2,
      ([a = '', b]) => a === b && isDigit(a),
      ([a = ''], random) => otherDigit(a, random).repeat(2),
    ),
  },
  'thirteen for thirty': { share: 4, make: phonetic },
  'aba for cbc': {
    share: 3,
    make: change(
      3,
      ([a = '', , c]) => a === c && isDigit(a),
      ([a = '', b], random) => {
        const other = otherDigit(a, random);
        return `${other}${b}${other}`;
      },
    ),
  },
  'two wrong digits': { share: 35, make: both(wrongDigit, wrongDigit) },
  'three wrong digits': { share: 12, make: both(wrongDigit, wrongDigit, wrongDigit) },
  'two swaps': { share: 8, make: both(swap, swap) },
  'one wrong, one lost': { share: 8, make: both(wrongDigit, lose) },
  'another number': { share: 9, make: another },
};
