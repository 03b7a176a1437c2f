/**
 * Signs that a line which is not UTF-8 is not Windows-1252 either: it holds what no name of Western Europe has. Nothing is counted or weighed: one sign
 * proves it.
 *
 * The gotcha: a line without a sign proves nothing. Most words of Czech, Hungarian and Turkish give other letters, and no sign.
 *
 * @see https://encoding.spec.whatwg.org/ the indexes of the encodings
 */

/** Why a line is no Windows-1252: `utf-8` where characters of UTF-8 stand beside broken ones, as where a file was cut or put together. */
export type OtherEncoding = 'unknown' | 'utf-8';

/** In all patterns each byte is one character. These are letters in Windows-1252. */
const HIGH = '\\x83\\x8a\\x8c\\x8e\\x9a\\x9c\\x9e\\x9f\\xc0-\\xd6\\xd8-\\xf6\\xf8-\\xff';
const LETTER = `A-Za-z${HIGH}`;
const SMALL = 'a-z\\x9a\\x9c\\x9e\\xdf-\\xf6\\xf8-\\xff';
const CAPITAL = 'A-Z\\x8a\\x8c\\x8e\\x9f\\xc0-\\xd6\\xd8-\\xde';

/** Half of a letter or of a character of Asia, in a word: `Wa³êsa` for Wałęsa, `M‡rquez` for Márquez of an old Mac. */
const MARKS = '\\xa2-\\xa5\\xac\\xaf\\x86-\\x89\\x98';
/** The same, but in brands they stand between words: `Plus±Minus`. */
const MARKS_BEFORE_SMALL = '\\xb1\\xb3\\xb6\\xb8\\xb9\\xbc-\\xbf\\xa1\\x84\\x8b\\x9b';

/** Two or more characters of Asia, a word of Cyrillic, Greek, Hebrew or Arabic. Dashes and quotes stand in no word: they end the run. */
const RUN = new RegExp(`[${HIGH}\\xa1-\\xaa\\xac-\\xb3\\xb5\\xb6\\xb8-\\xba\\xbc-\\xbf\\xd7\\xf7]{4,}`, 'g');

/** Small letters of Windows-1250 that are rare in Western Europe, and their capitals: č, ě, ř, ň, ů, ć, where Windows-1252 has è, ì, ø, ò, ù, æ. */
const CZECH_OR_POLISH = '\\xc6\\xc8\\xcc\\xd2\\xd8\\xd9\\xe6\\xe8\\xec\\xf2\\xf8\\xf9';
/** Š and ž: in Windows-1252 as in Windows-1250. */
const CARON = '\\x8a\\x8e\\x9a\\x9e';
/** Letters of Windows-1252 that Icelandic does not have. */
const NOT_ICELANDIC = '\\xc3\\xc7\\xc8\\xcb-\\xcc\\xd5\\xdc\\xe0\\xe3\\xe7\\xe8\\xea-\\xec\\xf1\\xf2\\xf5\\xf9\\xfb\\xfc';
/** The rest of a word, as far as two of its letters are compared. */
const WITHIN = `[${LETTER}]{0,30}`;

/** What each sign shows. `test/cli/files/other-encoding.test.ts` has an example of each, which no other sign finds. */
export const SIGNS = {
  /** Bytes that Windows-1252 does not have. */
  unused: /[\x81\x8d\x8f\x90\x9d]/,
  markInWord: new RegExp(`[${LETTER}][${MARKS}]+[${LETTER}]`),
  markBeforeSmall: new RegExp(`[${LETTER}][${MARKS_BEFORE_SMALL}][${SMALL}]`),
  /** Ż of ISO-8859-2 at the beginning of a word. */
  macronAtStart: new RegExp(`(?<![${LETTER}])\\xaf[${LETTER}]{2}`),
  hiragana: /(?:\x82[\x9f-\xf1]){2}/,
  katakana: /(?:\x83[\x40-\x7e\x80-\x96]){2}/,
  /** é, ä and ü of an old Mac: a capital letter between small ones. */
  macLetter: new RegExp(`[a-z][\\x8a\\x8e\\x9f](?![${CAPITAL}])`),
  macUmlaut: /[A-Za-z]\x9f[a-z]/,
  /** š, č, ć and ř of Windows-1250 in one word. */
  caronFirst: new RegExp(`[${CARON}]${WITHIN}[${CZECH_OR_POLISH}]`),
  caronLast: new RegExp(`[${CZECH_OR_POLISH}]${WITHIN}[${CARON}]`),
  /** ř beside ě, ň or ů. */
  czechFirst: new RegExp(`[\\xd8\\xf8]${WITHIN}[\\xcc\\xd2\\xd9\\xec\\xf2\\xf9]`),
  czechLast: new RegExp(`[\\xcc\\xd2\\xd9\\xec\\xf2\\xf9]${WITHIN}[\\xd8\\xf8]`),
  /** The letters of Icelandic beside those that it does not have: Turkish, Romanian, Lithuanian. */
  thornFirst: new RegExp(`[\\xf0\\xfe\\xde]${WITHIN}[${NOT_ICELANDIC}]`),
  thornLast: new RegExp(`[${NOT_ICELANDIC}]${WITHIN}[\\xd0\\xf0\\xfe\\xde]`),
  /** ş of Windows-1254 at the end of a word: that of Icelandic has a letter behind it. */
  thornAtEnd: new RegExp(`[${LETTER}]{2}\\xfe(?![${LETTER}.])`),
  /** ş of ISO-8859-2 in a word: an ordinal (nº) ends one. */
  ordinalInWord: new RegExp(`[${LETTER}]{2}\\xba[${SMALL}]`),
} as const satisfies Readonly<Record<string, RegExp>>;

const ALL_SIGNS: readonly RegExp[] = Object.values(SIGNS);

/** `Ã¼`: a letter of Western Europe in UTF-8, in a word. */
const UTF_8 =
  /[\xc2-\xc5][\x80-\x83\x86-\x90\x98-\x9f\xa1-\xaa\xac-\xb3\xb5\xb6\xb8-\xba\xbc-\xbf][a-z]|[a-z]\xc3[\xa1-\xaa\xac-\xb3\xb5\xb6\xb8-\xba\xbc-\xbf]/;

const MIN_DISTINCT = 3;

/** True for a run that no word of Western Europe has: Icelandic has four such letters in a row (Óþýð), Estonian more, of one or two kinds (jäääär). */
function isForeign(run: string): boolean {
  if (new Set(run).size < MIN_DISTINCT) return false;
  return run.length > 4 || /[\xa1-\xbf]/.test(run) || /[\xdf-\xff][\xc0-\xde]/.test(run);
}

/** Whether a line that is not UTF-8 is not Windows-1252 either; undefined if nothing speaks against it. */
export function findOtherEncoding(line: Buffer): OtherEncoding | undefined {
  const bytes = line.toString('latin1');
  if (UTF_8.test(bytes)) return 'utf-8';
  // the switch to two bytes of ISO-2022, which has ASCII alone
  if (bytes.includes('\u001b$') || bytes.includes('\u001b(')) return 'unknown';
  return ALL_SIGNS.some((sign) => sign.test(bytes)) || (bytes.match(RUN) ?? []).some(isForeign) ? 'unknown' : undefined;
}
