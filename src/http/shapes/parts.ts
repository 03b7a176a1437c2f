/** The parts that requests and answers share: the contract's objects. What is absent and what is `null` mean the same in an instruction. */
import * as v from 'valibot';
import { ADDRESS_FIELDS } from '../../instruction/fields.js';
import { object } from './object.js';

const text = v.nullish(v.string());

export const address = object(v.entriesFromList(ADDRESS_FIELDS, text));

export const agent = object({
  bic: text,
  clearingSystemMemberId: v.nullish(object({ memberId: text })),
  branchId: text,
});

export const creditor = object({
  name: text,
  address: v.nullish(address),
  contactDetails: v.nullish(object({ email: text, phone: text })),
  dateOfBirth: text,
  taxId: text,
  documents: v.nullish(v.array(object({ value: text, type: text }))),
  type: text,
});

export const account = object({ id: v.nullish(object({ value: text, type: text })), type: text });
