/** The banks whose codes are nearest to a code that no bank has: one character is another, or two neighbours are swapped. */
import type { BankDirectory } from '../directory/banks.js';

/** A bank that was probably meant: with a code where its country's directory has codes, else with a BIC. */
export interface MeantBank {
  readonly code?: string;
  readonly bic?: string;
  readonly name: string;
}

const DIGITS = '0123456789';
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Swapped neighbours first: that is the commoner slip. */
function* neighboursOf(code: string): Generator<string> {
  for (let at = 0; at + 1 < code.length; at++) yield code.slice(0, at) + code.charAt(at + 1) + code.charAt(at) + code.slice(at + 2);
  for (let at = code.length - 1; at >= 0; at--) {
    for (const other of DIGITS.includes(code.charAt(at)) ? DIGITS : LETTERS) yield code.slice(0, at) + other + code.slice(at + 1);
  }
}

/** So many of them, with their names. */
export function nearestCodes(code: string, directory: BankDirectory, limit: number): readonly MeantBank[] {
  const found = new Map<string, MeantBank>();
  for (const other of neighboursOf(code)) {
    if (other === code || found.has(other)) continue;
    const { name, bic } = directory.byCode(other).find((bank) => bank.name !== undefined) ?? {};
    if (name !== undefined) found.set(other, { code: other, ...(bic !== undefined && { bic }), name });
    if (found.size === limit) break;
  }
  return [...found.values()];
}
