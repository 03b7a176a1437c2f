/**
 * `payprep/payees`: whether two payees have the same account, however it is written, and what changed of a payee.
 *
 * A key *is* the account: keep it as secret. An engine with reference data knows more banks by the codes that people write.
 */
import { lazy } from '../rules/vocabulary/lazy.js';
import { assertEngine } from './engine/assert-engine.js';
import { createEngine, withDefault } from './engine/default-engine.js';
import type { Engine } from './engine/engine.js';
import type { PaymentInstruction, Untyped } from './instruction/payment-instruction.js';
import { accountKeyWith } from './payees/account-key.js';
import type { PayeeTextOptions } from './payees/change-texts.js';
import { comparePayeesWith, type PayeeComparison } from './payees/compare-payees.js';
import { type AccountComparison, sameAccountWith } from './payees/same-account.js';

export type { Engine } from './engine/engine.js';
export type { PaymentInstruction } from './instruction/payment-instruction.js';
export type { AccountReasonCode, PayeeChangeCode, PayeeTextOptions, PayeeTexts } from './payees/change-texts.js';
export type { PayeeChange, PayeeComparison } from './payees/compare-payees.js';
export type { AccountComparison, AccountReason } from './payees/same-account.js';

const defaultEngine = /* @__PURE__ */ lazy(() => createEngine());

/**
 * The same text for every notation of an account, and another one for every other account: by IBAN, or by bank identifier and number, whatever spaces,
 * case, BIC and zeros that the country fills up. Undefined where it is not sure which account is meant. A version stands in front, as keys are stored.
 *
 * @example
 * accountKey({ creditorAccount: { id: { value: 'GB29 NWBK 6016 1331 9268 19', type: 'IBAN' } } }) // '1:GB:601613-31926819'
 * accountKey({ country: 'GB', creditorAgent: { clearingSystemMemberId: { memberId: '60-16-13' } }, creditorAccount: { id: { value: '31926819', type: 'ACCOUNT_NUMBER' } } })
 * // '1:GB:601613-31926819'
 */
export const accountKey: <Given>(instruction: PaymentInstruction | Untyped<Given>, engine?: Engine) => string | undefined =
  /* @__PURE__ */ withDefault(accountKeyWith, defaultEngine);

/**
 * Whether two payees have the same account, and why. `NOT_COVERED` where it is not sure which account one of them names.
 *
 * @throws TypeError where `texts` are not the texts of a language
 * @example
 * const before = { creditorAccount: { id: { value: 'GB29 NWBK 6016 1331 9268 19', type: 'IBAN' } } };
 * const after = { country: 'GB', creditorAgent: { clearingSystemMemberId: { memberId: '60-16-13' } }, creditorAccount: { id: { value: '31926819', type: 'ACCOUNT_NUMBER' } } };
 * sameAccount(before, after).result // 'SAME'
 */
export function sameAccount<One, Other>(
  one: PaymentInstruction | Untyped<One>,
  other: PaymentInstruction | Untyped<Other>,
  engine: Engine = defaultEngine(),
  options?: PayeeTextOptions,
): AccountComparison {
  assertEngine(engine, 'third');
  return sameAccountWith(one, other, engine, options);
}

/**
 * What changed of a payee, and how much attention that deserves: a new account, one that is not sure, and another name are to be confirmed with the payee by
 * another way. Mergers of banks are known by an engine with reference data (`payprep/full`).
 *
 * @throws TypeError where `texts` are not the texts of a language
 * @example
 * const before = { creditor: { name: 'Ada Example' }, creditorAccount: { id: { value: 'BE68 5390 0754 7034', type: 'IBAN' } } };
 * const after = { creditor: { name: 'Ada Example' }, creditorAccount: { id: { value: 'BE68539007547034', type: 'IBAN' } } };
 * comparePayees(before, after).changes.map(({ code }) => code) // ['ACCOUNT_NOTATION']
 */
export function comparePayees<Before, After>(
  before: PaymentInstruction | Untyped<Before>,
  after: PaymentInstruction | Untyped<After>,
  engine: Engine = defaultEngine(),
  options?: PayeeTextOptions,
): PayeeComparison {
  assertEngine(engine, 'third');
  return comparePayeesWith(before, after, engine, options);
}
