/** Calls the handler as a client does. */
import { createEngine } from 'payprep/full';
import type { createHandler, HandlerOptions } from '../../http/handler.js';
import type { Store } from '../../storage/port.js';
import { expectDescribed } from './described.js';

export const ORIGIN = 'https://pay.example.com';

/** Tokens that stand for themselves: `acme`, or `acme.payments` for one scope alone. */
export const authenticate: HandlerOptions['authenticate'] = async (token) => {
  const [organization = '', ...scopes] = token.split('.');
  return organization === 'nobody'
    ? undefined
    : { organization, scopes: new Set(scopes.length > 0 ? scopes : ['payments', 'beneficiaries', 'webhooks']) };
};

export const engine = createEngine({ on: '2026-11-20' });

const broken = async (): Promise<never> => {
  throw new Error('connection to DE89370400440532013000 refused');
};

/** For a change of a recipient, whatever its version. */
export const ANY_VERSION = { 'if-match': '*' };

/** A database that is gone. */
export const brokenStore: Store = {
  transaction: broken,
  tidy: broken,
  retention: broken,
  draftKeys: broken,
  now: broken,
  ping: broken,
  close: broken,
};

export type Handler = ReturnType<typeof createHandler>;

export interface Call {
  readonly body?: unknown;
  readonly token?: string | null;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The answer, with its body as text and as JSON. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  // biome-ignore lint/suspicious/noExplicitAny: any shape, for the expectations to say
  readonly body: any;
}

/** `POST /payments/validations`, and the like; the body is JSON, or a text that is sent as it is. */
export async function call(handler: Handler, line: string, { body, token = 'acme', headers = {} }: Call = {}): Promise<Answer> {
  const [method = '', path = ''] = line.split(' ');
  const sent = {
    ...(token !== null && { authorization: `Bearer ${token}` }),
    ...(body !== undefined && { 'content-type': 'application/json' }),
    ...headers,
  };
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const response = await handler(new Request(`${ORIGIN}${path}`, { method, headers: sent, body: text ?? null }));
  const answer = await response.text();
  expectDescribed(method, path, response, answer);
  return {
    status: response.status,
    headers: response.headers,
    text: answer,
    body: response.headers.get('content-type')?.includes('json') ? JSON.parse(answer) : undefined,
  };
}
