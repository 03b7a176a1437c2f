/** `payprep/references`: payment references that payers must copy exactly: reads, checks, formats and builds them. */
export type { ReferenceKind } from '../rules/index/codes.js';
export type { ReferenceParts } from '../rules/vocabulary/reference.js';
export { type ReferenceKindInfo, referenceKinds } from './references/kinds.js';
export { isQrIban } from './references/qr-iban.js';
export type { Reference, ReferenceOptions, ReferenceProblem } from './references/reading.js';
export { build, format, isValid, parse, parseAll, type ReferenceBuildResult, type ReferenceResult } from './references/references.js';
