/** Every kind of payment reference. Written by `npm run indexes`. */
import { AU_BPAY_CRN } from '../references/AU_BPAY_CRN.js';
import { BE_OGM } from '../references/BE_OGM.js';
import { BR_BOLETO } from '../references/BR_BOLETO.js';
import { DK_FIK } from '../references/DK_FIK.js';
import { EE_REFERENCE } from '../references/EE_REFERENCE.js';
import { FI_REFERENCE } from '../references/FI_REFERENCE.js';
import { HR_MODEL } from '../references/HR_MODEL.js';
import { IT_BOLLETTINO } from '../references/IT_BOLLETTINO.js';
import { IT_PAGOPA } from '../references/IT_PAGOPA.js';
import { LEI } from '../references/LEI.js';
import { NL_BETALINGSKENMERK } from '../references/NL_BETALINGSKENMERK.js';
import { NO_KID } from '../references/NO_KID.js';
import { QRR } from '../references/QRR.js';
import { RF } from '../references/RF.js';
import { SCOR } from '../references/SCOR.js';
import { SE_OCR } from '../references/SE_OCR.js';
import { SEPA_CREDITOR } from '../references/SEPA_CREDITOR.js';
import { SI_MODEL } from '../references/SI_MODEL.js';
import type { ReferenceRule } from '../vocabulary/reference.js';
import type { ReferenceKind } from './codes.js';

export const references: Readonly<Record<ReferenceKind, ReferenceRule>> = {
  AU_BPAY_CRN,
  BE_OGM,
  BR_BOLETO,
  DK_FIK,
  EE_REFERENCE,
  FI_REFERENCE,
  HR_MODEL,
  IT_BOLLETTINO,
  IT_PAGOPA,
  LEI,
  NL_BETALINGSKENMERK,
  NO_KID,
  QRR,
  RF,
  SCOR,
  SEPA_CREDITOR,
  SE_OCR,
  SI_MODEL,
};
