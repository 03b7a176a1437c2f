/** When a payment is with its payee, of each settlement system of which a source says it. Written by `npm run indexes`. */
import { valueDates as AE } from '../countries/AE/value-dates.js';
import { valueDates as AU } from '../countries/AU/value-dates.js';
import { valueDates as BR } from '../countries/BR/value-dates.js';
import { valueDates as CA } from '../countries/CA/value-dates.js';
import { valueDates as CH } from '../countries/CH/value-dates.js';
import { valueDates as CN } from '../countries/CN/value-dates.js';
import { valueDates as CO } from '../countries/CO/value-dates.js';
import { valueDates as CZ } from '../countries/CZ/value-dates.js';
import { valueDates as DK } from '../countries/DK/value-dates.js';
import { valueDates as EG } from '../countries/EG/value-dates.js';
import { valueDates as GB } from '../countries/GB/value-dates.js';
import { valueDates as HK } from '../countries/HK/value-dates.js';
import { valueDates as HU } from '../countries/HU/value-dates.js';
import { valueDates as ID } from '../countries/ID/value-dates.js';
import { valueDates as IL } from '../countries/IL/value-dates.js';
import { valueDates as IN } from '../countries/IN/value-dates.js';
import { valueDates as JP } from '../countries/JP/value-dates.js';
import { valueDates as KE } from '../countries/KE/value-dates.js';
import { valueDates as KR } from '../countries/KR/value-dates.js';
import { valueDates as MX } from '../countries/MX/value-dates.js';
import { valueDates as MY } from '../countries/MY/value-dates.js';
import { valueDates as NG } from '../countries/NG/value-dates.js';
import { valueDates as NO } from '../countries/NO/value-dates.js';
import { valueDates as NZ } from '../countries/NZ/value-dates.js';
import { valueDates as PH } from '../countries/PH/value-dates.js';
import { valueDates as PL } from '../countries/PL/value-dates.js';
import { valueDates as RO } from '../countries/RO/value-dates.js';
import { valueDates as SA } from '../countries/SA/value-dates.js';
import { valueDates as SE } from '../countries/SE/value-dates.js';
import { valueDates as SG } from '../countries/SG/value-dates.js';
import { valueDates as TH } from '../countries/TH/value-dates.js';
import { valueDates as TR } from '../countries/TR/value-dates.js';
import { valueDates as US } from '../countries/US/value-dates.js';
import { valueDates as VN } from '../countries/VN/value-dates.js';
import { valueDates as ZA } from '../countries/ZA/value-dates.js';
import { valueDates as europe } from '../value-dates/europe.js';
import type { ValueDates } from '../vocabulary/value-date.js';

export const valueDates: ValueDates = {
  ...AE,
  ...AU,
  ...BR,
  ...CA,
  ...CH,
  ...CN,
  ...CO,
  ...CZ,
  ...DK,
  ...EG,
  ...GB,
  ...HK,
  ...HU,
  ...ID,
  ...IL,
  ...IN,
  ...JP,
  ...KE,
  ...KR,
  ...MX,
  ...MY,
  ...NG,
  ...NO,
  ...NZ,
  ...PH,
  ...PL,
  ...RO,
  ...SA,
  ...SE,
  ...SG,
  ...TH,
  ...TR,
  ...US,
  ...VN,
  ...ZA,
  ...europe,
};
