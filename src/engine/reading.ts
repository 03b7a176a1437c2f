/**
 * An instruction may be any JSON value. This reads what can be read of it, and says where a member has the wrong type.
 *
 * Absent and `null` mean the same. Unknown members are ignored, and so is what stands on a prototype.
 */

export type Json = Readonly<Record<string, unknown>>;

/** A member that was read: absent, of the wrong type, or there. */
export type Member<Value> = { readonly is: 'absent' } | { readonly is: 'wrong-type' } | { readonly is: 'given'; readonly value: Value };

const ABSENT = { is: 'absent' } as const;
const WRONG_TYPE = { is: 'wrong-type' } as const;

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);

function memberOf<Value>(parent: Json | undefined, name: string, has: (value: unknown) => value is Value): Member<Value> {
  if (parent === undefined || !Object.hasOwn(parent, name)) return ABSENT;
  const value = parent[name];
  if (value === undefined || value === null) return ABSENT;
  return has(value) ? { is: 'given', value } : WRONG_TYPE;
}

const isString = (value: unknown): value is string => typeof value === 'string';

/** A string member. */
const stringIn = (parent: Json | undefined, name: string): Member<string> => memberOf(parent, name, isString);

/** An object member. */
const objectIn = (parent: Json | undefined, name: string): Member<Json> => memberOf(parent, name, isObject);

/** The value, where it was given and has its type. */
export const given = <Value>(member: Member<Value>): Value | undefined => (member.is === 'given' ? member.value : undefined);

const listIn = (parent: Json | undefined, name: string): Member<readonly unknown[]> =>
  memberOf(parent, name, (value): value is readonly unknown[] => Array.isArray(value));

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

const readAddress = (address: Json | undefined): AddressReading =>
  Object.fromEntries(ADDRESS_FIELDS.map((field) => [field, stringIn(address, field)])) as Record<AddressField, Member<string>>;

/** An identity document: a type and a number. */
export interface DocumentReading {
  readonly shape: Member<Json>;
  readonly type: Member<string>;
  readonly value: Member<string>;
}

function readDocument(entry: unknown): DocumentReading {
  const shape: Member<Json> = isObject(entry) ? { is: 'given', value: entry } : WRONG_TYPE;
  return { shape, type: stringIn(given(shape), 'type'), value: stringIn(given(shape), 'value') };
}

/** An agent: who holds or passes on the money. */
export interface AgentReading {
  readonly shape: Member<Json>;
  readonly bic: Member<string>;
  readonly clearingSystemMemberId: Member<Json>;
  readonly memberId: Member<string>;
  readonly branchId: Member<string>;
}

function readAgent(instruction: Json, name: string): AgentReading {
  const shape = objectIn(instruction, name);
  const agent = given(shape);
  const clearingSystemMemberId = objectIn(agent, 'clearingSystemMemberId');
  return {
    shape,
    bic: stringIn(agent, 'bic'),
    clearingSystemMemberId,
    memberId: stringIn(given(clearingSystemMemberId), 'memberId'),
    branchId: stringIn(agent, 'branchId'),
  };
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
export function readInstruction(instruction: unknown): InstructionReading | undefined {
  if (!isObject(instruction)) return undefined;
  const creditor = objectIn(instruction, 'creditor');
  const contactDetails = objectIn(given(creditor), 'contactDetails');
  const address = objectIn(given(creditor), 'address');
  const documentList = listIn(given(creditor), 'documents');
  const creditorAccount = objectIn(instruction, 'creditorAccount');
  const accountId = objectIn(given(creditorAccount), 'id');
  const settlementInformation = objectIn(instruction, 'settlementInformation');
  return {
    country: stringIn(instruction, 'country'),
    currency: stringIn(instruction, 'currency'),
    method: stringIn(instruction, 'method'),
    creditor,
    name: stringIn(given(creditor), 'name'),
    address,
    addressFields: readAddress(given(address)),
    contactDetails,
    email: stringIn(given(contactDetails), 'email'),
    phone: stringIn(given(contactDetails), 'phone'),
    dateOfBirth: stringIn(given(creditor), 'dateOfBirth'),
    taxId: stringIn(given(creditor), 'taxId'),
    documentList,
    documents: (given(documentList) ?? []).slice(0, MAX_DOCUMENTS).map(readDocument),
    creditorType: stringIn(given(creditor), 'type'),
    creditorAccount,
    accountId,
    accountValue: stringIn(given(accountId), 'value'),
    accountIdType: stringIn(given(accountId), 'type'),
    accountType: stringIn(given(creditorAccount), 'type'),
    creditorAgent: readAgent(instruction, 'creditorAgent'),
    intermediaryAgents: [1, 2, 3].map((number) => readAgent(instruction, `intermediaryAgent${number}`)),
    settlementInformation,
    settlementSystem: stringIn(given(settlementInformation), 'settlementSystem'),
  };
}
