/**
 * A database over PGlite: PostgreSQL inside the process.
 *
 * The gotcha: it has one connection. Transactions wait for each other, so one that starts another inside itself waits forever.
 *
 * @see https://pglite.dev/docs/api
 */
import { asking, type Database, faultOf, type Queryable } from './database.js';

/** The used part of `PGlite`. */
export interface Pglite extends Queryable {
  transaction<Result>(work: (transaction: Queryable) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

/** @example postgresStore({ database: fromPglite(await PGlite.create('./data')), keys }) */
export function fromPglite(db: Pglite): Database {
  let closed: Promise<void> | undefined;
  return {
    query: asking(db),
    async transaction(work) {
      let own: { readonly fault: unknown } | undefined;
      try {
        return await db.transaction(async (transaction) => {
          try {
            return await work(asking(transaction));
          } catch (fault) {
            own = { fault };
            throw fault;
          }
        });
      } catch (fault) {
        // an error of the work is thrown as it is; errors of begin and commit are faults of the database
        throw own === undefined ? faultOf(fault) : own.fault;
      }
    },
    close() {
      closed ??= db.close();
      return closed;
    },
  };
}
