/**
 * Webhook management for the operators of receivers: the state of a subscription, its deliveries, sending again, a test event, a new secret.
 *
 * Its paths are apart from those of the contract, so that paths that the contract adds to `/webhooks/subscriptions` later cannot collide.
 */
import { readUuid } from '../bytes/uuid.js';
import { MAX_ON_PAGE } from '../recipients/recipients.js';
import type { Actor, AuditAction } from '../storage/audit-port.js';
import { DELIVERY_STATES, type DeliveryState } from '../storage/webhook-port.js';
import { type DeliveryPage, findDelivery, findState, listDeliveries, sendTest } from '../webhooks/management.js';
import { redeliver } from '../webhooks/redeliver.js';
import type { SubscriptionProblem } from '../webhooks/subscription-rules.js';
import { rotateSecret } from '../webhooks/subscriptions.js';
import type { ClientCall, Guard } from './guard.js';
import { idempotencyKeyOf, runOnce } from './idempotency.js';
import type { Limits } from './limits.js';
import { type AnswerPage, pagingOf, queryOf, readParameter, wrongParameter } from './paging.js';
import { recordRefusals } from './refusals.js';
import type { Answer, Call, Route } from './route.js';
import { subscriptionProblem } from './subscriptions.js';

const PATH = '/webhooks/management';

/** A request that changes something, and who asks. */
interface Changing extends Omit<ClientCall, 'actor'> {
  readonly actor: Actor;
}

export function webhookManagementRoutes(limits: Limits, guard: Guard, answerPage: AnswerPage): readonly Route[] {
  const SUBSCRIPTION = `${PATH}/subscriptions/:subscriptionId`;
  const DELIVERY = `${PATH}/deliveries/:deliveryId`;
  const read = (path: string, answer: (call: ClientCall) => Promise<Answer>): Route => ({
    method: 'GET',
    path,
    answer: guard('webhooks:read', answer),
  });
  const write = (action: AuditAction, path: string, answer: (call: Changing) => Promise<Answer>): Route => ({
    method: 'POST',
    path,
    answer: guard('webhooks:write', (call) => {
      const { organization, service, params } = call;
      const actor = call.actor();
      const entry = { ...actor, organization, action, objectId: params.subscriptionId ?? params.deliveryId };
      return recordRefusals(service, entry, () => answer({ ...call, actor }));
    }),
  });
  return [
    read(SUBSCRIPTION, async ({ service, organization, params }) =>
      answerTo(await findState(service, organization, subscriptionOf(params)), 200),
    ),
    read(`${SUBSCRIPTION}/deliveries`, async (call) => answerPage(await deliveriesAsked(call), call.request)),
    write('SUBSCRIPTION_SECRET_ROTATED', `${SUBSCRIPTION}/secret-rotations`, (call) => rotateOnce(limits, call)),
    write('SUBSCRIPTION_TESTED', `${SUBSCRIPTION}/test-events`, async ({ service, organization, params, actor }) =>
      answerTo(await sendTest({ ...service, actor }, organization, subscriptionOf(params)), 202),
    ),
    read(DELIVERY, async ({ service, organization, params: { deliveryId = '' } }) =>
      answerTo(await findDelivery(service, organization, deliveryId), 200),
    ),
    write('DELIVERY_REPEATED', `${DELIVERY}/redeliveries`, async ({ service, organization, params: { deliveryId = '' }, actor }) => {
      const again = await redeliver({ ...service, actor }, organization, deliveryId);
      return answerTo(again.ok ? await findDelivery(service, organization, deliveryId) : again, 202);
    }),
  ];
}

/** A text that is not a UUID is the id of no subscription. */
const subscriptionOf = ({ subscriptionId = '' }: Call['params']): string => readUuid(subscriptionId) ?? '';

type Found = { readonly ok: true; readonly found: unknown } | { readonly ok: false; readonly problems: readonly SubscriptionProblem[] };

function answerTo(result: Found, status: number): Answer {
  if (result.ok) return { status, body: result.found };
  throw subscriptionProblem(result.problems);
}

/** @throws Problem if there is no such subscription, or if the query is wrong */
async function deliveriesAsked({ service, request, organization, params }: ClientCall): Promise<DeliveryPage> {
  const query = queryOf(request);
  const { limit = MAX_ON_PAGE, after } = pagingOf(query);
  const result = await listDeliveries(service, organization, subscriptionOf(params), { state: stateOf(query), after, limit });
  if (result.ok) return result.found;
  throw subscriptionProblem(result.problems);
}

function stateOf(query: URLSearchParams): DeliveryState | undefined {
  const text = readParameter(query, 'state');
  const state = DELIVERY_STATES.find((known) => known === text);
  if (text !== undefined && state === undefined) throw wrongParameter('state', `Expected one of ${DELIVERY_STATES.join(', ')}.`);
  return state;
}

/** Needs an idempotency key: a repeated rotation would drop the secret that receivers still use. */
function rotateOnce({ keyHours }: Pick<Limits, 'keyHours'>, { service, request, organization, params, actor }: Changing): Promise<Answer> {
  const key = idempotencyKeyOf(request);
  const id = subscriptionOf(params);
  return runOnce({ ...service, keyHours }, { organization, path: `${PATH}/subscriptions/${id}/secret-rotations`, key }, {}, async (tx) => {
    const result = await rotateSecret({ ...service, actor, store: { transaction: (work) => work(tx) } }, organization, id);
    if (result.ok) return { status: 200, body: result.subscription };
    throw subscriptionProblem(result.problems);
  });
}
