/**
 * An instruction may be any value of the language. This reads what can be read of it, and says where a member has the wrong type.
 *
 * Absent and `null` mean the same. Unknown members are left to `unknown-members.ts`; what stands on a prototype is none. Each member is read once, so that a
 * getter that answers differently each time changes nothing later.
 *
 * The gotcha: reading a member can throw, where it is a getter or the object a proxy. An instruction is read as most are, plain; where that
 * throws, it is read again with care, and a member that cannot be read has the wrong type.
 */
import { isoCurrency } from '../../rules/currencies/use.js';
import { BIC_NOT_PROVIDED } from '../../rules/words/not-provided.js';
import { accountIdTypeOf } from './account-id-type.js';
import type { AddressField } from './fields.js';
import {
  carefully,
  given,
  isPrototypeExtended,
  list,
  MAX_LIST,
  type Member,
  type Members,
  membersOf,
  NOTHING,
  type Opener,
  object,
  plainly,
  text,
  WRONG_TYPE,
} from './values.js';

export type AddressReading = Readonly<Record<AddressField, Member<string>>>;

function readAddress(address: Members): AddressReading {
  return {
    country: text(address.country),
    addressLine1: text(address.addressLine1),
    addressLine2: text(address.addressLine2),
    addressLine3: text(address.addressLine3),
    department: text(address.department),
    streetName: text(address.streetName),
    buildingNumber: text(address.buildingNumber),
    buildingName: text(address.buildingName),
    floor: text(address.floor),
    room: text(address.room),
    townName: text(address.townName),
    townLocationName: text(address.townLocationName),
    districtName: text(address.districtName),
    postBox: text(address.postBox),
    postCode: text(address.postCode),
    countrySubdivision: text(address.countrySubdivision),
  };
}

const NO_ADDRESS: AddressReading = /* @__PURE__ */ readAddress(NOTHING);

/** An identity document: a type and a number. */
export interface DocumentReading {
  readonly shape: Member<Members>;
  readonly type: Member<string>;
  readonly value: Member<string>;
}

const NO_DOCUMENTS: readonly DocumentReading[] = [];

/** The first {@link MAX_LIST}; an entry that is absent, as in a sparse list, has the wrong type. */
function readDocuments(documents: Member<readonly unknown[]>, open: Opener): readonly DocumentReading[] {
  if (documents === undefined || documents === WRONG_TYPE) return NO_DOCUMENTS;
  const read: DocumentReading[] = [];
  for (let at = 0; at < documents.length && at < MAX_LIST; at++) {
    const shape = object(documents[at], open) ?? WRONG_TYPE;
    const document = membersOf(shape);
    read.push({ shape, type: text(document.type), value: text(document.value) });
  }
  return read;
}

const typeOfId = (type: Member<string>): Member<string> => (typeof type === 'string' ? accountIdTypeOf(type) : type);

const currencyOf = (name: Member<string>): Member<string> => (typeof name === 'string' ? isoCurrency(name) : name);

/** An agent: who holds or passes on the money. */
export interface AgentReading {
  readonly shape: Member<Members>;
  /** Undefined for a word that says that there is none, too. */
  readonly bic: Member<string>;
  /** True where such a word stands in its place. */
  readonly isBicNotProvided: boolean;
  readonly clearingSystemMemberId: Member<Members>;
  readonly memberId: Member<string>;
  readonly branchId: Member<string>;
}

const NO_AGENT: AgentReading = {
  shape: undefined,
  bic: undefined,
  isBicNotProvided: false,
  clearingSystemMemberId: undefined,
  memberId: undefined,
  branchId: undefined,
};

function readAgent(shape: Member<Members>, open: Opener): AgentReading {
  if (shape === undefined) return NO_AGENT;
  const agent = membersOf(shape);
  const clearingSystemMemberId = object(agent.clearingSystemMemberId, open);
  const member = membersOf(clearingSystemMemberId);
  const bic = text(agent.bic);
  const isBicNotProvided = typeof bic === 'string' && BIC_NOT_PROVIDED.test(bic);
  return {
    shape,
    bic: isBicNotProvided ? undefined : bic,
    isBicNotProvided,
    clearingSystemMemberId,
    memberId: text(member.memberId),
    branchId: text(agent.branchId),
  };
}

/** The intermediaries, each in its place. */
type ThreeAgents = readonly [first: AgentReading, second: AgentReading, third: AgentReading];

/** The intermediaries of an instruction that names none. */
export const NO_AGENTS: ThreeAgents = [NO_AGENT, NO_AGENT, NO_AGENT];

function readIntermediaries(instruction: Members, open: Opener): ThreeAgents {
  const first = object(instruction.intermediaryAgent1, open);
  const second = object(instruction.intermediaryAgent2, open);
  const third = object(instruction.intermediaryAgent3, open);
  const isAbsent = first === undefined && second === undefined && third === undefined;
  return isAbsent ? NO_AGENTS : [readAgent(first, open), readAgent(second, open), readAgent(third, open)];
}

/** The members of an instruction that are checked. */
export interface InstructionReading {
  /** All members, those that the contract does not know included. */
  readonly members: Members;
  readonly country: Member<string>;
  readonly currency: Member<string>;
  /** A recipient has one, and an instruction may. */
  readonly method: Member<string>;
  readonly creditor: Member<Members>;
  readonly name: Member<string>;
  readonly address: Member<Members>;
  readonly addressFields: AddressReading;
  readonly contactDetails: Member<Members>;
  readonly email: Member<string>;
  readonly phone: Member<string>;
  readonly dateOfBirth: Member<string>;
  readonly taxId: Member<string>;
  readonly documentList: Member<readonly unknown[]>;
  readonly documents: readonly DocumentReading[];
  readonly creditorType: Member<string>;
  readonly creditorAccount: Member<Members>;
  readonly accountId: Member<Members>;
  readonly accountValue: Member<string>;
  readonly accountIdType: Member<string>;
  readonly accountType: Member<string>;
  readonly creditorAgent: AgentReading;
  readonly intermediaryAgents: ThreeAgents;
  readonly settlementInformation: Member<Members>;
  readonly settlementSystem: Member<string>;
}

/** Reads an instruction; undefined when it is no object at all. Never throws. */
export function readInstruction(value: unknown): InstructionReading | undefined {
  try {
    return readWith(value, isPrototypeExtended() ? carefully : plainly);
  } catch {
    return readWith(value, carefully);
  }
}

function readWith(value: unknown, open: Opener): InstructionReading | undefined {
  const instruction = given(object(value, open));
  if (instruction === undefined) return undefined;
  const creditor = object(instruction.creditor, open);
  const party = membersOf(creditor);
  const contactDetails = object(party.contactDetails, open);
  const contact = membersOf(contactDetails);
  const address = object(party.address, open);
  const documentList = list(party.documents, open);
  const creditorAccount = object(instruction.creditorAccount, open);
  const account = membersOf(creditorAccount);
  const accountId = object(account.id, open);
  const id = membersOf(accountId);
  const settlementInformation = object(instruction.settlementInformation, open);
  const settlement = membersOf(settlementInformation);
  return {
    members: instruction,
    country: text(instruction.country),
    currency: currencyOf(text(instruction.currency)),
    method: text(instruction.method),
    creditor,
    name: text(party.name),
    address,
    addressFields: address === undefined ? NO_ADDRESS : readAddress(membersOf(address)),
    contactDetails,
    email: text(contact.email),
    phone: text(contact.phone),
    dateOfBirth: text(party.dateOfBirth),
    taxId: text(party.taxId),
    documentList,
    documents: readDocuments(documentList, open),
    creditorType: text(party.type),
    creditorAccount,
    accountId,
    accountValue: text(id.value),
    accountIdType: typeOfId(text(id.type)),
    accountType: text(account.type),
    creditorAgent: readAgent(object(instruction.creditorAgent, open), open),
    intermediaryAgents: readIntermediaries(instruction, open),
    settlementInformation,
    settlementSystem: text(settlement.settlementSystem),
  };
}
