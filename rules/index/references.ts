/** Every kind of payment reference. Written by `npm run indexes`. */
import { BE_OGM } from '../references/BE_OGM.js';
import { EE_REFERENCE } from '../references/EE_REFERENCE.js';
import { FI_REFERENCE } from '../references/FI_REFERENCE.js';
import { LEI } from '../references/LEI.js';
import { NL_BETALINGSKENMERK } from '../references/NL_BETALINGSKENMERK.js';
import { NO_KID } from '../references/NO_KID.js';
import { QRR } from '../references/QRR.js';
import { RF } from '../references/RF.js';
import { SCOR } from '../references/SCOR.js';
import { SEPA_CREDITOR } from '../references/SEPA_CREDITOR.js';
import { SE_OCR } from '../references/SE_OCR.js';
import type { ReferenceRule } from '../vocabulary/reference.js';
import type { ReferenceKind } from './codes.js';

export const references: Readonly<Record<ReferenceKind, ReferenceRule>> = {
  BE_OGM,
  EE_REFERENCE,
  FI_REFERENCE,
  LEI,
  NL_BETALINGSKENMERK,
  NO_KID,
  QRR,
  RF,
  SCOR,
  SEPA_CREDITOR,
  SE_OCR,
};
