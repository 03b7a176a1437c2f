/**
 * Writes refused requests into the audit trail: the sender was authorized, but the rules forbid the change.
 *
 * The gotcha: malformed requests, wrong tokens and requests over a limit are not recorded. They can come by the million, and metrics count them.
 */
import { readUuid } from '../bytes/uuid.js';
import type { Service } from '../recipients/service.js';
import type { AuditEntry } from '../storage/audit-port.js';
import type { Transaction } from '../storage/port.js';
import { Problem, type ProblemCode } from './problem.js';

const RECORDED: ReadonlySet<ProblemCode> = new Set<ProblemCode>([
  'NOT_FOUND',
  'PRECONDITION_FAILED',
  'RECIPIENT_REFUSED',
  'IDEMPOTENCY_KEY_REQUEST_MISMATCH',
  'WEBHOOK_ENDPOINT_URL_INVALID',
  'WEBHOOK_SUBSCRIPTION_DISABLED',
  'WEBHOOK_SUBSCRIPTIONS_LIMIT_REACHED',
]);

/** Does the work. A refusal is recorded and thrown again. An id that is not a UUID is left out. `prepare` may throw: then nothing is recorded. */
export async function recordRefusals<Result>(
  { store, clock }: Pick<Service, 'store' | 'clock'>,
  entry: Omit<AuditEntry, 'created' | 'fields' | 'code'>,
  work: () => Promise<Result>,
  prepare: (tx: Transaction) => Promise<unknown> = async () => undefined,
): Promise<Result> {
  try {
    return await work();
  } catch (problem) {
    if (!(problem instanceof Problem) || !RECORDED.has(problem.code)) throw problem;
    const { code, details } = problem;
    const fields = [...new Set((details.errors ?? []).map(({ pointer }) => pointer))].filter((pointer) => pointer !== '');
    const objectId = readUuid(entry.objectId ?? '');
    await store.transaction(async (tx) => {
      await prepare(tx);
      await tx.audit.add({ ...entry, created: clock(), objectId, fields, code });
    });
    throw problem;
  }
}
