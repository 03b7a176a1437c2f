/**
 * Whether an account number goes without its bank, where the bank stands in the account: a form that is meant for a bank named apart, and none is named.
 *
 * A settlement system that takes the bank from the account cannot carry it. As long as neither system nor method is named, an instruction may be partial;
 * a row of a list of payees is not.
 */

import { ruleConfidence } from '../../findings/severity.js';
import { partsOf } from '../../identifiers/account/domestic-parts.js';
import type { Check } from '../../payment/check.js';
import type { Payment } from '../../payment/payment.js';
import { ACCOUNT_VALUE, MEMBER_ID } from '../pointers.js';

/** True for an account number in a form without the bank, with no bank beside it. `isWhole`: also where the bank never stands in the account. */
function lacksBank({ localAccount, bic, plan, system, reading: { creditorAgent, settlementSystem } }: Payment, isWhole: boolean): boolean {
  // a system whose rules are not known may take no account number at all
  if (!isWhole && system === undefined && settlementSystem !== undefined) return false;
  if (localAccount?.account === undefined || creditorAgent.memberId !== undefined || bic !== undefined) return false;
  const { country, account, bank } = localAccount;
  const { memberIdFields, namesBankFrom } = partsOf(country);
  const [field] = memberIdFields;
  const standsInAccount = isWhole || plan.carrier !== undefined || namesBankFrom === 0 || country.rule.hasIban !== false;
  return standsInAccount && field !== undefined && account[field] === undefined && bank[field] === undefined;
}

const createBankRequired = (isWhole: boolean): Check => ({
  name: 'presence/bank',
  asks: [MEMBER_ID, ACCOUNT_VALUE],
  appliesTo: ({ carrier, isCarried, corridor: { method, accountIdType } }) =>
    accountIdType === 'ACCOUNT_NUMBER' && isCarried && (carrier === undefined ? method === undefined : carrier.bank === 'in-account'),
  isOrdinary: (payment, threshold) =>
    (!isWhole && payment.plan.carrier === undefined && threshold !== 'info') || !lacksBank(payment, isWhole),
  examine(payment, findings) {
    if (!lacksBank(payment, isWhole)) return;
    const { plan, localAccount } = payment;
    const { carrier } = plan;
    const rule = `required/${carrier ? 'settlement-system' : 'country'}` as const;
    findings.report('CREDITOR_BANK_IDENTIFIER_MISSING', MEMBER_ID, {
      rule,
      restsOn: carrier ? ruleConfidence(carrier, 'bank') : isWhole ? 'likely' : 'possible',
      params: { by: carrier?.code ?? localAccount?.country.rule.code ?? '' },
    });
  },
});

export const bankRequired: Check = /* @__PURE__ */ createBankRequired(false);

/** The same of a payee who is to be paid as they stand. */
export const bankRequiredOfPayee: Check = /* @__PURE__ */ createBankRequired(true);
