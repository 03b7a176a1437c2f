/** The shape of a problem. */
import * as v from 'valibot';
import { PROBLEM_CODES } from '../problem.js';

export const problemCode = v.picklist(PROBLEM_CODES);

export const problem = v.strictObject({
  type: v.string(),
  title: v.string(),
  status: v.pipe(v.number(), v.integer()),
  detail: v.string(),
  code: problemCode,
  message: v.string(),
  errors: v.optional(v.array(v.strictObject({ pointer: v.string(), code: v.string(), detail: v.string() }))),
});
