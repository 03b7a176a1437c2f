/**
 * Which settlement systems can carry a payment: all that the facts do not exclude, the fastest first.
 *
 * What is not known excludes nothing, with one exception: a system that crosses borders is named on evidence only. Every account
 * could be paid by one of them, and saying so of each would say nothing.
 */

import { precedenceOf, type SchemeKind, type SchemeRule } from '../../rules/vocabulary/scheme.js';
import { cacheResults } from '../directory/cache.js';
import { isInSepa, isSepaSchemeOf, type SepaScheme } from '../directory/sepa.js';
import { isDomesticCurrency } from '../identifiers/domestic-currency.js';

/** What is known of a payment. */
export interface PaymentFacts {
  /** Where the account is, or the territory: not where its holder lives. */
  readonly accountCountry?: string;
  readonly currency?: string | undefined;
  /** The account identifiers that were given or made; empty where none is known. */
  readonly accountIdTypes: readonly string[];
  /** A BIC is known, and is one of a bank that is connected to Swift. */
  readonly bicIsUsable: boolean;
  /** What lists say of the bank and a system; undefined where they say nothing. */
  readonly reaches?: (code: string) => boolean | undefined;
}

const RANK: Readonly<Record<SchemeKind, number>> = { instant: 0, proxy: 1, batch: 2, 'high-value': 3, 'cross-border': 4 };

/** In no list of countries. */
const NOWHERE = '';

type Kind = Pick<PaymentFacts, 'currency' | 'accountIdTypes'>;

/** Words that tell the kinds of payments apart; an instruction may hold any text. */
const isPlain = ({ currency = '', accountIdTypes }: Kind): boolean =>
  /^[A-Z]{0,3}$/.test(currency) && accountIdTypes.every((type) => /^[A-Z_]{1,30}$/.test(type));

/** The settlement systems that an engine knows. */
export class Schemes {
  readonly #byCode: Readonly<Record<string, SchemeRule>>;
  /** The fastest first. */
  readonly #ranked: readonly SchemeRule[];
  readonly #candidatesOfKind: (kind: string) => readonly SchemeRule[];

  constructor(byCode: Readonly<Record<string, SchemeRule>>) {
    this.#byCode = byCode;
    this.#ranked = Object.values(byCode).sort((one, other) => RANK[one.kind] - RANK[other.kind] || precedenceOf(one) - precedenceOf(other));
    this.#candidatesOfKind = cacheResults((kind) => {
      const [on, country, currency, ...types] = kind.split(' ') as [string, string, string, ...string[]];
      const accountIdTypes = types.filter((type) => type !== '');
      return this.#candidatesAmong(country, { accountIdTypes, ...(currency !== '?' && { currency }) }, on);
    });
  }

  /** The system of this name. */
  find(code: string): SchemeRule | undefined {
    return Object.hasOwn(this.#byCode, code) ? this.#byCode[code] : undefined;
  }

  /** The currencies that some system names. */
  get currencies(): readonly string[] {
    return this.#ranked.flatMap(({ currencies }) => (currencies === 'ANY' ? [] : currencies));
  }

  /** The systems that can carry a payment on a day: instant ones, batches, large payments, and correspondent banks last. */
  fitting(facts: PaymentFacts, on: string): readonly SchemeRule[] {
    const country = facts.accountCountry ?? NOWHERE;
    return this.#candidates(country, facts, on).filter((scheme) => reachesBank(scheme, country, facts, on));
  }

  /** Those that carry payments of this kind, whatever the bank: worked out once for each kind. */
  #candidates(country: string, facts: Kind, on: string): readonly SchemeRule[] {
    if (!isPlain(facts)) return this.#candidatesAmong(country, facts, on);
    const { currency = '?', accountIdTypes } = facts;
    return this.#candidatesOfKind(`${on} ${country} ${currency} ${accountIdTypes.join(' ')}`);
  }

  #candidatesAmong(country: string, facts: Kind, on: string): readonly SchemeRule[] {
    return this.#ranked.filter(
      (scheme) => serves(scheme, country, on) && carries(scheme, facts) && takes(scheme, facts) && isInForce(scheme, on),
    );
  }

  /** True where a settlement system of this country, not one of the world, carries the currency on a day. */
  hasSystemFor(country: string, currency: string, on: string): boolean {
    return this.#ranked.some(
      (scheme) =>
        scheme.countries !== 'WORLD' &&
        scheme.currencies !== 'ANY' &&
        scheme.currencies.includes(currency) &&
        serves(scheme, country, on) &&
        isInForce(scheme, on),
    );
  }
}

/** True from its first to its last day. */
export const isInForce = ({ from, until }: SchemeRule, on: string): boolean =>
  (from === undefined || from <= on) && (until === undefined || on <= until);

/** Without a currency, every domestic system could carry the payment. */
function carries({ kind, currencies }: SchemeRule, { currency }: Kind): boolean {
  if (currencies === 'ANY') return true;
  return currency === undefined ? kind !== 'cross-border' : currencies.includes(currency);
}

function takes({ account }: SchemeRule, { accountIdTypes }: Kind): boolean {
  return accountIdTypes.length === 0 || account.some((type) => accountIdTypes.includes(type));
}

/** True where the system reaches accounts in this country or territory on a day. */
export function serves({ countries }: SchemeRule, country: string, on: string): boolean {
  if (countries === 'WORLD') return true;
  return countries === 'SEPA' ? isInSepa(country, on) : countries.includes(country);
}

function reachesBank(scheme: SchemeRule, country: string, facts: PaymentFacts, on: string): boolean {
  const reached = facts.reaches?.(scheme.code);
  // only the schemes of SEPA are carried as far as its scope
  if (scheme.reach === 'scope') return isSepaSchemeOf(country, scheme.code as SepaScheme, on, reached);
  if (scheme.kind !== 'cross-border') return reached !== false;
  return scheme.reach === 'listed' ? reached === true : reached !== false && facts.bicIsUsable;
}

/** True where banks of a country clear a currency among themselves: their own currency, and the euro everywhere in SEPA. */
export const isClearedIn = (currency: string, country: string, on: string): boolean =>
  isDomesticCurrency(currency, country) || (currency === 'EUR' && isInSepa(country, on));
