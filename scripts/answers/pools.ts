/** What there is to choose from in each country: accounts, banks, identifiers, telephone numbers that mostly hold. */

import fc from 'fast-check';
import { generatePhones } from '../../bench/inputs/phones.js';
import { creditors } from '../../rules/index/creditors.js';
import { schemes } from '../../rules/index/schemes.js';
import type { DomesticExample } from '../../rules/vocabulary/account.js';
import { toLocal } from '../../src/identifiers/account/local-account.js';
import { allCountries } from '../../src/identifiers/country/all-countries.js';
import { checkDigits } from '../../src/identifiers/iban/read.js';
import { cleaned } from '../../src/identifiers/personal-identifier.js';
import { serves } from '../../src/rules-and-data/schemes.js';
import { sealed } from '../../test/answers/ibans.js';
import postCodes from '../../test/fixtures/post-code-examples.json' with { type: 'json' };
import { numbersOf } from '../../test/peers/inputs.js';
import { on } from '../../test/properties/instructions.js';
import { datasetOf, names as datasets } from '../../test/reference-data/datasets.js';
import { bbansOf, compiledCountries } from '../../test/rules/bbans.js';
import { countryModules, domesticModules } from '../../test/rules/countries.js';
import { creditorModules } from '../../test/rules/creditors.js';

export interface Pool {
  readonly country: string;
  readonly currency: string;
  readonly ibans: readonly string[];
  readonly details: readonly DomesticExample[];
  readonly bics: readonly string[];
  readonly identifiers: readonly { readonly type: string; readonly value: string; readonly of: string | undefined }[];
  readonly phones: readonly string[];
  readonly postCodes: readonly string[];
  readonly subdivisions: readonly string[];
  readonly systems: readonly string[];
}

const SEED = 20_261_120;
const ACCOUNTS = 80;

const sample = <T>(values: fc.Arbitrary<T>, numRuns: number): T[] => fc.sample(values, { seed: SEED, numRuns });

/** Some cells of a column, from all over the dataset. */
function cellsOf(dataset: string, column: string, count: number): readonly string[] {
  if (!datasets.includes(dataset)) return [];
  const { columns, rows } = datasetOf(dataset);
  const at = columns.indexOf(column);
  const cells = rows.flatMap((row) => (typeof row[at] === 'string' ? [row[at]] : []));
  return Array.from({ length: Math.min(count, cells.length) }, (_, index) => cells[Math.floor((index * cells.length) / count)] ?? '');
}

function ibansOf(code: string): readonly string[] {
  const country = compiledCountries.find(({ rule }) => rule.code === code);
  if (country === undefined) return [];
  const bbans = sample(bbansOf(country), ACCOUNTS);
  const banks = cellsOf(`banks/${code}`, 'bankCode', ACCOUNTS);
  const start = country.layout.spans.bank?.start ?? 0;
  const atBanks = banks.map((bank, at) => {
    const bban = bbans[at % bbans.length] ?? '';
    return sealed(code, bban.slice(0, start) + bank + bban.slice(start + bank.length));
  });
  return [...bbans.map((bban) => code + checkDigits(code, bban) + bban), ...atBanks];
}

function detailsOf(code: string, examples: readonly DomesticExample[]): readonly DomesticExample[] {
  const country = allCountries.domestic(code);
  if (country === undefined) return examples;
  const generated = sample(bbansOf(country), ACCOUNTS).map((bban, at) => {
    const { memberId, account } = toLocal(country, bban);
    return { memberId, account: at % 2 === 0 ? account : account.slice(0, 4 + (at % 9)) };
  });
  const atBanks = cellsOf(`banks/${code}`, 'bankCode', ACCOUNTS).map((memberId, at) => ({
    memberId,
    account: generated[at % ACCOUNTS]?.account ?? '',
  }));
  return [...examples, ...generated, ...atBanks];
}

function identifiersOf(code: string): Pool['identifiers'] {
  const examples = creditorModules.find((module) => module.code === code)?.examples ?? {};
  return (creditors[code]?.identifiers ?? []).flatMap((identifier) => {
    const { valid = [], invalid = {} } = examples[identifier.type] ?? {};
    const values = [...valid, ...Object.keys(invalid), ...sample(numbersOf(identifier, valid.map(cleaned)), 12)];
    return values.map((value) => ({ type: identifier.type, value, of: identifier.of }));
  });
}

const allPhones = generatePhones();

/** The pools of every country that has rules. */
export const pools: readonly Pool[] = [...countryModules, ...domesticModules].map((module) => {
  const { code, account, details } = module;
  const local = [...details.local, ...details.valid].map(({ memberId, branchId, account }) => ({
    ...(memberId !== undefined && { memberId }),
    ...(branchId !== undefined && { branchId }),
    ...(account !== undefined && { account }),
  }));
  return {
    country: code,
    currency: account.currency,
    ibans: [...('examples' in module ? module.examples.valid : []), ...ibansOf(code)],
    details: detailsOf(code, local),
    bics: [...cellsOf(`bics/${code}`, 'bic', 30), ...cellsOf(`banks/${code}`, 'bic', 30)],
    identifiers: identifiersOf(code),
    phones: allPhones.flatMap(({ country, phone }) => (country === code ? [phone] : [])),
    postCodes: (postCodes as Readonly<Record<string, readonly string[]>>)[code] ?? [],
    subdivisions: [...cellsOf(`subdivisions/${code}`, 'code', 20), ...cellsOf(`subdivisions/${code}`, 'name', 20)],
    systems: Object.values(schemes).flatMap((scheme) => (serves(scheme, code, on) ? [scheme.code] : [])),
  };
});
