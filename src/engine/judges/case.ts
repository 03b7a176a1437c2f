/**
 * One instruction under judgement: what was read of it, what has been made of that so far, and where findings go.
 *
 * Judges run in the order of the fields and leave for the next what it needs: the country, the IBAN, the BIC.
 */
import type { MethodIdentifier, MethodRule } from '../../../rules/method.js';
import type { SchemeRule } from '../../../rules/scheme.js';
import type { CheckTables } from '../../checks/check.js';
import type { Bic } from '../../identifiers/bic.js';
import { type Inspection, ibanCountry } from '../../identifiers/iban.js';
import type { CompiledCountry } from '../../identifiers/layout.js';
import type { Engine } from '../create-engine.js';
import type { Findings } from '../findings.js';
import { given, type InstructionReading } from '../reading.js';
import { isInForce, schemeOf } from '../schemes.js';

/** What a payment goes to by the rules of its method. */
export interface MethodAccount {
  /** The form that it has; absent where it has none, or may have several. */
  readonly identifier?: MethodIdentifier;
  /** The account identifier in this form. */
  readonly value?: string;
}

export interface Case {
  readonly reading: InstructionReading;
  readonly engine: Engine;
  readonly findings: Findings;
  /** `country`, when it is a code that a country has. */
  country?: string;
  /** The method, when it is one. */
  method?: MethodRule;
  /** The account identifier, when the method gives it its form: the account rules of the country have no say then. */
  account?: MethodAccount;
  /** The account number, when it is or claims to be an IBAN. */
  iban?: Inspection;
  /** The creditor agent's BIC, when it can be one. */
  bic?: Bic;
}

/** An IBAN whose country is known. */
export type SoundIban = Inspection & { readonly country: CompiledCountry };

/** An IBAN without a fault, or with one that is a warning only: later checks may rest on it. */
export function soundIban({ iban }: Case): SoundIban | undefined {
  if (iban?.country === undefined) return undefined;
  const sound = iban.problem === undefined || iban.nationalFault?.severity === 'warning';
  return sound ? { ...iban, country: iban.country } : undefined;
}

/** Where the account is kept: a sound IBAN says it, else the instruction, else the method, else the BIC. */
export function accountCountry(subject: Case): string | undefined {
  return soundIban(subject)?.country.rule.code ?? subject.country ?? methodCountry(subject) ?? subject.bic?.country;
}

/** The country of the method, or of the number that it pays to, where that is one country. */
function methodCountry({ method, account }: Case): string | undefined {
  const countries = account?.identifier?.countries ?? method?.countries ?? [];
  return countries !== 'WORLD' && countries.length === 1 ? countries[0] : undefined;
}

/** Where the money goes: the instruction says it, else the account, else the BIC. The creditor's identifiers are of that country. */
export function payeeCountry(subject: Case): string | undefined {
  return subject.country ?? accountCountry(subject);
}

/** The settlement system that the instruction asks for, when it is one and in force. */
export function requestedSystem({ reading, engine }: Case): SchemeRule | undefined {
  const scheme = schemeOf(given(reading.settlementSystem) ?? '');
  return scheme && isInForce(scheme, engine.on) ? scheme : undefined;
}

/** The countries whose BICs serve accounts of this one: its own, its territories', and the neighbours that it names. */
export function bicCountriesOf(country: string): readonly string[] {
  const { code = country, territories = [], bicCountries = [] } = ibanCountry(country)?.rule ?? {};
  return [country, code, ...territories, ...bicCountries];
}

/** The tables of national checks; the editions that are read in them are reported. */
export const tablesOf = ({ engine, findings }: Case): CheckTables => engine.data.tables((editions) => findings.read(editions));

/** The territory that the BIC, the IBAN's prefix or the instruction names: New Caledonia has French IBANs and is outside SEPA. */
export function territoryOf({ iban, country }: Case, home: string, bic: string | undefined): string | undefined {
  const territories = ibanCountry(home)?.rule.territories ?? [];
  return [bic?.slice(4, 6), iban?.text.slice(0, 2), country].find((place) => place !== undefined && territories.includes(place));
}
