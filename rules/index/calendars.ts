/** Every calendar: for the command line, the service, documents and tests. The library imports none of them by itself. Written by `npm run indexes`. */
import { TARGET } from '../calendars/TARGET.js';
import { AU } from '../countries/AU/calendar.js';
import { CA } from '../countries/CA/calendar.js';
import { CH } from '../countries/CH/calendar.js';
import { CN } from '../countries/CN/calendar.js';
import { GB } from '../countries/GB/calendar.js';
import { HK } from '../countries/HK/calendar.js';
import { JP } from '../countries/JP/calendar.js';
import { KR } from '../countries/KR/calendar.js';
import { NZ } from '../countries/NZ/calendar.js';
import { SG } from '../countries/SG/calendar.js';
import { TW } from '../countries/TW/calendar.js';
import { US_FED } from '../countries/US/calendar.js';
import type { Calendar } from '../vocabulary/calendar.js';

export const calendars: Readonly<Record<string, Calendar>> = {
  AU,
  CA,
  CH,
  CN,
  GB,
  HK,
  JP,
  KR,
  NZ,
  SG,
  TARGET,
  TW,
  US_FED,
};
