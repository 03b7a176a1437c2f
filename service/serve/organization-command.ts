/**
 * `payprep-service organization`: exports or erases what is kept of an organization that leaves.
 *
 * The gotcha: clients whose tokens are still accepted write meanwhile. The authorization server has to refuse them first.
 */
import { systemRandom } from '../bytes/random.js';
import { eraseUser, exportUser } from '../recipients/users.js';
import type { Actor, AuditAction } from '../storage/audit-port.js';
import type { Store } from '../storage/port.js';
import { removeSubscription } from '../webhooks/removal.js';
import { listSubscriptions } from '../webhooks/subscriptions.js';
import { pagesOf, writeAndDrain } from './audit-command.js';
import { clock } from './clock.js';
import { EXIT, type Io, UsageError } from './io.js';
import { operatorOf } from './operator.js';
import type { Given } from './settings.js';
import { withStore } from './storage.js';

/** Users, or other records, that are read or deleted at once. */
const BATCH = 100;

export async function runOrganization(given: Given, io: Io): Promise<number> {
  const [verb, organization, ...rest] = given.positionals;
  if ((verb !== 'export' && verb !== 'erase') || organization === undefined || organization === '' || rest.length > 0)
    throw new UsageError('it takes export or erase, and the name of an organization: payprep-service organization export NAME');
  const actor = operatorOf(given);
  return withStore(given, io, async ({ background: store }) => {
    if (verb === 'export') await exportOrganization(store, organization, actor, io);
    else await eraseOrganization(store, organization, actor, io);
    return EXIT.ok;
  });
}

const record = (store: Store, organization: string, actor: Actor, action: AuditAction): Promise<void> =>
  store.transaction((tx) => tx.audit.add({ ...actor, organization, created: clock(), action }));

/** One JSON object a line, so that nothing has to be held in memory. */
async function exportOrganization(store: Store, organization: string, actor: Actor, io: Io): Promise<void> {
  const write = (kind: string, value: object): Promise<void> => writeAndDrain(io.stdout, `${JSON.stringify({ kind, ...value })}\n`);
  const { items, unreadable } = await listSubscriptions({ store }, organization);
  for (const subscription of items) await write('subscription', subscription);
  for (const id of unreadable) await write('unreadable-subscription', { id });
  const service = { store, clock, random: systemRandom };
  for (let after: string | undefined, page = BATCH; page === BATCH; ) {
    const users = await store.transaction((tx) => tx.organizations.listUsers(organization, { limit: BATCH, after }));
    for (const externalUserId of users) {
      // their part of the audit trail comes with all of it
      const { audit: _, ...user } = await exportUser(service, { organization, externalUserId }, actor);
      await write('user', user);
    }
    page = users.length;
    after = users.at(-1);
  }
  await record(store, organization, actor, 'ORGANIZATION_EXPORTED');
  for await (const page of pagesOf(store, organization, {})) for (const { number: _, ...entry } of page) await write('audit', entry);
}

async function eraseOrganization(store: Store, organization: string, actor: Actor, io: Io): Promise<void> {
  // first: events of what is erased are not delivered to whoever leaves
  const { items, unreadable } = await listSubscriptions({ store }, organization);
  const subscriptions = [...items.map(({ id }) => id), ...unreadable];
  for (const id of subscriptions) await removeSubscription({ store, clock, actor }, organization, id);
  const service = { store, clock, random: systemRandom };
  const counts = { users: 0, recipients: 0 };
  for (let page = BATCH; page > 0; ) {
    const users = await store.transaction((tx) => tx.organizations.listUsers(organization, { limit: BATCH }));
    for (const externalUserId of users) {
      counts.recipients += (await eraseUser(service, { organization, externalUserId }, actor)).recipients;
      counts.users += 1;
    }
    page = users.length;
  }
  for (let gone = 1; gone > 0; ) gone = await store.transaction((tx) => tx.organizations.removeRest(organization, BATCH));
  await record(store, organization, actor, 'ORGANIZATION_ERASED');
  io.stdout.write(`Erased: subscriptions ${subscriptions.length}, users ${counts.users}, recipients ${counts.recipients}.\n`);
}
