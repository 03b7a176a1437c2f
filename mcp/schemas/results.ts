/** The schemas of the answers. Further members are allowed, because the engine may add some later. */
import type { JsonSchema, ObjectSchema } from './json-schema.js';

const text: JsonSchema = { type: 'string' };
const texts: JsonSchema = { type: 'array', items: text };
const status: JsonSchema = { type: 'string', enum: ['OK', 'ALERT'] };

const object = (properties: ObjectSchema['properties'], required: readonly string[] = [], description?: string): ObjectSchema => ({
  type: 'object',
  ...(description !== undefined && { description }),
  properties,
  ...(required.length > 0 && { required }),
});

const listOf = (items: JsonSchema, description?: string): JsonSchema => ({
  type: 'array',
  ...(description !== undefined && { description }),
  items,
});

/** One answer for each payment, in the order of the payments. */
const answers = (answer: ObjectSchema): ObjectSchema => object({ items: listOf(answer) }, ['items']);

export const validationResults = answers(object({ status, alerts: listOf(object({ code: text }, ['code'])) }, ['status', 'alerts']));

export const enrichmentResults = answers(
  object({ enrichments: object({ creditorAgent: object({}), creditorAccount: object({}), settlementInformation: object({}) }) }, [
    'enrichments',
  ]),
);

const alert = object(
  {
    code: text,
    severity: text,
    pointer: text,
    message: text,
    fix: text,
    range: { type: 'array', items: { type: 'number' } },
    correction: object({}, [], 'An edit of the value: ask the payer before you apply it.'),
  },
  ['code', 'severity', 'pointer', 'message', 'fix'],
);

export const explanations = answers(
  object(
    {
      status,
      alerts: listOf(alert),
      notCovered: listOf(object({ check: text, pointer: text })),
    },
    ['status', 'alerts', 'notCovered'],
  ),
);

export const referenceResult = object(
  {
    valid: { type: 'boolean', description: 'False also where only the creditor can check it: not-covered.' },
    problem: text,
    kind: text,
    kinds: texts,
    check: { type: 'string', enum: ['passed', 'not-covered', 'none'] },
    value: { type: 'string', description: 'What goes into the payment.' },
    printFormat: text,
  },
  ['valid'],
);

export const returnMeanings = object(
  {
    meanings: listOf(
      object({ text, fields: texts, actor: text, retry: text }),
      'Every meaning, with who can put it right and whether to pay again.',
    ),
  },
  ['meanings'],
);

export const payeeComparison = object({ result: text, attention: text, changes: listOf(object({ pointer: text, text })) }, [
  'attention',
  'changes',
]);

export const valueDateResult = object({ ok: { type: 'boolean' }, earliest: text, latest: text, problem: text }, ['ok']);

export const requirementResults = object(
  {
    problems: listOf(object({ code: text, pointer: text }), 'Of the corridor itself.'),
    near: texts,
    fields: listOf(object({ pointer: text, required: { type: 'boolean' }, pattern: text, options: texts, example: text })),
    notes: listOf(object({}), 'What has no member in a payment, such as purpose codes.'),
  },
  ['problems', 'fields', 'notes'],
);

export const extractResults = object(
  {
    payment: object({}),
    found: listOf(object({})),
    candidates: listOf(object({}), 'A payment for each account.'),
  },
  ['found', 'candidates'],
);

export const detectResults = object({ kinds: listOf(object({ kind: text, country: text, valid: { type: 'boolean' }, because: texts })) }, [
  'kinds',
]);

const problems = listOf(object({ code: text, reason: text }, ['code', 'reason']), 'What is wrong with the code. Empty: nothing.');

export const paymentCodeResults = object(
  {
    kind: { type: 'string', description: 'Absent: the text is no payment code.' },
    payment: object({}),
    amount: text,
    currency: text,
    reference: text,
    message: text,
    problems,
  },
  ['payment', 'problems'],
);

export const paymentCodeTexts = object({ text: { type: 'string', description: 'Absent where there are problems.' }, problems });

export const sampleResults = object({
  payment: object({}, [], 'The payment instruction; absent where there is none.'),
  problem: {
    type: 'string',
    description:
      'Why there is none: CORRIDOR_NOT_COVERED; ALERT_NOT_POSSIBLE: no single fault raises it there; CODE_UNKNOWN: `argument` has no such code; `near`: like ones.',
  },
  argument: text,
  near: texts,
});
