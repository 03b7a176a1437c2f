/**
 * What a payout to a country must say about the creditor. `countries/XX/payouts.ts` calls {@link payoutsTo} once.
 */
import type { Asked, CreditorType, DateText } from './scheme.js';

/** What a payout to the country must say beside account and bank. These are the providers' rules: a warning, unless `law` is set. */
export interface PayoutProfile {
  /** Which payouts: in one of these currencies. */
  readonly currencies: readonly string[];
  /** To whom. Default: to anybody. */
  readonly of?: CreditorType;
  /** Its first day. */
  readonly from?: DateText;
  /** What it requires. Of a list one is enough. */
  readonly required: readonly Asked[];
  /** `creditorAccount.type`: the kinds of account there are. */
  readonly accountTypes?: readonly AccountType[];
  /** What an address has, where one is given. */
  readonly address?: readonly ('streetName' | 'townName' | 'postCode' | 'countrySubdivision')[];
  /** The types of the country's identifiers that are accepted. Default: all of them. */
  readonly identifiers?: readonly string[];
  /** The name has at least so many words. */
  readonly nameWords?: 2;
  /** A law or the central bank requires it: an error. */
  readonly law?: true;
  /** Where it was read: `sources`, beside the rule. */
  readonly confidence: 'sourced' | 'verified' | 'known';
}

/** `creditorAccount.type`. */
export type AccountType =
  | 'CHECKING' // current
  | 'SAVINGS'
  | 'ORDINARY' // JP: futsu
  | 'PAYMENT' // BR: conta de pagamento
  | 'VISTA' // CL: sight account
  | 'RUT' // CL: CuentaRUT
  | 'MASTER' // PE: cuenta maestra
  | 'ELECTRONIC_DEPOSIT' // CO: depósito electrónico
  | 'TRANSMISSION' // ZA
  | 'BOND' // ZA
  | 'NRE' // IN
  | 'NRO'; // IN

/** The payout profiles of a country. */
export interface PayoutRule {
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly payouts: readonly PayoutProfile[];
}

/** Declares the payout profiles of a country. */
export const payoutsTo = (country: string, payouts: readonly PayoutProfile[]): PayoutRule => ({ country, payouts });
