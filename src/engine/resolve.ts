/**
 * A payment: an instruction, and everything that follows from it by the rules and lists of an engine.
 *
 * Pure: a fact depends on the instruction and the engine, never on who asked before, and finding it out reports nothing. Facts that not every
 * payment needs are found out when they are first asked for, and kept in a field of their own: `null` stands for what nobody has asked for.
 */

import type { Fields } from '../../rules/account-forms/account-form.js';
import type { Outcome } from '../../rules/vocabulary/check.js';
import type { MethodRule } from '../../rules/vocabulary/method.js';
import type { SchemeRule } from '../../rules/vocabulary/scheme.js';
import { type Bic, type BicResult, parse } from '../identifiers/bic.js';
import { isCountry } from '../identifiers/country.js';
import { currencyStatus } from '../identifiers/currency.js';
import type { Inspection } from '../identifiers/iban-inspection.js';
import type { CompiledCountry } from '../identifiers/layout.js';
import { type InstructionReading, readInstruction } from '../instruction/read.js';
import { given } from '../instruction/values.js';
import { corridorOf } from './corridor.js';
import type { Engine } from './create-engine.js';
import type { KnownCreditors } from './creditors.js';
import type { Plan } from './plan.js';
import { fieldsByItself, findLayout, type LocalReading, localAccountOf, type Member, memberOf } from './resolve/account.js';
import { type AddressTexts, readAddressTexts } from './resolve/address.js';
import { type BicComparison, compareBic, existingBic, hasShape, intermediaryBicsOf } from './resolve/agent.js';
import { type BankLookup, lookUpBank } from './resolve/bank.js';
import { inspectAccount, type SoundIban, soundOf } from './resolve/iban.js';
import { type MethodAccount, type MethodReading, readByMethod, takenAs } from './resolve/method-account.js';
import { isPlainName, type NameFault, nameFaultOf } from './resolve/name.js';
import { phoneOutcome } from './resolve/phone.js';
import { accountCountryOf, placeOf } from './resolve/place.js';
import { type Readings, readTaxId } from './resolve/tax-id.js';
import { isInForce } from './schemes.js';

/** Finds out what an instruction says; undefined for a value that is no object. Takes any value and never throws. */
export function resolve(instruction: unknown, engine: Engine): Payment | undefined {
  const reading = readInstruction(instruction);
  return reading && new Payment(reading, engine);
}

export class Payment {
  readonly reading: InstructionReading;
  readonly engine: Engine;
  /** `country`, when it is a code that a country has. */
  readonly country: string | undefined;
  /** The method, when it is one. */
  readonly method: MethodRule | undefined;
  /** True where the instruction names a method whose rules are not at hand: nobody can tell what its account and its bank are. */
  readonly isMethodUncovered: boolean;
  /** The settlement system that the instruction asks for, when it is one and in force. */
  readonly system: SchemeRule | undefined;

  private currencyFact: 'active' | 'withdrawn' | 'unknown' | undefined | null = null;
  private methodReadingFact: MethodReading | undefined | null = null;
  private ibanFact: Inspection | undefined | null = null;
  private bicReadingFact: BicResult | undefined | null = null;
  private bicFact: Bic | undefined | null = null;
  private bicComparisonFact: BicComparison | undefined | null = null;
  private accountCountryFact: string | undefined | null = null;
  private placeFact: string | undefined | null = null;
  private layoutFact: CompiledCountry | undefined | null = null;
  private memberFact: Member | undefined | null = null;
  private bankFact: BankLookup | undefined | null = null;
  private localAccountFact: LocalReading | undefined | null = null;
  private accountByItselfFact: Fields | undefined | null = null;
  private intermediaryBicsFact: readonly (Bic | undefined)[] | null = null;
  private addressFact: AddressTexts | null = null;
  private plainNameFact: boolean | null = null;
  private nameFaultFact: NameFault | undefined | null = null;
  private phoneFact: Outcome | 'misshapen' | undefined | null = null;
  private taxIdFact: Readings | undefined | null = null;
  private planFact: Plan | null = null;

  constructor(reading: InstructionReading, engine: Engine) {
    this.reading = reading;
    this.engine = engine;
    const country = given(reading.country);
    this.country = country !== undefined && isCountry(country) ? country : undefined;
    const method = given(reading.method);
    this.method = method === undefined ? undefined : engine.rules.method(method);
    this.isMethodUncovered = reading.method !== undefined && this.method === undefined && !engine.rules.isComplete;
    const system = given(reading.settlementSystem);
    const scheme = system === undefined ? undefined : engine.rules.schemes.find(system);
    this.system = scheme !== undefined && isInForce(scheme, engine.on) ? scheme : undefined;
  }

  /** What ISO 4217 says of the currency; undefined where none is given. */
  get currencyStatus(): 'active' | 'withdrawn' | 'unknown' | undefined {
    if (this.currencyFact === null) {
      const currency = given(this.reading.currency);
      this.currencyFact = currency === undefined ? undefined : currencyStatus(currency, this.engine.on);
    }
    return this.currencyFact;
  }

  /** The account identifier as the method reads it; undefined where it has no say. */
  get methodReading(): MethodReading | undefined {
    if (this.methodReadingFact === null) this.methodReadingFact = readByMethod(this);
    return this.methodReadingFact;
  }

  /** The account identifier, when the method gives it its form: the account rules of the country have no say then. */
  get methodAccount(): MethodAccount | undefined {
    return takenAs(this.methodReading);
  }

  /** The account number, when it is or claims to be an IBAN. */
  get iban(): Inspection | undefined {
    if (this.ibanFact === null) this.ibanFact = inspectAccount(this);
    return this.ibanFact;
  }

  /** An IBAN without a fault, or with one that is a warning only. */
  get soundIban(): SoundIban | undefined {
    return soundOf(this.iban);
  }

  /** What the text of the creditor agent's BIC is; undefined where there is none, or the agent cannot be read. */
  get bicReading(): BicResult | undefined {
    if (this.bicReadingFact === null) {
      const { creditorAgent } = this.reading;
      const text = given(creditorAgent.bic);
      this.bicReadingFact = text === undefined || !hasShape(creditorAgent) ? undefined : parse(text);
    }
    return this.bicReadingFact;
  }

  /** The creditor agent's BIC, when it can be one and no register says that there is none. */
  get bic(): Bic | undefined {
    if (this.bicFact === null) {
      this.bicFact = existingBic(this.bicReading, this.engine);
    }
    return this.bicFact;
  }

  /** Whether the BIC and the nearest thing that says whose account it is fit; undefined where there is nothing to hold it against. */
  get bicComparison(): BicComparison | undefined {
    if (this.bicComparisonFact === null) this.bicComparisonFact = this.bic && compareBic(this, this.bic);
    return this.bicComparisonFact;
  }

  /** Where the account is kept: a sound IBAN says it, else the instruction, else the method, else the BIC. */
  get accountCountry(): string | undefined {
    if (this.accountCountryFact === null) this.accountCountryFact = accountCountryOf(this);
    return this.accountCountryFact;
  }

  /** Where the money goes: the instruction says it, else the account. The creditor's identifiers are of that country. */
  get payeeCountry(): string | undefined {
    return this.country ?? this.accountCountry;
  }

  /** The country of the account, or the territory that BIC, IBAN or instruction name: New Caledonia has French IBANs and is outside SEPA. */
  get place(): string | undefined {
    if (this.placeFact === null) this.placeFact = placeOf(this, this.bic?.bic);
    return this.placeFact;
  }

  /** The layout in which the details of the account are given. */
  get layout(): CompiledCountry | undefined {
    if (this.layoutFact === null) this.layoutFact = findLayout(this);
    return this.layoutFact;
  }

  /** The creditor agent's bank identifier; undefined where there is none, or none in its form, or where it names a biller. */
  get member(): Member | undefined {
    if (this.memberFact === null) this.memberFact = memberOf(this);
    return this.memberFact;
  }

  /** The bank of the account, by its IBAN, else by its bank identifier, as its country's directory knows it. */
  get bank(): BankLookup | undefined {
    if (this.bankFact === null) this.bankFact = lookUpBank(this);
    return this.bankFact;
  }

  /** The account number that is no IBAN, in the forms of its country; undefined where there is none, or no forms are known. */
  get localAccount(): LocalReading | undefined {
    if (this.localAccountFact === null) this.localAccountFact = localAccountOf(this);
    return this.localAccountFact;
  }

  /** The fields of the account number alone, with those of its bank where it names it. */
  get accountByItself(): Fields | undefined {
    if (this.accountByItselfFact === null) this.accountByItselfFact = fieldsByItself(this);
    return this.accountByItselfFact;
  }

  /** The BICs of the three intermediary agents, as far as an agent can be read and its BIC can be one. */
  get intermediaryBics(): readonly (Bic | undefined)[] {
    this.intermediaryBicsFact ??= intermediaryBicsOf(this);
    return this.intermediaryBicsFact;
  }

  /** The texts of the address that are without fault. */
  get address(): AddressTexts {
    this.addressFact ??= readAddressTexts(this.reading);
    return this.addressFact;
  }

  /** True for a name of which, as such, there is nothing to say. */
  get isPlainName(): boolean {
    this.plainNameFact ??= isPlainName(this.reading);
    return this.plainNameFact;
  }

  /** What keeps the name from being one; undefined where nothing does, or none is given. */
  get nameFault(): NameFault | undefined {
    if (this.nameFaultFact === null)
      this.nameFaultFact = this.isPlainName ? undefined : nameFaultOf(this.reading, this.engine.rules.countries);
    return this.nameFaultFact;
  }

  /** What the numbering plans say of the telephone number; undefined where none is given. */
  get phone(): Outcome | 'misshapen' | undefined {
    if (this.phoneFact === null) this.phoneFact = phoneOutcome(this);
    return this.phoneFact;
  }

  /** What is known of the creditors of the country that is paid to. */
  get creditors(): KnownCreditors | undefined {
    return this.engine.rules.creditors.of(this.payeeCountry);
  }

  /** What the country makes of the tax identifier; undefined where there is none, or the country has no rules for it. */
  get taxId(): Readings | undefined {
    if (this.taxIdFact === null) this.taxIdFact = readTaxId(this);
    return this.taxIdFact;
  }

  /** The checks that apply to this payment's corridor, and what is demanded along it. */
  get plan(): Plan {
    this.planFact ??= this.engine.data.plans.of(corridorOf(this));
    return this.planFact;
  }
}
