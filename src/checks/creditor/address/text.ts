/** Type, characters and length of each text of the address, and placeholders. An empty member is no fault. */

import type { Findings } from '../../../findings/findings.js';
import { ADDRESS_FIELDS, type AddressTextField } from '../../../instruction/fields.js';
import { isBlank } from '../../../instruction/presence.js';
import type { Check } from '../../../payment/check.js';
import { isValidAddress, type TextFault, textFaultOf } from '../../../payment/facts/address.js';
import { ADDRESS } from '../../pointers.js';
import { ADDRESS_POINTERS } from './address.js';

export const TEXT_FIELDS = ADDRESS_FIELDS.filter((field): field is AddressTextField => field !== 'country');

const LENGTH_RULE = 'address/length';

function reportFault(field: AddressTextField, fault: TextFault, findings: Findings): void {
  const pointer = ADDRESS_POINTERS[field];
  switch (fault.is) {
    case 'wrong type':
      return findings.report('CREDITOR_INVALID_FORMAT', pointer, { rule: 'instruction/shape' });
    case 'characters': {
      const { range } = fault;
      return findings.report('CREDITOR_ADDRESS_INVALID_CHARACTERS', pointer, {
        rule: 'address/characters',
        restsOn: 'likely',
        range,
        params: { field },
      });
    }
    case 'length': {
      const { length, max } = fault;
      return findings.report('CREDITOR_ADDRESS_FIELD_TOO_LONG', pointer, {
        rule: LENGTH_RULE,
        restsOn: 'likely',
        params: { field, length, max },
      });
    }
    default: {
      const restsOn = fault.how === 'sure' ? 'likely' : 'possible';
      findings.outcome(LENGTH_RULE, pointer, 'passed');
      findings.report('CREDITOR_ADDRESS_SUSPICIOUS', pointer, { rule: 'address/placeholder', restsOn });
    }
  }
}

export const addressText: Check = {
  name: 'address/text',
  asks: TEXT_FIELDS.map((field) => `${ADDRESS}/${field}`),
  isOrdinary: ({ reading, address }) => reading.address === undefined || isValidAddress(reading, address),
  examine({ reading }, findings) {
    for (const field of TEXT_FIELDS) {
      const member = reading.addressFields[field];
      if (isBlank(member)) continue;
      const fault = textFaultOf(field, member);
      if (fault === undefined) findings.outcome(LENGTH_RULE, ADDRESS_POINTERS[field], 'passed');
      else reportFault(field, fault, findings);
    }
  },
};
