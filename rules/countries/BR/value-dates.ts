/** When payments arrive: instant systems on the day itself, the others by business days. */
import type { ValueDates } from '../../vocabulary/value-date.js';

export const valueDates: ValueDates = {
  BR_PIX: [
    {
      from: '2020-11-16',
      earliest: 0,
      latest: 0,
      isInstant: true,
      source: 'Banco Central do Brasil, resolution BCB 1 of 2020: Pix, at all hours of every day; common knowledge, no page read',
    },
  ],
  BR_TED: [
    {
      from: '2015-01-01',
      calendar: 'BR',
      earliest: 0,
      latest: 0,
      source: 'Banco Central do Brasil: TED, credited on the business day of the order; common knowledge, no page read',
    },
  ],
  BR_DOC: [
    {
      from: '2015-01-01',
      to: '2024-01-15',
      calendar: 'BR',
      earliest: 1,
      latest: 1,
      source: 'Febraban: DOC, credited on the next business day; ended 2024-01-15; common knowledge, no page read',
    },
  ],
};
