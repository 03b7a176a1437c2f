/**
 * Every settlement system: those of SEPA, those of a country in its order, those that cross borders. A new one is one file here
 * and one line below. Where several of one kind fit, they are named in this order; SWIFT is the last of all.
 */
import type { SchemeRule } from '../scheme.js';
import { AE_AANI } from './AE_AANI.js';
import { AE_UAEFTS } from './AE_UAEFTS.js';
import { AL_AIPS } from './AL_AIPS.js';
import { AO_SPTR } from './AO_SPTR.js';
import { AR_TRANSFERENCIAS } from './AR_TRANSFERENCIAS.js';
import { AU_BECS } from './AU_BECS.js';
import { AU_BPAY } from './AU_BPAY.js';
import { AU_HVCS } from './AU_HVCS.js';
import { AU_NPP } from './AU_NPP.js';
import { AW_CBA } from './AW_CBA.js';
import { AZ_AZIPS } from './AZ_AZIPS.js';
import { BA_RTGS } from './BA_RTGS.js';
import { BB_CBRTGS } from './BB_CBRTGS.js';
import { BD_BEFTN } from './BD_BEFTN.js';
import { BD_NPSB } from './BD_NPSB.js';
import { BD_RTGS } from './BD_RTGS.js';
import { BG_BISERA } from './BG_BISERA.js';
import { BG_RINGS } from './BG_RINGS.js';
import { BH_EFTS } from './BH_EFTS.js';
import { BO_ACH } from './BO_ACH.js';
import { BR_DOC } from './BR_DOC.js';
import { BR_PIX } from './BR_PIX.js';
import { BR_TED } from './BR_TED.js';
import { BS_BISS } from './BS_BISS.js';
import { BW_BISS } from './BW_BISS.js';
import { CA_EFT } from './CA_EFT.js';
import { CA_INTERAC } from './CA_INTERAC.js';
import { CA_LYNX } from './CA_LYNX.js';
import { CH_EUROSIC } from './CH_EUROSIC.js';
import { CH_SIC } from './CH_SIC.js';
import { CH_SIC_IP } from './CH_SIC_IP.js';
import { CIPS } from './CIPS.js';
import { CL_CCA } from './CL_CCA.js';
import { CL_COMBANC } from './CL_COMBANC.js';
import { CN_BEPS } from './CN_BEPS.js';
import { CN_HVPS } from './CN_HVPS.js';
import { CN_IBPS } from './CN_IBPS.js';
import { CN_UNIONPAY } from './CN_UNIONPAY.js';
import { CO_ACH } from './CO_ACH.js';
import { CO_BREB } from './CO_BREB.js';
import { CO_CENIT } from './CO_CENIT.js';
import { CO_CUD } from './CO_CUD.js';
import { CR_SINPE } from './CR_SINPE.js';
import { CW_CBC } from './CW_CBC.js';
import { CZ_CERTIS } from './CZ_CERTIS.js';
import { CZ_CERTIS_INST } from './CZ_CERTIS_INST.js';
import { DK_INTRADAGCLEARING } from './DK_INTRADAGCLEARING.js';
import { DK_KRONOS } from './DK_KRONOS.js';
import { DK_STRAKSCLEARING } from './DK_STRAKSCLEARING.js';
import { DK_T2 } from './DK_T2.js';
import { DO_ACH } from './DO_ACH.js';
import { DO_LBTR } from './DO_LBTR.js';
import { EC_SPI } from './EC_SPI.js';
import { EG_ACH } from './EG_ACH.js';
import { EG_INSTAPAY } from './EG_INSTAPAY.js';
import { EG_RTGS } from './EG_RTGS.js';
import { EURO1 } from './EURO1.js';
import { GB_BACS } from './GB_BACS.js';
import { GB_CHAPS } from './GB_CHAPS.js';
import { GB_FPS } from './GB_FPS.js';
import { GH_ACH } from './GH_ACH.js';
import { GH_GIP } from './GH_GIP.js';
import { GH_GIS } from './GH_GIS.js';
import { GT_ACH } from './GT_ACH.js';
import { HK_CHATS } from './HK_CHATS.js';
import { HK_ECG } from './HK_ECG.js';
import { HK_FPS } from './HK_FPS.js';
import { HN_ACH } from './HN_ACH.js';
import { HU_AFR } from './HU_AFR.js';
import { HU_GIRO } from './HU_GIRO.js';
import { HU_VIBER } from './HU_VIBER.js';
import { ID_BI_FAST } from './ID_BI_FAST.js';
import { ID_RTGS } from './ID_RTGS.js';
import { ID_SKNBI } from './ID_SKNBI.js';
import { IL_MASAV } from './IL_MASAV.js';
import { IL_ZAHAV } from './IL_ZAHAV.js';
import { IN_IMPS } from './IN_IMPS.js';
import { IN_NEFT } from './IN_NEFT.js';
import { IN_RTGS } from './IN_RTGS.js';
import { IN_UPI } from './IN_UPI.js';
import { IS_MBK } from './IS_MBK.js';
import { JO_CLIQ } from './JO_CLIQ.js';
import { JO_RTGS } from './JO_RTGS.js';
import { JP_BOJ_NET } from './JP_BOJ_NET.js';
import { JP_FXYCS } from './JP_FXYCS.js';
import { JP_ZENGIN } from './JP_ZENGIN.js';
import { KE_EFT } from './KE_EFT.js';
import { KE_KEPSS } from './KE_KEPSS.js';
import { KE_MPESA } from './KE_MPESA.js';
import { KE_PESALINK } from './KE_PESALINK.js';
import { KR_BOK_WIRE } from './KR_BOK_WIRE.js';
import { KR_KFTC } from './KR_KFTC.js';
import { KW_KASSIP } from './KW_KASSIP.js';
import { LK_CEFTS } from './LK_CEFTS.js';
import { LK_LANKASETTLE } from './LK_LANKASETTLE.js';
import { LK_SLIPS } from './LK_SLIPS.js';
import { LS_LSW } from './LS_LSW.js';
import { MA_SIMT } from './MA_SIMT.js';
import { MD_MIA } from './MD_MIA.js';
import { MD_SAPI } from './MD_SAPI.js';
import { MO_RTGS } from './MO_RTGS.js';
import { MU_MACSS } from './MU_MACSS.js';
import { MW_MITASS } from './MW_MITASS.js';
import { MX_SPEI } from './MX_SPEI.js';
import { MY_DUITNOW } from './MY_DUITNOW.js';
import { MY_IBG } from './MY_IBG.js';
import { MY_RENTAS } from './MY_RENTAS.js';
import { MZ_MTR } from './MZ_MTR.js';
import { NA_NISS } from './NA_NISS.js';
import { NG_NEFT } from './NG_NEFT.js';
import { NG_NIP } from './NG_NIP.js';
import { NI_ACH } from './NI_ACH.js';
import { NO_NBO } from './NO_NBO.js';
import { NO_NICS } from './NO_NICS.js';
import { NO_STRAKS } from './NO_STRAKS.js';
import { NP_NCHL_IPS } from './NP_NCHL_IPS.js';
import { NZ_ESAS } from './NZ_ESAS.js';
import { NZ_SBI } from './NZ_SBI.js';
import { OCT_INST } from './OCT_INST.js';
import { OM_ACH } from './OM_ACH.js';
import { PA_ACH } from './PA_ACH.js';
import { PE_CCE } from './PE_CCE.js';
import { PE_LBTR } from './PE_LBTR.js';
import { PG_KATS } from './PG_KATS.js';
import { PH_INSTAPAY } from './PH_INSTAPAY.js';
import { PH_PDDTS } from './PH_PDDTS.js';
import { PH_PESONET } from './PH_PESONET.js';
import { PH_PHILPASS } from './PH_PHILPASS.js';
import { PK_IBFT } from './PK_IBFT.js';
import { PK_PRISM } from './PK_PRISM.js';
import { PK_RAAST } from './PK_RAAST.js';
import { PL_ELIXIR } from './PL_ELIXIR.js';
import { PL_EXPRESS_ELIXIR } from './PL_EXPRESS_ELIXIR.js';
import { PL_SORBNET } from './PL_SORBNET.js';
import { PY_SIPAP } from './PY_SIPAP.js';
import { QA_QPS } from './QA_QPS.js';
import { RO_PLATI_INSTANT } from './RO_PLATI_INSTANT.js';
import { RO_REGIS } from './RO_REGIS.js';
import { RO_SENT } from './RO_SENT.js';
import { RS_IPS } from './RS_IPS.js';
import { RS_RTGS } from './RS_RTGS.js';
import { RU_BESP } from './RU_BESP.js';
import { RU_SBP } from './RU_SBP.js';
import { SA_SARIE } from './SA_SARIE.js';
import { SA_SARIE_IPS } from './SA_SARIE_IPS.js';
import { SCT } from './SCT.js';
import { SCT_INST } from './SCT_INST.js';
import { SDD_B2B } from './SDD_B2B.js';
import { SDD_CORE } from './SDD_CORE.js';
import { SE_BANKGIROT } from './SE_BANKGIROT.js';
import { SE_DATACLEARING } from './SE_DATACLEARING.js';
import { SE_RIX } from './SE_RIX.js';
import { SE_RIX_INST } from './SE_RIX_INST.js';
import { SG_FAST } from './SG_FAST.js';
import { SG_GIRO } from './SG_GIRO.js';
import { SG_MEPS } from './SG_MEPS.js';
import { SG_PAYNOW } from './SG_PAYNOW.js';
import { SV_ACH } from './SV_ACH.js';
import { SWIFT } from './SWIFT.js';
import { T2 } from './T2.js';
import { TH_BAHTNET } from './TH_BAHTNET.js';
import { TH_PROMPTPAY } from './TH_PROMPTPAY.js';
import { TH_SMART } from './TH_SMART.js';
import { TR_EFT } from './TR_EFT.js';
import { TR_FAST } from './TR_FAST.js';
import { TT_SAFE_TT } from './TT_SAFE_TT.js';
import { TW_CIFS } from './TW_CIFS.js';
import { TW_FISC } from './TW_FISC.js';
import { TZ_TIPS } from './TZ_TIPS.js';
import { TZ_TISS } from './TZ_TISS.js';
import { UA_SEP } from './UA_SEP.js';
import { UG_EFT } from './UG_EFT.js';
import { UG_UNIS } from './UG_UNIS.js';
import { US_CHIPS } from './US_CHIPS.js';
import { US_FEDACH } from './US_FEDACH.js';
import { US_FEDNOW } from './US_FEDNOW.js';
import { US_FEDWIRE } from './US_FEDWIRE.js';
import { US_RTP } from './US_RTP.js';
import { UY_ACH } from './UY_ACH.js';
import { VN_CITAD } from './VN_CITAD.js';
import { VN_NAPAS_247 } from './VN_NAPAS_247.js';
import { XAF_SYGMA } from './XAF_SYGMA.js';
import { XAF_SYSTAC } from './XAF_SYSTAC.js';
import { XOF_PI_SPI } from './XOF_PI_SPI.js';
import { XOF_SICA } from './XOF_SICA.js';
import { XOF_STAR } from './XOF_STAR.js';
import { ZA_EFT } from './ZA_EFT.js';
import { ZA_PAYSHAP } from './ZA_PAYSHAP.js';
import { ZA_RTC } from './ZA_RTC.js';
import { ZA_SAMOS } from './ZA_SAMOS.js';
import { ZM_ZIPSS } from './ZM_ZIPSS.js';
import { ZW_ZETSS } from './ZW_ZETSS.js';

export const schemes: Readonly<Record<string, SchemeRule>> = {
  SCT_INST,
  SCT,
  SDD_CORE,
  SDD_B2B,
  AE_AANI,
  AE_UAEFTS,
  AL_AIPS,
  AO_SPTR,
  AR_TRANSFERENCIAS,
  AU_BECS,
  AU_BPAY,
  AU_HVCS,
  AU_NPP,
  AW_CBA,
  AZ_AZIPS,
  BA_RTGS,
  BB_CBRTGS,
  BD_BEFTN,
  BD_NPSB,
  BD_RTGS,
  BG_BISERA,
  BG_RINGS,
  BH_EFTS,
  BO_ACH,
  BR_DOC,
  BR_PIX,
  BR_TED,
  BS_BISS,
  BW_BISS,
  CA_EFT,
  CA_INTERAC,
  CA_LYNX,
  CH_EUROSIC,
  CH_SIC,
  CH_SIC_IP,
  CL_CCA,
  CL_COMBANC,
  CN_BEPS,
  CN_HVPS,
  CN_IBPS,
  CN_UNIONPAY,
  CO_ACH,
  CO_BREB,
  CO_CENIT,
  CO_CUD,
  CR_SINPE,
  CW_CBC,
  CZ_CERTIS,
  CZ_CERTIS_INST,
  DK_INTRADAGCLEARING,
  DK_KRONOS,
  DK_STRAKSCLEARING,
  DK_T2,
  DO_ACH,
  DO_LBTR,
  EC_SPI,
  EG_ACH,
  EG_INSTAPAY,
  EG_RTGS,
  GB_BACS,
  GB_CHAPS,
  GB_FPS,
  GH_ACH,
  GH_GIP,
  GH_GIS,
  GT_ACH,
  HK_CHATS,
  HK_ECG,
  HK_FPS,
  HN_ACH,
  HU_AFR,
  HU_GIRO,
  HU_VIBER,
  ID_BI_FAST,
  ID_RTGS,
  ID_SKNBI,
  IL_MASAV,
  IL_ZAHAV,
  IN_IMPS,
  IN_NEFT,
  IN_RTGS,
  IN_UPI,
  IS_MBK,
  JO_CLIQ,
  JO_RTGS,
  JP_BOJ_NET,
  JP_FXYCS,
  JP_ZENGIN,
  KE_EFT,
  KE_KEPSS,
  KE_MPESA,
  KE_PESALINK,
  KR_BOK_WIRE,
  KR_KFTC,
  KW_KASSIP,
  LK_CEFTS,
  LK_LANKASETTLE,
  LK_SLIPS,
  LS_LSW,
  MA_SIMT,
  MD_MIA,
  MD_SAPI,
  MO_RTGS,
  MU_MACSS,
  MW_MITASS,
  MX_SPEI,
  MY_DUITNOW,
  MY_IBG,
  MY_RENTAS,
  MZ_MTR,
  NA_NISS,
  NG_NEFT,
  NG_NIP,
  NI_ACH,
  NO_NBO,
  NO_NICS,
  NO_STRAKS,
  NP_NCHL_IPS,
  NZ_ESAS,
  NZ_SBI,
  OM_ACH,
  PA_ACH,
  PE_CCE,
  PE_LBTR,
  PG_KATS,
  PH_INSTAPAY,
  PH_PDDTS,
  PH_PESONET,
  PH_PHILPASS,
  PK_IBFT,
  PK_PRISM,
  PK_RAAST,
  PL_ELIXIR,
  PL_EXPRESS_ELIXIR,
  PL_SORBNET,
  PY_SIPAP,
  QA_QPS,
  RO_PLATI_INSTANT,
  RO_REGIS,
  RO_SENT,
  RS_IPS,
  RS_RTGS,
  RU_BESP,
  RU_SBP,
  SA_SARIE,
  SA_SARIE_IPS,
  SE_BANKGIROT,
  SE_DATACLEARING,
  SE_RIX,
  SE_RIX_INST,
  SG_FAST,
  SG_GIRO,
  SG_MEPS,
  SG_PAYNOW,
  SV_ACH,
  TH_BAHTNET,
  TH_PROMPTPAY,
  TH_SMART,
  TR_EFT,
  TR_FAST,
  TT_SAFE_TT,
  TW_CIFS,
  TW_FISC,
  TZ_TIPS,
  TZ_TISS,
  UA_SEP,
  UG_EFT,
  UG_UNIS,
  US_CHIPS,
  US_FEDACH,
  US_FEDNOW,
  US_FEDWIRE,
  US_RTP,
  UY_ACH,
  VN_CITAD,
  VN_NAPAS_247,
  XAF_SYGMA,
  XAF_SYSTAC,
  XOF_PI_SPI,
  XOF_SICA,
  XOF_STAR,
  ZA_EFT,
  ZA_PAYSHAP,
  ZA_RTC,
  ZA_SAMOS,
  ZM_ZIPSS,
  ZW_ZETSS,
  T2,
  EURO1,
  OCT_INST,
  CIPS,
  SWIFT,
};
