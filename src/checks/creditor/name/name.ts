/** The name, as the checks after its form read it. */

import { MAX_TEXT } from '../../../characters/text.js';
import { placeholderName } from '../../../identifiers/name.js';
import { given } from '../../../instruction/values.js';
import type { Payment } from '../../../payment/payment.js';

/** Who sets the limits where no settlement system does. */
export const BY_ISO = 'ISO 20022';

/** The name, where it is one. */
export function creditorNameOf(payment: Payment): string | undefined {
  const name = given(payment.reading.name);
  return name === undefined || name.length > MAX_TEXT || payment.nameFault !== undefined ? undefined : name;
}

/** The name, where it is one and was not made up to fill the field. */
export function realNameOf(payment: Payment): string | undefined {
  const name = creditorNameOf(payment);
  return name === undefined || payment.isPlainName || placeholderName(name) === undefined ? name : undefined;
}
