/** When payments arrive: instant systems on the day itself, the others by business days. */
import type { ValueDates } from '../../vocabulary/value-date.js';

export const valueDates: ValueDates = {
  SE_RIX: [
    {
      from: '2015-01-01',
      calendar: 'SE',
      earliest: 0,
      latest: 0,
      source: 'Riksbank: RIX-RTGS, settled on the day; common knowledge, no page read',
    },
  ],
  SE_SWISH: [
    {
      from: '2012-12-12',
      earliest: 0,
      latest: 0,
      isInstant: true,
      source: 'Getswish: Swish, at all hours of every day; common knowledge, no page read',
    },
  ],
  SE_RIX_INST: [
    {
      from: '2022-05-02',
      earliest: 0,
      latest: 0,
      isInstant: true,
      source: 'Riksbank: RIX-INST, at all hours of every day; common knowledge, no page read',
    },
  ],
};
