/**
 * The checks of a payment that names no settlement system, but comes with facts that imply one, such as a file of one system. They ask for the form of the address
 * that this system has on the day; all that rests on it is likely, and no more.
 */
import type { SchemeRule } from '../../rules/vocabulary/scheme.js';
import type { Check } from '../payment/check.js';
import { addressForm, addressFormOf } from './creditor/address/form.js';
import { checks } from './index.js';
import { ACCOUNT_VALUE } from './pointers.js';
import { settlementRefusedIban } from './settlement/refused-iban.js';

/** The system pays to the IBAN only with a reference, which the payment does not have. */
const referenceOf = ({ code }: SchemeRule): Check => ({
  name: 'settlement/reference',
  asks: [ACCOUNT_VALUE],
  appliesTo: ({ corridor }) => corridor.accountIdType === 'IBAN',
  isOrdinary: ({ validIban }) => validIban === undefined,
  examine({ validIban }, findings) {
    if (validIban === undefined) return;
    const params = { system: code, lacks: 'reference' };
    findings.report('SETTLEMENT_SYSTEM_ACCOUNT_NUMBER_INCONSISTENCY', ACCOUNT_VALUE, {
      rule: 'settlement-system',
      restsOn: 'likely',
      params,
    });
  },
});

export function impliedChecks(system: SchemeRule, on: string, lacksReference: boolean): readonly Check[] {
  return checks.flatMap((check) => {
    if (check === addressForm) return [addressFormOf(system, on)];
    return check === settlementRefusedIban && lacksReference ? [check, referenceOf(system)] : [check];
  });
}
