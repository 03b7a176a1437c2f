/**
 * The check digit of a German account, by the method that its bank has registered.
 *
 * The gotcha: a bank code that the directory does not know, or without a method, is `not-covered`, not wrong.
 *
 * @see Deutsche Bundesbank, Bankleitzahlendatei (bank code file): the method of each bank
 * @see Deutsche Bundesbank, Prüfzifferberechnungsmethoden: the methods
 */
import { fieldReader, type TableCheck } from '../../vocabulary/check.js';
import { verifyGermanAccount } from './index.js';

/**
 * @example
 * germanAccountMethod('bank', 'account')   // DE
 */
export function germanAccountMethod<const Field extends string>(bank: Field, account: Field): TableCheck<Field> {
  return {
    name: 'account-method',
    severity: 'error',
    fields: [bank, account],
    needs: ['banks/DE'],
    compile(spans) {
      const bankOf = fieldReader(spans, [bank]);
      const accountOf = fieldReader(spans, [account]);
      return {
        verify(text, tables, from) {
          if (tables === undefined) return 'not-covered';
          const bankCode = bankOf(text, from);
          const method = tables.bankCell('DE', bankCode, 'checkMethod');
          return method === undefined ? 'not-covered' : verifyGermanAccount(method, accountOf(text, from), bankCode);
        },
      };
    },
  };
}
