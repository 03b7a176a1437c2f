/** What the last check of stored recipients found, and what the engine says of one now. */
import { type Engine, type Explanation, explain } from 'payprep';
import type { CheckedRecipient, RecipientCheck } from '../storage/check-port.js';
import type { Position } from '../storage/position.js';
import type { RecipientRecord } from '../storage/recipient-record.js';
import { assertReadable, MAX_ON_PAGE } from './recipients.js';
import type { Service } from './service.js';

/** A recipient of the list. */
interface ListedCheck {
  readonly id: string;
  readonly externalUserId: string;
  readonly checkedDate: string;
  readonly status: RecipientCheck['status'];
  readonly alerts: readonly { readonly code: string }[];
}

/** A recipient as the engine sees it now. It holds no values of it but what a correction puts in. */
interface ExplainedCheck {
  readonly id: string;
  readonly externalUserId: string;
  /** Of the last check; absent for one that was not checked since it was added or changed. */
  readonly checkedDate?: string;
  readonly status: 'OK' | 'ALERT';
  readonly alerts: Explanation['alerts'];
  readonly successions?: Explanation['successions'];
}

const listed = ({ recipient: { id, externalUserId }, check }: CheckedRecipient): readonly ListedCheck[] =>
  check === undefined
    ? []
    : [
        {
          ...{ id, externalUserId, checkedDate: check.checked.toISOString(), status: check.status },
          alerts: check.codes.map((code) => ({ code })),
        },
      ];

export interface CheckPage {
  readonly items: readonly ListedCheck[];
  readonly next: Position | undefined;
}

export async function listChecked(
  { store }: Service,
  organization: string,
  asked: {
    readonly status?: RecipientCheck['status'] | undefined;
    readonly limit?: number | undefined;
    readonly after?: Position | undefined;
  },
): Promise<CheckPage> {
  const limit = Math.min(asked.limit ?? MAX_ON_PAGE, MAX_ON_PAGE);
  const found = await store.transaction((tx) => tx.checks.list(organization, { ...asked, limit: limit + 1 }));
  const shown = found.slice(0, limit);
  const last = found.length > limit ? shown.at(-1)?.recipient : undefined;
  return { items: shown.flatMap(listed), next: last && { created: last.created, id: last.id } };
}

/**
 * Undefined where the organization has no such recipient.
 *
 * @throws StorageError SEAL_BROKEN for one whose details do not open
 */
export async function explainChecked({ store, engine }: Service, organization: string, id: string): Promise<ExplainedCheck | undefined> {
  const found = await store.transaction(async (tx) => {
    const recipient = await tx.recipients.find(organization, id);
    return recipient && { recipient, check: await tx.checks.find(organization, id) };
  });
  return found && explained(assertReadable(found.recipient), found.check, engine());
}

function explained({ id, externalUserId, details }: RecipientRecord, check: RecipientCheck | undefined, engine: Engine): ExplainedCheck {
  const { status, alerts, successions } = explain(details, engine);
  return {
    id,
    externalUserId,
    ...(check !== undefined && { checkedDate: check.checked.toISOString() }),
    status,
    alerts,
    ...(successions !== undefined && { successions }),
  };
}
