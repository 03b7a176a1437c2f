/** The recipient methods of the contract, in its order. */
import type { MethodRule } from '../method.js';
import { ALIPAY } from './ALIPAY.js';
import { BANK_ACCOUNT } from './BANK_ACCOUNT.js';
import { BAYAD } from './BAYAD.js';
import { BPAY } from './BPAY.js';
import { DANA } from './DANA.js';
import { DUITNOW } from './DUITNOW.js';
import { FPS_ID } from './FPS_ID.js';
import { GCASH } from './GCASH.js';
import { GOPAY } from './GOPAY.js';
import { GRABPAY } from './GRABPAY.js';
import { INTERAC } from './INTERAC.js';
import { JUANCASH } from './JUANCASH.js';
import { LINKAJA } from './LINKAJA.js';
import { MPESA } from './MPESA.js';
import { OVO } from './OVO.js';
import { PAYGATE } from './PAYGATE.js';
import { PAYMAYA } from './PAYMAYA.js';
import { SHOPEEPAY } from './SHOPEEPAY.js';
import { STARPAY } from './STARPAY.js';
import { TAYOCASH } from './TAYOCASH.js';
import { UNIONPAY_CARD } from './UNIONPAY_CARD.js';

export const methods: Readonly<Record<string, MethodRule>> = {
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
};
