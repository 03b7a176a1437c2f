/**
 * An account number that has its bank identifier in front of it, in a country that has a field for each: “062-000 12345678”.
 *
 * It is cut at each separator, and a cut is offered where it alone is sound and the directory knows the bank. The gotcha: without separators every second number of
 * 14 digits could be cut in Australia, as nearly every code there is one of a bank.
 */
import type { AlertCode } from '../../../rules/alert-codes/alert-code.js';
import type { Finding, Findings } from '../../findings/findings.js';
import type { ResolvedPayment } from '../../payment/resolve.js';
import { identifierFields, MAX_LABELLED } from './identifier-field.js';
import { ReplacedField } from './replaced-field.js';

/** Where a bank identifier and an account number stand in one value: start and end, end exclusive. */
export interface AccountParts {
  readonly memberId: readonly [number, number];
  readonly account: readonly [number, number];
}

const IN_NO_FORM: AlertCode = 'CREDITOR_ACCOUNT_NUMBER_INVALID_FORMAT';
const BANK = '/creditorAgent/clearingSystemMemberId/memberId';
const SEPARATORS = /[ ,/-]+/g;

/** Where the bank identifier may end, and the account number begin. */
const cutsOf = (value: string): readonly (readonly [end: number, start: number])[] =>
  [...value.matchAll(SEPARATORS)].map(({ 0: mark, index }) => [index, index + mark.length]);

/** The two parts of an account number; undefined where the finding does not ask for them, or where they are not sure. */
export function splitAccount({ code, pointer }: Finding, payment: ResolvedPayment, before: Findings): AccountParts | undefined {
  const [account, bank] = [pointer, BANK].map((each) => identifierFields().get(each));
  if (code !== IN_NO_FORM || account === undefined || bank === undefined || bank.read(payment.reading) !== undefined) return undefined;
  const value = account.read(payment.reading)?.trimEnd() ?? '';
  if (value.length > MAX_LABELLED || !/^[\dA-Z]/i.test(value)) return undefined;
  const replaced = new ReplacedField(account, pointer, payment, before);
  const fitting = cutsOf(value).filter(([end, start]) => {
    const reading = account.write(bank.write(payment.reading, value.slice(0, end)), value.slice(start));
    const split = replaced.resolve(reading);
    return (split.bank?.candidates.length ?? 0) > 0 && replaced.isSound(split);
  });
  const [only, ...others] = fitting;
  return only === undefined || others.length > 0 ? undefined : { memberId: [0, only[0]], account: [only[1], value.length] };
}
