/** Generates instructions of every kind: as forms send them, as people type them, and with texts that crash programs. */
import fc from 'fast-check';
import { methods } from '../../rules/index/methods.js';
import { schemes } from '../../rules/index/schemes.js';
import { ADDRESS_FIELDS } from '../../src/instruction/fields.js';
import { serves } from '../../src/rules-and-data/schemes.js';
import { examples } from '../rules/alerts.js';
import { countryModules, domesticModules } from '../rules/countries.js';
import { creditorModules } from '../rules/creditors.js';
import { anyText } from './any-text.js';
import {
  accountTypes,
  addressTexts,
  bics,
  currencies,
  days,
  documentNames,
  emails,
  idTypes,
  names,
  oddNames,
  phones,
  proxies,
} from './sample-texts.js';

/** The day of all payments. */
export const on = '2026-11-20';

/** Texts that are known to crash programs. */
const hostile = fc.oneof(
  anyText(40),
  fc.constantFrom(
    ...[
      '\ud800',
      '\udfffDE89',
      'Ada\ud83d',
      'DE89\u0000',
      '\u202eDE',
      '\u2067אבג\u2069',
      'محمد\u200f علی',
      'A\u200bda\u200d',
      '\ufeff',
      'é́́́',
    ],
    ...['ＤＥ８９', '__proto__', 'constructor', 'toString', ' ', '-'.repeat(300), '+', '{country}', '$&', '\\', 'null', '<b>Ada</b>'],
  ),
  fc.constantFrom('0', 'A', ' ', '-', '.', '+', '@', 'é', '\ud800').map((character) => character.repeat(100_000)),
  fc.string({ unit: fc.constantFrom(...'DEFRGB0123456789 -.IBANX'), maxLength: 40 }),
);

/** Values of a wrong type. */
const wrong = fc.constantFrom(null, 1e308, -0, 2 ** 53, true, [], {}, ['DE'], { value: 'DE' });

const likely = fc.constantFrom(
  ...['DE', 'FR', 'GB', 'RE', 'US', 'EUR', 'BGN', 'COBADEFF', 'BARCGB22XXX', 'NTSBDEB1', '37040044', '601613', '2100', '0418', 'IBAN'],
  ...['532013000', '31926819', '19-2000145399', 'DE89370400440532013000', 'FR1420041O10050500013M02606', 'ME25-02313106528358070'],
  ...['ACCOUNT_NUMBER', 'ada@example.org', '+49 30 1234567', '1970-01-01', 'SCT', 'Ada Berg', '12 Harbour Street'],
);

/** Mostly one of the given texts. */
const text = (...pool: readonly string[]): fc.Arbitrary<unknown> =>
  fc.oneof(
    { weight: 12, arbitrary: pool.length > 0 ? fc.constantFrom(...pool) : likely },
    { weight: 2, arbitrary: likely },
    { weight: 2, arbitrary: hostile },
    { weight: 1, arbitrary: wrong },
  );

const record = (shape: Record<string, fc.Arbitrary<unknown>>): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 14, arbitrary: fc.record(shape, { requiredKeys: [] }) }, { weight: 1, arbitrary: wrong }, hostile);

/** The examples of a country, from which instructions are put together. */
interface Place {
  readonly country: string;
  readonly accounts: readonly string[];
  readonly memberIds: readonly string[];
  readonly branchIds: readonly string[];
  readonly identifiers: readonly (readonly [type: string, value: string])[];
  readonly systems: readonly string[];
}

const strings = (values: readonly (string | undefined)[]): readonly string[] => values.filter((value) => value !== undefined);

function createPlace(country: string): Place {
  const withIban = countryModules.find(({ code }) => code === country)?.examples;
  const known = [...countryModules, ...domesticModules].find(({ code }) => code === country)?.details;
  const details = known ? [...known.local, ...known.valid, ...known.invalid] : [];
  const ibans = withIban ? [...withIban.valid, ...Object.keys(withIban.invalid)] : [];
  const identifiers = Object.entries(creditorModules.find(({ code }) => code === country)?.examples ?? {});
  return {
    country,
    accounts: [...ibans, ...strings(details.map(({ account }) => account))],
    memberIds: strings(details.map(({ memberId }) => memberId)),
    branchIds: strings(details.map(({ branchId }) => branchId)),
    identifiers: identifiers.flatMap(([type, { valid, invalid }]) =>
      [...valid, ...Object.keys(invalid)].map((value) => [type, value] as const),
    ),
    systems: Object.values(schemes).flatMap((scheme) => (serves(scheme, country, on) ? [scheme.code] : [])),
  };
}

const places = [...countryModules, ...domesticModules].map(({ code }) => createPlace(code));

const address = (country: string): fc.Arbitrary<unknown> =>
  record(
    Object.fromEntries(
      ADDRESS_FIELDS.map((field) => [
        field,
        text(
          ...({
            country: [country, country, 'DE', 'ZZ', 'de'],
            postCode: addressTexts.codes,
            countrySubdivision: addressTexts.subdivisions,
          }[field as string] ?? addressTexts.lines),
        ),
      ]),
    ),
  );

const documents = (identifiers: Place['identifiers']): fc.Arbitrary<unknown> => {
  const own = fc.constantFrom(...(identifiers.length > 0 ? identifiers : [['CCPT', 'AB123456'] as const]));
  const entry = fc.oneof(
    { weight: 6, arbitrary: own.map(([type, value]) => ({ type, value })) },
    { weight: 4, arbitrary: record({ type: text(...documentNames), value: text(...identifiers.map(([, value]) => value)) }) },
    wrong,
  );
  const hundred = entry.map((one) => Array.from({ length: 100 }, (_, index) => (index % 2 ? one : { type: 'CCPT', value: `AB${index}` })));
  return fc.oneof({ weight: 8, arbitrary: fc.array(entry, { maxLength: 5 }) }, hundred, wrong);
};

const agent = ({ memberIds, branchIds }: Place): fc.Arbitrary<unknown> =>
  record({
    bic: text(...bics),
    branchId: text(...branchIds),
    clearingSystemMemberId: record({ memberId: text(...memberIds, 'USABA021000021', '//SC601613', '37040044') }),
  });

const instructionTo = (place: Place): fc.Arbitrary<unknown> => {
  const { country, accounts, identifiers, systems } = place;
  const system = fc.oneof(text(...systems), text(...Object.keys(schemes)), text('SEPA', 'sct', ''));
  return fc.record(
    {
      country: text(country, country, country, 'ZZ'),
      currency: text(...currencies),
      method: text(...Object.keys(methods), 'CASH'),
      creditor: record({
        name: text(...names, ...oddNames),
        address: address(country),
        contactDetails: record({ email: text(...emails), phone: text(...phones) }),
        dateOfBirth: text(...days),
        taxId: text(...identifiers.map(([, value]) => value)),
        documents: documents(identifiers),
        type: text('INDIVIDUAL', 'BUSINESS', 'ROBOT'),
      }),
      creditorAccount: record({
        id: record({ value: text(...accounts, ...proxies), type: text(...idTypes.slice(0, 2), ...idTypes.slice(0, 2), ...idTypes) }),
        type: text(...accountTypes),
      }),
      creditorAgent: agent(place),
      intermediaryAgent1: agent(place),
      intermediaryAgent2: agent(place),
      intermediaryAgent3: agent(place),
      settlementInformation: record({ settlementSystem: system }),
    },
    { requiredKeys: [] },
  );
};

/** The pointers of all text members. */
export const MEMBERS: readonly string[] = [
  ...['/country', '/currency', '/method', '/creditor/name', ...ADDRESS_FIELDS.map((field) => `/creditor/address/${field}`)],
  ...['/creditor/contactDetails/email', '/creditor/contactDetails/phone', '/creditor/dateOfBirth', '/creditor/taxId', '/creditor/type'],
  ...['/creditor/documents/0/type', '/creditor/documents/0/value', '/creditorAccount/id/value', '/creditorAccount/id/type'],
  ...['/creditorAccount/type', '/settlementInformation/settlementSystem'],
  ...['creditorAgent', 'intermediaryAgent1', 'intermediaryAgent2', 'intermediaryAgent3'].flatMap((agent) =>
    ['bic', 'branchId', 'clearingSystemMemberId/memberId'].map((member) => `/${agent}/${member}`),
  ),
];

/** Replaces the value at a pointer, creating objects on the way. */
export const replaceAt = (value: unknown, pointer: string, to: unknown): unknown => replaceAtPath(value, pointer.split('/').slice(1), to);

function replaceAtPath(value: unknown, [name, ...names]: readonly string[], to: unknown): unknown {
  if (name === undefined) return to;
  if (Array.isArray(value)) return value.toSpliced(Number(name), 1, replaceAtPath(value[Number(name)] ?? {}, names, to));
  if (typeof value !== 'object' || value === null) return value;
  return { ...value, [name]: replaceAtPath((value as Readonly<Record<string, unknown>>)[name] ?? {}, names, to) };
}

/** The example of an alert, or the same with one member replaced. */
const nearExample = fc
  .tuple(fc.constantFrom(...Object.values(examples)), fc.constantFrom(undefined, ...MEMBERS), text())
  .map(([example, pointer, to]) => (pointer === undefined ? example : replaceAt(example, pointer, to)));

const instruction = fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...places).chain(instructionTo) }, nearExample);

/** An instruction, or any other JSON value. */
export const anything: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 8, arbitrary: instruction },
  fc.jsonValue({ maxDepth: 6 }),
  hostile,
  wrong,
);

/** A corridor, or any other JSON value. */
export const anyCorridor: fc.Arbitrary<unknown> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.constantFrom(...places).chain(({ country, systems }) =>
      fc.record(
        {
          country: text(country, country, country, 'AQ', 'ZZ'),
          currency: text(...currencies),
          method: text(...Object.keys(methods)),
          settlementSystem: text(...systems),
          creditorType: text('INDIVIDUAL', 'BUSINESS', 'ROBOT'),
        },
        { requiredKeys: [] },
      ),
    ),
  },
  fc.jsonValue({ maxDepth: 3 }),
  hostile,
  wrong,
);
