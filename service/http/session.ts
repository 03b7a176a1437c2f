/**
 * The endpoints of the hosted page, with the token of its session: list, add, change and delete the recipients of one end-user, and choose the
 * default. They belong to the page, and are not part of the contract.
 */

import { readUuid } from '../bytes/uuid.js';
import type { RecipientDetails } from '../contract/recipient.js';
import { askForm } from '../recipients/form/ask-form.js';
import {
  addRecipient,
  type Changed,
  changeRecipient,
  chooseDefault,
  type GivenRecipient,
  listRecipients,
  type RepeatKey,
  removeRecipient,
} from '../recipients/recipients.js';
import { sameAccountAs } from '../recipients/same-account.js';
import type { Service } from '../recipients/service.js';
import { extendSession, isExtensible, lastEnd, lockSession, revokeSession, SessionEnded } from '../recipients/sessions.js';
import type { AuditAction } from '../storage/audit-port.js';
import type { SessionRecord, Transaction } from '../storage/port.js';
import { formatTraceparent } from '../tracing/trace-context.js';
import { parseShape, readJson } from './body.js';
import type { Brands } from './brand/brands.js';
import { conditionOf, entityTag } from './entity-tag.js';
import { guardedBySession, type SenderOf, type ServiceFor, type SessionCall, type SessionGuard, sessionEnded } from './guard.js';
import { fingerprintOf, idempotencyKeyOf } from './idempotency.js';
import type { Limits } from './limits.js';
import { type AnswerPage, pagingOf, queryOf, readParameter } from './paging.js';
import { Problem } from './problem.js';
import { type Admit, countLimit, rateLimit } from './rate.js';
import { recordRefusals } from './refusals.js';
import type { Answer, Call, Route } from './route.js';
import { formChoice, recipientChange, recipientDetails } from './shapes/recipients.js';

interface SessionOptions {
  readonly clock: () => Date;
  readonly brands: Brands;
  readonly senderOf: SenderOf;
  readonly answerPage: AnswerPage;
}

export function sessionRoutes(
  serviceFor: ServiceFor,
  limits: Limits,
  { clock, brands, senderOf, answerPage }: SessionOptions,
): readonly Route[] {
  const inSession = guardedBySession(serviceFor, rateLimit(limits.sessionRequestsPerSecond, clock, 'session_rate'), senderOf);
  return [
    ...lifeRoutes(inSession, limits, clock, brands),
    listRoute(inSession, answerPage),
    formRoute(inSession, limits.sessionRequestsPerSecond === undefined ? () => {} : rateLimit(FORMS_PER_SECOND, clock, 'session_rate')),
    sameAccountRoute(inSession, limits),
    ...changeRoutes(inSession, limits),
  ];
}

/** The session itself: shown, extended, ended. */
function lifeRoutes(inSession: SessionGuard, { longestSessionMinutes }: Limits, clock: () => Date, brands: Brands): readonly Route[] {
  // clocks differ, so the page gets the seconds that are left
  const lifeOf = (session: SessionRecord) => ({
    expiresDate: session.expires.toISOString(),
    secondsLeft: Math.floor((session.expires.getTime() - clock().getTime()) / 1000),
    isExtensible: isExtensible(session, longestSessionMinutes),
  });
  return [
    {
      method: 'GET',
      path: '/session/api',
      answer: inSession(async ({ service, session }) => {
        const { returnUrl, allowedCountries, allowedRecipientTypes, organization } = session;
        const brand = brands.of(organization);
        const draftKeys = await service.store.draftKeys(session);
        const embeddedBy = brands.embeddedBy(organization);
        const today = service.clock().toISOString().slice(0, 10);
        const settings = {
          today,
          returnUrl,
          allowedCountries,
          allowedRecipientTypes,
          draftKeys,
          ...(embeddedBy.length > 0 && { embeddedBy }),
        };
        return { status: 200, body: { ...settings, ...lifeOf(session), ...(brand && { brand }) } };
      }),
    },
    {
      method: 'POST',
      path: '/session/api/extension',
      answer: inSession(async ({ service, session, actor }) => {
        const extended = await extendSession(service, session, longestSessionMinutes, actor);
        if (extended === undefined) throw sessionEnded();
        return { status: 200, body: lifeOf(extended) };
      }),
    },
    {
      method: 'DELETE',
      path: '/session/api',
      answer: inSession(async ({ service, session, actor }) => {
        await revokeSession(service, session.organization, session.id, actor);
        return { status: 204 };
      }),
    },
  ];
}

/** The list of the recipients of the end-user, each with its entity tag, which a change needs. */
const listRoute = (inSession: SessionGuard, answerPage: AnswerPage): Route => ({
  method: 'GET',
  path: '/session/api/recipients',
  answer: inSession(async ({ service, session, request }) => {
    const { items, ...page } = await listRecipients(service, session, pagingOf(queryOf(request)));
    const tagged = items.map(async (item) => ({ ...item, etag: await entityTag(item) }));
    return answerPage({ ...page, items: await Promise.all(tagged) }, request);
  }),
});

/** A form takes ten times what another answer takes, and who looks at forms chooses once in a while. */
const FORMS_PER_SECOND = 5;

/** What the form asks for a choice, until the engine of the page can tell: the page asks for it while that is still on its way. */
const formRoute = (inSession: SessionGuard, admit: Admit): Route => ({
  method: 'GET',
  path: '/session/api/form',
  answer: inSession(async ({ service, session, request }) => {
    admit(session.id);
    const query = queryOf(request);
    const given = Object.keys(formChoice.entries).map((name) => [name, readParameter(query, name)] as const);
    const { filled, ...choice } = parseShape(formChoice, Object.fromEntries(given.filter(([, value]) => value !== undefined)), '?');
    const pointers = new Set(filled.split(','));
    const { fields, asked, ...form } = askForm(choice, service.engine(), (pointer) => pointers.has(pointer));
    // patterns are for what is judged, which takes the engine; the rest of what is asked says it a second time, or is of a payment
    const body = { ...form, asked: { ...asked, groups: [], notes: [] }, fields: fields.map(({ pattern: _, ...field }) => field) };
    return { status: 200, body };
  }),
});

/** The other recipients of the end-user that have the account of these details. It changes nothing. */
const sameAccountRoute = (inSession: SessionGuard, { bodyBytes }: Limits): Route => ({
  method: 'POST',
  path: '/session/api/recipients/same-account',
  answer: inSession(async ({ service, session, request }) => {
    const except = readUuid(readParameter(queryOf(request), 'except') ?? '');
    const { isDefault: _, ...details } = parseShape(recipientDetails, await readJson(request, bodyBytes));
    const ids = await sameAccountAs(service, session, details as RecipientDetails, except);
    return { status: 200, body: { items: ids.map((id) => ({ id })) } };
  }),
});

/** The changes of recipients. Each one counts, and is written into the audit trail, refused or not. */
function changeRoutes(inSession: SessionGuard, { bodyBytes, sessionChanges, longestSessionMinutes }: Limits): readonly Route[] {
  const givenIn = async ({ request }: Call) => parseShape(recipientDetails, await readJson(request, bodyBytes)) as GivenRecipient;
  const admitChange = countLimit(sessionChanges, 'There were too many changes in this session. Open a new one.', 'session_changes');
  const changing = (action: AuditAction, answer: (call: SessionCall) => Promise<Answer>): Route['answer'] =>
    inSession(async (call) => {
      const { session, service, actor, params } = call;
      admitChange(session.id);
      const { organization, externalUserId } = session;
      const entry = { ...actor, organization, externalUserId, action, objectId: params.recipientId };
      const prepare = (tx: Transaction) => lockSession(tx, session, service.clock());
      try {
        return await recordRefusals(service, entry, () => answer(call), prepare);
      } catch (error) {
        throw error instanceof SessionEnded ? sessionEnded() : error;
      }
    });
  return [
    {
      method: 'POST',
      path: '/session/api/recipients',
      answer: changing('RECIPIENT_CREATED', async (call) => {
        const given = await givenIn(call);
        return answerTo(await addRecipient(traced(call), call, given, await repeatOf(call, given, longestSessionMinutes)), 201);
      }),
    },
    {
      method: 'PATCH',
      path: '/session/api/recipients/:recipientId',
      answer: changing('RECIPIENT_UPDATED', async (call) => {
        const { request } = call;
        const id = idOf(call);
        if (!request.headers.has('if-match')) throw new Problem('PRECONDITION_REQUIRED');
        const changes = parseShape(recipientChange, await readJson(request, bodyBytes));
        return answerTo(await changeRecipient(traced(call), call, id, changes, conditionOf(request)));
      }),
    },
    {
      method: 'DELETE',
      path: '/session/api/recipients/:recipientId',
      answer: changing('RECIPIENT_DELETED', async (call) => {
        if (!(await removeRecipient(traced(call), call, idOf(call)))) throw new Problem('NOT_FOUND');
        return { status: 204 };
      }),
    },
    {
      method: 'POST',
      path: '/session/api/recipients/:recipientId/default',
      answer: changing('RECIPIENT_DEFAULT_CHANGED', async (call) => answerTo(await chooseDefault(traced(call), call, idOf(call)))),
    },
  ];
}

/** The service with the trace of the request, for the events of a change. */
const traced = ({ service, trace }: SessionCall): Service => ({ ...service, traceparent: formatTraceparent(trace.span) });

/** The key under which a page that got no answer repeats its request. */
async function repeatOf({ request, session }: SessionCall, given: GivenRecipient, longestMinutes: number): Promise<RepeatKey | undefined> {
  if (!request.headers.has('idempotency-key')) return undefined;
  return { key: idempotencyKeyOf(request), fingerprint: await fingerprintOf(given), expires: lastEnd(session, longestMinutes) };
}

function idOf({ params: { recipientId = '' } }: Call): string {
  const id = readUuid(recipientId);
  if (id === undefined) throw new Problem('NOT_FOUND');
  return id;
}

async function answerTo(changed: Changed, status = 200): Promise<Answer> {
  if (changed.ok) return { status, body: changed.recipient, headers: { etag: await entityTag(changed.recipient) } };
  if ('absent' in changed) throw new Problem('NOT_FOUND');
  if ('outdated' in changed) throw new Problem('PRECONDITION_FAILED');
  if ('mismatch' in changed) throw new Problem('IDEMPOTENCY_KEY_REQUEST_MISMATCH');
  throw new Problem('RECIPIENT_REFUSED', { errors: changed.faults });
}
