/**
 * What the load of the service is held against: the same server of Node, the same Hono, which reads the body and says always the same.
 *
 * Plain JavaScript, so that no loader leaves its marks in what is measured.
 */
import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';

const [, , port, answer] = process.argv;

const app = new Hono();
app.post('/payments/validations', async (context) => {
  await context.req.text();
  return context.body(answer, 200, { 'content-type': 'application/json' });
});

// as src/serve/listen.ts has them
const options = { requestTimeout: 30_000, headersTimeout: 10_000, keepAliveTimeout: 65_000 };
createServer(options, getRequestListener(app.fetch)).listen(Number(port), '127.0.0.1', () => console.log('listening'));
