/**
 * The interface of a PostgreSQL database, for any driver, and the errors that its faults become.
 *
 * @see https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
import { StorageError, type StorageErrorCode } from '../errors.js';

/**
 * READ: a select without locks. Each statement sees what was committed before it, so a READ gives the same result before a transaction as at its
 * start.
 */
export type StatementKind = 'READ';

/** One statement, with `$1`, `$2` … for the values. The rows have the columns that the statement names. */
export type Query = <Row extends object>(text: string, values?: readonly unknown[], kind?: StatementKind) => Promise<readonly Row[]>;

export interface Database {
  /**
   * Runs the statements of the work in one transaction (read committed). It ends with the work, after a number of milliseconds (0: no limit), or at
   * the signal. A database inside the process ignores both.
   */
  transaction<Result>(work: (query: Query) => Promise<Result>, milliseconds?: number, signal?: AbortSignal): Promise<Result>;
  query: Query;
  close(): Promise<void>;
}

/** The query function of a connection. */
export interface Queryable {
  query(text: string, values: unknown[]): Promise<{ readonly rows: readonly object[] }>;
}

/** The code for a SQLSTATE: invalid data, a constraint on one record, a constraint between records. */
const codeOf = (state: string): StorageErrorCode =>
  state === '23505' ? 'CONFLICT' : state === '23514' || state.startsWith('22') ? 'INVALID' : 'REFUSED';

/** Classes of SQLSTATE that are not about a statement: connection, resources, operator and time-outs, system. */
const UNAVAILABLE = /^(?:08|28|53|57|58|25P0[34])/;

/** A state always has a digit; EPIPE has none. */
const SQL_STATE = /^(?=[A-Z]{0,4}\d)[0-9A-Z]{5}$/;

/** Such as ECONNREFUSED. */
const SYSTEM_CODE = /^[A-Z][A-Z0-9_]{1,39}$/;

/** What `pg` says, without a code, of a server without TLS. */
const NO_TLS = 'The server does not support SSL connections';

const textOf = (fault: object, name: string): string | undefined => {
  const value: unknown = Reflect.get(fault, name);
  return typeof value === 'string' && value !== '' ? value : undefined;
};

/** The error for a fault of the database, without its message, which quotes values: the SQLSTATE, the table and the constraint. */
export function faultOf(fault: unknown): StorageError {
  if (fault instanceof StorageError) return fault;
  if (fault instanceof Error && fault.message === NO_TLS)
    return new StorageError('UNAVAILABLE', 'The database does not speak TLS, which sslmode in its address asks for.');
  const { code, place } =
    typeof fault === 'object' && fault !== null
      ? { code: textOf(fault, 'code'), place: textOf(fault, 'constraint') ?? textOf(fault, 'table') }
      : { code: undefined, place: undefined };
  if (code === undefined || !(SQL_STATE.test(code) || SYSTEM_CODE.test(code)))
    return new StorageError('UNAVAILABLE', 'The database does not answer.');
  if (!SQL_STATE.test(code)) return new StorageError('UNAVAILABLE', `The database does not answer: ${code}.`);
  if (UNAVAILABLE.test(code)) return new StorageError('UNAVAILABLE', `The database does not answer: SQLSTATE ${code}.`, code);
  const where = place === undefined ? '' : `, ${place}`;
  return new StorageError(codeOf(code), `The database refused a statement: SQLSTATE ${code}${where}.`, code);
}

/** True for a conflict with another transaction, after which it can run again: serialization failure, deadlock. */
export const isTransient = (fault: unknown): boolean =>
  fault instanceof StorageError && (fault.sqlState === '40001' || fault.sqlState === '40P01');

export const asking =
  (asked: Queryable): Query =>
  async <Row extends object>(text: string, values: readonly unknown[] = []) => {
    try {
      return (await asked.query(text, [...values])).rows as readonly Row[];
    } catch (fault) {
      throw faultOf(fault);
    }
  };
