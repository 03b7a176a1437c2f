/** The creditor: who they are, where they live, how to reach them. Each part has a judge of its own, in the order of the contract. */
import { type Member, WRONG_TYPE } from '../reading.js';
import type { Case } from './case.js';
import { judgeAddress } from './creditor/address.js';
import { judgeDateOfBirth } from './creditor/birth.js';
import { judgeEmail, judgePhone } from './creditor/contact.js';
import { judgeDocuments } from './creditor/documents.js';
import { judgeTaxId } from './creditor/identifiers.js';
import { judgeName } from './creditor/name.js';
import { judgeType } from './creditor/type.js';
import { judgePhoneOfAccount } from './method.js';

export function judgeCreditor(subject: Case): void {
  const { reading } = subject;
  if (isMisshapen(subject, reading.creditor, '/creditor')) return;
  if (!isMisshapen(subject, reading.name, '/creditor/name')) judgeName(subject);
  if (!isMisshapen(subject, reading.address, '/creditor/address')) judgeAddress(subject);
  if (!isMisshapen(subject, reading.contactDetails, '/creditor/contactDetails')) {
    judgeEmail(subject);
    judgePhone(subject);
    judgePhoneOfAccount(subject);
  }
  judgeDateOfBirth(subject);
  if (!isMisshapen(subject, reading.taxId, '/creditor/taxId')) judgeTaxId(subject);
  if (!isMisshapen(subject, reading.documentList, '/creditor/documents')) judgeDocuments(subject);
  if (!isMisshapen(subject, reading.creditorType, '/creditor/type')) judgeType(subject);
}

/** Reports a member of the wrong type: nothing more is said of it then. */
function isMisshapen({ findings }: Case, member: Member<unknown>, pointer: string): boolean {
  if (member !== WRONG_TYPE) return false;
  findings.alert('CREDITOR_INVALID_FORMAT', pointer, { rule: 'instruction/shape' });
  return true;
}
