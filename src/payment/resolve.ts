/**
 * A payment: an instruction, and everything that follows from it by the rules and lists of an engine.
 *
 * Pure: a fact depends on the instruction and the engine, never on the order of calls, and computing it reports nothing. Facts that not every
 * payment needs are computed on first use and kept in a field of their own: `null` means not computed yet. Each asks only facts that stand above it,
 * here and in `payment.ts`: account and IBAN first, then BIC, country, bank identifier and bank, at last what lies between them.
 */

import type { Outcome } from '../../rules/vocabulary/check.js';
import { METHOD_CODES, type MethodRule } from '../../rules/vocabulary/method.js';
import type { SchemeRule } from '../../rules/vocabulary/scheme.js';
import { type Bic, type BicResult, parse } from '../identifiers/bic.js';
import { isCountry } from '../identifiers/country/codes.js';
import type { CompiledCountry } from '../identifiers/country/layout.js';
import { countryMeant } from '../identifiers/country/meant.js';
import { currencyStatus } from '../identifiers/currency.js';
import type { Inspection } from '../identifiers/iban/inspection.js';
import { type InstructionReading, readInstruction } from '../instruction/read.js';
import { given } from '../instruction/values.js';
import type { KnownCreditors } from '../rules-and-data/creditors.js';
import type { RulesAndData } from '../rules-and-data/engine-data.js';
import type { KnownBank } from '../rules-and-data/known-bank.js';
import { isInForce } from '../rules-and-data/schemes.js';
import { corridorOf } from './corridor.js';
import { localAccountOf, localRulesOf, memberOf } from './facts/account.js';
import { readAddressTexts } from './facts/address.js';
import { bicInMemberId, compareBic, existingBic, hasRightTypes, intermediaryBicsOf } from './facts/agent.js';
import { lookUpBank } from './facts/bank.js';
import { inspectAccount, validIbanOf } from './facts/iban.js';
import { methodAccountOf, readByMethod } from './facts/method-account.js';
import { isPlainName, nameFaultOf } from './facts/name.js';
import { phoneOutcome } from './facts/phone.js';
import { accountCountryOf, accountPlace } from './facts/place.js';
import { readRegistered } from './facts/registered.js';
import { readTaxId } from './facts/tax-id.js';
import type {
  AddressTexts,
  BankIdentifier,
  BicComparison,
  LocalReading,
  MethodAccount,
  MethodReading,
  NameFault,
  Payment,
  Readings,
  RegisteredReading,
  ValidIban,
} from './payment.js';
import type { Plan, Plans } from './plan.js';

/** What a payment follows from beside its instruction: the rules of a day, the data, and the plans of the corridors. An engine is one. */
export interface RulesDataAndPlans extends RulesAndData {
  readonly plans: Plans;
}

/** Finds out what an instruction says; undefined for a value that is no object. Takes any value and never throws. */
export function resolve(instruction: unknown, engine: RulesDataAndPlans): ResolvedPayment | undefined {
  const reading = readInstruction(instruction);
  return reading && new ResolvedPayment(reading, engine);
}

/** Finds each fact out when it is asked for; its plan names the checks, too. */
export class ResolvedPayment implements Payment {
  readonly reading: InstructionReading;
  readonly engine: RulesDataAndPlans;
  readonly country: string | undefined;
  readonly method: MethodRule | undefined;
  readonly isMethodUncovered: boolean;
  readonly system: SchemeRule | undefined;

  private currencyFact: 'active' | 'withdrawn' | 'unknown' | undefined | null = null;
  private methodReadingFact: MethodReading | undefined | null = null;
  private ibanFact: Inspection | undefined | null = null;
  private bicReadingFact: BicResult | undefined | null = null;
  private bicFact: Bic | undefined | null = null;
  private accountCountryFact: string | undefined | null = null;
  private registeredReadingFact: RegisteredReading | undefined | null = null;
  private localRulesFact: CompiledCountry | undefined | null = null;
  private memberFact: BankIdentifier | undefined | null = null;
  private localAccountFact: LocalReading | undefined | null = null;
  private bankFact: KnownBank | undefined | null = null;
  private placeFact: string | undefined | null = null;
  private bicComparisonFact: BicComparison | undefined | null = null;
  private intermediaryBicsFact: readonly (Bic | undefined)[] | null = null;
  private addressFact: AddressTexts | null = null;
  private plainNameFact: boolean | null = null;
  private nameFaultFact: NameFault | undefined | null = null;
  private phoneFact: Outcome | 'malformed' | undefined | null = null;
  private taxIdFact: Readings | undefined | null = null;
  private planFact: Plan | null = null;

  constructor(reading: InstructionReading, engine: RulesDataAndPlans) {
    this.reading = reading;
    this.engine = engine;
    const country = given(reading.country);
    this.country = country === undefined || isCountry(country) ? country : countryMeant(country);
    const method = given(reading.method);
    this.method = method === undefined ? undefined : engine.rules.method(method);
    this.isMethodUncovered =
      method !== undefined && this.method === undefined && !engine.rules.isComplete && METHOD_CODES.some((code) => code === method);
    const system = given(reading.settlementSystem);
    const scheme = system === undefined ? undefined : engine.rules.schemes.find(system);
    this.system = scheme !== undefined && isInForce(scheme, engine.on) ? scheme : undefined;
  }

  get currencyStatus(): 'active' | 'withdrawn' | 'unknown' | undefined {
    if (this.currencyFact === null) {
      const currency = given(this.reading.currency);
      this.currencyFact = currency === undefined ? undefined : currencyStatus(currency, this.engine.on);
    }
    return this.currencyFact;
  }

  get methodReading(): MethodReading | undefined {
    if (this.methodReadingFact === null) this.methodReadingFact = readByMethod(this);
    return this.methodReadingFact;
  }

  get methodAccount(): MethodAccount | undefined {
    return methodAccountOf(this.methodReading);
  }

  get iban(): Inspection | undefined {
    if (this.ibanFact === null) this.ibanFact = inspectAccount(this);
    return this.ibanFact;
  }

  get validIban(): ValidIban | undefined {
    return validIbanOf(this.iban);
  }

  get bicReading(): BicResult | undefined {
    if (this.bicReadingFact === null) {
      const { creditorAgent } = this.reading;
      const text = given(creditorAgent.bic);
      this.bicReadingFact = text === undefined || !hasRightTypes(creditorAgent) ? undefined : parse(text);
    }
    return this.bicReadingFact;
  }

  get bic(): Bic | undefined {
    if (this.bicFact === null) {
      this.bicFact = existingBic(this.bicReading ?? bicInMemberId(this), this.engine);
    }
    return this.bicFact;
  }

  get accountCountry(): string | undefined {
    if (this.accountCountryFact === null) this.accountCountryFact = accountCountryOf(this);
    return this.accountCountryFact;
  }

  get payeeCountry(): string | undefined {
    return this.country ?? this.accountCountry;
  }

  get registeredReading(): RegisteredReading | undefined {
    if (this.registeredReadingFact === null) this.registeredReadingFact = readRegistered(this);
    return this.registeredReadingFact;
  }

  get localRules(): CompiledCountry | undefined {
    if (this.localRulesFact === null) this.localRulesFact = localRulesOf(this);
    return this.localRulesFact;
  }

  get member(): BankIdentifier | undefined {
    if (this.memberFact === null) this.memberFact = memberOf(this);
    return this.memberFact;
  }

  get localAccount(): LocalReading | undefined {
    if (this.localAccountFact === null) this.localAccountFact = localAccountOf(this);
    return this.localAccountFact;
  }

  get bank(): KnownBank | undefined {
    if (this.bankFact === null) this.bankFact = lookUpBank(this);
    return this.bankFact;
  }

  get place(): string | undefined {
    if (this.placeFact === null) this.placeFact = accountPlace(this, this.bic?.bic ?? this.bank?.bics[0]);
    return this.placeFact;
  }

  get bicComparison(): BicComparison | undefined {
    if (this.bicComparisonFact === null) this.bicComparisonFact = this.bic && compareBic(this, this.bic);
    return this.bicComparisonFact;
  }

  get intermediaryBics(): readonly (Bic | undefined)[] {
    this.intermediaryBicsFact ??= intermediaryBicsOf(this);
    return this.intermediaryBicsFact;
  }

  get address(): AddressTexts {
    this.addressFact ??= readAddressTexts(this.reading);
    return this.addressFact;
  }

  get isPlainName(): boolean {
    this.plainNameFact ??= isPlainName(this.reading);
    return this.plainNameFact;
  }

  get nameFault(): NameFault | undefined {
    if (this.nameFaultFact === null)
      this.nameFaultFact = this.isPlainName ? undefined : nameFaultOf(this.reading, this.engine.rules.countries);
    return this.nameFaultFact;
  }

  get phone(): Outcome | 'malformed' | undefined {
    if (this.phoneFact === null) this.phoneFact = phoneOutcome(this);
    return this.phoneFact;
  }

  get creditors(): KnownCreditors | undefined {
    return this.engine.rules.creditors.of(this.payeeCountry);
  }

  get taxId(): Readings | undefined {
    if (this.taxIdFact === null) this.taxIdFact = readTaxId(this);
    return this.taxIdFact;
  }

  get plan(): Plan {
    this.planFact ??= this.engine.plans.of(corridorOf(this));
    return this.planFact;
  }
}
