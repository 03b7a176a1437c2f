/** When payments arrive: instant systems on the day itself, the others by business days. */
import type { ValueDates } from '../../vocabulary/value-date.js';

export const valueDates: ValueDates = {
  TH_PROMPTPAY: [
    {
      from: '2017-01-27',
      earliest: 0,
      latest: 0,
      isInstant: true,
      source: 'Bank of Thailand: PromptPay, at all hours of every day; common knowledge, no page read',
    },
  ],
  TH_BAHTNET: [
    {
      from: '2015-01-01',
      calendar: 'TH',
      earliest: 0,
      latest: 0,
      source: 'Bank of Thailand: BAHTNET, settled on the day; common knowledge, no page read',
    },
  ],
};
