/** The shape of a problem. */
import * as v from 'valibot';
import { PROBLEM_CODES } from '../problem.js';

export const problem = v.strictObject({
  type: v.string(),
  title: v.string(),
  status: v.number(),
  detail: v.string(),
  code: v.picklist(PROBLEM_CODES),
  message: v.string(),
  errors: v.optional(v.array(v.strictObject({ pointer: v.string(), code: v.string(), detail: v.string() }))),
});
