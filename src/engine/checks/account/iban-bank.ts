/** The bank inside a sound IBAN, in its country's directory. Only a complete directory says that there is none. */
import { bankCodeIn } from '../../../identifiers/layout.js';
import type { SoundIban } from '../../resolve/iban.js';
import type { Payment } from '../../resolve.js';
import type { Check } from '../check.js';
import { VALUE } from './value.js';

const rule = 'iban/bank-directory';

const directoryOf = ({ engine }: Payment, { country }: SoundIban) => engine.data.banks(country.rule.code);

const codeIn = ({ text, country }: SoundIban): string => bankCodeIn(text.slice(4), country);

export const ibanBank: Check = {
  name: 'account/iban-bank',
  asks: [VALUE],
  isOrdinary(payment) {
    const iban = payment.soundIban;
    const directory = iban && directoryOf(payment, iban);
    return iban === undefined || directory === undefined || !directory.complete || directory.byCode(codeIn(iban)).length > 0;
  },
  examine(payment, findings) {
    const iban = payment.soundIban;
    if (iban === undefined) return;
    const directory = directoryOf(payment, iban);
    if (directory === undefined) return findings.outcome(rule, VALUE, 'not-covered');
    findings.read(directory.editions);
    const isKnown = directory.byCode(codeIn(iban)).length > 0;
    if (isKnown || !directory.complete) return findings.outcome(rule, VALUE, isKnown ? 'passed' : 'not-covered');
    findings.report('CREDITOR_IBAN_BANK_IDENTIFIER_UNKNOWN', VALUE, { rule, params: { country: iban.country.rule.code } });
  },
};
