/**
 * A payment, as checks see it: an instruction, and everything that follows from it by the rules and lists of an engine. `resolve.ts` finds it out.
 */

import type { Fields } from '../../rules/vocabulary/account-form.js';
import type { CheckSeverity, Outcome } from '../../rules/vocabulary/check.js';
import type { MethodIdentifier, MethodRule } from '../../rules/vocabulary/method.js';
import type { AccountIdType, SchemeRule } from '../../rules/vocabulary/scheme.js';
import type { Basis } from '../findings/severity.js';
import type { Bic, BicResult } from '../identifiers/bic.js';
import type { CompiledCountry } from '../identifiers/country/layout.js';
import type { Inspection } from '../identifiers/iban/inspection.js';
import type { ReadIdentifier } from '../identifiers/personal-identifier.js';
import type { AddressField } from '../instruction/fields.js';
import type { InstructionReading } from '../instruction/read.js';
import type { KnownCreditors } from '../rules-and-data/creditors.js';
import type { RulesAndData } from '../rules-and-data/engine-data.js';
import type { KnownBank } from '../rules-and-data/known-bank.js';
import type { CorridorPlan } from './corridor-plan.js';

/** The facts of a payment, from top to bottom: each rests only on those above it. None depends on who asked before. */
export interface Payment {
  readonly reading: InstructionReading;
  readonly engine: RulesAndData;
  /** `country`, when it is a code that a country has; else the country that was certainly meant, such as GB by UK or GBR. */
  readonly country: string | undefined;
  /** The method, when it is one. */
  readonly method: MethodRule | undefined;
  /** True where the instruction names a method of the contract whose rules are not at hand: its account and its bank cannot be read. */
  readonly isMethodUncovered: boolean;
  /** The settlement system that the instruction asks for, when it is one and in force. */
  readonly system: SchemeRule | undefined;
  /** What ISO 4217 says of the currency; undefined where none is given. */
  readonly currencyStatus: 'active' | 'withdrawn' | 'unknown' | undefined;
  /** The account identifier as the method reads it; undefined where it has no say. */
  readonly methodReading: MethodReading | undefined;
  /** The account identifier, when the method gives it its form: the account rules of the country have no say then. */
  readonly methodAccount: MethodAccount | undefined;
  /** The account number, when it is or claims to be an IBAN. */
  readonly iban: Inspection | undefined;
  /** The IBAN, when it is valid: a national check that raises a warning only may fail. */
  readonly validIban: ValidIban | undefined;
  /** What the text of the creditor agent's BIC is; undefined where there is none, or the agent cannot be read. */
  readonly bicReading: BicResult | undefined;
  /** The creditor agent's BIC, when it can be one and no register says that there is none. */
  readonly bic: Bic | undefined;
  /** Where the account is kept: a valid IBAN says it, else the instruction, else the method, else the BIC. */
  readonly accountCountry: string | undefined;
  /** Where the money goes: the instruction says it, else the account. The creditor's identifiers are of that country. */
  readonly payeeCountry: string | undefined;
  /** The account identifier as settlement systems that register its type read it; undefined where it is none, or no system does. */
  readonly registeredReading: RegisteredReading | undefined;
  /** The rules by which bank identifier and account number are read: the domestic ones of the account's country, or those of its IBANs. */
  readonly localRules: CompiledCountry | undefined;
  /** The creditor agent's bank identifier; undefined where there is none, or none in its form, or where it names a biller. */
  readonly member: BankIdentifier | undefined;
  /** The account number that is no IBAN, in the forms of its country; undefined where there is none, or no forms are known. */
  readonly localAccount: LocalReading | undefined;
  /** The bank of the account, by its IBAN, else by its bank identifier, as its country's directory knows it. */
  readonly bank: KnownBank | undefined;
  /** The country of the account, or the territory that BIC, IBAN or instruction name: New Caledonia has French IBANs and is outside SEPA. */
  readonly place: string | undefined;
  /** Whether the BIC fits the bank identifier, the IBAN or the country; undefined where there is nothing to compare it with. */
  readonly bicComparison: BicComparison | undefined;
  /** The BICs of the three intermediary agents, as far as an agent can be read and its BIC can be one. */
  readonly intermediaryBics: readonly (Bic | undefined)[];
  /** The texts of the address that are without fault. */
  readonly address: AddressTexts;
  /** True for a name that needs no further check. */
  readonly isPlainName: boolean;
  /** Why the name is not a full name; undefined where it may be one, or none is given. */
  readonly nameFault: NameFault | undefined;
  /** What the numbering plans say of the telephone number; undefined where none is given. */
  readonly phone: Outcome | 'malformed' | undefined;
  /** What is known of the creditors of the country that is paid to. */
  readonly creditors: KnownCreditors | undefined;
  /** The tax identifier, read by the rules of the country; undefined where there is none, or the country has no rules for it. */
  readonly taxId: Readings | undefined;
  /** What is the same for all payments of its corridor, such as what its rules require. */
  readonly plan: CorridorPlan;
}

/** What a payment goes to by the rules of its method. */
export interface MethodAccount {
  /** The form that it has; absent where it has none, or may have several. */
  readonly identifier?: MethodIdentifier;
  /** The account identifier in this form. */
  readonly value?: string;
}

/** The account identifier, read by the rules of the method. */
export interface MethodReading {
  /** False where the method does not pay to the country: then nothing is said of what it would pay there. */
  readonly isPaidThere: boolean;
  /** The forms that the identifier may have by its type; empty where the method takes nothing of this type. */
  readonly taken: readonly MethodIdentifier[];
  /** What it was read as; undefined where it has none of the forms. */
  readonly found: MethodAccount | undefined;
}

/** The account identifier as the settlement systems that register such identifiers read it. */
export interface RegisteredReading {
  /** Its type, as the instruction says it. */
  readonly type: string;
  /** The systems that declare forms for the type. */
  readonly asked: readonly SchemeRule[];
  /** A system takes the type and declares no form for it: no identifier can be called wrong. */
  readonly isOpen: boolean;
  /** Those of the systems that read it, and as what. */
  readonly found: readonly { readonly scheme: SchemeRule; readonly type: AccountIdType; readonly value: string }[];
}

/** An IBAN whose country is known. */
export type ValidIban = Inspection & { readonly country: CompiledCountry };

/** What a BIC is compared with, and whether it fits. */
export interface BicComparison {
  readonly against: 'issuer' | 'iban' | 'bank-identifier' | 'country';
  /** Undefined: the directory does not know the bank. */
  readonly fits: boolean | undefined;
  /** Where they do not fit: what that rests on. */
  readonly restsOn?: Basis | undefined;
}

/** A bank identifier that its country can read. */
export interface BankIdentifier {
  readonly country: CompiledCountry;
  readonly fields: Fields;
}

/** An account number as its country reads it. */
export interface LocalReading {
  readonly country: CompiledCountry;
  /** What the bank identifier beside it says. */
  readonly bank: Fields;
  /** Undefined: it has none of the country's forms. */
  readonly account: Fields | undefined;
}

/** The text of each member that has one and is without fault; spaces around it are not part of it. */
export type AddressTexts = { readonly [Field in AddressField]: string | undefined };

/** What keeps a text from being a name: nothing more is said of it then. */
export type NameFault = 'identifier' | 'no letters' | 'one letter' | 'initials' | 'characters';

/** A text read by several identifiers. */
export interface Readings {
  /** Nothing speaks against these. */
  readonly valid: readonly ReadIdentifier[];
  /** Whether check digits were verified in one of them. */
  readonly outcome: Outcome;
  /** The form is theirs, the check digits are not. */
  readonly faulty: readonly ReadIdentifier[];
  /** How grave the wrong check digits are: one that may be right makes it a warning. */
  readonly severity: CheckSeverity;
}
