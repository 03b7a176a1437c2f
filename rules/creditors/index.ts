/** What is known of the creditors of each country. */
import type { CreditorRule } from '../creditor.js';
import { AD } from './AD.js';
import { AE } from './AE.js';
import { AL } from './AL.js';
import { AM } from './AM.js';
import { AR } from './AR.js';
import { AT } from './AT.js';
import { AU } from './AU.js';
import { AZ } from './AZ.js';
import { BA } from './BA.js';
import { BD } from './BD.js';
import { BE } from './BE.js';
import { BG } from './BG.js';
import { BH } from './BH.js';
import { BJ } from './BJ.js';
import { BO } from './BO.js';
import { BR } from './BR.js';
import { BY } from './BY.js';
import { CA } from './CA.js';
import { CH } from './CH.js';
import { CL } from './CL.js';
import { CN } from './CN.js';
import { CO } from './CO.js';
import { CR } from './CR.js';
import { CY } from './CY.js';
import { CZ } from './CZ.js';
import { DE } from './DE.js';
import { DK } from './DK.js';
import { DO } from './DO.js';
import { DZ } from './DZ.js';
import { EC } from './EC.js';
import { EE } from './EE.js';
import { EG } from './EG.js';
import { ES } from './ES.js';
import { FI } from './FI.js';
import { FR } from './FR.js';
import { GB } from './GB.js';
import { GE } from './GE.js';
import { GH } from './GH.js';
import { GR } from './GR.js';
import { GT } from './GT.js';
import { HK } from './HK.js';
import { HN } from './HN.js';
import { HR } from './HR.js';
import { HU } from './HU.js';
import { ID } from './ID.js';
import { IE } from './IE.js';
import { IL } from './IL.js';
import { IN } from './IN.js';
import { IS } from './IS.js';
import { IT } from './IT.js';
import { JP } from './JP.js';
import { KE } from './KE.js';
import { KG } from './KG.js';
import { KR } from './KR.js';
import { KZ } from './KZ.js';
import { LI } from './LI.js';
import { LK } from './LK.js';
import { LT } from './LT.js';
import { LU } from './LU.js';
import { LV } from './LV.js';
import { MA } from './MA.js';
import { MC } from './MC.js';
import { MD } from './MD.js';
import { ME } from './ME.js';
import { MK } from './MK.js';
import { MT } from './MT.js';
import { MU } from './MU.js';
import { MX } from './MX.js';
import { MY } from './MY.js';
import { MZ } from './MZ.js';
import { NI } from './NI.js';
import { NL } from './NL.js';
import { NO } from './NO.js';
import { NP } from './NP.js';
import { NZ } from './NZ.js';
import { PA } from './PA.js';
import { PE } from './PE.js';
import { PH } from './PH.js';
import { PK } from './PK.js';
import { PL } from './PL.js';
import { PT } from './PT.js';
import { PY } from './PY.js';
import { RO } from './RO.js';
import { RS } from './RS.js';
import { RU } from './RU.js';
import { SA } from './SA.js';
import { SE } from './SE.js';
import { SG } from './SG.js';
import { SI } from './SI.js';
import { SK } from './SK.js';
import { SM } from './SM.js';
import { SV } from './SV.js';
import { TH } from './TH.js';
import { TJ } from './TJ.js';
import { TN } from './TN.js';
import { TR } from './TR.js';
import { TW } from './TW.js';
import { UA } from './UA.js';
import { US } from './US.js';
import { UY } from './UY.js';
import { UZ } from './UZ.js';
import { VE } from './VE.js';
import { VN } from './VN.js';
import { ZA } from './ZA.js';

export const creditors: Readonly<Record<string, CreditorRule>> = {
  AD,
  AE,
  AL,
  AM,
  AR,
  AT,
  AU,
  AZ,
  BA,
  BD,
  BE,
  BG,
  BH,
  BJ,
  BO,
  BR,
  BY,
  CA,
  CH,
  CL,
  CN,
  CO,
  CR,
  CY,
  CZ,
  DE,
  DK,
  DO,
  DZ,
  EC,
  EE,
  EG,
  ES,
  FI,
  FR,
  GB,
  GE,
  GH,
  GR,
  GT,
  HK,
  HN,
  HR,
  HU,
  ID,
  IE,
  IL,
  IN,
  IS,
  IT,
  JP,
  KE,
  KG,
  KR,
  KZ,
  LI,
  LK,
  LT,
  LU,
  LV,
  MA,
  MC,
  MD,
  ME,
  MK,
  MT,
  MU,
  MX,
  MY,
  MZ,
  NI,
  NL,
  NO,
  NP,
  NZ,
  PA,
  PE,
  PH,
  PK,
  PL,
  PT,
  PY,
  RO,
  RS,
  RU,
  SA,
  SE,
  SG,
  SI,
  SK,
  SM,
  SV,
  TH,
  TJ,
  TN,
  TR,
  TW,
  UA,
  US,
  UY,
  UZ,
  VE,
  VN,
  ZA,
};
