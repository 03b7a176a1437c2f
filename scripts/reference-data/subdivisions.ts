/**
 * States, provinces, prefectures: code (the part of ISO 3166-2 behind the country), names, and what post codes in them begin with.
 *
 * The post's list of a country need not be that of the standard. Only the six that were gone through by hand may say that a
 * subdivision does not exist, or that a post code lies in another one.
 */
import type { Cell, Dataset } from '../../src/directory/dataset.js';
import { ADDRESS_EDITION, type AddressMetadata, addressMetadata, addressSource } from './address-metadata.js';
import { subdivisionOverrides } from './overrides.js';
import { expandPrefixes } from './prefixes.js';
import { inCodePointOrder, tidy } from './text.js';

/** Gone through: each has all of its first level, with the names in use. */
const COMPLETE = ['AU', 'BR', 'CA', 'IN', 'MX', 'US'];

/** A code of the standard, where the source has it as the key of a row. */
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

/** The row, with the names once each; the first is the one to show. */
function rowOf(code: string | null, names: readonly string[], postCodes: string | null): Cell[] {
  const [name = null, ...others] = [...new Set(names)].filter((text) => text !== code);
  return [code, name, tidy(others.join(' | ')), postCodes];
}

function rowsOf(country: string, all: ReadonlyMap<string, AddressMetadata>): Cell[][] {
  const others = otherLanguages(country, all);
  const overrides = subdivisionOverrides().filter((override) => override.country === country);
  const shipped = subdivisionsOf(all.get(country) ?? {}).map(({ key, code, names, postCodes }) => {
    const override = overrides.find((candidate) => candidate.code === code);
    return rowOf(code, [...names, ...(others.get(key) ?? []), ...(override?.alsoKnownAs ?? [])], override?.postCodes ?? postCodes);
  });
  const codes = new Set(shipped.map(([code]) => code));
  const own = overrides.filter(({ code }) => !codes.has(code));
  return [...shipped, ...own.map(({ code, name, alsoKnownAs = [], postCodes = null }) => rowOf(code, [name, ...alsoKnownAs], postCodes))];
}

export function subdivisions(sources: string): Dataset[] {
  const all = addressMetadata(sources);
  const countries = [...all].filter(([country, { sub_keys }]) => country.length === 2 && sub_keys !== undefined);
  return countries.map(([country]): Dataset => {
    const complete = COMPLETE.includes(country);
    return {
      dataset: `subdivisions/${country}`,
      edition: ADDRESS_EDITION,
      format: 1,
      source: addressSource(`Subdivisions of ${country}`),
      confidence: complete ? 'official' : 'manual',
      completeness: complete ? 'complete' : 'partial',
      columns: ['code', 'name', 'alsoKnownAs', 'postCodes'],
      rows: rowsOf(country, all).sort(([one], [other]) => inCodePointOrder(String(one), String(other))),
    };
  });
}
