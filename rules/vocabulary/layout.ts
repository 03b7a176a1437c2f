/**
 * Layout strings: `bank:3n account:7n check:2n` names each field of a number with its length and its ISO 13616 character class.
 *
 * The type system reads the text, so that a misspelt field does not compile, and neither does a check over a field that the layout does not
 * have. A field may continue in another class: `bank:4a bank:2n`.
 */

/** The names that a field of a BBAN can have. */
export type FieldName =
  | 'bank' // the institution
  | 'branch' // the office that keeps the account
  | 'account' // the account number
  | 'check' // national check digits of the account or of the whole
  | 'bankCheck' // national check digits of bank and branch
  | 'prefix' // what precedes the account number in a domestic form (CZ, SK)
  | 'type' // kind of account
  | 'currency' // ISO 4217 code within the number
  | 'holder' // identifier of the account holder (IS, BR)
  | 'reserved'; // constant digits

/** ISO 13616: `n` digits, `a` upper-case letters, `c` both. */
type CharacterClass = 'n' | 'a' | 'c';

/** A layout string whose fields have these names, or `never` where a part of it is no such field. */
export type LayoutOf<Text extends string, Name extends string> = Text extends `${infer First} ${infer Rest}`
  ? First extends `${Name}:${number}${CharacterClass}`
    ? [LayoutOf<Rest, Name>] extends [never]
      ? never
      : Text
    : never
  : Text extends `${Name}:${number}${CharacterClass}`
    ? Text
    : never;

/** The type, which is not inferred from here. TypeScript has `NoInfer` since 5.4; this does the same in earlier releases. */
export type NotInferred<Type> = [Type][Type extends unknown ? 0 : never];

/** A layout of a BBAN, or `never`. */
export type Layout<Text extends string> = LayoutOf<Text, FieldName>;

/** The fields that a layout string names. */
export type FieldsOf<Text extends string> = Text extends `${infer First} ${infer Rest}`
  ? FieldsOf<First> | FieldsOf<Rest>
  : Text extends `${infer Name}:${string}`
    ? Name
    : never;
