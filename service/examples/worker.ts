/**
 * Payments alone, in a Cloudflare Worker: endpoints 1 to 4 keep nothing, so that memory is store enough. Whatever has to be remembered belongs into
 * PostgreSQL: `postgresStore({ database: fromPool(new Pool({ connectionString: env.HYPERDRIVE.connectionString })), keys })`, made in each request.
 */
import { createEngine } from 'payprep/full';
import { createHandler, jwtVerifier } from 'payprep-service/http';
import { memoryStore } from 'payprep-service/storage/memory';

const handler = createHandler({
  engine: (on) => createEngine({ on }),
  store: memoryStore(),
  authenticate: jwtVerifier({
    issuer: 'https://auth.example.com',
    audience: 'https://pay.example.com',
    jwksUri: 'https://auth.example.com/jwks.json',
    clock: () => new Date(),
    fetch: (url, init) => fetch(url, init),
  }),
});

export default { fetch: (request: Request): Promise<Response> => handler(request) };
