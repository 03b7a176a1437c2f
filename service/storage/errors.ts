/**
 * The errors of a store.
 *
 * The gotcha: messages of a database quote rows and values. They are not passed on; only a code and the names of tables and constraints are.
 */

export type StorageErrorCode =
  /** The id exists already, or the user has another default in the currency. */
  | 'CONFLICT'
  /** The record to be changed does not exist. */
  | 'NOT_FOUND'
  /** The record contradicts itself, or holds a text that a database cannot store. */
  | 'INVALID'
  /** The store does not answer, or is closed. */
  | 'UNAVAILABLE'
  /** A transaction was used after its end. */
  | 'TRANSACTION_OVER'
  /** The database refused a statement for another reason. */
  | 'REFUSED'
  /** The tables are older than this release. */
  | 'SCHEMA_OUTDATED'
  /** The tables are of a later release that this program cannot work with. */
  | 'SCHEMA_NEWER'
  /** An invalid key. */
  | 'KEY_INVALID'
  /** A text was sealed with a key that was not given. */
  | 'KEY_UNKNOWN'
  /** A sealed text was changed, or moved from another place. */
  | 'SEAL_BROKEN';

export class StorageError extends Error {
  readonly code: StorageErrorCode;
  /** The SQLSTATE of the database, if there is one: five characters. */
  readonly sqlState: string | undefined;

  constructor(code: StorageErrorCode, message: string, sqlState?: string) {
    super(message);
    this.name = 'StorageError';
    this.code = code;
    this.sqlState = sqlState;
  }
}

/** True where what is sealed does not open: the row was damaged, or this process lacks its key. */
export const isUnreadable = (error: unknown): error is StorageError =>
  error instanceof StorageError && (error.code === 'SEAL_BROKEN' || error.code === 'KEY_UNKNOWN');

export const missing = (what: string): StorageError => new StorageError('NOT_FOUND', `The ${what} to be changed is not there.`);
