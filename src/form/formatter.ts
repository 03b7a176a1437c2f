/**
 * What formats a text while it is typed, by the rules of some countries: IBANs and BICs of all, local identifiers of those that are given.
 */
import type { AccountRule } from '../../rules/vocabulary/account.js';
import type { IbanRule } from '../../rules/vocabulary/country.js';
import { type CreditorRule, creditorRules } from '../../rules/vocabulary/creditor.js';
import type { CountryRules } from '../../rules/vocabulary/rules.js';
import type { CreditorType } from '../../rules/vocabulary/scheme.js';
import { Countries } from '../identifiers/country/countries.js';
import { compileIdentifier } from '../identifiers/personal-identifier.js';
import { Creditors } from '../rules-and-data/creditors.js';
import { accountNumberForm } from './account-number.js';
import { type AsTyped, isUsualSeparator, showAsTyped, type TypedForm } from './as-typed.js';
import { bankIdentifierForm } from './bank-identifier.js';
import { behindLabel } from './behind-label.js';
import { formatBicAsTyped } from './bic.js';
import { branchIdentifierForm } from './branch-identifier.js';
import { readUnknown } from './candidate.js';
import { cardNumberForm } from './card-number.js';
import { creditorIdentifierForm } from './creditor-identifier.js';
import { formatIbanAsTyped } from './iban.js';
import { checkOptions, type TypedOptions } from './options.js';
import { phoneForm } from './phone.js';
import { aliasForm, emailForm } from './proxy.js';

/**
 * What is typed, by the names of the contract: `IBAN`, `ACCOUNT_NUMBER`, `CARD_NUMBER`, `PHONE`, `EMAIL` and `ALIAS` are types of
 * `creditorAccount.id`; `BIC` is `creditorAgent.bic`, `MEMBER_ID` `creditorAgent.clearingSystemMemberId.memberId`, `BRANCH_ID`
 * `creditorAgent.branchId`, `TAX_ID` `creditor.taxId`, `DOCUMENT` `creditor.documents[].value`.
 */
export type IdentifierType =
  | 'IBAN'
  | 'BIC'
  | 'ACCOUNT_NUMBER'
  | 'MEMBER_ID'
  | 'BRANCH_ID'
  | 'CARD_NUMBER'
  | 'TAX_ID'
  | 'DOCUMENT'
  | 'PHONE'
  | 'EMAIL'
  | 'ALIAS';

export interface FormatOptions extends TypedOptions {
  readonly type: IdentifierType;
  /** Of `TAX_ID`: whose number it is. Default: that of a person or of a company. */
  readonly creditorType?: CreditorType | undefined;
  /** Of `DOCUMENT`: `creditor.documents[].type`, such as `CPF` or `PASSPORT`. */
  readonly documentType?: string | undefined;
  /** Of `ACCOUNT_NUMBER` and `BRANCH_ID`: the bank identifier beside it, where it is known. Some banks have numbers of their own length. */
  readonly memberId?: string | undefined;
}

/** Formats a text while it is typed. */
export type FormatAsTyped = (text: unknown, options: FormatOptions) => AsTyped;

/** The rules of the countries whose local identifiers are read. */
export interface LocalRules {
  readonly countries: Countries;
  readonly creditors: Creditors;
}

const unknownForm: TypedForm = { isSeparator: isUsualSeparator, read: readUnknown };

/** @throws TypeError */
function refuse(option: string, meaning: string): never {
  throw new TypeError(`formatAsTyped: \`${option}\` is ${meaning}`);
}

/** The country that a local identifier needs. */
function countryOf({ country, type }: FormatOptions): string {
  return country ?? refuse('country', `missing: a ${type} is one of a country`);
}

const optionalText = (value: unknown, option: string): string => {
  if (value === undefined || typeof value === 'string') return value ?? '';
  return refuse(option, 'a text');
};

function taxIdForm(options: FormatOptions, { creditors }: LocalRules): TypedForm {
  const country = countryOf(options);
  const { creditorType } = options;
  if (creditorType !== undefined && creditorType !== 'INDIVIDUAL' && creditorType !== 'BUSINESS') {
    return refuse('creditorType', '"INDIVIDUAL" or "BUSINESS"');
  }
  const known = creditors.of(country);
  const readers = (known?.taxIdReaders ?? []).filter(({ identifier: { of } }) => of === undefined || (creditorType ?? of) === of);
  return creditorIdentifierForm({ country, readers, isOpen: known?.rule.otherTaxIds === true });
}

function documentForm(options: FormatOptions, { creditors }: LocalRules): TypedForm {
  const country = countryOf(options);
  const type = optionalText(options.documentType, 'documentType') || refuse('documentType', 'missing: "CPF", "PASSPORT"');
  const meaning = creditors.documentMeaning(creditors.of(country), type);
  return creditorIdentifierForm({ country, readers: (meaning?.identifiers ?? []).map(compileIdentifier), isOpen: false });
}

/** An identifier of a country, in the form that its rules give. */
function localForm(options: FormatOptions, rules: LocalRules): TypedForm {
  switch (options.type) {
    case 'TAX_ID':
      return taxIdForm(options, rules);
    case 'DOCUMENT':
      return documentForm(options, rules);
    case 'PHONE':
      return phoneForm;
    case 'EMAIL':
      return emailForm;
    case 'ALIAS':
      return aliasForm;
    case 'CARD_NUMBER':
      return cardNumberForm(options.country);
    case 'BRANCH_ID': {
      const country = rules.countries.domestic(countryOf(options));
      const memberId = optionalText(options.memberId, 'memberId');
      return country === undefined ? unknownForm : branchIdentifierForm(country, memberId);
    }
    case 'MEMBER_ID': {
      const country = rules.countries.domestic(countryOf(options));
      return country === undefined ? unknownForm : bankIdentifierForm(country);
    }
    case 'ACCOUNT_NUMBER': {
      const memberId = optionalText(options.memberId, 'memberId');
      return accountNumberForm(countryOf(options), rules.countries, memberId) ?? unknownForm;
    }
    default:
      return refuse('type', 'one of IBAN, BIC, ACCOUNT_NUMBER, MEMBER_ID, BRANCH_ID, CARD_NUMBER, TAX_ID, DOCUMENT, PHONE, EMAIL, ALIAS');
  }
}

/** Formats by these rules, which are made when they are first needed. */
export function formatterWith(rulesOf: () => LocalRules): FormatAsTyped {
  return (text, options) => {
    checkOptions('formatAsTyped', options);
    if (options.type === 'IBAN') return formatIbanAsTyped(text, options);
    if (options.type === 'BIC') return formatBicAsTyped(text, options);
    const form = localForm(options, rulesOf());
    const shown = showAsTyped(text, options.caret, form);
    const rest = shown.state === 'wrong' ? behindLabel(text as string) : undefined;
    const within = rest === undefined ? undefined : showAsTyped(rest, 0, form);
    return within?.state === 'complete' ? { ...shown, within: within.value } : shown;
  };
}

const byCode = <Rule extends { readonly code: string }>(rules: readonly Rule[]): Readonly<Record<string, Rule>> =>
  Object.fromEntries(rules.map((rule) => [rule.code, rule]));

/** The local identifiers of these countries. */
function localRulesOf(rules: readonly CountryRules[]): LocalRules {
  const ibans: readonly IbanRule[] = rules.flatMap(({ iban }) => iban ?? []);
  const accounts: readonly AccountRule[] = rules.flatMap(({ account }) => account ?? []);
  const creditors: Readonly<Record<string, CreditorRule>> = creditorRules(
    rules.flatMap(({ identifiers }) => identifiers ?? []),
    [],
  );
  return { countries: new Countries(byCode(ibans), byCode(accounts), false), creditors: new Creditors(creditors) };
}

/**
 * Makes {@link FormatAsTyped} for the local identifiers of these countries, and IBANs and BICs of all. A form for Brazil then loads Brazil alone.
 * Local identifiers of other countries stay as they were typed, and are never wrong.
 *
 * @throws TypeError when a rule is none of `payprep/rules/*` of a country
 * @example
 * createFormatter([BR])('11144477', { type: 'TAX_ID', country: 'BR' }).value // '111.444.77'
 */
export function createFormatter(rules: readonly CountryRules[]): FormatAsTyped {
  if (!Array.isArray(rules) || rules.some((rule) => typeof rule?.code !== 'string')) {
    throw new TypeError('createFormatter of payprep/form: the argument is a list of rules of countries, such as [DE, BR]');
  }
  const local = localRulesOf(rules);
  return formatterWith(() => local);
}
