/** One text, read as one kind of reference. */
import type { ReferenceKind } from '../../rules/index/codes.js';
import type { ReferenceParts, ReferenceRule } from '../../rules/vocabulary/reference.js';
import { isQrIban } from './qr-iban.js';
import { readAs } from './text.js';

/**
 * `INVALID_FORMAT`: no reference of the kind looks so. `INCORRECT_CHECK_DIGITS`: it looks so, and something in it is wrong. `NEEDS_QR_IBAN`: a QR
 * reference, and the IBAN of the creditor is no QR-IBAN. `NEEDS_QR_REFERENCE`: the IBAN is a QR-IBAN, and this is no QR reference.
 */
export type ReferenceProblem = 'INVALID_FORMAT' | 'INCORRECT_CHECK_DIGITS' | 'NEEDS_QR_IBAN' | 'NEEDS_QR_REFERENCE';

/** What is known of the payment, and of what the creditor has agreed with its bank. */
export interface ReferenceOptions {
  /** The IBAN of the creditor: a QR reference belongs to a QR-IBAN, and a QR-IBAN to a QR reference. */
  readonly iban?: string | undefined;
  /** The country of the creditor, ISO 3166-1 alpha-2: references of other countries are left out where no kind is given. */
  readonly country?: string | undefined;
  /** The one check that counts, by name, as {@link referenceKinds} lists them. Default: any. */
  readonly check?: string | undefined;
  /** The only lengths of the electronic form. Default: those of the kind. */
  readonly lengths?: readonly number[] | undefined;
}

/** A reference that was read. */
export interface Reference {
  readonly kind: ReferenceKind;
  /** Every kind that the text can be, the likeliest first; where a kind was given, that one. */
  readonly kinds: readonly ReferenceKind[];
  /** The electronic form: what goes into the payment. */
  readonly value: string;
  /** ISO 3166-1 alpha-2; undefined: used in more than one country. */
  readonly country: string | undefined;
  /** `none`: this form has no check digits by its definition. `not-covered`: only the creditor can check it; {@link isValid} is false. */
  readonly check: 'passed' | 'not-covered' | 'none';
  /** The checks that pass, by name. */
  readonly checkedBy: readonly string[];
  readonly parts: ReferenceParts;
}

export type ReferenceReading =
  | { readonly ok: true; readonly reference: Omit<Reference, 'kinds'> }
  | { readonly ok: false; readonly problem: ReferenceProblem; readonly kind: ReferenceKind };

/** Whether reference and account go together. */
function accountProblem(kind: string, iban: unknown): ReferenceProblem | undefined {
  if (typeof iban !== 'string') return undefined;
  if (kind === 'QRR') return isQrIban(iban) ? undefined : 'NEEDS_QR_IBAN';
  return kind !== 'SEPA_CREDITOR' && kind !== 'LEI' && isQrIban(iban) ? 'NEEDS_QR_REFERENCE' : undefined;
}

/** The outcome of the checks of a value that has the form. */
function checkValue({ checks }: ReferenceRule, value: string, name: unknown): Pick<Reference, 'check' | 'checkedBy'> | undefined {
  const counted = typeof name === 'string' ? checks.filter((check) => check.name === name) : checks;
  const outcomes = counted.map((check) => [check.name, check.verify(value)] as const);
  const checkedBy = outcomes.filter(([, outcome]) => outcome === 'passed').map(([passed]) => passed);
  if (checkedBy.length > 0) return { check: 'passed', checkedBy };
  for (const weaker of ['none', 'not-covered'] as const) {
    if (outcomes.some(([, outcome]) => outcome === weaker)) return { check: weaker, checkedBy };
  }
  return undefined;
}

/** Reads a plain text as a kind. */
export function readKind(rule: ReferenceRule, plain: string, options: ReferenceOptions): ReferenceReading {
  const kind = rule.code as ReferenceKind;
  const value = readAs(rule, plain);
  const { lengths } = options;
  const hasForm = rule.form.test(value) && (!Array.isArray(lengths) || lengths.includes(value.length));
  if (!hasForm) return { ok: false, problem: 'INVALID_FORMAT', kind };
  const checked = checkValue(rule, value, options.check);
  if (checked === undefined) return { ok: false, problem: 'INCORRECT_CHECK_DIGITS', kind };
  const problem = accountProblem(kind, options.iban);
  if (problem !== undefined) return { ok: false, problem, kind };
  return { ok: true, reference: { kind, value, country: rule.country, ...checked, parts: rule.parts?.(value) ?? {} } };
}
