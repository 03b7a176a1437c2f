/**
 * The fields that a form shows for a choice: those that the engine requires, then helpful ones.
 *
 * The gotcha: patterns are compiled with the flag `u`, but the HTML attribute `pattern` uses `v`, so they are never put there.
 */
import { type Engine, type FieldRequirement, requirements } from 'payprep';
import type { IdentifierType } from 'payprep/form';
import { askedBySystems } from './asked.js';
import type { Choice } from './choice.js';
import type { AccountIdType, Form, FormField } from './form.js';
import {
  ACCOUNT,
  ACCOUNT_TYPE,
  ADDRESS,
  BIC,
  BRANCH,
  DOCUMENT,
  DOCUMENT_TYPE,
  ELSEWHERE,
  ID_TYPE,
  inAddress,
  MEMBER_ID,
  NAME,
  TAX_ID,
} from './pointers.js';
import { showValue } from './typed.js';

/** The usual order on forms. */
const ORDER: readonly string[] = [
  NAME,
  MEMBER_ID,
  BRANCH,
  BIC,
  ACCOUNT,
  ACCOUNT_TYPE,
  '/creditor/dateOfBirth',
  TAX_ID,
  DOCUMENT_TYPE,
  DOCUMENT,
  ...inAddress('streetName', 'buildingNumber', 'addressLine1', 'addressLine2', 'postCode', 'townName', 'countrySubdivision', 'country'),
  '/creditor/contactDetails/email',
  '/creditor/contactDetails/phone',
];

/** Examples of the usual length. A generated example would have the greatest length. */
const EXAMPLES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  BR: { [MEMBER_ID]: '001', [BRANCH]: '1584-9', [ACCOUNT]: '210169-6' },
};

/** The parts of an address that a form asks for if any address is required. */
const ADDRESS_PARTS: readonly string[] = inAddress('streetName', 'buildingNumber', 'postCode', 'townName');
const ADDRESS_CORE: readonly string[] = inAddress('streetName', 'townName');

/** Members that are not required, but offered. */
const HELPFUL: readonly string[] = [
  NAME,
  BIC,
  ACCOUNT_TYPE,
  '/creditor/contactDetails/email',
  '/creditor/contactDetails/phone',
  ...ADDRESS_PARTS,
  ...inAddress('country'),
];

/** The form for a choice, with the fields that are filled in already. */
export function formFor(choice: Choice, engine: Engine, isFilled: (pointer: string) => boolean = () => false): Form {
  const { country, currency, method, type } = choice;
  const found = requirements({ country, currency, method, creditorType: type }, engine);
  const bySystems = askedBySystems(choice, found.fields, engine);
  const known = found.fields.map((field) => ({ ...inUsualOrder(field), required: field.required || bySystems(field) }));
  const types = known.find(({ pointer }) => pointer === ID_TYPE)?.options ?? ['ACCOUNT_NUMBER'];
  const accountIdType = types.includes(choice.accountIdType) ? choice.accountIdType : types[0];
  const isBankOf = (each: string) => (field: FieldRequirement) =>
    field.pointer === MEMBER_ID && field.accountIdType === each && isRequiredIn(field, known);
  const accountIdTypes = types.map((each): AccountIdType => ({ type: each, hasBank: known.some(isBankOf(each)) }));
  const isOwn = (field: FieldRequirement) => field.accountIdType === undefined || field.accountIdType === accountIdType;
  const all = known.some((field) => isOwn(field) && field.pointer === ACCOUNT) ? known : [...known, ...UNKNOWN_COUNTRY];
  const own = all.filter(isOwn);
  const isAddressAsked = own.some(({ pointer, required }) => pointer.startsWith(ADDRESS) && required);
  const fields = own
    .filter((field) => !ELSEWHERE.includes(field.pointer) && (isWanted(field, own) || isFilled(field.pointer)))
    .map((field) => fieldOf(field, own, { choice, isAddressAsked }));
  return {
    accountIdTypes,
    fields: [...fields, ...documentFields(own, isFilled)].sort(byOrder),
    asked: { ...found, fields: all },
  };
}

/** What people of the country know best comes first. */
const usualFirst = (all: readonly string[], usual: string | undefined): readonly string[] =>
  usual === undefined ? all : [usual, ...all.filter((each) => each !== usual)];

const inUsualOrder = ({ options, oneOf, usual, ...field }: FieldRequirement): FieldRequirement => ({
  ...field,
  ...(options && { options: usualFirst(options, usual) }),
  ...(oneOf && { oneOf: usualFirst(oneOf, usual) }),
});

const byOrder = (one: FormField, other: FormField): number => ORDER.indexOf(one.pointer) - ORDER.indexOf(other.pointer);

/** The fields for a country without rules for accounts: number and bank. */
const UNKNOWN_COUNTRY: readonly FieldRequirement[] = [
  { pointer: ACCOUNT, required: true, label: 'creditorAccount.id.value', type: 'string' },
  { pointer: BIC, required: true, label: 'creditorAgent.bic', type: 'string' },
  { pointer: MEMBER_ID, required: false, label: 'creditorAgent.clearingSystemMemberId.memberId', type: 'string' },
];

/** True for a field that is required, an alternative to a required one, or helpful. The form leaves out all others. */
function isWanted({ pointer, required, oneOf, term }: FieldRequirement, all: readonly FieldRequirement[]): boolean {
  if (required || oneOf !== undefined || HELPFUL.includes(pointer)) return true;
  if (pointer === BRANCH && holdsBranch(all)) return false;
  // the bank code decides whether a branch is needed
  if (pointer === BRANCH || pointer === MEMBER_ID) return all.some((field) => field.pointer === MEMBER_ID);
  return pointer === `${ADDRESS}/countrySubdivision` && term !== undefined;
}

/** True where people write one code for bank and branch, as an IFSC of India: its example ends with the branch, and the field begins with letters. */
function holdsBranch(all: readonly FieldRequirement[]): boolean {
  const exampleAt = (wanted: string): string => all.find(({ pointer }) => pointer === wanted)?.example ?? '';
  const [code, branch] = [exampleAt(MEMBER_ID), exampleAt(BRANCH)];
  return /^[A-Z]/.test(code) && branch !== '' && code.endsWith(branch);
}

interface Place {
  readonly choice: Choice;
  readonly isAddressAsked: boolean;
}

function fieldOf(field: FieldRequirement, all: readonly FieldRequirement[], { choice, isAddressAsked }: Place): FormField {
  const { pointer, pattern, options, isApart } = field;
  const isRequired = isRequiredIn(field, all) || (isAddressAsked && ADDRESS_CORE.includes(pointer));
  const isPartOfAsked = isAddressAsked && ADDRESS_PARTS.includes(pointer);
  const format = formatOf(field, choice);
  const example = exampleOf(field, choice, format);
  return {
    pointer,
    group: groupOf(pointer),
    isRequired,
    isInSight: isRequired || isPartOfAsked || isApart === true || pointer === NAME,
    input: inputOf(field),
    ...(options && { options }),
    ...(pattern !== undefined && { pattern: new RegExp(pattern, 'u') }),
    ...(format && { format }),
    ...(example !== undefined && { example }),
    isNumeric: field.inputMode === 'numeric',
    isCode: /^\/creditor(?:Account|Agent)|taxId$/.test(pointer),
  };
}

function groupOf(pointer: string): FormField['group'] {
  if (/^\/creditor(?:Account|Agent)/.test(pointer)) return 'account';
  if (pointer.startsWith(ADDRESS)) return 'address';
  return pointer.startsWith('/creditor/contactDetails') ? 'contact' : 'creditor';
}

const isOfAccount = (choice: Choice): boolean => choice.method === 'BANK_ACCOUNT';

function formatOf({ pointer, accountIdType, options }: FieldRequirement, choice: Choice): IdentifierType | undefined {
  if (options !== undefined) return undefined;
  if (pointer === BIC) return 'BIC';
  if (pointer === TAX_ID) return 'TAX_ID';
  if (!isOfAccount(choice)) return undefined;
  if (pointer === MEMBER_ID) return 'MEMBER_ID';
  return pointer === ACCOUNT ? (accountIdType === 'IBAN' ? 'IBAN' : 'ACCOUNT_NUMBER') : undefined;
}

/** The example of a field as it is written there; none for a name. */
function exampleOf({ pointer, example }: FieldRequirement, choice: Choice, format: IdentifierType | undefined): string | undefined {
  const own = isOfAccount(choice) && choice.accountIdType !== 'IBAN' ? EXAMPLES[choice.country]?.[pointer] : undefined;
  const plain = own ?? (pointer === NAME || pointer.startsWith(ADDRESS) ? undefined : example);
  return plain === undefined ? undefined : showValue({ ...(format && { format }) }, plain, choice);
}

const isRequiredIn = (field: FieldRequirement, all: readonly FieldRequirement[]): boolean =>
  field.oneOf === undefined ? field.required : isFirstOf(field, all);

/** Of several alternatives, the first field of the form. */
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

/** The fields of one document: its type and its number. */
function documentFields(all: readonly FieldRequirement[], isFilled: (pointer: string) => boolean): readonly FormField[] {
  const documents = all.find(({ pointer }) => pointer === '/creditor/documents');
  if (documents === undefined || !(documents.required || documents.oneOf !== undefined || isFilled(DOCUMENT))) return [];
  const { options = ['NATIONAL_ID', 'PASSPORT', 'DRIVERS_LICENCE'] } = documents;
  const isRequired = isRequiredIn(documents, all);
  const both = { group: 'creditor', isRequired, isInSight: isRequired, isNumeric: false, isCode: true } as const;
  return [
    { ...both, pointer: DOCUMENT_TYPE, input: 'select', options },
    { ...both, pointer: DOCUMENT, input: 'text' },
  ];
}
