/** Who asks: what the service needs to know of it. */

export interface Principal {
  /** Whose sessions, recipients and subscriptions. */
  readonly organization: string;
  readonly scopes: ReadonlySet<string>;
}

/** Whom a token stands for; undefined where it is expired, unknown or not for this service. */
export type VerifyToken = (token: string) => Promise<Principal | undefined>;
