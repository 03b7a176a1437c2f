/**
 * The check digit of a German account, by the method that its bank has registered.
 *
 * Some banks exempt accounts, and replace short ones that people know by heart by the real ones: `iban-rules/DE` lists both.
 *
 * The gotcha: a bank code that the directory does not know, or without a method, is `not-covered`, not wrong. So is an account that is exempt.
 *
 * @see Deutsche Bundesbank, Bankleitzahlendatei (bank code file): the method of each bank
 * @see Deutsche Bundesbank, Prüfzifferberechnungsmethoden: the methods
 */
import { type CheckTables, fieldReader, type Outcome, type Rows, type TableCheck } from '../../vocabulary/check.js';
import { verifyGermanAccount } from './index.js';

const RULES = 'iban-rules/DE';

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
      const verifier =
        (isIban: boolean) =>
        (text: string, tables?: CheckTables, from?: number): Outcome => {
          const bankCode = bankOf(text, from);
          const number = accountOf(text, from);
          // names accounts without a check digit or, in details, such as become others in the IBAN
          const releases = ([, , does, banks, accounts, , , toAccount]: Rows[number]): boolean =>
            (does === 'exempt' || (!isIban && toAccount !== null)) &&
            `${banks}`.includes(bankCode) &&
            `${accounts ?? ''}`.split(' ').some((first) => number.startsWith(first));
          const method = tables?.bankCell('DE', bankCode, 'checkMethod');
          const outcome = method === undefined ? 'not-covered' : verifyGermanAccount(method, number, bankCode);
          return outcome === 'failed' && tables?.rows(RULES)?.some(releases) ? 'not-covered' : outcome;
        };
      return { verify: verifier(true), verifyDetails: verifier(false) };
    },
  };
}
