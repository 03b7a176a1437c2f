/**
 * States, provinces, prefectures: code (the part of ISO 3166-2 behind the country), names, and the prefixes of their post codes.
 *
 * The list that the post of a country uses need not be that of the standard. Only the six that were reviewed by hand may prove that a
 * subdivision does not exist, or that a post code belongs to another one.
 */
import type { Cell, Dataset } from '../../../src/directory/dataset.js';
import { makeDataset } from '../dataset.js';
import { subdivisionsWith } from '../overrides/registries.js';
import { memoizeByFolder } from '../read.js';
import { ADDRESS_EDITION, ADDRESS_FILE, type AddressMetadata, addressSource, readAddressMetadata } from '../readers/address-metadata.js';
import { expandPrefixes } from '../readers/prefixes.js';
import { perCountry, type Source } from '../source.js';
import { compareText, tidy } from '../text.js';

/** The countries where the file has a list. */
const COUNTRIES = `
  AD AM AR AU BR BS CA CH CL CN CV EG ES HK ID IE IN IT JM JP KN KR KY MX MY NG NI NR PH SO SR SV TH TV TW US UY VE VN
`
  .trim()
  .split(/\s+/);

/** Reviewed by hand: each has all of its first level, with the names in use. */
const COMPLETE = ['AU', 'BR', 'CA', 'IN', 'MX', 'US'];

/** A code of the standard. Some countries have it as the key of a row. */
const CODE = /^[A-Z]{2,3}$/;

interface Subdivision {
  readonly key: string;
  readonly code: string | null;
  readonly names: readonly string[];
  readonly postCodes: string | null;
}

const cells = (list: string | undefined): readonly (string | undefined)[] => list?.split('~') ?? [];

const isText = (text: string | null): text is string => text !== null;

function subdivisionsOf({ sub_keys, sub_names, sub_lnames, sub_isoids, sub_zips }: AddressMetadata): readonly Subdivision[] {
  const [names, latinNames, isoIds, zips] = [cells(sub_names), cells(sub_lnames), cells(sub_isoids), cells(sub_zips)];
  return (sub_keys ?? '').split('~').map((key, at) => ({
    key,
    code: tidy(isoIds[at]) ?? (sub_isoids === undefined && CODE.test(key) ? key : null),
    names: [names[at], latinNames[at], key].map(tidy).filter(isText),
    postCodes: tidy(expandPrefixes(zips[at] ?? '').join(' ')),
  }));
}

/** The names in another language of the same country: `CA--fr`. */
function otherLanguages(country: string, all: ReadonlyMap<string, AddressMetadata>): ReadonlyMap<string, readonly string[]> {
  const names = new Map<string, readonly string[]>();
  for (const [name, metadata] of all) {
    if (!name.startsWith(`${country}--`)) continue;
    for (const { key, names: more } of subdivisionsOf(metadata)) names.set(key, [...(names.get(key) ?? []), ...more]);
  }
  return names;
}

/** Makes a row, with each name once. The first name is the one to show. */
function rowOf(code: string | null, names: readonly string[], postCodes: string | null): Cell[] {
  const [name = null, ...others] = [...new Set(names)].filter((text) => text !== code);
  return [code, name, tidy(others.join(' | ')), postCodes];
}

function rowsOf(country: string, all: ReadonlyMap<string, AddressMetadata>): Cell[][] {
  const others = otherLanguages(country, all);
  return subdivisionsOf(all.get(country) ?? {}).map(({ key, code, names, postCodes }) =>
    rowOf(code, [...names, ...(others.get(key) ?? [])], postCodes),
  );
}

/** The codes and names of a country with those that `overrides/subdivisions.json` adds. */
function namesOf(country: string, folder: string): readonly string[] {
  const records = rowsOf(country, readCountries(folder)).map(([code = null, name = null, alsoKnownAs = null]) => ({
    code,
    name,
    alsoKnownAs,
  }));
  const { changed, added } = subdivisionsWith(country, records);
  return [...changed, ...added].flatMap(({ code = null, name = null, alsoKnownAs = null }) =>
    [code, name, ...String(alsoKnownAs ?? '').split(' | ')].filter((text): text is string => typeof text === 'string' && text !== ''),
  );
}

const readCountries = memoizeByFolder((folder) => {
  const all = readAddressMetadata(folder);
  const listed = [...all].filter(([country, { sub_keys }]) => country.length === 2 && sub_keys !== undefined);
  const missing = listed.map(([country]) => country).filter((country) => !COUNTRIES.includes(country));
  if (missing.length > 0)
    throw new Error(`${ADDRESS_FILE} has subdivisions of ${missing.join(', ')}. Add them to COUNTRIES in sources/subdivisions.ts.`);
  return all;
});

function makeSubdivisions(folder: string, country: string): Dataset {
  const isComplete = COMPLETE.includes(country);
  return makeDataset(
    {
      dataset: `subdivisions/${country}`,
      edition: ADDRESS_EDITION,
      source: addressSource(`Subdivisions of ${country}`),
      confidence: isComplete ? 'official' : 'manual',
      completeness: isComplete ? 'complete' : 'partial',
    },
    ['code', 'name', 'alsoKnownAs', 'postCodes'],
    rowsOf(country, readCountries(folder)).sort(([one], [other]) => compareText(String(one), String(other))),
  );
}

/** Country → the codes and names of its subdivisions, as they stand in addresses. */
export const subdivisionNames = (folder: string): readonly (readonly [country: string, names: readonly string[]])[] =>
  COUNTRIES.map((country) => [country, namesOf(country, folder)]);

const source: Source = {
  title: 'States, provinces and prefectures',
  reads: [ADDRESS_FILE],
  datasets: perCountry('subdivisions', COUNTRIES, makeSubdivisions),
};
export default source;
