/** A database that refuses statements, with states that it is given. */
import { type Database, faultOf, type Query } from '../../storage/postgres/database.js';

/** Each transaction that changes something fails with the next of the states, until there are none left. */
export function faulty(database: Database, states: readonly string[]): { readonly database: Database; readonly faults: string[] } {
  const faults = [...states];
  const refusing =
    (query: Query): Query =>
    async (text, values) => {
      const rows = await query<never>(text, values);
      const code = /^\s*(?:insert|update|delete)/.test(text) ? faults.shift() : undefined;
      if (code !== undefined) throw faultOf({ code, message: 'told by the test', detail: 'Key (a)=(b)' });
      return rows;
    };
  return {
    faults,
    database: { ...database, transaction: (work) => database.transaction((query) => work(refusing(query))) },
  };
}
