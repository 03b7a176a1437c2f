/** What the country of a corridor calls the members of an instruction: its own names, and those of its tax numbers; and by which it knows them. */
import type { CountryTerms, KnownBy, TermField } from '../../../rules/vocabulary/terms.js';
import { isDomesticCurrency } from '../../identifiers/domestic-currency.js';
import type { FormContext } from './corridor.js';
import type { Term } from './field.js';
import { taxIdsOf } from './tax-ids.js';

const BIC = '/creditorAgent/bic';
const MEMBER_ID = '/creditorAgent/clearingSystemMemberId/memberId';

const TERMS: Readonly<Record<string, TermField>> = {
  [MEMBER_ID]: 'bankIdentifier',
  '/creditorAgent/branchId': 'branch',
  '/creditor/address/postCode': 'postCode',
  '/creditor/address/countrySubdivision': 'countrySubdivision',
};

/** More names than these do not help who fills in a form; nor do names of ours for what has a longer one. */
const MAX_TAX_IDS = 3;
const IS_ABBREVIATION = /^[A-Z]{2,8}$/;

type TermsByCountry = Readonly<Record<string, CountryTerms>>;

export function termOf(context: FormContext, field: FieldName, all: TermsByCountry): { readonly term?: Term } {
  const text = field.pointer === '/creditor/taxId' ? taxIdNames(context) : undefined;
  if (text !== undefined) return { term: { text } };
  const terms = termsOf(context, all);
  const name = field.accountIdType === 'ACCOUNT_NUMBER' && field.pointer === '/creditorAccount/id/value' ? 'account' : TERMS[field.pointer];
  const term = name === undefined ? undefined : terms?.[name];
  return terms === undefined || term === undefined ? {} : { term: { text: term, language: terms.language } };
}

interface FieldName {
  readonly pointer: string;
  readonly accountIdType?: string;
}

/** By what people know an account and its bank. A territory knows what the country of its IBANs does. */
function knownBy(context: FormContext, all: TermsByCountry): KnownBy {
  const { corridor, engine } = context;
  const home = engine.rules.countries.withIban(corridor.country)?.rule.code ?? corridor.country;
  return termsOf(context, all, home)?.knownBy ?? {};
}

/** True for the code by which the bank of an account number is given, where people choose it by its name. */
export function isBankChosen(context: FormContext, { pointer, accountIdType }: FieldName, all: TermsByCountry): boolean {
  if (accountIdType !== 'ACCOUNT_NUMBER' || !pointer.startsWith('/creditorAgent/')) return false;
  const { bank, bankName } = knownBy(context, all);
  return bankName === true && pointer === (bank === 'BIC' ? BIC : MEMBER_ID);
}

/** Of the options or alternatives of a field, what people of the country know. */
export function usualOf(context: FormContext, { options, oneOf }: Alternatives, all: TermsByCountry): { readonly usual?: string } {
  const { corridor } = context;
  const { account, bank } = knownBy(context, all);
  if (bank !== undefined && oneOf?.includes(BIC)) return { usual: BIC };
  // a payment in another currency comes from abroad, and asks for the IBAN
  const isDomestic = isDomesticCurrency(corridor.currency, corridor.country);
  return account !== undefined && options?.includes(account) && isDomestic ? { usual: account } : {};
}

interface Alternatives {
  readonly options?: readonly string[];
  readonly oneOf?: readonly string[];
}

/** A biller has no bank. */
function termsOf(
  { corridor, engine: { rules }, facts }: FormContext,
  all: TermsByCountry,
  country = corridor.country,
): CountryTerms | undefined {
  if (facts.method?.memberId !== undefined) return undefined;
  if (!rules.isComplete) return rules.terms(country);
  return Object.hasOwn(all, country) ? all[country] : undefined;
}

function taxIdNames(context: FormContext): string | undefined {
  const names = [...new Set(taxIdsOf(context).map(({ type }) => type))];
  const areHelpful = names.length > 0 && names.length <= MAX_TAX_IDS && names.every((name) => IS_ABBREVIATION.test(name));
  return areHelpful ? names.join(' / ') : undefined;
}
