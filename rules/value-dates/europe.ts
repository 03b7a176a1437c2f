/** Systems in euro of several countries. The days are TARGET's. */
import type { ValueDates } from '../vocabulary/value-date.js';

const LATER_DAY = 'Directive (EU) 2015/2366, article 83(1): end of the following business day';

export const valueDates: ValueDates = {
  SCT: [
    {
      from: '2012-01-01',
      calendar: 'TARGET',
      earliest: 0,
      latest: 1,
      source: `EPC125-05, SEPA Credit Transfer rulebook, section 4.3: D+1 at most; ${LATER_DAY}`,
    },
  ],
  SCT_INST: [
    {
      from: '2017-11-21',
      earliest: 0,
      latest: 0,
      isInstant: true,
      source: 'EPC004-16, SEPA Instant Credit Transfer rulebook: ten seconds, on every day; Regulation (EU) 2024/886',
    },
  ],
  T2: [
    {
      from: '2002-01-01',
      calendar: 'TARGET',
      earliest: 0,
      latest: 0,
      source: 'Guideline (EU) 2022/912, annex I: settled on the business day on which the order is accepted',
    },
  ],
  EURO1: [
    {
      from: '2002-01-01',
      calendar: 'TARGET',
      earliest: 0,
      latest: 0,
      source: 'EBA CLEARING: EURO1 settles same day in T2, on TARGET business days',
    },
  ],
};
