/**
 * Which fields the element shows for a corridor: an IBAN, or what a domestic payment asks for. Pure: no page is needed.
 *
 * The gotcha: one of bank identifier and BIC is enough nearly everywhere. The element asks for the one that people of the country know. The other is there
 * where it is filled in: what the value holds is seen.
 */
import type { FieldTexts } from '../../rules/vocabulary/field-text.js';
import { perObject } from '../../rules/vocabulary/lazy.js';
import type { AccountIdType } from '../../rules/vocabulary/scheme.js';
import { usualCountryCodes } from '../../rules/words/usual-codes.js';
import { type FieldText, fieldTexts } from '../answers/field-texts.js';
import { accountDetailOf } from '../answers/requirements/account-details.js';
import type { ExampleFor } from '../answers/requirements/corridor.js';
import type { FormEngine } from '../answers/requirements/form-engine.js';
import { formRequirements } from '../answers/requirements/form-requirements.js';
import { generatedExample } from '../answers/requirements/generated-example.js';
import { ACCOUNT_VALUE, NAME } from '../checks/pointers.js';
import type { IdentifierType } from '../form/formatter.js';
import { isCountry } from '../identifiers/country/codes.js';
import type { CompiledCountry } from '../identifiers/country/layout.js';
import type { FieldRequirement, Requirements } from '../index.js';
import { MISSING } from '../instruction/fields.js';
import { type AccountKey, accountKeyOf } from './account-key.js';
import { formatByLoaded, loadedTerms, rulesOf } from './country-rules.js';

/**
 * How the account is named: by an IBAN, a number, or what stands for an account where the value has it, such as an e-mail address. `KEY`: by the key of a
 * settlement system, whatever its type.
 */
export type Way = AccountIdType | 'KEY';

export type FieldName = 'name' | 'iban' | 'memberId' | 'branchId' | 'account' | 'proxy' | 'accountType' | 'bic';

/** Field → what stands in it, and the settlement system that the value names: no field shows it. */
export type Entries = Readonly<Partial<Record<FieldName | 'settlementSystem', string>>>;

export interface AccountField {
  readonly name: FieldName;
  readonly pointer: string;
  readonly text: FieldText;
  /** How it is formatted; absent: it is not. */
  readonly format?: IdentifierType;
  /** The choices: value → what a person reads. */
  readonly options?: Readonly<Record<string, string>>;
  readonly isNumeric: boolean;
  /** A bank is chosen by its name, or its identifier typed: which of them stands in the field. */
  readonly bank?: 'bankCode' | 'bic';
  /** It is there because it is filled in: nobody asks for it. */
  readonly isExtra?: true;
  /** The alert where it is empty; absent where no rule asks for it. */
  readonly missing?: string;
}

export interface AccountForm {
  readonly asked: Requirements;
  readonly ways: readonly { readonly way: Way; readonly label: string }[];
  /** What the choice between several is called. */
  readonly question: string;
  readonly way: Way;
  /** With the way `KEY`: what it is, and the identifier that the value gave. */
  readonly key?: AccountKey & { readonly given: { readonly value: string; readonly type: Way } };
  readonly fields: readonly AccountField[];
}

/** What a page says of the payment. */
export interface ElementCorridor {
  readonly country: string;
  readonly currency: string;
  readonly settlementSystem: string;
  /** Begin with the domestic account. */
  readonly isLocalFirst: boolean;
  /** What the person chose. */
  readonly way: Way | undefined;
  /** The name of the payee is asked for as well. */
  readonly hasName?: boolean;
  /** The type of the account is asked for though the corridor does not require it. */
  readonly hasType?: boolean;
}

/** The corridor that the attributes of an element say. A code that nobody knows is left out. */
export function elementCorridor(
  {
    country,
    currency,
    settlementSystem,
    local,
    payeeName = false,
    isTypeAsked = false,
  }: Readonly<Record<'country' | 'currency' | 'settlementSystem', string>> & {
    readonly local: boolean;
    readonly payeeName?: boolean;
    readonly isTypeAsked?: boolean;
  },
  way: Way | undefined,
): ElementCorridor {
  const [said, money] = [country.trim().toUpperCase(), currency.trim().toUpperCase()];
  // three letters of ISO 3166-1 are not among them: their list would be half a kilobyte
  const code = usualCountryCodes[said] ?? said;
  return {
    country: isCountry(code) ? code : '',
    currency: /^[A-Z]{3}$/.test(money) ? money : '',
    settlementSystem: settlementSystem.trim(),
    isLocalFirst: local,
    way,
    hasName: payeeName,
    hasType: isTypeAsked,
  };
}

/** Attribute → what is known of its code; empty: nothing. An engine of part of the rules does not know every system. */
export const knownCodes = (corridor: ElementCorridor, { rules }: FormEngine): Readonly<Record<string, unknown>> => ({
  ...corridor,
  'settlement-system': !rules.isComplete || rules.schemes.find(corridor.settlementSystem),
});

const POINTERS = {
  name: NAME,
  memberId: '/creditorAgent/clearingSystemMemberId/memberId',
  branchId: '/creditorAgent/branchId',
  iban: ACCOUNT_VALUE,
  account: ACCOUNT_VALUE,
  proxy: ACCOUNT_VALUE,
  accountType: '/creditorAccount/type',
  bic: '/creditorAgent/bic',
} as const;

const FORMATS: Readonly<Partial<Record<FieldName, IdentifierType>>> = {
  iban: 'IBAN',
  memberId: 'MEMBER_ID',
  branchId: 'BRANCH_ID',
  account: 'ACCOUNT_NUMBER',
  bic: 'BIC',
};

/** How each type of what stands for an account is formatted; others stay as they are typed. */
const PROXY_FORMATS: Readonly<Partial<Record<string, IdentifierType>>> = {
  CARD_NUMBER: 'CARD_NUMBER',
  PHONE: 'PHONE',
  MOBILE: 'PHONE',
  EMAIL: 'EMAIL',
  ALIAS: 'ALIAS',
};

/** The field that a way of naming the account fills in. */
export const fieldNameOf = (way: Way): 'iban' | 'account' | 'proxy' =>
  way === 'IBAN' ? 'iban' : way === 'ACCOUNT_NUMBER' ? 'account' : 'proxy';

const isAccount = (way: Way): boolean => fieldNameOf(way) !== 'proxy';

const NAMES = Object.keys(POINTERS) as readonly FieldName[];

const ID_TYPE = '/creditorAccount/id/type';

/** Of a country whose accounts no rule describes: number and bank are asked for all the same. Beside anything else a bank is seen where it is given. */
function unknownAccount(accountIdType: Way, country: string): readonly FieldRequirement[] {
  const field = (pointer: string, required: boolean, label: string) =>
    ({ pointer, required, label, type: 'string', accountIdType }) as const;
  const account = field(ACCOUNT_VALUE, true, 'creditorAccount.id.value');
  const bic = field(POINTERS.bic, accountIdType === 'ACCOUNT_NUMBER', 'creditorAgent.bic');
  const memberId = field(POINTERS.memberId, false, 'creditorAgent.clearingSystemMemberId.memberId');
  // a bank code is one of a country
  return country === '' ? [account, bic] : [account, bic, memberId];
}

/** What is given stays, and nobody takes it for another: an e-mail address for an account number, or an IBAN where the country has none. */
function waysOf(asked: Requirements, isLocalFirst: boolean, given: Way | undefined, entries: Entries, hasKey: boolean): readonly Way[] {
  const ways: readonly Way[] = [...accountWaysOf(asked, isLocalFirst), ...(hasKey ? ['KEY' as const] : [])];
  if (given === 'KEY') return ways;
  const isLeftOut = (way: Way): boolean => !ways.includes(way) && (entries[fieldNameOf(way)] ?? '').trim() !== '';
  if (given !== undefined && !isAccount(given)) return [given, ...ways];
  if (given !== undefined && isLeftOut(given)) return [...ways, given];
  return isLeftOut('IBAN') ? [...ways, 'IBAN'] : ways;
}

function accountWaysOf({ fields, corridor }: Requirements, isLocalFirst: boolean): readonly Way[] {
  const has = (way: Way): boolean => fields.some(({ accountIdType }) => accountIdType === way);
  if (corridor.country === '') return ['IBAN'];
  if (!has('IBAN')) return ['ACCOUNT_NUMBER'];
  if (!has('ACCOUNT_NUMBER')) return ['IBAN'];
  const isUsual = fields.some(({ pointer, usual }) => pointer === ID_TYPE && usual === 'ACCOUNT_NUMBER');
  return isLocalFirst || isUsual ? ['ACCOUNT_NUMBER', 'IBAN'] : ['IBAN', 'ACCOUNT_NUMBER'];
}

/** True where the element asks for it: of several of which one is enough, for the one that people know. */
const isAsked = ({ pointer, required, oneOf, isApart, usual = oneOf?.[0] }: FieldRequirement): boolean =>
  isApart === true || (required && (oneOf === undefined || usual === pointer));

function formatOf(name: FieldName, way: Way, country: string): IdentifierType | undefined {
  if (name === 'proxy') return PROXY_FORMATS[way];
  // a biller code is not a bank code, and an account number needs a country
  return way === 'BPAY_CRN' || (name === 'account' && country === '') ? undefined : FORMATS[name];
}

/** With the example as the field writes it, in groups. */
function inGroups(text: FieldText, format: IdentifierType | undefined, country: string): FieldText {
  const { placeholder, errors } = text;
  if (placeholder === undefined || format === undefined) return text;
  const options = format === 'IBAN' ? { type: format } : { type: format, country: country || undefined };
  const example = formatByLoaded(placeholder, options).value;
  return { ...text, placeholder: example, errors: { ...errors, wrong: errors.wrong.replace(placeholder, example) } };
}

function fieldFor(name: FieldName, field: FieldRequirement, text: FieldText, country: string): AccountField {
  const format = formatOf(name, field.accountIdType as Way, country);
  return {
    name,
    pointer: field.pointer,
    text: inGroups(text, format, country),
    ...(format && { format }),
    ...(text.options && { options: text.options }),
    // names are typed in it, too
    isNumeric: field.inputMode === 'numeric' && field.banks === undefined,
    ...(field.banks && { bank: name === 'bic' ? ('bic' as const) : ('bankCode' as const) }),
    // a bank code of full length contains the branch
    ...(name === 'branchId' && { missing: 'CREDITOR_BRANCH_IDENTIFIER_MISSING' }),
    ...(field.missing && { missing: field.missing.code }),
    ...(!isAsked(field) && { isExtra: true as const }),
  };
}

/** The fields of one way, in the order of a form. */
function fieldsFor(way: Way, asked: Requirements, texts: FieldTexts, entries: Entries = {}): readonly AccountField[] {
  const isFilled = (pointer: string): boolean => NAMES.some((name) => POINTERS[name] === pointer && entries[name]?.trim());
  const known = asked.fields.filter(({ accountIdType }) => accountIdType === way);
  const isKnown = isAccount(way) && known.some((field) => field.pointer === ACCOUNT_VALUE && isAsked(field));
  const wanted = isKnown ? known : unknownAccount(way, asked.corridor.country);
  const isShown = (field: FieldRequirement): boolean =>
    isFilled(field.pointer) || (isAsked(field) && (way === 'ACCOUNT_NUMBER' || field.pointer.startsWith('/creditorAccount')));
  const shown = wanted.filter(isShown);
  // the other of the two is not there
  const alone = shown.map(({ oneOf: _, ...field }) => field);
  const texted = fieldTexts({ ...asked, fields: alone }, texts);
  const fields = NAMES.filter((name) => POINTERS[name] !== ACCOUNT_VALUE || name === fieldNameOf(way)).flatMap((name) => {
    const at = shown.findIndex(({ pointer }) => pointer === POINTERS[name]);
    const [field, text] = [shown[at], texted[at]];
    return field && text ? [fieldFor(name, field, text, asked.corridor.country)] : [];
  });
  // a bank that is chosen comes before the account at it, whichever identifier it gives
  return fields.sort((one, other) => Number(other.bank !== undefined) - Number(one.bank !== undefined));
}

/** The key alone: it names the bank. */
const keyField = ({ text }: AccountKey): AccountField => ({
  name: 'proxy',
  pointer: ACCOUNT_VALUE,
  text: { pointer: ACCOUNT_VALUE, ...text },
  isNumeric: false,
});

/** A value that names the system of the key is one, unless it names a bank besides. */
const isKey = ({ settlementSystem }: AccountKey, given: Way, { settlementSystem: named, memberId, branchId, bic }: Entries): boolean =>
  !isAccount(given) && named === settlementSystem && !(memberId || branchId || bic);

/** The name of the payee, before the account. */
function nameField(asked: Requirements, texts: FieldTexts): AccountField {
  const field = asked.fields.find(({ pointer }) => pointer === NAME) ?? {
    pointer: NAME,
    required: true,
    label: 'creditor.name',
    type: 'string',
  };
  const [text] = fieldTexts({ ...asked, fields: [field] }, texts);
  return { name: 'name', pointer: NAME, text: text as FieldText, isNumeric: false, missing: MISSING[NAME] };
}

/** The name of a way is that of its fields: “Sort code and account number”. The type of an account names none. */
function wayLabel(fields: readonly AccountField[], language: string): string {
  const named = fields.filter(({ name, isExtra }) => name !== 'accountType' && isExtra === undefined);
  const labels = named.map(({ text }, at) => (at === 0 ? text.label : withinSentence(text)));
  // the first list of a page takes as long as all other fields together
  return labels.length < 2 ? labels.join() : new Intl.ListFormat(language, { type: 'conjunction' }).format(labels);
}

/** As its language writes the label within a sentence: the one for an empty field has it. */
function withinSentence({ label, errors }: FieldText): string {
  const small = label.charAt(0).toLocaleLowerCase() + label.slice(1);
  return errors.missing.includes(small) ? small : label;
}

/** The countries whose rules decide of the fields: that of the account, and that of the system. */
export const countriesOfCorridor = ({
  country,
  settlementSystem,
}: Pick<ElementCorridor, 'country' | 'settlementSystem'>): readonly string[] =>
  [country, /^([A-Z]{2})_/.exec(settlementSystem)?.[1] ?? ''].filter((code) => code !== '');

/** The account to show of each country. What the rules make passes the checks of the account: a test tries it for every country. */
export const exampleWith: (engine: FormEngine) => ExampleFor = /* @__PURE__ */ perObject((engine: FormEngine) =>
  perObject((country: CompiledCountry) => generatedExample(country, engine, () => true)),
);

/** The fields to show, among them those that are filled in, and the other way to name the account where there is one. */
export function accountForm(
  { country, currency, settlementSystem, isLocalFirst, way, hasName, hasType }: ElementCorridor,
  texts: FieldTexts,
  engine: FormEngine,
  entries: Entries = {},
): AccountForm {
  const usual = rulesOf(country)?.account?.currency ?? '';
  const corridor = { country, currency: currency || usual, ...(settlementSystem !== '' && { settlementSystem }) };
  // the form shows no purpose codes: their lists stay out of the bundle
  const found = formRequirements(corridor, engine, {
    terms: loadedTerms(),
    detailOf: accountDetailOf,
    exampleFor: exampleWith(engine),
    // nobody pays in euro by another number than the IBAN
    accountIdTypes: (types) =>
      corridor.currency === 'EUR' && way !== 'ACCOUNT_NUMBER' && types.includes('IBAN')
        ? types.filter((type) => type !== 'ACCOUNT_NUMBER')
        : types,
    isPart: (pointer) => /^\/creditor(?:Account|Agent|\/name$)/.test(pointer),
  });
  const fields = found.fields.map((field) => (hasType && field.pointer === POINTERS.accountType ? { ...field, required: true } : field));
  const asked = { ...found, fields };
  const key = accountKeyOf(asked, texts, engine);
  const given = key && way && isKey(key, way, entries) ? 'KEY' : way;
  const ways = waysOf(asked, isLocalFirst, given, entries, key !== undefined);
  const chosen = ways.find((each) => each === given) ?? ways[0] ?? 'IBAN';
  const fieldsOf = (each: Way, filled?: Entries): readonly AccountField[] =>
    key && each === 'KEY' ? [keyField(key)] : fieldsFor(each, asked, texts, filled);
  return {
    asked,
    ways: ways.map((each) => ({ way: each, label: wayLabel(fieldsOf(each), texts.language) })),
    question: texts.fields.accountIdType.label,
    way: chosen,
    ...(key && way && chosen === 'KEY' && { key: { ...key, given: { value: entries.proxy ?? '', type: way } } }),
    fields: [...(hasName ? [nameField(asked, texts)] : []), ...fieldsOf(chosen, entries)],
  };
}
