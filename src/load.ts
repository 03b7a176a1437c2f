/**
 * `payprep/load`: datasets as lazy chunks, one a country, for where only some are wanted.
 */
import type { Dataset } from './directory/dataset.js';
import { fromDatasets, type ReferenceData } from './directory/reference-data.js';
import { loadDataset, loadPhoneNumbers } from './directory/shipped/chunks.js';
import { assertOptions } from './engine/assert-options.js';
import { isCountry } from './identifiers/country/codes.js';

export interface LoadOptions {
  /** Bank and branch directories of these countries, ranges of their bank codes, how their banks make IBANs, and who takes part in which settlement system, ISO 3166-1 alpha-2. */
  readonly countries?: readonly string[] | undefined;
  /** The world-wide BIC list of these countries: names and towns, of 2024. */
  readonly bicsOf?: readonly string[] | undefined;
  /** States and provinces of these countries. */
  readonly subdivisionsOf?: readonly string[] | undefined;
  /** Marks of banks. Default: not. */
  readonly logos?: boolean | undefined;
  /** SEPA participant lists. Default: not. */
  readonly sepaParticipants?: boolean | undefined;
  /** Former names of banks, and mergers, with dates: a BIC from before a merger contradicts no account of the bank after it. Default: not. */
  readonly bankSuccessions?: boolean | undefined;
  /** Telephone numbering plans. Default: not. */
  readonly phoneNumbers?: boolean | undefined;
}

const SEPA_PARTICIPANTS = ['registries/sct-participants', 'registries/sct-inst-participants', 'registries/scl-reachability'];

/** What is known of the banks of a country. */
const NATIONAL = ['banks', 'branches', 'code-ranges', 'iban-rules', 'participants'];

const OPTIONS: Readonly<Record<keyof LoadOptions, true>> = {
  countries: true,
  bicsOf: true,
  subdivisionsOf: true,
  logos: true,
  sepaParticipants: true,
  bankSuccessions: true,
  phoneNumbers: true,
};

/**
 * Loads what is named, and no more. A country without a directory is no error: there is nothing to load for it.
 *
 * @throws TypeError where an option is misspelt or has the wrong type, or a code is that of no country: `xx`, `UK`
 *
 * @example
 * const engine = createEngine({ referenceData: await loadReferenceData({ countries: ['DE'] }) });
 * enrich({ country: 'DE', creditorAccount: { id: { value: 'DE89370400440532013000', type: 'IBAN' } } }, engine).enrichments.creditorAgent?.name // 'Commerzbank'
 */
export async function loadReferenceData(options: LoadOptions = {}): Promise<ReferenceData> {
  assertOptions('loadReferenceData', options, Object.keys(OPTIONS));
  const { countries = [], bicsOf = [], subdivisionsOf = [], logos = false, sepaParticipants = false } = options;
  const { bankSuccessions = false, phoneNumbers = false } = options;
  for (const [option, codes] of Object.entries({ countries, bicsOf, subdivisionsOf })) {
    // silence would look like a bank that nobody knows
    const at = Array.isArray(codes) ? codes.findIndex((code) => typeof code !== 'string' || !isCountry(code)) : 0;
    if (at < 0) continue;
    const wrong: unknown = Array.isArray(codes) ? codes[at] : undefined;
    const named = typeof wrong === 'string' ? `; no country has the code ${JSON.stringify(wrong.slice(0, 20))}` : '';
    throw new TypeError(`loadReferenceData: \`${option}\` is a list of codes of countries, ISO 3166-1 alpha-2, such as ["DE"]${named}`);
  }
  for (const [option, wanted] of Object.entries({ logos, sepaParticipants, bankSuccessions, phoneNumbers })) {
    if (typeof wanted !== 'boolean') throw new TypeError(`loadReferenceData: \`${option}\` is true or false`);
  }
  const names = [
    ...countries.flatMap((country) => NATIONAL.map((folder) => `${folder}/${country}`)),
    ...bicsOf.map((country) => `bics/${country}`),
    ...subdivisionsOf.map((country) => `subdivisions/${country}`),
    ...(logos ? ['logos/banks'] : []),
    ...(sepaParticipants ? SEPA_PARTICIPANTS : []),
    ...(bankSuccessions ? ['registries/bank-successions'] : []),
  ];
  const datasets = await Promise.all(names.map(loadDataset));
  const plans = phoneNumbers ? await loadPhoneNumbers() : undefined;
  const referenceData = fromDatasets(datasets.filter((dataset): dataset is Dataset => dataset !== undefined));
  return { ...referenceData, ...(plans && { phoneNumbers: plans }) };
}
