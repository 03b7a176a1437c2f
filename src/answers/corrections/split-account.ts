/**
 * An account number that has its bank identifier in front of it, in a country that has a field for each: “062-000 12345678”; an IBAN and a BIC in one field.
 *
 * Each separator is tried. A cut is offered if it is the only sound one and the directory knows the bank. The gotcha: a number without separators is never cut. In
 * Australia, every second number of 14 digits could be, because nearly every code there belongs to a bank.
 */
import type { AlertCode } from '../../../rules/alert-codes/alert-code.js';
import type { Finding, Findings } from '../../findings/findings.js';
import type { ResolvedPayment } from '../../payment/resolve.js';
import { type IdentifierField, identifierFields, MAX_LABELLED } from './identifier-field.js';
import { correctLabel } from './label.js';
import { ReplacedField } from './replaced-field.js';

type Range = readonly [start: number, end: number];

/** Where two identifiers stand in one value: start and end, end exclusive. */
export interface AccountParts {
  /** The bank identifier, in front of an account number. */
  readonly memberId?: readonly [number, number];
  /** The BIC, beside an IBAN. */
  readonly bic?: readonly [number, number];
  /** The account number or IBAN. */
  readonly account: readonly [number, number];
}

const IN_NO_FORM: AlertCode = 'CREDITOR_ACCOUNT_NUMBER_INVALID_FORMAT';
const BANK = '/creditorAgent/clearingSystemMemberId/memberId';
const BIC = '/creditorAgent/bic';
const ACCOUNT = '/creditorAccount/id/value';
const SEPARATORS = /[ ,/-]+/g;
/** Between an IBAN and a BIC. A label may stand before each: “DE89…000 BIC: COBADEFFXXX”. */
const BETWEEN = /[\s,;|/]+/g;

/** Where the bank identifier may end, and the account number begin. */
const cutsOf = (value: string): readonly (readonly [end: number, start: number])[] =>
  [...value.matchAll(SEPARATORS)].map(({ 0: mark, index }) => [index, index + mark.length]);

/** The part of a value behind the label in front of it. */
function withoutLabel(value: string, [from, to]: Range, field: IdentifierField, { accountCountry }: ResolvedPayment): Range {
  const label = correctLabel(value.slice(from, to), field, accountCountry);
  return [from + (label?.remove ?? 0), to];
}

/** Divides an IBAN and a BIC in one field, in either order, if the other field is empty. */
function splitIban({ code, pointer }: Finding, payment: ResolvedPayment, before: Findings): AccountParts | undefined {
  const isOfAccount = code.startsWith('CREDITOR_IBAN') && pointer === ACCOUNT;
  const [account, bic] = [ACCOUNT, BIC].map((each) => identifierFields().get(each));
  if ((!isOfAccount && code !== 'CREDITOR_BIC_INVALID_FORMAT') || account === undefined || bic === undefined) return undefined;
  const [own, other] = isOfAccount ? [account, bic] : [bic, account];
  const value = own.read(payment.reading)?.trimEnd() ?? '';
  if (pointer !== (isOfAccount ? ACCOUNT : BIC) || other.read(payment.reading) !== undefined || value.length > MAX_LABELLED)
    return undefined;
  const replaced = new ReplacedField(own, pointer, payment, before);
  const start = value.search(/\S/);
  const fitting = [...value.matchAll(BETWEEN)].flatMap(({ 0: mark, index }) => {
    const halves = [[start, index] as const, [index + mark.length, value.length] as const];
    return [halves, halves.toReversed()].flatMap(([first, second]): readonly AccountParts[] => {
      if (first === undefined || second === undefined) return [];
      const parts = { bic: withoutLabel(value, second, bic, payment), account: withoutLabel(value, first, account, payment) };
      const withAccount = account.write(payment.reading, value.slice(...parts.account));
      const split = replaced.resolve(bic.write(withAccount, value.slice(...parts.bic)));
      return split.validIban !== undefined && split.bic !== undefined && replaced.isSound(split) ? [parts] : [];
    });
  });
  return fitting.length === 1 ? fitting[0] : undefined;
}

/** The two parts of an account number, or of an IBAN with its BIC; undefined where the finding does not ask for them, or where they are not sure. */
export const splitAccount = (finding: Finding, payment: ResolvedPayment, before: Findings): AccountParts | undefined =>
  splitIban(finding, payment, before) ?? splitNumber(finding, payment, before);

/** The two parts of an account number; undefined where the finding does not ask for them, or where they are not sure. */
function splitNumber({ code, pointer }: Finding, payment: ResolvedPayment, before: Findings): AccountParts | undefined {
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
