/**
 * What the page asks its server for, under the token of its session.
 *
 * Nothing is thrown: what failed is a value, because the page has a state for each way of failing.
 */
import type { Brand } from '../../http/brand/brands.js';
import type { Recipient, RecipientDetails } from '../../recipients/recipient.js';

export interface Session extends Life {
  readonly returnUrl: string;
  readonly allowedCountries?: readonly string[];
  readonly allowedRecipientTypes?: readonly string[];
  /** Of the organization; absent where nobody told one. */
  readonly brand?: Brand;
}

/** How long the session lasts. */
export interface Life {
  readonly secondsLeft: number;
  /** It can last longer still. */
  readonly isExtensible: boolean;
}

/** What the server says against a value. */
export interface Refusal {
  /** RFC 6901 */
  readonly pointer: string;
  readonly code: string;
  readonly detail: string;
}

/** `over`: the session has ended. `absent`: there is no such recipient. `network`: no answer. */
export type Failure =
  | { readonly kind: 'over' | 'absent' | 'network' | 'server' }
  | { readonly kind: 'refused'; readonly refusals: readonly Refusal[] };

export type Result<Value> = { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly failure: Failure };

export interface Api {
  session(): Promise<Result<Session>>;
  /** Half an hour more, as far as the service allows. */
  extend(): Promise<Result<Life>>;
  list(): Promise<Result<readonly Recipient[]>>;
  /** Sent again with the same key, it is the same recipient: an answer that was lost adds none twice. */
  add(details: RecipientDetails, key: string): Promise<Result<Recipient>>;
  change(id: string, details: RecipientDetails): Promise<Result<Recipient>>;
  remove(id: string): Promise<Result<undefined>>;
  makeDefault(id: string): Promise<Result<Recipient>>;
  /** Ends the session: whoever finds its address later finds nothing. The page need not be there any more for the answer. */
  end(): Promise<Result<undefined>>;
}

/** How long an answer may take. */
const PATIENCE = 20_000;

/**
 * @param base where the paths of the session begin: `https://pay.example.com/session/api`
 * @param fetch the browser's own, or a test's
 */
export function sessionApi(base: string, token: string, fetch: typeof globalThis.fetch): Api {
  const ask = async (method: string, path: string, body?: unknown, further: RequestInit = {}): Promise<Result<unknown>> => {
    try {
      const headers = { authorization: `Bearer ${token}`, ...(body !== undefined && { 'content-type': 'application/json' }) };
      const sent = {
        ...further,
        method,
        headers: { ...headers, ...further.headers },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      };
      const options = { credentials: 'omit', redirect: 'error', cache: 'no-store', signal: AbortSignal.timeout(PATIENCE) } as const;
      return await read(await fetch(`${base}${path}`, { ...sent, ...options }));
    } catch {
      return { ok: false, failure: { kind: 'network' } };
    }
  };
  const recipient = (id: string): string => `/recipients/${encodeURIComponent(id)}`;
  return {
    session: () => ask('GET', '') as Promise<Result<Session>>,
    extend: () => ask('POST', '/extension') as Promise<Result<Life>>,
    list: async () => {
      const items: Recipient[] = [];
      for (let next: string | undefined = '/recipients'; next !== undefined; ) {
        const page = (await ask('GET', next)) as Result<ListPage>;
        if (!page.ok) return page;
        items.push(...page.value.items);
        next = page.value.next;
      }
      return { ok: true, value: items };
    },
    add: (details, key) => ask('POST', '/recipients', details, { headers: { 'idempotency-key': key } }) as Promise<Result<Recipient>>,
    change: (id, details) => ask('PUT', recipient(id), details) as Promise<Result<Recipient>>,
    remove: (id) => ask('DELETE', recipient(id)) as Promise<Result<undefined>>,
    makeDefault: (id) => ask('POST', `${recipient(id)}/default`) as Promise<Result<Recipient>>,
    end: () => ask('DELETE', '', undefined, { keepalive: true }) as Promise<Result<undefined>>,
  };
}

interface ListPage {
  readonly items: readonly Recipient[];
  /** The path of the next page, where the list goes on. */
  readonly next?: string;
}

/** The header names a path of the server; only what stands behind the list's own path is taken from it. */
const nextOf = ({ headers }: Response): string | undefined =>
  /^<[^>?]*\/recipients(\?[^>]*)>; rel="next"$/.exec(headers.get('link') ?? '')?.[1];

async function read(response: Response): Promise<Result<unknown>> {
  if (response.status === 204) return { ok: true, value: undefined };
  if (response.ok) {
    const value: unknown = await response.json();
    const next = nextOf(response);
    return { ok: true, value: next === undefined ? value : { ...(value as object), next: `/recipients${next}` } };
  }
  if (response.status === 401) return { ok: false, failure: { kind: 'over' } };
  if (response.status === 404) return { ok: false, failure: { kind: 'absent' } };
  const refusals = response.status === 422 || response.status === 400 ? await refusalsOf(response) : [];
  return { ok: false, failure: refusals.length > 0 ? { kind: 'refused', refusals } : { kind: 'server' } };
}

async function refusalsOf(response: Response): Promise<readonly Refusal[]> {
  const { errors } = (await response.json()) as { readonly errors?: unknown };
  return Array.isArray(errors) ? errors.filter(isRefusal) : [];
}

const isRefusal = (value: Partial<Refusal> | null): value is Refusal =>
  [value?.pointer, value?.code, value?.detail].every((member) => typeof member === 'string');
