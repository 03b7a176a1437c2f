/** `payprep-service webhooks`: lists deliveries, sends one again, sends a test, replaces a secret. */
import { systemRandom } from '../bytes/random.js';
import { readUuid } from '../bytes/uuid.js';
import type { Actor } from '../storage/audit-port.js';
import type { Store } from '../storage/port.js';
import type { DeliveryRecord } from '../storage/webhook-port.js';
import { sendTest } from '../webhooks/management.js';
import { redeliver } from '../webhooks/redeliver.js';
import { rotateSecret } from '../webhooks/subscriptions.js';
import { assertClock, clock } from './clock.js';
import { EXIT, type Io, UsageError } from './io.js';
import { operatorOf } from './operator.js';
import { type Given, organizationOf } from './settings.js';
import { withStore } from './storage.js';

/** The most deliveries of a list. */
const MAX_SHOWN = 100;

const VERBS: readonly string[] = ['redeliver', 'rotate', 'test'];

export async function runWebhooks(given: Given, io: Io): Promise<number> {
  const organization = organizationOf(given);
  checkWords(given.positionals);
  return withStore(given, io, ({ store }) => runSubcommand(given, io, store, organization));
}

interface Changes {
  readonly store: Store;
  readonly actor: Actor;
}

async function runSubcommand(given: Given, io: Io, store: Store, organization: string): Promise<number> {
  const [first, second] = given.positionals;
  if (VERBS.includes(first ?? '')) await assertClock(store);
  const changes = { store, actor: operatorOf(given) };
  if (first === 'redeliver') return redeliverOne(io, changes, organization, second ?? '');
  if (first === 'test') return sendOneTest(io, changes, organization, second ?? '');
  if (first === 'rotate') return rotateOneSecret(io, changes, organization, second ?? '');
  const deliveries = await store.transaction((tx) => tx.deliveries.list(organization, { subscriptionId: first, limit: MAX_SHOWN }));
  for (const delivery of deliveries) io.stdout.write(given.isOn('json') ? `${JSON.stringify(delivery)}\n` : describeDelivery(delivery));
  return EXIT.ok;
}

/** Refuses a misspelt word, which would look like a subscription without deliveries. */
function checkWords(words: readonly string[]): void {
  const [first] = words;
  const isVerb = first !== undefined && VERBS.includes(first);
  if (isVerb && words.length === 1) throw new UsageError('an id is missing');
  const isKnown = first === undefined || isVerb || readUuid(first) !== undefined;
  if (!isKnown || words.length > (isVerb ? 2 : 1))
    throw new UsageError('it takes the id of a subscription; or redeliver, rotate or test, and an id');
}

async function redeliverOne(io: Io, changes: Changes, organization: string, id: string): Promise<number> {
  const { ok } = await redeliver({ ...changes, clock }, organization, id);
  if (!ok) throw new UsageError('the organization has no delivery of this id');
  io.stdout.write('It is due again.\n');
  return EXIT.ok;
}

async function sendOneTest(io: Io, changes: Changes, organization: string, id: string): Promise<number> {
  const result = await sendTest({ ...changes, clock, random: systemRandom }, organization, id);
  if (!result.ok) throw new UsageError('the organization has no subscription of this id that is enabled');
  io.stdout.write(`${result.found.id}\n`);
  return EXIT.ok;
}

async function rotateOneSecret(io: Io, changes: Changes, organization: string, id: string): Promise<number> {
  const result = await rotateSecret({ ...changes, clock, random: systemRandom }, organization, id);
  if (!result.ok) throw new UsageError('the organization has no subscription of this id');
  io.stdout.write(`${result.subscription.secret}\n`);
  return EXIT.ok;
}

function describeDelivery({ id, subscriptionId, event, state, attempts, nextAttempt }: DeliveryRecord): string {
  const next = state === 'PENDING' && nextAttempt !== undefined ? `, next ${nextAttempt.toISOString()}` : '';
  const head = `${id}  ${event.eventType}  ${event.created.toISOString()}  ${state}${next}  to ${subscriptionId}\n`;
  const tries = attempts.map(({ date, status, error, milliseconds }) => {
    const outcome = error ?? `status ${status}`;
    return `    ${date.toISOString()}  ${outcome}  ${Math.round(milliseconds)} ms\n`;
  });
  return head + tries.join('');
}
