/**
 * ISO 3166-1 alpha-2 country codes and their English names.
 *
 * XK is not in the standard: it is a code that ISO leaves to its users, which SWIFT, the EU and the IBAN registry use for Kosovo.
 */
import countries from 'i18n-iso-countries';
import english from 'i18n-iso-countries/langs/en.json' with { type: 'json' };
import type { Dataset } from '../../src/directory/dataset.js';
import { packageVersion, RETRIEVED } from './read.js';
import { inCodePointOrder, tidy } from './text.js';

/** The edition is the day this version of the package was published. */
export function countryRegistry(): Dataset[] {
  countries.registerLocale(english);
  const codes = Object.keys(countries.getAlpha2Codes()).sort(inCodePointOrder);
  return [
    {
      dataset: 'registries/countries',
      edition: '2025-07-17',
      format: 1,
      source: {
        publisher: 'ISO 3166 Maintenance Agency',
        title: 'ISO 3166-1 alpha-2, with English short names, and the user-assigned XK',
        url: 'https://www.iso.org/iso-3166-country-codes.html',
        via: `i18n-iso-countries ${packageVersion('i18n-iso-countries')}`,
        retrieved: RETRIEVED,
        licence: 'MIT',
      },
      confidence: 'official',
      completeness: 'complete',
      columns: ['alpha2', 'name'],
      rows: codes.map((code) => [code, tidy(countries.getName(code, 'en'))]),
    },
  ];
}
