/**
 * The country of a valid IBAN, against the registry and against the instruction's. Within SEPA an account in another country is ordinary: nobody
 * may refuse it (Regulation (EU) No 260/2012, article 9).
 */

import { isInSepa } from '../../directory/sepa.js';
import type { Check } from '../../payment/check.js';
import type { Payment } from '../../payment/payment.js';
import { ACCOUNT_VALUE } from '../pointers.js';

/** True where both countries are in SEPA, and the payment is one in euro or does not say. */
const isWithinSepa = ({ reading: { currency }, engine: { on } }: Payment, wanted: string, found: string): boolean =>
  (currency === undefined || currency === 'EUR') && isInSepa(wanted, on) && isInSepa(found, on);

/** Runs even if only an `info` could result: later checks of the account read its findings. */
export const ibanCountry: Check = {
  name: 'account/iban-country',
  asks: [ACCOUNT_VALUE, '/country'],
  isOrdinary({ validIban: iban, country: wanted }) {
    if (iban === undefined) return true;
    const { code, territories, registered } = iban.country.rule;
    const isWanted = wanted === undefined || wanted === code || territories?.includes(wanted) === true;
    return isWanted && registered !== false && iban.text.startsWith(code);
  },
  examine(payment, findings) {
    const { validIban: iban, country: wanted } = payment;
    if (iban === undefined) return;
    const prefix = iban.text.slice(0, 2);
    const { code, territories, registered } = iban.country.rule;
    if (wanted !== undefined) {
      const rule = 'iban/country';
      if (wanted === code || territories?.includes(wanted)) findings.outcome(rule, ACCOUNT_VALUE, 'passed');
      else {
        const restsOn = isWithinSepa(payment, wanted, code) ? 'possible' : 'likely';
        findings.report('CREDITOR_IBAN_COUNTRY_INCONSISTENCY', ACCOUNT_VALUE, { rule, restsOn, params: { country: wanted, found: code } });
      }
    }
    if (prefix !== code) {
      findings.report('CREDITOR_IBAN_TERRITORY_PREFIX', ACCOUNT_VALUE, {
        rule: 'iban/territory',
        restsOn: 'likely',
        params: { country: code, found: prefix },
      });
    }
    if (registered === false) {
      findings.report('CREDITOR_IBAN_COUNTRY_NOT_IN_REGISTRY', ACCOUNT_VALUE, {
        rule: 'iban/registry',
        restsOn: 'possible',
        params: { country: code },
      });
    }
  },
};
