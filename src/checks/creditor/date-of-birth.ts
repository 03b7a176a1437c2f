/** When the creditor was born: a day of the calendar, of somebody who may be alive. A business has none. */

import { isDate, yearsBefore } from '../../identifiers/date.js';
import { given, WRONG_TYPE } from '../../instruction/values.js';
import type { Check } from '../../payment/check.js';
import type { Payment } from '../../payment/payment.js';
import { memoize } from '../../rules-and-data/memoize.js';
import { DATE_OF_BIRTH } from '../pointers.js';

const OLDEST = 120;

/** Nobody alive was born before this day. */
const firstDay = /* @__PURE__ */ memoize((on) => yearsBefore(on, OLDEST));

/** True for a date of birth without a fault. */
export function isPlausibleBirth({ reading, engine: { on } }: Payment): boolean {
  const { dateOfBirth } = reading;
  if (dateOfBirth === undefined || dateOfBirth === WRONG_TYPE || !isDate(dateOfBirth)) return false;
  return given(reading.creditorType) !== 'BUSINESS' && dateOfBirth <= on && dateOfBirth >= firstDay(on);
}

export const dateOfBirth: Check = {
  name: 'creditor/date-of-birth',
  asks: [DATE_OF_BIRTH, '/creditor/type'],
  isOrdinary: (payment) => payment.reading.dateOfBirth === undefined || isPlausibleBirth(payment),
  examine(payment, findings) {
    const { dateOfBirth: date, creditorType } = payment.reading;
    if (date === undefined) return;
    if (date === WRONG_TYPE || !isDate(date))
      return findings.report('CREDITOR_DATE_OF_BIRTH_INVALID_FORMAT', DATE_OF_BIRTH, { rule: 'date-of-birth/calendar' });
    if (given(creditorType) === 'BUSINESS')
      return findings.report('CREDITOR_DATE_OF_BIRTH_NOT_ALLOWED', DATE_OF_BIRTH, { rule: 'date-of-birth/holder', restsOn: 'likely' });
    const rule = 'date-of-birth/span';
    if (!isPlausibleBirth(payment)) return findings.report('CREDITOR_DATE_OF_BIRTH_SUSPICIOUS', DATE_OF_BIRTH, { rule, restsOn: 'likely' });
    findings.outcome(rule, DATE_OF_BIRTH, 'passed');
  },
};
