/**
 * The requests of the page to its server, with the token of its session.
 *
 * Failures are returned, not thrown, because the page has a state for each of them.
 */

import type { Recipient, RecipientDetails } from '../../contract/recipient.js';
import type { Brand } from '../../http/brand/brands.js';
import type { Choice } from '../../recipients/form/choice.js';
import type { AskedForm } from '../../recipients/form/form.js';
import type { Changes } from './changes.js';

export interface Session extends Life {
  readonly returnUrl: string;
  readonly allowedCountries?: readonly string[];
  readonly allowedRecipientTypes?: readonly string[];
  /** For what was typed and not saved: the first key seals, all of them open. Other sessions of the user have the same. */
  readonly draftKeys?: readonly string[];
  /** By the clock of the server, which a user has not set: YYYY-MM-DD. Absent from a process of before. */
  readonly today?: string;
  /** The brand of the organization, if there is one. */
  readonly brand?: Brand;
  /** The origins that may embed the page of the organization, if there are any. */
  readonly embeddedBy?: readonly string[];
}

/** The remaining life of the session. */
export interface Life {
  readonly secondsLeft: number;
  /** It can be extended. */
  readonly isExtensible: boolean;
}

/** A recipient of the list, and its entity tag (RFC 9110): the version that a change is made for. */
export interface ListedRecipient extends Recipient {
  readonly etag: string;
}

export interface ListedRecipients {
  readonly items: readonly ListedRecipient[];
  /** The number of those that the server cannot read. */
  readonly unreadable: number;
}

/** A fault of a value, as the server reports it. */
export interface Refusal {
  /** RFC 6901 */
  readonly pointer: string;
  readonly code: string;
  readonly detail: string;
}

/** `over`: the session has ended. `absent`: there is no such recipient. `outdated`: it was changed since it was listed. `network`: no answer. */
export type Failure =
  | { readonly kind: 'over' | 'absent' | 'outdated' | 'network' | 'server' }
  | { readonly kind: 'refused'; readonly refusals: readonly Refusal[] };

export type Result<Value> = { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly failure: Failure };

export interface Api {
  session(): Promise<Result<Session>>;
  /** Extends the session by half an hour, as far as the service allows. */
  extend(): Promise<Result<Life>>;
  list(): Promise<Result<ListedRecipients>>;
  /** What a form asks for a choice, until the engine of the page can tell. `filled`: the fields that are filled in already. */
  form(choice: Choice, filled: readonly string[]): Promise<Result<AskedForm>>;
  /** Adds a recipient. If the answer is lost, a repeated request with the same key does not add it twice. */
  add(details: RecipientDetails, key: string): Promise<Result<Recipient>>;
  /** Changes members of a recipient, unless somebody else has changed it since it was listed. */
  change(recipient: Pick<ListedRecipient, 'id' | 'etag'>, changes: Changes): Promise<Result<Recipient>>;
  /** Which other recipients have the account of these details. `except`: the one that is changed. */
  sameAccount(details: RecipientDetails, except?: string): Promise<Result<{ readonly items: readonly { readonly id: string }[] }>>;
  remove(id: string): Promise<Result<undefined>>;
  makeDefault(id: string): Promise<Result<Recipient>>;
  /** Ends the session, so that its address is of no use later. The page may be closed before the answer. */
  end(): Promise<Result<undefined>>;
}

/** The time limit of an answer. */
const TIMEOUT = 20_000;

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
      const options = { credentials: 'omit', redirect: 'error', cache: 'no-store', signal: AbortSignal.timeout(TIMEOUT) } as const;
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
      const items: ListedRecipient[] = [];
      let unreadable = 0;
      for (let next: string | undefined = '/recipients'; next !== undefined; ) {
        const page = (await ask('GET', next)) as Result<ListPage>;
        if (!page.ok) return page;
        items.push(...page.value.items);
        unreadable += page.value.unreadable ?? 0;
        next = page.value.next;
      }
      return { ok: true, value: { items, unreadable } };
    },
    form: (choice, filled) => {
      const parameters = Object.entries({ ...choice, filled: filled.join() }).filter(([, value]) => value !== '');
      const query = new URLSearchParams(parameters);
      return ask('GET', `/form?${query}`) as Promise<Result<AskedForm>>;
    },
    add: (details, key) => ask('POST', '/recipients', details, { headers: { 'idempotency-key': key } }) as Promise<Result<Recipient>>,
    change: ({ id, etag }, changes) =>
      ask('PATCH', recipient(id), changes, { headers: { 'if-match': etag } }) as Promise<Result<Recipient>>,
    sameAccount: (details, except) =>
      ask('POST', `/recipients/same-account${except === undefined ? '' : `?except=${encodeURIComponent(except)}`}`, details) as ReturnType<
        Api['sameAccount']
      >,
    remove: (id) => ask('DELETE', recipient(id)) as Promise<Result<undefined>>,
    makeDefault: (id) => ask('POST', `${recipient(id)}/default`) as Promise<Result<Recipient>>,
    end: () => ask('DELETE', '', undefined, { keepalive: true }) as Promise<Result<undefined>>,
  };
}

interface ListPage {
  readonly items: readonly ListedRecipient[];
  readonly unreadable?: number;
  /** The path of the next page, if there is one. */
  readonly next?: string;
}

/** The header names a path of the server. Only its query is used, behind the path of the list. */
const nextOf = ({ headers }: Response): string | undefined =>
  /^<[^>?]*\/recipients(\?[^>]*)>; rel="next"$/.exec(headers.get('link') ?? '')?.[1];

/** The header lists the ids of those that a page of the list leaves out. */
const unreadableIn = ({ headers }: Response): number =>
  (headers.get('payprep-unreadable') ?? '').split(',').filter((id) => id.trim()).length;

async function read(response: Response): Promise<Result<unknown>> {
  if (response.status === 204) return { ok: true, value: undefined };
  if (response.ok) {
    const value: unknown = await response.json();
    const next = nextOf(response);
    const unreadable = unreadableIn(response);
    const further = { ...(next !== undefined && { next: `/recipients${next}` }), ...(unreadable > 0 && { unreadable }) };
    return { ok: true, value: Object.keys(further).length === 0 ? value : { ...(value as object), ...further } };
  }
  if (response.status === 401) return { ok: false, failure: { kind: 'over' } };
  if (response.status === 404) return { ok: false, failure: { kind: 'absent' } };
  if (response.status === 412) return { ok: false, failure: { kind: 'outdated' } };
  const refusals = response.status === 422 || response.status === 400 ? await refusalsOf(response) : [];
  return { ok: false, failure: refusals.length > 0 ? { kind: 'refused', refusals } : { kind: 'server' } };
}

async function refusalsOf(response: Response): Promise<readonly Refusal[]> {
  const { errors } = (await response.json()) as { readonly errors?: unknown };
  return Array.isArray(errors) ? errors.filter(isRefusal) : [];
}

const isRefusal = (value: Partial<Refusal> | null): value is Refusal =>
  [value?.pointer, value?.code, value?.detail].every((member) => typeof member === 'string');
