/** The creditor's telephone number, by the numbering plans that are loaded. */
import type { Outcome } from '../../../rules/vocabulary/check.js';
import { isPhoneLike } from '../../identifiers/phone.js';
import { WRONG_TYPE } from '../../instruction/values.js';
import type { Payment } from '../payment.js';

/** Without numbering plans, only a text that can be no number is a fault; undefined where none is given. */
export function phoneOutcome({ reading, engine, country }: Payment): Outcome | 'malformed' | undefined {
  const { phone } = reading;
  if (phone === undefined) return undefined;
  if (phone === WRONG_TYPE || !isPhoneLike(phone)) return 'malformed';
  return engine.data.phoneNumbers?.verify(phone, country) ?? 'not-covered';
}
