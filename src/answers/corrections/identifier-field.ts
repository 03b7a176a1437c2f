/** The fields of an instruction that hold a BIC, a bank identifier, a branch, an account number or a post code, each with how it is read and replaced. */

import type { LabelMeaning } from '../../../rules/vocabulary/label.js';
import { lazy } from '../../../rules/vocabulary/lazy.js';
import type { AgentReading, InstructionReading } from '../../instruction/read.js';
import { given } from '../../instruction/values.js';

export interface IdentifierField {
  /** What a label in front of the value may say. */
  readonly labels: readonly LabelMeaning[];
  readonly read: (reading: InstructionReading) => string | undefined;
  /** The same instruction with another value. */
  readonly write: (reading: InstructionReading, value: string) => InstructionReading;
}

const ofCreditorAgent = (member: 'bic' | 'memberId' | 'branchId', labels: readonly LabelMeaning[]): IdentifierField => ({
  labels,
  read: ({ creditorAgent }) => given(creditorAgent[member]),
  write: (reading, value) => ({ ...reading, creditorAgent: { ...reading.creditorAgent, [member]: value } }),
});

const intermediaryBic = (index: number): IdentifierField => ({
  labels: ['bic'],
  read: ({ intermediaryAgents }) => given(intermediaryAgents[index]?.bic),
  write(reading, bic) {
    const agents: readonly AgentReading[] = reading.intermediaryAgents.map((agent, at) => (at === index ? { ...agent, bic } : agent));
    return { ...reading, intermediaryAgents: agents as InstructionReading['intermediaryAgents'] };
  },
});

const ACCOUNT: IdentifierField = {
  labels: ['account', 'iban'],
  read: ({ accountValue }) => given(accountValue),
  write: (reading, accountValue) => ({ ...reading, accountValue }),
};

const POST_CODE: IdentifierField = {
  labels: [],
  read: ({ addressFields }) => given(addressFields.postCode),
  write: (reading, postCode) => ({ ...reading, addressFields: { ...reading.addressFields, postCode } }),
};

/** The fields by their pointers. */
export const identifierFields = /* @__PURE__ */ lazy(
  (): ReadonlyMap<string, IdentifierField> =>
    new Map([
      ['/creditorAccount/id/value', ACCOUNT],
      ['/creditor/address/postCode', POST_CODE],
      ['/creditorAgent/bic', ofCreditorAgent('bic', ['bic'])],
      ['/creditorAgent/clearingSystemMemberId/memberId', ofCreditorAgent('memberId', ['bank'])],
      ['/creditorAgent/branchId', ofCreditorAgent('branchId', ['branch', 'bank'])],
      ['/intermediaryAgent1/bic', intermediaryBic(0)],
      ['/intermediaryAgent2/bic', intermediaryBic(1)],
      ['/intermediaryAgent3/bic', intermediaryBic(2)],
    ]),
);

/** Longer texts hold more than a label and a number. */
export const MAX_LABELLED = 80;
