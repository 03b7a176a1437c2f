/** Checks the IBAN on its own. Only its first fault is reported. */

import { electronic, originalRange } from '../../characters/text.js';
import { basisOfCheck } from '../../findings/severity.js';
import { type Inspection, inspect, isTooLong } from '../../identifiers/iban/inspection.js';
import { given } from '../../instruction/values.js';
import { type Check, tablesFor } from '../../payment/check.js';
import { isUncoveredAccount } from '../../payment/facts/iban.js';
import { ACCOUNT_VALUE } from '../pointers.js';

/** The place, in the value as it was written, of a fault in its electronic form. */
function rangeIn(value: string, { text, at }: Inspection): readonly [number, number] {
  if (isTooLong(value)) return [0, value.length];
  const label = electronic(value).length - text.length;
  return originalRange(value, at[0] + label, at[1] + label);
}

export const iban: Check = {
  name: 'account/iban',
  asks: [ACCOUNT_VALUE, '/creditorAccount/id/type'],
  isOrdinary: ({ iban: found }) => found === undefined || found.problem === undefined,
  examine(payment, findings) {
    const { iban: found, reading } = payment;
    if (found === undefined) {
      if (isUncoveredAccount(payment)) findings.outcome('iban/structure', ACCOUNT_VALUE, 'not-covered');
      return;
    }
    if (findings.isDetailed) inspect(found.text, payment.engine.rules.countries, tablesFor(payment, findings));
    const { country, problem, nationalFault, nationalCheck } = found;
    const range = problem === undefined ? ([0, 0] as const) : rangeIn(given(reading.accountValue) as string, found);
    if (country === undefined) return findings.report('CREDITOR_IBAN_INVALID_FORMAT', ACCOUNT_VALUE, { rule: 'iban/format', range });
    const { code } = country.rule;
    if (problem === 'INVALID_BBAN_STRUCTURE') {
      const params = { country: code, expected: country.layout.length + 4 };
      return findings.report('CREDITOR_IBAN_INVALID_BBAN_STRUCTURE', ACCOUNT_VALUE, { rule: 'iban/structure', range, params });
    }
    const rule = 'iban/mod-97';
    if (problem === 'INCORRECT_CHECK_DIGITS') {
      return findings.report('CREDITOR_IBAN_INCORRECT_CHECK_DIGITS', ACCOUNT_VALUE, { rule, range, params: { country: code } });
    }
    findings.outcome(rule, ACCOUNT_VALUE, 'passed');
    if (nationalFault === undefined) return findings.outcome('iban/national-check', ACCOUNT_VALUE, nationalCheck);
    const { check, severity } = nationalFault;
    findings.report('CREDITOR_IBAN_INCORRECT_NATIONAL_CHECK_DIGITS', ACCOUNT_VALUE, {
      rule: `iban/national-check/${check}`,
      restsOn: basisOfCheck(severity),
      range,
      params: { country: code, check },
    });
  },
};
