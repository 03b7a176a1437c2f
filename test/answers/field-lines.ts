/** The fields of a corridor, a line each. */
import { type Corridor, createEngine, type FieldRequirement, requirements } from '../../src/index.js';

export const engine = createEngine({ on: '2026-11-20' });

/** A field in one line: `/creditor/name required by method BANK_ACCOUNT`. */
const lineOf = ({ pointer, accountIdType, required, requiredFor, oneOf, because }: FieldRequirement): string =>
  [
    pointer,
    ...(accountIdType === undefined ? [] : [accountIdType]),
    ...(required ? ['required'] : []),
    ...(requiredFor ? [`required for ${requiredFor.join(' and ')}`] : []),
    ...(oneOf ? [`one of ${oneOf.join(' or ')}`] : []),
    ...(because ? [`by ${because.map(({ kind, code }) => `${kind} ${code}`).join(' and ')}`] : []),
  ].join(' ');

export const linesOf = (corridor: Corridor, on = engine): readonly string[] => requirements(corridor, on).fields.map(lineOf);
export const PERSON = ['/creditor/dateOfBirth', '/creditor/taxId', '/creditor/documents', '/creditor/type', '/creditorAccount/id/type'];
