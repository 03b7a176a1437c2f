/**
 * Advisory locks, for records that may have no row yet: the recipients of a user, the subscriptions of an organization. They end with the transaction.
 *
 * The gotcha: the name is hashed to 64 bits. Two names with the same hash wait for each other, which only costs time.
 *
 * @see https://www.postgresql.org/docs/current/explicit-locking.html#ADVISORY-LOCKS
 */
import type { Owner } from '../port.js';
import type { Query } from './database.js';

const lock = async (query: Query, ...name: readonly string[]): Promise<void> => {
  await query('select pg_advisory_xact_lock(hashtextextended($1::text, 0))', [JSON.stringify(name)]);
};

export const lockRecipients = (query: Query, { organization, externalUserId }: Owner): Promise<void> =>
  lock(query, 'payprep recipients', organization, externalUserId);

export const lockSubscriptions = (query: Query, organization: string): Promise<void> => lock(query, 'payprep subscriptions', organization);
