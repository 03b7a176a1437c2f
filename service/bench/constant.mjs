/**
 * The baseline of the load test: the same Node server and the same Hono, which read the body and always send the same response.
 *
 * With `engine` in place of the answer it validates the body by the same engine, and does nothing else: no tokens, limits, shapes, ids, log or metrics.
 * It is the upper bound for any service around the engine.
 *
 * Plain JavaScript, so that no loader leaves its marks in what is measured.
 */
import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { validate } from 'payprep';
import { createEngine } from 'payprep/full';

const [, , port, answer] = process.argv;

const answerTo = answer === 'engine' ? createValidation() : () => answer;

function createValidation() {
  const engine = createEngine({ on: new Date().toISOString().slice(0, 10) });
  return (text) => JSON.stringify(validate(JSON.parse(text), engine));
}

const app = new Hono();
app.post('/payments/validations', async (context) =>
  context.body(answerTo(await context.req.text()), 200, { 'content-type': 'application/json' }),
);

// as service/serve/listen.ts has them
const options = { requestTimeout: 30_000, headersTimeout: 10_000, keepAliveTimeout: 65_000 };
createServer(options, getRequestListener(app.fetch)).listen(Number(port), '127.0.0.1', () => console.log('listening'));
