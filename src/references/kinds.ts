/** The kinds of references, by code: what is known of each, and what was meant by a code that is none. */
import type { ReferenceKind } from '../../rules/index/codes.js';
import { references } from '../../rules/index/references.js';
import type { ReferenceRule } from '../../rules/vocabulary/reference.js';
import { closestName } from '../instruction/closest-name.js';

/** What is known of a kind of reference. */
export interface ReferenceKindInfo {
  readonly code: ReferenceKind;
  /** In English. */
  readonly name: string;
  /** What payers call it where it is used. */
  readonly localName?: string;
  /** ISO 3166-1 alpha-2; absent: used in more than one country. */
  readonly country?: string;
  readonly usedFor: string;
  /** The ways in which it can check itself; `check` of the options takes one. */
  readonly checks: readonly string[];
  readonly confidence: 'sourced' | 'verified' | 'known';
}

export const KINDS = /* @__PURE__ */ Object.keys(references) as readonly ReferenceKind[];

const MAX_NAME = 40;

/**
 * The rule of a kind.
 *
 * @throws TypeError for a code that is none
 */
export function ruleOf(caller: string, kind: unknown): ReferenceRule {
  if (typeof kind === 'string' && Object.hasOwn(references, kind)) return references[kind as ReferenceKind];
  const meant = typeof kind === 'string' && kind.length <= MAX_NAME ? closestName(kind, KINDS) : undefined;
  throw new TypeError(
    `${caller}: no kind of reference has this code; ${meant === undefined ? `there are ${KINDS.join(', ')}` : `did you mean ${meant}?`}`,
  );
}

/**
 * Holds that the kind can check itself in this way.
 *
 * @throws TypeError where it cannot
 */
export function assertCheck(caller: string, { code, checks }: ReferenceRule, check: unknown): void {
  if (check === undefined || checks.some(({ name }) => name === check)) return;
  throw new TypeError(`${caller}: ${code} has no check of this name; it has ${checks.map(({ name }) => name).join(', ')}`);
}

/**
 * Every kind of reference, in alphabetical order of the codes.
 *
 * @example
 * referenceKinds().find(({ country }) => country === 'NO')?.localName // 'KID'
 */
export const referenceKinds = (): readonly ReferenceKindInfo[] =>
  KINDS.map((code) => {
    const { name, localName, country, usedFor, checks, confidence } = references[code];
    return {
      code,
      name,
      ...(localName !== undefined && { localName }),
      ...(country !== undefined && { country }),
      usedFor,
      checks: checks.map((check) => check.name),
      confidence,
    };
  });
