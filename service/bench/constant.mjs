/**
 * What the load of the service is held against: the same server of Node, the same Hono, which reads the body and says always the same.
 *
 * With `judging` in place of the answer it judges what it reads by the same engine, and nothing else: no token, no limit, no shape, no id, no log, no
 * figures. It says how near to the other one a service could come that does nothing of what a service is for.
 *
 * Plain JavaScript, so that no loader leaves its marks in what is measured.
 */
import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { validate } from 'payprep';
import { createEngine } from 'payprep/full';

const [, , port, answer] = process.argv;

const answerTo = answer === 'judging' ? judging() : () => answer;

function judging() {
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
