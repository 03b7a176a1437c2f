/**
 * British account numbers against their sort code: the modulus check by its weight table.
 *
 * The sort code and the account number are fourteen digits, called u v w x y z a b c d e f g h. The table gives a range of sort codes
 * one check or two. Each multiplies the digits by its weights and adds up, the products (MOD10, MOD11) or the digits of the
 * products (DBLAL); the sum must be a multiple of 10 or 11. Of two checks both must hold, unless an exception says otherwise.
 *
 * The gotcha: a sort code without a row is `not-covered`, not wrong, and so are foreign currency accounts (exception 6).
 *
 * @see Pay.UK / VocaLink, Validating account numbers – UK modulus checking, version 7.70 and the weight table of January 2026
 */
import { fieldReader, type Outcome, type Rows, type TableCheck } from '../vocabulary/check.js';
import { type Cell, EXCEPTIONS, type Exception, METHODS, type Method, type Weights } from './uk-modulus-exceptions.js';

/** One row of the table, ready to be applied. */
interface RowCheck {
  readonly method: Method;
  readonly weights: Weights;
  readonly exception: Exception;
}

/** A range of sort codes with the same checks. Six digits sort as text like numbers. */
interface SortCodeRange {
  readonly from: string;
  readonly to: string;
  readonly checks: RowCheck[];
}

const SORT_CODE = /^\d{6}$/;
const ACCOUNT = /^\d{8}$/;
const WEIGHTS = /^-?\d{1,3}(?:,-?\d{1,3}){13}$/;

function compileCheck([from, , name, weights, number]: readonly Cell[]): RowCheck {
  const method = METHODS.get(name);
  const exception = EXCEPTIONS.get(number);
  if (method === undefined) throw new TypeError(`modulus weights from ${from}: unknown method ${name}`);
  if (exception === undefined) throw new TypeError(`modulus weights from ${from}: unknown exception ${number}`);
  if (!WEIGHTS.test(String(weights))) throw new TypeError(`modulus weights from ${from}: not fourteen weights`);
  return { method, exception, weights: String(weights).split(',').map(Number) };
}

/** The rows by range of sort codes, in order. Ranges that overlap without being the same have no defined meaning. */
function compileRanges(rows: Rows): readonly SortCodeRange[] {
  const ranges = new Map<string, SortCodeRange>();
  for (const row of rows) {
    const [from, to] = [String(row[0]), String(row[1] ?? row[0])];
    const range = ranges.get(from + to) ?? { from, to, checks: [] };
    range.checks.push(compileCheck(row));
    ranges.set(from + to, range);
  }
  const sorted = [...ranges.values()].sort((one, other) => (one.from < other.from ? -1 : 1));
  let end = '';
  for (const { from, to } of sorted) {
    if (!SORT_CODE.test(from) || !SORT_CODE.test(to) || from > to) throw new TypeError(`modulus weights from ${from}: not a range`);
    if (from <= end) throw new TypeError(`modulus weights from ${from}: the range overlaps another`);
    end = to;
  }
  return sorted;
}

/** The checks that the table has for a sort code: none, one or two. */
function checksFor(ranges: readonly SortCodeRange[], sortCode: string): readonly RowCheck[] {
  let low = 0;
  let high = ranges.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const range = ranges[middle];
    if (range !== undefined && range.from <= sortCode) low = middle + 1;
    else high = middle;
  }
  const last = ranges[low - 1];
  return last !== undefined && sortCode <= last.to ? last.checks : [];
}

function sumOf(digits: string, weights: Weights, addend: Method['addend']): number {
  let sum = 0;
  let at = 0;
  for (const weight of weights) sum += addend((digits.charCodeAt(at++) - 48) * weight);
  return sum;
}

/** True where one check holds, with the changes of its exception. */
function holds(check: RowCheck, sortCode: string, account: string, substitutes: ReadonlyMap<string, string>): boolean {
  const { method, exception } = check;
  const digits = exception.sortCode(sortCode, substitutes) + account;
  const sum = sumOf(digits, exception.weights(check.weights, account), method.addend) + exception.extra;
  if (exception.accepts(sum % method.modulus, account, method)) return true;
  const again = exception.retry(account);
  return again !== undefined && sumOf(sortCode + again, check.weights, method.addend) % method.modulus === 0;
}

type Verifier = (sortCode: string, account: string) => Outcome;

/**
 * Compiles the published rows once: `from`, `to` (null: that one sort code), `method`, the fourteen `weights`, `exception`; and
 * `sortCode`, `substitute`.
 *
 * The verifier takes a sort code of six digits and an account number of eight. It is pure and never throws; the order of the rows does not matter.
 *
 * @throws TypeError for rows that are not of the published format
 * @example
 * const verify = ukModulusVerifier([['089999', null, 'MOD10', '0,0,0,0,0,0,7,1,3,7,1,3,7,1', null]], []);
 * verify('089999', '66374958');   // 'passed'
 * verify('089999', '66374959');   // 'failed'
 * verify('089998', '66374958');   // 'not-covered'
 */
export function ukModulusVerifier(rows: Rows, substitutions: Rows): Verifier {
  const ranges = compileRanges(rows);
  const substitutes = new Map(substitutions.map(([sortCode, substitute]) => [String(sortCode), String(substitute)]));
  return (sortCode, account) => {
    if (!SORT_CODE.test(sortCode) || !ACCOUNT.test(account)) return 'not-covered';
    const checks = checksFor(ranges, sortCode).filter(({ exception }) => !exception.exempts(account));
    if (checks.length === 0) return 'not-covered';
    const passes = (check: RowCheck): boolean => holds(check, sortCode, account, substitutes);
    const one = checks.some(({ exception }) => exception.either);
    return (one ? checks.some(passes) : checks.every(passes)) ? 'passed' : 'failed';
  };
}

const WEIGHT_TABLE = 'registries/uk-modulus-weights';
const SUBSTITUTION_TABLE = 'registries/uk-sort-code-substitutions';

/** Compiles each pair of tables once. */
function verifiers(): (rows: Rows, substitutions: Rows) => Verifier {
  const byRows = new WeakMap<Rows, { readonly substitutions: Rows; readonly verifier: Verifier }>();
  return (rows, substitutions) => {
    const known = byRows.get(rows);
    if (known?.substitutions === substitutions) return known.verifier;
    const verifier = ukModulusVerifier(rows, substitutions);
    byRows.set(rows, { substitutions, verifier });
    return verifier;
  };
}

/**
 * Sort code and account number by the published table.
 *
 * @example
 * ukModulus('branch', 'account')   // GB
 */
export function ukModulus<const Field extends string>(sortCode: Field, account: Field): TableCheck<Field> {
  return {
    name: 'uk-modulus',
    severity: 'error',
    fields: [sortCode, account],
    needs: [WEIGHT_TABLE, SUBSTITUTION_TABLE],
    compile(spans) {
      const sortCodeOf = fieldReader(spans, [sortCode]);
      const accountOf = fieldReader(spans, [account]);
      const verifierFor = verifiers();
      return {
        verify(text, tables, from) {
          const rows = tables?.rows(WEIGHT_TABLE);
          const substitutions = tables?.rows(SUBSTITUTION_TABLE);
          if (rows === undefined || substitutions === undefined) return 'not-covered';
          return verifierFor(rows, substitutions)(sortCodeOf(text, from), accountOf(text, from));
        },
      };
    },
  };
}
