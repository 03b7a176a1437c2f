/**
 * Which settlement systems were probably meant by an unknown name: another spelling (`sct`, `SCT Inst`), what people call them (`Pix`, `Faster
 * Payments`), a word of their names (`SEPA`), a slip.
 *
 * Several share a name, as every ACH does: those that can carry the payment come before the others.
 */
import type { SchemeRule } from '../../../rules/vocabulary/scheme.js';
import { closestNames, folded } from '../../instruction/closest-name.js';
import { given } from '../../instruction/values.js';
import type { CorridorFacts } from '../../payment/corridor-plan.js';
import type { ResolvedPayment } from '../../payment/resolve.js';
import { isInForce, serves } from '../../rules-and-data/schemes.js';

/** Who is told more than these has to look them up anyway. */
const MAX_SYSTEMS = 4;

/** Longer texts are no names. */
const MAX_TEXT = 64;

/** What a system is called: its code, the code without its country, its name. */
const namesOf = ({ code, name }: SchemeRule): readonly string[] => [code, code.replace(/^[A-Z]{2,3}_/, ''), name];

/** The words of a name, without the s of a plural. */
const wordsIn = (text: string): readonly string[] =>
  (text.match(/[\p{L}\p{N}]{1,40}/gu) ?? []).map((word) => folded(word).replace(/(?<=.{3})s$/, ''));

function named(text: string, systems: readonly SchemeRule[]): readonly SchemeRule[] {
  const same = systems.filter((system) => namesOf(system).some((name) => folded(name) === folded(text)));
  if (same.length > 0) return same;
  const words = wordsIn(text);
  const withWords = systems.filter((system) => {
    const own = namesOf(system).flatMap(wordsIn);
    return words.length > 0 && words.every((word) => own.includes(word));
  });
  if (withWords.length > 0) return withWords;
  const near = closestNames(text, [...new Set(systems.flatMap(namesOf))]);
  return systems.filter((system) => namesOf(system).some((name) => near.includes(name)));
}

const carries = (system: SchemeRule, { place, currency, paidTo }: CorridorFacts, on: string): boolean =>
  (place === undefined || serves(system, place, on)) &&
  (currency === undefined || system.currencies === 'ANY' || system.currencies.includes(currency)) &&
  (paidTo === undefined || system.account.some((type) => type === paidTo));

/** The systems that were probably meant. */
export interface NearestSystems {
  /** Their codes; none where nothing is near, or too much. */
  readonly codes: readonly string[];
  /** They can carry the payment. */
  readonly carry: boolean;
  /** The one of them that can carry the payment, where it is alone. */
  readonly only?: string;
}

const NONE: NearestSystems = { codes: [], carry: false };

/** Finds the systems that were probably meant by an unknown name: that of the instruction, or another. */
export function nearestSystems(payment: ResolvedPayment, text = given(payment.reading.settlementSystem) ?? ''): NearestSystems {
  const { engine, plan } = payment;
  if (text.length > MAX_TEXT) return NONE;
  const paying = engine.rules.schemes.all.filter((system) => system.collects === undefined && isInForce(system, engine.on));
  const all = named(text, paying);
  const fitting = all.filter((system) => carries(system, plan.corridor, engine.on));
  const meant = fitting.length > 0 ? fitting : all;
  if (meant.length > MAX_SYSTEMS) return NONE;
  const [only, ...others] = fitting;
  return {
    codes: meant.map(({ code }) => code),
    carry: only !== undefined,
    ...(only !== undefined && others.length === 0 && { only: only.code }),
  };
}
