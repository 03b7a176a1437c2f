/**
 * Checks of a number: what a rule declares. Bound to a layout, a check verifies a number and, where its digits follow from the rest, computes them.
 *
 * A bound check never throws. It is given only text that fits the layout. Binding throws where check and layout do not go together; the suite
 * binds every check of the rules.
 */

/** `not-covered`: there is no rule for this number, or no table at hand. It is neither right nor wrong. */
export type Outcome = 'passed' | 'failed' | 'not-covered';

/** The position of a field: 0-based, end exclusive. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Field name → position in the BBAN. */
export type Spans = Readonly<Record<string, Span>>;

/** The rows of a published table, each as wide as its columns. */
export type Rows = readonly (readonly (string | number | null)[])[];

/** The published tables that are at hand. What is undefined is not at hand, and the check that needs it answers `not-covered`. */
export interface CheckTables {
  /** The rows of a registry: `registries/uk-modulus-weights`. The same rows each time. */
  rows(dataset: string): Rows | undefined;
  /** What the bank directory of the country (`banks/DE`) says of a bank in one of its columns. */
  bankCell(country: string, bankCode: string, column: 'checkMethod'): string | undefined;
}

/** A check, bound to one layout. */
export interface CompiledCheck {
  /**
   * Verifies a whole BBAN.
   *
   * @param from where the BBAN begins in the text, so that it need not be cut out of an IBAN
   * @param remainder the BBAN modulo 97, where it consists of digits and the caller knows it already
   */
  verify(text: string, tables?: CheckTables, from?: number, remainder?: number): Outcome;
  /**
   * Verifies details as a domestic payment gives them, where the bank makes another account of them in the IBAN. Absent: as {@link verify}.
   */
  readonly verifyDetails?: (bban: string, tables?: CheckTables) => Outcome;
  /** The BBAN with this check's digits filled in; undefined where no such number is issued. Absent: the digits are not computed. */
  readonly complete?: (bban: string) => string | undefined;
}

/**
 * `error`: the number cannot be right. `warning`: the rule is known from use; no authority has published it. `info`: numbers in use break the
 * rule, or one source alone has it.
 */
export type CheckSeverity = 'error' | 'warning' | 'info';

const GRAVITY: Readonly<Record<CheckSeverity, number>> = { info: 0, warning: 1, error: 2 };

/** The milder of two. */
export const milder = (one: CheckSeverity, other: CheckSeverity): CheckSeverity => (GRAVITY[one] < GRAVITY[other] ? one : other);

/** A check of a number. No result names those of tax and identity numbers: it names the number. */
export interface NumberCheck<Field extends string = string> {
  readonly severity: CheckSeverity;
  /** The fields that it reads, check digits included. */
  readonly fields: readonly Field[];
  /** It reads the whole BBAN, whatever `fields` names. */
  readonly whole?: true;
  readonly needs?: never;
  compile(spans: Spans): CompiledCheck;
}

/** A check of an account. */
export interface Check<Field extends string = string> extends NumberCheck<Field> {
  /** How results name it: `iso7064-mod97-10`, `cle-rib`, … */
  readonly name: string;
}

/** A check that needs published tables. The engine hands them to it; `payprep/iban` has none, so it stands in `account.ts`, not in `iban.ts`. */
export interface TableCheck<Field extends string = string> extends Omit<Check<Field>, 'needs'> {
  /** The names of their datasets: `registries/uk-modulus-weights`, `banks/DE`. */
  readonly needs: readonly [string, ...string[]];
}

/** The same check as a warning: for a rule that holds in practice, but that no authority has published. `info` where numbers in use break it. */
export const advisory = <Declared extends NumberCheck>(check: Declared, severity: 'warning' | 'info' = 'warning'): Declared => ({
  ...check,
  severity,
});

/** For rules that are in force at once: passed where one passes, failed where one fails and none passes. The first computes the digits. */
export function anyOf<Field extends string>(first: NumberCheck<Field>, ...others: readonly NumberCheck<Field>[]): NumberCheck<Field> {
  const all = [first, ...others];
  return {
    severity: 'error',
    fields: all.flatMap((check) => check.fields),
    ...(all.some(({ whole }) => whole) && { whole: true }),
    compile(spans) {
      const main = first.compile(spans);
      const compiled = [main, ...others.map((check) => check.compile(spans))];
      return {
        ...main,
        verify(text, tables, from, remainder) {
          let outcome: Outcome = 'not-covered';
          for (const { verify } of compiled) {
            const found = verify(text, tables, from, remainder);
            if (found === 'passed') return found;
            if (found === 'failed') outcome = found;
          }
          return outcome;
        },
      };
    },
  };
}

/** The position of a field. @throws TypeError where the layout does not have it */
export function spanOf(spans: Spans, field: string): Span {
  const span = spans[field];
  if (span === undefined) throw new TypeError(`the layout has no field "${field}"`);
  return span;
}

/** A function that reads several fields of a BBAN, one after the other, as text. */
export function fieldReader(spans: Spans, fields: readonly string[]): (text: string, from?: number) => string {
  const parts = fields.map((field) => spanOf(spans, field));
  return (text, from = 0) => {
    let read = '';
    for (const { start, end } of parts) read += text.slice(from + start, from + end);
    return read;
  };
}

/** The positions of all characters of several fields, one after the other. */
export const placesOf = (spans: Spans, fields: readonly string[]): readonly number[] =>
  fields.flatMap((field) => {
    const { start, end } = spanOf(spans, field);
    return Array.from({ length: end - start }, (_, at) => start + at);
  });

/** `text` with `digits` written over the field at `span`. */
export function withDigits(text: string, span: Span, digits: string): string {
  return text.slice(0, span.start) + digits + text.slice(span.end);
}

/** A check of digits that follow from the rest. `digits` computes them for a BBAN that begins at `from`; undefined where no such number is issued. */
export function computedDigits(
  span: Span,
  digits: (text: string, from: number) => string | undefined,
): Required<Pick<CompiledCheck, 'verify' | 'complete'>> {
  return {
    verify: (text, _tables, from = 0) => (digits(text, from) === text.slice(from + span.start, from + span.end) ? 'passed' : 'failed'),
    complete: (bban) => {
      const own = digits(bban, 0);
      return own === undefined ? undefined : withDigits(bban, span, own);
    },
  };
}
