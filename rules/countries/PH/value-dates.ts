/** When payments arrive: instant systems on the day itself, the others by business days. */
import type { ValueDates } from '../../vocabulary/value-date.js';

export const valueDates: ValueDates = {
  PH_INSTAPAY: [
    {
      from: '2018-04-23',
      earliest: 0,
      latest: 0,
      isInstant: true,
      source: 'Bangko Sentral ng Pilipinas: InstaPay, at all hours of every day; common knowledge, no page read',
    },
  ],
  PH_PESONET: [
    {
      from: '2017-11-08',
      calendar: 'PH',
      earliest: 0,
      latest: 0,
      source:
        'Bangko Sentral ng Pilipinas: PESONet, credited on the banking day on which it is sent before cut-off, else the next; common knowledge, no page read',
    },
  ],
};
