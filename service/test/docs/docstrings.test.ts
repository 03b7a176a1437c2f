/** The examples in the docstrings of the service: each runs, and gives what the comment behind it says. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createEngine } from 'payprep';
import { describe, expect, test } from 'vitest';
import { evaluate, examplesIn } from '../../../test/docs/examples.js';
import { uuidOf } from '../../bytes/uuid.js';
import { readBrands } from '../../http/brand/brands.js';
import { createHandler } from '../../http/handler.js';
import { changedFields } from '../../recipients/changed-fields.js';
import { mergePatch } from '../../recipients/merge-patch.js';
import { tidyDetails } from '../../recipients/tidy-details.js';
import { pageFiles } from '../../serve/page-files.js';
import { run } from '../../serve/run.js';
import { memoryStore } from '../../storage/memory.js';
import { formatTraceparent } from '../../tracing/trace-context.js';
import { isPublicAddress } from '../../webhooks/addresses.js';
import { createDeliverer } from '../../webhooks/deliver.js';
import { pause } from '../../webhooks/pause.js';
import { createPost } from '../../webhooks/post.js';
import { parseRetryAfter } from '../../webhooks/retry-after.js';
import { nextAttempt } from '../../webhooks/retry-schedule.js';
import { sign, verify } from '../../webhooks/signature.js';
import { checkTarget } from '../../webhooks/target.js';

const service = new URL('../../', import.meta.url);

const store = memoryStore();
const clock = (): Date => new Date();
const engine = (on: string) => createEngine({ on });
const authenticate = () => ({ organization: 'acme', scopes: new Set(['payments']) });
const body = '{}';
const secret = Buffer.alloc(32, 1).toString('base64');
const signed = await sign({ id: 'msg_1', timestamp: clock(), body, secrets: [secret] });

/** A page of one file, in place of that which the build writes. */
function ownPage(): Promise<Awaited<ReturnType<typeof pageFiles>>> {
  const folder = mkdtempSync(join(tmpdir(), 'payprep-page-'));
  mkdirSync(join(folder, 'session/assets'), { recursive: true });
  writeFileSync(join(folder, 'index.html'), '<!doctype html>');
  return pageFiles(folder);
}

/** Source file → what its examples may use. */
const sources: Readonly<Record<string, object>> = {
  'bytes/uuid.ts': { uuidOf },
  'http/brand/brands.ts': { readBrands },
  'http/handler.ts': {
    createHandler,
    createEngine,
    memoryStore,
    authenticate,
    headers: { authorization: 'Bearer a', 'content-type': 'application/json' },
  },
  'recipients/changed-fields.ts': { changedFields },
  'recipients/merge-patch.ts': { mergePatch },
  'recipients/tidy-details.ts': { tidyDetails },
  'serve/page-files.ts': { createHandler, engine, store, authenticate, pageFiles: ownPage },
  'serve/run.ts': { run, io: { stdout: { write: () => true }, stderr: { write: () => true } } },
  'storage/memory.ts': { memoryStore },
  'tracing/trace-context.ts': { formatTraceparent },
  'webhooks/addresses.ts': { isPublicAddress },
  'webhooks/deliver.ts': { createDeliverer, createPost, store, clock, pause, signal: AbortSignal.abort() },
  'webhooks/retry-after.ts': { parseRetryAfter },
  'webhooks/retry-schedule.ts': { nextAttempt },
  'webhooks/signature.ts': {
    sign,
    verify,
    body,
    secret,
    request: new Request('https://pay.example.com', { method: 'POST', body, headers: { ...signed } }),
  },
  'webhooks/target.ts': { checkTarget },
};

/** One posts to another host, as post.test.ts does to one of its own; two need a database, as the tests of storage do. */
const NOT_RUN = ['webhooks/post.ts', 'storage/postgres/from-pglite.ts', 'storage/postgres/from-pool.ts'];

describe.each(Object.entries(sources))('%s', (path, scope) => {
  test.each(examplesIn(new URL(path, service)))('$name', async ({ code, expected }) => {
    const value = await evaluate(code, scope);
    if (expected !== undefined) expect(value).toEqual(await evaluate(expected, {}));
  });
});

test('no source has examples that are not run', () => {
  const files = ['bytes', 'http', 'recipients', 'serve', 'storage', 'tracing', 'webhooks'].flatMap((folder) =>
    readdirSync(new URL(`${folder}/`, service), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  );
  const withExamples = files.filter(
    (file) => file.endsWith('.ts') && readFileSync(join(fileURLToPath(service), file), 'utf8').includes('@example'),
  );
  expect(withExamples.sort()).toEqual([...Object.keys(sources), ...NOT_RUN].sort());
});
