/**
 * The form of a country's post codes. Whether a post code is in use is not known.
 *
 * People write them with or without the space or hyphen inside, and put the country in front: `D-10115`, `LV-1010`. A country without post
 * codes, or without data, is not covered.
 *
 * @see reference-data/registries/post-codes.json
 */
import postCodes from '../../reference-data/registries/post-codes.json' with { type: 'json' };
import { electronic, MAX_TEXT } from '../characters/text.js';

const column = (name: string): number => postCodes.columns.indexOf(name);
const COUNTRY = column('country');
const PATTERN = column('pattern');
const SIGNS = column('signs');

type Row = readonly (string | null)[];

/** The dataset that is read, and its edition. */
export const postCodeEdition: Readonly<Record<string, string>> = { [postCodes.dataset]: postCodes.edition };

let rows: ReadonlyMap<unknown, Row> | undefined;

function rowOf(country: string): Row | undefined {
  rows ??= new Map((postCodes.rows as readonly Row[]).map((row) => [row[COUNTRY], row]));
  return rows.get(country);
}

/** Prefixes of a post code: the country code, and older letters for the country. */
const signsOf = (country: string): readonly string[] => [country, ...(rowOf(country)?.[SIGNS]?.split(' ') ?? [])];

/** Outside of a class a space or a hyphen is a separator, and may be left out. */
const SEPARATOR = '[ \\-]?';
const withSeparators = (pattern: string | null | undefined): string =>
  `${pattern}`.replace(/\[[^\]]{1,40}\]|[ -]/g, (part) => (part.length > 1 ? part : SEPARATOR));

/**
 * What a post code of the country looks like, as the source of a regular expression for capital letters: a form can put it into
 * `pattern`. Undefined where nothing is known.
 *
 * @example
 * postCodePattern('LU') // '^(?:(?:LU|L)[ \\-]?)?(?:\\d{4})$'
 */
export function postCodePattern(country: string): string | undefined {
  const row = rowOf(country);
  if (row === undefined) return undefined;
  return `^(?:(?:${signsOf(country).join('|')})${SEPARATOR})?(?:${withSeparators(row[PATTERN])})$`;
}

const compiled = new Map<string, RegExp>();

function compiledPattern(country: string): RegExp | undefined {
  const known = compiled.get(country);
  if (known !== undefined) return known;
  const source = postCodePattern(country);
  if (source === undefined) return undefined;
  const pattern = new RegExp(source);
  compiled.set(country, pattern);
  return pattern;
}

/** Full-width digits and hyphens are how a Japanese keyboard writes them. */
const plain = (text: string): string => (text.length > MAX_TEXT ? '' : electronic(text.normalize('NFKC')));

/**
 * Whether the text is a post code of the country; undefined where nothing is known.
 *
 * @example
 * isPostCode('D-10115', 'DE') // true
 */
export function isPostCode(text: string, country: string): boolean | undefined {
  const pattern = compiledPattern(country);
  // separators are optional in the pattern: a text that matches as written also matches without them
  return pattern && (pattern.test(text) || pattern.test(plain(text)));
}

/** The post code without separators and without the country in front: `SW1A 1AA` is `SW1A1AA`, `D-10115` is `10115`. */
export function electronicPostCode(text: string, country: string): string {
  const code = plain(text);
  if (/^\d/.test(code)) return code; // what stands before it is letters
  const sign = signsOf(country).find((letters) => code.startsWith(letters) && isPostCode(code.slice(letters.length), country));
  return code.slice(sign?.length);
}
