/**
 * The bank inside a valid IBAN, in its country's directory. A complete directory says that there is none, any that it closed. Examples that authorities have
 * published name banks that no longer exist, or never did: these have an alert of their own.
 */
import { publishedIbans } from '../../../rules/banks/account-samples.js';
import type { Check } from '../../payment/check.js';
import { ACCOUNT_VALUE } from '../pointers.js';

const rule = 'iban/bank-directory';

export const ibanBank: Check = {
  name: 'account/iban-bank',
  asks: [ACCOUNT_VALUE],
  isOrdinary(payment) {
    const { validIban, engine } = payment;
    // only a directory that may deny a bank can say that there is none
    if (validIban === undefined || !engine.data.banks(validIban.country.rule.code)?.mayDeny) return true;
    return payment.bank?.existsOn(engine.on) !== false || publishedIbans.has(validIban.text);
  },
  examine({ validIban, bank, engine }, findings) {
    if (validIban === undefined) return;
    if (bank === undefined) return findings.outcome(rule, ACCOUNT_VALUE, 'not-covered');
    findings.addEditions(bank.directory.editions);
    const exists = bank.existsOn(engine.on);
    if (exists !== false || publishedIbans.has(validIban.text))
      return findings.outcome(rule, ACCOUNT_VALUE, exists ? 'passed' : 'not-covered');
    findings.report('CREDITOR_IBAN_BANK_IDENTIFIER_UNKNOWN', ACCOUNT_VALUE, {
      rule,
      restsOn: 'likely',
      params: { country: validIban.country.rule.code },
    });
  },
};
