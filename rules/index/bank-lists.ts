/** What is to be known of the bank lists of each country: for documents and tests alone. Written by `npm run indexes`. */
import { bankLists as AD } from '../countries/AD/bank-lists.js';
import { bankLists as AL } from '../countries/AL/bank-lists.js';
import { bankLists as AM } from '../countries/AM/bank-lists.js';
import { bankLists as AT } from '../countries/AT/bank-lists.js';
import { bankLists as BD } from '../countries/BD/bank-lists.js';
import { bankLists as BF } from '../countries/BF/bank-lists.js';
import { bankLists as BG } from '../countries/BG/bank-lists.js';
import { bankLists as BI } from '../countries/BI/bank-lists.js';
import { bankLists as BJ } from '../countries/BJ/bank-lists.js';
import { bankLists as BO } from '../countries/BO/bank-lists.js';
import { bankLists as BW } from '../countries/BW/bank-lists.js';
import { bankLists as CI } from '../countries/CI/bank-lists.js';
import { bankLists as CN } from '../countries/CN/bank-lists.js';
import { bankLists as CV } from '../countries/CV/bank-lists.js';
import { bankLists as CY } from '../countries/CY/bank-lists.js';
import { bankLists as DE } from '../countries/DE/bank-lists.js';
import { bankLists as DJ } from '../countries/DJ/bank-lists.js';
import { bankLists as EE } from '../countries/EE/bank-lists.js';
import { bankLists as ET } from '../countries/ET/bank-lists.js';
import { bankLists as FK } from '../countries/FK/bank-lists.js';
import { bankLists as FO } from '../countries/FO/bank-lists.js';
import { bankLists as FR } from '../countries/FR/bank-lists.js';
import { bankLists as GH } from '../countries/GH/bank-lists.js';
import { bankLists as GL } from '../countries/GL/bank-lists.js';
import { bankLists as GW } from '../countries/GW/bank-lists.js';
import { bankLists as HU } from '../countries/HU/bank-lists.js';
import { bankLists as IN } from '../countries/IN/bank-lists.js';
import { bankLists as IR } from '../countries/IR/bank-lists.js';
import { bankLists as IS } from '../countries/IS/bank-lists.js';
import { bankLists as JP } from '../countries/JP/bank-lists.js';
import { bankLists as KE } from '../countries/KE/bank-lists.js';
import { bankLists as KG } from '../countries/KG/bank-lists.js';
import { bankLists as KH } from '../countries/KH/bank-lists.js';
import { bankLists as KM } from '../countries/KM/bank-lists.js';
import { bankLists as LB } from '../countries/LB/bank-lists.js';
import { bankLists as LK } from '../countries/LK/bank-lists.js';
import { bankLists as LT } from '../countries/LT/bank-lists.js';
import { bankLists as LY } from '../countries/LY/bank-lists.js';
import { bankLists as MC } from '../countries/MC/bank-lists.js';
import { bankLists as MK } from '../countries/MK/bank-lists.js';
import { bankLists as ML } from '../countries/ML/bank-lists.js';
import { bankLists as MN } from '../countries/MN/bank-lists.js';
import { bankLists as MR } from '../countries/MR/bank-lists.js';
import { bankLists as MU } from '../countries/MU/bank-lists.js';
import { bankLists as MW } from '../countries/MW/bank-lists.js';
import { bankLists as MY } from '../countries/MY/bank-lists.js';
import { bankLists as NA } from '../countries/NA/bank-lists.js';
import { bankLists as NE } from '../countries/NE/bank-lists.js';
import { bankLists as NG } from '../countries/NG/bank-lists.js';
import { bankLists as NI } from '../countries/NI/bank-lists.js';
import { bankLists as NO } from '../countries/NO/bank-lists.js';
import { bankLists as NP } from '../countries/NP/bank-lists.js';
import { bankLists as NZ } from '../countries/NZ/bank-lists.js';
import { bankLists as OM } from '../countries/OM/bank-lists.js';
import { bankLists as PH } from '../countries/PH/bank-lists.js';
import { bankLists as PL } from '../countries/PL/bank-lists.js';
import { bankLists as PY } from '../countries/PY/bank-lists.js';
import { bankLists as RW } from '../countries/RW/bank-lists.js';
import { bankLists as SC } from '../countries/SC/bank-lists.js';
import { bankLists as SD } from '../countries/SD/bank-lists.js';
import { bankLists as SE } from '../countries/SE/bank-lists.js';
import { bankLists as SK } from '../countries/SK/bank-lists.js';
import { bankLists as SM } from '../countries/SM/bank-lists.js';
import { bankLists as SN } from '../countries/SN/bank-lists.js';
import { bankLists as SO } from '../countries/SO/bank-lists.js';
import { bankLists as ST } from '../countries/ST/bank-lists.js';
import { bankLists as TG } from '../countries/TG/bank-lists.js';
import { bankLists as TL } from '../countries/TL/bank-lists.js';
import { bankLists as TW } from '../countries/TW/bank-lists.js';
import { bankLists as TZ } from '../countries/TZ/bank-lists.js';
import { bankLists as UG } from '../countries/UG/bank-lists.js';
import { bankLists as UY } from '../countries/UY/bank-lists.js';
import { bankLists as VA } from '../countries/VA/bank-lists.js';
import { bankLists as VG } from '../countries/VG/bank-lists.js';
import { bankLists as VN } from '../countries/VN/bank-lists.js';
import { bankLists as XK } from '../countries/XK/bank-lists.js';
import { bankLists as ZM } from '../countries/ZM/bank-lists.js';
import { bankLists as ZW } from '../countries/ZW/bank-lists.js';
import type { BankLists } from '../vocabulary/bank-lists.js';

export const bankLists: Readonly<Record<string, BankLists>> = {
  AD,
  AL,
  AM,
  AT,
  BD,
  BF,
  BG,
  BI,
  BJ,
  BO,
  BW,
  CI,
  CN,
  CV,
  CY,
  DE,
  DJ,
  EE,
  ET,
  FK,
  FO,
  FR,
  GH,
  GL,
  GW,
  HU,
  IN,
  IR,
  IS,
  JP,
  KE,
  KG,
  KH,
  KM,
  LB,
  LK,
  LT,
  LY,
  MC,
  MK,
  ML,
  MN,
  MR,
  MU,
  MW,
  MY,
  NA,
  NE,
  NG,
  NI,
  NO,
  NP,
  NZ,
  OM,
  PH,
  PL,
  PY,
  RW,
  SC,
  SD,
  SE,
  SK,
  SM,
  SN,
  SO,
  ST,
  TG,
  TL,
  TW,
  TZ,
  UG,
  UY,
  VA,
  VG,
  VN,
  XK,
  ZM,
  ZW,
};
