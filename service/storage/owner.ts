/** Whose something is: the end-user of an organization. */
export interface Owner {
  readonly organization: string;
  readonly externalUserId: string;
}
