/** Whether the post code has the form that those of its country have. */

import { isPostCode, postCodeEdition } from '../../../identifiers/post-code.js';
import type { Check } from '../../../payment/check.js';
import { ADDRESS_POINTERS, countryOfAddress } from './address.js';

const pointer = ADDRESS_POINTERS.postCode;
const rule = 'address/post-code';

export const addressPostCode: Check = {
  name: 'address/post-code',
  asks: [pointer, ADDRESS_POINTERS.country],
  isOrdinary(payment) {
    const postCode = payment.reading.address === undefined ? undefined : payment.address.postCode;
    const country = countryOfAddress(payment);
    return postCode === undefined || country === undefined || isPostCode(postCode, country) !== false;
  },
  examine(payment, findings) {
    const { postCode } = payment.address;
    const country = countryOfAddress(payment);
    if (postCode === undefined || country === undefined) return;
    const fits = isPostCode(postCode, country);
    if (fits === undefined) return findings.outcome(rule, pointer, 'not-covered');
    findings.addEditions(postCodeEdition);
    if (fits) return findings.outcome(rule, pointer, 'passed');
    findings.report('CREDITOR_ADDRESS_POST_CODE_INVALID_FORMAT', pointer, { rule, restsOn: 'likely', params: { country } });
  },
};
