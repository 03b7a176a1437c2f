/** What a page may set, for the types of frameworks. */
import type { Engine } from '../index.js';
import type { PaymentInstruction } from '../instruction/payment-instruction.js';
import type { AccountValue } from './account-value.js';

type Text = string | null | undefined;
type Flag = boolean | null | undefined;

/** The members of `<payprep-account>` that a framework sets. Nothing, `undefined` or `null`, takes one away. */
export interface AccountProperties {
  /** ISO 3166-1 alpha-2. */
  readonly country?: Text;
  /** ISO 4217. */
  readonly currency?: Text;
  readonly settlementSystem?: Text;
  readonly name?: Text;
  readonly local?: Flag;
  readonly payeeName?: Flag;
  readonly banks?: Flag;
  readonly required?: Flag;
  readonly disabled?: Flag;
  readonly readOnly?: Flag;
  readonly engine?: Engine | undefined;
  /** Or its JSON, which a page that a server renders can hold. */
  readonly value?: AccountValue | Text;
}

/** The members of `<payprep-payee>` that a framework sets. */
export interface PayeeProperties extends Omit<AccountProperties, 'value' | 'payeeName'> {
  /** `INDIVIDUAL` or `BUSINESS`. */
  readonly payeeType?: Text;
  /** `fields` or `lines`. */
  readonly address?: Text;
  /** Or its JSON, which a page that a server renders can hold. */
  readonly value?: PaymentInstruction | Text;
}
