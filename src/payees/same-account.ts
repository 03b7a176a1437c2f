/** Whether two instructions name the same account, and why. */
import type { Engine } from '../engine/engine.js';
import { partsOf } from '../identifiers/account/domestic-parts.js';
import { resolve } from '../payment/resolve.js';
import { type AccountReasonCode, checkedTexts, type PayeeTextOptions, reasonText } from './change-texts.js';
import { formatAccountKey, type KnownAccount, knownAccountOf } from './known-account.js';
import { afterMergers } from './mergers.js';

/** Why the result is what it is. */
export interface AccountReason {
  readonly code: AccountReasonCode;
  /** In the language of `texts`, without account numbers. */
  readonly text: string;
}

/**
 * Whether two payees have the same account.
 *
 * @example
 * const comparison: AccountComparison = { result: 'SAME', reasons: [{ code: 'SAME_ACCOUNT', text: 'Both name the same account.' }] };
 */
export interface AccountComparison {
  /** `NOT_COVERED`: of one of the two it is not sure which account is meant. */
  readonly result: 'SAME' | 'DIFFERENT' | 'NOT_COVERED';
  readonly reasons: readonly AccountReason[];
}

/** Where two known accounts are apart; empty for one account. */
export function differencesOf(one: KnownAccount, other: KnownAccount): readonly AccountReasonCode[] {
  if (formatAccountKey(one) === formatAccountKey(other)) return [];
  if (one.country.rule.code !== other.country.rule.code) return ['COUNTRY_DIFFERS'];
  const bank = new Set(bankFields(one));
  const fields = one.country.layout.fields.filter((field) => one.fields[field] !== other.fields[field]);
  const isOfBank = fields.some((field) => bank.has(field));
  const isOfNumber = one.type !== other.type || fields.some((field) => !bank.has(field));
  return [...(isOfBank ? (['BANK_DIFFERS'] as const) : []), ...(isOfNumber ? (['ACCOUNT_NUMBER_DIFFERS'] as const) : [])];
}

/** The fields that name the bank and its branch. */
export const bankFields = ({ country }: KnownAccount): readonly string[] => ['bank', ...partsOf(country).memberIdFields];

/** Compares the accounts of two instructions. Takes any values. */
export function sameAccountWith(one: unknown, other: unknown, engine: Engine, options: PayeeTextOptions = {}): AccountComparison {
  const texts = checkedTexts(options);
  const reasonsOf = (codes: readonly AccountReasonCode[]): readonly AccountReason[] =>
    codes.map((code) => ({ code, text: reasonText(code, texts) }));
  const [first, second] = [one, other].map((each) => knownAccountOf(resolve(each, engine)));
  if (first === undefined || second === undefined) {
    const codes = [
      ...(first === undefined ? (['FIRST_NOT_COVERED'] as const) : []),
      ...(second === undefined ? (['SECOND_NOT_COVERED'] as const) : []),
    ];
    return { result: 'NOT_COVERED', reasons: reasonsOf(codes) };
  }
  const differences = differencesOf(afterMergers(first, engine), afterMergers(second, engine));
  if (differences.length > 0) return { result: 'DIFFERENT', reasons: reasonsOf(differences) };
  return { result: 'SAME', reasons: reasonsOf([formatAccountKey(first) === formatAccountKey(second) ? 'SAME_ACCOUNT' : 'BANK_MERGED']) };
}
