/** When payments arrive: instant systems on the day itself, the others by business days. */
import type { ValueDates } from '../../vocabulary/value-date.js';

export const valueDates: ValueDates = {
  CO_BREB: [
    {
      from: '2025-10-06',
      earliest: 0,
      latest: 0,
      isInstant: true,
      source: 'Banco de la Republica: Bre-B, at all hours of every day; common knowledge, no page read',
    },
  ],
};
