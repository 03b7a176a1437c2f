/**
 * The service as one function: `(Request) => Promise<Response>`. The same in Node, in a serverless function and in a test.
 */

import { Hono } from 'hono';
import { type Random, systemDigits, systemRandom } from '../bytes/random.js';
import { createUuid, uuidOfDigits } from '../bytes/uuid.js';
import { isUnreadable, StorageError } from '../storage/errors.js';
import type { Store } from '../storage/port.js';
import type { Tracer } from '../tracing/tracer.js';
import { VerifierUnavailable, type VerifyToken } from './authentication/principal.js';
import { beneficiaryRoutes } from './beneficiaries.js';
import { type BrandsSettings, readBrands } from './brand/brands.js';
import { engineRoutes } from './engine/routes.js';
import { type EngineSource, engineOfToday } from './engine-of-today.js';
import { guardedBy, type SenderOf, type ServiceFor, withService } from './guard.js';
import { type Limits, USUAL_LIMITS } from './limits.js';
import { logoRoute, withDataUri, withLogoUrl } from './logos.js';
import { type Answered, completeHeaders, type Trace, withObservation } from './observation.js';
import { openapiRoute } from './openapi.js';
import { pageRoutes } from './page.js';
import type { Page } from './page-file.js';
import { pageAnswers } from './paging.js';
import { paymentRoutes } from './payments.js';
import { Problem, problemBody } from './problem.js';
import { pageUrlOf, pathPrefixOf, readPublicUrl } from './public-url.js';
import { rateLimit } from './rate.js';
import { recipientCheckRoutes } from './recipient-checks.js';
import type { Call, Route } from './route.js';
import { sessionRoutes } from './session.js';
import { subscriptionRoutes } from './subscriptions.js';
import { storeInTurns } from './turns.js';
import { webhookManagementRoutes } from './webhook-management.js';

export interface HandlerOptions {
  /** An engine; or how to make one for a day, YYYY-MM-DD: then it is made anew each day; or `{ current }`, which returns the one that counts now. */
  readonly engine: EngineSource;
  readonly store: Store;
  /** Verifies access tokens. */
  readonly authenticate: VerifyToken;
  readonly clock?: () => Date;
  readonly random?: Random;
  readonly limits?: Partial<Limits>;
  /** The address that a request comes from, for `limits.addressRequestsPerSecond`; undefined for one that is not counted. Default: none is. */
  readonly addressOf?: (request: Request) => string | undefined;
  /** The address that a request comes from, for the audit trail; undefined where it is not known. Default: it never is. */
  readonly senderOf?: SenderOf;
  /** The public address of the service: `https://pay.example.com`. Needed for sessions, except on this machine. */
  readonly publicUrl?: string;
  /** The token endpoint for clients. Only `/openapi.json` shows it. */
  readonly tokenUrl?: string;
  /** The page behind the `url` of a session: `pageFiles()` in Node. Without it the sessions are for a page of your own. */
  readonly page?: Page;
  /** The brands of the page: organization → name, logo, colour, and the origins that may embed it. Default: none. */
  readonly brands?: BrandsSettings;
  /** Logos of banks are URLs below `/logos`, which anybody may read, and no `data:` URIs. Default: false. */
  readonly logoUrls?: boolean;
  /** For tests and development: webhooks may be delivered to `http` and to this machine. */
  readonly allowInsecureWebhooks?: boolean;
  /** Called with each answer, for logs and metrics. It gets no value of the request. */
  readonly observe?: (answered: Answered) => void;
  /** Records a span for each request. `traceparent` is read and passed on without it as well. */
  readonly tracer?: Tracer | undefined;
}

/**
 * Makes the handler of the endpoints.
 *
 * @throws TypeError for a missing option, an invalid `publicUrl`, or an invalid name, logo or colour of a brand
 * @example
 * const handler = createHandler({ engine: (on) => createEngine({ on }), store: memoryStore(), authenticate })
 * const response = await handler(new Request('https://pay.example.com/payments/validations', { method: 'POST', body: '{}', headers }))
 * response.status // 200
 */
export function createHandler(options: HandlerOptions): (request: Request) => Promise<Response> {
  assertNeeded(options);
  const { store, clock = () => new Date(), random = systemRandom, senderOf = () => undefined, observe, tracer } = options;
  const newId = options.random === undefined ? () => uuidOfDigits(systemDigits(32), 4) : () => createUuid(random);
  const limits: Limits = { ...USUAL_LIMITS, ...options.limits };
  const brands = readBrands(options.brands ?? {});
  const engine = engineOfToday(options.engine, clock);
  const storeOf = storeInTurns(store, limits);
  const serviceFor: ServiceFor = (organization) => ({ store: storeOf(organization), engine, clock, random });
  const publicUrl = options.publicUrl === undefined ? undefined : publicUrlOf(options.publicUrl);
  const pageUrl = (request: Request): string => pageUrlOf(publicUrl, request);
  const withLogo = options.logoUrls === true ? withLogoUrl(engine, publicUrl) : withDataUri;
  const answerPage = pageAnswers(pathPrefixOf(publicUrl));
  const admit = {
    organization: rateLimit(limits.requestsPerSecond, clock, 'organization_rate'),
    client: rateLimit(limits.clientRequestsPerSecond, clock, 'client_rate'),
  };
  const tokenGuard = guardedBy(options.authenticate, admit);
  const guard = withService(tokenGuard, senderOf, serviceFor);
  const routes = [
    ...paymentRoutes(engine, limits, tokenGuard, withLogo),
    ...engineRoutes({ engine, clock, limits, guard: tokenGuard, withLogo }),
    ...beneficiaryRoutes(limits, guard, { pageUrl, answerPage }),
    ...recipientCheckRoutes(guard, answerPage),
    ...subscriptionRoutes(limits, guard, options.allowInsecureWebhooks === true),
    ...webhookManagementRoutes(limits, guard, answerPage),
    ...sessionRoutes(serviceFor, limits, { clock, brands, senderOf, answerPage }),
    ...(options.page ? pageRoutes(options.page, brands) : []),
    ...(options.logoUrls === true ? [logoRoute(engine)] : []),
    openapiRoute({ publicUrl, tokenUrl: options.tokenUrl }),
  ];
  return withObservation(router(routes, addressLimit(options, limits, clock)).fetch, { newId, clock, observe, tracer });
}

/** @throws TypeError */
function assertNeeded(options: HandlerOptions | undefined): void {
  const refuse = (option: string, meaning: string): never => {
    throw new TypeError(`createHandler: \`${option}\` is missing: ${meaning}`);
  };
  if (!options?.engine) refuse('engine', 'an engine, or (on) => createEngine({ on })');
  if (typeof options?.store?.transaction !== 'function') refuse('store', 'memoryStore(), or postgresStore()');
  if (typeof options?.authenticate !== 'function') refuse('authenticate', 'jwtVerifier() or introspectionVerifier()');
}

/** @throws TypeError */
function publicUrlOf(text: string): string {
  const url = readPublicUrl(text);
  if (url === undefined) throw new TypeError('createHandler: `publicUrl` is an address such as https://pay.example.com');
  return url;
}

/** Each request carries its trace, to which the routes add what they learn. */
type Context = { readonly Bindings: Trace };

/** @throws Problem TOO_MANY_REQUESTS */
type AdmitRequest = (request: Request) => void;

/** Counts a request before anything of it is read, so that wrong tokens count as well. */
function addressLimit({ addressOf }: HandlerOptions, { addressRequestsPerSecond }: Limits, clock: () => Date): AdmitRequest {
  if (addressOf === undefined || addressRequestsPerSecond === undefined) return () => {};
  const admit = rateLimit(addressRequestsPerSecond, clock, 'address_rate');
  return (request) => {
    const address = addressOf(request);
    if (address !== undefined) admit(address);
  };
}

function router(routes: readonly Route[], admit: AdmitRequest): Hono<Context> {
  const app = new Hono<Context>();
  for (const route of routes)
    app.on(route.method, route.path, ({ req, env }) => {
      const call = { request: req.raw, params: req.param(), trace: env };
      return answerTo(call, route, admit);
    });
  // a router of its own: if two routes of one router match, Hono composes them anew for each request
  const other = unanswered(routes);
  app.notFound(({ req, env }) => other.fetch(req.raw, env));
  app.onError((error, { env }) => answerProblem(problemOf(error), env));
  return app;
}

/** The problem for an error of a route. Options of the handler, such as a store, may throw anything. */
function problemOf(error: unknown): Problem {
  if (error instanceof Problem) return error;
  const later = { headers: { 'retry-after': '5' }, cause: error };
  // the token may be valid
  if (error instanceof VerifierUnavailable) return new Problem('AUTH_UNAVAILABLE', later);
  if (error instanceof StorageError && error.code === 'UNAVAILABLE') return new Problem('SERVICE_UNAVAILABLE', later);
  if (isUnreadable(error)) return new Problem('DATA_UNREADABLE', { cause: error });
  return new Problem('UNEXPECTED_ERROR', { cause: error });
}

/** The answer to a path or method that has no route. */
function unanswered(routes: readonly Route[]): Hono<Context> {
  const app = new Hono<Context>();
  for (const path of new Set(routes.map((route) => route.path))) app.all(path, ({ env }) => answerProblem(notFor(path, routes), env));
  app.notFound(({ env }) => answerProblem(new Problem('NOT_FOUND'), env));
  return app;
}

function answerProblem(problem: Problem, trace: Trace): Response {
  trace.problem = problem;
  trace.error = problem.details.cause;
  const body = problemBody(problem.code, problem.details);
  const headers = { ...problem.details.headers, 'content-type': 'application/problem+json' };
  return new Response(JSON.stringify(body), { status: body.status, headers: completeHeaders(headers, trace) });
}

/** Errors of routes are answered here and not by `onError`: Hono passes on a thrown value that is no `Error`. */
async function answerTo(call: Call, route: Route, admit: AdmitRequest): Promise<Response> {
  try {
    admit(call.request);
    return await responseOf(call, route);
  } catch (error) {
    return answerProblem(problemOf(error), call.trace);
  }
}

async function responseOf(call: Call, { path, answer }: Route): Promise<Response> {
  const { trace } = call;
  trace.route = path;
  const { status, body, file, headers } = await answer(call);
  if (file !== undefined)
    return new Response(file.body, { status, headers: completeHeaders({ ...headers, 'content-type': file.type }, trace) });
  if (body === undefined) return new Response(null, { status, headers: { ...headers } });
  return new Response(JSON.stringify(body), {
    status,
    headers: completeHeaders({ ...headers, 'content-type': 'application/json' }, trace),
  });
}

function notFor(path: string, routes: readonly Route[]): Problem {
  // Hono answers HEAD by the route of GET
  const methods = routes.filter((route) => route.path === path).flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
  return new Problem('METHOD_NOT_ALLOWED', { headers: { allow: methods.join(', ') } });
}
