/** `payprep-service sessions` and `payprep-service reseal`: an operator ends a session, or has stored data sealed with a new key. */

import { revokeSession } from '../recipients/sessions.js';
import { clock } from './clock.js';
import { EXIT, type Io, UsageError } from './io.js';
import { type Given, organizationOf } from './settings.js';
import { withStore } from './storage.js';

/** The actor of commands, for the audit trail. */
export const OPERATOR = { actor: 'OPERATOR' } as const;

export async function runSessions(given: Given, io: Io): Promise<number> {
  const organization = organizationOf(given);
  const [verb, id, ...rest] = given.positionals;
  if (verb !== 'revoke' || id === undefined || rest.length > 0)
    throw new UsageError('it takes revoke and the id of a session: payprep-service sessions revoke ID --organization NAME');
  return withStore(given, io, async ({ store }) => {
    if (!(await revokeSession({ store, clock }, organization, id, OPERATOR)))
      throw new UsageError('the organization has no open session of this id');
    io.stdout.write('It has ended.\n');
    return EXIT.ok;
  });
}

export function runReseal(given: Given, io: Io): Promise<number> {
  return withStore(given, io, async ({ reseal }) => {
    if (reseal === undefined) throw new UsageError('the store in memory seals nothing: give --store pglite or --store postgres');
    const { subscriptions, answers, recipients, unreadable } = await reseal();
    io.stdout.write(`Sealed anew with the first key: subscriptions ${subscriptions}, answers ${answers}, recipients ${recipients}.\n`);
    for (const { kind, id = '' } of unreadable)
      io.stderr.write(`payprep-service: it does not open, and stays as it is: ${`${kind} ${id}`.trim()}\n`);
    return unreadable.length === 0 ? EXIT.ok : EXIT.pending;
  });
}
