/**
 * Which settlement systems can carry a payment: all that the facts do not exclude, the fastest first.
 *
 * What is not known excludes nothing, with two exceptions. A system that banks join of their own will needs something that says that this
 * bank did (`membership.ts`). A correspondent bank needs a BIC: every account could be paid through one, and saying so of each would say
 * nothing.
 */

import { precedenceOf, type SchemeKind, type SchemeRule } from '../../rules/vocabulary/scheme.js';
import { cacheResults } from '../directory/cache.js';
import { isInSepa } from '../directory/sepa.js';
import { isDomesticCurrency } from '../identifiers/domestic-currency.js';
import { isOffered, type Membership, membershipOf, type ReachedBy } from './membership.js';

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
  readonly reaches?: ReachedBy;
  /** False where a list says that the institution is no bank. */
  readonly isBank?: boolean | undefined;
}

/** A settlement system, and what is known of the bank's part in it. */
export interface SystemOfPayment {
  readonly scheme: SchemeRule;
  readonly membership: Membership;
}

const NO_LISTS: ReachedBy = () => undefined;

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

  /** Every system, the fastest first. */
  get all(): readonly SchemeRule[] {
    return this.#ranked;
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
    return this.withMembership(facts, on)
      .filter(({ membership }) => isOffered(membership))
      .map(({ scheme }) => scheme);
  }

  /** The systems that carry payments of this kind, in the same order, each with what is known of the bank's part in it. */
  withMembership(facts: PaymentFacts, on: string): readonly SystemOfPayment[] {
    const { accountCountry: country = NOWHERE, accountIdTypes, reaches = NO_LISTS, isBank } = facts;
    const membershipFacts = { country, accountIdTypes, reaches, isBank };
    return this.#candidates(country, facts, on)
      .map((scheme) => ({ scheme, membership: membershipOf(scheme, membershipFacts, on) }))
      .filter(({ scheme, membership }) => scheme.kind !== 'cross-border' || membership !== 'not-checked' || facts.bicIsUsable);
  }

  /** Those that carry payments of this kind, whatever the bank: worked out once for each kind. */
  #candidates(country: string, facts: Kind, on: string): readonly SchemeRule[] {
    if (!isPlain(facts)) return this.#candidatesAmong(country, facts, on);
    const { currency = '?', accountIdTypes } = facts;
    return this.#candidatesOfKind(`${on} ${country} ${currency} ${accountIdTypes.join(' ')}`);
  }

  #candidatesAmong(country: string, facts: Kind, on: string): readonly SchemeRule[] {
    return this.#ranked.filter(
      (scheme) => pays(scheme, country, on) && carries(scheme, facts) && takes(scheme, facts) && isInForce(scheme, on),
    );
  }

  /** True where a settlement system of this country, not one of the world or one that a bank may have joined abroad, carries the currency on a day. */
  hasSystemFor(country: string, currency: string, on: string): boolean {
    return this.#ranked.some(
      (scheme) =>
        scheme.countries !== 'WORLD' &&
        (scheme.kind !== 'cross-border' || scheme.membership === 'all') &&
        scheme.currencies !== 'ANY' &&
        scheme.currencies.includes(currency) &&
        serves(scheme, country, on) &&
        isInForce(scheme, on),
    );
  }
}

/** True from its first to its last day. */
export const isInForce = ({ from, until }: Pick<SchemeRule, 'from' | 'until'>, on: string): boolean =>
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
export function serves({ countries, notIn }: SchemeRule, country: string, on: string): boolean {
  if (countries === 'WORLD') return true;
  return countries === 'SEPA' ? isInSepa(country, on) && !notIn?.includes(country) : countries.includes(country);
}

/** True where it pays to accounts in this country or territory. */
const pays = (scheme: SchemeRule, country: string, on: string): boolean => !scheme.collects && serves(scheme, country, on);

/** True where banks of a country clear a currency among themselves: their own currency, and the euro everywhere in SEPA. */
export const isClearedIn = (currency: string, country: string, on: string): boolean =>
  isDomesticCurrency(currency, country) || (currency === 'EUR' && isInSepa(country, on));
