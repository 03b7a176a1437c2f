/** When the creditor was born. */
import { isDate, yearsBefore } from '../../../identifiers/date.js';
import type { ReadIdentifier } from '../../../identifiers/personal-identifier.js';
import { onceForEach } from '../../on-first-use.js';
import { given, WRONG_TYPE } from '../../reading.js';
import type { Case } from '../case.js';
import { typesOf } from './reading-identifiers.js';

const OLDEST = 120;

/** Nobody alive was born before this day. */
const firstDay = /* @__PURE__ */ onceForEach((on) => yearsBefore(on, OLDEST));

export function judgeDateOfBirth({ reading, findings, engine }: Case): void {
  const { dateOfBirth } = reading;
  if (dateOfBirth === undefined) return;
  const pointer = '/creditor/dateOfBirth';
  if (dateOfBirth === WRONG_TYPE || !isDate(dateOfBirth)) {
    return findings.alert('CREDITOR_DATE_OF_BIRTH_INVALID_FORMAT', pointer, { rule: 'date-of-birth/calendar' });
  }
  if (given(reading.creditorType) === 'BUSINESS') {
    return findings.alert('CREDITOR_DATE_OF_BIRTH_NOT_ALLOWED', pointer, { rule: 'date-of-birth/holder' });
  }
  const { on } = engine;
  if (dateOfBirth > on || dateOfBirth < firstDay(on)) {
    return findings.alert('CREDITOR_DATE_OF_BIRTH_SUSPICIOUS', pointer, { rule: 'date-of-birth/span' });
  }
  findings.outcome('date-of-birth/span', pointer, 'passed');
}

/** Holds the date of birth against those inside an identifier that was read without a fault. */
export function judgeDateInside({ reading, findings }: Case, sound: readonly ReadIdentifier[]): void {
  const pointer = '/creditor/dateOfBirth';
  const dateOfBirth = given(reading.dateOfBirth);
  if (dateOfBirth === undefined) return;
  let isReal = false;
  let isSame = false;
  for (const { birthDates } of sound) {
    // one of the identifiers that it may be holds none
    if (birthDates.length === 0) return;
    for (const date of birthDates) {
      isReal ||= isDate(date);
      isSame ||= date === dateOfBirth;
    }
  }
  if (!isReal) return;
  if (findings.hasAt(pointer)) return;
  const rule = 'date-of-birth/identifier';
  if (isSame) return findings.outcome(rule, pointer, 'passed');
  findings.alert('CREDITOR_DATE_OF_BIRTH_TAX_ID_INCONSISTENCY', pointer, { rule, params: { type: typesOf(sound) } });
}
