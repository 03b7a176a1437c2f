/** Whether a bank identifier goes on to the branch, where its country's does. */

import { partsOf } from '../../identifiers/account/domestic-parts.js';
import { given } from '../../instruction/values.js';
import type { Check } from '../../payment/check.js';
import { fieldsByItself } from '../../payment/facts/account.js';
import type { Payment } from '../../payment/payment.js';
import { ACCOUNT_VALUE, BRANCH_ID, MEMBER_ID } from '../pointers.js';

function lacksBranch(payment: Payment): boolean {
  const { member, localRules, reading } = payment;
  const { memberId, branchId } = reading.creditorAgent;
  // people know the branch by a number of its own: it is missing, whether or not the bank is
  if (memberId === undefined && branchId === undefined && localRules?.facts.branchApart && given(reading.accountValue) === undefined)
    return true;
  // beside the branch, a bank identifier may only lack a check digit, which nobody has to state
  if (member === undefined || !partsOf(member.country).memberIdFields.includes('branch') || member.country.facts.branchMayLack)
    return false;
  return member.fields.branch === undefined && fieldsByItself(payment)?.branch === undefined;
}

export const branchRequired: Check = {
  name: 'presence/branch',
  asks: [BRANCH_ID, MEMBER_ID, ACCOUNT_VALUE],
  appliesTo: ({ carrier, requirementFacts: { method, accountIdType } }) =>
    accountIdType === 'ACCOUNT_NUMBER' && (carrier === undefined ? method !== undefined : carrier.bank === 'memberId'),
  isOrdinary: (payment) => !lacksBranch(payment),
  examine(payment, findings) {
    const { carrier, corridor } = payment.plan;
    const asker = carrier ?? corridor.method;
    if (asker === undefined || !lacksBranch(payment)) return;
    const rule = `required/${carrier ? 'settlement-system' : 'method'}` as const;
    findings.report('CREDITOR_BRANCH_IDENTIFIER_MISSING', BRANCH_ID, { rule, restsOn: 'likely', params: { by: asker.code } });
  },
};
