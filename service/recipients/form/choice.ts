/** What is chosen before the details of a recipient: it decides what a form asks. */
import type { PayeeChoice } from 'payprep/payee-form';

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

/** The same as `payprep/payee-form` names it. */
export const payeeChoice = ({ type, ...choice }: Choice): PayeeChoice => ({ ...choice, creditorType: type });
