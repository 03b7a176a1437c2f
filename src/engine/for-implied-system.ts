/** The same engine for payments that name no settlement system and imply one: it asks for what this one has asked for since its day. */
import type { SchemeRule } from '../../rules/vocabulary/scheme.js';
import { impliedChecks } from '../checks/implied.js';
import { Plans } from '../payment/plan.js';
import { isInForce, serves } from '../rules-and-data/schemes.js';
import type { Engine } from './engine.js';

/** A settlement system that nobody names. */
export interface ImpliedSystem {
  readonly code: string;
  /** The countries that it has to serve; in any other the system is not implied. */
  readonly between: readonly string[];
  /** It pays to the IBAN only with a reference, which the payment does not have. */
  readonly lacksReference: boolean;
}

/** The rules of the system; undefined where it is not in force on the day of the engine, or does not serve the countries. */
export function findImplied({ rules, on }: Engine, { code, between }: ImpliedSystem): SchemeRule | undefined {
  const system = rules.schemes.find(code);
  return system !== undefined && isInForce(system, on) && between.every((country) => serves(system, country, on)) ? system : undefined;
}

export const forImpliedSystem = (engine: Engine, system: SchemeRule, lacksReference: boolean): Engine =>
  Object.freeze({ ...engine, plans: new Plans(engine, impliedChecks(system, engine.on, lacksReference)) });
