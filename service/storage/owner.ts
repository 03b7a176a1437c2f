/** The end-user of an organization to whom a record belongs. */
export interface Owner {
  readonly organization: string;
  readonly externalUserId: string;
}
