/** `payprep-service sessions` and `payprep-service reseal`: an operator ends a session, or has stored data sealed with a new key. */

import { revokeSession } from '../recipients/sessions.js';
import { WHOLE_SERVICE } from '../storage/audit-port.js';
import { clock } from './clock.js';
import { EXIT, type Io, UsageError } from './io.js';
import { operatorOf } from './operator.js';
import { type Given, organizationOf } from './settings.js';
import { withStore } from './storage.js';

export async function runSessions(given: Given, io: Io): Promise<number> {
  const organization = organizationOf(given);
  const [verb, id, ...rest] = given.positionals;
  if (verb !== 'revoke' || id === undefined || rest.length > 0)
    throw new UsageError('it takes revoke and the id of a session: payprep-service sessions revoke ID --organization NAME');
  const actor = operatorOf(given);
  return withStore(given, io, async ({ store }) => {
    if (!(await revokeSession({ store, clock }, organization, id, actor)))
      throw new UsageError('the organization has no open session of this id');
    io.stdout.write('It has ended.\n');
    return EXIT.ok;
  });
}

export function runReseal(given: Given, io: Io): Promise<number> {
  const actor = operatorOf(given);
  return withStore(given, io, async ({ store, reseal }) => {
    if (reseal === undefined) throw new UsageError('the store in memory seals nothing: give --store pglite or --store postgres');
    // before: it changes rows as it goes, and may break off
    await store.transaction((tx) => tx.audit.add({ ...actor, organization: WHOLE_SERVICE, created: clock(), action: 'DATA_RESEALED' }));
    const { subscriptions, answers, recipients, unreadable } = await reseal();
    io.stdout.write(`Sealed anew with the first key: subscriptions ${subscriptions}, answers ${answers}, recipients ${recipients}.\n`);
    for (const { kind, id = '' } of unreadable)
      io.stderr.write(`payprep-service: it does not open, and stays as it is: ${`${kind} ${id}`.trim()}\n`);
    return unreadable.length === 0 ? EXIT.ok : EXIT.pending;
  });
}
