/** What is typed, as the members of an instruction, and back. */
import { ACCOUNT_ID_TYPES } from '../instruction/fields.js';
import { type AccountField, type AccountForm, type Entries, type FieldName, fieldNameOf, type Way } from './account-fields.js';
import { formatByLoaded } from './country-rules.js';

/** The members of an instruction that name an account. */
export interface AccountValue {
  /** Where the name is asked for as well. */
  readonly creditor?: { readonly name?: string };
  readonly creditorAccount?: {
    readonly id?: { readonly value: string; readonly type: string };
    readonly type?: string;
  };
  readonly creditorAgent?: {
    readonly bic?: string;
    readonly branchId?: string;
    readonly clearingSystemMemberId?: { readonly memberId: string };
  };
  /** Beside a key of this system that stands for an account. */
  readonly settlementInformation?: { readonly settlementSystem: string };
}

const SEPARATORS = /[\s-]/g;

/** Without the separators that the field puts in by itself; others may have a meaning. */
export function plainEntry({ format }: AccountField, shown: string, country: string): string {
  const text = shown.trim();
  if (!text || format === undefined) return text;
  const plain = text.replace(SEPARATORS, '');
  return formatByLoaded(plain, { type: format, country: country || undefined }).value === text ? plain : text;
}

/** What stands in the fields of a form, without the separators of its country. */
export const plainEntries = ({ fields, asked }: AccountForm, entries: Entries): Entries => ({
  ...entries,
  ...Object.fromEntries(fields.map((field) => [field.name, plainEntry(field, entries[field.name] ?? '', asked.corridor.country)])),
});

/** True for the name of a bank, or its beginning, where it is chosen: no bank code has letters, and a BIC is whole. */
export const isBankName = ({ bank }: AccountField, text: string): boolean =>
  bank !== undefined &&
  text.trim() !== '' &&
  (bank === 'bic' ? formatByLoaded(text, { type: 'BIC' }).state !== 'complete' : /\p{L}/u.test(text));

/** What was given stays as it is; of what is typed the form decides. */
function idOf({ way, key }: Pick<AccountForm, 'way' | 'key'>, value: string): { readonly value: string; readonly type: string } {
  if (key === undefined) return { value, type: way };
  return key.given.type !== 'KEY' && key.given.value === value ? key.given : key.read(value);
}

/** Undefined while nothing is typed. */
export function entriesAsValue(form: AccountForm, entries: Entries): AccountValue | undefined {
  const { fields, asked, way, key } = form;
  const { country } = asked.corridor;
  const typed = fields.filter((field) => !isBankName(field, entries[field.name] ?? ''));
  const plain = Object.fromEntries(typed.map((field) => [field.name, plainEntry(field, entries[field.name] ?? '', country)]));
  const { name, iban, account, proxy, accountType, memberId, branchId, bic } = plain as Readonly<Record<FieldName, string | undefined>>;
  const id = iban || account || proxy;
  const creditorAccount = { ...(id && { id: idOf(form, id) }), ...(accountType && { type: accountType }) };
  const settlementSystem = id && fieldNameOf(way) === 'proxy' ? (key?.settlementSystem ?? entries.settlementSystem) : undefined;
  const creditorAgent = { ...(bic && { bic }), ...(branchId && { branchId }), ...(memberId && { clearingSystemMemberId: { memberId } }) };
  const value = {
    ...(name && { creditor: { name } }),
    ...(Object.keys(creditorAccount).length > 0 && { creditorAccount }),
    ...(Object.keys(creditorAgent).length > 0 && { creditorAgent }),
    ...(settlementSystem && { settlementInformation: { settlementSystem } }),
  };
  return Object.keys(value).length > 0 ? value : undefined;
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** How an account is named: without a type of the contract it is an IBAN where it has the form of one. */
function wayOf(type: string, id: string): Way {
  if (Object.hasOwn(ACCOUNT_ID_TYPES, type)) return type as Way;
  return formatByLoaded(id, { type: 'IBAN' }).state === 'complete' ? 'IBAN' : 'ACCOUNT_NUMBER';
}

/** The entries of a value, and how it names the account. Whatever is no text is left out. */
export function entriesOfValue(value: AccountValue | null | undefined): { readonly way: Way | undefined; readonly entries: Entries } {
  const { creditor, creditorAccount, creditorAgent, settlementInformation } = value ?? {};
  const id = text(creditorAccount?.id?.value);
  const way = creditorAccount?.id == null ? undefined : wayOf(text(creditorAccount.id.type), id);
  return {
    way,
    entries: {
      ...(way !== undefined && { [fieldNameOf(way)]: id }),
      ...(text(creditor?.name) !== '' && { name: text(creditor?.name) }),
      accountType: text(creditorAccount?.type),
      memberId: text(creditorAgent?.clearingSystemMemberId?.memberId),
      branchId: text(creditorAgent?.branchId),
      bic: text(creditorAgent?.bic),
      settlementSystem: text(settlementInformation?.settlementSystem),
    },
  };
}

/** The value that a text of JSON says; undefined where it says none. */
export function parseValue(json: string | null): AccountValue | undefined {
  try {
    const value: unknown = JSON.parse(json ?? 'null');
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as AccountValue) : undefined;
  } catch {
    return undefined;
  }
}

/** The countries whose bank directories a form needs: its own and, of an IBAN, that of the account. */
export function countriesOf(form: AccountForm | undefined, value: AccountValue | null): readonly string[] {
  const { country = '' } = form?.asked.corridor ?? {};
  const iban = form?.way === 'IBAN' ? (value?.creditorAccount?.id?.value ?? '').slice(0, 2) : '';
  return [...new Set([country, iban])].filter((code) => /^[A-Z]{2}$/.test(code));
}
