/** The rules as the bundle has them say what the country modules say. */
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { domesticLayouts as declared } from '../../rules/countries/domestic.js';
import type { CountryRule, DeclaredCountry } from '../../rules/country.js';
import { foldedRules } from '../../scripts/build/fold-rules.js';
import type { AccountForm } from '../../src/forms/account-form.js';
import { countryModules, domesticModules } from '../rules/countries.js';

interface Folded {
  readonly countries: Readonly<Record<string, CountryRule>>;
  readonly countriesWithoutIban: Readonly<Record<string, CountryRule>>;
  readonly domesticLayouts: Readonly<Record<string, CountryRule>>;
  readonly declaredForms: (rule: CountryRule) => readonly AccountForm[] | undefined;
}

const root = fileURLToPath(new URL('../..', import.meta.url));

async function fold(): Promise<Folded> {
  const { outputFiles } = await build({
    stdin: {
      contents: `export { countries } from './rules/countries/index.js'; export { countriesWithoutIban } from './rules/countries/without-iban.js'; export { domesticLayouts } from './rules/countries/domestic.js'; export { declaredForms } from './src/identifiers/account-forms.js';`,
      resolveDir: root,
    },
    bundle: true,
    write: false,
    format: 'esm',
    plugins: [foldedRules(root)],
  });
  return import(`data:text/javascript;base64,${Buffer.from(outputFiles[0]?.contents ?? []).toString('base64')}`);
}

const { countries, countriesWithoutIban, domesticLayouts, declaredForms } = await fold();

/** What can be compared of a check or a form: everything but its functions. */
const comparable = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null));

function expectTheSame(folded: CountryRule | undefined, { account, currency, domestic, ...rest }: DeclaredCountry): void {
  if (folded === undefined) throw new Error('not folded');
  expect(comparable(folded)).toEqual(comparable(rest));
  expect(comparable(declaredForms(folded))).toEqual(comparable(account));
}

test.each([...countryModules, ...domesticModules])('$code', ({ code, rule }) =>
  expectTheSame(countries[code] ?? countriesWithoutIban[code], rule),
);

test.each(Object.entries(declared))('%s at home', (code, rule) => expectTheSame(domesticLayouts[code], rule));

test('no country is made up', () => {
  expect(Object.keys(countries)).toEqual(countryModules.map(({ code }) => code));
  expect(Object.keys(countriesWithoutIban)).toEqual(domesticModules.map(({ code }) => code));
  expect(Object.keys(domesticLayouts)).toEqual(Object.keys(declared));
});
