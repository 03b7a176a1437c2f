/** What a path answers to a method. */
import type { Trace } from './observation.js';
import type { PageFile } from './page-file.js';

/** One request, as a route is given it. */
export interface Call {
  readonly request: Request;
  readonly params: Readonly<Record<string, string>>;
  readonly trace: Trace;
}

/** The answer, before it is written down. */
export interface Answer {
  readonly status: number;
  /** JSON; undefined for none. */
  readonly body?: unknown;
  /** Something else than JSON, in its place. */
  readonly file?: PageFile;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Route {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** As Hono writes it: `/webhooks/subscriptions/:subscriptionId`. */
  readonly path: string;
  /** Throws, or rejects, where there is a problem. */
  readonly answer: (call: Call) => Promise<Answer>;
}
