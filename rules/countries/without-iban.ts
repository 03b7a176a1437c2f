/** Every country whose accounts have no IBAN. A new country is one file here and one line below. */
import type { DeclaredCountry } from '../country.js';
import { AM } from './AM.js';
import { AR } from './AR.js';
import { AU } from './AU.js';
import { BD } from './BD.js';
import { BO } from './BO.js';
import { BW } from './BW.js';
import { CA } from './CA.js';
import { CL } from './CL.js';
import { CN } from './CN.js';
import { CO } from './CO.js';
import { EC } from './EC.js';
import { ET } from './ET.js';
import { GH } from './GH.js';
import { HK } from './HK.js';
import { ID } from './ID.js';
import { IN } from './IN.js';
import { JP } from './JP.js';
import { KE } from './KE.js';
import { KG } from './KG.js';
import { KH } from './KH.js';
import { KR } from './KR.js';
import { LK } from './LK.js';
import { MW } from './MW.js';
import { MX } from './MX.js';
import { MY } from './MY.js';
import { NA } from './NA.js';
import { NG } from './NG.js';
import { NP } from './NP.js';
import { NZ } from './NZ.js';
import { PE } from './PE.js';
import { PH } from './PH.js';
import { PY } from './PY.js';
import { RW } from './RW.js';
import { SG } from './SG.js';
import { TH } from './TH.js';
import { TW } from './TW.js';
import { TZ } from './TZ.js';
import { UG } from './UG.js';
import { US } from './US.js';
import { UY } from './UY.js';
import { UZ } from './UZ.js';
import { VE } from './VE.js';
import { VN } from './VN.js';
import { ZA } from './ZA.js';
import { ZM } from './ZM.js';
import { ZW } from './ZW.js';

export const countriesWithoutIban: Readonly<Record<string, DeclaredCountry>> = {
  AM,
  AR,
  AU,
  BD,
  BO,
  BW,
  CA,
  CL,
  CN,
  CO,
  EC,
  ET,
  GH,
  HK,
  ID,
  IN,
  JP,
  KE,
  KG,
  KH,
  KR,
  LK,
  MW,
  MX,
  MY,
  NA,
  NG,
  NP,
  NZ,
  PE,
  PH,
  PY,
  RW,
  SG,
  TH,
  TW,
  TZ,
  UG,
  US,
  UY,
  UZ,
  VE,
  VN,
  ZA,
  ZM,
  ZW,
};
