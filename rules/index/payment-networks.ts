/** Every network whose payment codes follow the EMV specification. Written by `npm run indexes`. */
import { DUITNOW } from '../payment-codes/DUITNOW.js';
import { FPS } from '../payment-codes/FPS.js';
import { KHQR } from '../payment-codes/KHQR.js';
import { PAYNOW } from '../payment-codes/PAYNOW.js';
import { PIX } from '../payment-codes/PIX.js';
import { PROMPTPAY } from '../payment-codes/PROMPTPAY.js';
import { PROMPTPAY_BILL } from '../payment-codes/PROMPTPAY_BILL.js';
import { QRIS } from '../payment-codes/QRIS.js';
import { QRPH } from '../payment-codes/QRPH.js';
import { VIETQR } from '../payment-codes/VIETQR.js';
import type { PaymentNetworkRule } from '../vocabulary/payment-network.js';

export const paymentNetworks: Readonly<Record<string, PaymentNetworkRule>> = {
  DUITNOW,
  FPS,
  KHQR,
  PAYNOW,
  PIX,
  PROMPTPAY,
  PROMPTPAY_BILL,
  QRIS,
  QRPH,
  VIETQR,
};
