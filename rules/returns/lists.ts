/** The lists of return codes, in the order in which their meanings are given. */
import { bacsReasons } from './lists/bacs.js';
import { fasterPaymentsReasons } from './lists/fps.js';
import { isoReturnReasons } from './lists/iso-return.js';
import { isoStatusReasons } from './lists/iso-status.js';
import { nachaCodes } from './lists/nacha.js';
import { nppReasons } from './lists/npp.js';
import { pixReasons } from './lists/pix.js';
import { speiReasons } from './lists/spei.js';
import { upiCodes } from './lists/upi.js';
import { zenginResults } from './lists/zengin.js';
import type { ReturnList } from './return-list.js';

export const RETURN_LISTS: readonly ReturnList[] = [
  isoStatusReasons,
  isoReturnReasons,
  nachaCodes,
  bacsReasons,
  fasterPaymentsReasons,
  pixReasons,
  speiReasons,
  upiCodes,
  nppReasons,
  zenginResults,
];
