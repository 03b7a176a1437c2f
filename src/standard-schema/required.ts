/** The members that a schema can ask for, and the type of what is there once `require` asked for them. */
import type { FieldPointer } from '../instruction/fields.js';

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
