/** The accounts of every country. Written by `npm run indexes`. */
import { account as AD } from '../countries/AD/account.js';
import { account as AE } from '../countries/AE/account.js';
import { account as AL } from '../countries/AL/account.js';
import { account as AM } from '../countries/AM/account.js';
import { account as AO } from '../countries/AO/account.js';
import { account as AR } from '../countries/AR/account.js';
import { account as AT } from '../countries/AT/account.js';
import { account as AU } from '../countries/AU/account.js';
import { account as AZ } from '../countries/AZ/account.js';
import { account as BA } from '../countries/BA/account.js';
import { account as BD } from '../countries/BD/account.js';
import { account as BE } from '../countries/BE/account.js';
import { account as BF } from '../countries/BF/account.js';
import { account as BG } from '../countries/BG/account.js';
import { account as BH } from '../countries/BH/account.js';
import { account as BI } from '../countries/BI/account.js';
import { account as BJ } from '../countries/BJ/account.js';
import { account as BO } from '../countries/BO/account.js';
import { account as BR } from '../countries/BR/account.js';
import { account as BW } from '../countries/BW/account.js';
import { account as BY } from '../countries/BY/account.js';
import { account as CA } from '../countries/CA/account.js';
import { account as CF } from '../countries/CF/account.js';
import { account as CG } from '../countries/CG/account.js';
import { account as CH } from '../countries/CH/account.js';
import { account as CI } from '../countries/CI/account.js';
import { account as CL } from '../countries/CL/account.js';
import { account as CM } from '../countries/CM/account.js';
import { account as CN } from '../countries/CN/account.js';
import { account as CO } from '../countries/CO/account.js';
import { account as CR } from '../countries/CR/account.js';
import { account as CV } from '../countries/CV/account.js';
import { account as CY } from '../countries/CY/account.js';
import { account as CZ } from '../countries/CZ/account.js';
import { account as DE } from '../countries/DE/account.js';
import { account as DJ } from '../countries/DJ/account.js';
import { account as DK } from '../countries/DK/account.js';
import { account as DO } from '../countries/DO/account.js';
import { account as DZ } from '../countries/DZ/account.js';
import { account as EC } from '../countries/EC/account.js';
import { account as EE } from '../countries/EE/account.js';
import { account as EG } from '../countries/EG/account.js';
import { account as ES } from '../countries/ES/account.js';
import { account as ET } from '../countries/ET/account.js';
import { account as FI } from '../countries/FI/account.js';
import { account as FK } from '../countries/FK/account.js';
import { account as FO } from '../countries/FO/account.js';
import { account as FR } from '../countries/FR/account.js';
import { account as GA } from '../countries/GA/account.js';
import { account as GB } from '../countries/GB/account.js';
import { account as GE } from '../countries/GE/account.js';
import { account as GH } from '../countries/GH/account.js';
import { account as GI } from '../countries/GI/account.js';
import { account as GL } from '../countries/GL/account.js';
import { account as GQ } from '../countries/GQ/account.js';
import { account as GR } from '../countries/GR/account.js';
import { account as GT } from '../countries/GT/account.js';
import { account as GW } from '../countries/GW/account.js';
import { account as HK } from '../countries/HK/account.js';
import { account as HN } from '../countries/HN/account.js';
import { account as HR } from '../countries/HR/account.js';
import { account as HU } from '../countries/HU/account.js';
import { account as ID } from '../countries/ID/account.js';
import { account as IE } from '../countries/IE/account.js';
import { account as IL } from '../countries/IL/account.js';
import { account as IN } from '../countries/IN/account.js';
import { account as IQ } from '../countries/IQ/account.js';
import { account as IR } from '../countries/IR/account.js';
import { account as IS } from '../countries/IS/account.js';
import { account as IT } from '../countries/IT/account.js';
import { account as JO } from '../countries/JO/account.js';
import { account as JP } from '../countries/JP/account.js';
import { account as KE } from '../countries/KE/account.js';
import { account as KG } from '../countries/KG/account.js';
import { account as KH } from '../countries/KH/account.js';
import { account as KM } from '../countries/KM/account.js';
import { account as KR } from '../countries/KR/account.js';
import { account as KW } from '../countries/KW/account.js';
import { account as KZ } from '../countries/KZ/account.js';
import { account as LB } from '../countries/LB/account.js';
import { account as LC } from '../countries/LC/account.js';
import { account as LI } from '../countries/LI/account.js';
import { account as LK } from '../countries/LK/account.js';
import { account as LT } from '../countries/LT/account.js';
import { account as LU } from '../countries/LU/account.js';
import { account as LV } from '../countries/LV/account.js';
import { account as LY } from '../countries/LY/account.js';
import { account as MA } from '../countries/MA/account.js';
import { account as MC } from '../countries/MC/account.js';
import { account as MD } from '../countries/MD/account.js';
import { account as ME } from '../countries/ME/account.js';
import { account as MG } from '../countries/MG/account.js';
import { account as MK } from '../countries/MK/account.js';
import { account as ML } from '../countries/ML/account.js';
import { account as MN } from '../countries/MN/account.js';
import { account as MR } from '../countries/MR/account.js';
import { account as MT } from '../countries/MT/account.js';
import { account as MU } from '../countries/MU/account.js';
import { account as MW } from '../countries/MW/account.js';
import { account as MX } from '../countries/MX/account.js';
import { account as MY } from '../countries/MY/account.js';
import { account as MZ } from '../countries/MZ/account.js';
import { account as NA } from '../countries/NA/account.js';
import { account as NE } from '../countries/NE/account.js';
import { account as NG } from '../countries/NG/account.js';
import { account as NI } from '../countries/NI/account.js';
import { account as NL } from '../countries/NL/account.js';
import { account as NO } from '../countries/NO/account.js';
import { account as NP } from '../countries/NP/account.js';
import { account as NZ } from '../countries/NZ/account.js';
import { account as OM } from '../countries/OM/account.js';
import { account as PA } from '../countries/PA/account.js';
import { account as PE } from '../countries/PE/account.js';
import { account as PH } from '../countries/PH/account.js';
import { account as PK } from '../countries/PK/account.js';
import { account as PL } from '../countries/PL/account.js';
import { account as PS } from '../countries/PS/account.js';
import { account as PT } from '../countries/PT/account.js';
import { account as PY } from '../countries/PY/account.js';
import { account as QA } from '../countries/QA/account.js';
import { account as RO } from '../countries/RO/account.js';
import { account as RS } from '../countries/RS/account.js';
import { account as RU } from '../countries/RU/account.js';
import { account as RW } from '../countries/RW/account.js';
import { account as SA } from '../countries/SA/account.js';
import { account as SC } from '../countries/SC/account.js';
import { account as SD } from '../countries/SD/account.js';
import { account as SE } from '../countries/SE/account.js';
import { account as SG } from '../countries/SG/account.js';
import { account as SI } from '../countries/SI/account.js';
import { account as SK } from '../countries/SK/account.js';
import { account as SM } from '../countries/SM/account.js';
import { account as SN } from '../countries/SN/account.js';
import { account as SO } from '../countries/SO/account.js';
import { account as ST } from '../countries/ST/account.js';
import { account as SV } from '../countries/SV/account.js';
import { account as TD } from '../countries/TD/account.js';
import { account as TG } from '../countries/TG/account.js';
import { account as TH } from '../countries/TH/account.js';
import { account as TL } from '../countries/TL/account.js';
import { account as TN } from '../countries/TN/account.js';
import { account as TR } from '../countries/TR/account.js';
import { account as TW } from '../countries/TW/account.js';
import { account as TZ } from '../countries/TZ/account.js';
import { account as UA } from '../countries/UA/account.js';
import { account as UG } from '../countries/UG/account.js';
import { account as US } from '../countries/US/account.js';
import { account as UY } from '../countries/UY/account.js';
import { account as UZ } from '../countries/UZ/account.js';
import { account as VA } from '../countries/VA/account.js';
import { account as VE } from '../countries/VE/account.js';
import { account as VG } from '../countries/VG/account.js';
import { account as VN } from '../countries/VN/account.js';
import { account as XK } from '../countries/XK/account.js';
import { account as YE } from '../countries/YE/account.js';
import { account as ZA } from '../countries/ZA/account.js';
import { account as ZM } from '../countries/ZM/account.js';
import { account as ZW } from '../countries/ZW/account.js';
import type { AccountRule } from '../vocabulary/account.js';
import { byCode } from '../vocabulary/by-code.js';

export const accounts = /* @__PURE__ */ byCode<AccountRule>([
  AD,
  AE,
  AL,
  AM,
  AO,
  AR,
  AT,
  AU,
  AZ,
  BA,
  BD,
  BE,
  BF,
  BG,
  BH,
  BI,
  BJ,
  BO,
  BR,
  BW,
  BY,
  CA,
  CF,
  CG,
  CH,
  CI,
  CL,
  CM,
  CN,
  CO,
  CR,
  CV,
  CY,
  CZ,
  DE,
  DJ,
  DK,
  DO,
  DZ,
  EC,
  EE,
  EG,
  ES,
  ET,
  FI,
  FK,
  FO,
  FR,
  GA,
  GB,
  GE,
  GH,
  GI,
  GL,
  GQ,
  GR,
  GT,
  GW,
  HK,
  HN,
  HR,
  HU,
  ID,
  IE,
  IL,
  IN,
  IQ,
  IR,
  IS,
  IT,
  JO,
  JP,
  KE,
  KG,
  KH,
  KM,
  KR,
  KW,
  KZ,
  LB,
  LC,
  LI,
  LK,
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
  MW,
  MX,
  MY,
  MZ,
  NA,
  NE,
  NG,
  NI,
  NL,
  NO,
  NP,
  NZ,
  OM,
  PA,
  PE,
  PH,
  PK,
  PL,
  PS,
  PT,
  PY,
  QA,
  RO,
  RS,
  RU,
  RW,
  SA,
  SC,
  SD,
  SE,
  SG,
  SI,
  SK,
  SM,
  SN,
  SO,
  ST,
  SV,
  TD,
  TG,
  TH,
  TL,
  TN,
  TR,
  TW,
  TZ,
  UA,
  UG,
  US,
  UY,
  UZ,
  VA,
  VE,
  VG,
  VN,
  XK,
  YE,
  ZA,
  ZM,
  ZW,
]);
