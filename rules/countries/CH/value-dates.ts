/** Francs. SIC settles one by one on the day; its instant payments run at all hours. */
import type { ValueDates } from '../../vocabulary/value-date.js';

export const valueDates: ValueDates = {
  CH_SIC: [
    {
      from: '2012-01-01',
      calendar: 'CH',
      earliest: 0,
      latest: 0,
      source:
        'SIX Interbank Clearing: SIC settles in real time and finally, on the clearing day; read 2026-11-29 at six-interbank-clearing.com/en/home/payment-services/sic/how-it-works.html',
    },
  ],
  CH_SIC_IP: [
    {
      from: '2024-08-20',
      earliest: 0,
      latest: 0,
      isInstant: true,
      source:
        'Swiss National Bank and SIX: instant payments in SIC5 from August 2024, at all hours; read 2026-11-29 at snb.ch, speech of 2025-04-10; the 20th is common knowledge',
    },
  ],
};
