/** What is known of the creditors of each country. */
import type { CreditorRule } from '../creditor.js';
import { AD } from './AD.js';
import { AE } from './AE.js';
import { AL } from './AL.js';
import { AM } from './AM.js';
import { AT } from './AT.js';
import { AZ } from './AZ.js';
import { BA } from './BA.js';
import { BE } from './BE.js';
import { BG } from './BG.js';
import { BH } from './BH.js';
import { BJ } from './BJ.js';
import { BY } from './BY.js';
import { CH } from './CH.js';
import { CY } from './CY.js';
import { CZ } from './CZ.js';
import { DE } from './DE.js';
import { DK } from './DK.js';
import { DZ } from './DZ.js';
import { EE } from './EE.js';
import { EG } from './EG.js';
import { ES } from './ES.js';
import { FI } from './FI.js';
import { FR } from './FR.js';
import { GB } from './GB.js';
import { GE } from './GE.js';
import { GH } from './GH.js';
import { GR } from './GR.js';
import { HR } from './HR.js';
import { HU } from './HU.js';
import { IE } from './IE.js';
import { IL } from './IL.js';
import { IS } from './IS.js';
import { IT } from './IT.js';
import { KE } from './KE.js';
import { KG } from './KG.js';
import { KZ } from './KZ.js';
import { LI } from './LI.js';
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
import { MZ } from './MZ.js';
import { NL } from './NL.js';
import { NO } from './NO.js';
import { PL } from './PL.js';
import { PT } from './PT.js';
import { RO } from './RO.js';
import { RS } from './RS.js';
import { RU } from './RU.js';
import { SA } from './SA.js';
import { SE } from './SE.js';
import { SI } from './SI.js';
import { SK } from './SK.js';
import { SM } from './SM.js';
import { TJ } from './TJ.js';
import { TN } from './TN.js';
import { TR } from './TR.js';
import { UA } from './UA.js';
import { UZ } from './UZ.js';
import { ZA } from './ZA.js';

export const creditors: Readonly<Record<string, CreditorRule>> = {
  AD,
  AE,
  AL,
  AM,
  AT,
  AZ,
  BA,
  BE,
  BG,
  BH,
  BJ,
  BY,
  CH,
  CY,
  CZ,
  DE,
  DK,
  DZ,
  EE,
  EG,
  ES,
  FI,
  FR,
  GB,
  GE,
  GH,
  GR,
  HR,
  HU,
  IE,
  IL,
  IS,
  IT,
  KE,
  KG,
  KZ,
  LI,
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
  MZ,
  NL,
  NO,
  PL,
  PT,
  RO,
  RS,
  RU,
  SA,
  SE,
  SI,
  SK,
  SM,
  TJ,
  TN,
  TR,
  UA,
  UZ,
  ZA,
};
