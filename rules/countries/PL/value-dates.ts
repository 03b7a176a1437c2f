/** When payments arrive: instant systems on the day itself, the others by business days. */
import type { ValueDates } from '../../vocabulary/value-date.js';

export const valueDates: ValueDates = {
  PL_EXPRESS_ELIXIR: [
    {
      from: '2012-06-05',
      earliest: 0,
      latest: 0,
      isInstant: true,
      source: 'Krajowa Izba Rozliczeniowa: Express Elixir, at all hours; a bank may close for a while; common knowledge, no page read',
    },
  ],
  PL_ELIXIR: [
    {
      from: '2015-01-01',
      calendar: 'PL',
      earliest: 0,
      latest: 1,
      source:
        'Krajowa Izba Rozliczeniowa: Elixir, three sessions on business days; Payment Services Act, article 54: next business day at most; common knowledge, no page read',
    },
  ],
  PL_SORBNET: [
    {
      from: '2015-01-01',
      calendar: 'PL',
      earliest: 0,
      latest: 0,
      source: 'Narodowy Bank Polski: SORBNET, settled on the day; common knowledge, no page read',
    },
  ],
};
