/**
 * The choices before the details: country, method, currency and type of the recipient. Only what the session allows and the server accepts is offered.
 */
import type { Session } from '../api.js';
import { COUNTRIES, type Currency, createEngine, creditorTypes, currencies, explain, type Method, methods } from '../engine.js';

export interface Choice {
  /** ISO 3166-1 alpha-2; empty until it is chosen. */
  readonly country: string;
  readonly method: string;
  /** ISO 4217 */
  readonly currency: string;
  /** `INDIVIDUAL` or `BUSINESS`. */
  readonly type: string;
  /** `creditorAccount.id.type` */
  readonly accountIdType: string;
}

type Allowed = Pick<Session, 'allowedCountries' | 'allowedRecipientTypes'>;

export const countriesOffered = ({ allowedCountries }: Allowed): readonly string[] =>
  allowedCountries === undefined ? COUNTRIES : COUNTRIES.filter((code) => allowedCountries.includes(code));

/** The methods: the bank account first, then the wallets of the country for such recipients. */
export function methodsOffered(country: string, allowed: Allowed): readonly string[] {
  return methods()
    .filter(({ countries }) => countries === 'WORLD' || countries.includes(country))
    .filter(({ code }) => typesOffered(code, allowed).length > 0)
    .map(({ code }) => code);
}

const methodOf = (code: string): Method | undefined => methods().find((method) => method.code === code);

export function typesOffered(method: string, { allowedRecipientTypes = creditorTypes }: Allowed): readonly string[] {
  const own: readonly string[] = methodOf(method)?.creditorTypes ?? creditorTypes;
  return creditorTypes.filter((type) => own.includes(type) && allowedRecipientTypes.includes(type));
}

/** The currencies, that of the country first; for a wallet, those that it pays. */
export function currenciesOffered(country: string, method: string, on: string): readonly string[] {
  const ofMethod = methodOf(method)?.currencies ?? 'ANY';
  if (ofMethod !== 'ANY') return ofMethod[country] ?? [];
  const domestic = domesticCurrencies(country, on);
  const engine = createEngine({ on });
  const isUsual = (currency: string): boolean =>
    !explain({ country, currency }, engine).alerts.some(({ code }) => code === 'COUNTRY_CURRENCY_INCONSISTENCY');
  // currencies of accounts in many countries come behind that of the country
  const others = currencies()
    .filter(isWorldwide)
    .map(({ code }) => code)
    .filter((currency) => !domestic.includes(currency) && isUsual(currency));
  return [...domestic, ...others.sort()];
}

const isWorldwide = ({ use }: Currency): boolean => use === 'WORLDWIDE';

function domesticCurrencies(country: string, on: string): readonly string[] {
  const domestic = currencies()
    .filter(({ use, countries }) => use !== 'UNIT_OF_ACCOUNT' && countries.includes(country))
    .filter(({ withdrawnOn }) => withdrawnOn === undefined || withdrawnOn > on);
  // if the dollar is legal tender beside the own currency, it comes second
  return domestic.sort((one, other) => Number(isWorldwide(one)) - Number(isWorldwide(other))).map(({ code }) => code);
}

/** Replaces the parts of a choice that are not offered by the first that is. */
export function settleChoice(choice: Choice, allowed: Allowed, on: string): Choice {
  const { country } = choice;
  if (country === '') return choice;
  const method = kept(choice.method, methodsOffered(country, allowed));
  const currency = kept(choice.currency, currenciesOffered(country, method, on));
  return { ...choice, method, currency, type: kept(choice.type, typesOffered(method, allowed)) };
}

const kept = (value: string, offered: readonly string[]): string => (offered.includes(value) ? value : (offered[0] ?? ''));
