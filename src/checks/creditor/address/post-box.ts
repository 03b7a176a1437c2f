/**
 * Whether the address is a post box. Much of the world has no other: the post of Kenya, Malawi or Tonga knows no streets. Banks between
 * countries sometimes ask where somebody lives, and the box is worth knowing.
 */

import { isPostBox } from '../../../identifiers/address-text.js';
import { ADDRESS_LINES, type AddressTextField } from '../../../instruction/fields.js';
import type { Check } from '../../../payment/check.js';
import type { AddressTexts } from '../../../payment/payment.js';
import { ADDRESS_POINTERS } from './address.js';

/** The member that holds the box: that of its own, else a line. */
function boxIn(texts: AddressTexts): AddressTextField | undefined {
  if (texts.postBox !== undefined) return 'postBox';
  return ADDRESS_LINES.find((line) => isBoxIn(texts[line]));
}

const isBoxIn = (text: string | undefined): boolean => text !== undefined && isPostBox(text);

export const addressPostBox: Check = {
  name: 'address/post-box',
  asks: [ADDRESS_POINTERS.postBox, ...ADDRESS_LINES.map((line) => ADDRESS_POINTERS[line])],
  isOrdinary: (payment, threshold) => threshold !== 'info' || payment.reading.address === undefined || boxIn(payment.address) === undefined,
  examine(payment, findings) {
    const box = boxIn(payment.address);
    if (box !== undefined)
      findings.report('CREDITOR_ADDRESS_POST_BOX_NOT_ALLOWED', ADDRESS_POINTERS[box], { rule: 'address/post-box', restsOn: 'possible' });
  },
};
