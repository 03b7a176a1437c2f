/** The example in the docstring of the server: a client reaches it. */
import { Client, InMemoryTransport } from '@modelcontextprotocol/client';
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { expect, test } from 'vitest';
import { evaluate, examplesIn } from '../../test/docs/examples.js';
import { createServer } from '../index.js';

test.each(examplesIn(new URL('../server.ts', import.meta.url)))('$name', async ({ code }) => {
  const [ours, transport] = InMemoryTransport.createLinkedPair();
  await evaluate(code, { createServer, serveStdio, transport });
  const client = new Client({ name: 'test', version: '1.0.0' });
  await client.connect(ours);
  expect(client.getServerVersion()?.name).toBe('payprep');
  await client.close();
});
