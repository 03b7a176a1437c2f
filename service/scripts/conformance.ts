/**
 * `conformance/`: requests and the answers of this service, for implementations in other languages. Requests are the examples of `http/openapi.json`; the
 * service answers them here, one after the other.
 *
 * The gotcha: what differs from one run to the next is a placeholder such as `{uuid}`, in an answer and, with a name, in the path of a later request.
 */
import { createEngine } from '../../src/full.js';
import { SCOPES } from '../http/guard.js';
import { createHandler } from '../http/handler.js';
import { memoryStore } from '../storage/memory.js';

/** The day of the answers: rules and ages of data go by it. */
const TODAY = '2026-11-20';

export interface Recorded {
  readonly operation: string;
  readonly example: string;
  readonly request: {
    readonly method: string;
    /** With `{subscriptionId}` and the like where an answer before had it: see `keep`. */
    readonly path: string;
    readonly headers: Readonly<Record<string, string>>;
    readonly body?: unknown;
  };
  readonly answer: { readonly status: number; readonly body?: unknown };
  /** Only so many items of the list are recorded: there may be more. */
  readonly first?: number;
  /** Name → JSON Pointer into the answer, for the paths of later requests. */
  readonly keep?: Readonly<Record<string, string>>;
}

interface Examples {
  readonly examples?: Readonly<Record<string, { readonly value: { readonly items?: readonly unknown[] } }>>;
}

interface ParameterObject {
  readonly name: string;
  readonly in: string;
  readonly required: boolean;
  readonly example?: string | number;
}

interface OperationObject {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly parameters: readonly (ParameterObject | { readonly $ref: string })[];
  readonly requestBody?: { readonly content: Readonly<Record<string, Examples>> };
  readonly responses: Readonly<Record<string, { readonly content?: Readonly<Record<string, Examples>> }>>;
}

export interface ContractDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, OperationObject>>>>;
}

/** Operations on something that another one makes come behind it. */
const ORDER: readonly string[] = [
  'createSubscription',
  'listSubscriptions',
  'getSubscription',
  'getSubscriptionState',
  'rotateSecret',
  'sendTestEvent',
  'listDeliveries',
  'getDelivery',
  'redeliver',
  'updateSubscription',
  'deleteSubscription',
];

const KEPT: Readonly<Record<string, Recorded['keep']>> = {
  createSubscription: { subscriptionId: '/id' },
  sendTestEvent: { deliveryId: '/id' },
};

/** Headers that would ask for something that is not there, or for another language. */
const LEFT_OUT: readonly string[] = ['If-Match', 'Accept-Language'];

type Planned = Omit<Recorded, 'answer'>;

function planned(path: string, method: string, operation: OperationObject, made: ReadonlySet<string>): readonly Planned[] {
  const parameters = operation.parameters.filter((each) => 'name' in each).filter(({ name }) => !LEFT_OUT.includes(name));
  const given = (place: string) => parameters.filter((each) => each.in === place && each.example !== undefined);
  const query = given('query').map(({ name, example }) => [name, String(example)] as [string, string]);
  const inPath = given('path').filter(({ name }) => !made.has(name));
  const filled = inPath.reduce((text, { name, example }) => text.replace(`{${name}}`, String(example)), path);
  const target = query.length === 0 ? filled : `${filled}?${new URLSearchParams(query)}`;
  const headers = Object.fromEntries(given('header').map(({ name, example }) => [name.toLowerCase(), String(example)]));
  const bodies = Object.entries(operation.requestBody?.content['application/json']?.examples ?? {});
  const keep = KEPT[operation.operationId];
  const request = { method: method.toUpperCase(), path: target, headers };
  const one = (example: string, body?: unknown): Planned => ({
    operation: operation.operationId,
    example,
    request: body === undefined ? request : { ...request, headers: { ...headers, 'content-type': 'application/json' }, body },
    ...(keep !== undefined && { keep }),
  });
  return bodies.length === 0 ? [one('only')] : bodies.map(([name, { value }]) => one(name, value));
}

/** How many items the example of the answer has, where it says no more than the first. */
const CATALOGUES: readonly string[] = ['listAlerts', 'listReferenceData'];

function lengthOf({ operationId, responses }: OperationObject): number | undefined {
  const [example] = Object.values(responses['200']?.content?.['application/json']?.examples ?? {});
  return CATALOGUES.includes(operationId) ? example?.value.items?.length : undefined;
}

const PLACEHOLDERS: readonly (readonly [placeholder: string, form: RegExp])[] = [
  ['{uuid}', /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/],
  ['{date-time}', /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?Z$/],
  ['{secret}', /^[\w+/]{43}=$/],
  ['{session}', /^https:\/\/[^#]{1,200}#[\w-]{43}$/],
];

/** A value of an answer with placeholders for what differs. */
function withPlaceholders(value: unknown): unknown {
  if (typeof value === 'string') return PLACEHOLDERS.find(([, form]) => form.test(value))?.[0] ?? value;
  if (Array.isArray(value)) return value.map(withPlaceholders);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, withPlaceholders(member)]));
}

const memberAt = (value: unknown, pointer: string): string =>
  String(
    pointer
      .split('/')
      .slice(1)
      .reduce((member, name) => (member as Readonly<Record<string, unknown>> | undefined)?.[name], value),
  );

type Ask = (request: Recorded['request']) => Promise<{ readonly status: number; readonly body?: unknown }>;

/** Asks in turn, with what answers before had in the paths. */
export async function askInTurn(requests: readonly Planned[], ask: Ask): Promise<readonly Recorded[]> {
  const kept = new Map<string, string>();
  const recorded: Recorded[] = [];
  for (const each of requests) {
    const path = each.request.path.replace(/\{(\w+)\}/g, (whole, name: string) => kept.get(name) ?? whole);
    const { status, body } = await ask({ ...each.request, path });
    for (const [name, pointer] of Object.entries(each.keep ?? {})) kept.set(name, memberAt(body, pointer));
    const { items } = (body ?? {}) as { readonly items?: readonly unknown[] };
    const shown = each.first === undefined ? body : { items: items?.slice(0, each.first) };
    recorded.push({ ...each, answer: body === undefined ? { status } : { status, body: withPlaceholders(shown) } });
  }
  return recorded;
}

/** The service of the answers: in memory, on a fixed day. */
export function serviceOfToday(): Ask {
  const handler = createHandler({
    engine: createEngine({ on: TODAY }),
    store: memoryStore(),
    authenticate: () => ({ organization: 'acme', scopes: new Set(SCOPES) }),
    clock: () => new Date(`${TODAY}T09:30:00.000Z`),
    publicUrl: 'https://pay.example.com',
  });
  return async ({ method, path, headers, body }) => {
    const sent = body === undefined ? null : JSON.stringify(body);
    const asked = { method, headers: { ...headers, authorization: 'Bearer a-token' }, body: sent };
    const response = await handler(new Request(`https://pay.example.com${path}`, asked));
    const text = await response.text();
    return text === '' ? { status: response.status } : { status: response.status, body: JSON.parse(text) };
  };
}

const fileOf = (tag: string): string => `${tag.toLowerCase().replaceAll(' ', '-')}.json`;

/** Subscriptions and their management go on from each other: one file. */
const TOGETHER: Readonly<Record<string, string>> = { 'Webhook management': 'Webhooks' };

/** Path in `conformance/` → content of the file. */
export async function conformance({ paths }: ContractDocument): Promise<Readonly<Record<string, string>>> {
  const made = new Set(Object.values(KEPT).flatMap((keep) => Object.keys(keep ?? {})));
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation, at: ORDER.indexOf(operation.operationId) })),
  );
  const files = new Map<string, Planned[]>();
  for (const { path, method, operation } of operations.sort((one, other) => one.at - other.at)) {
    const [tag = ''] = operation.tags;
    const name = fileOf(TOGETHER[tag] ?? tag);
    const first = lengthOf(operation);
    const more = planned(path, method, operation, made).map((each) => (first === undefined ? each : { ...each, first }));
    files.set(name, [...(files.get(name) ?? []), ...more]);
  }
  const entries: [string, string][] = [];
  for (const [name, requests] of files)
    entries.push([name, `${JSON.stringify(await askInTurn(requests, serviceOfToday()), undefined, 2)}\n`]);
  return Object.fromEntries(entries);
}
