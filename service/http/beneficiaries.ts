/** Endpoints 5 to 7: management sessions, and the recipients that were added in them. */

import * as v from 'valibot';
import { readUuid } from '../bytes/uuid.js';
import { findRecipient, listRecipients, type RecipientPage } from '../recipients/recipients.js';
import { createSession } from '../recipients/sessions.js';
import { parseShape, readJson } from './body.js';
import { entityTag } from './entity-tag.js';
import type { ClientCall, Guard } from './guard.js';
import { idempotencyKeyOf, runOnce } from './idempotency.js';
import type { Limits } from './limits.js';
import { type AnswerPage, pagingOf, queryOf, readParameter, wrongParameter } from './paging.js';
import { Problem } from './problem.js';
import { recordRefusals } from './refusals.js';
import type { Route } from './route.js';
import { externalUserId, sessionRequest, USER_ID } from './shapes/recipients.js';

interface Addresses {
  /** The page that opens a session. The token is put into its fragment, which browsers do not send. */
  readonly pageUrl: (request: Request) => string;
  readonly answerPage: AnswerPage;
}

export function beneficiaryRoutes({ bodyBytes, keyHours }: Limits, guard: Guard, { pageUrl, answerPage }: Addresses): readonly Route[] {
  const SESSIONS = '/beneficiaries/organizations/sessions';
  const RECIPIENTS = '/beneficiaries/organizations/recipients';
  return [
    {
      method: 'POST',
      path: SESSIONS,
      answer: guard('beneficiaries:write', async ({ request, organization, service, actor }) => {
        const key = idempotencyKeyOf(request);
        const body = parseShape(sessionRequest, await readJson(request, bodyBytes));
        const { externalUserId, returnUrl, options: { allowedRecipientTypes, allowedCountries } = {} } = body;
        const asked = { externalUserId, returnUrl, allowedRecipientTypes, allowedCountries };
        const by = actor();
        return recordRefusals(service, { ...by, organization, externalUserId, action: 'SESSION_CREATED' }, () =>
          runOnce({ ...service, keyHours, externalUserId }, { organization, path: SESSIONS, key }, body, async (tx) => {
            const { id, token } = await createSession(service, tx, organization, asked, by);
            return { status: 200, body: { id, url: `${pageUrl(request)}#${token}` } };
          }),
        );
      }),
    },
    {
      method: 'GET',
      path: `${RECIPIENTS}/:recipientId`,
      answer: guard('beneficiaries:read', async ({ params: { recipientId = '' }, organization, service }) => {
        const id = readUuid(recipientId);
        const found = id === undefined ? undefined : await findRecipient(service, organization, id);
        if (found === undefined) throw new Problem('NOT_FOUND');
        return { status: 200, body: found, headers: { etag: await entityTag(found) } };
      }),
    },
    {
      method: 'GET',
      path: RECIPIENTS,
      answer: guard('beneficiaries:read', async (call) => answerPage(await recipientsAsked(call), call.request)),
    },
  ];
}

/** The recipients of the end-user that the query names. */
function recipientsAsked({ request, organization, service }: ClientCall): Promise<RecipientPage> {
  const query = queryOf(request);
  const user = userOf(readParameter(query, 'externalUserId'));
  return listRecipients(service, { organization, externalUserId: user }, pagingOf(query));
}

function userOf(text: string | undefined): string {
  if (text === undefined) throw wrongParameter('externalUserId', 'The parameter is missing.');
  if (!v.is(externalUserId, text)) throw wrongParameter('externalUserId', USER_ID);
  return text;
}
