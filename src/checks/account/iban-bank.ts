/**
 * The bank inside a valid IBAN, in its country's directory. Where that has every bank code, an absent one is of no bank; elsewhere it is worth knowing.
 */
import type { Check } from '../../payment/check.js';
import { BANK_DOUBTS, bankStatus, isDoubtfulBank } from '../../payment/facts/bank.js';
import { ACCOUNT_VALUE } from '../pointers.js';

const rule = 'iban/bank-directory';

export const ibanBank: Check = {
  name: 'account/iban-bank',
  asks: [ACCOUNT_VALUE],
  isOrdinary(payment, threshold) {
    const { validIban, engine } = payment;
    // only a directory that may deny a bank can say that there is none
    if (validIban === undefined || (threshold !== 'info' && !engine.data.banks(validIban.country.rule.code)?.mayDeny)) return true;
    return !isDoubtfulBank(payment, threshold);
  },
  examine(payment, findings) {
    const { validIban, bank } = payment;
    if (validIban === undefined) return;
    if (bank !== undefined) findings.addEditions(bank.directory.editions);
    const status = bankStatus(payment);
    const restsOn = BANK_DOUBTS[status];
    if (restsOn === undefined) return findings.outcome(rule, ACCOUNT_VALUE, status === 'known' ? 'passed' : 'not-covered');
    findings.report('CREDITOR_IBAN_BANK_IDENTIFIER_UNKNOWN', ACCOUNT_VALUE, {
      rule,
      restsOn,
      params: { country: validIban.country.rule.code },
    });
  },
};
