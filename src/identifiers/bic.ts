/**
 * BIC: read, judged, split and written.
 *
 * Eight characters name the head office; eleven with XXX mean the same. The four of the party prefix may be digits since 2014.
 *
 * The gotcha: the eighth character tells more than the place. 0 is a test BIC, 1 one that is not connected to the network:
 * plenty of banks that are reached over their national system have one, and nothing is wrong with them.
 *
 * @see ISO 9362:2022
 * @see ISO 20022, BICIdentifier: the location begins with no 0 or 1 and does not end with the letter O
 */
import { isCountry } from './country.js';
import { electronic, MAX_TEXT, originalRange } from './text.js';

export interface Bic {
  /** Eleven characters. */
  readonly bic: string;
  /** The first eight: the institution in its country and place. */
  readonly bic8: string;
  /** Business party prefix: the institution. */
  readonly party: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly location: string;
  /** `XXX` for the head office. */
  readonly branch: string;
  /** For tests and training only. */
  readonly test: boolean;
  /** Registered, but not connected to the SWIFT network. */
  readonly passive: boolean;
}

/** `INVALID_FORMAT`: no BIC can look so. `NOT_ASSIGNABLE`: it has the form, but no registration authority gives out this location. */
export type BicProblem = 'INVALID_FORMAT' | 'NOT_ASSIGNABLE';

export type BicResult =
  | { readonly ok: true; readonly bic: Bic }
  | { readonly ok: false; readonly problem: BicProblem; readonly range: readonly [number, number] };

/** False for a BIC whose eighth character says that no payment reaches it over the network: 0 for tests, 1 for passive. */
export const isConnected = (bic: string): boolean => !/^.{7}[01]/.test(bic);

const FORM = /^[A-Z0-9]{4}[A-Z]{2}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/;
const ASSIGNABLE_LOCATION = /^[A-Z2-9][A-NP-Z0-9]$/;

/**
 * Reads a BIC as people write it.
 *
 * @example
 * const result = parse('cobadeff');
 * result.ok && result.bic.bic // 'COBADEFFXXX'
 */
export function parse(text: string): BicResult {
  const value = text.length > MAX_TEXT ? '' : electronic(text);
  if (!FORM.test(value)) return { ok: false, problem: 'INVALID_FORMAT', range: [0, text.length] };
  const country = value.slice(4, 6);
  if (!isCountry(country)) return { ok: false, problem: 'INVALID_FORMAT', range: originalRange(text, 4, 6) };
  const location = value.slice(6, 8);
  if (!ASSIGNABLE_LOCATION.test(location)) return { ok: false, problem: 'NOT_ASSIGNABLE', range: originalRange(text, 6, 8) };
  const branch = value.slice(8) || 'XXX';
  const bic8 = value.slice(0, 8);
  return {
    ok: true,
    bic: {
      bic: bic8 + branch,
      bic8,
      party: value.slice(0, 4),
      country,
      location,
      branch,
      test: location.endsWith('0'),
      passive: location.endsWith('1'),
    },
  };
}

/**
 * True for a BIC that can exist. Whether it does is a question for a directory.
 *
 * @example
 * isValid('COBADEFF') // true
 */
export function isValid(text: string): boolean {
  return parse(text).ok;
}

/**
 * Eleven characters; text that is no BIC comes back as it is.
 *
 * @example
 * format('cobadeff') // 'COBADEFFXXX'
 */
export function format(text: string): string {
  const result = parse(text);
  return result.ok ? result.bic.bic : text;
}
