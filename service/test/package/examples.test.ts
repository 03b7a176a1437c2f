/** The handler inside other programs: the examples for a Worker and for AWS Lambda, asked as their platforms ask. */
import { describe, expect, test } from 'vitest';

// nothing is asked of the database or of the authorization server here; both are named when the module loads
Object.assign(process.env, {
  DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
  PAYPREP_KEYS: Buffer.alloc(32, 1).toString('base64'),
  INTROSPECTION_CLIENT_ID: 'payprep',
  INTROSPECTION_CLIENT_SECRET: 'secret',
});

describe('in a Worker', async () => {
  const { default: worker } = await import('../../examples/worker.js');
  const ask = (path: string, init?: RequestInit): Promise<Response> => worker.fetch(new Request(`https://pay.example.com${path}`, init));

  test('it says what it takes', async () => {
    expect(await (await ask('/openapi.json')).json()).toMatchObject({ openapi: expect.stringMatching(/^3\.1\./) });
  });

  test('it asks for an access token', async () => {
    const answer = await ask('/payments/validations', { method: 'POST', body: '{}' });
    expect([answer.status, answer.headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
  });
});

describe('on AWS Lambda', async () => {
  const { handler } = await import('../../examples/lambda.js');
  /** An event as a Function URL makes it, and the answer with its body as JSON. */
  const ask = async (method: string, rawPath: string, body?: string) => {
    const answer = await handler({
      rawPath,
      rawQueryString: 'externalUserId=user-1',
      headers: { host: 'abc.lambda-url.eu-central-1.on.aws', 'content-type': 'application/json' },
      requestContext: { domainName: 'abc.lambda-url.eu-central-1.on.aws', http: { method } },
      ...(body !== undefined && { body, isBase64Encoded: false }),
    });
    expect(answer.isBase64Encoded).toBe(true);
    return { ...answer, body: JSON.parse(Buffer.from(answer.body, 'base64').toString()) };
  };

  test('it says what it takes', async () => {
    const { statusCode, headers, body } = await ask('GET', '/openapi.json');
    expect([statusCode, headers['content-type'], body.openapi.slice(0, 4)]).toEqual([200, 'application/json', '3.1.']);
  });

  test('a body that nobody asked for is not read', async () => {
    expect((await ask('GET', '/openapi.json', '{}')).statusCode).toBe(200);
  });

  test('it asks for an access token, with and without a body', async () => {
    for (const body of ['{}', '', undefined]) {
      const { statusCode, body: problem } = await ask(body === undefined ? 'GET' : 'POST', '/webhooks/subscriptions', body);
      expect([statusCode, problem.code]).toEqual([401, 'AUTH_CREDENTIALS_MISSING']);
    }
  });
});
