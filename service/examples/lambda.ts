/** On AWS Lambda, behind a Function URL: an event of payload format 2.0 becomes a request, and a response becomes its answer. */
import { createEngine } from 'payprep/full';
import { createHandler, introspectionVerifier } from 'payprep-service/http';
import { fromPool, postgresStore } from 'payprep-service/storage/postgres';
import { Pool } from 'pg';

const { DATABASE_URL, PAYPREP_KEYS = '', INTROSPECTION_CLIENT_ID = '', INTROSPECTION_CLIENT_SECRET = '' } = process.env;

/** What is read of an event. */
export interface HttpEvent {
  readonly rawPath: string;
  readonly rawQueryString: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly requestContext: { readonly domainName: string; readonly http: { readonly method: string } };
  readonly body?: string;
  readonly isBase64Encoded?: boolean;
}

const answer = createHandler({
  engine: (on) => createEngine({ on }),
  // an instance answers one request at a time
  store: postgresStore({ database: fromPool(new Pool({ connectionString: DATABASE_URL, max: 1 })), keys: PAYPREP_KEYS.split(',') }),
  authenticate: introspectionVerifier({
    endpoint: 'https://auth.example.com/introspect',
    clientId: INTROSPECTION_CLIENT_ID,
    clientSecret: INTROSPECTION_CLIENT_SECRET,
    audience: 'https://pay.example.com',
    clock: () => new Date(),
    fetch,
  }),
  publicUrl: 'https://pay.example.com',
});

export async function handler({ rawPath, rawQueryString, headers, requestContext, body, isBase64Encoded = false }: HttpEvent) {
  const { domainName, http } = requestContext;
  const url = `https://${domainName}${rawPath}${rawQueryString === '' ? '' : `?${rawQueryString}`}`;
  // a `Request` with GET takes no body
  const hasBody = body !== undefined && body !== '' && http.method !== 'GET' && http.method !== 'HEAD';
  const bytes = hasBody ? Buffer.from(body, isBase64Encoded ? 'base64' : 'utf8') : null;
  const response = await answer(new Request(url, { method: http.method, headers, body: bytes }));
  const { status: statusCode, headers: sent } = response;
  const text = Buffer.from(await response.arrayBuffer()).toString('base64');
  return { statusCode, headers: Object.fromEntries(sent), body: text, isBase64Encoded: true };
}
