/**
 * An instruction may be any JSON value. This reads what can be read of it, and says where a member has the wrong type.
 *
 * Absent and `null` mean the same. Unknown members are ignored, and so is what stands on a prototype.
 */

export type Json = Readonly<Record<string, unknown>>;

/** What stands for a member that is there and has not the type that it should have. */
export const WRONG_TYPE: unique symbol = /* @__PURE__ */ Symbol('wrong type');

/** A member that was read: undefined where it is absent. No object is made around it: reading takes a good part of the time. */
export type Member<Value> = Value | undefined | typeof WRONG_TYPE;

/** The value, where it was given and has its type. */
export const given = <Value>(member: Member<Value>): Value | undefined => (member === WRONG_TYPE ? undefined : member);

/*
 * A value is handed in, and not looked up in here: each place that reads a member keeps the shapes of its own objects in mind then, which
 * makes the look a single step.
 */

function text(value: unknown): Member<string> {
  if (value === undefined || value === null) return undefined;
  return typeof value === 'string' ? value : WRONG_TYPE;
}

function object(value: unknown): Member<Json> {
  if (value === undefined || value === null) return undefined;
  return isObject(value) ? bare(value) : WRONG_TYPE;
}

function list(value: unknown): Member<readonly unknown[]> {
  if (value === undefined || value === null) return undefined;
  return Array.isArray(value) ? value : WRONG_TYPE;
}

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);

/** An object that has no members but its own: one look at the prototype in place of a question for each member. */
const bare = (value: Json): Json =>
  Object.getPrototypeOf(value) === Object.prototype && !isInherited() ? value : Object.assign(Object.create(null), value);

const PLAIN = {};

/** True where somebody has put something on the prototype of all objects. */
function isInherited(): boolean {
  for (const _ in PLAIN) return true;
  return false;
}

/** What is read where there is no object to read; it inherits nothing. */
const NOTHING: Json = /* @__PURE__ */ Object.setPrototypeOf({}, null);

const membersOf = (member: Member<Json>): Json => given(member) ?? NOTHING;

/** The members of an address, in the order of the contract. */
export const ADDRESS_FIELDS = [
  'country',
  'addressLine1',
  'addressLine2',
  'addressLine3',
  'department',
  'streetName',
  'buildingNumber',
  'buildingName',
  'floor',
  'room',
  'townName',
  'townLocationName',
  'districtName',
  'postBox',
  'postCode',
  'countrySubdivision',
] as const;

export type AddressField = (typeof ADDRESS_FIELDS)[number];

export type AddressReading = Readonly<Record<AddressField, Member<string>>>;

function readAddress(address: Json): AddressReading {
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
  readonly shape: Member<Json>;
  readonly type: Member<string>;
  readonly value: Member<string>;
}

function readDocument(entry: unknown): DocumentReading {
  const shape = isObject(entry) ? bare(entry) : WRONG_TYPE;
  const document = membersOf(shape);
  return { shape, type: text(document.type), value: text(document.value) };
}

const NO_DOCUMENTS: readonly DocumentReading[] = [];

/** An agent: who holds or passes on the money. */
export interface AgentReading {
  readonly shape: Member<Json>;
  readonly bic: Member<string>;
  readonly clearingSystemMemberId: Member<Json>;
  readonly memberId: Member<string>;
  readonly branchId: Member<string>;
}

function readAgent(shape: Member<Json>): AgentReading {
  if (shape === undefined) return NO_AGENT;
  const agent = membersOf(shape);
  const clearingSystemMemberId = object(agent.clearingSystemMemberId);
  const member = membersOf(clearingSystemMemberId);
  return {
    shape,
    bic: text(agent.bic),
    clearingSystemMemberId,
    memberId: text(member.memberId),
    branchId: text(agent.branchId),
  };
}

const NO_AGENT: AgentReading = {
  shape: undefined,
  bic: undefined,
  clearingSystemMemberId: undefined,
  memberId: undefined,
  branchId: undefined,
};

/** The intermediaries of an instruction that names none. */
export const NO_AGENTS: readonly AgentReading[] = [NO_AGENT, NO_AGENT, NO_AGENT];

function readIntermediaries(instruction: Json): readonly AgentReading[] {
  const first = object(instruction.intermediaryAgent1);
  const second = object(instruction.intermediaryAgent2);
  const third = object(instruction.intermediaryAgent3);
  const isAbsent = first === undefined && second === undefined && third === undefined;
  return isAbsent ? NO_AGENTS : [readAgent(first), readAgent(second), readAgent(third)];
}

/** The members of an instruction that are judged. */
export interface InstructionReading {
  readonly country: Member<string>;
  readonly currency: Member<string>;
  /** A recipient has one, and an instruction may. */
  readonly method: Member<string>;
  readonly creditor: Member<Json>;
  readonly name: Member<string>;
  readonly address: Member<Json>;
  readonly addressFields: AddressReading;
  readonly contactDetails: Member<Json>;
  readonly email: Member<string>;
  readonly phone: Member<string>;
  readonly dateOfBirth: Member<string>;
  readonly taxId: Member<string>;
  readonly documentList: Member<readonly unknown[]>;
  /** The first {@link MAX_DOCUMENTS} of them. */
  readonly documents: readonly DocumentReading[];
  readonly creditorType: Member<string>;
  readonly creditorAccount: Member<Json>;
  readonly accountId: Member<Json>;
  readonly accountValue: Member<string>;
  readonly accountIdType: Member<string>;
  readonly accountType: Member<string>;
  readonly creditorAgent: AgentReading;
  readonly intermediaryAgents: readonly AgentReading[];
  readonly settlementInformation: Member<Json>;
  readonly settlementSystem: Member<string>;
}

/** Nobody has more; what stands behind them is not looked at. */
const MAX_DOCUMENTS = 20;

/** Reads an instruction; undefined when it is no JSON object at all. */
export function readInstruction(value: unknown): InstructionReading | undefined {
  if (!isObject(value)) return undefined;
  const instruction = bare(value);
  const creditor = object(instruction.creditor);
  const party = membersOf(creditor);
  const contactDetails = object(party.contactDetails);
  const contact = membersOf(contactDetails);
  const address = object(party.address);
  const documentList = list(party.documents);
  const creditorAccount = object(instruction.creditorAccount);
  const account = membersOf(creditorAccount);
  const accountId = object(account.id);
  const id = membersOf(accountId);
  const settlementInformation = object(instruction.settlementInformation);
  const settlement = membersOf(settlementInformation);
  return {
    country: text(instruction.country),
    currency: text(instruction.currency),
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
    documents:
      documentList === undefined || documentList === WRONG_TYPE ? NO_DOCUMENTS : documentList.slice(0, MAX_DOCUMENTS).map(readDocument),
    creditorType: text(party.type),
    creditorAccount,
    accountId,
    accountValue: text(id.value),
    accountIdType: text(id.type),
    accountType: text(account.type),
    creditorAgent: readAgent(object(instruction.creditorAgent)),
    intermediaryAgents: readIntermediaries(instruction),
    settlementInformation,
    settlementSystem: text(settlement.settlementSystem),
  };
}
