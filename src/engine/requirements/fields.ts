/** The members of an instruction that a form can ask for, in the order of the contract, and which of them are worth offering. */

import type { InstructionPointer } from '../../../rules/vocabulary/scheme.js';
import { hasOtherCodeAtHome, memberIdFields } from '../../identifiers/domestic-parts.js';
import { creditorsOf } from '../creditors.js';
import { profilesOf } from '../demands.js';
import type { FormContext } from './corridor.js';

export type FormPointer = InstructionPointer | '/creditorAccount/id/type' | '/creditorAccount/id/value';

/** Of an address the parts, and the lines for one that is not at hand in parts. */
export const FORM_FIELDS: readonly FormPointer[] = [
  '/creditor/name',
  '/creditor/address',
  '/creditor/address/country',
  '/creditor/address/addressLine1',
  '/creditor/address/addressLine2',
  '/creditor/address/streetName',
  '/creditor/address/buildingNumber',
  '/creditor/address/townName',
  '/creditor/address/postCode',
  '/creditor/address/countrySubdivision',
  '/creditor/contactDetails/email',
  '/creditor/contactDetails/phone',
  '/creditor/dateOfBirth',
  '/creditor/taxId',
  '/creditor/documents',
  '/creditor/type',
  '/creditorAccount/id/type',
  '/creditorAccount/id/value',
  '/creditorAccount/type',
  '/creditorAgent/bic',
  '/creditorAgent/clearingSystemMemberId/memberId',
  '/creditorAgent/branchId',
];

/** True for a member that nobody asks for and that helps where it is given. */
export function isOffered(context: FormContext, pointer: FormPointer, accountIdType?: string): boolean {
  const { facts, corridor, engine, country } = context;
  if (pointer.startsWith('/creditorAgent')) {
    if (pointer === '/creditorAgent/bic') return accountIdType === 'IBAN' || accountIdType === 'ACCOUNT_NUMBER';
    if (accountIdType !== 'ACCOUNT_NUMBER' || country === undefined || hasOtherCodeAtHome(country)) return false;
    return pointer === '/creditorAgent/branchId' ? memberIdFields(country).length > 1 : !facts.bankInAccount;
  }
  if (pointer === '/creditorAccount/type' && accountIdType !== 'ACCOUNT_NUMBER') return false;
  if (pointer === '/creditorAccount/type') return profilesOf(facts, engine.on).some(({ accountTypes }) => accountTypes !== undefined);
  if (pointer === '/creditor/taxId' || pointer === '/creditor/documents') return creditorsOf(corridor.country) !== undefined;
  return pointer !== '/creditor/dateOfBirth' || corridor.creditorType !== 'BUSINESS';
}
