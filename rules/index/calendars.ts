/** Every calendar: for the command line, the service, documents and tests. The library imports none of them by itself. Written by `npm run indexes`. */
import { TARGET } from '../calendars/TARGET.js';
import { CH } from '../countries/CH/calendar.js';
import { GB } from '../countries/GB/calendar.js';
import { US_FED } from '../countries/US/calendar.js';
import type { Calendar } from '../vocabulary/calendar.js';

export const calendars: Readonly<Record<string, Calendar>> = {
  CH,
  GB,
  TARGET,
  US_FED,
};
