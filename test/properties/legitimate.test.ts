/**
 * The heuristics must not stop legitimate payments: none of ten thousand may get a warning or an error from one of them.
 *
 * Only heuristics count here, not what a country or a settlement system requires.
 */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { AlertCode } from '../../rules/alert-codes/alert-code.js';
import { creditors } from '../../rules/index/creditors.js';
import { ibans } from '../../rules/index/ibans.js';
import { createEngine, explain, validate } from '../../src/full.js';
import { countriesOfCurrency } from '../../src/identifiers/currency.js';
import { bankCodesOf, ibansOf } from '../answers/ibans.js';
import { names as datasets } from '../reference-data/datasets.js';
import { domesticModules } from '../rules/countries.js';
import { runs } from '../runs.js';
import { type Culture, cultures, habits } from './names.js';
import { companyNames, contactDetails, personNames } from './people.js';

/** Ten thousand every night. */
const RUNS = runs(1_000);
const EXPLAINED = 10;

const HEURISTIC_CODES: readonly AlertCode[] = [
  'COUNTRY_CURRENCY_INCONSISTENCY',
  'CREDITOR_NAME_INVALID_FORMAT',
  'CREDITOR_NAME_INVALID_CHARACTERS',
  'CREDITOR_NAME_TOO_LONG',
  'CREDITOR_NAME_SUSPICIOUS',
  'CREDITOR_NAME_ACCOUNT_NUMBER_INCONSISTENCY',
  'CREDITOR_NAME_TYPE_INCONSISTENCY',
  'CREDITOR_EMAIL_INVALID_FORMAT',
  'CREDITOR_EMAIL_SUSPICIOUS',
  'CREDITOR_PHONE_INVALID_FORMAT',
  'CREDITOR_PHONE_COUNTRY_INCONSISTENCY',
  'CREDITOR_PHONE_SUSPICIOUS',
  'CREDITOR_ADDRESS_INVALID_CHARACTERS',
  'CREDITOR_ADDRESS_SUSPICIOUS',
  'CREDITOR_ACCOUNT_NUMBER_SUSPICIOUS',
  'CREDITOR_CARD_NUMBER_NOT_ALLOWED',
  'CREDITOR_ACCOUNT_CURRENCY_INCONSISTENCY',
];

/** True where payouts to people require a name of two words. */
const requiresTwoWords = (country: string): boolean =>
  creditors[country]?.payouts.some(({ nameWords }) => nameWords !== undefined) === true;

const creditor = (country: string, culture: Culture) => {
  const known = requiresTwoWords(country) ? { ...culture, mononyms: [] } : culture;
  const someone = fc.oneof(
    fc.record({ name: personNames(known), type: fc.constantFrom('INDIVIDUAL', undefined) }),
    fc.record({ name: companyNames(culture), type: fc.constantFrom('BUSINESS', undefined) }),
  );
  return fc.record({ who: someone, contactDetails: contactDetails(country) }).map(({ who, contactDetails }) => ({
    ...who,
    contactDetails,
    address: { country, townName: 'Exampleton', streetName: "Rue de l'Exemple", buildingNumber: '12 bis' },
  }));
};

/** Accounts of a country: valid IBANs at existing banks, or the examples of its rules. */
async function accountsOf(country: string): Promise<fc.Arbitrary<object>> {
  if (Object.hasOwn(ibans, country)) {
    const bank = datasets.includes(`banks/${country}`) ? bankCodesOf(country) : undefined;
    const [first = ''] = fc.sample(ibansOf(country), 1);
    const pool = new Set([first, ...fc.sample(ibansOf(country, bank), 20)]);
    return fc.constantFrom(...[...pool].map((value) => ({ creditorAccount: { id: { value, type: 'IBAN' } } })));
  }
  const details = domesticModules.find(({ code }) => code === country)?.details;
  const valid = (details?.valid ?? []).filter(({ account }) => account !== undefined);
  return fc.constantFrom(
    ...valid.map(({ memberId, branchId, account }) => ({
      creditorAgent: { ...(memberId && { clearingSystemMemberId: { memberId } }), ...(branchId && { branchId }) },
      creditorAccount: { id: { value: account, type: 'ACCOUNT_NUMBER' } },
    })),
  );
}

/** The currencies of the country, and those that are paid everywhere. */
const currenciesOf = (country: string): fc.Arbitrary<string> => {
  const own = [
    'EUR',
    'GBP',
    'USD',
    'BRL',
    'INR',
    'CNY',
    'IDR',
    'MYR',
    'THB',
    'KRW',
    'JPY',
    'PLN',
    'CZK',
    'TRY',
    'UAH',
    'KZT',
    'RSD',
    'XOF',
    'NGN',
  ];
  return fc.constantFrom('USD', 'EUR', 'GBP', 'CHF', 'JPY', ...own.filter((currency) => countriesOfCurrency(currency).includes(country)));
};

const engine = createEngine({ on: '2026-11-20' });

test('there are payments to at least sixty countries', () => expect(Object.keys(habits).length).toBeGreaterThanOrEqual(60));

test('no heuristic warns about one of ten thousand legitimate payments', async () => {
  const stopped = new Map<string, string>();
  const counts = new Map<string, number>();
  const places = Object.entries(habits);
  let count = 0;
  for (const [country, names] of places) {
    const payment = fc
      .tuple(
        fc.constantFrom(...names).chain((name) => creditor(country, cultures[name])),
        await accountsOf(country),
        currenciesOf(country),
        fc.boolean(),
      )
      .map(([who, account, currency, isNamed]) => ({ ...(isNamed && { country }), currency, creditor: who, ...account }));
    for (const instruction of fc.sample(payment, Math.ceil(RUNS / places.length))) {
      count++;
      // an info takes explaining: one of ten payments shows how rare they are
      if (validate(instruction, engine).status === 'OK' && count % EXPLAINED !== 0) continue;
      const heuristicAlerts = explain(instruction, engine).alerts.filter(({ code }) => HEURISTIC_CODES.includes(code));
      for (const { code, severity } of heuristicAlerts) {
        counts.set(code, (counts.get(code) ?? 0) + 1);
        if (severity !== 'info') stopped.set(`${code} ${country} ${instruction.creditor.name} ${currencyIn(instruction)}`, severity);
      }
    }
  }
  expect([...stopped.keys()]).toEqual([]);
  // an info must be rare as well, one of twenty and a few by chance; here most telephone numbers are of another country
  counts.delete('CREDITOR_PHONE_COUNTRY_INCONSISTENCY');
  expect([...counts.values()].reduce((sum, count) => sum + count, 0)).toBeLessThan(RUNS / EXPLAINED / 20 + 10);
}, 120_000);

const currencyIn = ({ currency }: { readonly currency: string }): string => currency;
