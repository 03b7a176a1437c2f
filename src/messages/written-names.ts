/** The written names of methods and settlement systems, beside their codes: a text says GCash and Pix, not GCASH and BR_PIX. */
import type { AlertParams } from '../findings/findings.js';
import type { RuleSet } from '../rules-and-data/rules.js';

/** Parameters that are codes of methods and settlement systems. */
const CODES = ['by', 'method', 'system'] as const;

/** The names beside them; absent where the code is one. A text shows the name. */
export type WrittenNames = {
  readonly byName?: string;
  readonly methodName?: string;
  readonly systemName?: string;
};

/** An account has a name of its own in every language. */
const nameOf = (code: string, rules: RuleSet): string =>
  (code === 'BANK_ACCOUNT' ? undefined : (rules.method(code) ?? rules.schemes.find(code))?.name) ?? code;

/** The parameters, with the name behind each code that has one: `byName` for `by`. */
export function withNames(params: AlertParams = {}, rules: RuleSet): AlertParams {
  const named: Record<string, string | number> = { ...params };
  for (const param of CODES) {
    const codes = String(params[param] ?? '');
    const names = codes
      .split(', ')
      .map((code) => nameOf(code, rules))
      .join(', ');
    if (names !== codes) named[`${param}Name`] = names;
  }
  return named;
}
