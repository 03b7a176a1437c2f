/** Systems in euro of several countries. The days are TARGET's. */
import type { ValueDates } from '../vocabulary/value-date.js';

const LATER_DAY = 'Directive (EU) 2015/2366, article 83(1): end of the following business day; read 2026-11-29';

export const valueDates: ValueDates = {
  SCT: [
    {
      from: '2012-01-01',
      calendar: 'TARGET',
      earliest: 0,
      latest: 1,
      source: `Bundesbank, SEPA credit transfer: one business day at most since January 2012, bundesbank.de/en/tasks/payment-systems/sepa/sepa-credit-transfer-626664; ${LATER_DAY}`,
    },
  ],
  SCT_INST: [
    {
      from: '2017-11-21',
      earliest: 0,
      latest: 0,
      isInstant: true,
      source: 'SEPA Instant Credit Transfer: ten seconds, on every day, from 2017-11-21; ESBG, 2017-11-22; read 2026-11-29',
    },
  ],
  T2: [
    {
      from: '2002-01-01',
      calendar: 'TARGET',
      earliest: 0,
      latest: 0,
      source:
        'Guideline (EU) 2022/912, annex I: settled on the business day on which the order is accepted; common knowledge, no page read',
    },
  ],
  EURO1: [
    {
      from: '2002-01-01',
      calendar: 'TARGET',
      earliest: 0,
      latest: 0,
      source: 'EBA CLEARING: EURO1 settles same day in T2, on TARGET business days; common knowledge, no page read',
    },
  ],
};
