/**
 * A repeated request gets the stored response and is not executed again (draft-ietf-httpapi-idempotency-key-header).
 *
 * The key is reserved before the work, so that one of two simultaneous requests waits. The response is stored in the transaction of the work.
 */
import { canonicalJson } from '../bytes/canonical-json.js';
import { hexDigest } from '../bytes/digest.js';
import type { Service } from '../recipients/service.js';
import type { IdempotencyScope, Transaction } from '../storage/port.js';
import { Problem } from './problem.js';
import type { Answer } from './route.js';

/** Seconds after which a request without a response is abandoned. */
const LEASE = 60;

interface Repeating extends Pick<Service, 'store' | 'clock'> {
  /** The end-user that the request is about, if there is one. */
  readonly externalUserId?: string | undefined;
  readonly keyHours: number;
}

/** The key of a request: 1 to 255 printable characters. */
export function idempotencyKeyOf(request: Request): string {
  const key = request.headers.get('idempotency-key') ?? '';
  if (key === '') throw new Problem('IDEMPOTENCY_KEY_HEADER_MISSING');
  if (!/^[\x21-\x7e](?:[\x20-\x7e]{0,253}[\x21-\x7e])?$/.test(key))
    throw new Problem('BAD_REQUEST', { detail: 'The header Idempotency-Key must have 1 to 255 printable ASCII characters.' });
  return key;
}

/** Does the work, unless it was done under the same key. `body` is the parsed body. */
export async function runOnce(
  service: Repeating,
  scope: IdempotencyScope,
  body: unknown,
  work: (tx: Transaction) => Promise<Answer>,
): Promise<Answer> {
  const fingerprint = await fingerprintOf(body);
  const lease = await reserveKey(service, scope, fingerprint);
  if (!(lease instanceof Date)) return lease;
  try {
    return await answerAndStore(service, scope, lease, work);
  } catch (error) {
    // if the store does not answer, the lease ends by itself; the caller needs the first error
    await service.store.transaction((tx) => tx.idempotency.free(scope, lease)).catch(() => undefined);
    // the lease ended meanwhile, and another request got the key: that one answers
    if (error instanceof Superseded) return replayAnswer(service, scope, fingerprint);
    throw error;
  }
}

/** A digest of the content of a body, whatever the order of its members. */
export const fingerprintOf = (body: unknown): Promise<string> => hexDigest(canonicalJson(body));

/** The work took longer than its lease. */
class Superseded extends Error {}

const answerAndStore = (
  { store }: Pick<Service, 'store'>,
  scope: IdempotencyScope,
  lease: Date,
  work: (tx: Transaction) => Promise<Answer>,
) =>
  store.transaction(async (tx) => {
    const answer = await work(tx);
    const isKept = await tx.idempotency.answer(scope, lease, { status: answer.status, body: JSON.stringify(answer.body) });
    if (!isKept) throw new Superseded();
    return answer;
  });

/** The end of the lease on the key; or the earlier answer. */
async function reserveKey(
  { store, clock, keyHours, externalUserId }: Repeating,
  scope: IdempotencyScope,
  fingerprint: string,
): Promise<Date | Answer> {
  const now = clock();
  const after = (seconds: number): Date => new Date(now.getTime() + seconds * 1000);
  const lease = after(LEASE);
  const expires = after(keyHours * 3600);
  const earlier = await store.transaction((tx) => tx.idempotency.take(scope, { fingerprint, now, lease, expires, externalUserId }));
  if (earlier === undefined) return lease;
  if (!earlier.isSame) throw new Problem('IDEMPOTENCY_KEY_REQUEST_MISMATCH');
  if (earlier.answer === undefined) throw inUse();
  const { status, body } = earlier.answer;
  return { status, body: JSON.parse(body), headers: { 'idempotent-replayed': 'true' } };
}

async function replayAnswer(service: Repeating, scope: IdempotencyScope, fingerprint: string): Promise<Answer> {
  const answer = await reserveKey(service, scope, fingerprint);
  if (!(answer instanceof Date)) return answer;
  await service.store.transaction((tx) => tx.idempotency.free(scope, answer));
  throw inUse();
}

const inUse = () => new Problem('IDEMPOTENCY_KEY_IN_USE', { headers: { 'retry-after': '1' } });
