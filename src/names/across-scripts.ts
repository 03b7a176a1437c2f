/**
 * Compares names in two scripts: both are turned into Latin letters, and the answer is a close match at best.
 *
 * The gotcha: Arabic and Hebrew leave most vowels out, so that consonants are all there is to compare.
 */
import { editDistance } from '../characters/edit-distance.js';
import { compareCompanies } from './company.js';
import { areOneInKorean } from './korean.js';
import { type CompanyName, splitCompanyName } from './legal-form.js';
import type { Name } from './name.js';
import { comparePeople } from './person.js';
import { type Relation, relationOf } from './relation.js';
import { hasNoVowels, inLatin, type Script } from './scripts.js';
import { soundOf } from './sound.js';
import { atMostClose, better, type Verdict, verdict } from './verdict.js';
import { type NameWord, wordAt, wordOf } from './words.js';

/** A Korean name is written as one word: the family name is its first syllable. */
const splitKoreanName = (word: NameWord): readonly NameWord[] =>
  /^[가-힣]{2,4}$/.test(word.plain) ? [wordOf(word.plain.slice(0, 1), false), wordOf(word.plain.slice(1), false)] : [word];

/** Words of other scripts in Latin letters; undefined where one of them has no table. */
function latinWords(words: readonly NameWord[], script: Script): readonly NameWord[] | undefined {
  if (script === 'Latin') return words;
  const parted = script === 'Hangul' ? words.flatMap(splitKoreanName) : words;
  const latin = parted.map((word) => inLatin(word.plain, script));
  return latin.every((word) => word !== undefined)
    ? parted.map(({ text, isInitials }, at) => ({ ...wordOf(latin[at] as string, isInitials), text }))
    : undefined;
}

/** An h at the end is written, and not heard: משה, فاطمة. Between a vowel and a consonant it is heard, and kept from the rules of sound: Rahman. */
const consonants = (plain: string): string =>
  soundOf(plain.replace(/h$/, '').replace(/(?<=[aeiou])h(?=[^aeiou])/g, HEARD))
    .toLowerCase()
    .replaceAll(HEARD, 'h')
    .replace(/[aeiouw]/g, '')
    .replace(/v/g, '')
    .replace(/p/g, 'b')
    .replace(/[ck]/g, 'h')
    .replace(/(.)\1+/g, '$1');
const HEARD = '7';
const MIN_CONSONANTS = 2;
/** Of Алиев, which is Aliev and Aliyev. */
const SOFT = /(?<=[aeiou])[jy](?=e)/g;

/** Words of which one was turned from another script: they sound alike, or have the same consonants. */
const relateAcross =
  (withoutVowels: boolean, isKorean: boolean) =>
  (a: NameWord, b: NameWord): Relation | undefined => {
    const related = relationOf(a, b);
    if (related !== undefined && related !== 'slip') return 'transliteration';
    if (isKorean && areOneInKorean(a.plain, b.plain)) return 'transliteration';
    if (withoutVowels) {
      const [x, y] = [consonants(a.plain), consonants(b.plain)];
      return x === y && (x.length >= MIN_CONSONANTS || a.plain[0] === b.plain[0]) ? 'transliteration' : undefined;
    }
    const loose = (plain: string): string =>
      soundOf(plain.replace(SOFT, ''))
        .replace(/[gh]/g, 'h')
        .replace(/[zcsC]/gi, 's')
        .replace(/ij?$|i+/g, 'i');
    const [x, y] = [loose(a.plain), loose(b.plain)];
    return x === y || (Math.min(x.length, y.length) >= 5 && editDistance(x, y, 1) <= 1) ? 'transliteration' : undefined;
  };

type Words = readonly NameWord[];

const ARTICLE = /^ال(?=.{3})/;
const partArticle = ({ plain }: NameWord): Words =>
  ARTICLE.test(plain) ? [wordOf('ال', false), wordOf(plain.replace(ARTICLE, ''), false)] : [wordOf(plain, false)];
/** عبد and the word behind it. */
function withServantJoined(words: Words): Words {
  const at = words.findIndex(({ plain }, place) => plain === 'عبد' && place + 1 < words.length);
  return at < 0 ? words : [...words.slice(0, at), wordOf(`عبد${wordAt(words, at + 1).plain}`, false), ...words.slice(at + 2)];
}

/** In Latin letters, the article of Arabic names stands alone or not, and so does Abd: الراشد is Alrashid and Al Rashid. */
function waysToWrite(words: Words, script: Script): readonly Words[] {
  if (script === 'Hebrew') return HEBREW_SOUNDS.map((sound) => words.map((word) => sound(word)));
  if (script !== 'Arabic') return [words];
  const joined = withServantJoined(words);
  const ways = joined === words ? [words] : [words, joined];
  const parted = ways.concat(ways.map((way) => way.flatMap(partArticle)));
  return words.some(({ plain }) => /[ثذضظ]/.test(plain)) ? parted.concat(parted.map((way) => way.map(inPersian))) : parted;
}

/** Inside a word ב may be v, פ may be f: אברהם is Avraham. */
const HEBREW_SOUNDS: readonly ((word: NameWord) => NameWord)[] = [
  (word) => word,
  ({ plain }) => wordOf(plain.replace(/פ/g, 'ף'), false),
  ({ plain }) => wordOf(plain.replace(/(?!^)ב/g, 'ו'), false),
  ({ plain }) => wordOf(plain.replace(/פ/g, 'ף').replace(/(?!^)ב/g, 'ו'), false),
];

/** Letters that Persian and Urdu speak otherwise than Arabic: رضا is Reza, and Rida. */
const inPersian = ({ plain }: NameWord): NameWord => wordOf(plain.replace(/[ذضظ]/g, 'ز').replace(/ث/g, 'س'), false);

/** The best of the ways in which both names may be written. */
export function compareScripts(given: Name, held: Name, scripts: readonly [Script, Script], country: string | undefined): Verdict {
  const ways = waysToWrite(given.words, scripts[0]).flatMap((one) =>
    waysToWrite(held.words, scripts[1]).map((other) => compareInLatin(one, other, scripts, country)),
  );
  return ways.reduce(better);
}

/** The company in Latin letters. Its form is known in its own letters, or in Latin ones: בע"מ, TOB. */
function latinCompany(words: Words, latin: Words, script: Script): CompanyName {
  const own = splitCompanyName(words);
  return own.forms.length === 0 ? splitCompanyName(latin) : { ...own, words: latinWords(own.words, script) ?? latin };
}

function compareInLatin(given: Words, held: Words, [ofGiven, ofHeld]: readonly [Script, Script], country: string | undefined): Verdict {
  const [latinGiven, latinHeld] = [latinWords(given, ofGiven), latinWords(held, ofHeld)];
  if (latinGiven === undefined || latinHeld === undefined) return verdict('NOT_COVERED', ['SCRIPTS']);
  const relate = relateAcross(hasNoVowels(ofGiven) || hasNoVowels(ofHeld), ofGiven === 'Hangul' || ofHeld === 'Hangul');
  const [givenCompany, heldCompany] = [latinCompany(given, latinGiven, ofGiven), latinCompany(held, latinHeld, ofHeld)];
  const people = comparePeople(latinGiven, latinHeld, country, relate);
  const hasForm = givenCompany.forms.length + heldCompany.forms.length > 0;
  const best = hasForm ? better(people, compareCompanies(givenCompany, heldCompany, country, relate)) : people;
  return atMostClose(best, best.result === 'NO_MATCH' ? [] : ['TRANSLITERATION']);
}
