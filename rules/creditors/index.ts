/** What is known of the creditors of each country. */
import type { CreditorRule } from '../creditor.js';
import { AR } from './AR.js';
import { AU } from './AU.js';
import { BD } from './BD.js';
import { BO } from './BO.js';
import { BR } from './BR.js';
import { CA } from './CA.js';
import { CL } from './CL.js';
import { CN } from './CN.js';
import { CO } from './CO.js';
import { CR } from './CR.js';
import { DO } from './DO.js';
import { EC } from './EC.js';
import { GT } from './GT.js';
import { HK } from './HK.js';
import { HN } from './HN.js';
import { ID } from './ID.js';
import { IN } from './IN.js';
import { JP } from './JP.js';
import { KR } from './KR.js';
import { LK } from './LK.js';
import { MX } from './MX.js';
import { MY } from './MY.js';
import { NI } from './NI.js';
import { NP } from './NP.js';
import { NZ } from './NZ.js';
import { PA } from './PA.js';
import { PE } from './PE.js';
import { PH } from './PH.js';
import { PK } from './PK.js';
import { PY } from './PY.js';
import { SG } from './SG.js';
import { SV } from './SV.js';
import { TH } from './TH.js';
import { TW } from './TW.js';
import { US } from './US.js';
import { UY } from './UY.js';
import { VE } from './VE.js';
import { VN } from './VN.js';

export const creditors: Readonly<Record<string, CreditorRule>> = {
  AR,
  AU,
  BD,
  BO,
  BR,
  CA,
  CL,
  CN,
  CO,
  CR,
  DO,
  EC,
  GT,
  HK,
  HN,
  ID,
  IN,
  JP,
  KR,
  LK,
  MX,
  MY,
  NI,
  NP,
  NZ,
  PA,
  PE,
  PH,
  PK,
  PY,
  SG,
  SV,
  TH,
  TW,
  US,
  UY,
  VE,
  VN,
};
