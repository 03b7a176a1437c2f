/** When payments arrive: instant systems on the day itself, the others by business days. */
import type { ValueDates } from '../../vocabulary/value-date.js';

export const valueDates: ValueDates = {
  ZA_PAYSHAP: [
    {
      from: '2023-03-13',
      earliest: 0,
      latest: 0,
      isInstant: true,
      source: 'BankservAfrica: PayShap, at all hours of every day; common knowledge, no page read',
    },
  ],
};
