/** Routes: a method, a path, and their answer. */
import type { Trace } from './observation.js';
import type { PageFile } from './page-file.js';

/** A request as a route gets it. */
export interface Call {
  readonly request: Request;
  readonly params: Readonly<Record<string, string>>;
  readonly trace: Trace;
}

/** An answer, before it becomes a response. */
export interface Answer {
  readonly status: number;
  /** JSON; undefined for none. */
  readonly body?: unknown;
  /** A file in place of JSON. */
  readonly file?: PageFile;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Route {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** As Hono writes it: `/webhooks/subscriptions/:subscriptionId`. */
  readonly path: string;
  /** Throws, or rejects, with a {@link Problem}. */
  readonly answer: (call: Call) => Promise<Answer>;
}
