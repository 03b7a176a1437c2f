/**
 * Whether a member of the instruction is there. What has the wrong type, or stands under something that has, is there: it has an alert of
 * its own.
 */
import type { InstructionPointer } from '../../rules/vocabulary/scheme.js';
import { ADDRESS_FIELDS, ADDRESS_LINES, type AddressField, AGENTS } from './fields.js';
import type { AgentReading, InstructionReading } from './read.js';
import { type Member, WRONG_TYPE } from './values.js';

/** True for a member that is there. */
export function isGiven(reading: InstructionReading, pointer: InstructionPointer): boolean {
  const { creditor, contactDetails, creditorAccount, creditorAgent } = reading;
  if (creditor === WRONG_TYPE && pointer.startsWith('/creditor/')) return true;
  switch (pointer) {
    case '/creditor/name':
      return reading.name !== undefined;
    case '/creditor/type':
      return reading.creditorType !== undefined;
    case '/creditor/taxId':
      return reading.taxId !== undefined;
    case '/creditor/dateOfBirth':
      return reading.dateOfBirth !== undefined;
    case '/creditor/documents':
      return reading.documents.length > 0 || reading.documentList === WRONG_TYPE;
    case '/creditor/contactDetails/email':
      return reading.email !== undefined || contactDetails === WRONG_TYPE;
    case '/creditor/contactDetails/phone':
      return reading.phone !== undefined || contactDetails === WRONG_TYPE;
    case '/creditor/address':
      return hasAddress(reading) || reading.address === WRONG_TYPE;
    case '/creditorAccount/id':
      return reading.accountValue !== undefined || reading.accountId === WRONG_TYPE || creditorAccount === WRONG_TYPE;
    case '/creditorAccount/type':
      return reading.accountType !== undefined || creditorAccount === WRONG_TYPE;
    case '/creditorAgent/clearingSystemMemberId/memberId':
      return hasMemberId(creditorAgent) || creditorAgent.shape === WRONG_TYPE;
    default:
      return pointer.startsWith('/creditor/') ? isGivenInAddress(reading, pointer) : isGivenInAgent(reading, pointer);
  }
}

/** A part of the address. A line may hold street, town or post code: only the country and the fields themselves can be missing beside one. */
function isGivenInAddress({ address, addressFields }: InstructionReading, pointer: string): boolean {
  if (address === WRONG_TYPE) return true;
  const field = pointer.slice('/creditor/address/'.length) as AddressField;
  return !isBlank(addressFields[field]) || (field !== 'country' && ADDRESS_LINES.some((line) => !isBlank(addressFields[line])));
}

function isGivenInAgent({ creditorAgent, intermediaryAgents }: InstructionReading, pointer: string): boolean {
  const [, name = '', part] = pointer.split('/');
  const agent = [creditorAgent, ...intermediaryAgents][(AGENTS as readonly string[]).indexOf(name)];
  if (agent === undefined || agent.shape === WRONG_TYPE) return agent !== undefined;
  if (part === 'bic' || part === 'branchId') return agent[part] !== undefined;
  return part === undefined ? isAgentKnown(agent) : hasMemberId(agent);
}

const hasMemberId = ({ memberId, clearingSystemMemberId }: AgentReading): boolean =>
  memberId !== undefined || clearingSystemMemberId === WRONG_TYPE;

/** An agent is known by its BIC or its bank identifier, not by a branch. */
const isAgentKnown = (agent: AgentReading): boolean => agent.bic !== undefined || agent.shape === WRONG_TYPE || hasMemberId(agent);

/** A form sends an empty text for a part of the address that was left empty. To the compiler spaces are one, too. */
export const isBlank = (member: Member<string>): member is '' | undefined =>
  member === undefined || (member !== WRONG_TYPE && !(member.charCodeAt(0) > 0x20) && member.trim() === '');

/** True for an address that says anything. */
export const hasAddress = ({ address, addressFields }: InstructionReading): boolean =>
  address !== undefined && ADDRESS_FIELDS.some((field) => !isBlank(addressFields[field]));
