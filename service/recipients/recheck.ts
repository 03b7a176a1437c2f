/**
 * Checks stored recipients again: after a new edition of rules or data, and each day, because a rule can begin on any. What it finds of a recipient is written
 * beside it; where its alerts are others than before, an event says so. It changes nothing in a recipient.
 *
 * Each batch is a transaction of its own that also writes down how far it came, so that it can be stopped anywhere, and several processes share the work.
 *
 * The gotcha: during a rolling update, two editions check. The later one wins, and the earlier one does not begin again.
 */
import { validate } from 'payprep';
import { accountKey } from 'payprep/payees';
import type { Recheck, RecipientCheck } from '../storage/check-port.js';
import type { Transaction } from '../storage/port.js';
import type { RecipientRecord } from '../storage/recipient-record.js';
import { tell } from './changes.js';
import type { Service } from './service.js';
import { validateRecipient } from './validate-recipient.js';

/** Recipients of one transaction. */
const BATCH = 100;

/** A recipient that was saved had no fault: without an earlier check, only one that would be refused now has changed. */
const NO_LIMITS = { allowedCountries: undefined, allowedRecipientTypes: undefined } as const;

export interface RecheckOptions {
  /** The edition of the rules and the data. A later one is greater, by its text. */
  readonly engineEdition: string;
  /** Checks all of them once more, though this was done today. */
  readonly isForced?: boolean;
  readonly signal?: AbortSignal | undefined;
  /** After each batch. */
  readonly onBatch?: (recheck: Recheck) => Promise<void> | void;
}

/** The day comes first: a new one begins a new check whatever edition a process has. */
const editionOf = (on: string, engineEdition: string): string => `${on} ${engineEdition}`;

/** Checks all recipients, or what is left of them; undefined where nothing is left, or a later edition checks. */
export async function recheckRecipients(service: Service, options: RecheckOptions): Promise<Recheck | undefined> {
  const { signal, onBatch } = options;
  let last: Recheck | undefined;
  for (let isForced = options.isForced === true; signal?.aborted !== true; isForced = false) {
    const next = await service.store.transaction((tx) => recheckBatch(service, tx, options.engineEdition, isForced));
    if (next === undefined) return last;
    last = next;
    await onBatch?.(next);
    if (next.ended !== undefined) return next;
  }
  return last;
}

/** The next batch; undefined where there is nothing to do. */
async function recheckBatch(service: Service, tx: Transaction, engineEdition: string, isForced: boolean): Promise<Recheck | undefined> {
  const { engine, clock } = service;
  const edition = editionOf(engine().on, engineEdition);
  const held = await tx.checks.take();
  const isLater = held !== undefined && held.edition > edition;
  if (isLater || (held?.edition === edition && held.ended !== undefined && !isForced)) return undefined;
  const running = held?.edition === edition && held.ended === undefined ? held : begun(edition, clock());
  const found = await tx.checks.next(running.after, BATCH);
  let { checked, alerted, changed, unreadable } = running;
  for (const { recipient, check } of found) {
    if (recipient.isUnreadable) {
      unreadable += 1;
      continue;
    }
    const now = checkOf(service, recipient);
    await tx.checks.write(recipient, now, accountKey(recipient.details, engine()));
    checked += 1;
    if (now.status === 'ALERT') alerted += 1;
    if (!hasChanged(service, recipient, check, now)) continue;
    changed += 1;
    await tell({ service, tx }, 'RECIPIENT_ALERTED', recipient);
  }
  const ended = found.length < BATCH ? clock() : undefined;
  const next = { ...running, checked, alerted, changed, unreadable, ended, after: found.at(-1)?.recipient.id ?? running.after };
  await tx.checks.save(next);
  return next;
}

const begun = (edition: string, started: Date): Recheck => ({
  ...{ edition, started, ended: undefined, after: undefined },
  ...{ checked: 0, alerted: 0, changed: 0, unreadable: 0 },
});

function checkOf({ engine, clock }: Service, { details }: RecipientRecord): RecipientCheck {
  const { status, alerts } = validate(details, engine());
  return { checked: clock(), status, codes: [...new Set(alerts.map(({ code }) => code))].sort() };
}

function hasChanged({ engine }: Service, { details }: RecipientRecord, before: RecipientCheck | undefined, now: RecipientCheck): boolean {
  if (before !== undefined) return before.codes.join() !== now.codes.join();
  return now.status === 'ALERT' && validateRecipient(details, NO_LIMITS, engine()).length > 0;
}
