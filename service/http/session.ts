/**
 * What the hosted page asks for, with the token of its session: the recipients of one end-user, to list, add, change, delete and choose from.
 * These paths belong to the page that comes with them; they are no part of the contract.
 */

import { readUuid } from '../bytes/uuid.js';
import type { RecipientDetails } from '../recipients/recipient.js';
import { addRecipient, type Changed, changeRecipient, chooseDefault, listRecipients, removeRecipient } from '../recipients/recipients.js';
import type { Service } from '../recipients/service.js';
import { revokeSession } from '../recipients/sessions.js';
import { readJson, shaped } from './body.js';
import { inSession } from './guard.js';
import { idempotencyKeyOf } from './idempotency.js';
import type { Limits } from './limits.js';
import { Problem } from './problem.js';
import type { Answer, Call, Route } from './route.js';
import { recipientDetails } from './shapes/recipients.js';

export function sessionRoutes(service: Service, { bodyBytes }: Limits): readonly Route[] {
  const detailsOf = async ({ request }: Call) => shaped(recipientDetails, await readJson(request, bodyBytes)) as RecipientDetails;
  return [
    {
      method: 'GET',
      path: '/session/api',
      answer: inSession(service, async ({ session }) => {
        const { returnUrl, allowedCountries, allowedRecipientTypes, expires } = session;
        return { status: 200, body: { returnUrl, allowedCountries, allowedRecipientTypes, expiresDate: expires.toISOString() } };
      }),
    },
    {
      method: 'DELETE',
      path: '/session/api',
      answer: inSession(service, async ({ session }) => {
        await revokeSession(service, session.organization, session.id);
        return { status: 204 };
      }),
    },
    {
      method: 'GET',
      path: '/session/api/recipients',
      answer: inSession(service, async ({ session }) => ({
        status: 200,
        body: { items: (await listRecipients(service, session)).items },
      })),
    },
    {
      method: 'POST',
      path: '/session/api/recipients',
      answer: inSession(service, async (call) =>
        answerTo(await addRecipient(service, call.session, await detailsOf(call), keyOf(call)), 201),
      ),
    },
    {
      method: 'PUT',
      path: '/session/api/recipients/:recipientId',
      answer: inSession(service, async (call) => {
        const details = await detailsOf(call);
        return answerTo(await changeRecipient(service, call.session, idOf(call), details));
      }),
    },
    {
      method: 'DELETE',
      path: '/session/api/recipients/:recipientId',
      answer: inSession(service, async (call) => {
        if (!(await removeRecipient(service, call.session, idOf(call)))) throw new Problem('NOT_FOUND');
        return { status: 204 };
      }),
    },
    {
      method: 'POST',
      path: '/session/api/recipients/:recipientId/default',
      answer: inSession(service, async (call) => answerTo(await chooseDefault(service, call.session, idOf(call)))),
    },
  ];
}

/** A page that heard no answer asks again under the same key. */
const keyOf = ({ request }: Call): string | undefined => (request.headers.has('idempotency-key') ? idempotencyKeyOf(request) : undefined);

function idOf({ params: { recipientId = '' } }: Call): string {
  const id = readUuid(recipientId);
  if (id === undefined) throw new Problem('NOT_FOUND');
  return id;
}

function answerTo(changed: Changed, status = 200): Answer {
  if (changed.ok) return { status, body: changed.recipient };
  if ('absent' in changed) throw new Problem('NOT_FOUND');
  throw new Problem('RECIPIENT_REFUSED', { errors: changed.faults });
}
