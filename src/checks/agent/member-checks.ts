/** The national checks that need nothing but the bank identifier. */

import { tablesFor } from '../../engine/check.js';
import type { RulesAndData } from '../../engine/engine-data.js';
import type { Findings } from '../../engine/findings.js';
import type { Member, Payment } from '../../engine/payment.js';
import { confidenceOfCheck } from '../../engine/severity.js';
import { bbanOf, hasAll } from '../../identifiers/local-account.js';

/** True where none of them fails. */
export function holdsMemberChecks({ country, fields }: Member, { data }: RulesAndData): boolean {
  for (const { verify, fields: needed } of country.checks) {
    if (hasAll(needed, fields) && verify(bbanOf(country, fields), data.tables()) === 'failed') return false;
  }
  return true;
}

/** Reports the first that fails; false where one does. */
export function examineMemberChecks(
  payment: Payment,
  { country, fields }: Member,
  code: 'CREDITOR_BANK_IDENTIFIER_INVALID_FORMAT' | `INTERMEDIARY_AGENT${1 | 2 | 3}_BANK_IDENTIFIER_INVALID_FORMAT`,
  pointer: string,
  findings: Findings,
): boolean {
  for (const { name, severity, verify, fields: needed } of country.checks) {
    if (!hasAll(needed, fields)) continue;
    const rule = `bank-identifier/national-check/${name}` as const;
    const outcome = verify(bbanOf(country, fields), tablesFor(payment, findings));
    if (outcome === 'failed') {
      findings.report(code, pointer, {
        rule,
        restsOn: confidenceOfCheck(severity),
        params: { country: country.rule.code },
      });
      return false;
    }
    findings.outcome(rule, pointer, outcome);
  }
  return true;
}
