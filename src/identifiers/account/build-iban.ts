/**
 * The IBAN of local account details.
 *
 * What is missing is named, never guessed; check digits that follow from the rest are computed.
 *
 * `readAndBuild` reads details as people write them, field by field, and says what is wrong; it alone decides. `plain-details.ts` gives the same IBAN
 * ten times as fast for details as machines write them, and leaves everything else to it. There are two ways because what says what is wrong
 * has to keep the fields apart; a property holds the two together.
 */

import { IBAN_CHECK_DIGITS, withoutSeparators } from '../../../rules/account-forms/account-form.js';
import type { Fields } from '../../../rules/vocabulary/account-form.js';
import type { CheckTables } from '../../../rules/vocabulary/check.js';
import type { Construction } from '../../../rules/vocabulary/construction.js';
import { electronic } from '../../characters/text.js';
import type { Countries } from '../country/countries.js';
import { type CompiledCountry, misfit, mustHold } from '../country/layout.js';
import { checkDigits } from '../iban/read.js';
import { constructOf } from './construction.js';
import { partsOf } from './domestic-parts.js';
import { accountText, bbanOf, contradictsBank, type LocalDetails, readAccount, type SomeFields } from './local-account.js';
import { readMemberId } from './member-id.js';
import { plainIban, readPlain } from './plain-details.js';
import { mayRepeatBank } from './repeated-bank.js';

/** Why no IBAN can be built. */
export type BuildProblem =
  | 'COUNTRY_WITHOUT_IBAN'
  | 'BANK_IDENTIFIER_INVALID_FORMAT'
  | 'BANK_IDENTIFIER_MISSING'
  | 'BRANCH_IDENTIFIER_MISSING'
  | 'ACCOUNT_NUMBER_INVALID_FORMAT'
  | 'BANK_IDENTIFIER_ACCOUNT_NUMBER_CONTRADICTION'
  | 'CHECK_DIGITS_IMPOSSIBLE'
  | 'CHECK_DIGITS_INCORRECT'
  /** The bank issues no IBAN for this account. */
  | 'IBAN_NOT_ISSUED'
  /**
   * No rule is at hand that makes an IBAN of the details: of a domestic form, or of a bank that has a rule of its own. Or the number can be read in two
   * ways: with zeros that it lost and without, with the bank before it and without.
   */
  | 'NOT_COVERED';

/** What the rules of the bank, where it has any, said of the details. */
export interface BankRule {
  /** The rule, by its number in the dataset. */
  readonly rule?: string;
  /** The bank identifier that stands in the IBAN in place of the given one, or took the place of a closed one. */
  readonly bankIdentifier?: string;
  /** The BIC that the rule names, for a directory that does not know the bank. */
  readonly bic?: string;
  /** The rule keeps an account number that its tables do not know. */
  readonly isDoubtful?: true;
  /** The rule makes the IBAN although this national check fails. */
  readonly failedCheck?: string;
}

export type BuildResult =
  | ({ readonly ok: true; readonly iban: string } & BankRule)
  | ({
      readonly ok: false;
      readonly problem: BuildProblem;
      /** The national check that stands against it. */
      readonly check?: string;
    } & BankRule);

/**
 * Builds the IBAN of local account details.
 *
 * @example
 * buildIbanIn({ country: 'DE', memberId: '10010010', account: '6820101' }, countries)
 * // { ok: true, iban: 'DE02100100100006820101' }
 */
export function buildIbanIn(details: LocalDetails, countries: Countries, tables?: CheckTables): BuildResult {
  const plain = readPlain(details, countries, tables);
  const built: BuildResult = plain === undefined ? readAndBuild(details, countries, tables) : { ok: true, iban: plain.iban };
  const country = countries.withIban(details.country);
  if (!built.ok || country === undefined) return built;
  const isInTwoWays =
    (plain?.mayNameBank !== false && mayRepeatBank(details, built.iban, country)) ||
    (mayBeShort(details.account, country, plain !== undefined) && mayLackZeros(details, built.iban, { country, countries, tables }));
  return isInTwoWays ? { ok: false, problem: 'NOT_COVERED' } : built;
}

/** False where the account number is as long as any that states check digits: separators make it no longer. */
const mayBeShort = (account: string, country: CompiledCountry, isPlain: boolean): boolean => {
  const { longestChecked } = partsOf(country);
  return longestChecked > 0 && (!isPlain || account.length < longestChecked);
};

const ONLY_DIGITS = /^\d+$/;

/** The country of an account, among all, and the tables of its checks. */
interface CountryRules {
  readonly country: CompiledCountry;
  readonly countries: Countries;
  readonly tables: CheckTables | undefined;
}

/**
 * True where the account number makes another IBAN with zeros before it, by check digits that it states then and that hold. A spreadsheet leaves leading
 * zeros out, and what is left may be as long as a number without check digits: nobody knows which of the two it is.
 */
function mayLackZeros(details: LocalDetails, iban: string, { country, countries, tables }: CountryRules): boolean {
  const { checkedLengths } = partsOf(country);
  const { account } = details;
  const number = ONLY_DIGITS.test(account) ? account : withoutSeparators(accountText(account));
  return checkedLengths.some((length) => {
    if (number.length >= length) return false;
    const padded = { ...details, account: number.padStart(length, '0') };
    const other = plainIban(padded, countries, tables) ?? ibanOf(readAndBuild(padded, countries, tables));
    if (other === undefined || other === iban) return false;
    const holds = country.checks.every(({ verify }) => verify(other.slice(4), tables) !== 'failed');
    return holds && readAccount(country, number)?.check === undefined;
  });
}

const ibanOf = (built: BuildResult): string | undefined => (built.ok ? built.iban : undefined);

/** The same from details as people write them, and what is wrong where no IBAN can be built. */
export function readAndBuild(details: LocalDetails, countries: Countries, tables?: CheckTables): BuildResult {
  const country = countries.withIban(details.country);
  if (country === undefined) return { ok: false, problem: 'COUNTRY_WITHOUT_IBAN' };
  const built = fromParts(country, details, tables);
  const home = countries.domestic(details.country);
  return built.ok || home === undefined || home === country ? built : (fromDomestic(country, home, details, tables) ?? built);
}

/** From details that are the parts of a BBAN. */
function fromParts(country: CompiledCountry, details: LocalDetails, tables: CheckTables | undefined): BuildResult {
  const bank = details.memberId === undefined ? {} : readMemberId(country, details.memberId, details.branchId);
  if (bank === undefined) return { ok: false, problem: 'BANK_IDENTIFIER_INVALID_FORMAT' };
  const { layout, rule, facts } = country;
  const ofBic: Fields | undefined =
    rule.bankIsBicPrefix && details.bic ? { bank: electronic(details.bic).slice(0, layout.lengths.bank) } : undefined;
  const account = readAccount(country, details.account, bank, ofBic);
  if (account === undefined) return { ok: false, problem: 'ACCOUNT_NUMBER_INVALID_FORMAT' };

  const constants = (facts.constants ?? {}) as Fields;
  const fields: Record<string, string | undefined> = { [IBAN_CHECK_DIGITS]: account[IBAN_CHECK_DIGITS] };
  for (const field of layout.fields) fields[field] = account[field] ?? bank[field] ?? constants[field] ?? ofBic?.[field];
  if (contradictsBank(country, bank, account)) {
    return { ok: false, problem: 'BANK_IDENTIFIER_ACCOUNT_NUMBER_CONTRADICTION' };
  }
  const missing = partsOf(country).needed.find((field) => fields[field] === undefined);
  if (missing !== undefined) return { ok: false, problem: missing === 'branch' ? 'BRANCH_IDENTIFIER_MISSING' : 'BANK_IDENTIFIER_MISSING' };
  return assemble(country, fields, tables, account.bank !== undefined);
}

/** From details in the country's domestic layout; undefined where they are not in it. */
function fromDomestic(
  country: CompiledCountry,
  home: CompiledCountry,
  details: LocalDetails,
  tables: CheckTables | undefined,
): BuildResult | undefined {
  const bank = details.memberId === undefined ? {} : readMemberId(home, details.memberId, details.branchId);
  const account = bank && readAccount(home, details.account, bank);
  if (bank === undefined || account === undefined) return undefined;
  if (contradictsBank(home, bank, account)) return { ok: false, problem: 'BANK_IDENTIFIER_ACCOUNT_NUMBER_CONTRADICTION' };
  const given: Fields = { ...bank, ...account };
  const failed = home.checks.find(
    ({ fields, verify }) => fields.every((field) => field in given) && verify(bbanOf(home, given), tables) === 'failed',
  );
  if (failed !== undefined) return { ok: false, problem: 'CHECK_DIGITS_INCORRECT', check: failed.name };
  const fields = home.rule.iban?.toBban(given);
  if (fields === undefined || !country.layout.fields.every((field) => field in fields)) return { ok: false, problem: 'NOT_COVERED' };
  return assemble(country, fields, tables);
}

const PROBLEMS: Readonly<Record<Exclude<Construction['is'], 'built'>, BuildProblem>> = {
  forbidden: 'IBAN_NOT_ISSUED',
  invalid: 'ACCOUNT_NUMBER_INVALID_FORMAT',
  'not-covered': 'NOT_COVERED',
};

/**
 * Puts the fields in order, computes the check digits that nobody gave, goes by the rules of the bank, and checks the rest.
 *
 * @param isWhole the account number names its bank: it may be what the rules of the bank have made already
 */
function assemble(country: CompiledCountry, fields: SomeFields, tables: CheckTables | undefined, isWhole = false): BuildResult {
  const { layout, checks } = country;
  let bban = bbanOf(country, fields);
  if (misfit(bban, layout.classes) >= 0) return { ok: false, problem: 'BANK_IDENTIFIER_INVALID_FORMAT' };
  let absent = layout.fields.filter((field) => fields[field] === undefined);
  for (const check of checks) {
    if (check.complete === undefined || !check.fields.some((field) => absent.includes(field))) continue;
    const completed = check.complete(bban);
    if (completed === undefined) return { ok: false, problem: 'CHECK_DIGITS_IMPOSSIBLE', check: check.name };
    bban = completed;
    absent = absent.filter((field) => !check.fields.includes(field));
  }
  const construct = constructOf(country);
  const made: Construction = construct === null ? { is: 'built', bban } : construct.make(bban, tables);
  if (made.is !== 'built') {
    const { is, ...byRule } = made;
    return { ok: false, problem: PROBLEMS[is], ...byRule };
  }
  return finish(country, made, { bban: isWhole ? bban : undefined, checkDigits: fields[IBAN_CHECK_DIGITS] }, tables);
}

/** What the account number states of the IBAN itself. */
interface Stated {
  /** The whole BBAN. */
  readonly bban: string | undefined;
  readonly checkDigits: string | undefined;
}

/** Checks the BBAN, and puts the check digits of the IBAN before it. */
function finish(
  { rule, checks }: CompiledCountry,
  { is: _, bban, isUnverified, ...byRule }: Extract<Construction, { is: 'built' }>,
  stated: Stated,
  tables: CheckTables | undefined,
): BuildResult {
  // a second time, the rule of a bank could make another account of it
  if (stated.bban !== undefined && stated.bban !== bban) return { ok: false, problem: 'NOT_COVERED', ...byRule };
  const failed = checks.find((check) => mustHold(check) && check.verify(bban, tables) === 'failed')?.name;
  if (failed !== undefined && !isUnverified) return { ok: false, problem: 'CHECK_DIGITS_INCORRECT', check: failed, ...byRule };
  const digits = checkDigits(rule.code, bban);
  return stated.checkDigits === undefined || stated.checkDigits === digits
    ? { ok: true, iban: rule.code + digits + bban, ...byRule, ...(failed !== undefined && { failedCheck: failed }) }
    : { ok: false, problem: 'CHECK_DIGITS_INCORRECT', check: 'iban/mod-97' };
}
