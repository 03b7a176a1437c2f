/** From where to where a form is for, and what the rules know of that. */
import { isoCurrency } from '../../../rules/currencies/use.js';
import type { CountryCode, CurrencyCode, SettlementSystemCode } from '../../../rules/index/codes.js';
import { lazy } from '../../../rules/vocabulary/lazy.js';
import { hasIdentifiers, type MethodCode } from '../../../rules/vocabulary/method.js';
import type { CreditorType, SchemeRule } from '../../../rules/vocabulary/scheme.js';
import { memberIdFields } from '../../identifiers/account/domestic-parts.js';
import { readAccount } from '../../identifiers/account/local-account.js';
import { isCountry } from '../../identifiers/country/codes.js';
import type { CompiledCountry } from '../../identifiers/country/layout.js';
import type { CodeText, PaymentInstruction } from '../../instruction/payment-instruction.js';
import { readMembers } from '../../instruction/values.js';
import type { RequirementFacts } from '../../payment/required-fields.js';
import { isInForce } from '../../rules-and-data/schemes.js';
import type { FormEngine } from './form-engine.js';
import type { AccountExample } from './generated-example.js';

/** What is known of a payment before its details. */
export interface Corridor {
  /** ISO 3166-1 alpha-2: the country that is paid to, for whose accounts the form asks. */
  readonly country: CodeText<CountryCode>;
  /** ISO 4217. */
  readonly currency: CodeText<CurrencyCode>;
  readonly method?: CodeText<MethodCode> | undefined;
  readonly settlementSystem?: CodeText<SettlementSystemCode> | undefined;
  /** `INDIVIDUAL` or `BUSINESS`. */
  readonly creditorType?: CodeText<CreditorType> | undefined;
  /**
   * A partial instruction: what it has is not asked for again, and the members of the corridor that are left out, or empty, are read from it. Requirements say what is
   * still needed, and never repeat a value of it.
   */
  readonly given?: PaymentInstruction | Readonly<Record<string, unknown>> | undefined;
}

/** The members of an instruction that a corridor fixes. */
export interface CorridorInstruction {
  readonly country: string;
  readonly currency: string;
  readonly method?: string;
  readonly creditor?: { readonly type: string };
  readonly settlementInformation?: { readonly settlementSystem: string };
}

export interface FormContext {
  readonly corridor: Corridor;
  readonly engine: FormEngine;
  readonly facts: RequirementFacts;
  /** The country's rules for domestic payments. */
  readonly country: CompiledCountry | undefined;
  /** The corridor, as an instruction says it. */
  readonly instruction: CorridorInstruction;
  /** An account to show; undefined where none could be made up. */
  readonly account: () => AccountExample | undefined;
}

/** Finds an account to show. */
export type ExampleFor = (country: CompiledCountry) => AccountExample | undefined;

/** Reads a corridor, which may be any value: what is no text is left out. */
export function readCorridor(value: Corridor): Corridor {
  const named = readMembers(value);
  const partial = readMembers(named.given);
  const others: Readonly<Record<string, unknown>> = {
    ...partial,
    settlementSystem: readMembers(partial.settlementInformation).settlementSystem,
    creditorType: readMembers(partial.creditor).type,
  };
  const text = (name: string): string =>
    [named[name], others[name]].find((code): code is string => typeof code === 'string' && code !== '') ?? '';
  const optional = ['method', 'settlementSystem', 'creditorType'].filter((name) => text(name) !== '');
  return {
    country: text('country'),
    currency: text('currency'),
    ...Object.fromEntries(optional.map((name) => [name, text(name)])),
  };
}

/** What is known of a corridor before the details. */
export function formContext(value: Corridor, engine: FormEngine, exampleFor: ExampleFor): FormContext {
  const corridor = readCorridor(value);
  const { method, settlementSystem, creditorType } = corridor;
  const country = engine.rules.countries.domestic(corridor.country);
  const scheme = engine.rules.schemes.find(settlementSystem ?? '');
  const account = lazy(() => country && exampleFor(country));
  const facts: RequirementFacts = {
    country: isCountry(corridor.country) ? corridor.country : undefined,
    currency: isoCurrency(corridor.currency),
    system: scheme && isInForce(scheme, engine.on) ? scheme : undefined,
    method: method === undefined ? undefined : engine.rules.method(method),
    creditorType,
    accountIdType: undefined,
    hasAddress: false,
    bankInAccount: country !== undefined && isBankIn(country, account()),
  };
  const instruction = {
    country: corridor.country,
    currency: corridor.currency,
    ...(method !== undefined && { method }),
    ...(creditorType !== undefined && { creditor: { type: creditorType } }),
    ...(settlementSystem !== undefined && { settlementInformation: { settlementSystem } }),
  };
  return { corridor, engine, facts, country, instruction, account };
}

/** The account number, as the country writes it, names its bank. */
function isBankIn(country: CompiledCountry, example: AccountExample | undefined): boolean {
  const [bank = ''] = memberIdFields(country);
  return example !== undefined && readAccount(country, example.account)?.[bank] !== undefined;
}

/** The account identifiers that system, method and country have in common, an IBAN first. */
export function accountIdTypesOf({ facts, country, corridor, engine }: FormContext): readonly string[] {
  const { system, method } = facts;
  const hasIban = engine.rules.countries.withIban(corridor.country) !== undefined;
  // without IBANs an account is a number, even where nothing is known of its form, or of any account of the country
  const hasNumber = country === undefined ? facts.country !== undefined : country.facts.forms !== undefined || !hasIban;
  const ofCountry = [...(hasIban ? ['IBAN'] : []), ...(hasNumber ? ['ACCOUNT_NUMBER'] : [])];
  if (hasIdentifiers(method)) {
    const types = method.identifiers
      .filter(({ countries }) => countries === undefined || countries.includes(corridor.country))
      .map(({ type }) => type);
    return [...new Set(types)];
  }
  return system === undefined ? ofCountry : typesOfSystem(system, ofCountry);
}

function typesOfSystem({ account }: SchemeRule, ofCountry: readonly string[]): readonly string[] {
  const kinds = account.filter((type) => (type !== 'IBAN' && type !== 'ACCOUNT_NUMBER') || ofCountry.includes(type));
  return kinds.includes('IBAN') ? ['IBAN', ...kinds.filter((type) => type !== 'IBAN')] : kinds;
}
