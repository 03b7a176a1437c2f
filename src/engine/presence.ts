/**
 * Whether a member of the instruction is there. What has the wrong type, or stands under something that has, is there: it has an alert of
 * its own.
 */
import type { InstructionPointer } from '../../rules/scheme.js';
import { ADDRESS_FIELDS, type AddressField, type AgentReading, given, type InstructionReading, type Member } from './reading.js';

const AGENTS = ['intermediaryAgent1', 'intermediaryAgent2', 'intermediaryAgent3'];

export function isGiven(reading: InstructionReading, pointer: InstructionPointer): boolean {
  const [, top = '', part = '', detail = ''] = pointer.split('/');
  const whole = top === 'creditor' ? reading.creditor : top === 'creditorAccount' ? reading.creditorAccount : agentOf(reading, top).shape;
  if (whole.is !== 'given') return whole.is === 'wrong-type';
  if (top === 'creditor') return isGivenOfCreditor(reading, part, detail);
  if (top === 'creditorAccount') return isThere(part === 'id' ? reading.accountId : reading.accountType);
  return isGivenOfAgent(agentOf(reading, top), part);
}

const isThere = (member: Member<unknown>): boolean => member.is !== 'absent';

const agentOf = (reading: InstructionReading, name: string): AgentReading =>
  reading.intermediaryAgents[AGENTS.indexOf(name)] ?? reading.creditorAgent;

function isGivenOfAgent({ bic, memberId, clearingSystemMemberId, branchId }: AgentReading, part: string): boolean {
  if (part === 'bic') return isThere(bic);
  if (part === 'branchId') return isThere(branchId);
  const hasMemberId = isThere(memberId) || clearingSystemMemberId.is === 'wrong-type';
  return part === 'clearingSystemMemberId' ? hasMemberId : hasMemberId || isThere(bic);
}

function isGivenOfCreditor(reading: InstructionReading, part: string, detail: string): boolean {
  const { address, documentList } = reading;
  if (part === 'address') {
    if (address.is === 'wrong-type') return true;
    return detail === '' ? hasAddress(reading) : isGivenOfAddress(reading, detail as AddressField);
  }
  if (part === 'documents') return documentList.is === 'wrong-type' || (given(documentList) ?? []).length > 0;
  if (part === 'contactDetails') {
    return reading.contactDetails.is === 'wrong-type' || isThere(detail === 'email' ? reading.email : reading.phone);
  }
  const { name, taxId, dateOfBirth, creditorType } = reading;
  const member = { name, taxId, dateOfBirth, type: creditorType }[part];
  return member !== undefined && isThere(member);
}

/** A form sends an empty text for a part of the address that was left empty. */
export const isBlank = (member: Member<string>): boolean => member.is === 'absent' || given(member)?.trim() === '';

/** True for an address that says anything. */
export const hasAddress = ({ addressFields }: InstructionReading): boolean =>
  ADDRESS_FIELDS.some((field) => !isBlank(addressFields[field]));

/** A line may hold street, town or post code: only the country and the fields themselves can be found missing beside one. */
function isGivenOfAddress({ addressFields }: InstructionReading, field: AddressField): boolean {
  if (!isBlank(addressFields[field])) return true;
  return field !== 'country' && (['addressLine1', 'addressLine2', 'addressLine3'] as const).some((line) => !isBlank(addressFields[line]));
}
