/** The purpose codes of every country that demands them. Written by `npm run indexes`. */
import { purposes as AE } from '../countries/AE/purposes.js';
import { purposes as BH } from '../countries/BH/purposes.js';
import { purposes as CN } from '../countries/CN/purposes.js';
import { purposes as IN } from '../countries/IN/purposes.js';
import { purposes as JO } from '../countries/JO/purposes.js';
import { purposes as KW } from '../countries/KW/purposes.js';
import { purposes as KZ } from '../countries/KZ/purposes.js';
import { purposes as MY } from '../countries/MY/purposes.js';
import { purposes as QA } from '../countries/QA/purposes.js';
import type { PurposeRule } from '../vocabulary/purpose.js';

export const purposes: Readonly<Record<string, PurposeRule>> = {
  AE,
  BH,
  CN,
  IN,
  JO,
  KW,
  KZ,
  MY,
  QA,
};
