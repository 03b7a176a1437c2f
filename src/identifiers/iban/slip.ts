/**
 * A correction for a faulty IBAN: only where a single slip explains it, and hardly anything else does.
 *
 * A slip is a character mistyped, lost, typed twice or swapped with its neighbour. That exactly one slip leads to an IBAN that passes every check proves
 * little: there are some two hundred ways to edit an IBAN, and check digits let one in 97 through, so that most texts with two wrong digits are one
 * edit away from an IBAN that is right, and somebody else’s. How many depends on what else is checked: national check digits, the bank directory, the BIC
 * beside it. So it is counted. An edit is offered only where a text like this, with one more wrong digit, would have had an edit to offer in at most one case
 * in ten. Of faulty IBANs, nine in a hundred have more than one thing wrong with them: of a hundred edits that are offered, at most one is wrong.
 *
 * The gotcha: some national check digits prove nothing, because those of the IBAN follow from them (FR, PT, BE). Counting finds that, too.
 *
 * @see scripts/measure-corrections.ts, which measures it for each country
 */
import { mod97 } from '../../../rules/check-digits/mod97.js';
import { apply, type Correction } from '../../characters/correction.js';
import { DIGIT_LIKE, LETTER_LIKE } from '../../characters/look-alikes.js';
import type { Countries } from '../country/countries.js';
import { inspectWellFormed } from './inspection.js';

type Survives = (candidate: string) => boolean;

const DIGITS = '0123456789';
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const ALPHABET = DIGITS + LETTERS;
/** No IBAN is longer: what is much longer has more than one thing wrong with it. */
const LONGEST = 35;

/** Texts with one more wrong digit, of which one has an edit to offer by chance: the lowest number. */
const ONE_IN = 10;

const isDigit = (character: string): boolean => character >= '0' && character <= '9';

/** What somebody may have meant who wrote this character: a letter and a digit are taken for each other only where they look alike. */
const readingsOf = (written: string): string =>
  isDigit(written) ? DIGITS + (LETTER_LIKE[written] ?? '') : LETTERS + (DIGIT_LIKE[written] ?? '');

/** The country code is taken as it stands: another leads to another country. */
const FIRST = 2;

/** Every text that is one slip away, each by one way. */
function* slips(text: string): Generator<Correction> {
  for (let at = FIRST; at < text.length; at++) {
    const [written, next] = [text.charAt(at), text[at + 1]];
    for (const insert of readingsOf(written)) if (insert !== written) yield { at, remove: 1, insert };
    if (next === written) continue; // swapping the two does nothing, and of a row of the same it makes no difference which is one too many
    if (at > FIRST && text[at - 1] === written) yield { at, remove: 1, insert: '' };
    if (next !== undefined) yield { at, remove: 2, insert: next + written };
  }
  for (let at = FIRST; at <= text.length; at++) {
    // beside the same character the place makes no difference
    for (const insert of ALPHABET) if (at === FIRST || insert !== text[at - 1]) yield { at, remove: 0, insert };
  }
}

/** The one slip after which a text survives; undefined where there is none, or several. */
export function findOnlySlip(text: string, survives: Survives): Correction | undefined {
  if (text.length > LONGEST) return undefined;
  let only: Correction | undefined;
  for (const slip of slips(text)) {
    if (!survives(apply(text, slip))) continue;
    if (only !== undefined) return undefined;
    only = slip;
  }
  return only;
}

/** 1 ÷ 10 and 1 ÷ 100, modulo 97. */
const [TENTH, HUNDREDTH] = [68, 65];

/** The texts that differ from a text with the structure of an IBAN in one digit, and whose check digits hold: in each place, one digit at most is right. */
function* holdingNeighbours(text: string): Generator<string> {
  // what is missing to a remainder of 1, divided by the weight of the place
  let missing = (98 - mod97(text, 0, 4, mod97(text, 4))) % 97;
  for (let place = 0; place < text.length; place++) {
    // from the lowest place up: modulo 97, country code and check digits are read behind the BBAN
    const at = place < 4 ? 3 - place : text.length + 3 - place;
    const written = text.charAt(at);
    if (isDigit(written)) {
      const digit = Number(written) + (missing > 48 ? missing - 97 : missing);
      if (missing !== 0 && digit >= 0 && digit <= 9) yield text.slice(0, at) + digit + text.slice(at + 1);
    }
    missing = (missing * (isDigit(written) ? TENTH : HUNDREDTH)) % 97;
  }
}

/** True where a text with one more wrong digit would seldom have an edit to offer. */
function isSure(text: string, correction: Correction, countries: Countries, survives: Survives): boolean {
  const meant = apply(text, correction);
  const most = ([...text].filter(isDigit).length * (DIGITS.length - 1)) / ONE_IN;
  let others = 0;
  for (const slip of slips(text)) {
    const candidate = apply(text, slip);
    if (inspectWellFormed(candidate, countries) === undefined) continue;
    for (const other of holdingNeighbours(candidate)) {
      if (other !== meant && survives(other) && ++others > most) return false;
    }
  }
  return true;
}

/**
 * The edit of a faulty IBAN in electronic form that is sure enough to be offered, or undefined. `survives`: whether an IBAN passes every check that there
 * is. What stands beside the IBAN in an instruction is for `correct-iban.ts`, which calls this.
 */
export function correctSlip(text: string, countries: Countries, survives: Survives): Correction | undefined {
  const only = findOnlySlip(text, survives);
  return only !== undefined && isSure(text, only, countries, survives) ? only : undefined;
}
