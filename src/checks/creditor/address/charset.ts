/** Whether the settlement system carries the characters of the address. Others are written in Latin letters on the way: worth knowing, no fault. */

import { isCarried } from '../../../characters/transliteration.js';
import type { Check } from '../../../payment/check.js';
import { SETTLEMENT_SYSTEM } from '../../pointers.js';
import { ADDRESS_POINTERS } from './address.js';
import { TEXT_FIELDS } from './text.js';

export const addressCharset: Check = {
  name: 'address/charset',
  asks: ['/creditor/address', SETTLEMENT_SYSTEM],
  appliesTo: ({ corridor: { system, hasAddress } }) => hasAddress && (system?.charset === 'sepa' || system?.charset === 'swift-x'),
  isOrdinary: (_, threshold) => threshold !== 'info',
  examine({ address, system }, findings) {
    const charset = system?.charset;
    for (const field of TEXT_FIELDS) {
      const text = address[field];
      if (text === undefined || charset === undefined || isCarried(text, charset)) continue;
      const detail = { rule: 'address/charset', restsOn: 'possible', params: { field } } as const;
      findings.report('CREDITOR_ADDRESS_INVALID_CHARACTERS', ADDRESS_POINTERS[field], detail);
    }
  },
};
