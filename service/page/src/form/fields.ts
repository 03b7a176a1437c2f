/**
 * The fields that a form shows for a choice: those that the engine asks for, then those that help.
 *
 * The gotcha: patterns are compiled with the `u` flag, and the HTML attribute `pattern` reads with `v`: they never go there.
 */
import { type AddressField, type Engine, type FieldRequirement, requirements } from '../engine.js';
import type { Choice } from './choices.js';

export interface FormField {
  /** RFC 6901, into the details of the recipient. */
  readonly pointer: string;
  /** The key that the engine gives its label. */
  readonly label: string;
  readonly isRequired: boolean;
  /** In sight; the others are behind “more”. */
  readonly isInSight: boolean;
  readonly input: 'text' | 'email' | 'tel' | 'date' | 'select' | 'country';
  readonly options?: readonly string[];
  /** A value of this form is complete. */
  readonly pattern?: RegExp;
  readonly example?: string;
  /** Digits only: a keyboard of digits will do. */
  readonly isNumeric: boolean;
  /** A code, not a word: no spelling, capital letters. */
  readonly isCode: boolean;
}

/** A way to name an account. */
export interface AccountIdType {
  /** `creditorAccount.id.type` */
  readonly type: string;
  /** The label key of the bank identifier that stands beside it, where one has to. */
  readonly bank?: string;
}

export interface Form {
  /** What may stand for the account, the usual one first. */
  readonly accountIdTypes: readonly AccountIdType[];
  readonly fields: readonly FormField[];
}

export const ACCOUNT = '/creditorAccount/id/value';
export const MEMBER_ID = '/creditorAgent/clearingSystemMemberId/memberId';
export const BIC = '/creditorAgent/bic';
export const NAME = '/creditor/name';
export const DOCUMENT_TYPE = '/creditor/documents/0/type';
export const DOCUMENT = '/creditor/documents/0/value';
export const ADDRESS = '/creditor/address';

const inAddress = (...parts: readonly AddressField[]): readonly string[] => parts.map((part) => `${ADDRESS}/${part}`);

/** In the order in which people know them. */
const ORDER: readonly string[] = [
  NAME,
  MEMBER_ID,
  '/creditorAgent/branchId',
  ACCOUNT,
  '/creditorAccount/type',
  BIC,
  '/creditor/dateOfBirth',
  '/creditor/taxId',
  DOCUMENT_TYPE,
  DOCUMENT,
  '/creditor/contactDetails/email',
  '/creditor/contactDetails/phone',
  ...inAddress('streetName', 'buildingNumber', 'addressLine1', 'addressLine2', 'postCode', 'townName', 'countrySubdivision', 'country'),
];

/** Asked for before the details, or filled in by the page. */
export const ELSEWHERE: readonly string[] = [ADDRESS, '/creditor/type', '/creditorAccount/id/type', '/creditor/documents'];

/** Whose people know the number of their account at home better than its IBAN. */
const LOCAL_FIRST = new Set('GB GG IM JE BR IL SE DK NO IS CZ HU'.split(' '));

/** The address that a form asks for where one is wanted, whatever its parts; and what none is without. */
const ADDRESS_PARTS: readonly string[] = inAddress('streetName', 'buildingNumber', 'postCode', 'townName');
const ADDRESS_CORE: readonly string[] = inAddress('streetName', 'townName');

/** What to ask for, for this choice. */
export function formFor(choice: Choice, engine: Engine): Form {
  const { country, currency, method, type } = choice;
  const asked = requirements({ country, currency, method, creditorType: type }, engine).fields;
  const offered = asked.find(({ pointer }) => pointer === '/creditorAccount/id/type')?.options ?? ['ACCOUNT_NUMBER'];
  const types = LOCAL_FIRST.has(country) && currency !== 'EUR' ? [...offered].reverse() : offered;
  const accountIdType = types.includes(choice.accountIdType) ? choice.accountIdType : types[0];
  const accountIdTypes = types.map((each): AccountIdType => {
    const bank = asked.find((field) => field.pointer === MEMBER_ID && field.accountIdType === each && isRequiredIn(field, asked));
    return { type: each, ...(bank && { bank: bank.label }) };
  });
  const own = asked.filter((field) => field.accountIdType === undefined || field.accountIdType === accountIdType);
  const all = [...own, ...(own.some(({ pointer }) => pointer === ACCOUNT) ? [] : UNKNOWN_COUNTRY)];
  const isAddressAsked = all.some(({ pointer, required }) => pointer.startsWith(ADDRESS) && required);
  const fields = all
    .filter(({ pointer, required }) => !ELSEWHERE.includes(pointer) && (required || pointer !== '/creditorAgent/branchId'))
    .map((field) => fieldOf(field, all, isAddressAsked));
  return { accountIdTypes, fields: [...fields, ...documentFields(all)].sort(byOrder) };
}

const byOrder = (one: FormField, other: FormField): number => ORDER.indexOf(one.pointer) - ORDER.indexOf(other.pointer);

/** Of a country whose accounts no rule describes: number and bank are asked for all the same. */
const UNKNOWN_COUNTRY: readonly FieldRequirement[] = [
  { pointer: ACCOUNT, required: true, label: 'creditorAccount.id.value', type: 'string' },
  { pointer: BIC, required: true, label: 'creditorAgent.bic', type: 'string' },
  { pointer: MEMBER_ID, required: false, label: 'creditorAgent.clearingSystemMemberId.memberId', type: 'string' },
];

function fieldOf(field: FieldRequirement, all: readonly FieldRequirement[], isAddressAsked: boolean): FormField {
  const { pointer, label, pattern, options, example } = field;
  const isRequired = isRequiredIn(field, all) || (isAddressAsked && ADDRESS_CORE.includes(pointer));
  const isPartOfAsked = isAddressAsked && ADDRESS_PARTS.includes(pointer);
  return {
    pointer,
    label,
    isRequired,
    isInSight: isRequired || isPartOfAsked || pointer === NAME,
    input: inputOf(field),
    ...(options && { options }),
    ...(pattern !== undefined && { pattern: new RegExp(pattern, 'u') }),
    // a name of somebody else helps nobody
    ...(example !== undefined && pointer !== NAME && !pointer.startsWith(ADDRESS) && { example: readable(field, example) }),
    isNumeric: isNumeric(field),
    isCode: /^\/creditor(?:Account|Agent)|taxId$/.test(pointer),
  };
}

/** An IBAN as it is printed. */
const readable = ({ accountIdType, pointer }: FieldRequirement, example: string): string =>
  pointer === ACCOUNT && accountIdType === 'IBAN' ? example.replace(/.{4}(?=.)/g, '$& ') : example;

const isRequiredIn = (field: FieldRequirement, all: readonly FieldRequirement[]): boolean =>
  field.oneOf === undefined ? field.required : isFirstOf(field, all);

/** Of several that one is enough of, the first that there is stands for all. */
const isFirstOf = ({ pointer, oneOf }: FieldRequirement, all: readonly FieldRequirement[]): boolean =>
  oneOf?.find((each) => all.some((other) => other.pointer === each)) === pointer;

function inputOf({ pointer, format, options, accountIdType }: FieldRequirement): FormField['input'] {
  if (options !== undefined) return 'select';
  if (format !== undefined) return format;
  if (pointer === `${ADDRESS}/country`) return 'country';
  const isPhone = pointer.endsWith('/phone') || (pointer === ACCOUNT && (accountIdType === 'PHONE' || accountIdType === 'MOBILE'));
  if (isPhone) return 'tel';
  return pointer === ACCOUNT && accountIdType === 'EMAIL' ? 'email' : 'text';
}

const ANY_LETTER = /\[0-9A-Za-z\]|\[A-Za-z\]|\[0-9A-Z\]|\[A-Z\]|\\p\{L\}/;

const isNumeric = ({ pattern = 'A-Z', example = '' }: FieldRequirement): boolean => /^\d+$/.test(example) && !ANY_LETTER.test(pattern);

/** One document: its number, and what it is. */
function documentFields(all: readonly FieldRequirement[]): readonly FormField[] {
  const documents = all.find(({ pointer }) => pointer === '/creditor/documents');
  if (documents === undefined) return [];
  const { options = ['NATIONAL_ID', 'PASSPORT', 'DRIVERS_LICENCE'] } = documents;
  const isRequired = isRequiredIn(documents, all);
  const both = { isRequired, isInSight: isRequired, isNumeric: false, isCode: true };
  return [
    { ...both, pointer: DOCUMENT_TYPE, label: 'creditor.documents.type', input: 'select', options },
    { ...both, pointer: DOCUMENT, label: 'creditor.documents.value', input: 'text' },
  ];
}
