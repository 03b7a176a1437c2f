/**
 * Checks whose rule is published per bank: they need a table, and without it the answer is `not-covered`.
 */
import { type Check, reader } from '../vocabulary/check.js';

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
      const bankOf = reader(spans, [bank]);
      const accountOf = reader(spans, [account]);
      return {
        verify(text, tables, from) {
          if (tables?.accountMethod === undefined) return 'not-covered';
          const code = bankOf(text, from);
          const method = tables.accountMethod(country, code);
          if (method === undefined) return 'not-covered';
          return tables.verifyAccountMethod?.(method, accountOf(text, from), code) ?? 'not-covered';
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
      const sortCodeOf = reader(spans, [sortCode]);
      const accountOf = reader(spans, [account]);
      return { verify: (text, tables, from) => tables?.verifySortCode?.(sortCodeOf(text, from), accountOf(text, from)) ?? 'not-covered' };
    },
  };
}
