/** `payprep/names`: compares a payee’s name with the holder of an account, as banks do before they pay. */
export { type CompareNamesOptions, compareNames, type NameComparison, type NamePair } from './names/compare.js';
export type { NameReason, NameReasonCode } from './names/reasons.js';
export type { Relation as NameRelation } from './names/relation.js';
export type { NameResult } from './names/verdict.js';
