/** `GET /openapi.json` names the addresses of the installation that serves it. */
import { expect, test } from 'vitest';
import { createHandler, type HandlerOptions } from '../../../http/handler.js';
import openapi from '../../../http/openapi.json' with { type: 'json' };
import { authenticate, engine, brokenStore as store } from '../calls.js';

async function served(url: string, options: Partial<HandlerOptions> = {}): Promise<typeof openapi> {
  const response = await createHandler({ engine, store, authenticate, ...options })(new Request(url));
  return (await response.json()) as typeof openapi;
}

const tokenUrlOf = ({ components }: typeof openapi): string => components.securitySchemes.accessToken.flows.clientCredentials.tokenUrl;

test('the public URL is the server, whatever the request says', async () => {
  const { servers } = await served('https://evil.example.com/openapi.json', { publicUrl: 'https://pay.example.com' });
  expect(servers).toEqual([{ url: 'https://pay.example.com' }]);
});

test('without a public URL it is this machine, or where the document is', async () => {
  expect((await served('http://127.0.0.1:8080/openapi.json')).servers).toEqual([{ url: 'http://127.0.0.1:8080' }]);
  expect((await served('https://evil.example.com/openapi.json')).servers).toEqual([{ url: '/' }]);
});

test('tokens come from where the operator says', async () => {
  const tokenUrl = 'https://auth.example.com/token';
  expect(tokenUrlOf(await served('http://127.0.0.1/openapi.json', { tokenUrl }))).toBe(tokenUrl);
  expect(tokenUrlOf(await served('http://127.0.0.1/openapi.json'))).toBe(tokenUrlOf(openapi));
});

test('the rest is the document', async () => {
  const { servers, ...rest } = await served('http://127.0.0.1/openapi.json');
  expect({ ...rest, servers: openapi.servers }).toEqual(openapi);
});
