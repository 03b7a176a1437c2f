/** What a store keeps of an organization beside its users and subscriptions, a part of the interface in `port.ts`: for whoever leaves. */

export interface Organizations {
  /** The users of whom something is kept, by their names; those behind `after`. Users who were erased are none. */
  listUsers(organization: string, page: { readonly limit: number; readonly after?: string | undefined }): Promise<readonly string[]>;
  /** Deletes events and answers to repeated requests, so many of each at most; returns how many. The audit trail stays. */
  removeRest(organization: string, most: number): Promise<number>;
}
