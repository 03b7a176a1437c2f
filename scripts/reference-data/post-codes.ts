/**
 * The form of a country's post codes: a regular expression in which a space or a hyphen is a separator that may be left out.
 *
 * The country's own code before a post code is not part of the pattern: `LV-1010` and `1010` are one. `signs` are other letters that
 * people write there. A country without a row has no post codes, or they are not known.
 */
import type { Cell, Dataset } from '../../src/directory/dataset.js';
import { ADDRESS_EDITION, addressMetadata, addressSource } from './address-metadata.js';
import { countryRegistry } from './countries.js';
import { postCodeOverrides } from './overrides.js';
import { inCodePointOrder } from './text.js';

/** Territories whose post codes begin with letters that are also their code. */
const LETTERS_OF_THE_CODE = ['IM', 'JE'];

/** `(…)?` is a post code that may be left out: what is left out is nothing to judge. */
function withoutGroup(zip: string): string {
  let depth = 0;
  const end = [...zip].findIndex((character) => {
    if (character === '(') depth++;
    if (character === ')') depth--;
    return depth === 0;
  });
  return end === zip.length - 2 && zip.endsWith(')?') ? zip.slice(1, -2).replace(/^\?:/, '') : zip;
}

/** Separators in one way, no group around all of it, no country code in front. */
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

export function postCodeRegistry(sources: string): Dataset[] {
  const known = new Set(countryRegistry().flatMap(({ rows }) => rows.map(([code]) => code)));
  const rows = new Map<string, Cell[]>();
  for (const [country, { zip, zipex, postprefix }] of addressMetadata(sources)) {
    if (!known.has(country) || zip === undefined) continue;
    rows.set(country, [country, tidyPattern(country, zip), firstOf(zipex) ?? null, signOf(country, postprefix) ?? null]);
  }
  for (const { country, pattern, example, signs } of postCodeOverrides()) {
    const [, oldPattern = null, oldExample = null, oldSigns = null] = rows.get(country) ?? [];
    rows.set(country, [country, pattern ?? oldPattern, example ?? oldExample, signs ?? oldSigns]);
  }
  return [
    {
      dataset: 'registries/post-codes',
      edition: ADDRESS_EDITION,
      format: 1,
      source: addressSource('The form of post codes by country'),
      confidence: 'manual',
      completeness: 'partial',
      columns: ['country', 'pattern', 'example', 'signs'],
      rows: [...rows].sort(([one], [other]) => inCodePointOrder(one, other)).map(([, row]) => row),
    },
  ];
}
