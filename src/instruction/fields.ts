/**
 * The fields of a payment instruction: the one list of the contract, in its order.
 *
 * Reading, presence, the order of alerts, the requirements of a form, the columns of a file, the shapes of requests and the hosted page read it
 * here; the service and its page by way of `payprep/fields`.
 *
 * The gotcha: rules may not import this module. The types of their vocabulary hold the names here to theirs, so that both change together.
 *
 * @see ISO 20022: PartyIdentification135 (name) and PostalAddress24 (address), the lengths. Those of the address are known from use
 */
import type { AlertCode } from '../../rules/alert-codes/alert-code.js';
import type { AccountIdType, AddressField, Agent, AskedPointer, CreditorType, InstructionPointer } from '../../rules/vocabulary/scheme.js';

export type { AddressField };

/** The members of an address, in the order of the contract, with the most characters that each may have. */
export const ADDRESS_LENGTHS = {
  country: 2,
  addressLine1: 70,
  addressLine2: 70,
  addressLine3: 70,
  department: 70,
  streetName: 70,
  buildingNumber: 16,
  buildingName: 35,
  floor: 70,
  room: 70,
  townName: 35,
  townLocationName: 35,
  districtName: 35,
  postBox: 16,
  postCode: 16,
  countrySubdivision: 35,
} as const satisfies Readonly<Record<AddressField, number>>;

/** A member of the address that holds text, not a code. */
export type AddressTextField = Exclude<AddressField, 'country'>;

/**
 * The members of an address, in the order of the contract.
 *
 * @example
 * addressFields.slice(0, 3) // ['country', 'addressLine1', 'addressLine2']
 */
export const ADDRESS_FIELDS: readonly AddressField[] = /* @__PURE__ */ Object.keys(ADDRESS_LENGTHS) as AddressField[];

/** The members of an address that hold what nobody has sorted. */
export const ADDRESS_LINES = ['addressLine1', 'addressLine2', 'addressLine3'] as const;

/** Max140Text. */
export const MAX_NAME = 140;

/** RFC 5321. */
export const MAX_EMAIL = 254;

/**
 * The members of an instruction that are agents: the bank of the creditor, and those between.
 *
 * @example
 * agents[0] // 'creditorAgent'
 */
export const AGENTS = [
  'creditorAgent',
  'intermediaryAgent1',
  'intermediaryAgent2',
  'intermediaryAgent3',
] as const satisfies readonly Agent[];

/**
 * The only values of `creditor.type`.
 *
 * @example
 * creditorTypes // ['INDIVIDUAL', 'BUSINESS']
 */
export const CREDITOR_TYPES = ['INDIVIDUAL', 'BUSINESS'] as const satisfies readonly CreditorType[];

/** What `creditorAccount.id.type` may hold. */
export const ACCOUNT_ID_TYPES: Readonly<Record<AccountIdType, true>> = {
  IBAN: true,
  ACCOUNT_NUMBER: true,
  CARD_NUMBER: true,
  PHONE: true,
  MOBILE: true,
  EMAIL: true,
  ALIAS: true,
  TAX_ID: true,
  NRIC: true,
  PASSPORT: true,
  ARMY_POLICE: true,
  BUSINESS_REGISTRATION: true,
  BPAY_CRN: true,
  FPS_ID: true,
};

export type FieldPointer =
  | InstructionPointer
  | '/country'
  | '/currency'
  | '/method'
  | '/creditor'
  | '/creditor/contactDetails'
  | '/creditorAccount'
  | '/creditorAccount/id/type'
  | '/creditorAccount/id/value'
  | `/${Agent}/clearingSystemMemberId`
  | '/settlementInformation'
  | '/settlementInformation/settlementSystem';

/** A field of a payment instruction. */
export interface InstructionField {
  /** RFC 6901. */
  readonly pointer: FieldPointer;
  readonly type: 'text' | 'object' | 'list';
  /** In UTF-16 code units. Absent where the contract has no length. */
  readonly maxLength?: number;
  /** Of a list: the members of each item, all of them texts. */
  readonly items?: readonly string[];
}

const text = (pointer: FieldPointer, maxLength?: number): InstructionField => ({ pointer, type: 'text', ...(maxLength && { maxLength }) });
const object = (pointer: FieldPointer): InstructionField => ({ pointer, type: 'object' });

const agentFields = (agent: Agent): readonly InstructionField[] => [
  object(`/${agent}`),
  text(`/${agent}/bic`),
  object(`/${agent}/clearingSystemMemberId`),
  text(`/${agent}/clearingSystemMemberId/memberId`),
  text(`/${agent}/branchId`),
];

/**
 * Every field of a payment instruction, in the order of the contract; what is said of the creditor as a whole comes behind its parts.
 *
 * @example
 * instructionFields.find(({ pointer }) => pointer === '/creditor/name')
 * // { pointer: '/creditor/name', type: 'text', maxLength: 140 }
 */
export const INSTRUCTION_FIELDS: readonly InstructionField[] = /* @__PURE__ */ [
  text('/country'),
  text('/currency'),
  text('/method'),
  text('/creditor/name', MAX_NAME),
  object('/creditor/address'),
  ...ADDRESS_FIELDS.map((field) => text(`/creditor/address/${field}`, ADDRESS_LENGTHS[field])),
  object('/creditor/contactDetails'),
  text('/creditor/contactDetails/email', MAX_EMAIL),
  text('/creditor/contactDetails/phone'),
  text('/creditor/dateOfBirth'),
  text('/creditor/taxId'),
  { pointer: '/creditor/documents', type: 'list', items: ['value', 'type'] },
  text('/creditor/type'),
  object('/creditor'),
  object('/creditorAccount'),
  object('/creditorAccount/id'),
  text('/creditorAccount/id/value'),
  text('/creditorAccount/id/type'),
  text('/creditorAccount/type'),
  ...AGENTS.flatMap(agentFields),
  object('/settlementInformation'),
  text('/settlementInformation/settlementSystem'),
];

/** Parts of an address that a form has no place of its own for. */
const RARE_IN_FORMS = /^\/creditor\/address\/(?:addressLine3|department|buildingName|floor|room|townLocationName|districtName|postBox)$/;

/** True for what a form asks an end-user for, where a corridor requires it or it helps: no intermediary, and no object but the whole address. */
export const isAsked = ({ pointer, type }: InstructionField): boolean =>
  /^\/creditor(?:Account|Agent)?\//.test(pointer) && (type !== 'object' || pointer === '/creditor/address') && !RARE_IN_FORMS.test(pointer);

/** The code that says that a field is missing. */
export const MISSING = {
  '/creditor/name': 'CREDITOR_NAME_MISSING',
  '/creditor/address': 'CREDITOR_ADDRESS_MISSING',
  '/creditor/address/country': 'CREDITOR_ADDRESS_COUNTRY_MISSING',
  '/creditor/address/streetName': 'CREDITOR_ADDRESS_STREET_NAME_MISSING',
  '/creditor/address/townName': 'CREDITOR_ADDRESS_TOWN_NAME_MISSING',
  '/creditor/address/postCode': 'CREDITOR_ADDRESS_POST_CODE_MISSING',
  '/creditor/address/countrySubdivision': 'CREDITOR_ADDRESS_COUNTRY_SUBDIVISION_MISSING',
  '/creditor/contactDetails/email': 'CREDITOR_EMAIL_MISSING',
  '/creditor/contactDetails/phone': 'CREDITOR_PHONE_MISSING',
  '/creditor/dateOfBirth': 'CREDITOR_DATE_OF_BIRTH_MISSING',
  '/creditor/taxId': 'CREDITOR_TAX_ID_MISSING',
  '/creditor/documents': 'CREDITOR_DOCUMENT_MISSING',
  '/creditor/type': 'CREDITOR_TYPE_MISSING',
  '/creditorAccount/id': 'CREDITOR_ACCOUNT_MISSING',
  '/creditorAccount/type': 'CREDITOR_ACCOUNT_TYPE_MISSING',
  '/creditorAgent': 'CREDITOR_AGENT_MISSING',
  '/creditorAgent/bic': 'CREDITOR_BIC_MISSING',
  '/creditorAgent/branchId': 'CREDITOR_BRANCH_IDENTIFIER_MISSING',
  '/creditorAgent/clearingSystemMemberId/memberId': 'CREDITOR_BANK_IDENTIFIER_MISSING',
} as const satisfies Readonly<Record<AskedPointer, AlertCode>>;

/** The section of the instruction that a pointer leads into: a part of the creditor, or a member of the instruction. */
const sectionOf = (pointer: string): string => /^\/creditor\/[^/]{1,40}|^\/[^/]{0,40}/.exec(pointer)?.[0] ?? pointer;

/** The sections, in the order of the contract. */
const SECTIONS: readonly string[] = /* @__PURE__ */ [...new Set(INSTRUCTION_FIELDS.map(({ pointer }) => sectionOf(pointer)))];

const ADDRESS = '/creditor/address/';

/** The place of a pointer's section in the contract; what it does not know, and the instruction as a whole, come behind. */
export function sectionRank(pointer: string): number {
  const place = SECTIONS.indexOf(sectionOf(pointer));
  return place < 0 ? SECTIONS.length : place;
}

/** The place of a pointer inside the address: 0 for the whole, and for what lies elsewhere. */
export const addressRank = (pointer: string): number =>
  pointer.startsWith(ADDRESS) ? ADDRESS_FIELDS.indexOf(pointer.slice(ADDRESS.length) as AddressField) + 1 : 0;
