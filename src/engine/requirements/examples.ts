/** Examples for a form: made up by the rules, at a bank of the directory where there is one, and checked before they are shown. */
import type { Identifier } from '../../../rules/vocabulary/identifier.js';
import { isConnected } from '../../identifiers/bic.js';
import { type GeneratedAccount, generateAccount, generateNumber } from '../../identifiers/generated-number.js';
import type { CompiledCountry } from '../../identifiers/layout.js';
import { compileIdentifier, inspectIdentifier } from '../../identifiers/personal-identifier.js';
import type { Engine } from '../engine.js';
import { findAlerts } from '../examine.js';
import { servesAccountsOf } from '../resolve/place.js';
import { resolve } from '../resolve.js';

/** How many banks and accounts are tried until nothing speaks against one. */
const TRIALS = 40;
/** How many BICs, until one is connected. */
const BICS = 200;

export interface AccountExample extends GeneratedAccount {
  /** Eight or eleven characters; absent where no bank of the country is known. */
  readonly bic?: string;
}

/** An account of the country to which nothing is an objection, with the BIC of its bank where one can be had. */
export function accountExample(country: CompiledCountry, engine: Engine, seed = 1): AccountExample | undefined {
  const { code } = country.rule;
  const hasBics = engine.data.bics(code) !== undefined || engine.data.banks(code) !== undefined;
  let withoutBic: AccountExample | undefined;
  for (let trial = 0; trial < TRIALS; trial++) {
    const example = accountAt(country, engine, seed * TRIALS + trial);
    if (example?.bic !== undefined || (example !== undefined && !hasBics)) return example;
    withoutBic ??= example;
  }
  return withoutBic;
}

function accountAt(country: CompiledCountry, engine: Engine, number: number): AccountExample | undefined {
  const { code } = country.rule;
  // where the directory is not complete, its banks may be no good: one that it does not know is tried, too
  const bank = number % 4 === 3 ? undefined : engine.data.banks(code)?.sample(number);
  const bankCode = bank?.bankCode ?? '';
  // a complete list of branches knows which there are
  const width = country.layout.lengths.branch;
  const branch = width === undefined ? undefined : engine.data.branches(code)?.sample(bankCode)?.padStart(width, '0');
  const made = generateAccount(country, number, bankCode, engine.data.tables(), branch === undefined ? {} : { branch });
  const abroad = engine.rules.countries.withIban(code);
  const iban = abroad && generateAccount(abroad, number, bankCode, engine.data.tables())?.iban;
  if (made === undefined) return undefined;
  // a bank that is known keeps its own BIC, or has none
  const bic = bank?.bic ?? someBic(code, number, engine);
  const { memberId, account } = made;
  const example: AccountExample = { memberId, account, ...(iban !== undefined && { iban }), ...(isUsable(bic, code, engine) && { bic }) };
  return instructionsOf(code, example).every((instruction) => isWithoutAlert(instruction, engine)) ? example : undefined;
}

const isUsable = (bic: string | undefined, country: string, { rules }: Engine): bic is string =>
  bic !== undefined && servesAccountsOf(bic.slice(4, 6), country, rules.countries) && isConnected(bic);

/** A connected BIC of the country, of those that are known. */
function someBic(country: string, number: number, engine: Engine): string | undefined {
  const known = engine.data.bics(country);
  const bics = Array.from({ length: BICS }, (_, trial) => known?.sample(number + trial)?.bic);
  return bics.find((bic) => isUsable(bic, country, engine));
}

/** The account in each of its forms. */
function instructionsOf(country: string, { iban, memberId, account, bic }: AccountExample): readonly unknown[] {
  const agent = { ...(bic !== undefined && { bic }), clearingSystemMemberId: { memberId } };
  const local = { country, creditorAgent: agent, creditorAccount: { id: { value: account, type: 'ACCOUNT_NUMBER' } } };
  if (iban === undefined) return [local];
  return [{ creditorAgent: bic === undefined ? {} : { bic }, creditorAccount: { id: { value: iban, type: 'IBAN' } } }, local];
}

/** Nothing speaks against it that is more than worth knowing. */
function isWithoutAlert(instruction: unknown, engine: Engine): boolean {
  const payment = resolve(instruction, engine);
  const alerts = payment === undefined ? [] : findAlerts(payment, payment.plan.checks, 'warning').alerts;
  return alerts.every(({ severity }) => severity === 'info');
}

/** The first of these identifiers for which a number can be made up. */
export function identifierExample(identifiers: readonly Identifier[], seed = 1): string | undefined {
  for (const identifier of identifiers) {
    const accepts = (text: string): boolean => identifier.pattern?.test(text) ?? true;
    const example = generateNumber(compileIdentifier(identifier), seed, { accepts, fixed: birthDate(identifier) });
    if (example !== undefined && inspectIdentifier(identifier, example).problem === undefined) return example;
  }
  return undefined;
}

/** A day inside it that the calendar has, where one field holds it. */
function birthDate({ birthDate: inside }: Identifier): Readonly<Record<string, string>> {
  const [field, ...others] = inside?.fields ?? [];
  if (inside === undefined || field === undefined || others.length > 0) return {};
  return { [field]: { YYYYMMDD: '19800517', YYMMDD: '800517', DDMMYY: '170580', DDMMYYYY: '17051980' }[inside.as] };
}

const ADDRESS: Readonly<Record<string, string>> = { streetName: 'Harbour Street', buildingNumber: '17', townName: 'Newhaven' };

/** A part of an address that could stand in any country. */
export const addressExample = (field: string): string | undefined => ADDRESS[field];
