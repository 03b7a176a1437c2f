/** ISO 3166-1 alpha-2 country codes and their English names. The edition is the day on which this version of the package was published. */
import type { Dataset } from '../../../src/directory/dataset.js';
import { makeDataset } from '../dataset.js';
import { packageVersion } from '../read.js';
import { COUNTRY_CODES, countryName } from '../readers/countries.js';
import type { Source } from '../source.js';
import { tidy } from '../text.js';

const makeCountries = (): Dataset =>
  makeDataset(
    {
      dataset: 'registries/countries',
      edition: '2025-07-17',
      confidence: 'official',
      completeness: 'complete',
      source: {
        publisher: 'ISO 3166 Maintenance Agency',
        title: 'ISO 3166-1 alpha-2, with English short names, and the user-assigned XK',
        url: 'https://www.iso.org/iso-3166-country-codes.html',
        via: `i18n-iso-countries ${packageVersion('i18n-iso-countries')}`,
        licence: 'MIT',
      },
    },
    ['alpha2', 'name'],
    COUNTRY_CODES.map((code) => [code, tidy(countryName(code))]),
  );

const source: Source = {
  title: 'Countries of ISO 3166-1',
  reads: [],
  datasets: { 'registries/countries': makeCountries },
};
export default source;
