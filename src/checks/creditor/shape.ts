/** Whether the creditor, its contact details, its tax identifier and the list of its documents have the types that the contract gives them. */
import type { Check } from '../../engine/check.js';
import type { InstructionReading } from '../../instruction/read.js';
import { type Member, WRONG_TYPE } from '../../instruction/values.js';

const MEMBERS: readonly (readonly [pointer: string, read: (reading: InstructionReading) => Member<unknown>])[] = [
  ['/creditor', ({ creditor }) => creditor],
  ['/creditor/name', ({ name }) => name],
  ['/creditor/address', ({ address }) => address],
  ['/creditor/contactDetails', ({ contactDetails }) => contactDetails],
  ['/creditor/taxId', ({ taxId }) => taxId],
  ['/creditor/documents', ({ documentList }) => documentList],
  ['/creditor/type', ({ creditorType }) => creditorType],
];

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
    for (const [pointer, read] of MEMBERS) {
      if (read(reading) === WRONG_TYPE) findings.report('CREDITOR_INVALID_FORMAT', pointer, { rule: 'instruction/shape' });
    }
  },
};
