/** The members of an instruction that a form can ask for, in the order of the contract, and which of them are worth offering. */

import type { InstructionPointer } from '../../../rules/vocabulary/scheme.js';
import { hasOtherDomesticCode, memberIdFields } from '../../identifiers/domestic-parts.js';
import { CONTRACT_FIELDS } from '../../instruction/fields.js';
import { profilesOf } from '../required-fields.js';
import type { FormContext } from './corridor.js';

export type FormPointer = InstructionPointer | '/creditorAccount/id/type' | '/creditorAccount/id/value';

/** Members of an address that a form has no place of its own for. */
const FURTHER_ADDRESS = /^\/creditor\/address\/(?:addressLine3|department|buildingName|floor|room|townLocationName|districtName|postBox)$/;

/** Objects that only contain fields of a form. */
const HOLDERS: readonly string[] = ['/creditor/contactDetails', '/creditorAccount/id', '/creditorAgent/clearingSystemMemberId'];

const isFormPointer = (pointer: string): pointer is FormPointer =>
  /^\/creditor(?:Account|Agent)?\//.test(pointer) && !FURTHER_ADDRESS.test(pointer) && !HOLDERS.includes(pointer);

/** The fields of a form. An address has its parts, and lines for an address that is not split. */
export const FORM_FIELDS: readonly FormPointer[] = CONTRACT_FIELDS.map(({ pointer }) => pointer).filter(isFormPointer);

/** True for an optional member that is worth offering. */
export function isOffered(context: FormContext, pointer: FormPointer, accountIdType?: string): boolean {
  const { facts, corridor, engine, country } = context;
  if (pointer.startsWith('/creditorAgent')) {
    if (pointer === '/creditorAgent/bic') return accountIdType === 'IBAN' || accountIdType === 'ACCOUNT_NUMBER';
    if (accountIdType !== 'ACCOUNT_NUMBER' || country === undefined || hasOtherDomesticCode(country)) return false;
    return pointer === '/creditorAgent/branchId' ? memberIdFields(country).length > 1 : !facts.bankInAccount;
  }
  if (pointer === '/creditorAccount/type' && accountIdType !== 'ACCOUNT_NUMBER') return false;
  if (pointer === '/creditorAccount/type') return profilesOf(facts, engine).some(({ accountTypes }) => accountTypes !== undefined);
  if (pointer === '/creditor/taxId' || pointer === '/creditor/documents') return engine.rules.creditors.of(corridor.country) !== undefined;
  return pointer !== '/creditor/dateOfBirth' || corridor.creditorType !== 'BUSINESS';
}
