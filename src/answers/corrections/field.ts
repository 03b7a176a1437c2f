/**
 * The correction of a BIC, a bank identifier, a branch, an IBAN, an account number or a post code: without what nobody sees in it (`unseen.ts`), without the
 * label in front of it (`label.ts`), else with other characters (`characters.ts`). Afterwards nothing may be wrong with the field, nor with another that was
 * right before.
 */
import type { AlertCode } from '../../../rules/alert-codes/alert-code.js';
import { apply, type Correction } from '../../characters/correction.js';
import type { Finding, Findings } from '../../findings/findings.js';
import { parse } from '../../identifiers/bic.js';
import type { ResolvedPayment } from '../../payment/resolve.js';
import type { RulesAndData } from '../../rules-and-data/engine-data.js';
import { correctAlike, correctLostZero, correctLostZeros } from './characters.js';
import { identifierFields, MAX_LABELLED } from './identifier-field.js';
import { correctLabel, withoutLabels } from './label.js';
import { ReplacedField } from './replaced-field.js';
import { correctUnseen } from './unseen.js';

/** An account number that is in no form of its country, or too short and like that of a card. */
const MAY_LACK_ZEROS: readonly AlertCode[] = ['CREDITOR_ACCOUNT_NUMBER_INVALID_FORMAT', 'CREDITOR_CARD_NUMBER_NOT_ALLOWED'];
/** A bank identifier and a post code have one length: what lacks one digit lacks its first zero, or the number was mistyped. */
const MAY_LACK_ONE_ZERO: readonly AlertCode[] = ['CREDITOR_BANK_IDENTIFIER_INVALID_FORMAT', 'CREDITOR_ADDRESS_POST_CODE_INVALID_FORMAT'];

/** The BIC that took the place of one that is gone: of the head office, since the branches of the two are not the same. */
function correctGoneBic(value: string, replaced: ReplacedField, { data, on }: RulesAndData): Correction | undefined {
  const reading = parse(value);
  const successor = reading.ok ? data.gone(reading.bic.bic8, on)?.successor : undefined;
  if (successor === undefined || !replaced.isSound(replaced.with(successor))) return undefined;
  return { at: 0, remove: value.length, insert: successor };
}

/** The edit of the identifier after which it is what was meant; undefined where there is none, or where it is not sure. `before`: all that was found. */
export function correctField({ code, pointer, severity }: Finding, payment: ResolvedPayment, before: Findings): Correction | undefined {
  const { reading, accountCountry } = payment;
  const field = identifierFields().get(pointer);
  const value = field?.read(reading);
  if (field === undefined || value === undefined || value.length > MAX_LABELLED) return undefined;
  const replaced = new ReplacedField(field, pointer, payment, before);
  if (code.endsWith('_BIC_DISCONTINUED')) return correctGoneBic(value, replaced, payment.engine);
  if (severity === 'info') return undefined;
  const unseen = correctUnseen(value);
  if (unseen !== undefined) return replaced.isSound(replaced.with(apply(value, unseen))) ? unseen : undefined;
  const label = correctLabel(value, field, accountCountry);
  if (label !== undefined) {
    const payments = [replaced.with(apply(value, label)), replaced.resolve(withoutLabels(reading, accountCountry))];
    return payments.some((each) => replaced.isSound(each)) ? label : undefined;
  }
  // an IBAN has a correction of its own, which counts what passes by chance
  if (code.startsWith('CREDITOR_IBAN')) return undefined;
  if (MAY_LACK_ONE_ZERO.includes(code)) {
    const zero = correctLostZero(value, replaced, code.startsWith('CREDITOR_BANK'));
    if (zero !== undefined) return zero;
  }
  return (MAY_LACK_ZEROS.includes(code) ? correctLostZeros(value, replaced) : undefined) ?? correctAlike(value, replaced);
}
