/** The service as a process: starts its parts, and stops them in order. */

import { createHandler } from '../http/handler.js';
import { readPublicUrl } from '../http/public-url.js';
import type { Store } from '../storage/port.js';
import type { UnreadableRow } from '../storage/sealing.js';
import type { Tracer } from '../tracing/tracer.js';
import { forwardedAddressOf, ofConnection, peerOf, senderOf } from './addresses.js';
import { type Authentication, readAuthentication } from './authentication.js';
import { brandsIn } from './brands.js';
import { clock } from './clock.js';
import { type ClockWatch, watchClock } from './clock-watch.js';
import { connectionsOf } from './database.js';
import { deliver } from './delivery.js';
import { EXIT, type Io, UsageError } from './io.js';
import { type Listening, listen } from './listen.js';
import { factsOfAnswer, type Log, logTo } from './log.js';
import { buildOf } from './metrics/build.js';
import { createMetrics, type Metrics } from './metrics/index.js';
import { type OperationOptions, SAFE, withOperation } from './operation.js';
import { withBundle } from './page-data.js';
import { pageFiles } from './page-files.js';
import { readRates } from './rates.js';
import { openReferenceData, type ReferenceDataInUse } from './reference-data.js';
import { readKeyHours } from './retention.js';
import { logUnreadable, watchKeys } from './sealed-rows.js';
import { type Given, numberOf } from './settings.js';
import { type Opened, openStore } from './storage.js';
import { findTracer } from './telemetry.js';
import { tracedStore } from './traced-store.js';

/** The longest wait for running requests and deliveries at a stop. */
const STOP_MILLISECONDS = 20_000;

const MAX_PORTS = 65_535;

/** The parts that `serve` and `deliver` share. */
interface Process extends Opened {
  readonly log: Log;
  readonly metrics: Metrics;
  readonly metricsServer: Listening | undefined;
  readonly isClockRight: ClockWatch;
  readonly host: string;
  readonly tracer: Tracer | undefined;
}

async function runProcess(given: Given, io: Io, work: (process: Process) => Promise<void>): Promise<number> {
  const log = logTo(io.stdout, clock);
  const build = buildOf(process.versions.node);
  const tracer = await findTracer(build.version, io.stderr);
  const logRow = logUnreadable(log);
  let metrics: Metrics | undefined;
  const onUnreadable = (row: UnreadableRow): void => {
    metrics?.unreadable(row);
    logRow(row);
  };
  const opened = withTracing(await openStore(given, io, onUnreadable), tracer);
  const { missingKeys } = opened;
  const measured = createMetrics({ store: opened.background, clock, pool: opened.pool, build });
  metrics = measured;
  const isClockRight = watchClock(opened.background, clock, log);
  const endWatch = missingKeys && watchKeys({ missingKeys, metrics: measured, log });
  const host = given.text('host') ?? LOOPBACK;
  let metricsServer: Listening | undefined;
  try {
    metricsServer = await serveMetrics(given, host, measured, { store: opened.store, isClockRight }, io);
    await work({ ...opened, log, metrics: measured, metricsServer, isClockRight, host, tracer });
    return EXIT.ok;
  } finally {
    endWatch?.();
    await metricsServer?.stop(0);
    await opened.store.close();
    log('info', 'stopped');
  }
}

function withTracing(opened: Opened, tracer: Tracer | undefined): Opened {
  if (tracer === undefined) return opened;
  const system = opened.kind === 'memory' ? undefined : 'postgresql';
  const within = (store: Store): Store => tracedStore(store, tracer, system);
  return { ...opened, store: within(opened.store), background: within(opened.background) };
}

/** Serves metrics and health for operators. `deliver` has no other port. */
async function serveMetrics(
  given: Given,
  host: string,
  metrics: Metrics,
  ready: Pick<OperationOptions, 'store' | 'isClockRight'>,
  io: Io,
): Promise<Listening | undefined> {
  if (given.text('metrics-port') === 'off') return undefined;
  const port = numberOf(given, 'metrics-port', 9464, MAX_PORTS);
  const scraped = async ({ url }: Request): Promise<Response> =>
    new URL(url).pathname === '/metrics'
      ? new Response(await metrics.text(), { headers: { 'content-type': metrics.contentType, ...SAFE } })
      : new Response(null, { status: 404, headers: SAFE });
  const answer = withOperation(scraped, { ...ready, tokens: undefined, isStopping: () => io.stop.aborted });
  return listenOrRefuse(() => listen(answer, { host, port }), 'metrics-port');
}

/** Starts a server. A port that is not available is a mistake in the settings. */
async function listenOrRefuse(start: () => Promise<Listening>, setting: string): Promise<Listening> {
  try {
    return await start();
  } catch (error) {
    const { code = 'unknown' } = error as NodeJS.ErrnoException;
    throw new UsageError(`--${setting}: it cannot listen on this port (${code})`);
  }
}

export async function runDelivery(given: Given, io: Io): Promise<number> {
  const data = await openReferenceData(given, clock);
  return runProcess(given, io, async ({ background, kind, log, metrics, metricsServer, isClockRight, tracer }) => {
    if (kind === 'memory') throw new UsageError('deliver cannot read the memory of another process: give --store postgres');
    log('info', 'delivering', { store: kind, ...addressOf(metricsServer) });
    const allowInsecure = given.isOn('allow-insecure-webhooks');
    const watching = data.watch(log, io.stop);
    const recheck = recheckBy(data);
    await finishInTime(deliver({ store: background, log, metrics, clock, isClockRight, tracer, allowInsecure, recheck }, io.stop), io.stop);
    await watching;
  });
}

export async function runService(given: Given, io: Io): Promise<number> {
  const authentication = readAuthentication(given, io.env);
  const port = numberOf(given, 'port', 8080, MAX_PORTS);
  const limits = { ...readRates(given), keyHours: readKeyHours(given) };
  const publicUrl = publicUrlOf(given);
  const tokenUrl = tokenUrlOf(given, publicUrl);
  const brands = brandsIn(given, io);
  const data = await openReferenceData(given, clock);
  return runProcess(given, io, async ({ store, background, kind, log, metrics, metricsServer, isClockRight, host, tracer }) => {
    const allowInsecure = given.isOn('allow-insecure-webhooks');
    const handler = createHandler({
      // the same engine checks stored recipients
      engine: { current: data.engine },
      store,
      authenticate: authentication.verify,
      clock,
      page: withBundle(await pageFiles(), data.bundle),
      // PGlite runs one transaction at a time
      limits: { ...limits, connections: kind === 'pglite' ? 1 : connectionsOf(given) },
      brands,
      addressOf: ofConnection(senderOf),
      senderOf: ofConnection(given.isOn('behind-proxy') ? forwardedAddressOf : peerOf),
      logoUrls: given.isOn('logo-urls'),
      allowInsecureWebhooks: allowInsecure,
      ...(publicUrl !== undefined && { publicUrl }),
      tracer,
      ...(tokenUrl !== undefined && { tokenUrl }),
      observe: (answered) => {
        metrics.answered(answered);
        log(answered.status >= 500 ? 'error' : 'info', 'answered', factsOfAnswer(answered));
      },
    });
    const isCounted = limits.addressRequestsPerSecond !== undefined;
    // payments are not in the audit trail, so their senders are remembered only for the limit by address
    const isSenderKnown = (path: string): boolean => isCounted || !path.startsWith('/payments/');
    const tokens = authentication.development?.tokens;
    const fetch = withOperation(handler, { store, isClockRight, tokens, isStopping: () => io.stop.aborted });
    const server = await listenOrRefuse(() => listen(fetch, { host, port, isSenderKnown }), 'port');
    log('info', 'serving', { url: server.url, store: kind, ...addressOf(metricsServer) });
    const watching = data.watch(log, io.stop);
    announceDevelopmentTokens(authentication, server.url, io);
    const delivery = given.isOn('no-delivery')
      ? undefined
      : finishInTime(
          deliver({ store: background, log, metrics, clock, isClockRight, tracer, allowInsecure, recheck: recheckBy(data) }, io.stop),
          io.stop,
        );
    await untilStopped(io.stop);
    log('info', 'stopping');
    await Promise.all([server.stop(STOP_MILLISECONDS), delivery, watching]);
  });
}

/** Stored recipients are checked again by the engine of the day, and after another bundle. */
const recheckBy = ({ engine, engineEdition }: ReferenceDataInUse) => ({
  engine,
  get engineEdition() {
    return engineEdition();
  },
});

const addressOf = (metricsServer: Listening | undefined) => metricsServer && { metrics: `${metricsServer.url}/metrics` };

/** The address at which users reach the service; undefined on this machine. Elsewhere it is needed, because the sender of a request chooses its `Host`. */
function publicUrlOf(given: Given): string | undefined {
  const text = given.text('public-url');
  if (text === undefined) {
    if (isLoopback(given.text('host') ?? LOOPBACK)) return undefined;
    throw new UsageError('--public-url is needed with a --host that others reach: the address of sessions begins with it');
  }
  const url = readPublicUrl(text);
  if (url === undefined) throw new UsageError('--public-url is an address such as https://pay.example.com; http is for this machine alone');
  return url;
}

/** The token endpoint for clients: that of the setting or, in development, the service’s own. */
function tokenUrlOf(given: Given, publicUrl = ''): string | undefined {
  const text = given.text('token-url');
  if (text === undefined) return given.isOn('development-tokens') ? `${publicUrl}/oauth2/token` : undefined;
  if (webUrlOf(text) === undefined) throw new UsageError('--token-url is an address such as https://auth.example.com/token');
  return text;
}

/** http or https, without credentials. */
function webUrlOf(text: string): URL | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  return url !== undefined && /^https?:$/.test(url.protocol) && url.username === '' && url.password === '' ? url : undefined;
}

const LOOPBACK = '127.0.0.1';

const isLoopback = (host: string): boolean => host === 'localhost' || host === '::1' || /^127(?:\.\d{1,3}){3}$/.test(host);

/** Warns of development tokens, and says how to get one. */
function announceDevelopmentTokens({ development }: Authentication, url: string, io: Io): void {
  if (development === undefined) return;
  const [client] = development.clients;
  io.stderr.write(`payprep-service: it issues access tokens itself, for development only: never in production\n`);
  if (client !== undefined && io.env.PAYPREP_DEVELOPMENT_CLIENTS === undefined)
    io.stderr.write(`payprep-service: curl -u ${client.id}:${client.secret} -d grant_type=client_credentials ${url}/oauth2/token\n`);
}

const untilStopped = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });

/** Waits for running work; after the stop, for {@link STOP_MILLISECONDS} at most. */
function finishInTime(running: Promise<void>, signal: AbortSignal): Promise<void> {
  let late: ReturnType<typeof setTimeout> | undefined;
  const over = untilStopped(signal).then(
    () =>
      new Promise<void>((resolve) => {
        late = setTimeout(resolve, STOP_MILLISECONDS);
      }),
  );
  return Promise.race([running, over]).finally(() => clearTimeout(late));
}
