/**
 * A kind of payment reference: text that a payer must copy exactly, so that the creditor can tell who paid what. Identifiers of creditors that are
 * copied in the same way (SEPA creditor identifier, LEI) are declared as references, too. A module in `references/` calls {@link reference} once.
 *
 * Values are in electronic form here: capital letters, no spaces, nothing that is only punctuation.
 */
import type { Outcome } from './check.js';

/** `none`: this form has no check digits by its definition. `not-covered`: it may have some, and only the creditor knows their rule. */
export type ReferenceOutcome = Outcome | 'none';

/** One way in which references of a kind check themselves. */
export interface ReferenceCheck {
  /** How results name it: `iso7064-mod97-10`, `luhn`, … */
  readonly name: string;
  /** For a value that has the form of its kind. */
  verify(value: string): ReferenceOutcome;
  /** The reference with the check digits that belong to this body; undefined where no such reference is issued. */
  complete(body: string): string | undefined;
}

/** What a reference consists of, by name. */
export type ReferenceParts = Readonly<Record<string, string>>;

/** A kind of reference as its module declares it. */
export interface ReferenceRule {
  readonly code: string;
  /** In English. */
  readonly name: string;
  /** What payers call it where it is used. */
  readonly localName?: string;
  /** ISO 3166-1 alpha-2; absent: used in more than one country. */
  readonly country?: string;
  /** Who asks for it, and where a payer finds it. */
  readonly usedFor: string;
  /** The electronic form. */
  readonly form: RegExp;
  /** The same without its check digits: what `build` takes. */
  readonly body: RegExp;
  /** Characters that people write and that say nothing, besides spaces. Default: hyphens and full stops. */
  readonly ignored?: string;
  /** The electronic form of what is left without the ignored characters. Default: the same. */
  readonly read?: (text: string) => string;
  /** As it is printed. Default: as it is. */
  readonly format?: (value: string) => string;
  readonly parts?: (value: string) => ReferenceParts;
  /** A value is right where one of them passes: creditors choose. The first makes the check digits. */
  readonly checks: readonly [ReferenceCheck, ...ReferenceCheck[]];
  /** True for a value that is likelier something else: it counts only where the kind is given. */
  readonly isLikelierElse?: (value: string) => boolean;
  /** What the form alone says: it has a mark that nothing else has, it has one length, or it is just digits. */
  readonly evidence: 'mark' | 'length' | 'digits';
  /** As it is printed between marks, by which it is found anywhere in a text; absent: a label has to stand before it. */
  readonly marked?: RegExp;
  /** Where it was read: `sources`, beside the rule. */
  readonly confidence: 'sourced' | 'verified' | 'known';
}

/** Why a text is not valid as a reference of a kind. */
export type ReferenceFault = 'INVALID_FORMAT' | 'INCORRECT_CHECK_DIGITS';

/** Texts as people write them. */
export interface ReferenceExamples {
  readonly valid: readonly string[];
  readonly invalid: Readonly<Record<string, ReferenceFault>>;
  /** These have the form, and nobody but the creditor can check them. */
  readonly notCovered?: readonly string[];
  /** Body → reference. */
  readonly built: Readonly<Record<string, string>>;
}

// the annotations let a bundler leave out the kinds of an entry of which something else is imported

/* @__NO_SIDE_EFFECTS__ */
export function reference(rule: ReferenceRule): ReferenceRule {
  return rule;
}

/** The same kind under another name. */
/* @__NO_SIDE_EFFECTS__ */
export function variantOf(rule: ReferenceRule, changes: Partial<ReferenceRule>): ReferenceRule {
  return { ...rule, ...changes };
}

/** A check of digits that follow from the rest. */
/* @__NO_SIDE_EFFECTS__ */
export function computed(name: string, bodyOf: (value: string) => string, complete: (body: string) => string | undefined): ReferenceCheck {
  return { name, verify: (value) => (complete(bodyOf(value)) === value ? 'passed' : 'failed'), complete };
}

/** The same where the check digits stand at the end. `digits` makes them of what stands before them. */
/* @__NO_SIDE_EFFECTS__ */
export function atEnd(name: string, width: number, digits: (body: string) => string): ReferenceCheck {
  return computed(
    name,
    (value) => value.slice(0, -width),
    (body) => body + digits(body),
  );
}

/** A check that does not apply to some values: for these, what it answers instead. */
/* @__NO_SIDE_EFFECTS__ */
export function butFor(check: ReferenceCheck, exception: (value: string) => ReferenceOutcome | undefined): ReferenceCheck {
  return { ...check, verify: (value) => exception(value) ?? check.verify(value) };
}

/** Groups of so many characters from the left, with spaces between them. */
export const grouped = (value: string, length: number): string => value.replace(new RegExp(`(.{${length}})(?=.)`, 'g'), '$1 ');

/** The same from the right. */
export const groupedFromRight = (value: string, length: number): string =>
  value.replace(new RegExp(`(?<=.)(?=(?:.{${length}})+$)`, 'g'), ' ');
