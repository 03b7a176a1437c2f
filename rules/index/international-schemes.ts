/** The settlement systems of several countries. Written by `npm run indexes`. */
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

export const internationalSchemes = /* @__PURE__ */ byCode<SchemeRule>([
  SCT,
  SCT_INST,
  SDD_CORE,
  SDD_B2B,
  XAF_SYGMA,
  XAF_SYSTAC,
  XOF_PI_SPI,
  XOF_SICA,
  XOF_STAR,
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
