/**
 * libaddressinput: one line a place, `data/US={"key":"US",…}`. A list is one text, separated by `~`.
 *
 * The copy is of 2025-06 and its facts are older: Telangana (2014) is no state in it, and South Korea has post codes of six digits.
 * It is corrected in `reference-data/overrides/`.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DatasetHeader } from '../dataset.js';
import { memoizeByFolder } from '../read.js';

export const ADDRESS_FILE = 'addresses/countryinfo.txt';

/** What we read of a country. */
export interface AddressMetadata {
  /** `%A%n%Z %C`. */
  readonly fmt?: string;
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

/** Country → its metadata. `CA--fr` is Canada in French. */
export const readAddressMetadata = memoizeByFolder((folder): ReadonlyMap<string, AddressMetadata> => {
  const lines = readFileSync(join(folder, ADDRESS_FILE), 'utf8').split('\n');
  const countries = new Map<string, AddressMetadata>();
  for (const line of lines) {
    const [, country, json] = /^data\/([A-Z]{2}(?:--[a-z]{2})?)=(.*)$/.exec(line) ?? [];
    if (country !== undefined && json !== undefined) countries.set(country, JSON.parse(json));
  }
  return countries;
});

export const ADDRESS_EDITION = '2025-06';

export const addressSource = (title: string): DatasetHeader['source'] => ({
  publisher: 'Google, libaddressinput',
  title,
  url: 'https://github.com/google/libaddressinput',
  via: 'countryinfo.txt; put right by hand where it is out of date',
  licence: 'CC-BY-4.0',
});
