/** Five hundred instructions, the same on every run: each alert, details of each country, odd JSON, and mixtures. */
import fc from 'fast-check';
import type { DomesticExample } from '../../rules/vocabulary/account.js';
import { anything } from '../properties/instructions.js';
import { examples } from '../rules/alerts.js';
import { countryModules, domesticModules } from '../rules/countries.js';

const COUNT = 500;

/** A mixture may hold a value of 100 kB: a few of these say enough. */
const MAX_CHARACTERS = 20_000;

const byIban = (country: string, value: string) => ({ country, creditorAccount: { id: { value, type: 'IBAN' } } });

const domesticPayment = (country: string, { memberId, branchId, account }: DomesticExample) => ({
  country,
  creditorAgent: { branchId, clearingSystemMemberId: { memberId } },
  creditorAccount: { id: { value: account, type: 'ACCOUNT_NUMBER' } },
});

const atBank = (country: string, memberId: string) => ({ country, creditorAgent: { clearingSystemMemberId: { memberId } } });

/** One example of each country: of the first a sound one, of the second a wrong one, and so on. */
const oneOfEach = <Module, Example>(
  modules: readonly Module[],
  of: (module: Module) => readonly (readonly Example[])[],
): readonly Example[] =>
  modules.flatMap((module, index) => {
    const [valid = [], invalid = []] = of(module);
    return (index % 2 === 1 && invalid.length > 0 ? invalid : valid).slice(0, 1);
  });

const ofCountries: readonly unknown[] = [
  ...oneOfEach(countryModules, ({ code, examples: { valid, invalid } }) =>
    [valid, Object.keys(invalid)].map((values) => values.map((value) => byIban(code, value))),
  ),
  ...oneOfEach(domesticModules, ({ code, details: { valid, invalid } }) =>
    [valid, invalid].map((details) => details.map((each) => domesticPayment(code, each))),
  ),
];

/** What has no right answer, or is read differently from one program to the next: halves of a character, order of keys, sorting, case. */
const odd: readonly unknown[] = [
  ...[null, true, 0, -1, 1e308, 5e-324, 2 ** 53, '', 'DE', [], [[]], {}, { country: {} }, { creditor: [] }, { creditorAccount: null }],
  {
    country: 'DE',
    creditor: { name: 'İstanbul ıIiß ﬁ Ǆ ΌΣΟΣ' },
    creditorAccount: { id: { value: 'ＤＥ８９３７０４００４４０５３２０１３０００' } },
  },
  { creditor: { name: 'Ada\ud83d', address: { country: 'DE', townName: '\udc00Köln' } } },
  { country: 'AE', creditor: { name: '\u202eمحمد\u200f علی\u0000', address: { country: 'AE', postBox: '٣٤' } } },
  { country: 'TH', creditor: { name: 'e\u0301é 👩‍👩‍👧 กำ', type: 'INDIVIDUAL', dateOfBirth: '2024-02-29' } },
  JSON.parse('{"__proto__":{"country":"DE"},"constructor":{"name":"x"},"10":1,"9":2,"country":"FR"}'),
];

/** Banks whose names have letters beyond Latin-1, in datasets of both forms. */
const ofBanks: readonly unknown[] = [
  atBank('PL', '10200003'),
  atBank('JP', '0001'),
  atBank('TR', '00010'),
  atBank('CZ', '0800'),
  { country: 'BY', creditorAgent: { bic: 'BPSBBY2X' } },
];

const ofRules = [...Object.values(examples), ...ofCountries, ...ofBanks, ...odd];

const mixtures = (count: number): readonly unknown[] =>
  fc
    .sample(anything, { seed: 20261120, numRuns: 4 * COUNT })
    .filter((value) => (JSON.stringify(value)?.length ?? Number.POSITIVE_INFINITY) < MAX_CHARACTERS)
    .slice(0, Math.max(0, count));

/** As JSON says them: what a program is handed, whichever it is. */
export const instructions: readonly unknown[] = JSON.parse(JSON.stringify([...ofRules, ...mixtures(COUNT - ofRules.length)]));
