/** The members of an instruction and of a recipient, as types: what a form may send, and what is there once `require` asked for it. */
import type { MethodCode } from '../../rules/vocabulary/method.js';
import type { AccountIdType, AddressField, CreditorType } from '../../rules/vocabulary/scheme.js';
import type { FieldPointer } from '../instruction/fields.js';
import type { CodeText } from '../instruction/payment-instruction.js';

/** Where the creditor is, as a whole or in lines. */
export type AddressInput = { readonly [Field in AddressField]?: string | undefined };

/** A bank, as its identifiers say. */
export interface AgentInput {
  readonly bic?: string | undefined;
  readonly clearingSystemMemberId?: { readonly memberId?: string | undefined } | undefined;
  readonly branchId?: string | undefined;
}

/** Who is paid. */
export interface CreditorInput {
  readonly name?: string | undefined;
  readonly address?: AddressInput | undefined;
  readonly contactDetails?: { readonly email?: string | undefined; readonly phone?: string | undefined } | undefined;
  /** YYYY-MM-DD */
  readonly dateOfBirth?: string | undefined;
  readonly taxId?: string | undefined;
  readonly documents?: readonly { readonly value?: string | undefined; readonly type?: string | undefined }[] | undefined;
  readonly type?: CodeText<CreditorType> | undefined;
}

/** Where the money goes. */
export interface AccountInput {
  readonly id?: { readonly value?: string | undefined; readonly type?: CodeText<AccountIdType> | undefined } | undefined;
  readonly type?: string | undefined;
}

/** What a recipient says of itself. */
export interface RecipientInput {
  /** ISO 3166-1 alpha-2 */
  readonly country?: string | undefined;
  /** ISO 4217 */
  readonly currency?: string | undefined;
  readonly method?: CodeText<MethodCode> | undefined;
  readonly creditor?: CreditorInput | undefined;
  readonly creditorAccount?: AccountInput | undefined;
  readonly creditorAgent?: AgentInput | undefined;
}

/** A payment instruction: every member may be absent. */
export interface PaymentInput extends RecipientInput {
  readonly intermediaryAgent1?: AgentInput | undefined;
  readonly intermediaryAgent2?: AgentInput | undefined;
  readonly intermediaryAgent3?: AgentInput | undefined;
  readonly settlementInformation?: { readonly settlementSystem?: string | undefined } | undefined;
}

/** An object of which only the parts can be asked for. */
type PartsOnly =
  | '/creditor'
  | '/creditor/contactDetails'
  | '/creditorAccount'
  | '/creditorAccount/id'
  | '/settlementInformation'
  | Extract<FieldPointer, `/${string}Agent${1 | 2 | 3 | ''}` | `/${string}/clearingSystemMemberId`>;

/** A member that `require` can ask for: every text, the list of documents, and the address. */
export type RequiredPointer = Exclude<FieldPointer, PartsOnly>;

/** An object that has a value at the end of this pointer. */
type With<Pointer extends string> = Pointer extends `/${infer Name}/${infer Rest}`
  ? { readonly [Key in Name]: With<`/${Rest}`> }
  : Pointer extends `/${infer Name}`
    ? { readonly [Key in Name]: NonNullable<unknown> }
    : unknown;

/** All of a union at once. */
type Together<Union> = (Union extends unknown ? (each: Union) => void : never) extends (all: infer All) => void ? All : never;

/** The same members, of which these are there: what a schema with `require` returns. */
export type RequiredOf<Members, Pointer extends string> = [Pointer] extends [never] ? Members : Members & Together<With<Pointer>>;
