/** What is chosen before the details of a recipient: it decides what a form asks. */
export interface Choice {
  /** ISO 3166-1 alpha-2; empty until it is chosen. */
  readonly country: string;
  readonly method: string;
  /** ISO 4217 */
  readonly currency: string;
  /** `INDIVIDUAL` or `BUSINESS`. */
  readonly type: string;
  /** `creditorAccount.id.type` */
  readonly accountIdType: string;
}
