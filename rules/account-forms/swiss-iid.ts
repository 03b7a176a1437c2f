/**
 * The number that the Swiss clearing gave a bank: its IID of five digits, and a check digit.
 *
 * @see SIX Interbank Clearing, Bank Master: IID 83039 is SIC-IID 830399, 08826 is 088268
 */
import { mod10RecursiveDigit } from '../check-digits/mod10-recursive.js';

const LENGTH = 6;

/** 830399 → 83039, where the check digit holds; another text as it is. */
export function withoutSicCheckDigit(written: string): string {
  const iid = written.slice(0, LENGTH - 1);
  return /^\d{6}$/.test(written) && written.endsWith(mod10RecursiveDigit(iid)) ? iid : written;
}
