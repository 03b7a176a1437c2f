/** What operators see of a service that runs: health, logs, metrics; and the folder that it keeps by itself. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SUBSCRIPTION } from '../contract/client.js';
import { GERMAN, openWorld, type World } from '../contract/world.js';
import { NO_FAULT, run, type Service, serve, stopAll, temporaryFolder } from '../process.js';

const TRACEPARENT = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';

let service: Service;
let world: World;
beforeAll(async () => {
  service = await serve(['--store', 'memory', '--metrics-port', '0', '--requests-per-second', '1000']);
  world = await openWorld(service);
  await (await world.user()).page('POST /recipients', { body: GERMAN });
  await world.acme.send('GET /nowhere');
});
afterAll(stopAll);

test('/healthz and /readyz answer anybody, and keep nothing', async () => {
  for (const [path, text] of [
    ['/healthz', 'ok\n'],
    ['/readyz', 'ready\n'],
  ] as const) {
    const response = await fetch(service.url + path);
    expect([response.status, await response.text(), response.headers.get('cache-control')]).toEqual([200, text, 'no-store']);
  }
});

test('/openapi.json names the ten endpoints', async () => {
  const { openapi, paths } = (await (await fetch(`${service.url}/openapi.json`)).json()) as {
    readonly openapi: string;
    readonly paths: Readonly<Record<string, object>>;
  };
  const operations = Object.entries(paths).flatMap(([path, methods]) => Object.keys(methods).map((method) => `${method} ${path}`));
  expect(openapi).toMatch(/^3\.1\./);
  expect(operations).toEqual(
    expect.arrayContaining([
      'post /payments/validations',
      'post /payments/bulk-validations',
      'post /payments/enrichments',
      'post /payments/bulk-enrichments',
      'post /beneficiaries/organizations/sessions',
      'get /beneficiaries/organizations/recipients/{recipientId}',
      'get /beneficiaries/organizations/recipients',
      'post /webhooks/subscriptions',
      'get /webhooks/subscriptions',
      'patch /webhooks/subscriptions/{subscriptionId}',
    ]),
  );
});

test('each answer is a line of the log: by its id, its route, its status', async () => {
  await world.acme.send('GET /webhooks/subscriptions?x=1', { headers: { 'x-request-id': 'looked-for', traceparent: TRACEPARENT } });
  const line = await service.logged(({ requestId }) => requestId === 'looked-for');
  expect(line).toMatchObject({
    level: 'info',
    message: 'answered',
    method: 'GET',
    route: '/webhooks/subscriptions',
    status: 200,
    organization: 'acme',
    trace_id: TRACEPARENT.split('-')[1],
    span_id: expect.stringMatching(/^[0-9a-f]{16}$/),
  });
  expect(Date.parse(String(line.time))).not.toBeNaN();
  expect(service.logs().every(({ level }) => level === 'info')).toBe(true);
});

test('who asks too often is told to wait', async () => {
  const slow = await serve(['--store', 'memory', '--requests-per-second', '1']);
  const { acme, other } = await openWorld(slow);
  const replies = await Promise.all(Array.from({ length: 15 }, () => acme.send('GET /webhooks/subscriptions')));
  const refused = replies.filter(({ status }) => status === 429);
  expect(refused.length).toBeGreaterThan(0);
  for (const { headers, body } of refused) expect([body.code, headers.get('retry-after')]).toEqual(['TOO_MANY_REQUESTS', '1']);
  expect((await other.send('GET /webhooks/subscriptions')).status).toBe(200);
});

describe('the metrics', () => {
  const NAME = '[a-zA-Z_:][a-zA-Z0-9_:]*';
  const VALUE = '(?:[+-]?\\d+(?:\\.\\d+)?(?:e[+-]?\\d+)?|[+-]Inf|NaN)';
  const SAMPLE = new RegExp(`^(${NAME})(\\{(?:${NAME}="(?:[^"\\\\\\n]|\\\\[\\\\"n])*",?)*\\})? ${VALUE}(?: ${VALUE})?(?: # .*)?$`, 'i');

  /** Endings that samples of a type have behind the name of their family. */
  const ENDINGS: Readonly<Record<string, readonly string[]>> = {
    counter: ['_total', '_created'],
    gauge: [''],
    histogram: ['_bucket', '_count', '_sum', '_created'],
    summary: ['', '_count', '_sum', '_created'],
    unknown: [''],
  };

  test('are OpenMetrics: a type for each family, its samples together, and an end', async () => {
    const response = await fetch(service.metrics ?? '');
    const text = await response.text();
    expect(response.headers.get('content-type')).toMatch(/^application\/openmetrics-text; version=1\.0\.0; charset=utf-8$/);
    expect(text.endsWith('\n# EOF\n')).toBe(true);
    const seen = new Set<string>();
    let [family, type] = ['', 'unknown'];
    for (const line of text.split('\n').slice(0, -2)) {
      const [, kind, name = '', rest = ''] = /^# (TYPE|HELP|UNIT) (\S+) (.*)$/.exec(line) ?? [];
      if (kind === 'TYPE') [family, type] = [name, rest];
      if (kind === 'TYPE') expect(seen.has(family), `${family} comes twice`).toBe(false);
      if (kind === 'TYPE') seen.add(family);
      if (kind !== undefined) continue;
      const [, sample = ''] = SAMPLE.exec(line) ?? [];
      expect(sample, line).not.toBe('');
      expect(
        (ENDINGS[type] ?? []).map((ending) => family + ending),
        line,
      ).toContain(sample);
    }
    expect([...seen]).toEqual(
      expect.arrayContaining([
        'payprep_http_requests',
        'payprep_http_request_seconds',
        'payprep_webhook_attempts',
        'payprep_http_problems',
        'payprep_limits_reached',
        'payprep_tokens_refused',
        'payprep_webhook_deliveries_due',
        'payprep_webhook_oldest_due_seconds',
      ]),
    );
  });

  test('count requests by method, route and status', async () => {
    const text = await (await fetch(service.metrics ?? '')).text();
    expect(text).toContain('payprep_http_requests_total{method="POST",route="/session/api/recipients",status="201"} 1');
    expect(text).toContain('payprep_http_requests_total{method="GET",route="none",status="404"} 1');
  });

  test('say what runs', async () => {
    const text = await (await fetch(service.metrics ?? '')).text();
    const [, node] =
      /^payprep_build_info\{version="\d+\.\d+\.\d+",engine_edition="[\d.]+ \d{4}-[\d-]+",node="([\d.]+)"\} 1$/m.exec(text) ?? [];
    expect(node).toBe(process.versions.node);
  });
});

test('a folder of its own is nobody else’s, and is found again', async () => {
  const folder = join(temporaryFolder(), 'kept');
  const first = await serve(['--store', 'pglite', '--folder', folder]);
  const { acme } = await openWorld(first);
  const made = (await acme.send('POST /webhooks/subscriptions', { body: SUBSCRIPTION })).body;
  await acme.openSession({ externalUserId: 'ada', returnUrl: 'https://shop.example.com/' });
  expect(await first.stop()).toBe(0);

  const mode = (path: string): string => (statSync(path).mode & 0o777).toString(8);
  expect([mode(folder), mode(join(folder, 'key'))]).toEqual(['700', '600']);
  expect(Buffer.from(readFileSync(join(folder, 'key'), 'utf8'), 'base64')).toHaveLength(32);
  // the secret of a subscription stands nowhere in it as it is
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  for (const { parentPath, name } of files) expect(readFileSync(join(parentPath, name)).includes(made.secret), name).toBe(false);

  const second = await serve(['--store', 'pglite', '--folder', folder]);
  const again = await openWorld(second);
  expect((await again.acme.send('GET /webhooks/subscriptions')).body.items).toEqual([made]);
});

test.skipIf(process.platform === 'win32')('a folder of its own is open to one process, until that ends, however it ends', async () => {
  const folder = temporaryFolder();
  const env = { PAYPREP_STORE: 'pglite', PAYPREP_FOLDER: folder };
  const first = await serve([], env);
  const { acme } = await openWorld(first);
  for (const argv of [
    ['deliver', '--metrics-port', 'off'],
    ['webhooks', '--organization', 'acme'],
  ]) {
    const { code, err } = await run(argv, env);
    expect([code, err]).toEqual([2, expect.stringMatching(/^payprep-service: another payprep-service has the folder[^\n]*\n$/)]);
  }
  expect((await acme.send('GET /webhooks/subscriptions')).status).toBe(200);
  await first.stop('SIGKILL');
  expect(await run(['webhooks', '--organization', 'acme'], env)).toMatchObject({ code: 0, err: expect.stringMatching(NO_FAULT) });
});
