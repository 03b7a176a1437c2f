/** The service as it is published, beside payprep as it is published. */
import { join } from 'node:path';
import { createEngine, enrich, validate } from 'payprep/full';
import { expect, test } from 'vitest';
import { payments } from '../../../test/package/built.js';
import type * as http from '../../http.js';
import type * as memory from '../../storage/memory.js';
import { root } from '../built.js';

const load = async <Entry>(file: string): Promise<Entry> => (await import(join(root, 'dist', file))) as Entry;

test('an engine of payprep/full validates in the handler of payprep-service/http', async () => {
  const { createHandler } = await load<typeof http>('http.js');
  const { memoryStore } = await load<typeof memory>('storage/memory.js');
  const engine = createEngine({ on: '2026-11-20' });
  const authenticate = async () => ({ organization: 'acme', scopes: new Set(['payments']) });
  const handler = createHandler({ engine, store: memoryStore(), authenticate });
  const headers = { authorization: 'Bearer token', 'content-type': 'application/json' };
  const ask = async (path: string, payment: unknown) =>
    (await handler(new Request(`https://pay.example.com${path}`, { method: 'POST', headers, body: JSON.stringify(payment) }))).text();
  for (const payment of payments) {
    expect(await ask('/payments/validations', payment)).toBe(JSON.stringify(validate(payment, engine)));
    expect(await ask('/payments/enrichments', payment)).toBe(JSON.stringify(enrich(payment, engine)));
  }
});
