/** When a payment is with its payee, of each settlement system of which a source says it. Written by `npm run indexes`. */
import { valueDates as CH } from '../countries/CH/value-dates.js';
import { valueDates as GB } from '../countries/GB/value-dates.js';
import { valueDates as US } from '../countries/US/value-dates.js';
import { valueDates as europe } from '../value-dates/europe.js';
import type { ValueDates } from '../vocabulary/value-date.js';

export const valueDates: ValueDates = {
  ...CH,
  ...GB,
  ...US,
  ...europe,
};
