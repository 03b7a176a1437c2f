/** `payprep-service users`: exports or erases the data of an end-user. */
import { systemRandom } from '../bytes/random.js';
import { eraseUser, exportUser } from '../recipients/users.js';
import { clock } from './clock.js';
import { EXIT, type Io, UsageError } from './io.js';
import { operatorOf } from './operator.js';
import { type Given, organizationOf } from './settings.js';
import { withStore } from './storage.js';

const NOTHING_KEPT = 'payprep-service: nothing is kept of a user of this externalUserId\n';

export async function runUsers(given: Given, io: Io): Promise<number> {
  const organization = organizationOf(given);
  const [verb, externalUserId, ...rest] = given.positionals;
  if ((verb !== 'export' && verb !== 'erase') || externalUserId === undefined || rest.length > 0)
    throw new UsageError(
      'it takes export or erase, and the externalUserId of a user: payprep-service users export USER --organization NAME',
    );
  const owner = { organization, externalUserId };
  const actor = operatorOf(given);
  return withStore(given, io, async ({ background: store }) => {
    const service = { store, clock, random: systemRandom };
    if (verb === 'export') {
      const exported = await exportUser(service, owner, actor);
      io.stdout.write(`${JSON.stringify(exported, undefined, 2)}\n`);
      const { recipients, sessions, events, audit } = exported;
      // a mistyped name looks the same as a user without data
      if ([recipients, sessions, events, audit].every(({ length }) => length === 0)) io.stderr.write(NOTHING_KEPT);
      return EXIT.ok;
    }
    const { recipients, sessions, idempotencyKeys, events } = await eraseUser(service, owner, actor);
    io.stdout.write(`Erased: recipients ${recipients}, sessions ${sessions}, kept answers ${idempotencyKeys}, events ${events}.\n`);
    return EXIT.ok;
  });
}
