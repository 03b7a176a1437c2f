/**
 * Where a form shows that something is missing: at the field that it has. `validate` points at the object of which one member is enough, and no form has a
 * field for that: the issue would be shown nowhere.
 */
import { ADDRESS_FIELDS } from '../instruction/fields.js';
import type { SchemaIssue } from './standard.js';
import { hasMember, keysOf } from './tidy.js';

/** The members of which one is enough, the usual one first. */
const MEMBERS: Readonly<Record<string, readonly string[]>> = {
  '/creditorAccount/id': ['/creditorAccount/id/value'],
  '/creditorAgent': ['/creditorAgent/clearingSystemMemberId/memberId', '/creditorAgent/bic'],
  '/creditor/taxId': ['/creditor/taxId', '/creditor/documents'],
};

const ADDRESS = '/creditor/address';

function fieldAt(pointer: string, value: unknown): string {
  const members = pointer === ADDRESS ? ADDRESS_FIELDS.map((field) => `${ADDRESS}/${field}`) : MEMBERS[pointer];
  const usual = pointer === ADDRESS ? undefined : members?.[0];
  return members?.find((each) => hasMember(value, keysOf(each))) ?? usual ?? pointer;
}

/** The issue at the first of these members that the value has, else at the usual one. An address that has no member is one as a whole. */
export function atField(issue: SchemaIssue, value: unknown): SchemaIssue {
  if (issue.code?.endsWith('_MISSING') !== true) return issue;
  const pointer = `/${issue.path.join('/')}`;
  const field = fieldAt(pointer, value);
  return field === pointer ? issue : { ...issue, path: keysOf(field) };
}
