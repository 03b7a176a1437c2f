/**
 * The fields of a whole payee along a corridor: which there are, in the order of a form, which of them have to be filled in, and which are shown unasked.
 * Pure: no page is needed.
 *
 * The gotcha: an address is asked for as a whole. Its street is a field of its own, or a line of the address, where whoever asks prefers that or has one.
 */
import type { Corridor } from '../answers/requirements/corridor.js';
import { formPlaceOf, type GroupName } from '../answers/requirements/groups.js';
import type { FieldRequirement, Requirements } from '../answers/requirements.js';
import { ACCOUNT_VALUE, ADDRESS, NAME } from '../checks/pointers.js';
import type { Engine } from '../engine/engine.js';
import type { IdentifierType } from '../form/formatter.js';
import { isCountry } from '../identifiers/country/codes.js';
import { withTypesOfSystems } from './by-systems.js';
import type { PayeeChoice } from './choice.js';

export interface PayeeField {
  /** RFC 6901, into the instruction. */
  readonly pointer: string;
  readonly group: GroupName;
  /** It has to be filled in, or one of `oneOf`. */
  readonly isRequired: boolean;
  readonly oneOf?: readonly string[];
  /** Shown unasked: the usual way to pay needs it, or it is filled in. */
  readonly isShown: boolean;
  readonly input: 'text' | 'email' | 'tel' | 'date' | 'select' | 'country';
  readonly options?: readonly string[];
  /** How it is formatted while somebody types; absent: it is not. */
  readonly format?: IdentifierType;
  /** Digits only, for a keyboard of digits. */
  readonly isNumeric: boolean;
  /** The alert where it is empty. */
  readonly missing?: string;
}

export interface PayeeForm {
  /** With the way to name the account. */
  readonly choice: PayeeChoice;
  readonly asked: Requirements;
  /** The ways to name the account, the usual one first. */
  readonly accountIdTypes: readonly string[];
  readonly fields: readonly PayeeField[];
}

/** What makes a payee of values: a page may leave fields out. */
export type AskedPayee = Pick<PayeeForm, 'choice' | 'asked' | 'fields'>;

export interface PayeeFormOptions {
  /** True for a field that is filled in already: it is shown. */
  readonly isFilled?: (pointer: string) => boolean;
  /** `fields`: ask for an address, with street and number in fields of their own. `lines`: as a line. Absent: where it is required, as it is filled in. */
  readonly address?: 'fields' | 'lines' | undefined;
}

export const CREDITOR_TYPE = '/creditor/type';
const ID_TYPE = '/creditorAccount/id/type';
const DOCUMENTS = '/creditor/documents';
export const DOCUMENT_TYPE: string = `${DOCUMENTS}/0/type`;
export const DOCUMENT: string = `${DOCUMENTS}/0/value`;

/** Whatever country issued them. */
const DOCUMENT_TYPES: readonly string[] = ['NATIONAL_ID', 'PASSPORT', 'DRIVERS_LICENCE'];

const inAddress = (...parts: readonly string[]): readonly string[] => parts.map((part) => `${ADDRESS}/${part}`);

/** What a form asks of an address: street and number, or a line in their place. */
const STREET = inAddress('streetName', 'buildingNumber');
const LINE = inAddress('addressLine1');
const PLACE = inAddress('postCode', 'townName', 'country');
/** Without these it is no address. */
const CORE: readonly string[] = inAddress('streetName', 'addressLine1', 'townName');

/** The object that a form asks for by its parts. */
const isWhole = (pointer: string): boolean => pointer === ADDRESS || pointer === DOCUMENTS || pointer === ID_TYPE;

/** One field for what the corridor asks for in another form for another account. */
const isOfWay =
  (way: string) =>
  ({ accountIdType }: FieldRequirement): boolean =>
    accountIdType === undefined || accountIdType === way;

/** Of several of which one is enough, the one that people know. */
const isUsual = ({ pointer, oneOf, usual = oneOf?.[0] }: FieldRequirement): boolean => oneOf === undefined || usual === pointer;

const isAsked = (field: FieldRequirement): boolean =>
  (field.required || (field.requiredFor?.length ?? 0) > 1) && isUsual(field) && field.pointer !== ID_TYPE;

/** What a payment along a corridor needs, by the rules of an engine. */
export type RequirementsOf = (corridor: Corridor, engine: Engine) => Requirements;

/** The fields for a choice. */
export function payeeFormWith(
  requirementsOf: RequirementsOf,
  choice: PayeeChoice,
  engine: Engine,
  options: PayeeFormOptions = {},
): PayeeForm {
  const { country, currency = '', creditorType = '', settlementSystem, method } = choice;
  const asked = requirementsOf(
    {
      country,
      currency,
      ...(creditorType !== '' && { creditorType }),
      ...(settlementSystem && { settlementSystem }),
      ...(method && { method }),
    },
    engine,
  );
  const { options: types = [], usual } = asked.fields.find(({ pointer }) => pointer === ID_TYPE) ?? {};
  const accountIdTypes = usual === undefined ? types : [usual, ...types.filter((type) => type !== usual)];
  const way = accountIdTypes.find((type) => type === choice.accountIdType) ?? accountIdTypes[0] ?? 'IBAN';
  const own = withTypesOfSystems(asked, engine, requirementsOf).filter(isOfWay(way));
  const fields = own.filter(({ pointer }) => !isWhole(pointer)).map((field) => fieldOf(field, own, country, options));
  return {
    choice: { ...choice, accountIdType: way },
    asked,
    accountIdTypes,
    fields: [...fields, ...documentFields(own, options)].sort(byPlace),
  };
}

const orderOf = (pointer: string): number =>
  formPlaceOf(pointer.startsWith(DOCUMENTS) ? DOCUMENTS : pointer)?.order ?? Number.MAX_SAFE_INTEGER;

const byPlace = (one: PayeeField, other: PayeeField): number => orderOf(one.pointer) - orderOf(other.pointer);

/** The parts of an address that are asked for; none where nobody wants one. */
function addressParts(all: readonly FieldRequirement[], { address, isFilled = () => false }: PayeeFormOptions): readonly string[] {
  const isWanted = address !== undefined || all.some((field) => field.pointer.startsWith(ADDRESS) && isAsked(field));
  if (!isWanted) return [];
  const asLine = address === 'lines' || (address === undefined && LINE.some(isFilled) && !STREET.some(isFilled));
  return [...(asLine ? LINE : STREET), ...PLACE];
}

function fieldOf(field: FieldRequirement, all: readonly FieldRequirement[], country: string, options: PayeeFormOptions): PayeeField {
  const { pointer, options: choices, inputMode, isApart, missing } = field;
  const parts = pointer.startsWith(ADDRESS) ? addressParts(all, options) : [];
  const isRequired = isAsked(field) || (parts.includes(pointer) && CORE.includes(pointer));
  const isOpenType = pointer === CREDITOR_TYPE;
  // a payee has a name, although a biller is paid without
  const isShown =
    isRequired || isApart === true || pointer === NAME || isOpenType || parts.includes(pointer) || options.isFilled?.(pointer) === true;
  const format = formatOf(field, country);
  return {
    pointer,
    group: formPlaceOf(pointer)?.group ?? 'creditor',
    // nobody has to say who is paid where it makes no difference
    isRequired: isRequired || (isOpenType && field.isShown === true),
    ...(field.oneOf && { oneOf: field.oneOf }),
    isShown,
    input: inputOf(field),
    ...(choices && { options: choices }),
    ...(format && { format }),
    isNumeric: inputMode === 'numeric',
    ...(missing && { missing: missing.code }),
  };
}

function formatOf({ pointer, accountIdType, options }: FieldRequirement, country: string): IdentifierType | undefined {
  if (options !== undefined || !isCountry(country)) return undefined;
  if (pointer === '/creditorAgent/bic') return 'BIC';
  if (pointer === '/creditor/taxId') return 'TAX_ID';
  if (pointer.endsWith('/memberId')) return accountIdType === 'ACCOUNT_NUMBER' ? 'MEMBER_ID' : undefined;
  if (pointer !== ACCOUNT_VALUE) return undefined;
  return accountIdType === 'IBAN' || accountIdType === 'ACCOUNT_NUMBER' ? accountIdType : undefined;
}

function inputOf({ pointer, format, options, accountIdType = '' }: FieldRequirement): PayeeField['input'] {
  if (options !== undefined) return 'select';
  if (format !== undefined) return format;
  if (pointer === `${ADDRESS}/country`) return 'country';
  if (pointer.endsWith('/phone') || (pointer === ACCOUNT_VALUE && ['PHONE', 'MOBILE'].includes(accountIdType))) return 'tel';
  return pointer === ACCOUNT_VALUE && accountIdType === 'EMAIL' ? 'email' : 'text';
}

/** One document: its type and its number. */
function documentFields(all: readonly FieldRequirement[], { isFilled = () => false }: PayeeFormOptions): readonly PayeeField[] {
  const documents = all.find(({ pointer }) => pointer === DOCUMENTS);
  if (documents === undefined) return [];
  const isRequired = isAsked(documents);
  const { options = DOCUMENT_TYPES, oneOf, missing } = documents;
  const both = {
    group: 'creditor',
    isRequired,
    isShown: isRequired || isFilled(DOCUMENT),
    isNumeric: false,
    ...(oneOf && { oneOf }),
    ...(missing && { missing: missing.code }),
  } as const;
  return [
    { ...both, pointer: DOCUMENT_TYPE, input: 'select', options },
    { ...both, pointer: DOCUMENT, input: 'text' },
  ];
}
