/**
 * A request that is sent again is answered again, and not done again (draft-ietf-httpapi-idempotency-key-header).
 *
 * The key is taken before the work, so that of two at once one waits; the answer is kept in the transaction of the work.
 */
import { hexDigest } from '../bytes/digest.js';
import type { Service } from '../service/context.js';
import type { IdempotencyScope, Transaction } from '../storage/port.js';
import { Problem } from './problem.js';
import type { Answer } from './route.js';

const HOURS_KEPT = 24;

/** Seconds after which a request that gave no answer is given up. */
const LEASE = 60;

/** The key of a request: 1 to 255 printable characters. */
export function idempotencyKeyOf(request: Request): string {
  const key = request.headers.get('idempotency-key') ?? '';
  if (key === '') throw new Problem('IDEMPOTENCY_KEY_HEADER_MISSING');
  if (!/^[\x21-\x7e](?:[\x20-\x7e]{0,253}[\x21-\x7e])?$/.test(key))
    throw new Problem('BAD_REQUEST', { detail: 'The header Idempotency-Key has 1 to 255 printable ASCII characters.' });
  return key;
}

/** Does the work, unless it was done for the same key; the body is the one that was understood. */
export async function once(
  { store, clock }: Pick<Service, 'store' | 'clock'>,
  scope: IdempotencyScope,
  body: unknown,
  work: (tx: Transaction) => Promise<Answer>,
): Promise<Answer> {
  const fingerprint = await hexDigest(canonical(body));
  const now = clock();
  const [lease, expires] = [LEASE, HOURS_KEPT * 3600].map((seconds) => new Date(now.getTime() + seconds * 1000)) as [Date, Date];
  const earlier = await store.transaction((tx) => tx.idempotency.take(scope, { fingerprint, now, lease, expires }));
  if (earlier !== undefined) {
    if (earlier.fingerprint !== fingerprint) throw new Problem('IDEMPOTENCY_KEY_REQUEST_MISMATCH');
    if (earlier.answer === undefined) throw new Problem('IDEMPOTENCY_KEY_IN_USE', { headers: { 'retry-after': '1' } });
    const { status, body } = earlier.answer;
    return { status, body: JSON.parse(body), headers: { 'idempotent-replayed': 'true' } };
  }
  try {
    return await store.transaction(async (tx) => {
      const answer = await work(tx);
      await tx.idempotency.answer(scope, { status: answer.status, body: JSON.stringify(answer.body) });
      return answer;
    });
  } catch (error) {
    await store.transaction((tx) => tx.idempotency.free(scope));
    throw error;
  }
}

/** JSON with the members of each object in order: two bodies that say the same are the same. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, member: unknown) =>
    typeof member === 'object' && member !== null && !Array.isArray(member)
      ? Object.fromEntries(Object.entries(member).sort(([one], [other]) => (one < other ? -1 : 1)))
      : member,
  );
}
