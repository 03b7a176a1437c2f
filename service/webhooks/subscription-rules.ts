/**
 * The rules for the members of a subscription. Their types are checked where the JSON is read.
 *
 * The gotcha: a subscription without events is allowed, and gets nothing.
 */
import { WEBHOOK_EVENT_TYPES } from '../storage/event-type.js';
import { checkTarget, type TargetOptions, type TargetProblem } from './target.js';

export interface SubscriptionProblem {
  readonly code:
    | 'BAD_REQUEST'
    | 'NOT_FOUND'
    | 'PRECONDITION_FAILED'
    | 'JSON_PAYLOAD_INVALID_ENUM_VALUE'
    | 'WEBHOOK_ENDPOINT_URL_INVALID'
    | 'WEBHOOK_SUBSCRIPTIONS_LIMIT_REACHED'
    | 'WEBHOOK_SUBSCRIPTION_DISABLED';
  /** A JSON Pointer (RFC 6901), if it is about a member. */
  readonly pointer?: string;
  /** Why the URL is refused. */
  readonly reason?: TargetProblem;
}

export const NOT_FOUND: SubscriptionProblem = { code: 'NOT_FOUND' };

export const MAX_TITLE = 255;

/** Far more than there are event types. Repeated ones are dropped later. */
export const MAX_EVENTS = 100;

/** Control characters and unpaired surrogates: databases refuse some of them. */
const UNWRITABLE = /[\p{Cc}\p{Cs}]/u;

const isEventType = (event: string): boolean => (WEBHOOK_EVENT_TYPES as readonly string[]).includes(event);

function problemsOfEvents(events: readonly string[]): readonly SubscriptionProblem[] {
  if (events.length > MAX_EVENTS) return [{ code: 'BAD_REQUEST', pointer: '/events' }];
  return events.flatMap((event, at) => (isEventType(event) ? [] : [{ code: 'JSON_PAYLOAD_INVALID_ENUM_VALUE', pointer: `/events/${at}` }]));
}

/** The problems of the given members, in the order of the contract. */
export function subscriptionProblems(
  {
    title,
    url,
    events,
  }: { readonly title?: string | undefined; readonly url?: string | undefined; readonly events?: readonly string[] | undefined },
  options: TargetOptions,
): readonly SubscriptionProblem[] {
  const target = url === undefined ? undefined : checkTarget(url, options);
  const isTitle = title === undefined || (title.length <= MAX_TITLE && !UNWRITABLE.test(title));
  return [
    ...(isTitle ? [] : [{ code: 'BAD_REQUEST', pointer: '/title' } as const]),
    ...(target === undefined || target.ok
      ? []
      : [{ code: 'WEBHOOK_ENDPOINT_URL_INVALID', pointer: '/url', reason: target.problem } as const]),
    ...(events === undefined ? [] : problemsOfEvents(events)),
  ];
}
