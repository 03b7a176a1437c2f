/**
 * Whether a member of the instruction is there. What has the wrong type, or stands under something that has, is there: it has an alert of
 * its own.
 */
import type { InstructionPointer } from '../../rules/vocabulary/scheme.js';
import { ADDRESS_FIELDS, ADDRESS_LINES, type AddressField, AGENTS } from './fields.js';
import type { AgentReading, InstructionReading } from './read.js';
import { type Member, WRONG_TYPE } from './values.js';

/** Says of an instruction whether one of its members is there. */
export type Presence = (reading: InstructionReading) => boolean;

/** The question for a member; who asks it of many instructions makes it once. */
export function presenceOf(pointer: InstructionPointer): Presence {
  const [, top = '', part = '', detail = ''] = pointer.split('/');
  if (top === 'creditor') return within(({ creditor }) => creditor, presenceInCreditor(part, detail));
  if (top !== 'creditorAccount') return presenceInAgent(top, part);
  const id = within(
    ({ accountId }) => accountId,
    isThere(({ accountValue }) => accountValue),
  );
  const member = part === 'id' ? id : isThere(({ accountType }) => accountType);
  return within(({ creditorAccount }) => creditorAccount, member);
}

export const isGiven = (reading: InstructionReading, pointer: InstructionPointer): boolean => presenceOf(pointer)(reading);

type Look = (reading: InstructionReading) => Member<unknown>;

const isThere =
  (look: Look): Presence =>
  (reading) =>
    look(reading) !== undefined;

/** What is of the wrong type may hold anything. */
const within =
  (look: Look, isPresent: Presence): Presence =>
  (reading) =>
    look(reading) === WRONG_TYPE || isPresent(reading);

function presenceInCreditor(part: string, detail: string): Presence {
  switch (part) {
    case 'name':
      return isThere(({ name }) => name);
    case 'taxId':
      return isThere(({ taxId }) => taxId);
    case 'dateOfBirth':
      return isThere(({ dateOfBirth }) => dateOfBirth);
    case 'type':
      return isThere(({ creditorType }) => creditorType);
    case 'documents':
      return within(
        ({ documentList }) => documentList,
        ({ documents }) => documents.length > 0,
      );
    case 'contactDetails':
      return within(
        ({ contactDetails }) => contactDetails,
        detail === 'email' ? isThere(({ email }) => email) : isThere(({ phone }) => phone),
      );
    default:
      return within(({ address }) => address, detail === '' ? hasAddress : presenceInAddress(detail as AddressField));
  }
}

function presenceInAgent(name: string, part: string): Presence {
  const index = (AGENTS as readonly string[]).indexOf(name) - 1;
  return (reading) => {
    const agent = reading.intermediaryAgents[index] ?? reading.creditorAgent;
    return agent.shape === WRONG_TYPE || isGivenOfAgent(agent, part);
  };
}

function isGivenOfAgent({ bic, memberId, clearingSystemMemberId, branchId }: AgentReading, part: string): boolean {
  if (part === 'bic') return bic !== undefined;
  if (part === 'branchId') return branchId !== undefined;
  const hasMemberId = memberId !== undefined || clearingSystemMemberId === WRONG_TYPE;
  return part === 'clearingSystemMemberId' ? hasMemberId : hasMemberId || bic !== undefined;
}

/** A form sends an empty text for a part of the address that was left empty. To the compiler spaces are one, too. */
export const isBlank = (member: Member<string>): member is '' | undefined =>
  member === undefined || (member !== WRONG_TYPE && !(member.charCodeAt(0) > 0x20) && member.trim() === '');

/** True for an address that says anything. */
export const hasAddress = ({ address, addressFields }: InstructionReading): boolean =>
  address !== undefined && ADDRESS_FIELDS.some((field) => !isBlank(addressFields[field]));

/** A line may hold street, town or post code: only the country and the fields themselves can be found missing beside one. */
const presenceInAddress =
  (field: AddressField): Presence =>
  ({ addressFields }) =>
    !isBlank(addressFields[field]) || (field !== 'country' && ADDRESS_LINES.some((line) => !isBlank(addressFields[line])));
