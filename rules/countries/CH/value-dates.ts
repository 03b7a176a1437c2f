/** Francs. SIC settles one by one on the day; its instant payments run at all hours. */
import type { ValueDates } from '../../vocabulary/value-date.js';

export const valueDates: ValueDates = {
  CH_SIC: [
    {
      from: '2012-01-01',
      calendar: 'CH',
      earliest: 0,
      latest: 0,
      source: 'SIX Interbank Clearing, SIC Handbook: settled on the clearing day',
    },
  ],
  CH_SIC_IP: [
    {
      from: '2024-08-20',
      earliest: 0,
      latest: 0,
      isInstant: true,
      source: 'Swiss National Bank and SIX: instant payments in SIC5 from 2024-08-20, at all hours',
    },
  ],
};
