/** Every country whose banks issue IBANs. A new country is one file here and one line below. */
import type { DeclaredCountry } from '../country.js';
import { AD } from './AD.js';
import { AE } from './AE.js';
import { AL } from './AL.js';
import { AO } from './AO.js';
import { AT } from './AT.js';
import { AZ } from './AZ.js';
import { BA } from './BA.js';
import { BE } from './BE.js';
import { BF } from './BF.js';
import { BG } from './BG.js';
import { BH } from './BH.js';
import { BI } from './BI.js';
import { BJ } from './BJ.js';
import { BR } from './BR.js';
import { BY } from './BY.js';
import { CF } from './CF.js';
import { CG } from './CG.js';
import { CH } from './CH.js';
import { CI } from './CI.js';
import { CM } from './CM.js';
import { CR } from './CR.js';
import { CV } from './CV.js';
import { CY } from './CY.js';
import { CZ } from './CZ.js';
import { DE } from './DE.js';
import { DJ } from './DJ.js';
import { DK } from './DK.js';
import { DO } from './DO.js';
import { DZ } from './DZ.js';
import { EE } from './EE.js';
import { EG } from './EG.js';
import { ES } from './ES.js';
import { FI } from './FI.js';
import { FK } from './FK.js';
import { FO } from './FO.js';
import { FR } from './FR.js';
import { GA } from './GA.js';
import { GB } from './GB.js';
import { GE } from './GE.js';
import { GI } from './GI.js';
import { GL } from './GL.js';
import { GQ } from './GQ.js';
import { GR } from './GR.js';
import { GT } from './GT.js';
import { GW } from './GW.js';
import { HN } from './HN.js';
import { HR } from './HR.js';
import { HU } from './HU.js';
import { IE } from './IE.js';
import { IL } from './IL.js';
import { IQ } from './IQ.js';
import { IR } from './IR.js';
import { IS } from './IS.js';
import { IT } from './IT.js';
import { JO } from './JO.js';
import { KM } from './KM.js';
import { KW } from './KW.js';
import { KZ } from './KZ.js';
import { LB } from './LB.js';
import { LC } from './LC.js';
import { LI } from './LI.js';
import { LT } from './LT.js';
import { LU } from './LU.js';
import { LV } from './LV.js';
import { LY } from './LY.js';
import { MA } from './MA.js';
import { MC } from './MC.js';
import { MD } from './MD.js';
import { ME } from './ME.js';
import { MG } from './MG.js';
import { MK } from './MK.js';
import { ML } from './ML.js';
import { MN } from './MN.js';
import { MR } from './MR.js';
import { MT } from './MT.js';
import { MU } from './MU.js';
import { MZ } from './MZ.js';
import { NE } from './NE.js';
import { NI } from './NI.js';
import { NL } from './NL.js';
import { NO } from './NO.js';
import { OM } from './OM.js';
import { PK } from './PK.js';
import { PL } from './PL.js';
import { PS } from './PS.js';
import { PT } from './PT.js';
import { QA } from './QA.js';
import { RO } from './RO.js';
import { RS } from './RS.js';
import { RU } from './RU.js';
import { SA } from './SA.js';
import { SC } from './SC.js';
import { SD } from './SD.js';
import { SE } from './SE.js';
import { SI } from './SI.js';
import { SK } from './SK.js';
import { SM } from './SM.js';
import { SN } from './SN.js';
import { SO } from './SO.js';
import { ST } from './ST.js';
import { SV } from './SV.js';
import { TD } from './TD.js';
import { TG } from './TG.js';
import { TL } from './TL.js';
import { TN } from './TN.js';
import { TR } from './TR.js';
import { UA } from './UA.js';
import { VA } from './VA.js';
import { VG } from './VG.js';
import { XK } from './XK.js';
import { YE } from './YE.js';

export const countries: Readonly<Record<string, DeclaredCountry>> = {
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
};
