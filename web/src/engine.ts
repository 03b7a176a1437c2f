/**
 * What the page has of the engine, and nothing else: the build makes one script of this, folded as the package is.
 *
 * The gotcha: a bank directory is a chunk of its own, which is loaded when its country is chosen.
 */
import countries from '../../reference-data/registries/countries.json' with { type: 'json' };
import currencies from '../../reference-data/registries/currencies.json' with { type: 'json' };
import { methods } from '../../rules/index/methods.js';
import { en as alertTexts } from '../../rules/index/texts/en.js';
import { creditorsOf } from '../../src/engine/creditors.js';
import { isCurrencyInPlace } from '../../src/engine/currency-place.js';
import { countriesOfCurrency, currencyStatus } from '../../src/identifiers/currency.js';
import { createEngine, type Engine, enrich, explain, requirements } from '../../src/index.js';
import { loadReferenceData } from '../../src/load.js';

export type { Correction } from '../../src/engine/correct.js';
export type { ExplainedAlert } from '../../src/engine/explain.js';
export { filled } from '../../src/engine/filled.js';
export type { FieldRequirement } from '../../src/engine/requirements.js';
export type { Engine };
export { alertTexts, countriesOfCurrency, createEngine, currencyStatus, enrich, explain, isCurrencyInPlace, methods, requirements };

/** ISO 3166-1 alpha-2, and XK. */
export const COUNTRIES: readonly string[] = countries.rows.map(([code = '']) => code);

/** ISO 4217, those withdrawn included. */
export const CURRENCIES: readonly string[] = currencies.rows.map(([code]) => String(code));

/** What the tax numbers of a country are called there: CPF, or CNPJ of a company. */
export function taxIdNames(country: string, type: string): readonly string[] {
  const all = creditorsOf(country)?.taxIdentifiers ?? [];
  return [...new Set(all.filter(({ of }) => of === undefined || of === type).map((each) => each.type))];
}

/** An engine that knows the banks of a country by their codes; where no directory has these, by their BICs. And their marks. */
export async function engineFor(country: string, on: string): Promise<Engine> {
  const asked = { countries: [country], subdivisionsOf: [country], logos: true };
  const own = await loadReferenceData(asked);
  const referenceData = own.dataset(`banks/${country}`) === undefined ? await loadReferenceData({ ...asked, bicsOf: [country] }) : own;
  return createEngine({ on, referenceData });
}
