/**
 * libaddressinput: one line a place, `data/US={"key":"US",…}`. Lists in it are one text, parted by `~`.
 *
 * The copy is of 2025-06 and its facts are older: Telangana (2014) is no state in it, and South Korea has post codes of six digits.
 * What it has wrong is put right in `reference-data/overrides/`.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DatasetSource } from '../../src/directory/dataset.js';
import { RETRIEVED } from './read.js';

/** A country, as far as it is read; `CA--fr` is one in another language. */
export interface AddressMetadata {
  readonly zip?: string;
  readonly zipex?: string;
  readonly postprefix?: string;
  readonly sub_keys?: string;
  readonly sub_names?: string;
  /** In Latin letters. */
  readonly sub_lnames?: string;
  readonly sub_isoids?: string;
  readonly sub_zips?: string;
}

/** Every country, by its code. */
export function addressMetadata(sources: string): ReadonlyMap<string, AddressMetadata> {
  const lines = readFileSync(join(sources, 'addresses', 'countryinfo.txt'), 'utf8').split('\n');
  const countries = new Map<string, AddressMetadata>();
  for (const line of lines) {
    const [, country, json] = /^data\/([A-Z]{2}(?:--[a-z]{2})?)=(.*)$/.exec(line) ?? [];
    if (country !== undefined && json !== undefined) countries.set(country, JSON.parse(json));
  }
  return countries;
}

export const ADDRESS_EDITION = '2025-06';

export const addressSource = (title: string): DatasetSource => ({
  publisher: 'Google, libaddressinput',
  title,
  url: 'https://github.com/google/libaddressinput',
  via: 'countryinfo.txt; put right by hand where it is out of date',
  retrieved: RETRIEVED,
  licence: 'Apache-2.0 (the compilation)',
});
