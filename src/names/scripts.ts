/**
 * Transliterates names into Latin letters, so that they can be compared with a Latin spelling.
 *
 * The gotcha: a name has several Latin spellings. The result is only good for a comparison by sound: see `soundOf`. Arabic and Hebrew are written without most
 * vowels, so they are compared by their consonants.
 *
 * @see ISO 9, ICAO 9303-3 section 6 (Cyrillic, Arabic); ISO 843 (Greek); ISO 259 (Hebrew); Revised Romanization of Korean (2000)
 */
import { lazy } from '../../rules/vocabulary/lazy.js';
export type Script = 'Latin' | 'Cyrillic' | 'Greek' | 'Arabic' | 'Hebrew' | 'Hangul' | 'other';

const SCRIPTS = /* @__PURE__ */ lazy((): readonly (readonly [Script, RegExp])[] => [
  ['Latin', /\p{Script=Latin}/u],
  ['Cyrillic', /\p{Script=Cyrillic}/u],
  ['Greek', /\p{Script=Greek}/u],
  ['Arabic', /\p{Script=Arabic}/u],
  ['Hebrew', /\p{Script=Hebrew}/u],
  ['Hangul', /\p{Script=Hangul}/u],
]);
const LETTER = /* @__PURE__ */ lazy(() => /\p{L}/u);
const OTHER = /* @__PURE__ */ lazy(
  () =>
    /(?![\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Hangul}\p{Script=Common}\p{Script=Inherited}])\p{L}/u,
);
const BASIC = /^[\u0020-\u024f]*$/;

/** The scripts of the letters of a text; none if it has no letters. */
export function scriptsOf(text: string): readonly Script[] {
  if (BASIC.test(text)) return LETTER().test(text) ? ['Latin'] : [];
  const found = SCRIPTS()
    .filter(([, letters]) => letters.test(text))
    .map(([script]) => script);
  return OTHER().test(text) ? [...found, 'other'] : found;
}

const TABLES: Readonly<Partial<Record<Script, string>>> = {
  Cyrillic:
    'аa бb вv гg дd еe жzh зz иi кk лl мm нn оo пp рr сs тt уu фf хkh цts чch шsh щshch ъ ыy ь эe юyu яya іi єye ґg љlj њnj ћc џdz ѓg ќk ѕdz ђdj јj әa ғg қk ңn өo ұu үu һh',
  Greek: 'αa βv γg δd εe ζz ηi θth ιi κk λl μm νn ξx οo πp ρr σs ςs τt υi φf χch ψps ωo',
  Arabic:
    'اa بb تt ثt جj حh خkh دd ذd رr زz سs شsh صs ضd طt ظz عa غgh فf قq كk لl مm نn هh وw يy ىy ةh ءپp چch ژzh گg کk یy ہh ھh ٹt ڈd ڑr ے',
  Hebrew: 'אa בb גg דd הh וv זz חh טt יy כkh ךkh לl מm םm נn ןn סs עa פp ףf צtz ץtz קk רr שsh תt',
};

const INITIALS = 'g kk n d tt r m b pp s ss  j jj ch k t p h'.split(' ');
const VOWELS = 'a ae ya yae eo e yeo ye o wa wae oe yo u wo we wi yu eu ui i'.split(' ');
const FINALS = ' k k k n n n t l k m l l l p l m p p t t ng t t k t p t'.split(' ');
const SYLLABLES = 0xac00;
const LAST_SYLLABLE = 0xd7a3;

function ofHangul(text: string): string {
  let latin = '';
  for (const character of text) {
    const at = (character.codePointAt(0) ?? 0) - SYLLABLES;
    if (at < 0 || at > LAST_SYLLABLE - SYLLABLES) latin += character;
    else latin += `${INITIALS[Math.floor(at / 588)]}${VOWELS[Math.floor((at % 588) / 28)]}${FINALS[at % 28]}`;
  }
  return latin;
}

const tables = new Map<Script, ReadonlyMap<string, string>>();

function tableOf(script: Script): ReadonlyMap<string, string> {
  let table = tables.get(script);
  if (table === undefined) {
    table = new Map((TABLES[script] ?? '').split(' ').map((entry) => [entry.slice(0, 1), entry.slice(1)]));
    tables.set(script, table);
  }
  return table;
}

const GREEK_PAIRS: readonly (readonly [RegExp, string])[] = [
  [/ου/g, 'u'],
  [/μπ/g, 'b'],
  [/ντ/g, 'd'],
  [/γκ|γγ/g, 'g'],
  [/αυ(?=[αεηιουωβγδζλμνρ])/g, 'av'],
  [/αυ/g, 'af'],
  [/ευ(?=[αεηιουωβγδζλμνρ])/g, 'ev'],
  [/ευ/g, 'ef'],
  [/αι/g, 'e'],
  [/ει|οι/g, 'i'],
];

/** ъ before a consonant: Russian has it before vowels alone. */
const BULGARIAN_VOWEL = /ъ(?=[бвгджзйклмнпрстфхцчшщ])/g;

/** A folded word in Latin letters; undefined if there is no table for its script. */
export function inLatin(word: string, script: Script): string | undefined {
  if (script === 'Latin') return word;
  // the family name 이 is never written as I
  if (script === 'Hangul') return word === '이' ? 'yi' : ofHangul(word);
  const table = tableOf(script);
  if (table.size < 2) return undefined;
  const prepared =
    script === 'Greek' ? GREEK_PAIRS.reduce((text, [pair, latin]) => text.replace(pair, latin), word) : word.replace(BULGARIAN_VOWEL, 'а');
  return [...prepared].map((character) => table.get(character) ?? character).join('');
}

/** Scripts without a table. A Japanese name is written in Han letters and in Kana, of which one does not tell the other. */
const WITHOUT_TABLE = /* @__PURE__ */ lazy((): readonly RegExp[] =>
  'Han Thai Devanagari Bengali Gurmukhi Gujarati Tamil Telugu Kannada Malayalam Sinhala Georgian Armenian Ethiopic Khmer Lao Myanmar'
    .split(' ')
    .map((script) => new RegExp(`\\p{Script=${script}}`, 'u'))
    .concat(/[\p{Script=Hiragana}\p{Script=Katakana}]/u),
);

/** True where two texts in scripts without a table are in none together. */
export function areInOtherScripts(one: string, other: string): boolean {
  const ofOne = WITHOUT_TABLE().filter((letters) => letters.test(one));
  return ofOne.length > 0 && !ofOne.some((letters) => letters.test(other)) && WITHOUT_TABLE().some((letters) => letters.test(other));
}

/** True for scripts that leave most vowels out. */
export const hasNoVowels = (script: Script): boolean => script === 'Arabic' || script === 'Hebrew';
