/** The tool `describe_return`: why a payment was refused or came back. */
import { describeReturn, returnLists } from 'payprep/returns';
import { returnMeanings } from './schemas/results.js';
import type { Tool } from './tool.js';

const lists = (): readonly string[] => [...new Set(returnLists().map(({ list }) => list))];

export const returnTool = (): Tool => ({
  name: 'describe_return',
  title: 'Say why a payment came back',
  description:
    'Says what a return or reject code means (AC04, R03, ARUCS-5): what may be wrong, who can put it right, whether to pay again. Where no list has the code, do not guess.',
  inputSchema: {
    type: 'object',
    properties: {
      code: { type: 'string' },
      list: { type: 'string', enum: lists() },
      settlementSystem: { type: 'string' },
    },
    required: ['code'],
  },
  outputSchema: returnMeanings,
  run: ({ code, list, settlementSystem }) => ({
    // readArguments has seen that they are texts
    meanings: describeReturn(String(code), { list: list as string | undefined, system: settlementSystem as string | undefined }),
  }),
});
