/**
 * Payment references: read, checked, built and written.
 *
 * The gotcha: a number can be a reference in several countries by chance. Without a kind the likeliest is the answer, and `kinds` names all: first
 * what has a mark of its own (RF, SI12 …), then what has one length, then plain digits; of these, those with one check before those with a choice of
 * checks, which more numbers pass by chance; then by code.
 */
import type { ReferenceKind } from '../../rules/index/codes.js';
import { references } from '../../rules/index/references.js';
import type { ReferenceRule } from '../../rules/vocabulary/reference.js';
import { assertCheck, KINDS, ruleOf } from './kinds.js';
import { type Reference, type ReferenceOptions, type ReferenceProblem, type ReferenceReading, readKind } from './reading.js';
import { readAs, referenceText } from './text.js';

/** `kind` is the likeliest kind of what is wrong; undefined where the text has the form of none. */
export type ReferenceResult =
  | { readonly ok: true; readonly reference: Reference }
  | { readonly ok: false; readonly problem: ReferenceProblem; readonly kind: ReferenceKind | undefined };

/** `NOT_ISSUED`: no check digit belongs to this body, or its model has no such elements. */
export type ReferenceBuildResult =
  | { readonly ok: true; readonly reference: string }
  | { readonly ok: false; readonly problem: 'INVALID_FORMAT' | 'NOT_ISSUED' };

const EVIDENCE: readonly ReferenceRule['evidence'][] = ['mark', 'length', 'digits'];

/** More checks than any kind has. */
const MANY = 10;

const optionsOf = (options: unknown): ReferenceOptions => (typeof options === 'object' && options !== null ? options : {});

/** The rules that a text may follow where no kind is given, those that say most first. */
function rulesFor(plain: string, { country }: ReferenceOptions): readonly ReferenceRule[] {
  const rules = KINDS.map((kind) => references[kind]).filter(
    (rule) =>
      (typeof country !== 'string' || rule.country === undefined || rule.country === country) &&
      rule.isLikelierElse?.(readAs(rule, plain)) !== true,
  );
  const weight = (rule: ReferenceRule): number => EVIDENCE.indexOf(rule.evidence) * MANY + rule.checks.length;
  return rules.sort((one, other) => weight(one) - weight(other));
}

/** Where no kind is given, a form without check digits says something only if it has a mark of its own. */
const saysSomething = ({ check, kind }: Omit<Reference, 'kinds'>): boolean =>
  check === 'passed' || (check === 'none' && references[kind].evidence === 'mark');

/** Every reading of a plain text that is right, the likeliest first. */
const rightReadings = (readings: readonly ReferenceReading[]): readonly Omit<Reference, 'kinds'>[] =>
  readings.flatMap((reading) => (reading.ok && saysSomething(reading.reference) ? [reading.reference] : []));

const readAll = (plain: string, options: ReferenceOptions): readonly ReferenceReading[] =>
  rulesFor(plain, options).map((rule) => readKind(rule, plain, options));

/** The fault that says most: of the account, then of check digits, then of the form. */
function likeliestFault(readings: readonly ReferenceReading[]): ReferenceResult {
  const faults = readings.filter((reading) => !reading.ok);
  const fault =
    faults.find(({ problem }) => problem.startsWith('NEEDS')) ?? faults.find(({ problem }) => problem === 'INCORRECT_CHECK_DIGITS');
  return { ok: false, problem: fault?.problem ?? 'INVALID_FORMAT', kind: fault?.kind };
}

/**
 * Reads a reference as people write it.
 *
 * Without a kind it finds the kind. A text can be of several: `kinds` names them, the likeliest first, and `country` leaves out those of others.
 *
 * @throws TypeError for a code that is no kind, and a check that the kind does not have
 * @example
 * const result = parse('+++010/8068/17183+++', 'BE_OGM');
 * result.ok && result.reference.value // '010806817183'
 */
export function parse(value: string, kind?: ReferenceKind, options?: ReferenceOptions): ReferenceResult {
  const rule = kind === undefined ? undefined : ruleOf('parse', kind);
  if (rule !== undefined) assertCheck('parse', rule, optionsOf(options).check);
  const plain = referenceText(value);
  if (plain === undefined) return { ok: false, problem: 'INVALID_FORMAT', kind };
  if (rule !== undefined) {
    const reading = readKind(rule, plain, optionsOf(options));
    return reading.ok ? { ok: true, reference: { ...reading.reference, kinds: [reading.reference.kind] } } : reading;
  }
  const [first] = parseAll(value, options);
  return first === undefined ? likeliestFault(readAll(plain, optionsOf(options))) : { ok: true, reference: first };
}

/**
 * Every kind of reference that a text can be, the likeliest first; none where it is no reference.
 *
 * @example
 * parseAll('1234561').map(({ kind }) => kind) // ['EE_REFERENCE', 'FI_REFERENCE', 'AU_BPAY_CRN']
 */
export function parseAll(value: string, options?: ReferenceOptions): readonly Reference[] {
  const plain = referenceText(value);
  if (plain === undefined) return [];
  const right = rightReadings(readAll(plain, optionsOf(options)));
  const kinds = right.map(({ kind }) => kind);
  return right.map((reference) => ({ ...reference, kinds }));
}

/**
 * True for a reference of this kind whose check digits are right, or whose form has none. False for one that only the creditor can check.
 *
 * @throws TypeError for a code that is no kind, and a check that the kind does not have
 * @example
 * isValid('RF18 5390 0754 7034', 'RF') // true
 */
export function isValid(value: string, kind: ReferenceKind, options?: ReferenceOptions): boolean {
  const rule = ruleOf('isValid', kind);
  assertCheck('isValid', rule, optionsOf(options).check);
  const plain = referenceText(value);
  if (plain === undefined) return false;
  const reading = readKind(rule, plain, optionsOf(options));
  return reading.ok && reading.reference.check !== 'not-covered';
}

/**
 * The print format. Text that is no reference of this kind comes back as it is.
 *
 * @throws TypeError for a code that is no kind
 * @example
 * format('010806817183', 'BE_OGM') // '+++010/8068/17183+++'
 */
export function format(value: string, kind: ReferenceKind): string {
  const rule = ruleOf('format', kind);
  const plain = referenceText(value);
  const text = plain === undefined ? '' : readAs(rule, plain);
  return rule.form.test(text) ? (rule.format?.(text) ?? text) : value;
}

/**
 * Builds a reference in electronic form: puts the check digits to a body, which is the reference without them.
 *
 * @throws TypeError for a code that is no kind
 * @example
 * build('RF', '539007547034') // { ok: true, reference: 'RF18539007547034' }
 */
export function build(kind: ReferenceKind, body: string, options?: Pick<ReferenceOptions, 'check'>): ReferenceBuildResult {
  const rule = ruleOf('build', kind);
  const { check } = optionsOf(options);
  assertCheck('build', rule, check);
  const plain = referenceText(body);
  const text = plain === undefined ? '' : readAs(rule, plain);
  const by = rule.checks.find(({ name }) => name === check) ?? rule.checks[0];
  if (!rule.body.test(text)) return { ok: false, problem: 'INVALID_FORMAT' };
  const reference = by.complete(text);
  if (reference === undefined) return { ok: false, problem: 'NOT_ISSUED' };
  return rule.form.test(reference) ? { ok: true, reference } : { ok: false, problem: 'INVALID_FORMAT' };
}
