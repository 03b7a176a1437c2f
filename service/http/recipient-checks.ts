/**
 * Recipient management for organizations: which stored recipients have alerts, and what can be done about each.
 *
 * Its paths are apart from those of the contract, so that paths that the contract adds to `/beneficiaries/organizations` later cannot collide.
 */
import { readUuid } from '../bytes/uuid.js';
import { type CheckPage, explainChecked, listChecked } from '../recipients/checked.js';
import { CHECK_STATUSES, type RecipientCheck } from '../storage/check-port.js';
import type { ClientCall, Guard } from './guard.js';
import { type AnswerPage, pagingOf, queryOf, readParameter, wrongParameter } from './paging.js';
import { Problem } from './problem.js';
import type { Route } from './route.js';

const PATH = '/beneficiaries/management/recipients';

export function recipientCheckRoutes(guard: Guard, answerPage: AnswerPage): readonly Route[] {
  return [
    {
      method: 'GET',
      path: PATH,
      answer: guard('beneficiaries:read', async (call) => answerPage(await checksAsked(call), call.request)),
    },
    {
      method: 'GET',
      path: `${PATH}/:recipientId`,
      answer: guard('beneficiaries:read', async ({ params: { recipientId = '' }, organization, service }) => {
        const id = readUuid(recipientId);
        const found = id === undefined ? undefined : await explainChecked(service, organization, id);
        if (found === undefined) throw new Problem('NOT_FOUND');
        return { status: 200, body: found };
      }),
    },
  ];
}

function checksAsked({ request, organization, service }: ClientCall): Promise<CheckPage> {
  const query = queryOf(request);
  return listChecked(service, organization, { ...pagingOf(query), status: statusOf(query) });
}

function statusOf(query: URLSearchParams): RecipientCheck['status'] | undefined {
  const text = readParameter(query, 'status');
  const status = CHECK_STATUSES.find((known) => known === text);
  if (text !== undefined && status === undefined) throw wrongParameter('status', `Expected one of ${CHECK_STATUSES.join(', ')}.`);
  return status;
}
