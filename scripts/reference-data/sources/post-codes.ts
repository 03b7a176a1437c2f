/**
 * The form of a country's post codes: a regular expression in which a space or a hyphen is a separator that may be left out.
 *
 * The country's own code before a post code is not part of the pattern: `LV-1010` and `1010` are one. `signs` are other letters that
 * people write before it. A country without a row has no post codes, or we do not know them.
 */
import type { Cell, Dataset } from '../../../src/directory/dataset.js';
import { makeDataset } from '../dataset.js';
import { ADDRESS_EDITION, ADDRESS_FILE, addressSource, readAddressMetadata } from '../readers/address-metadata.js';
import { COUNTRY_CODES } from '../readers/countries.js';
import type { Source } from '../source.js';
import { compareText } from '../text.js';

/** Territories whose post codes begin with letters that are also their code. */
const LETTERS_OF_THE_CODE = ['IM', 'JE'];

/** Removes the group of `(…)?`, a post code that may be left out: a post code that is missing is never checked. */
function withoutGroup(zip: string): string {
  let depth = 0;
  const end = [...zip].findIndex((character) => {
    if (character === '(') depth++;
    if (character === ')') depth--;
    return depth === 0;
  });
  return end === zip.length - 2 && zip.endsWith(')?') ? zip.slice(1, -2).replace(/^\?:/, '') : zip;
}

/** Writes separators in one way, and removes the outer group and the country code. */
function tidyPattern(country: string, zip: string): string {
  const code = LETTERS_OF_THE_CODE.includes(country) ? '' : `${country}[ -]?`;
  return withoutGroup(zip)
    .replaceAll('(?:', '(')
    .replace(/\[ \]\?| \?/g, ' ')
    .replace(/\[ ?\\-\]\??|-\?/g, '-')
    .replace(new RegExp(`^${code}`), '');
}

const firstOf = (examples: string | undefined): string | undefined => examples?.split(',')[0];

/** Letters that stand before a post code on mail from abroad: `L-`. */
const signOf = (country: string, prefix: string | undefined): string | undefined => {
  const sign = prefix?.replace(/[ -]$/, '');
  return sign === country ? undefined : sign;
};

/** Country, pattern, example, signs. */
function readPostCodes(folder: string): readonly (readonly Cell[])[] {
  const rows = new Map<string, Cell[]>();
  for (const [country, { zip, zipex, postprefix }] of readAddressMetadata(folder)) {
    if (!COUNTRY_CODES.includes(country) || zip === undefined) continue;
    rows.set(country, [country, tidyPattern(country, zip), firstOf(zipex) ?? null, signOf(country, postprefix) ?? null]);
  }
  return [...rows].sort(([one], [other]) => compareText(one, other)).map(([, row]) => row);
}

const facts = { edition: ADDRESS_EDITION, confidence: 'manual', completeness: 'partial' } as const;

const makePostCodes = (folder: string): Dataset =>
  makeDataset(
    { dataset: 'registries/post-codes', source: addressSource('The form of post codes by country'), ...facts },
    ['country', 'pattern', 'signs'],
    readPostCodes(folder).map(([country = null, pattern = null, , signs = null]) => [country, pattern, signs]),
  );

/** Apart from the patterns, because only a form shows an example. */
const makeExamples = (folder: string): Dataset =>
  makeDataset(
    { dataset: 'registries/post-code-examples', source: addressSource('A post code of each country'), ...facts },
    ['country', 'example'],
    readPostCodes(folder).flatMap(([country = null, , example = null]) => (example === null ? [] : [[country, example]])),
  );

const source: Source = {
  title: 'The form of post codes',
  reads: [ADDRESS_FILE],
  datasets: { 'registries/post-codes': makePostCodes, 'registries/post-code-examples': makeExamples },
};
export default source;
