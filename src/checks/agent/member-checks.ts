/** The national checks that need nothing but the bank identifier. */

import type { Findings } from '../../findings/findings.js';
import { basisOfCheck } from '../../findings/severity.js';
import { bbanOf, hasAll } from '../../identifiers/account/local-account.js';
import { given } from '../../instruction/values.js';
import { tablesFor } from '../../payment/check.js';
import type { BankIdentifier, Payment } from '../../payment/payment.js';
import type { RulesAndData } from '../../rules-and-data/engine-data.js';
import { BRANCH_ID } from '../pointers.js';
import type { AgentPlace } from './place.js';

/** True where none of them fails. */
export function holdsMemberChecks({ country, fields }: BankIdentifier, { data }: RulesAndData): boolean {
  for (const { verify, fields: needed } of country.checks) {
    if (hasAll(needed, fields) && verify(bbanOf(country, fields), data.tables()) === 'failed') return false;
  }
  return true;
}

/** Reports the first that fails, at the creditor's branch where that was given by itself; false where one does. */
export function examineMemberChecks(
  payment: Payment,
  { country, fields }: BankIdentifier,
  { who, pointer: agent }: AgentPlace,
  findings: Findings,
): boolean {
  const pointer = `${agent}/clearingSystemMemberId/memberId`;
  for (const { name, severity, verify, fields: needed } of country.checks) {
    if (!hasAll(needed, fields)) continue;
    const rule = `bank-identifier/national-check/${name}` as const;
    const outcome = verify(bbanOf(country, fields), tablesFor(payment, findings));
    if (outcome === 'failed') {
      const detail = { rule, restsOn: basisOfCheck(severity), params: { country: country.rule.code } };
      if (who === 'CREDITOR' && needed.includes('branch') && given(payment.reading.creditorAgent.branchId) !== undefined)
        findings.report('CREDITOR_BRANCH_IDENTIFIER_INVALID_FORMAT', BRANCH_ID, detail);
      else findings.report(`${who}_BANK_IDENTIFIER_INVALID_FORMAT`, pointer, detail);
      return false;
    }
    findings.outcome(rule, pointer, outcome);
  }
  return true;
}
