/** The type of an account identifier, by the word of the contract: capital letters, spaces, hyphens and underscores make no other type. */
import { otherNamesOfIdTypes } from '../../rules/creditors/account-id-types.js';
import { ACCOUNT_ID_TYPES } from './fields.js';

/** No type is as long, whatever stands between its words. */
const MAX_TYPE = 64;

const bare = (name: string): string => name.toUpperCase().replace(/[\s_-]/g, '');

/** A name without what stands between its words → the type. */
const TYPES: ReadonlyMap<string, string> = /* @__PURE__ */ new Map(
  /* @__PURE__ */ Object.keys(ACCOUNT_ID_TYPES).flatMap((type) =>
    [bare(type), ...(otherNamesOfIdTypes[type as keyof typeof ACCOUNT_ID_TYPES]?.split(' ') ?? [])].map((name) => [name, type] as const),
  ),
);

export const isAccountIdType = (type: string): boolean => Object.hasOwn(ACCOUNT_ID_TYPES, type);

/** The type that a name stands for; the name in capital letters where nobody knows it. Undefined for a blank one. */
export function accountIdTypeOf(name: string): string | undefined {
  if (isAccountIdType(name)) return name;
  if (name.trim() === '') return undefined;
  return (name.length > MAX_TYPE ? undefined : TYPES.get(bare(name))) ?? name.toUpperCase();
}
