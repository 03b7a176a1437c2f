/**
 * ISO 4217: the codes in force, and withdrawn ones that people still send, with the day of withdrawal.
 *
 * The package `currency-codes` has list one of mid-2024. Later amendments and the withdrawn codes are rows of
 * `reference-data/overrides/currencies.json`. `withdrawnOn` is the first day on which no payment can be made in the currency: for the
 * first euro countries that is 2002-01-01, while list three gives the month in which the notes ended.
 */
import { createRequire } from 'node:module';
import type { Cell, Dataset } from '../../../src/directory/dataset.js';
import { makeDataset } from '../dataset.js';
import { packageVersion } from '../read.js';
import { countryCode } from '../readers/countries.js';
import type { Source } from '../source.js';
import { compareText, tidy } from '../text.js';

interface ListOne {
  readonly code: string;
  readonly currency: string;
  readonly digits: number;
  readonly countries: readonly string[];
}

const { data, publishDate }: { data: readonly ListOne[]; publishDate: string } = createRequire(import.meta.url)('currency-codes');

/** Metals, bond market units, accounting units, the code for testing and the code for no currency: the standard gives them no minor unit. */
const NO_MINOR_UNIT = ['XAG', 'XAU', 'XBA', 'XBB', 'XBC', 'XBD', 'XDR', 'XPD', 'XPT', 'XSU', 'XTS', 'XUA', 'XXX'];

/** Countries that ISO 4217 spells differently from ISO 3166-1. A name in neither list is not a country, but a fund, a metal or a purpose. */
const SPELLINGS: Readonly<Record<string, string>> = {
  'Bolivia (Plurinational State Of)': 'BO',
  'Cabo Verde': 'CV',
  'Congo (The Democratic Republic of The)': 'CD',
  'Falkland Islands (The) [Malvinas]': 'FK',
  'Holy See (The)': 'VA',
  'Iran (Islamic Republic Of)': 'IR',
  'Korea (The Democratic People’s Republic Of)': 'KP',
  'Korea (The Republic Of)': 'KR',
  'Lao People’s Democratic Republic (The)': 'LA',
  'Micronesia (Federated States Of)': 'FM',
  'Moldova (The Republic Of)': 'MD',
  Réunion: 'RE',
  'Saint Helena, Ascension and Tristan Da Cunha': 'SH',
  'Taiwan (Province of China)': 'TW',
  'Tanzania, United Republic Of': 'TZ',
  Türki̇ye: 'TR',
  'United Kingdom of Great Britain and Northern Ireland (The)': 'GB',
  'Venezuela (Bolivarian Republic Of)': 'VE',
  'Viet Nam': 'VN',
  'Virgin Islands (British)': 'VG',
  'Virgin Islands (u.s.)': 'VI',
};

/** The countries of a currency as codes, separated by spaces. */
function countryCodes(names: readonly string[]): string | null {
  const found = names.flatMap((name) => SPELLINGS[name] ?? countryCode(name.replace(/ \(The\)$/i, '')) ?? []);
  return found.length === 0 ? null : found.sort(compareText).join(' ');
}

interface Row {
  readonly code: string;
  readonly name: Cell;
  readonly minorUnits: Cell;
  readonly countries: Cell;
  readonly withdrawnOn: Cell;
}

const listOneRow = ({ code, currency, digits, countries: names }: ListOne): Row => ({
  code,
  name: tidy(currency),
  minorUnits: NO_MINOR_UNIT.includes(code) ? null : digits,
  countries: countryCodes(names),
  withdrawnOn: null,
});

const allRows = (): readonly Row[] => data.map(listOneRow).sort((one, other) => compareText(one.code, other.code));

/** A dataset of these columns. Names stand apart, because `validate` reads none. */
const withColumns = (dataset: string, columns: readonly (keyof Row)[]) => (): Dataset =>
  makeDataset(
    {
      dataset,
      edition: '2026-01-01',
      confidence: 'official',
      completeness: 'complete',
      source: {
        publisher: 'SIX, maintenance agency of ISO 4217',
        title: 'ISO 4217 list one up to amendment 180, and codes of list three still met in payments',
        url: 'https://www.six-group.com/en/products-services/financial-information/data-standards.html',
        via: `currency-codes ${packageVersion('currency-codes')}, list of ${publishDate}; amendments 178 to 180 and list three by hand`,
        licence: 'MIT',
      },
    },
    columns,
    allRows().map((row) => columns.map((column) => row[column])),
  );

const source: Source = {
  title: 'Currencies of ISO 4217',
  reads: [],
  datasets: {
    'registries/currencies': withColumns('registries/currencies', ['code', 'countries', 'withdrawnOn']),
    'registries/currency-names': withColumns('registries/currency-names', ['code', 'name', 'minorUnits']),
  },
};
export default source;
