/**
 * Whether an account number goes without its bank, where the bank stands in the account: a form that is meant for a bank named apart, and none is named.
 *
 * A settlement system that takes the bank from the account cannot carry it. As long as neither system nor method is named, an instruction may be partial;
 * a row of a list of payees is not: there an account number of no country, at no bank, lacks its bank as well.
 */

import { ruleConfidence } from '../../findings/severity.js';
import { partsOf } from '../../identifiers/account/domestic-parts.js';
import { isBlank } from '../../instruction/presence.js';
import { given } from '../../instruction/values.js';
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

/** Letters, digits and what people part them with: neither an e-mail address nor a telephone number. */
const NUMBER = /^(?=\D{0,20}\d)[A-Z\d][A-Z\d ./-]{0,40}$/i;

/** True for an account number of no country, at no bank: it is one of thousands of accounts. */
const lacksPlace = ({ country, bic, iban, methodAccount, reading: { accountValue, creditorAgent } }: Payment): boolean =>
  country === undefined &&
  NUMBER.test(given(accountValue) as string) &&
  iban === undefined &&
  methodAccount === undefined &&
  bic === undefined &&
  isBlank(creditorAgent.memberId);

function createBankRequired(isWhole: boolean): Check {
  const isLacking = (payment: Payment): boolean => lacksBank(payment, isWhole) || (isWhole && lacksPlace(payment));
  return {
    name: 'presence/bank',
    asks: [MEMBER_ID, ACCOUNT_VALUE],
    appliesTo: ({ carrier, isCarried, corridor: { method, accountIdType } }) =>
      accountIdType === 'ACCOUNT_NUMBER' && isCarried && (carrier === undefined ? method === undefined : carrier.bank === 'in-account'),
    isOrdinary: (payment, threshold) => (!isWhole && payment.plan.carrier === undefined && threshold !== 'info') || !isLacking(payment),
    examine(payment, findings) {
      if (!isLacking(payment)) return;
      const { plan, localAccount } = payment;
      const { carrier } = plan;
      const asker = carrier?.code ?? localAccount?.country.rule.code;
      findings.report('CREDITOR_BANK_IDENTIFIER_MISSING', MEMBER_ID, {
        rule: `required/${carrier ? 'settlement-system' : asker === undefined ? 'payment' : 'country'}`,
        restsOn: carrier ? ruleConfidence(carrier, 'bank') : isWhole ? 'likely' : 'possible',
        params: { by: asker ?? 'payment' },
      });
    },
  };
}

export const bankRequired: Check = /* @__PURE__ */ createBankRequired(false);

/** The same of a payee who is to be paid as they stand. */
export const bankRequiredOfPayee: Check = /* @__PURE__ */ createBankRequired(true);
