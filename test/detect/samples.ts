/** Samples of every kind that `detect` knows: the examples of the rules, which are published or made up. */

import type { ReferenceExamples } from '../../rules/vocabulary/reference.js';
import type { Kind } from '../../src/detect/kind.js';
import { cleanText, kinds } from '../../src/detect/kinds.js';
import { identifierExample } from '../../src/identifiers/identifier-example.js';
import { countryModules, domesticModules } from '../rules/countries.js';
import { creditorModules } from '../rules/creditors.js';
import { moduleOf, modulesIn } from '../rules/modules.js';

export interface Sample {
  readonly kind: Kind;
  readonly text: string;
}

const GENERAL: Readonly<Record<string, readonly string[]>> = {
  IBAN: countryModules.flatMap(({ examples }) => examples.valid),
  BIC: ['COBADEFF', 'COBADEFFXXX', 'NWBKGB2L', 'PSSTFRPPXXX', 'UBSWCHZH80A', 'BCITITMM', 'INGBNL2A', 'BREXPLPWXXX'],
  EMAIL: ['ada@example.org', 'accounts.payable@example.co.uk', 'r.müller@bücher.example'],
  PHONE: ['+49 30 901820', '+44 20 7946 0958', '+1 202-555-0143', '+33 1 23 45 67 89', '0049 30 901820', '(030) 901820'],
  CARD_NUMBER: ['4111 1111 1111 1111', '5555555555554444', '378282246310005', '6200000000000005'],
};

const references: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  await Promise.all(
    modulesIn('references/').map(async (code) => [
      code,
      (await moduleOf<{ readonly examples: ReferenceExamples }>(`references/${code}`)).examples.valid,
    ]),
  ),
);

/** Bank identifiers and account numbers of a country. */
const numbers: ReadonlyMap<string, readonly string[]> = new Map(
  [...countryModules, ...domesticModules].map(({ code, details: { local, valid } }) => [
    code,
    [...local, ...valid].flatMap(({ memberId, branchId, account }) => [
      ...(memberId === undefined ? [] : [memberId, ...(branchId === undefined ? [] : [`${memberId}-${branchId}`])]),
      ...(account === undefined ? [] : [account]),
    ]),
  ]),
);

/** Where the examples of a rule are parts of an account, or have a label of their own. */
const MORE: Readonly<Record<string, readonly string[]>> = {
  'NRB PL': ['61 1090 1014 0000 0712 1981 2874'],
  'CCC ES': ['2100 0418 45 0200051332'],
  'RIB FR': ['20041 01005 0500013M026 06'],
  'NIB PT': ['0002 0123 12345678901 54'],
  'CLEARING_NUMBER CH': ['762', '8390'],
  'BLZ AT': ['19043'],
  'PIX_KEY BR': ['123e4567-e12b-12d1-a456-426655440000'],
  'ACCOUNT_NUMBER BE': ['539-0075470-34'],
  'ACCOUNT_NUMBER FI': ['123456-785'],
  'ACCOUNT_NUMBER NO': ['8601 11 17947'],
  'ACCOUNT_NUMBER HU': ['11773016-11111018-00000000'],
};

function textsOf({ kind, country }: Kind): readonly string[] {
  if (country === undefined || GENERAL[kind] !== undefined) return GENERAL[kind] ?? references[kind] ?? [];
  const own = creditorModules.find(({ code, rule }) => code === country && rule.identifiers.some(({ type }) => type === kind));
  const identifier = own?.rule.identifiers.find(({ type }) => type === kind);
  const made = identifier === undefined ? [] : [1, 2, 3].flatMap((seed) => identifierExample([identifier], seed) ?? []);
  return [
    ...(references[kind] ?? []),
    ...(own?.examples[kind]?.valid ?? []),
    ...made,
    ...(own === undefined && references[kind] === undefined ? (numbers.get(country) ?? []) : []),
    ...(MORE[`${kind} ${country}`] ?? []),
  ];
}

/** Each sample that its kind reads without a fault. */
export const samples: readonly Sample[] = kinds().flatMap((kind) =>
  [...new Set(textsOf(kind))].flatMap((text) => {
    const outcome = kind.read(text, cleanText(text))?.outcome;
    return outcome === 'passed' || outcome === 'not-covered' ? [{ kind, text }] : [];
  }),
);
