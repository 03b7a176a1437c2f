/**
 * Layout strings, compiled: `bank:3n account:7n check:2n` becomes the length, the places of the fields and the character class of each place.
 *
 * A layout is compiled on the first use of its country, never at import.
 */

import type { AccountFacts, CountryRule } from '../../../rules/vocabulary/account.js';
import {
  type Check,
  type CheckSeverity,
  type CompiledCheck,
  type Span,
  type Spans,
  spanOf,
  type TableCheck,
} from '../../../rules/vocabulary/check.js';

export interface CompiledLayout {
  /** Characters of the BBAN. */
  readonly length: number;
  /** Field → place in the BBAN. */
  readonly spans: Spans;
  /** Field → length. */
  readonly lengths: Readonly<Record<string, number>>;
  /** The fields in their order. */
  readonly fields: readonly string[];
  /** The character class of each place: `n`, `a` or `c`. */
  readonly classes: string;
  /** The same as bits: the class that stands at 0 in {@link CLASSES} is 1. */
  readonly places: Uint8Array;
  /** True for a layout of digits alone. */
  readonly isNumeric: boolean;
}

/** The character classes of ISO 13616. */
export const CLASSES = 'nac';

/** A country's rule with its layout and checks bound. */
export interface CompiledCountry {
  readonly rule: CountryRule;
  readonly layout: CompiledLayout;
  /** Those of its `iban.ts`, then those of its `account.ts`, in the order in which they run. */
  readonly checks: readonly BoundCheck[];
  /** What domestic payments call the parts of an account in this layout. */
  readonly facts: AccountFacts;
  /** What `plain-details.ts` keeps for the country. In a `WeakMap`, looking it up would take a fifteenth of the time of an IBAN. */
  plainDetails: unknown;
}

/** A check with its places. All have one shape, which the loops over checks are compiled for. */
export interface BoundCheck extends Pick<CompiledCheck, 'verify'> {
  readonly name: string;
  readonly severity: CheckSeverity;
  readonly fields: readonly string[];
  readonly verifyDetails: CompiledCheck['verify'];
  readonly complete: CompiledCheck['complete'];
}

/** Compiles a layout string that the type system has already read. */
export function compileLayout(text: string): CompiledLayout {
  const spans: Record<string, Span> = {};
  let classes = '';
  for (const part of text.split(' ')) {
    const colon = part.indexOf(':');
    const name = part.slice(0, colon);
    const start = spans[name]?.start ?? classes.length;
    classes += part.slice(-1).repeat(Number.parseInt(part.slice(colon + 1), 10));
    spans[name] = { start, end: classes.length };
  }
  const fields = Object.keys(spans);
  const lengths = Object.fromEntries(Object.entries(spans).map(([name, { start, end }]) => [name, end - start]));
  const places = Uint8Array.from(classes, (each) => 1 << CLASSES.indexOf(each));
  return { length: classes.length, spans, lengths, fields, classes, places, isNumeric: !/[ac]/.test(classes) };
}

const NO_FACTS: AccountFacts = {};

/** Binds a rule's checks to its layout. A domestic layout holds its facts itself; those of an IBAN are a declaration of their own. */
export function compileCountry(rule: CountryRule, facts: AccountFacts = NO_FACTS): CompiledCountry {
  const layout = compileLayout(rule.bban);
  const checks = [...(rule.checks ?? []), ...(facts.checks ?? [])];
  return { rule, layout, checks: bindChecks(checks, layout), facts: rule.hasIban === false ? rule : facts, plainDetails: undefined };
}

/** Binds checks to the positions of the fields. */
const bindChecks = (checks: readonly (Check | TableCheck)[], layout: CompiledLayout): readonly BoundCheck[] =>
  checks.map(({ name, severity, fields, whole, compile }) => {
    const { verify, verifyDetails = verify, complete } = compile(layout.spans);
    return { name, severity, fields: whole ? layout.fields : fields, verify, verifyDetails, complete };
  });

/** True where the character of this code may stand in a place of this class. */
export function fits(code: number, characterClass: string): boolean {
  if (code >= 48 && code <= 57) return characterClass !== 'a';
  return code >= 65 && code <= 90 && characterClass !== 'n';
}

/** The first place whose character its class does not allow, or -1: of a BBAN, or of the part of one that begins at `start`. */
export function misfit(text: string, classes: string, from = 0, start = 0, end = classes.length): number {
  for (let at = start; at < end; at++) {
    if (!fits(text.charCodeAt(from + at - start), classes.charAt(at))) return at;
  }
  return -1;
}

/** The fields that a country's bank directory is keyed by. */
export const bankFieldsOf = ({ bankIdentifier = ['bank'] }: CountryRule): readonly string[] => bankIdentifier;

/** The code inside a BBAN, which begins at `from`, that the country's bank directory is keyed by. */
export const bankCodeIn = (text: string, { rule, layout }: CompiledCountry, from = 0): string =>
  fieldsText(text, layout, bankFieldsOf(rule), from);

/** True for a field of national check digits. */
export const isCheckField = (field: string): boolean => field === 'check' || field === 'bankCheck';

/** The length of several fields together. */
export const fieldsLength = ({ spans }: CompiledLayout, fields: readonly string[]): number =>
  fields.reduce((sum, field) => sum + spanOf(spans, field).end - spanOf(spans, field).start, 0);

/** The text of several fields, one after the other, of a BBAN that begins at `from`. */
export function fieldsText(bban: string, layout: CompiledLayout, fields: readonly string[], from = 0): string {
  let text = '';
  for (const field of fields) {
    const span = layout.spans[field];
    if (span !== undefined) text += bban.slice(from + span.start, from + span.end);
  }
  return text;
}

/** True for text as long as the field, all of it characters of its classes. */
export const fitsSpan = (text: string, { classes }: CompiledLayout, { start, end }: Span): boolean =>
  text.length === end - start && misfit(text, classes, 0, start, end) < 0;

/**
 * True for a check that has to hold where an IBAN is built of local details. That of check digits has, even if its failure is a warning because no
 * authority publishes the rule: published numbers follow it, and one that does not is mistyped more often than right.
 */
export const mustHold = ({ severity, fields }: BoundCheck): boolean => severity === 'error' || fields.some(isCheckField);
