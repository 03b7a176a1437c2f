/**
 * What a store says when it cannot do what is asked.
 *
 * The gotcha: what a database says of itself quotes rows and values. None of that is passed on; a code, and names of its own tables and rules, are.
 */

export type StorageErrorCode =
  /** There is one of this id already, or another default of the same user and currency. */
  | 'CONFLICT'
  /** What should be changed is not there. */
  | 'NOT_FOUND'
  /** The record contradicts itself, or holds what a database does not keep. */
  | 'INVALID'
  /** The store does not answer, or is closed. */
  | 'UNAVAILABLE'
  /** Used after its transaction had ended. */
  | 'TRANSACTION_OVER'
  /** The database refused a statement for another reason. */
  | 'REFUSED'
  /** The tables are older than this release. */
  | 'SCHEMA_OUTDATED'
  /** The tables are of a later release that this program cannot work with. */
  | 'SCHEMA_NEWER'
  /** A key that is none. */
  | 'KEY_INVALID'
  /** Sealed with a key that is not among those given. */
  | 'KEY_UNKNOWN'
  /** Sealed text that was changed, or taken from another place. */
  | 'SEAL_BROKEN';

export class StorageError extends Error {
  readonly code: StorageErrorCode;
  /** Of the database, where it said one: five characters. */
  readonly sqlState: string | undefined;

  constructor(code: StorageErrorCode, message: string, sqlState?: string) {
    super(message);
    this.name = 'StorageError';
    this.code = code;
    this.sqlState = sqlState;
  }
}

export const missing = (what: string): StorageError => new StorageError('NOT_FOUND', `The ${what} to be changed is not there.`);
