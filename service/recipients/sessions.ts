/**
 * Management sessions: for half an hour, whoever has the token of one manages the recipients of one end-user.
 *
 * The token is returned once and never stored: the store has its hash.
 */
import { hexDigest } from '../bytes/digest.js';
import { createToken } from '../bytes/random.js';
import { createUuid } from '../bytes/uuid.js';
import type { Actor } from '../storage/audit-port.js';
import type { Owner, SessionRecord, Transaction } from '../storage/port.js';
import type { Service } from './service.js';

/** Minutes that a session lives. */
const SESSION_MINUTES = 30;

export interface SessionRequest {
  readonly externalUserId: string;
  readonly returnUrl: string;
  /** Undefined if all are allowed. */
  readonly allowedRecipientTypes: readonly string[] | undefined;
  readonly allowedCountries: readonly string[] | undefined;
}

/** Creates a session for an end-user of an organization, within a transaction of the caller. */
export async function createSession(
  { clock, random }: Pick<Service, 'clock' | 'random'>,
  tx: Transaction,
  organization: string,
  request: SessionRequest,
  actor: Actor,
): Promise<{ readonly id: string; readonly token: string }> {
  const created = clock();
  const expires = new Date(created.getTime() + SESSION_MINUTES * 60_000);
  const [id, secret] = [createUuid(random), createToken(random)];
  await tx.sessions.add({ id, organization, ...request, tokenHash: await hexDigest(secret), created, expires });
  const { externalUserId } = request;
  await tx.audit.add({ ...actor, organization, created, action: 'SESSION_CREATED', objectId: id, externalUserId });
  return { id, token: secret };
}

/** The session has ended since the request began. */
export class SessionEnded extends Error {}

/**
 * Takes the lock of the end-user of a session for a change in it.
 *
 * The gotcha: the token was checked before the body arrived, which takes as long as whoever sends it likes. Meanwhile the session may have ended, and
 * the user may have been erased.
 *
 * @throws SessionEnded
 */
export async function lockSession(tx: Transaction, session: SessionRecord, now: Date): Promise<Owner> {
  const { organization, externalUserId, tokenHash } = session;
  const owner = { organization, externalUserId };
  await tx.recipients.lock(owner);
  if ((await tx.sessions.findByToken(tokenHash, now)) === undefined) throw new SessionEnded();
  return owner;
}

/** The running session of a token. */
export async function openSession({ store, clock }: Pick<Service, 'store' | 'clock'>, secret: string): Promise<SessionRecord | undefined> {
  const tokenHash = await hexDigest(secret);
  return store.transaction((tx) => tx.sessions.findByToken(tokenHash, clock()));
}

/**
 * Extends a session by half an hour, up to a number of minutes after its creation, which limits the use of an address that somebody else found.
 * Undefined if it has ended meanwhile.
 */
export async function extendSession(
  { store, clock }: Pick<Service, 'store' | 'clock'>,
  session: SessionRecord,
  longestMinutes: number,
  actor: Actor,
): Promise<SessionRecord | undefined> {
  const now = clock();
  const usual = now.getTime() + SESSION_MINUTES * 60_000;
  const expires = new Date(Math.max(session.expires.getTime(), Math.min(usual, latestEnd(session, longestMinutes))));
  const { organization, id, externalUserId } = session;
  return store.transaction(async (tx) => {
    if (!(await tx.sessions.extend(organization, id, expires, now))) return undefined;
    await tx.audit.add({ ...actor, organization, created: now, action: 'SESSION_EXTENDED', objectId: id, externalUserId });
    return { ...session, expires };
  });
}

/** True if a session can be extended. */
export const isExtensible = (session: SessionRecord, longestMinutes: number): boolean =>
  latestEnd(session, longestMinutes) > session.expires.getTime();

const latestEnd = ({ created }: SessionRecord, longestMinutes: number): number => created.getTime() + longestMinutes * 60_000;

/** The latest time at which the session can end. */
export const lastEnd = (session: SessionRecord, longestMinutes: number): Date =>
  new Date(Math.max(session.expires.getTime(), latestEnd(session, longestMinutes)));

/** Ends a session before its time; false if the organization has none with this id. */
export const revokeSession = (
  { store, clock }: Pick<Service, 'store' | 'clock'>,
  organization: string,
  id: string,
  actor: Actor,
): Promise<boolean> =>
  store.transaction(async (tx) => {
    const now = clock();
    const revoked = await tx.sessions.revoke(organization, id, now);
    if (revoked === undefined) return false;
    const { id: objectId, externalUserId } = revoked;
    const action = actor.actor === 'SESSION' ? 'SESSION_ENDED' : 'SESSION_REVOKED';
    await tx.audit.add({ ...actor, organization, created: now, action, objectId, externalUserId });
    return true;
  });

/** Whether the session allows the type and the country of a recipient. */
export const allows = (
  { allowedRecipientTypes, allowedCountries }: Pick<SessionRecord, 'allowedRecipientTypes' | 'allowedCountries'>,
  { country, type }: { readonly country: string; readonly type: string | undefined },
): { readonly country: boolean; readonly type: boolean } => ({
  country: allowedCountries === undefined || allowedCountries.includes(country),
  type: allowedRecipientTypes === undefined || (type !== undefined && allowedRecipientTypes.includes(type)),
});
