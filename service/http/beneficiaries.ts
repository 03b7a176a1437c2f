/** Endpoints 5 to 7: management sessions, and the recipients that came of them. */

import * as v from 'valibot';
import { readUuid } from '../bytes/uuid.js';
import { findRecipient, listRecipients, MOST_RECIPIENTS } from '../recipients/recipients.js';
import type { Service } from '../recipients/service.js';
import { createSession, openSession } from '../recipients/sessions.js';
import type { Position } from '../storage/port.js';
import { readJson, shaped } from './body.js';
import type { Guard } from './guard.js';
import { idempotencyKeyOf, once } from './idempotency.js';
import type { Limits } from './limits.js';
import { Problem } from './problem.js';
import type { Answer, Call, Route } from './route.js';
import { externalUserId, sessionRequest } from './shapes/recipients.js';

/** `pageUrl`: where a session is opened; its token goes into the fragment, which no server sees. */
export function beneficiaryRoutes(
  service: Service,
  { bodyBytes }: Limits,
  guard: Guard,
  pageUrl: (request: Request) => string,
): readonly Route[] {
  const SESSIONS = '/beneficiaries/organizations/sessions';
  const RECIPIENTS = '/beneficiaries/organizations/recipients';
  return [
    {
      method: 'POST',
      path: SESSIONS,
      answer: guard('beneficiaries', async ({ request, organization }) => {
        const key = idempotencyKeyOf(request);
        const body = shaped(sessionRequest, await readJson(request, bodyBytes));
        const { externalUserId, returnUrl, options: { allowedRecipientTypes, allowedCountries } = {} } = body;
        const answer = await once(service, { organization, path: SESSIONS, key }, body, async (tx) => {
          const asked = { externalUserId, returnUrl, allowedRecipientTypes, allowedCountries };
          const { id, token } = await createSession(service, tx, organization, asked);
          return { status: 200, body: { id, url: `${pageUrl(request)}#${token}` } };
        });
        return whereOpen(service, answer);
      }),
    },
    {
      method: 'GET',
      path: `${RECIPIENTS}/:recipientId`,
      answer: guard('beneficiaries', async ({ params: { recipientId = '' }, organization }) => {
        const id = readUuid(recipientId);
        const found = id === undefined ? undefined : await findRecipient(service, organization, id);
        if (found === undefined) throw new Problem('NOT_FOUND');
        return { status: 200, body: found };
      }),
    },
    { method: 'GET', path: RECIPIENTS, answer: guard('beneficiaries', (call) => listed(service, call)) },
  ];
}

/** Whoever asks again under the key of a session that has ended is told so, and not sent to a page that opens no more. */
async function whereOpen(service: Service, answer: Answer): Promise<Answer> {
  if (answer.headers?.['idempotent-replayed'] === undefined) return answer;
  const { url } = answer.body as { readonly url: string };
  if ((await openSession(service, new URL(url).hash.slice(1))) === undefined) throw new Problem('IDEMPOTENCY_KEY_SESSION_ENDED');
  return answer;
}

/** The contract's body; where the list goes on stands in `Link` (RFC 8288). */
async function listed(service: Service, { request, organization }: Call & { readonly organization: string }): Promise<Answer> {
  const query = new URL(request.url).searchParams;
  const user = userOf(theOnly(query, 'externalUserId'));
  const limit = limitOf(theOnly(query, 'limit'));
  const after = positionOf(theOnly(query, 'cursor'));
  const { items, next } = await listRecipients(service, { organization, externalUserId: user }, { limit, after });
  if (next === undefined) return { status: 200, body: { items } };
  const { pathname } = new URL(request.url);
  const onward = new URLSearchParams({
    externalUserId: user,
    ...(limit !== undefined && { limit: String(limit) }),
    cursor: cursorOf(next),
  });
  return { status: 200, body: { items }, headers: { link: `<${pathname}?${onward}>; rel="next"` } };
}

const wrong = (parameter: string, detail: string) =>
  new Problem('BAD_REQUEST', { errors: [{ pointer: `?${parameter}`, code: 'BAD_REQUEST', detail }] });

function theOnly(query: URLSearchParams, parameter: string): string | undefined {
  const [value, another] = query.getAll(parameter);
  if (another !== undefined) throw wrong(parameter, 'The parameter must occur once.');
  return value;
}

function userOf(text: string | undefined): string {
  if (text === undefined) throw wrong('externalUserId', 'The parameter is missing.');
  if (!v.is(externalUserId, text)) throw wrong('externalUserId', 'Expected 1 to 255 characters, without control characters.');
  return text;
}

function limitOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const limit = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  if (limit < 1 || limit > MOST_RECIPIENTS) throw wrong('limit', `Expected a number from 1 to ${MOST_RECIPIENTS}.`);
  return limit;
}

/** Opaque to callers: the time in base 36, and the id. */
const cursorOf = ({ created, id }: Position): string => `${created.getTime().toString(36)}.${id}`;

function positionOf(cursor: string | undefined): Position | undefined {
  if (cursor === undefined) return undefined;
  const [, time = '', text = ''] = /^([0-9a-z]{1,9})\.(.{36})$/.exec(cursor) ?? [];
  const id = readUuid(text);
  if (id === undefined) throw wrong('cursor', 'Expected a cursor from an earlier response.');
  return { created: new Date(Number.parseInt(time, 36)), id };
}
