/**
 * `payprep/payees`: whether two payees have the same account, however it is written.
 *
 * A key *is* the account: keep it as secret. An engine with reference data knows more banks by the codes that people write.
 */
import { lazy } from '../rules/vocabulary/lazy.js';
import { createEngine, withDefault } from './engine/default-engine.js';
import type { Engine } from './engine/engine.js';
import type { PaymentInstruction, Untyped } from './instruction/payment-instruction.js';
import { accountKeyWith } from './payees/account-key.js';

export type { Engine } from './engine/engine.js';
export type { PaymentInstruction } from './instruction/payment-instruction.js';

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
