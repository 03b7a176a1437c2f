/** Whether the creditor, its contact details, its tax identifier and the list of its documents have the types that the contract gives them. */

import type { InstructionReading } from '../../instruction/read.js';
import { WRONG_TYPE } from '../../instruction/values.js';
import type { Check } from '../../payment/check.js';

const MEMBERS = [
  ['/creditor', 'creditor'],
  ['/creditor/name', 'name'],
  ['/creditor/address', 'address'],
  ['/creditor/contactDetails', 'contactDetails'],
  ['/creditor/taxId', 'taxId'],
  ['/creditor/documents', 'documentList'],
  ['/creditor/type', 'creditorType'],
] as const satisfies readonly (readonly [pointer: string, member: keyof InstructionReading])[];

/** One that has the wrong type is not looked at any further: its facts are undefined. */
export const creditorShape: Check = {
  name: 'creditor/shape',
  asks: MEMBERS.map(([pointer]) => pointer),
  isOrdinary: ({ reading }) =>
    reading.creditor !== WRONG_TYPE &&
    reading.name !== WRONG_TYPE &&
    reading.address !== WRONG_TYPE &&
    reading.contactDetails !== WRONG_TYPE &&
    reading.taxId !== WRONG_TYPE &&
    reading.documentList !== WRONG_TYPE &&
    reading.creditorType !== WRONG_TYPE,
  examine({ reading }, findings) {
    for (const [pointer, member] of MEMBERS) {
      if (reading[member] === WRONG_TYPE) findings.report('CREDITOR_INVALID_FORMAT', pointer, { rule: 'instruction/shape' });
    }
  },
};
