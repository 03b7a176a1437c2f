/**
 * What is chosen before the details: country, currency, who is paid, how the account is named. Pure: no page is needed.
 *
 * `currenciesFor` has the same rule as `service/recipients/form/currencies.ts`, which offers currencies before there is an engine.
 */
import { listedCurrencies } from '../answers/currency-list.js';
import { methods } from '../answers/lists.js';
import { validateWith } from '../answers/validate.js';
import type { Engine } from '../engine/engine.js';
import { countryMeant } from '../identifiers/country/meant.js';
import { currencyMeant } from '../identifiers/currency-meant.js';
import { CREDITOR_TYPES } from '../instruction/fields.js';

export interface PayeeChoice {
  /** ISO 3166-1 alpha-2; empty until it is chosen. */
  readonly country: string;
  /** ISO 4217; empty: the first of `currenciesFor`. */
  readonly currency?: string;
  /** `INDIVIDUAL` or `BUSINESS`; empty until it is chosen. */
  readonly creditorType?: string;
  /** `creditorAccount.id.type`; empty: the usual one. */
  readonly accountIdType?: string;
  /** Neither this nor a system: a payment to an account. */
  readonly method?: string;
  readonly settlementSystem?: string;
}

const methodOf = (code = '') => methods().find((method) => method.code === code);

/** Who can be paid: a person, a company, or one of them where the method pays to no other. */
export function creditorTypesFor(method?: string): readonly string[] {
  const own: readonly string[] = methodOf(method)?.creditorTypes ?? CREDITOR_TYPES;
  return CREDITOR_TYPES.filter((type) => own.includes(type));
}

/** The currencies, that of the country first, then those of accounts in many countries; for a wallet, those that it pays. */
export function currenciesFor(country: string, engine: Engine, method?: string): readonly string[] {
  const ofMethod = methodOf(method)?.currencies ?? 'ANY';
  if (ofMethod !== 'ANY') return ofMethod[country] ?? [];
  const all = listedCurrencies();
  const isInUse = ({ withdrawnOn }: (typeof all)[number]): boolean => withdrawnOn === undefined || withdrawnOn > engine.on;
  const domestic = all.filter((each) => each.use !== 'UNIT_OF_ACCOUNT' && each.countries.includes(country) && isInUse(each));
  // where the dollar is legal tender beside the own currency, it comes second
  const isWorldwide = ({ use }: (typeof all)[number]): boolean => use === 'WORLDWIDE';
  const own = [...domestic].sort((one, other) => Number(isWorldwide(one)) - Number(isWorldwide(other))).map(({ code }) => code);
  const isUsual = (currency: string): boolean =>
    !validateWith({ country, currency }, engine).alerts.some(({ code }) => code === 'COUNTRY_CURRENCY_INCONSISTENCY');
  const others = all.flatMap((each) => (isWorldwide(each) && !own.includes(each.code) && isUsual(each.code) ? [each.code] : []));
  return [...own, ...others.sort()];
}

/** The choice with a currency, the usual one where none is chosen; and with the codes that were meant by others, such as UK and gbp. */
export function settleChoice(choice: PayeeChoice, engine: Engine): PayeeChoice {
  const country = countryMeant(choice.country) ?? choice.country;
  const given = choice.currency ?? '';
  if (country === '') return choice;
  const currency = given === '' ? (currenciesFor(country, engine, choice.method)[0] ?? '') : (currencyMeant(given, engine.on) ?? given);
  return { ...choice, country, currency };
}
