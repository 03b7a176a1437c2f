/** What a path answers to a method, and what every route is given. */
import type { Principal } from './authentication/principal.js';

/** The groups of endpoints that an access token is for. */
export const SCOPES = ['payments', 'beneficiaries', 'webhooks'] as const;

export type Scope = (typeof SCOPES)[number];

/** What a route may want to know. */
export interface Asked {
  readonly request: Request;
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly organization: Principal['organization'];
}

/** The answer, before it is written down. */
export interface Answer {
  readonly status: number;
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Route {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** As Hono writes it: `/webhooks/subscriptions/:subscriptionId`. */
  readonly path: string;
  readonly scope: Scope;
  readonly answer: (asked: Asked) => Promise<Answer>;
}
