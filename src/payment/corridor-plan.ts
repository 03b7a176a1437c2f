/** A corridor, and what is the same for all of its payments. Types only; `corridor.ts` and `plan.ts` compute them. */
import type { PayoutProfile } from '../../rules/vocabulary/payout.js';
import type { SchemeRule } from '../../rules/vocabulary/scheme.js';
import type { RequiredField, RequirementFacts } from './required-fields.js';

/** What decides which checks apply and which fields are required. */
export interface CorridorFacts extends RequirementFacts {
  /** The country of the account, or its territory. */
  readonly place: string | undefined;
  /** What the system would pay to: the type of the account identifier by the method, else by its form or its given type. */
  readonly paidTo: string | undefined;
  /** False where a list says that the system does not reach the bank, or it is unknown what the method pays to. */
  readonly isReached: boolean;
}

/** What of a corridor the settlement system carries. */
export interface Carried {
  readonly country: boolean;
  readonly currency: boolean;
  readonly account: boolean;
}

/** What is the same for all payments of a corridor. */
export interface CorridorPlan {
  readonly corridor: CorridorFacts;
  /** Payments to the country go out in the currency. */
  readonly isCurrencyUsual: boolean;
  readonly carried: Carried;
  /** The system carries payments of this corridor, or none is asked for. */
  readonly isCarried: boolean;
  /** The system that is asked for, when it can carry the payment and reaches the bank: one that cannot asks for nothing. */
  readonly carrier: SchemeRule | undefined;
  /** The corridor as far as it decides which fields are required: of the systems, only the carrier requires any. */
  readonly requirementFacts: RequirementFacts;
  /** The fields that the corridor requires. */
  readonly requiredFields: readonly RequiredField[];
  /** The account types that the country has; empty where they are not known. */
  readonly accountTypes: readonly string[];
  /** The rule of the system for addresses that is in force. */
  readonly addressRule: NonNullable<SchemeRule['address']>[number] | undefined;
  /** The payouts to people that ask for a name of two words. */
  readonly nameWords: PayoutProfile | undefined;
}
