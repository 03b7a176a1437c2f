/**
 * BIC: read, checked, split and written.
 *
 * Eight characters name the head office; eleven with XXX mean the same. The four of the party prefix may be digits since 2014.
 *
 * The gotcha: an eighth character of 0 marks a test BIC, 1 a BIC that is not connected to the SWIFT network. Many banks that are reached
 * through their national system have such a BIC, and it is valid.
 *
 * @see ISO 9362:2022
 * @see ISO 20022, BICIdentifier: the location begins with no 0 or 1 and does not end with the letter O
 */

import { electronic, MAX_TEXT, originalRange } from '../characters/text.js';
import { isCountry } from './country/codes.js';
import { fits } from './country/layout.js';

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

/** Eight or eleven letters and digits, two letters for the country among them. */
function hasForm(text: string): boolean {
  if (text.length !== 8 && text.length !== 11) return false;
  for (let at = 0; at < text.length; at++) {
    if (!fits(text.charCodeAt(at), at === 4 || at === 5 ? 'a' : 'c')) return false;
  }
  return true;
}

/** The electronic form, where it has the form of a BIC. */
function cleaned(text: string): string | undefined {
  const value = text.length > MAX_TEXT ? '' : electronic(text);
  return hasForm(value) ? value : undefined;
}

/** False where the location begins with 0 or 1 or ends with the letter O. */
function isAssignable(text: string): boolean {
  const first = text.charCodeAt(6);
  return first !== 48 && first !== 49 && text.charCodeAt(7) !== 79;
}

/**
 * Reads a BIC as people write it.
 *
 * @example
 * const result = parse('cobadeff');
 * result.ok && result.bic.bic // 'COBADEFFXXX'
 */
export function parse(text: string): BicResult {
  if (typeof text !== 'string') return { ok: false, problem: 'INVALID_FORMAT', range: [0, 0] };
  const value = hasForm(text) ? text : cleaned(text);
  if (value === undefined) return { ok: false, problem: 'INVALID_FORMAT', range: [0, text.length] };
  const country = value.slice(4, 6);
  if (!isCountry(country)) return { ok: false, problem: 'INVALID_FORMAT', range: originalRange(text, 4, 6) };
  if (!isAssignable(value)) return { ok: false, problem: 'NOT_ASSIGNABLE', range: originalRange(text, 6, 8) };
  const isWhole = value.length === 11;
  const kind = value.charCodeAt(7) - 48;
  return {
    ok: true,
    bic: {
      bic: isWhole ? value : `${value}XXX`,
      bic8: isWhole ? value.slice(0, 8) : value,
      party: value.slice(0, 4),
      country,
      location: value.slice(6, 8),
      branch: isWhole ? value.slice(8) : 'XXX',
      test: kind === 0,
      passive: kind === 1,
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
