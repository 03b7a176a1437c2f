/** Every settlement system; where several of one kind fit, they are named in this order. Written by `npm run indexes`. */
import { AE_AANI, AE_UAEFTS } from '../countries/AE/schemes.js';
import { AL_AIPS } from '../countries/AL/schemes.js';
import { AM_EPS } from '../countries/AM/schemes.js';
import { AO_KWIK, AO_SPTR } from '../countries/AO/schemes.js';
import { AR_TRANSFERENCIAS } from '../countries/AR/schemes.js';
import { AU_BECS, AU_BPAY, AU_HVCS, AU_NPP } from '../countries/AU/schemes.js';
import { AW_CBA } from '../countries/AW/schemes.js';
import { AZ_AZIPS } from '../countries/AZ/schemes.js';
import { BA_RTGS } from '../countries/BA/schemes.js';
import { BB_CBRTGS } from '../countries/BB/schemes.js';
import { BD_BEFTN, BD_NPSB, BD_RTGS } from '../countries/BD/schemes.js';
import { BG_BISERA, BG_RINGS } from '../countries/BG/schemes.js';
import { BH_EFTS } from '../countries/BH/schemes.js';
import { BO_ACH } from '../countries/BO/schemes.js';
import { BR_DOC, BR_PIX, BR_TED } from '../countries/BR/schemes.js';
import { BS_BISS } from '../countries/BS/schemes.js';
import { BW_BISS } from '../countries/BW/schemes.js';
import { BY_BISS, BY_SMP } from '../countries/BY/schemes.js';
import { CA_EFT, CA_INTERAC, CA_LYNX } from '../countries/CA/schemes.js';
import { CD_ATS_RTGS } from '../countries/CD/schemes.js';
import { CH_EUROSIC, CH_SIC, CH_SIC_IP } from '../countries/CH/schemes.js';
import { CL_CCA, CL_COMBANC } from '../countries/CL/schemes.js';
import { CN_BEPS, CN_HVPS, CN_IBPS, CN_UNIONPAY } from '../countries/CN/schemes.js';
import { CO_ACH, CO_BREB, CO_CENIT, CO_CUD } from '../countries/CO/schemes.js';
import { CR_SINPE } from '../countries/CR/schemes.js';
import { CW_CBC } from '../countries/CW/schemes.js';
import { CZ_CERTIS, CZ_CERTIS_INST } from '../countries/CZ/schemes.js';
import { DK_BATCH_CLEARING, DK_INTRADAGCLEARING, DK_KRONOS, DK_STRAKSCLEARING, DK_T2, DK_TIPS } from '../countries/DK/schemes.js';
import { DO_ACH, DO_LBTR } from '../countries/DO/schemes.js';
import { DZ_ARTS, DZ_ATCI } from '../countries/DZ/schemes.js';
import { EC_SPI } from '../countries/EC/schemes.js';
import { EG_ACH, EG_INSTAPAY, EG_RTGS } from '../countries/EG/schemes.js';
import { ES_BIZUM } from '../countries/ES/schemes.js';
import { ET_EATS, ET_ETHSWITCH } from '../countries/ET/schemes.js';
import { GB_BACS, GB_CHAPS, GB_FPS } from '../countries/GB/schemes.js';
import { GE_RTGS } from '../countries/GE/schemes.js';
import { GH_ACH, GH_GIP, GH_GIS } from '../countries/GH/schemes.js';
import { GT_ACH } from '../countries/GT/schemes.js';
import { HK_CHATS, HK_ECG, HK_FPS } from '../countries/HK/schemes.js';
import { HN_ACH } from '../countries/HN/schemes.js';
import { HU_AFR, HU_GIRO, HU_VIBER } from '../countries/HU/schemes.js';
import { ID_BI_FAST, ID_RTGS, ID_SKNBI } from '../countries/ID/schemes.js';
import { IL_MASAV, IL_ZAHAV } from '../countries/IL/schemes.js';
import { IN_IMPS, IN_NEFT, IN_RTGS, IN_UPI } from '../countries/IN/schemes.js';
import { IQ_ACH, IQ_RTGS } from '../countries/IQ/schemes.js';
import { IS_MBK } from '../countries/IS/schemes.js';
import { JM_ACH, JM_JAMCLEAR_RTGS } from '../countries/JM/schemes.js';
import { JO_CLIQ, JO_RTGS } from '../countries/JO/schemes.js';
import { JP_BOJ_NET, JP_FXYCS, JP_ZENGIN } from '../countries/JP/schemes.js';
import { KE_EFT, KE_KEPSS, KE_MPESA, KE_PESALINK } from '../countries/KE/schemes.js';
import { KG_RTGS, KG_SPK } from '../countries/KG/schemes.js';
import { KH_BAKONG } from '../countries/KH/schemes.js';
import { KR_BOK_WIRE, KR_KFTC } from '../countries/KR/schemes.js';
import { KW_KASSIP, KW_WAMD } from '../countries/KW/schemes.js';
import { KZ_ICS, KZ_ISMT } from '../countries/KZ/schemes.js';
import { LA_LAPNET, LA_RTGS } from '../countries/LA/schemes.js';
import { LB_BDL_CLEAR, LB_BDL_RTGS } from '../countries/LB/schemes.js';
import { LK_CEFTS, LK_LANKASETTLE, LK_SLIPS } from '../countries/LK/schemes.js';
import { LS_LSW } from '../countries/LS/schemes.js';
import { MA_INSTANT, MA_SIMT } from '../countries/MA/schemes.js';
import { MD_MIA, MD_SAPI } from '../countries/MD/schemes.js';
import { MG_ACH, MG_RTGS } from '../countries/MG/schemes.js';
import { MK_KIBS, MK_MIPS } from '../countries/MK/schemes.js';
import { MM_CBM_NET_ACH, MM_CBM_NET_RTGS } from '../countries/MM/schemes.js';
import { MN_ACH, MN_RTGS } from '../countries/MN/schemes.js';
import { MO_RTGS } from '../countries/MO/schemes.js';
import { MU_MACSS, MU_MAUCAS } from '../countries/MU/schemes.js';
import { MW_MITASS } from '../countries/MW/schemes.js';
import { MX_SPEI, MX_SPID } from '../countries/MX/schemes.js';
import { MY_DUITNOW, MY_IBG, MY_RENTAS } from '../countries/MY/schemes.js';
import { MZ_MTR } from '../countries/MZ/schemes.js';
import { NA_NISS } from '../countries/NA/schemes.js';
import { NG_NEFT, NG_NIP } from '../countries/NG/schemes.js';
import { NI_ACH } from '../countries/NI/schemes.js';
import { NO_NBO, NO_NICS, NO_STRAKS } from '../countries/NO/schemes.js';
import { NP_NCHL_IPS } from '../countries/NP/schemes.js';
import { NZ_ESAS, NZ_SBI } from '../countries/NZ/schemes.js';
import { OM_ACH } from '../countries/OM/schemes.js';
import { PA_ACH } from '../countries/PA/schemes.js';
import { PE_CCE, PE_LBTR } from '../countries/PE/schemes.js';
import { PG_KATS } from '../countries/PG/schemes.js';
import { PH_INSTAPAY, PH_PDDTS, PH_PESONET, PH_PHILPASS } from '../countries/PH/schemes.js';
import { PK_IBFT, PK_PRISM, PK_RAAST } from '../countries/PK/schemes.js';
import { PL_BLIK, PL_ELIXIR, PL_EXPRESS_ELIXIR, PL_SORBNET } from '../countries/PL/schemes.js';
import { PY_SIPAP } from '../countries/PY/schemes.js';
import { QA_FAWRAN, QA_QPS } from '../countries/QA/schemes.js';
import { RO_PLATI_INSTANT, RO_REGIS, RO_SENT } from '../countries/RO/schemes.js';
import { RS_IPS, RS_RTGS } from '../countries/RS/schemes.js';
import { RU_BESP, RU_SBP, RU_SNP, RU_SSP } from '../countries/RU/schemes.js';
import { RW_RIPPS_ACH, RW_RIPPS_RTGS } from '../countries/RW/schemes.js';
import { SA_SARIE, SA_SARIE_IPS } from '../countries/SA/schemes.js';
import { SE_BANKGIROT, SE_DATACLEARING, SE_RIX, SE_RIX_INST, SE_SWISH } from '../countries/SE/schemes.js';
import { SG_FAST, SG_GIRO, SG_MEPS, SG_PAYNOW } from '../countries/SG/schemes.js';
import { SV_ACH, SV_TRANSFER365 } from '../countries/SV/schemes.js';
import { TH_BAHTNET, TH_PROMPTPAY, TH_SMART } from '../countries/TH/schemes.js';
import { TJ_AIMT } from '../countries/TJ/schemes.js';
import { TN_SGMT, TN_SIBTEL } from '../countries/TN/schemes.js';
import { TR_EFT, TR_FAST } from '../countries/TR/schemes.js';
import { TT_SAFE_TT } from '../countries/TT/schemes.js';
import { TW_CIFS, TW_FISC } from '../countries/TW/schemes.js';
import { TZ_TIPS, TZ_TISS } from '../countries/TZ/schemes.js';
import { UA_SEP } from '../countries/UA/schemes.js';
import { UG_EFT, UG_UNIS } from '../countries/UG/schemes.js';
import { US_CHIPS, US_FEDACH, US_FEDNOW, US_FEDWIRE, US_RTP } from '../countries/US/schemes.js';
import { UY_ACH } from '../countries/UY/schemes.js';
import { UZ_INTERBANK, UZ_SBP } from '../countries/UZ/schemes.js';
import { VE_CREDITO_INMEDIATO, VE_PAGO_MOVIL } from '../countries/VE/schemes.js';
import { VN_CITAD, VN_NAPAS_247 } from '../countries/VN/schemes.js';
import { ZA_EFT, ZA_PAYSHAP, ZA_RTC, ZA_SAMOS } from '../countries/ZA/schemes.js';
import { ZM_ZIPSS } from '../countries/ZM/schemes.js';
import { ZW_ZETSS } from '../countries/ZW/schemes.js';
import { AFAQ } from '../schemes/AFAQ.js';
import { BUNA } from '../schemes/BUNA.js';
import { CIPS } from '../schemes/CIPS.js';
import { EURO1 } from '../schemes/EURO1.js';
import { OCT_INST } from '../schemes/OCT_INST.js';
import { PAPSS } from '../schemes/PAPSS.js';
import { SADC_RTGS } from '../schemes/SADC_RTGS.js';
import { SCT } from '../schemes/SCT.js';
import { SCT_INST } from '../schemes/SCT_INST.js';
import { SDD_B2B } from '../schemes/SDD_B2B.js';
import { SDD_CORE } from '../schemes/SDD_CORE.js';
import { SWIFT } from '../schemes/SWIFT.js';
import { T2 } from '../schemes/T2.js';
import { XAF_SYGMA } from '../schemes/XAF_SYGMA.js';
import { XAF_SYSTAC } from '../schemes/XAF_SYSTAC.js';
import { XOF_PI_SPI } from '../schemes/XOF_PI_SPI.js';
import { XOF_SICA } from '../schemes/XOF_SICA.js';
import { XOF_STAR } from '../schemes/XOF_STAR.js';
import { byCode } from '../vocabulary/by-code.js';
import type { SchemeRule } from '../vocabulary/scheme.js';

export const schemes = /* @__PURE__ */ byCode<SchemeRule>([
  SCT,
  SCT_INST,
  SDD_CORE,
  SDD_B2B,
  US_RTP,
  AE_AANI,
  AE_UAEFTS,
  AL_AIPS,
  AM_EPS,
  AO_KWIK,
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
  BY_BISS,
  BY_SMP,
  CA_EFT,
  CA_INTERAC,
  CA_LYNX,
  CD_ATS_RTGS,
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
  DK_BATCH_CLEARING,
  DK_INTRADAGCLEARING,
  DK_KRONOS,
  DK_STRAKSCLEARING,
  DK_T2,
  DK_TIPS,
  DO_ACH,
  DO_LBTR,
  DZ_ARTS,
  DZ_ATCI,
  EC_SPI,
  EG_ACH,
  EG_INSTAPAY,
  EG_RTGS,
  ES_BIZUM,
  ET_EATS,
  ET_ETHSWITCH,
  GB_BACS,
  GB_CHAPS,
  GB_FPS,
  GE_RTGS,
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
  IQ_ACH,
  IQ_RTGS,
  IS_MBK,
  JM_ACH,
  JM_JAMCLEAR_RTGS,
  JO_CLIQ,
  JO_RTGS,
  JP_BOJ_NET,
  JP_FXYCS,
  JP_ZENGIN,
  KE_EFT,
  KE_KEPSS,
  KE_MPESA,
  KE_PESALINK,
  KG_RTGS,
  KG_SPK,
  KH_BAKONG,
  KR_BOK_WIRE,
  KR_KFTC,
  KW_KASSIP,
  KW_WAMD,
  KZ_ICS,
  KZ_ISMT,
  LA_LAPNET,
  LA_RTGS,
  LB_BDL_CLEAR,
  LB_BDL_RTGS,
  LK_CEFTS,
  LK_LANKASETTLE,
  LK_SLIPS,
  LS_LSW,
  MA_INSTANT,
  MA_SIMT,
  MD_MIA,
  MD_SAPI,
  MG_ACH,
  MG_RTGS,
  MK_KIBS,
  MK_MIPS,
  MM_CBM_NET_ACH,
  MM_CBM_NET_RTGS,
  MN_ACH,
  MN_RTGS,
  MO_RTGS,
  MU_MACSS,
  MU_MAUCAS,
  MW_MITASS,
  MX_SPEI,
  MX_SPID,
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
  PL_BLIK,
  PL_ELIXIR,
  PL_EXPRESS_ELIXIR,
  PL_SORBNET,
  PY_SIPAP,
  QA_FAWRAN,
  QA_QPS,
  RO_PLATI_INSTANT,
  RO_REGIS,
  RO_SENT,
  RS_IPS,
  RS_RTGS,
  RU_BESP,
  RU_SBP,
  RU_SNP,
  RU_SSP,
  RW_RIPPS_ACH,
  RW_RIPPS_RTGS,
  SA_SARIE,
  SA_SARIE_IPS,
  SE_BANKGIROT,
  SE_DATACLEARING,
  SE_RIX,
  SE_RIX_INST,
  SE_SWISH,
  SG_FAST,
  SG_GIRO,
  SG_MEPS,
  SG_PAYNOW,
  SV_ACH,
  SV_TRANSFER365,
  TH_BAHTNET,
  TH_PROMPTPAY,
  TH_SMART,
  TJ_AIMT,
  TN_SGMT,
  TN_SIBTEL,
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
  UY_ACH,
  UZ_INTERBANK,
  UZ_SBP,
  VE_CREDITO_INMEDIATO,
  VE_PAGO_MOVIL,
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
  AFAQ,
  BUNA,
  CIPS,
  OCT_INST,
  PAPSS,
  SADC_RTGS,
  SWIFT,
]);
