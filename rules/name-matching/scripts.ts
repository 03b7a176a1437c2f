/**
 * Scripts in which names are written, and how a word of each is written in Latin letters, so that it can be compared with a Latin spelling.
 *
 * The gotcha: a name has several Latin spellings. The result is only good for a comparison by sound: see `sounds-across-scripts.ts`. A script that is not
 * in the list is recognized, and not compared: of a Japanese name, Han letters do not tell the Kana, nor the reverse.
 *
 * @see ISO 9, ICAO 9303-3 section 6 (Cyrillic, Arabic); ISO 843 (Greek); ISO 259 (Hebrew); Revised Romanization of Korean (2000)
 */
import type { ScriptRule } from '../vocabulary/script.js';
import { writeArabicOtherwise } from './arabic-names.js';
import { latinOfHangul } from './hangul.js';
import { writeHebrewOtherwise } from './hebrew-names.js';
import { KOREAN, KOREAN_NAME_IN_ONE_WORD } from './korean-names.js';

export const LATIN: ScriptRule = { name: 'Latin' };

/** Stands for any script that is not in the list. */
export const OTHER_SCRIPT: ScriptRule = { name: 'other' };

const CYRILLIC: ScriptRule = {
  name: 'Cyrillic',
  latin: {
    // Bulgarian: Russian has the letter before vowels alone
    groups: [[/ъ(?=[бвгджзйклмнпрстфхцчшщ])/g, 'а']],
    table:
      'аa бb вv гg дd еe жzh зz иi кk лl мm нn оo пp рr сs тt уu фf хkh цts чch шsh щshch ъ ыy ь эe юyu яya іi єye ґg љlj њnj ћc џdz ѓg ќk ѕdz ђdj јj әa ғg қk ңn өo ұu үu һh',
  },
  keys: [0x430, 0x4ff],
};

const GREEK: ScriptRule = {
  name: 'Greek',
  latin: {
    groups: [
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
    ],
    table: 'αa βv γg δd εe ζz ηi θth ιi κk λl μm νn ξx οo πp ρr σs ςs τt υi φf χch ψps ωo',
  },
  keys: [0x3b1, 0x3c9],
};

const ARABIC: ScriptRule = {
  name: 'Arabic',
  latin: {
    table:
      'اa بb تt ثt جj حh خkh دd ذd رr زz سs شsh صs ضd طt ظz عa غgh فf قq كk لl مm نn هh وw يy ىy ةh ءپp چch ژzh گg کk یy ہh ھh ٹt ڈd ڑr ے',
  },
  hasNoVowels: true,
  rewrite: writeArabicOtherwise,
};

const HEBREW: ScriptRule = {
  name: 'Hebrew',
  latin: { table: 'אa בb גg דd הh וv זz חh טt יy כkh ךkh לl מm םm נn ןn סs עa פp ףf צtz ץtz קk רr שsh תt' },
  hasNoVowels: true,
  rewrite: writeHebrewOtherwise,
};

const HANGUL: ScriptRule = {
  name: 'Hangul',
  latin: latinOfHangul,
  nameInOneWord: KOREAN_NAME_IN_ONE_WORD,
  romanization: KOREAN,
};

/** Those that can be compared with each other, in the order in which a text is searched for them. */
export const SCRIPTS: readonly ScriptRule[] = [LATIN, CYRILLIC, GREEK, ARABIC, HEBREW, HANGUL];

/** Behind it stand letters of other scripts, and marks. */
export const END_OF_LATIN = 0x250;

/** From here on, characters stand for syllables or words, and no space stands between words: names that differ in one character are two names. */
export const START_OF_UNSPACED = 0x2e80;

/** What Unicode calls the script of characters that belong to several, or to that of the letter before them. */
export const NO_SCRIPTS: readonly string[] = ['Common', 'Inherited'];

/**
 * Texts in one of these and in another one cannot be compared. A Japanese name is written in Han letters and in the two alphabets of Kana, of which one does
 * not tell the other.
 */
export const SCRIPTS_WITHOUT_TABLE: readonly string[] =
  'Han,Thai,Devanagari,Bengali,Gurmukhi,Gujarati,Tamil,Telugu,Kannada,Malayalam,Sinhala,Georgian,Armenian,Ethiopic,Khmer,Lao,Myanmar,Hiragana Katakana'.split(
    ',',
  );
