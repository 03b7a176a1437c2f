/** The fields of a form, as the tests of its details ask for them. */
import { type Corridor, createEngine, type FieldRequirement, requirements } from '../../src/index.js';

export const engine = createEngine({ on: '2026-11-20' });
const known = new Map<string, readonly FieldRequirement[]>();

const fieldsOf = (corridor: Corridor): readonly FieldRequirement[] => {
  const key = JSON.stringify(corridor);
  const fields = known.get(key) ?? requirements(corridor, engine).fields;
  known.set(key, fields);
  return fields;
};

export const fieldOf = (corridor: Corridor, pointer: string, type?: string): FieldRequirement => {
  const found = fieldsOf(corridor).find((field) => field.pointer === pointer && field.accountIdType === type);
  if (found === undefined) throw new Error(`no ${pointer} for ${type}`);
  return found;
};

/** All but who asks for it, what it is called there, and its pattern. */
export const plainOf = (corridor: Corridor, pointer: string, type?: string): object => {
  const {
    pointer: _,
    required,
    requiredFor,
    oneOf,
    missing,
    because,
    accountIdType,
    isShown,
    pattern,
    term,
    ...detail
  } = fieldOf(corridor, pointer, type);
  return detail;
};

export const exampleOf = (corridor: Corridor, pointer: string, type?: string): string => fieldOf(corridor, pointer, type).example ?? 'none';

export const accepts = ({ pattern }: FieldRequirement, text: string): boolean => {
  if (pattern === undefined) throw new Error('no pattern');
  return new RegExp(pattern, 'u').test(text);
};

export const DE = { country: 'DE', currency: 'EUR' };
export const BR = { country: 'BR', currency: 'BRL' };
export const KR = { country: 'KR', currency: 'KRW' };
export const AQ = { country: 'AQ', currency: 'USD' };
export const INDIVIDUAL = { creditorType: 'INDIVIDUAL' };
