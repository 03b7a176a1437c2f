/** The tools `compare_payees` and `value_date`: what changed of a payee, and when a payment arrives. */
import { valueDate } from 'payprep/dates';
import { calendars } from 'payprep/dates/all';
import { comparePayees } from 'payprep/payees';
import { instructionSchema } from './schemas/instruction.js';
import type { JsonSchema, ObjectSchema } from './schemas/json-schema.js';
import { payeeComparison, valueDateResult } from './schemas/results.js';
import type { Tool } from './tool.js';

const versions = (payee: ObjectSchema): ObjectSchema => ({
  type: 'object',
  properties: { before: payee, after: payee },
  required: ['before', 'after'],
});

export const comparePayeesTool = (): Tool => ({
  name: 'compare_payees',
  title: 'Compare two versions of a payee',
  description:
    'Says what changed of a payee, two payments as in validate. Where attention is confirm, the payer first asks the payee on a number known before.',
  inputSchema: versions({ type: 'object', properties: {} }),
  argumentSchema: versions(instructionSchema()),
  outputSchema: payeeComparison,
  run: ({ before, after }, engine) => ({ ...comparePayees(before, after, engine) }),
});

const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/;
const time: JsonSchema = { type: 'string' };

export const valueDateTool = (): Tool => ({
  name: 'value_date',
  title: 'Say when a payment arrives',
  description:
    'Says on which days a payment by a settlement system (SCT) can be with the payee. on is YYYY-MM-DD, time and cutOff are HH:MM there.',
  inputSchema: {
    type: 'object',
    properties: {
      settlementSystem: { type: 'string' },
      on: { type: 'string' },
      time,
      cutOff: time,
    },
    required: ['settlementSystem', 'on'],
  },
  outputSchema: valueDateResult,
  run: ({ settlementSystem, on, time: at, cutOff }) => {
    const times = { time: at as string | undefined, cutOff: cutOff as string | undefined };
    if (Object.values(times).some((each) => each !== undefined && !TIME.test(each))) return { ok: false, problem: 'TIME_INVALID_FORMAT' };
    return { ...valueDate({ system: String(settlementSystem), on: String(on), ...times }, Object.values(calendars)) };
  },
});
