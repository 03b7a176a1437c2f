/**
 * The service inside a program of your own, in Node: it stores in PostgreSQL, checks the access tokens of an authorization server, serves the hosted page and
 * delivers webhooks.
 *
 *     npm install payprep-service pg @hono/node-server
 *     node_modules/.bin/payprep-service migrate   # makes the tables, or brings them up to date
 */
import { serve } from '@hono/node-server';
import { createEngine } from 'payprep/full';
import { createDeliverer, createPost, pause } from 'payprep-service/delivery';
import { createHandler, jwtVerifier } from 'payprep-service/http';
import { pageFiles } from 'payprep-service/page';
import { fromPool, postgresStore } from 'payprep-service/storage/postgres';
import { Pool } from 'pg';

const { DATABASE_URL, PAYPREP_KEYS = '', PORT = '8080' } = process.env;
const clock = (): Date => new Date();

const database = fromPool(new Pool({ connectionString: DATABASE_URL, max: 20 }));
const store = postgresStore({ database, keys: PAYPREP_KEYS.split(',') });
await store.check();

const handler = createHandler({
  engine: (on) => createEngine({ on }),
  store,
  authenticate: jwtVerifier({
    issuer: 'https://auth.example.com',
    audience: 'https://pay.example.com',
    jwksUri: 'https://auth.example.com/jwks.json',
    clock,
    fetch,
  }),
  publicUrl: 'https://pay.example.com',
  page: await pageFiles(),
  observe: ({ requestId, route, status, code }) => console.log(JSON.stringify({ requestId, route, status, code })),
});

const stop = new AbortController();
const deliverer = createDeliverer({ store, post: createPost({ clock }), clock, random: Math.random });
const delivering = deliverer.run({ signal: stop.signal, idle: pause(1000) });
const server = serve({ fetch: handler, port: Number(PORT) });

process.once('SIGTERM', () => {
  stop.abort();
  server.close(() => void delivering.then(() => store.close()));
});
