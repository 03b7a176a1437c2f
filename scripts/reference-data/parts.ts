/**
 * Whose facts each dataset holds: the publishers of `reference-data/publishers.json`, by column where a dataset mixes them.
 *
 * The first publisher has every column that no later one is named for. A dataset that is not listed is refused, so that nothing ships without
 * terms. Rows of several publishers have a column `publisher`, which names that of the row; nothing there means the first.
 */
import type { Dataset, DatasetPart } from '../../src/directory/dataset.js';
import { publisherOf } from './publishers.js';

/** A publisher, with the columns that are his where they are not all. */
type Part = string | readonly [publisher: string, ...columns: string[]];

const COMPILED = 'bic-compilations';
/** Towns of a register that has none are joined by BIC. */
const TOWNS: readonly Part[] = [[COMPILED, 'town']];
/** A register without BICs has them joined by the name of the bank. */
const BICS: Part = [COMPILED, 'bic'];

const registered = (publisher: string): readonly Part[] => [publisher, ...TOWNS];

const each = (countries: string, parts: readonly Part[]): Readonly<Record<string, readonly Part[]>> =>
  Object.fromEntries(countries.split(' ').map((country) => [country, parts]));

const BANKS: Readonly<Record<string, readonly Part[]>> = {
  AT: registered('oenb'),
  BE: registered('nbb'),
  ...each('CH LI', registered('six-bank-master')),
  CZ: registered('cnb'),
  DE: registered('bundesbank'),
  FI: registered('finance-finland'),
  HR: registered('hnb'),
  HU: registered('mnb'),
  LT: registered('lietuvos-bankas'),
  LV: registered('latvijas-banka'),
  NL: registered('betaalvereniging'),
  NO: registered('bits'),
  PL: ['public-lists', [COMPILED, 'bic', 'town']],
  SE: registered('finance-sweden'),
  SI: registered('banka-slovenije'),
  UA: ['nbu', BICS, ...TOWNS],
  ...each('AD BG CR CY DK FR GB GR IE IS MC ME PT', registered('schwifty-by-hand')),
  ...each('AE BA EE GE IT KZ MD RS', registered('ibancalculator')),
  ES: ['public-lists', ['bundesbank', 'bic', 'name'], ...TOWNS],
  ...each('RO TR', ['public-lists', [COMPILED, 'bic', 'town']]),
  AU: ['public-lists', BICS],
  BD: ['bangladesh-bank', BICS],
  BR: ['bcb', BICS],
  IN: ['rbi', BICS],
  JP: ['zengin-net', BICS],
  KE: ['kba', BICS, ['public-lists', 'town']],
  LK: ['lankapay', BICS],
  MX: ['banxico', ['public-lists', 'bic']],
  NP: ['nchl', BICS],
  NZ: ['payments-nz', BICS],
  PH: ['bsp'],
  RU: ['cbr'],
  SK: registered('nbs'),
  SM: ['bcsm'],
  TW: ['fsc-taiwan', BICS],
  VN: ['napas'],
  ...each('NG TH', ['public-lists', BICS]),
  ...each('BF BJ BW CF CG CI CM DZ EG GA GH GQ MA MK SN TD TG TN VE ZM', ['transferzero', [COMPILED, 'name', 'town']]),
  ...each('AZ BH BY DO GI GT HN IQ JO LC MT MU NI PS SV VG YE', [COMPILED]),
  ...each('GW ML NE', ['bceao', [COMPILED, 'bic', 'name', 'town']]),
  ...each('AL AO KG LB LU MG MZ OM UZ XK', ['public-lists', [COMPILED, 'bic', 'name', 'town']]),
  ...each('AR CA CL CN CO EC HK ID IL KR KW MY PA PE PK QA SA SG US UY ZA', ['public-lists', [COMPILED, 'bic', 'town']]),
};

const PARTICIPANTS: Readonly<Record<string, readonly Part[]>> = {
  BR: ['bcb'],
  ID: ['bank-indonesia', BICS],
  IN: ['npci'],
  MX: ['banxico'],
  NG: ['nibss'],
  NP: ['nchl', BICS],
  PH: ['bsp', BICS],
  SG: ['abs', BICS],
  VN: ['napas'],
};

const BRANCHES: Readonly<Record<string, readonly Part[]>> = {
  IN: ['rbi'],
  JP: ['zengin-net'],
  KE: ['kba'],
  LK: ['lankapay'],
  NZ: ['payments-nz'],
  TW: ['fsc-taiwan'],
};

const REGISTRIES: Readonly<Record<string, readonly Part[]>> = {
  'address-layouts': ['libaddressinput'],
  'bank-successions': ['payprep'],
  countries: ['iso-3166'],
  'country-names': ['i18n-iso-countries'],
  currencies: ['iso-4217'],
  'currency-names': ['iso-4217'],
  'de-iban-rule-banks': ['bundesbank'],
  'post-code-examples': ['libaddressinput'],
  'post-codes': ['libaddressinput'],
  'scl-reachability': ['bundesbank'],
  'sct-inst-participants': ['epc'],
  'sct-participants': ['epc'],
  'sepa-scope': ['public-lists'],
  'subdivision-names': ['libaddressinput'],
  'uk-modulus-weights': ['vocalink'],
  'uk-sort-code-substitutions': ['vocalink'],
};

/** The publishers that rows name, by their terms: the lists that were compiled are the rest, and their towns stand in all. */
function bicParts(named: readonly string[]): readonly Part[] {
  return named.length === 0 ? [COMPILED] : [COMPILED, ...named, ...TOWNS];
}

/** Folder → the parts of a dataset of it, by its name and the publishers that its rows name; undefined where it is not listed. */
const FOLDERS: Readonly<Record<string, (name: string, named: readonly string[]) => readonly Part[] | undefined>> = {
  banks: (country) => BANKS[country],
  bics: (_, named) => bicParts(named),
  branches: (country) => BRANCHES[country],
  'code-ranges': () => ['public-lists'],
  'iban-rules': () => ['bundesbank'],
  logos: () => ['simple-icons'],
  // where no list may be passed on, the rows are what is commonly known
  participants: (country) => PARTICIPANTS[country] ?? ['payprep'],
  registries: (name) => REGISTRIES[name],
  subdivisions: () => ['libaddressinput'],
};

const toPart = (part: Part, columns: readonly string[]): readonly DatasetPart[] => {
  const [publisher, ...named] = typeof part === 'string' ? [part] : part;
  const { terms } = publisherOf(publisher);
  const own = named.filter((column) => columns.includes(column));
  if (named.length === 0) return [{ publisher, terms }];
  return own.length === 0 ? [] : [{ publisher, terms, columns: own }];
};

/** The publishers that rows name. */
function namedIn({ columns, rows }: Pick<Dataset, 'columns' | 'rows'>): readonly string[] {
  const at = columns.indexOf('publisher');
  if (at < 0) return [];
  return [...new Set(rows.flatMap((row) => (typeof row[at] === 'string' ? [row[at]] : [])))].sort();
}

/** The parts of a dataset, as they are declared today by its name, its columns and the publishers that its rows name; undefined where it is not listed. */
export function declaredParts(dataset: Pick<Dataset, 'dataset' | 'columns' | 'rows'>): readonly DatasetPart[] | undefined {
  const [folder = '', name = ''] = dataset.dataset.split('/');
  return FOLDERS[folder]?.(name, namedIn(dataset))?.flatMap((part) => toPart(part, dataset.columns));
}

/** The dataset with the parts that are declared, else with its own. Throws where nobody says whose facts it holds. */
export function withParts(dataset: Dataset): Dataset {
  const parts = declaredParts(dataset) ?? dataset.parts;
  if (parts === undefined) throw new Error(`${dataset.dataset}: scripts/reference-data/parts.ts does not say whose facts it holds.`);
  return { ...dataset, parts };
}
