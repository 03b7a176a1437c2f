/** The tool `describe_return`: why a payment was refused or came back. */
import { describeReturn, returnLists } from 'payprep/returns';
import { returnMeanings } from './schemas/results.js';
import type { Tool } from './tool.js';

const lists = (): readonly string[] => [...new Set(returnLists().map(({ list }) => list))];

export const returnTool = (): Tool => ({
  name: 'describe_return',
  title: 'Say why a payment came back',
  description:
    'Says what a return or reject code means (AC04, R03, ARUCS-5, 1114 …): the members that may be wrong, who can put it right, whether to pay again. All meanings are given: name the list or the system where one is known. No meaning: no list has the code; do not guess.',
  inputSchema: {
    type: 'object',
    properties: {
      code: { type: 'string', description: 'As the bank gave it.' },
      list: { type: 'string', description: 'Default: every list.', enum: lists() },
      settlementSystem: { type: 'string', description: 'That the payment went by: SCT, BR_PIX.' },
    },
    required: ['code'],
  },
  outputSchema: returnMeanings,
  run: ({ code, list, settlementSystem }) => ({
    // readArguments has seen that they are texts
    meanings: describeReturn(String(code), { list: list as string | undefined, system: settlementSystem as string | undefined }),
  }),
});
