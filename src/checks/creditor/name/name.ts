/** The name, as the checks after its form read it. */

import { MAX_TEXT } from '../../../characters/text.js';
import { placeholder } from '../../../identifiers/name.js';
import { given } from '../../../instruction/values.js';
import type { Payment } from '../../../payment/payment.js';

/** Who sets the limits where no settlement system does. */
export const BY_ISO = 'ISO 20022';

/** The name, where it is one. */
export function nameOf(payment: Payment): string | undefined {
  const name = given(payment.reading.name);
  return name === undefined || name.length > MAX_TEXT || payment.nameFault !== undefined ? undefined : name;
}

/** The name, where it is one and was not made up to fill the field. */
export function realNameOf(payment: Payment): string | undefined {
  const name = nameOf(payment);
  return name === undefined || payment.isPlainName || placeholder(name) === undefined ? name : undefined;
}
