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
  readonly creditor: Member<Json>;
  readonly contactDetails: Member<Json>;
  readonly email: Member<string>;
  readonly phone: Member<string>;
  readonly dateOfBirth: Member<string>;
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

/** Reads an instruction; undefined when it is no JSON object at all. */
export function readInstruction(instruction: unknown): InstructionReading | undefined {
  if (!isObject(instruction)) return undefined;
  const creditor = objectIn(instruction, 'creditor');
  const contactDetails = objectIn(given(creditor), 'contactDetails');
  const creditorAccount = objectIn(instruction, 'creditorAccount');
  const accountId = objectIn(given(creditorAccount), 'id');
  const settlementInformation = objectIn(instruction, 'settlementInformation');
  return {
    country: stringIn(instruction, 'country'),
    currency: stringIn(instruction, 'currency'),
    creditor,
    contactDetails,
    email: stringIn(given(contactDetails), 'email'),
    phone: stringIn(given(contactDetails), 'phone'),
    dateOfBirth: stringIn(given(creditor), 'dateOfBirth'),
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
