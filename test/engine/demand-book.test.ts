/** A book that has been asked for other payments before says of each what a new one says. */
import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { creditors } from '../../rules/index/creditors.js';
import { methods } from '../../rules/index/methods.js';
import { schemes } from '../../rules/index/schemes.js';
import { demandBook } from '../../src/engine/demand-book.js';
import type { DemandFacts } from '../../src/engine/demands.js';

const ON = '2026-11-20';

/** Payouts to it ask for this and that, by currency and by who is paid. */
const DEMANDING = Object.values(creditors).filter(({ payouts = [] }) => payouts.length > 1);

const anyFacts: fc.Arbitrary<DemandFacts> = fc.constantFrom(...DEMANDING).chain(({ country, payouts = [] }) =>
  fc.record({
    country: fc.constantFrom(country, country, undefined),
    currency: fc.constantFrom(...payouts.flatMap(({ currencies = [] }) => currencies), 'EUR', 'ABC', 'XYZ', undefined),
    system: fc.constantFrom(
      undefined,
      ...Object.values(schemes).filter(({ countries }) => countries.includes(country)),
      ...['SCT', 'SWIFT'].map((code) => schemes[code]),
    ),
    method: fc.constantFrom(undefined, ...Object.values(methods)),
    creditorType: fc.constantFrom('INDIVIDUAL', 'BUSINESS', 'OTHER', undefined),
    accountIdType: fc.constantFrom('IBAN', 'ACCOUNT_NUMBER', 'ALIAS', undefined),
    hasAddress: fc.boolean(),
    bankInAccount: fc.boolean(),
  }),
);

test('a currency that is none and has a profile has a page of its own', () => {
  const facts = {
    country: 'CN',
    system: undefined,
    creditorType: 'INDIVIDUAL',
    accountIdType: 'IBAN',
    hasAddress: false,
    bankInAccount: false,
  };
  const asked = demandBook(ON);
  const documents = (currency: string) =>
    asked({ ...facts, currency, method: methods.JUANCASH }).questions.filter(({ demand }) => demand.pointers[0] === '/creditor/documents');
  expect([documents('CNH').length, documents('ABC').length, documents('CNH').length]).toEqual([1, 0, 1]);
});

/** All that stand on a shelf together: the same but for one thing. */
const oneThingChanged = fc
  .tuple(anyFacts, anyFacts)
  .map(([facts, other]) => [facts, ...Object.keys(facts).map((name) => ({ ...facts, [name]: other[name as keyof DemandFacts] }))]);

const asText = (page: ReturnType<ReturnType<typeof demandBook>>): string =>
  JSON.stringify([page.questions.map(({ demand, answers }) => [demand, answers.map(({ isDocument }) => isDocument)]), page.accountTypes]);

test.prop([oneThingChanged, oneThingChanged], { numRuns: 400 })('pages are not mixed up', (some, others) => {
  const asked = demandBook(ON);
  for (const facts of [...some, ...others]) expect(asText(asked(facts))).toBe(asText(demandBook(ON)(facts)));
});

test.prop([anyFacts], { numRuns: 20 })('a page is written once', (facts) => {
  const asked = demandBook(ON);
  expect(asked({ ...facts })).toBe(asked({ ...facts }));
});

test.prop([anyFacts], { numRuns: 20 })('currencies of which no profile speaks share a page', (facts) => {
  const asked = demandBook(ON);
  const page = asked({ ...facts, currency: 'ABC' });
  for (const currency of ['nothing', 'JPY']) expect(asked({ ...facts, currency })).toBe(page);
});

test('whatever is sent for a currency, a country has no more pages than its profiles have currencies', () => {
  for (const { country, payouts } of Object.values(creditors)) {
    const asked = demandBook(ON);
    const facts = { country, system: undefined, method: undefined, creditorType: undefined, hasAddress: false, bankInAccount: false };
    const currencies = [...payouts.flatMap((profile): readonly string[] => profile.currencies), 'ABC', 'ABD', 'nothing'];
    const pages = currencies.map((currency) => asked({ ...facts, currency, accountIdType: undefined }));
    expect(new Set(pages).size, country).toBe(new Set(currencies).size - 2);
  }
});

test('a page names the account types of its profiles, and none where they have none', () => {
  for (const { country, payouts } of Object.values(creditors)) {
    for (const { currencies, of, from, accountTypes = [] } of payouts) {
      if (from !== undefined && from > ON) continue;
      const bank = { system: undefined, method: methods.BANK_ACCOUNT, accountIdType: undefined, hasAddress: false, bankInAccount: false };
      const page = demandBook(ON)({ ...bank, country, currency: currencies[0], creditorType: of ?? 'INDIVIDUAL' });
      expect(page.accountTypes, country).toEqual(expect.arrayContaining([...accountTypes]));
      const known = payouts.flatMap((profile): readonly string[] => profile.accountTypes ?? []);
      expect(
        page.accountTypes.filter((type) => !known.includes(type)),
        country,
      ).toEqual([]);
    }
  }
});
