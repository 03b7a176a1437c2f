/**
 * Whether the address is a post box. It is an address in many countries; banks between countries ask where somebody lives. Where the box stands
 * beside a street, that is said.
 */

import type { Check } from '../../../engine/check.js';
import type { AddressTexts, Payment } from '../../../engine/payment.js';
import { isPostBox } from '../../../identifiers/address-text.js';
import { ADDRESS_LINES, type AddressTextField } from '../../../instruction/fields.js';
import { ADDRESS_POINTERS } from './address.js';

/** The member that holds the box: that of its own, else a line. */
function boxIn(texts: AddressTexts): AddressTextField | undefined {
  if (texts.postBox !== undefined) return 'postBox';
  return ADDRESS_LINES.find((line) => isBoxIn(texts[line]));
}

const isBoxIn = (text: string | undefined): boolean => text !== undefined && isPostBox(text);

/** True where the address says beside a box where somebody lives. */
const hasPlace = (texts: AddressTexts): boolean =>
  texts.streetName !== undefined ||
  texts.buildingName !== undefined ||
  ADDRESS_LINES.some((line) => texts[line] !== undefined && !isBoxIn(texts[line]));

const basisOf = ({ address, system }: Payment): 'likely' | 'possible' =>
  system?.kind === 'cross-border' && !hasPlace(address) ? 'likely' : 'possible';

export const addressPostBox: Check = {
  name: 'address/post-box',
  asks: [ADDRESS_POINTERS.postBox, ...ADDRESS_LINES.map((line) => ADDRESS_POINTERS[line]), '/settlementInformation/settlementSystem'],
  isOrdinary(payment, threshold) {
    if (payment.reading.address === undefined || (threshold !== 'info' && payment.system?.kind !== 'cross-border')) return true;
    return boxIn(payment.address) === undefined || (threshold !== 'info' && basisOf(payment) === 'possible');
  },
  examine(payment, findings) {
    const box = boxIn(payment.address);
    if (box === undefined) return;
    const detail = { rule: 'address/post-box', restsOn: basisOf(payment) } as const;
    findings.report('CREDITOR_ADDRESS_POST_BOX_NOT_ALLOWED', ADDRESS_POINTERS[box], detail);
  },
};
