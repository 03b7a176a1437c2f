/** Every country whose banks issue IBANs. Written by `npm run indexes`. */
import { AD } from '../countries/AD/iban.js';
import { AE } from '../countries/AE/iban.js';
import { AL } from '../countries/AL/iban.js';
import { AO } from '../countries/AO/iban.js';
import { AT } from '../countries/AT/iban.js';
import { AZ } from '../countries/AZ/iban.js';
import { BA } from '../countries/BA/iban.js';
import { BE } from '../countries/BE/iban.js';
import { BF } from '../countries/BF/iban.js';
import { BG } from '../countries/BG/iban.js';
import { BH } from '../countries/BH/iban.js';
import { BI } from '../countries/BI/iban.js';
import { BJ } from '../countries/BJ/iban.js';
import { BR } from '../countries/BR/iban.js';
import { BY } from '../countries/BY/iban.js';
import { CF } from '../countries/CF/iban.js';
import { CG } from '../countries/CG/iban.js';
import { CH } from '../countries/CH/iban.js';
import { CI } from '../countries/CI/iban.js';
import { CM } from '../countries/CM/iban.js';
import { CR } from '../countries/CR/iban.js';
import { CV } from '../countries/CV/iban.js';
import { CY } from '../countries/CY/iban.js';
import { CZ } from '../countries/CZ/iban.js';
import { DE } from '../countries/DE/iban.js';
import { DJ } from '../countries/DJ/iban.js';
import { DK } from '../countries/DK/iban.js';
import { DO } from '../countries/DO/iban.js';
import { DZ } from '../countries/DZ/iban.js';
import { EE } from '../countries/EE/iban.js';
import { EG } from '../countries/EG/iban.js';
import { ES } from '../countries/ES/iban.js';
import { FI } from '../countries/FI/iban.js';
import { FK } from '../countries/FK/iban.js';
import { FO } from '../countries/FO/iban.js';
import { FR } from '../countries/FR/iban.js';
import { GA } from '../countries/GA/iban.js';
import { GB } from '../countries/GB/iban.js';
import { GE } from '../countries/GE/iban.js';
import { GI } from '../countries/GI/iban.js';
import { GL } from '../countries/GL/iban.js';
import { GQ } from '../countries/GQ/iban.js';
import { GR } from '../countries/GR/iban.js';
import { GT } from '../countries/GT/iban.js';
import { GW } from '../countries/GW/iban.js';
import { HN } from '../countries/HN/iban.js';
import { HR } from '../countries/HR/iban.js';
import { HU } from '../countries/HU/iban.js';
import { IE } from '../countries/IE/iban.js';
import { IL } from '../countries/IL/iban.js';
import { IQ } from '../countries/IQ/iban.js';
import { IR } from '../countries/IR/iban.js';
import { IS } from '../countries/IS/iban.js';
import { IT } from '../countries/IT/iban.js';
import { JO } from '../countries/JO/iban.js';
import { KM } from '../countries/KM/iban.js';
import { KW } from '../countries/KW/iban.js';
import { KZ } from '../countries/KZ/iban.js';
import { LB } from '../countries/LB/iban.js';
import { LC } from '../countries/LC/iban.js';
import { LI } from '../countries/LI/iban.js';
import { LT } from '../countries/LT/iban.js';
import { LU } from '../countries/LU/iban.js';
import { LV } from '../countries/LV/iban.js';
import { LY } from '../countries/LY/iban.js';
import { MA } from '../countries/MA/iban.js';
import { MC } from '../countries/MC/iban.js';
import { MD } from '../countries/MD/iban.js';
import { ME } from '../countries/ME/iban.js';
import { MG } from '../countries/MG/iban.js';
import { MK } from '../countries/MK/iban.js';
import { ML } from '../countries/ML/iban.js';
import { MN } from '../countries/MN/iban.js';
import { MR } from '../countries/MR/iban.js';
import { MT } from '../countries/MT/iban.js';
import { MU } from '../countries/MU/iban.js';
import { MZ } from '../countries/MZ/iban.js';
import { NE } from '../countries/NE/iban.js';
import { NI } from '../countries/NI/iban.js';
import { NL } from '../countries/NL/iban.js';
import { NO } from '../countries/NO/iban.js';
import { OM } from '../countries/OM/iban.js';
import { PK } from '../countries/PK/iban.js';
import { PL } from '../countries/PL/iban.js';
import { PS } from '../countries/PS/iban.js';
import { PT } from '../countries/PT/iban.js';
import { QA } from '../countries/QA/iban.js';
import { RO } from '../countries/RO/iban.js';
import { RS } from '../countries/RS/iban.js';
import { RU } from '../countries/RU/iban.js';
import { SA } from '../countries/SA/iban.js';
import { SC } from '../countries/SC/iban.js';
import { SD } from '../countries/SD/iban.js';
import { SE } from '../countries/SE/iban.js';
import { SI } from '../countries/SI/iban.js';
import { SK } from '../countries/SK/iban.js';
import { SM } from '../countries/SM/iban.js';
import { SN } from '../countries/SN/iban.js';
import { SO } from '../countries/SO/iban.js';
import { ST } from '../countries/ST/iban.js';
import { SV } from '../countries/SV/iban.js';
import { TD } from '../countries/TD/iban.js';
import { TG } from '../countries/TG/iban.js';
import { TL } from '../countries/TL/iban.js';
import { TN } from '../countries/TN/iban.js';
import { TR } from '../countries/TR/iban.js';
import { UA } from '../countries/UA/iban.js';
import { VA } from '../countries/VA/iban.js';
import { VG } from '../countries/VG/iban.js';
import { XK } from '../countries/XK/iban.js';
import { YE } from '../countries/YE/iban.js';
import { byCode } from '../vocabulary/by-code.js';
import type { IbanRule } from '../vocabulary/country.js';

export const ibans = /* @__PURE__ */ byCode<IbanRule>([
  AD,
  AE,
  AL,
  AO,
  AT,
  AZ,
  BA,
  BE,
  BF,
  BG,
  BH,
  BI,
  BJ,
  BR,
  BY,
  CF,
  CG,
  CH,
  CI,
  CM,
  CR,
  CV,
  CY,
  CZ,
  DE,
  DJ,
  DK,
  DO,
  DZ,
  EE,
  EG,
  ES,
  FI,
  FK,
  FO,
  FR,
  GA,
  GB,
  GE,
  GI,
  GL,
  GQ,
  GR,
  GT,
  GW,
  HN,
  HR,
  HU,
  IE,
  IL,
  IQ,
  IR,
  IS,
  IT,
  JO,
  KM,
  KW,
  KZ,
  LB,
  LC,
  LI,
  LT,
  LU,
  LV,
  LY,
  MA,
  MC,
  MD,
  ME,
  MG,
  MK,
  ML,
  MN,
  MR,
  MT,
  MU,
  MZ,
  NE,
  NI,
  NL,
  NO,
  OM,
  PK,
  PL,
  PS,
  PT,
  QA,
  RO,
  RS,
  RU,
  SA,
  SC,
  SD,
  SE,
  SI,
  SK,
  SM,
  SN,
  SO,
  ST,
  SV,
  TD,
  TG,
  TL,
  TN,
  TR,
  UA,
  VA,
  VG,
  XK,
  YE,
]);
