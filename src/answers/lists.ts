/**
 * What a form offers before anything is typed: countries, currencies, settlement systems and methods, and what a tax number is called in a country.
 *
 * They stand apart from what `validate` runs, so that a bundle without a form does not carry them.
 *
 * The gotcha: names in English come with the package. Those in other languages are the platform's (`Intl.DisplayNames`, of the CLDR), so that they
 * may differ between versions of it; where it has none, the English name stands.
 */
import countryRows from '../../reference-data/registries/countries.json' with { type: 'json' };
import currencyNames from '../../reference-data/registries/currency-names.json' with { type: 'json' };
import type { CountryCode, CurrencyCode, SettlementSystemCode } from '../../rules/index/codes.js';
import { methods as methodRules } from '../../rules/index/methods.js';
import { schemes as schemeRules } from '../../rules/index/schemes.js';
import type { MethodCode, MethodRule } from '../../rules/vocabulary/method.js';
import type { AccountIdType, Asked, CreditorType, InstructionPointer, SchemeKind, SchemeRule } from '../../rules/vocabulary/scheme.js';
import { sepaScopeEdition } from '../directory/sepa.js';
import { checkedOptions } from '../engine/checked-options.js';
import { CREDITOR_TYPES } from '../instruction/fields.js';
import type { CodeText } from '../instruction/payment-instruction.js';
import { allRules } from '../rules-and-data/all-rules.js';
import { isInForce, serves } from '../rules-and-data/schemes.js';
import { type ListedCurrency, listedCurrencies } from './currency-list.js';
import { listNames } from './platform-names.js';

/** How a list is named. */
export interface ListOptions {
  /** The language of the names, BCP 47: `de`, `pt-BR`. Default: `en`. */
  readonly language?: string | undefined;
}

/** A country, as a form offers it. */
export interface Country {
  /** ISO 3166-1 alpha-2, and XK. */
  readonly code: CountryCode;
  /** The short name. */
  readonly name: string;
}

/**
 * Every country, by its code.
 *
 * @throws TypeError when an option is not what its type says
 * @example
 * countries().find(({ code }) => code === 'DE') // { code: 'DE', name: 'Germany' }
 */
export function countries(options: ListOptions = {}): readonly Country[] {
  const { language = 'en' } = checkedOptions('countries', options, ['language']);
  const nameOf = listNames(language, 'region');
  return countryRows.rows.map(([code = '', name = '']) => ({ code: code as CountryCode, name: nameOf(code, name) }));
}

/** A currency, as a form offers it. */
export interface Currency extends ListedCurrency {
  readonly name: string;
  /** The digits behind the decimal point: 2 of EUR, 0 of JPY; absent for metals and units of account. */
  readonly minorUnits?: number;
}

/**
 * Every currency, those withdrawn included.
 *
 * @throws TypeError when an option is not what its type says
 * @example
 * currencies().find(({ code }) => code === 'JPY') // { code: 'JPY', name: 'Yen', minorUnits: 0, countries: ['JP'], use: 'WORLDWIDE' }
 */
export function currencies(options: ListOptions = {}): readonly Currency[] {
  const { language = 'en' } = checkedOptions('currencies', options, ['language']);
  const nameOf = listNames(language, 'currency');
  const named = new Map(currencyNames.rows.map(([code, name, minorUnits]) => [code, { name: String(name), minorUnits }]));
  return listedCurrencies().map(({ code, ...listed }) => {
    const { name = code, minorUnits } = named.get(code) ?? {};
    return { code, name: nameOf(code, name), ...(typeof minorUnits === 'number' && { minorUnits }), ...listed };
  });
}

/** Of several members one is enough. */
export type RequiredMember = readonly InstructionPointer[];

const requiredMembers = (required: readonly Asked[]): readonly RequiredMember[] =>
  required.map((asked) => (typeof asked === 'string' ? [asked] : asked));

/** Which settlement systems are listed. */
export interface SettlementSystemOptions {
  /** Those that reach accounts in this country, ISO 3166-1 alpha-2. */
  readonly country?: CodeText<CountryCode> | undefined;
  /** Those that carry this currency, ISO 4217. */
  readonly currency?: CodeText<CurrencyCode> | undefined;
  /** Those that are in operation on this day, `YYYY-MM-DD`. Default: the day of the newest rules. */
  readonly on?: string | undefined;
}

/** A settlement system, as a form offers it. */
export interface SettlementSystem {
  /** Its name in `settlementSystem`. */
  readonly code: SettlementSystemCode;
  /** What it calls itself, the same in every language. */
  readonly name: string;
  readonly kind: SchemeKind;
  /** Where the account is. `SEPA`: the scope of SEPA. */
  readonly countries: readonly string[] | 'SEPA' | 'WORLD';
  readonly currencies: readonly string[] | 'ANY';
  /** The account identifiers that it takes. */
  readonly accountIdTypes: readonly AccountIdType[];
  /** What it needs to know of the bank beside an account number; an IBAN names its bank. */
  readonly bank: 'memberId' | 'bic' | 'either' | 'in-account';
  /** What it requires beside account, bank and name. `requirements` has more, for a corridor. */
  readonly required: readonly RequiredMember[];
  readonly creditorTypes: readonly CreditorType[];
  /** Its first and its last day, `YYYY-MM-DD`. */
  readonly from?: string;
  readonly until?: string;
}

const settlementSystemOf = ({
  code,
  name,
  kind,
  countries,
  currencies,
  account,
  bank,
  required = [],
  ...rule
}: SchemeRule): SettlementSystem => ({
  code: code as SettlementSystemCode,
  name,
  kind,
  countries,
  currencies,
  accountIdTypes: account,
  bank,
  required: requiredMembers(required),
  creditorTypes: rule.creditorTypes ?? CREDITOR_TYPES,
  ...(rule.from !== undefined && { from: rule.from }),
  ...(rule.until !== undefined && { until: rule.until }),
});

/**
 * The settlement systems that pay, by their code; those of a country, of a currency, where they are given.
 *
 * @throws TypeError when an option is not what its type says
 * @example
 * settlementSystems({ country: 'BR', currency: 'BRL' }).map(({ code }) => code) // ['BR_PIX', 'BR_TED', 'SWIFT']
 */
export function settlementSystems(options: SettlementSystemOptions = {}): readonly SettlementSystem[] {
  const { country, currency, on = sepaScopeEdition } = checkedOptions('settlementSystems', options, ['country', 'currency', 'on']);
  return Object.values(schemeRules)
    .filter((scheme) => scheme.collects === undefined && isInForce(scheme, on))
    .filter((scheme) => country === undefined || serves(scheme, country, on))
    .filter(({ currencies }) => currency === undefined || currencies === 'ANY' || currencies.includes(currency))
    .map(settlementSystemOf)
    .sort((one, other) => (one.code < other.code ? -1 : 1));
}

/** Which methods are listed. */
export interface MethodOptions {
  /** Those that pay to this country, ISO 3166-1 alpha-2. */
  readonly country?: CodeText<CountryCode> | undefined;
}

/** A recipient method, as a form offers it. */
export interface Method {
  /** Its name in `method`. */
  readonly code: MethodCode;
  /** What it calls itself, the same in every language. */
  readonly name: string;
  readonly countries: readonly string[] | 'WORLD';
  /** Country → the currencies that it pays there. */
  readonly currencies: Readonly<Record<string, readonly string[]>> | 'ANY';
  readonly creditorTypes: readonly CreditorType[];
  /** The account identifiers that it takes; none: those of the country. */
  readonly accountIdTypes: readonly AccountIdType[];
  /** What it requires. `requirements` has more, for a corridor. */
  readonly required: readonly RequiredMember[];
}

const methodOf = ({ code, name, countries, currencies, creditorTypes = CREDITOR_TYPES, identifiers, required }: MethodRule): Method => ({
  code,
  name,
  countries,
  currencies,
  creditorTypes,
  accountIdTypes: [...new Set(identifiers.map(({ type }) => type))],
  required: requiredMembers(required),
});

/**
 * Every method of the contract, the account first; those of a country where it is given.
 *
 * @throws TypeError when an option is not what its type says
 * @example
 * methods({ country: 'KE' }).map(({ code, name }) => [code, name]) // [['BANK_ACCOUNT', 'Bank account'], ['MPESA', 'M-PESA']]
 */
export function methods(options: MethodOptions = {}): readonly Method[] {
  const { country } = checkedOptions('methods', options, ['country']);
  return Object.values(methodRules)
    .filter(({ countries }) => country === undefined || countries === 'WORLD' || countries.includes(country))
    .map(methodOf);
}

/**
 * What the tax numbers of a country are called there, of creditors of a type where it is given.
 *
 * @throws TypeError when the country is no code of ISO 3166-1 alpha-2
 * @example
 * taxIdNames('BR', 'BUSINESS') // ['CNPJ']
 */
export function taxIdNames(country: CodeText<CountryCode>, creditorType?: CodeText<CreditorType>): readonly string[] {
  checkedOptions('taxIdNames', { country: country ?? '' }, ['country']);
  const all = allRules().creditors.of(country)?.taxIdentifiers ?? [];
  const own = all.filter(({ of }) => of === undefined || creditorType === undefined || of === creditorType);
  return [...new Set(own.map(({ type }) => type))];
}
