/** Every calendar: for the command line, the service, documents and tests. The library imports none of them by itself. Written by `npm run indexes`. */
import { TARGET } from '../calendars/TARGET.js';
import { AE } from '../countries/AE/calendar.js';
import { AR } from '../countries/AR/calendar.js';
import { AU } from '../countries/AU/calendar.js';
import { BR } from '../countries/BR/calendar.js';
import { CA } from '../countries/CA/calendar.js';
import { CH } from '../countries/CH/calendar.js';
import { CL } from '../countries/CL/calendar.js';
import { CN } from '../countries/CN/calendar.js';
import { CO } from '../countries/CO/calendar.js';
import { CZ } from '../countries/CZ/calendar.js';
import { DK } from '../countries/DK/calendar.js';
import { EG } from '../countries/EG/calendar.js';
import { GB } from '../countries/GB/calendar.js';
import { HK } from '../countries/HK/calendar.js';
import { HU } from '../countries/HU/calendar.js';
import { ID } from '../countries/ID/calendar.js';
import { IL } from '../countries/IL/calendar.js';
import { IN } from '../countries/IN/calendar.js';
import { JP } from '../countries/JP/calendar.js';
import { KE } from '../countries/KE/calendar.js';
import { KR } from '../countries/KR/calendar.js';
import { MX } from '../countries/MX/calendar.js';
import { MY } from '../countries/MY/calendar.js';
import { NG } from '../countries/NG/calendar.js';
import { NO } from '../countries/NO/calendar.js';
import { NZ } from '../countries/NZ/calendar.js';
import { PE } from '../countries/PE/calendar.js';
import { PH } from '../countries/PH/calendar.js';
import { PL } from '../countries/PL/calendar.js';
import { RO } from '../countries/RO/calendar.js';
import { SA } from '../countries/SA/calendar.js';
import { SE } from '../countries/SE/calendar.js';
import { SG } from '../countries/SG/calendar.js';
import { TH } from '../countries/TH/calendar.js';
import { TR } from '../countries/TR/calendar.js';
import { TW } from '../countries/TW/calendar.js';
import { US_FED } from '../countries/US/calendar.js';
import { VN } from '../countries/VN/calendar.js';
import { ZA } from '../countries/ZA/calendar.js';
import type { Calendar } from '../vocabulary/calendar.js';

export const calendars: Readonly<Record<string, Calendar>> = {
  AE,
  AR,
  AU,
  BR,
  CA,
  CH,
  CL,
  CN,
  CO,
  CZ,
  DK,
  EG,
  GB,
  HK,
  HU,
  ID,
  IL,
  IN,
  JP,
  KE,
  KR,
  MX,
  MY,
  NG,
  NO,
  NZ,
  PE,
  PH,
  PL,
  RO,
  SA,
  SE,
  SG,
  TARGET,
  TH,
  TR,
  TW,
  US_FED,
  VN,
  ZA,
};
