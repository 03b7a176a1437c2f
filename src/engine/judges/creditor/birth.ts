/** When the creditor was born. */
import { isDate, yearsBefore } from '../../../identifiers/date.js';
import type { Case } from '../case.js';

const OLDEST = 120;

export function judgeDateOfBirth({ reading, findings, engine }: Case): void {
  const { dateOfBirth } = reading;
  if (dateOfBirth.is === 'absent') return;
  const pointer = '/creditor/dateOfBirth';
  if (dateOfBirth.is === 'wrong-type' || !isDate(dateOfBirth.value)) {
    return findings.alert('CREDITOR_DATE_OF_BIRTH_INVALID_FORMAT', pointer, { rule: 'date-of-birth/calendar' });
  }
  const { on } = engine;
  if (dateOfBirth.value > on || dateOfBirth.value < yearsBefore(on, OLDEST)) {
    return findings.alert('CREDITOR_DATE_OF_BIRTH_SUSPICIOUS', pointer, { rule: 'date-of-birth/span' });
  }
  findings.outcome('date-of-birth/span', pointer, 'passed');
}
