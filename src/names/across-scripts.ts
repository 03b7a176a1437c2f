/**
 * Compares names in two scripts: both are turned into Latin letters, and the answer is a close match at best.
 *
 * The gotcha: some scripts leave most vowels out, so that consonants are all there is to compare. Which do so, and how else a name may be written in each,
 * stands in `rules/name-matching/scripts.ts`.
 */
import { LATIN } from '../../rules/name-matching/scripts.js';
import { CONSONANTS, type LooseSound, WITH_VOWELS } from '../../rules/name-matching/sounds-across-scripts.js';
import type { ScriptRule } from '../../rules/vocabulary/script.js';
import { editDistance } from '../characters/edit-distance.js';
import { compareCompanies } from './company.js';
import { type CompanyName, splitCompanyName } from './legal-form.js';
import type { Name } from './name.js';
import { comparePeople } from './person.js';
import { relationOf } from './relation.js';
import { inLatin } from './scripts.js';
import type { Relate } from './sides.js';
import { soundOf } from './sound.js';
import { atMostClose, better, type Verdict, verdict } from './verdict.js';
import { type NameWord, wordOf } from './words.js';

/** A name that its script writes as one word: the family name is its first character. */
const partName = (word: NameWord, { nameInOneWord }: ScriptRule): readonly NameWord[] =>
  nameInOneWord?.test(word.plain) === true ? [wordOf(word.plain.slice(0, 1), false), wordOf(word.plain.slice(1), false)] : [word];

/** Words of other scripts in Latin letters; undefined where one of them has no table. */
function latinWords(words: readonly NameWord[], script: ScriptRule): readonly NameWord[] | undefined {
  if (script === LATIN) return words;
  const parted = words.flatMap((word) => partName(word, script));
  const latin = parted.map((word) => inLatin(word.plain, script));
  return latin.every((word) => word !== undefined)
    ? parted.map(({ text, isInitials }, at) => ({ ...wordOf(latin[at] as string, isInitials), text }))
    : undefined;
}

/** A word in the sound in which it is compared with a word of another script. */
function looseSoundOf(plain: string, { before, isSmall, behind }: LooseSound): string {
  const rewritten = (text: string, [pattern, written]: readonly [RegExp, string]): string => text.replace(pattern, written);
  const sound = soundOf(before.reduce(rewritten, plain));
  return behind.reduce(rewritten, isSmall ? sound.toLowerCase() : sound);
}

/** True for the same consonants, or for those that the letters have in another language. */
function areOneByConsonants(a: string, b: string, x: string, y: string, loose: LooseSound): boolean {
  if (x === y || loose.otherwise === undefined) return x === y;
  const otherwise = (plain: string): string =>
    (loose.otherwise ?? []).reduce((text, [pattern, written]) => text.replace(pattern, written), plain);
  const [one, other] = [otherwise(a), otherwise(b)];
  return (one !== a || other !== b) && looseSoundOf(one, loose) === looseSoundOf(other, loose);
}

const MIN_CONSONANTS = 2;
/** A shorter sound has to be the same. */
const MIN_SOUND = 5;

/** Words of which one was turned from another script: they sound alike, or have the same consonants. */
function relateAcross(scripts: readonly ScriptRule[]): Relate {
  const hasNoVowels = scripts.some((script) => script.hasNoVowels);
  const romanizations = scripts.flatMap(({ romanization }) => romanization ?? []);
  const loose = hasNoVowels ? CONSONANTS : WITH_VOWELS;
  return (a, b) => {
    const related = relationOf(a, b);
    if (related !== undefined && related !== 'slip') return 'transliteration';
    if (romanizations.some(({ isOne }) => isOne(a.plain, b.plain))) return 'transliteration';
    const [x, y] = [looseSoundOf(a.plain, loose), looseSoundOf(b.plain, loose)];
    if (hasNoVowels)
      return areOneByConsonants(a.plain, b.plain, x, y, loose) && (x.length >= MIN_CONSONANTS || a.plain[0] === b.plain[0])
        ? 'transliteration'
        : undefined;
    return x === y || (Math.min(x.length, y.length) >= MIN_SOUND && editDistance(x, y, 1) <= 1) ? 'transliteration' : undefined;
  };
}

type Words = readonly NameWord[];

const waysToWrite = (words: Words, { rewrite }: ScriptRule): readonly Words[] =>
  rewrite === undefined ? [words] : rewrite(words, (plain) => wordOf(plain, false));

/** The best of the ways in which both names may be written. */
export function compareScripts(given: Name, held: Name, scripts: readonly [ScriptRule, ScriptRule], country: string | undefined): Verdict {
  const ways = waysToWrite(given.words, scripts[0]).flatMap((one) =>
    waysToWrite(held.words, scripts[1]).map((other) => compareInLatin(one, other, scripts, country)),
  );
  return ways.reduce(better);
}

/** The company in Latin letters. Its form is known in its own letters, or in Latin ones: בע"מ, TOB. */
function latinCompany(words: Words, latin: Words, script: ScriptRule): CompanyName {
  const own = splitCompanyName(words);
  return own.forms.length === 0 ? splitCompanyName(latin) : { ...own, words: latinWords(own.words, script) ?? latin };
}

function compareInLatin(
  given: Words,
  held: Words,
  [ofGiven, ofHeld]: readonly [ScriptRule, ScriptRule],
  country: string | undefined,
): Verdict {
  const [latinGiven, latinHeld] = [latinWords(given, ofGiven), latinWords(held, ofHeld)];
  if (latinGiven === undefined || latinHeld === undefined) return verdict('NOT_COVERED', ['SCRIPTS']);
  const relate = relateAcross([ofGiven, ofHeld]);
  const [givenCompany, heldCompany] = [latinCompany(given, latinGiven, ofGiven), latinCompany(held, latinHeld, ofHeld)];
  const people = comparePeople(latinGiven, latinHeld, country, relate);
  const hasForm = givenCompany.forms.length + heldCompany.forms.length > 0;
  const best = hasForm ? better(people, compareCompanies(givenCompany, heldCompany, country, relate)) : people;
  return atMostClose(best, best.result === 'NO_MATCH' ? [] : ['TRANSLITERATION']);
}
