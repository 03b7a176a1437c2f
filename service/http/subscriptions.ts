/** Endpoints 8 to 10, and two beside them: webhook subscriptions. */
import type { AuditAction } from '../storage/audit-port.js';
import { removeSubscription } from '../webhooks/removal.js';
import type { SubscriptionProblem } from '../webhooks/subscription-rules.js';
import {
  createSubscription,
  findSubscription,
  listSubscriptions,
  type SubscriptionOptions,
  type SubscriptionResult,
  updateSubscription,
} from '../webhooks/subscriptions.js';
import { parseShape, readJson } from './body.js';
import { conditionOf, entityTag } from './entity-tag.js';
import type { ClientCall, Guard } from './guard.js';
import type { Limits } from './limits.js';
import { unreadableHeader } from './paging.js';
import { Problem } from './problem.js';
import { recordRefusals } from './refusals.js';
import type { Answer, Route } from './route.js';
import { newSubscription, subscriptionChange } from './shapes/subscriptions.js';

/** A request that changes something. */
interface Changing extends ClientCall {
  readonly options: SubscriptionOptions;
}

const PATH = '/webhooks/subscriptions';

export function subscriptionRoutes(limits: Limits, guard: Guard, allowInsecure: boolean): readonly Route[] {
  const optionsOf = ({ service }: ClientCall) => ({ ...service, limit: limits.subscriptions, allowInsecure });
  const changing = (action: AuditAction, answer: (call: Changing) => Promise<Answer>): Route['answer'] =>
    guard('webhooks:write', (call) => {
      const { organization, service, params } = call;
      const actor = call.actor();
      const entry = { ...actor, organization, action, objectId: params.subscriptionId };
      return recordRefusals(service, entry, () => answer({ ...call, options: { ...optionsOf(call), actor } }));
    });
  return [
    {
      method: 'POST',
      path: PATH,
      answer: changing('SUBSCRIPTION_CREATED', async ({ request, organization, options: asked }) => {
        const body = parseShape(newSubscription, await readJson(request, limits.bodyBytes));
        return answerTo(await createSubscription(asked, organization, body), 201);
      }),
    },
    {
      method: 'GET',
      path: PATH,
      answer: guard('webhooks:read', async (call) => {
        const { items, unreadable } = await listSubscriptions(optionsOf(call), call.organization);
        return { status: 200, body: { items }, headers: unreadableHeader(unreadable) };
      }),
    },
    {
      method: 'GET',
      path: `${PATH}/:subscriptionId`,
      answer: guard('webhooks:read', async (call) => {
        const found = await findSubscription(optionsOf(call), call.organization, call.params.subscriptionId ?? '');
        if (found === undefined) throw new Problem('NOT_FOUND');
        const { isUnreadable, ...subscription } = found;
        if (isUnreadable) throw new Problem('DATA_UNREADABLE');
        return { status: 200, body: subscription, headers: { etag: await entityTag(subscription) } };
      }),
    },
    {
      method: 'DELETE',
      path: `${PATH}/:subscriptionId`,
      answer: changing('SUBSCRIPTION_DELETED', async ({ params: { subscriptionId = '' }, organization, options: asked }) => {
        if (!(await removeSubscription(asked, organization, subscriptionId))) throw new Problem('NOT_FOUND');
        return { status: 204 };
      }),
    },
    {
      method: 'PATCH',
      path: `${PATH}/:subscriptionId`,
      answer: changing('SUBSCRIPTION_UPDATED', async ({ request, params: { subscriptionId = '' }, organization, options: asked }) => {
        const body = parseShape(subscriptionChange, await readJson(request, limits.bodyBytes));
        const condition = conditionOf(request);
        return answerTo(await updateSubscription({ ...asked, condition }, organization, subscriptionId, body), 200);
      }),
    },
  ];
}

async function answerTo(result: SubscriptionResult, status: number): Promise<Answer> {
  if (result.ok) return { status, body: result.subscription, headers: { etag: await entityTag(result.subscription) } };
  throw subscriptionProblem(result.problems);
}

const REASONS: Readonly<Record<SubscriptionProblem['code'], string>> = {
  BAD_REQUEST: 'The value is not allowed here.',
  PRECONDITION_FAILED: 'The subscription was changed since it was read.',
  NOT_FOUND: 'The subscription does not exist.',
  JSON_PAYLOAD_INVALID_ENUM_VALUE: 'The event type is unknown.',
  WEBHOOK_ENDPOINT_URL_INVALID: 'The URL must use https and a public domain name, without credentials and fragment.',
  WEBHOOK_SUBSCRIPTION_DISABLED: 'The subscription is disabled.',
  WEBHOOK_SUBSCRIPTIONS_LIMIT_REACHED: 'The organization has the maximum number of subscriptions.',
};

export function subscriptionProblem(problems: readonly SubscriptionProblem[]): Problem {
  const errors = problems.flatMap(({ code, pointer }) => (pointer === undefined ? [] : [{ pointer, code, detail: REASONS[code] }]));
  return new Problem(problems[0]?.code ?? 'BAD_REQUEST', errors.length > 0 ? { errors } : {});
}
