/**
 * New Zealand account numbers as people write them: `BB-bbbb-AAAAAAA-SSS`, or base and suffix alone where bank and branch are in the bank identifier.
 *
 * The base has seven digits or eight, the suffix two or three, the branch sometimes three; each is filled up with zeros on the left. In files the suffix has four
 * places, and the first holds a zero: no check of Inland Revenue gives it a weight.
 *
 * The gotcha: without hyphens a suffix of four digits is read only behind a base of eight. Behind seven it would be read as part of the base.
 *
 * @see Payments NZ, bank account numbers
 */
import type { AccountForm, Fields } from '../vocabulary/account-form.js';

const PARTED = /^(?:(\d{2})-?(\d{3,4})-)?(\d{7,8})-(\d{2,3}|0\d{3})$/;
const JOINED = /^(?:(\d{2})(\d{4}))?(\d{7}(?=\d{2,3}$)|\d{8}(?=\d{3}$|0\d{3}$))(\d{2,3}|0\d{3})$/;

/**
 * Base and suffix, behind bank and branch or alone.
 *
 * @example
 * newZealand('bank', 'branch', 'account', 'type')   // NZ: 01-902-0068389-00
 */
export function newZealand<const Field extends string>(bank: Field, branch: Field, base: Field, suffix: Field): AccountForm<Field> {
  const fields = [bank, branch, base, suffix];
  return {
    fields,
    read: (text, lengths): Fields | undefined => {
      const [, ...parts] = PARTED.exec(text) ?? JOINED.exec(text) ?? [];
      const given = fields.flatMap((field, at) => {
        const part = parts[at];
        return part === undefined ? [] : [[field, part.padStart(lengths[field] ?? 0, '0')] as const];
      });
      return given.length === 0 ? undefined : Object.fromEntries(given);
    },
    write: (values) => {
      const parts = [values[bank], values[branch], values[base]?.replace(/^0(?=\d{7}$)/, ''), values[suffix]?.replace(/^0(?=\d{3}$)/, '')];
      return parts.filter((part) => part !== undefined).join('-');
    },
  };
}
