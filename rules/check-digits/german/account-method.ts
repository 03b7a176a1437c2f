/**
 * The check digit of a German account, by the method that its bank has registered.
 *
 * Some banks exempt accounts, and replace short ones that people know by heart by the real ones: `iban-rules/DE` lists both. What its bank makes
 * another number of, or an account of another bank, has no check digit of its own until it is made.
 *
 * The gotcha: a bank code that the directory does not know, or without a method, is `not-covered`, not wrong. So is an account that is exempt.
 *
 * @see Deutsche Bundesbank, Bankleitzahlendatei (bank code file): the method of each bank
 * @see Deutsche Bundesbank, Prüfzifferberechnungsmethoden: the methods
 */
import { type CheckTables, fieldReader, type Outcome, type Rows, type TableCheck } from '../../vocabulary/check.js';
import { perObject } from '../../vocabulary/lazy.js';
import { verifyGermanAccount } from './index.js';

const RULES = 'iban-rules/DE';

/** Steps after which an account number is another one. */
const CHANGES_NUMBER = /^(?:append|removeDigit|padRight|rotate|replaceByFirstDigits)/;
/** Two digits are appended: a longer number has them already. */
const MAX_WITHOUT_SUB_ACCOUNT = 8;

type Row = Rows[number];

/** The rows by the banks that they name, and by their rule where they name none. A bank has two or three of five hundred, and each account with a fault asks for them. */
const indexed = perObject((rows: Rows): ReadonlyMap<string, readonly Row[]> => {
  const byKey = new Map<string, Row[]>();
  for (const row of rows) {
    const [rule, , , banks] = row;
    for (const key of `${banks ?? rule}`.split(' ')) byKey.set(key, [...(byKey.get(key) ?? []), row]);
  }
  return byKey;
});

const NONE: readonly Row[] = [];

/** True where the bank makes another number, or an account of another bank, of any number like this. */
function mayChange(rows: Rows, bankCode: string, number: string): boolean {
  const ofBank = indexed(rows).get(bankCode) ?? NONE;
  const rule = ofBank.find(([, , does]) => does === 'appliesTo')?.[0];
  const isShort = number.replace(/^0{1,10}/, '').length <= MAX_WITHOUT_SUB_ACCOUNT;
  return [...ofBank, ...(indexed(rows).get(`${rule}`) ?? NONE)].some(([of, , does, , accounts, , toBank]) => {
    if (of !== rule) return false;
    if (does === 'replace') return accounts === null && toBank !== null;
    return CHANGES_NUMBER.test(`${does}`) && (isShort || !`${does}`.startsWith('append'));
  });
}

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
          // a row releases accounts that have no check digit, and in details those that become others in the IBAN
          const releases = ([, , does, , accounts, , , toAccount]: Row): boolean =>
            (does === 'exempt' || (!isIban && toAccount !== null)) &&
            `${accounts ?? ''}`.split(' ').some((first) => number.startsWith(first));
          const method = tables?.bankCell('DE', bankCode, 'checkMethod');
          const outcome = method === undefined ? 'not-covered' : verifyGermanAccount(method, number, bankCode);
          const rules = outcome === 'failed' ? tables?.rows(RULES) : undefined;
          if (rules === undefined) return outcome;
          return (indexed(rules).get(bankCode) ?? NONE).some(releases) || (!isIban && mayChange(rules, bankCode, number))
            ? 'not-covered'
            : outcome;
        };
      return { verify: verifier(true), verifyDetails: verifier(false) };
    },
  };
}
