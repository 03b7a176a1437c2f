/** Sterling. Bacs takes three business days: input, processing, entry. */
import type { ValueDates } from '../../vocabulary/value-date.js';

export const valueDates: ValueDates = {
  GB_BACS: [
    {
      from: '2012-01-01',
      calendar: 'GB',
      earliest: 2,
      latest: 2,
      source:
        'Pay.UK: Bacs processing cycle of three business days: input, processing, entry; read 2026-11-29 at wiki.smarterpay.com/bacsfaqs/3dayprocessing',
    },
  ],
  GB_CHAPS: [
    {
      from: '2012-01-01',
      calendar: 'GB',
      earliest: 0,
      latest: 0,
      source:
        'Bank of England: CHAPS is with the payee on the day, Monday to Friday but for bank holidays of England and Wales; read 2026-11-29 at chapsco.co.uk/about-chaps/how-chaps-works',
    },
  ],
  GB_FPS: [
    {
      from: '2008-05-27',
      earliest: 0,
      latest: 0,
      isInstant: true,
      source:
        'Pay.UK: Faster Payments, at all hours of every day; within two hours by its rules, mostly in minutes; read 2026-11-29 at fasterpayments.org.uk/about-us/benefits-faster-payments',
    },
  ],
};
