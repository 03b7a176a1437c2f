/**
 * Checks whose rule is published per bank: they need a table, and without it the answer is `not-covered`.
 */
import { type Check, positionsOf } from './check.js';

const slicer = (spans: Parameters<typeof positionsOf>[0], field: string) => {
  const positions = positionsOf(spans, [field]);
  const from = positions[0] ?? 0;
  return (bban: string): string => bban.slice(from, from + positions.length);
};

/**
 * The account check method that the bank has registered.
 *
 * @see Deutsche Bundesbank, Prüfzifferberechnungsmethoden
 * @example
 * accountMethod('DE', 'bank', 'account')
 */
export function accountMethod<const Field extends string>(country: string, bank: Field, account: Field): Check<Field> {
  return {
    name: 'account-method',
    severity: 'error',
    fields: [bank, account],
    compile(spans) {
      const bankOf = slicer(spans, bank);
      const accountOf = slicer(spans, account);
      return {
        verify(bban, tables) {
          const method = tables?.accountMethod?.(country, bankOf(bban));
          if (method === undefined) return 'not-covered';
          return tables?.verifyAccountMethod?.(method, accountOf(bban), bankOf(bban)) ?? 'not-covered';
        },
      };
    },
  };
}

/**
 * Sort code and account number by the modulus weight table.
 *
 * @see Pay.UK, Validating account numbers: UK modulus checking
 * @example
 * sortCodeModulus('branch', 'account')   // GB
 */
export function sortCodeModulus<const Field extends string>(sortCode: Field, account: Field): Check<Field> {
  return {
    name: 'uk-modulus',
    severity: 'error',
    fields: [sortCode, account],
    compile(spans) {
      const sortCodeOf = slicer(spans, sortCode);
      const accountOf = slicer(spans, account);
      return { verify: (bban, tables) => tables?.verifySortCode?.(sortCodeOf(bban), accountOf(bban)) ?? 'not-covered' };
    },
  };
}
