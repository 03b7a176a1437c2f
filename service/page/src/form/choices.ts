/**
 * The choices before the details: country, method, currency and type of the recipient. Only what the session allows and the server accepts is offered.
 */
import type { Choice } from '../../../recipients/form/choice.js';
import { type CurrencyOptions, currenciesOffered } from '../../../recipients/form/currencies.js';
import { COUNTRIES, type ListedMethod, METHODS } from '../../../recipients/form/lists.js';
import type { Session } from '../api.js';
import { creditorTypes } from '../without-engine.js';

type Allowed = Pick<Session, 'allowedCountries' | 'allowedRecipientTypes'>;

export const countriesOffered = ({ allowedCountries }: Allowed): readonly string[] =>
  allowedCountries === undefined ? COUNTRIES : COUNTRIES.filter((code) => allowedCountries.includes(code));

/** The methods: the bank account first, then the wallets of the country for such recipients. */
export function methodsOffered(country: string, allowed: Allowed): readonly string[] {
  return METHODS.filter(({ countries }) => countries === 'WORLD' || countries.includes(country))
    .filter(({ code }) => typesOffered(code, allowed).length > 0)
    .map(({ code }) => code);
}

const methodOf = (code: string): ListedMethod | undefined => METHODS.find((method) => method.code === code);

export function typesOffered(method: string, { allowedRecipientTypes = creditorTypes }: Allowed): readonly string[] {
  const own: readonly string[] = methodOf(method)?.creditorTypes ?? creditorTypes;
  return creditorTypes.filter((type) => own.includes(type) && allowedRecipientTypes.includes(type));
}

/** Replaces the parts of a choice that are not offered by the first that is. */
export function settleChoice(choice: Choice, allowed: Allowed, currencies: CurrencyOptions): Choice {
  const { country } = choice;
  if (country === '') return choice;
  const method = kept(choice.method, methodsOffered(country, allowed));
  const currency = kept(choice.currency, currenciesOffered(country, method, currencies));
  return { ...choice, method, currency, type: kept(choice.type, typesOffered(method, allowed)) };
}

const kept = (value: string, offered: readonly string[]): string => (offered.includes(value) ? value : (offered[0] ?? ''));
