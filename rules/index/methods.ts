/** Every recipient method, in the order of the contract. Written by `npm run indexes`. */
import { ALIPAY } from '../methods/ALIPAY.js';
import { BANK_ACCOUNT } from '../methods/BANK_ACCOUNT.js';
import { BAYAD } from '../methods/BAYAD.js';
import { BPAY } from '../methods/BPAY.js';
import { DANA } from '../methods/DANA.js';
import { DUITNOW } from '../methods/DUITNOW.js';
import { FPS_ID } from '../methods/FPS_ID.js';
import { GCASH } from '../methods/GCASH.js';
import { GOPAY } from '../methods/GOPAY.js';
import { GRABPAY } from '../methods/GRABPAY.js';
import { INTERAC } from '../methods/INTERAC.js';
import { JUANCASH } from '../methods/JUANCASH.js';
import { LINKAJA } from '../methods/LINKAJA.js';
import { MPESA } from '../methods/MPESA.js';
import { OVO } from '../methods/OVO.js';
import { PAYGATE } from '../methods/PAYGATE.js';
import { PAYMAYA } from '../methods/PAYMAYA.js';
import { SHOPEEPAY } from '../methods/SHOPEEPAY.js';
import { STARPAY } from '../methods/STARPAY.js';
import { TAYOCASH } from '../methods/TAYOCASH.js';
import { UNIONPAY_CARD } from '../methods/UNIONPAY_CARD.js';
import { byCode } from '../vocabulary/by-code.js';
import type { MethodRule } from '../vocabulary/method.js';

export const methods = /* @__PURE__ */ byCode<MethodRule>([
  BANK_ACCOUNT,
  BPAY,
  INTERAC,
  ALIPAY,
  FPS_ID,
  MPESA,
  PAYGATE,
  DUITNOW,
  GOPAY,
  OVO,
  DANA,
  LINKAJA,
  SHOPEEPAY,
  PAYMAYA,
  GCASH,
  GRABPAY,
  STARPAY,
  BAYAD,
  TAYOCASH,
  JUANCASH,
  UNIONPAY_CARD,
]);
