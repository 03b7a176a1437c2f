/**
 * One instruction under judgement: what was read of it, what has been made of that so far, and where findings go.
 *
 * Judges run in the order of the fields and leave for the next what it needs: the country, the IBAN, the BIC.
 */

import type { Fields } from '../../../rules/account-forms/account-form.js';
import type { CheckTables } from '../../../rules/vocabulary/check.js';
import type { MethodIdentifier, MethodRule } from '../../../rules/vocabulary/method.js';
import type { SchemeRule } from '../../../rules/vocabulary/scheme.js';
import type { Bic } from '../../identifiers/bic.js';
import { domesticFacts } from '../../identifiers/domestic-facts.js';
import { type Inspection, ibanCountry } from '../../identifiers/iban.js';
import type { CompiledCountry } from '../../identifiers/layout.js';
import type { Engine } from '../create-engine.js';
import type { Findings } from '../findings.js';
import { given, type InstructionReading } from '../reading.js';
import { isInForce, schemeOf } from '../schemes.js';
import type { Readings } from './creditor/reading-identifiers.js';

/** What a payment goes to by the rules of its method. */
export interface MethodAccount {
  /** The form that it has; absent where it has none, or may have several. */
  readonly identifier?: MethodIdentifier;
  /** The account identifier in this form. */
  readonly value?: string;
}

/** A bank identifier that its country can read. */
export interface Member {
  readonly country: CompiledCountry;
  readonly fields: Fields;
}

export class Case {
  readonly reading: InstructionReading;
  readonly engine: Engine;
  readonly findings: Findings;
  /** The settlement system that the instruction asks for, when it is one and in force. */
  readonly system: SchemeRule | undefined;
  /** `country`, when it is a code that a country has. */
  country: string | undefined = undefined;
  /** The method, when it is one. */
  method: MethodRule | undefined = undefined;
  /** The account identifier, when the method gives it its form: the account rules of the country have no say then. */
  account: MethodAccount | undefined = undefined;
  /** The account number, when it is or claims to be an IBAN. */
  iban: Inspection | undefined = undefined;
  /** The creditor agent's BIC, when it can be one. */
  bic: Bic | undefined = undefined;
  /** What the country made of the tax identifier, once it was read. */
  taxId: Readings | undefined = undefined;
  /** The layout of the account's details, once it was looked for; null until then. */
  layout: CompiledCountry | undefined | null = null;
  /** The creditor agent's bank identifier, once it was looked for; null until then. */
  member: Member | undefined | null = null;

  constructor(reading: InstructionReading, engine: Engine, findings: Findings) {
    this.reading = reading;
    this.engine = engine;
    this.findings = findings;
    const system = given(reading.settlementSystem);
    const scheme = system === undefined ? undefined : schemeOf(system);
    this.system = scheme && isInForce(scheme, engine.on) ? scheme : undefined;
  }
}

/** An IBAN whose country is known. */
export type SoundIban = Inspection & { readonly country: CompiledCountry };

const isSound = (iban: Inspection): iban is SoundIban =>
  iban.country !== undefined && (iban.problem === undefined || iban.nationalFault?.severity === 'warning');

/** An IBAN without a fault, or with one that is a warning only: later checks may rest on it. */
export const soundIban = ({ iban }: Case): SoundIban | undefined => (iban !== undefined && isSound(iban) ? iban : undefined);

/** Where the account is kept: a sound IBAN says it, else the instruction, else the method, else the BIC. */
export function accountCountry(subject: Case): string | undefined {
  return soundIban(subject)?.country.rule.code ?? subject.country ?? methodCountry(subject) ?? subject.bic?.country;
}

/** The country of the method, or of the number that it pays to, where that is one country. */
function methodCountry({ method, account }: Case): string | undefined {
  const countries = account?.identifier?.countries ?? method?.countries;
  return countries !== undefined && countries !== 'WORLD' && countries.length === 1 ? countries[0] : undefined;
}

/** Where the money goes: the instruction says it, else the account, else the BIC. The creditor's identifiers are of that country. */
export function payeeCountry(subject: Case): string | undefined {
  return subject.country ?? accountCountry(subject);
}

/** True where BICs of one country serve accounts of the other: its own, its territories', and the neighbours that it names. */
export function servesAccountsOf(bicCountry: string, country: string): boolean {
  if (bicCountry === country) return true;
  const rule = ibanCountry(country)?.rule;
  if (rule === undefined) return false;
  return (
    bicCountry === rule.code || [rule.territories, domesticFacts(rule).bicCountries].some((countries) => countries?.includes(bicCountry))
  );
}

/** The tables of national checks; the editions that are read in them are reported. */
export const tablesOf = ({ engine, findings }: Case): CheckTables =>
  engine.data.tables(findings.isDetailed ? (editions) => findings.read(editions) : undefined);

/** The territory that the BIC, the IBAN's prefix or the instruction names: New Caledonia has French IBANs and is outside SEPA. */
export function territoryOf({ iban, country }: Case, home: string, bic: string | undefined): string | undefined {
  const territories = ibanCountry(home)?.rule.territories;
  if (territories === undefined) return undefined;
  return [bic?.slice(4, 6), iban?.text.slice(0, 2), country].find((place) => place !== undefined && territories.includes(place));
}
