/** The members of an instruction that a form can ask for, in the order of the contract, and which of them are worth offering. */

import type { InstructionPointer } from '../../../rules/vocabulary/scheme.js';
import { hasOtherDomesticCode, memberIdFields } from '../../identifiers/account/domestic-parts.js';
import { INSTRUCTION_FIELDS, isAsked } from '../../instruction/fields.js';
import { profilesOf } from '../../payment/required-fields.js';
import type { FormContext } from './corridor.js';

const ID_TYPE = '/creditorAccount/id/type';
const ID_VALUE = '/creditorAccount/id/value';

export type FormPointer = InstructionPointer | typeof ID_TYPE | typeof ID_VALUE;

/** In the order of the contract, but that a form asks what stands for the account before it asks for that. */
export const FORM_FIELDS: readonly FormPointer[] = /* @__PURE__ */ INSTRUCTION_FIELDS.flatMap((field): readonly FormPointer[] => {
  if (!isAsked(field) || field.pointer === ID_TYPE) return [];
  return field.pointer === ID_VALUE ? [ID_TYPE, ID_VALUE] : [field.pointer as FormPointer];
});

/** True for an optional member that is worth offering. */
export function isWorthOffering(context: FormContext, pointer: FormPointer, accountIdType?: string): boolean {
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
