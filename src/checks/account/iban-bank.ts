/**
 * The bank inside a sound IBAN, in its country's directory. Only a complete directory says that there is none. Examples that authorities have
 * published name banks that no longer exist, or never did: these have an alert of their own.
 */
import { publishedIbans } from '../../../rules/account-samples.js';
import type { Check } from '../../engine/check.js';
import { VALUE } from './value.js';

const rule = 'iban/bank-directory';

export const ibanBank: Check = {
  name: 'account/iban-bank',
  asks: [VALUE],
  isOrdinary(payment) {
    const { soundIban, engine } = payment;
    // only a complete directory can say that there is no such bank
    if (soundIban === undefined || !engine.data.banks(soundIban.country.rule.code)?.complete) return true;
    return payment.bank?.candidates.length !== 0 || publishedIbans.has(soundIban.text);
  },
  examine({ soundIban, bank }, findings) {
    if (soundIban === undefined) return;
    if (bank === undefined) return findings.outcome(rule, VALUE, 'not-covered');
    const { directory, candidates } = bank;
    findings.read(directory.editions);
    const isKnown = candidates.length > 0;
    if (isKnown || !directory.complete || publishedIbans.has(soundIban.text))
      return findings.outcome(rule, VALUE, isKnown ? 'passed' : 'not-covered');
    findings.report('CREDITOR_IBAN_BANK_IDENTIFIER_UNKNOWN', VALUE, { rule, params: { country: soundIban.country.rule.code } });
  },
};
