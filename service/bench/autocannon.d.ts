/** The part of autocannon that is used here; it brings no types. */
declare module 'autocannon' {
  export interface Request {
    readonly method: string;
    readonly path: string;
    readonly headers: Readonly<Record<string, string>>;
    readonly body?: string;
  }

  export interface Result {
    readonly duration: number;
    readonly errors: number;
    readonly timeouts: number;
    readonly non2xx: number;
    readonly '2xx': number;
    readonly requests: { readonly total: number };
    readonly latency: { readonly p50: number; readonly p99: number };
  }

  export default function autocannon(options: {
    readonly url: string;
    readonly connections: number;
    readonly duration?: number;
    readonly amount?: number;
    readonly requests: readonly Request[];
    /** Puts an id of its own into each request, in place of `[<id>]`. */
    readonly idReplacement?: boolean;
  }): Promise<Result>;
}
