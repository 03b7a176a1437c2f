/** The reasons of a comparison: why two names match, or do not. */
import { REASON_TEXTS } from '../../rules/name-matching/reasons.js';

export type NameReasonCode = keyof typeof REASON_TEXTS;

export interface NameReason {
  readonly code: NameReasonCode;
  /** In English, for a clerk. */
  readonly text: string;
  /** True where banks are known to judge this differently. */
  readonly banksDiffer: boolean;
}

const reasons = new Map<NameReasonCode, NameReason>();

export function reasonOf(code: NameReasonCode): NameReason {
  let reason = reasons.get(code);
  if (reason === undefined) {
    const [text, banksDiffer] = REASON_TEXTS[code];
    reason = Object.freeze({ code, text, banksDiffer });
    reasons.set(code, reason);
  }
  return reason;
}
