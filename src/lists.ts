/**
 * What a form offers before anything is typed: countries, currencies and methods, and what a tax number is called in a country.
 *
 * They stand apart from what `validate` runs, so that a bundle without a form does not carry them.
 */
import countryRows from '../reference-data/registries/countries.json' with { type: 'json' };
import currencyRows from '../reference-data/registries/currencies.json' with { type: 'json' };
import { methods as methodRules } from '../rules/index/methods.js';
import type { CreditorType } from '../rules/vocabulary/scheme.js';
import { allRules } from './engine/all-rules.js';
import { countriesOfCurrency } from './identifiers/currency.js';
import { CREDITOR_TYPES } from './instruction/fields.js';

export interface Country {
  /** ISO 3166-1 alpha-2, and XK. */
  readonly code: string;
  /** The English short name. */
  readonly name: string;
}

/**
 * Every country, by its code.
 *
 * @example
 * countries().find(({ code }) => code === 'DE') // { code: 'DE', name: 'Germany' }
 */
export const countries = (): readonly Country[] => countryRows.rows.map(([code = '', name = '']) => ({ code, name }));

export interface Currency {
  /** ISO 4217 */
  readonly code: string;
  /** The countries that ISO 4217 lists it for; none for metals and units of account. */
  readonly countries: readonly string[];
  /** The day since which it is no currency any more, `YYYY-MM-DD`. */
  readonly withdrawnOn?: string;
}

const WITHDRAWN_ON = currencyRows.columns.indexOf('withdrawnOn');

/**
 * Every currency, those withdrawn included.
 *
 * @example
 * currencies().find(({ code }) => code === 'JPY') // { code: 'JPY', countries: ['JP'] }
 */
export function currencies(): readonly Currency[] {
  return currencyRows.rows.map((row: readonly unknown[]) => {
    const code = String(row[0]);
    const withdrawnOn = row[WITHDRAWN_ON];
    return { code, countries: countriesOfCurrency(code), ...(typeof withdrawnOn === 'string' && { withdrawnOn }) };
  });
}

export interface Method {
  /** Its name in `method`. */
  readonly code: string;
  readonly countries: readonly string[] | 'WORLD';
  /** Country → the currencies that it pays there. */
  readonly currencies: Readonly<Record<string, readonly string[]>> | 'ANY';
  readonly creditorTypes: readonly CreditorType[];
}

/**
 * Every method of the contract, the account first.
 *
 * @example
 * methods()[0] // { code: 'BANK_ACCOUNT', countries: 'WORLD', currencies: 'ANY', creditorTypes: ['INDIVIDUAL', 'BUSINESS'] }
 */
export const methods = (): readonly Method[] =>
  Object.values(methodRules).map(({ code, countries, currencies, creditorTypes = CREDITOR_TYPES }) => ({
    code,
    countries,
    currencies,
    creditorTypes,
  }));

/**
 * What the tax numbers of a country are called there, of creditors of a type where it is given.
 *
 * @example
 * taxIdNames('BR', 'BUSINESS') // ['CNPJ']
 */
export function taxIdNames(country: string, creditorType?: string): readonly string[] {
  const all = allRules().creditors.of(country)?.taxIdentifiers ?? [];
  const own = all.filter(({ of }) => of === undefined || creditorType === undefined || of === creditorType);
  return [...new Set(own.map(({ type }) => type))];
}
