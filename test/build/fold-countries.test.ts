/** The countries as the bundle has them say what the country modules say. */
import { expect, test } from 'vitest';
import { domesticLayouts as declared } from '../../rules/index/accounts.js';
import type { CountryRule, DeclaredCountry, DomesticFacts } from '../../rules/vocabulary/country.js';
import { foldedRules } from '../../scripts/build/fold-rules.js';
import type { AccountForm } from '../../rules/account-forms/account-form.js';
import { countryModules, domesticModules } from '../rules/countries.js';
import { bundled, comparable, root } from './bundled.js';

interface Folded {
  readonly countries: Readonly<Record<string, CountryRule>>;
  readonly countriesWithoutIban: Readonly<Record<string, CountryRule>>;
  readonly domesticLayouts: Readonly<Record<string, CountryRule>>;
  readonly declaredForms: (rule: CountryRule) => readonly AccountForm[] | undefined;
  readonly domesticFacts: (rule: CountryRule) => DomesticFacts;
}

const { countries, countriesWithoutIban, domesticLayouts, declaredForms, domesticFacts } = await bundled<Folded>(
  `export { countries } from './rules/countries/index.js';
   export { countriesWithoutIban } from './rules/countries/without-iban.js';
   export { domesticLayouts } from './rules/countries/domestic.js';
   export { declaredForms } from './src/identifiers/account-forms.js';
   export { domesticFacts } from './src/identifiers/domestic-facts.js';`,
  [foldedRules(root)],
);

function expectTheSame(folded: CountryRule | undefined, { account, currency, domestic, ...rest }: DeclaredCountry): void {
  if (folded === undefined) throw new Error('not folded');
  expect(comparable({ ...folded, ...domesticFacts(folded) })).toEqual(comparable(rest));
  expect(comparable(declaredForms(folded))).toEqual(comparable(account));
}

test.each([...countryModules, ...domesticModules])('$code', ({ code, rule }) =>
  expectTheSame(countries[code] ?? countriesWithoutIban[code], rule),
);

test.each(Object.entries(declared))('%s at home', (code, rule) => expectTheSame(domesticLayouts[code], rule));

test('no country is made up', () => {
  expect(Object.keys(countries).sort()).toEqual(countryModules.map(({ code }) => code).sort());
  expect(Object.keys(countriesWithoutIban).sort()).toEqual(domesticModules.map(({ code }) => code).sort());
  expect(Object.keys(domesticLayouts).sort()).toEqual(Object.keys(declared).sort());
});
