/** What a body that has not the required shape is answered with: the text of the rule, or ours, never that of the library. */
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { parseShape } from '../../http/body.js';

const detailsOf = (shape: v.GenericSchema, value: unknown): readonly unknown[] => {
  try {
    parseShape(shape, value);
  } catch (problem) {
    return (problem as { readonly details: { readonly errors: readonly { detail: string }[] } }).details.errors.map(({ detail }) => detail);
  }
  return [];
};

test('a rule is answered with its own text, however that begins, and else with the limit', () => {
  expect(detailsOf(v.pipe(v.string(), v.regex(/^a$/, 'Invalid codes are refused.')), 'b')).toEqual(['Invalid codes are refused.']);
  expect(detailsOf(v.pipe(v.string(), v.maxLength(2)), 'secret')).toEqual(['The value must have at most 2 characters.']);
  expect(detailsOf(v.pipe(v.array(v.string()), v.minLength(1)), [])).toEqual(['The value must have at least 1 item.']);
  expect(detailsOf(v.pipe(v.string(), v.uuid()), 'secret')).toEqual(['The value is not allowed here.']);
});
