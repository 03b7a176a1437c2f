/** What each country calls the members of a payment. Written by `npm run indexes`. */
import { terms as AR } from '../countries/AR/terms.js';
import { terms as AT } from '../countries/AT/terms.js';
import { terms as AU } from '../countries/AU/terms.js';
import { terms as BD } from '../countries/BD/terms.js';
import { terms as BR } from '../countries/BR/terms.js';
import { terms as CA } from '../countries/CA/terms.js';
import { terms as CH } from '../countries/CH/terms.js';
import { terms as CL } from '../countries/CL/terms.js';
import { terms as CN } from '../countries/CN/terms.js';
import { terms as CO } from '../countries/CO/terms.js';
import { terms as CZ } from '../countries/CZ/terms.js';
import { terms as DE } from '../countries/DE/terms.js';
import { terms as DK } from '../countries/DK/terms.js';
import { terms as EC } from '../countries/EC/terms.js';
import { terms as ES } from '../countries/ES/terms.js';
import { terms as FR } from '../countries/FR/terms.js';
import { terms as GB } from '../countries/GB/terms.js';
import { terms as GH } from '../countries/GH/terms.js';
import { terms as HK } from '../countries/HK/terms.js';
import { terms as HU } from '../countries/HU/terms.js';
import { terms as ID } from '../countries/ID/terms.js';
import { terms as IE } from '../countries/IE/terms.js';
import { terms as IL } from '../countries/IL/terms.js';
import { terms as IN } from '../countries/IN/terms.js';
import { terms as IS } from '../countries/IS/terms.js';
import { terms as IT } from '../countries/IT/terms.js';
import { terms as JP } from '../countries/JP/terms.js';
import { terms as KE } from '../countries/KE/terms.js';
import { terms as KR } from '../countries/KR/terms.js';
import { terms as LK } from '../countries/LK/terms.js';
import { terms as MA } from '../countries/MA/terms.js';
import { terms as MX } from '../countries/MX/terms.js';
import { terms as MY } from '../countries/MY/terms.js';
import { terms as NG } from '../countries/NG/terms.js';
import { terms as NL } from '../countries/NL/terms.js';
import { terms as NO } from '../countries/NO/terms.js';
import { terms as NZ } from '../countries/NZ/terms.js';
import { terms as PE } from '../countries/PE/terms.js';
import { terms as PH } from '../countries/PH/terms.js';
import { terms as PK } from '../countries/PK/terms.js';
import { terms as PL } from '../countries/PL/terms.js';
import { terms as PT } from '../countries/PT/terms.js';
import { terms as RU } from '../countries/RU/terms.js';
import { terms as SE } from '../countries/SE/terms.js';
import { terms as SG } from '../countries/SG/terms.js';
import { terms as TH } from '../countries/TH/terms.js';
import { terms as TN } from '../countries/TN/terms.js';
import { terms as TR } from '../countries/TR/terms.js';
import { terms as TW } from '../countries/TW/terms.js';
import { terms as UA } from '../countries/UA/terms.js';
import { terms as US } from '../countries/US/terms.js';
import { terms as UY } from '../countries/UY/terms.js';
import { terms as VN } from '../countries/VN/terms.js';
import { terms as ZA } from '../countries/ZA/terms.js';
import type { CountryTerms } from '../vocabulary/terms.js';

export const terms: Readonly<Record<string, CountryTerms>> = {
  AR,
  AT,
  AU,
  BD,
  BR,
  CA,
  CH,
  CL,
  CN,
  CO,
  CZ,
  DE,
  DK,
  EC,
  ES,
  FR,
  GB,
  GH,
  HK,
  HU,
  ID,
  IE,
  IL,
  IN,
  IS,
  IT,
  JP,
  KE,
  KR,
  LK,
  MA,
  MX,
  MY,
  NG,
  NL,
  NO,
  NZ,
  PE,
  PH,
  PK,
  PL,
  PT,
  RU,
  SE,
  SG,
  TH,
  TN,
  TR,
  TW,
  UA,
  US,
  UY,
  VN,
  ZA,
};
