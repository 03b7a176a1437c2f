/** What the tools answer. Members that the engine may add later are allowed: a schema of results says what is there, not all that is there. */
import { addressFields } from 'payprep/fields';
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

/** One answer a payment, in the order of the payments. */
const answers = (answer: ObjectSchema): ObjectSchema =>
  object({ items: listOf(answer, 'One for each payment, in their order.') }, ['items']);

export const validationResults = answers(object({ status, alerts: listOf(object({ code: text }, ['code'])) }, ['status', 'alerts']));

const agent = object({
  name: text,
  address: object(Object.fromEntries(addressFields.map((field) => [field, text]))),
  bic: text,
  clearingSystemMemberId: object({ memberId: text }),
  logo: text,
});
const intermediary = object({ bic: text });

export const enrichmentResults = answers(
  object(
    {
      enrichments: object({
        creditorAgent: agent,
        creditorAccount: object({ ids: listOf(object({ value: text, type: text }, ['value', 'type'])) }),
        intermediaryAgent1: intermediary,
        intermediaryAgent2: intermediary,
        intermediaryAgent3: intermediary,
        settlementInformation: object({ settlementSystems: texts }),
      }),
    },
    ['enrichments'],
  ),
);

const alert = object(
  {
    code: text,
    severity: { type: 'string', enum: ['error', 'warning', 'info'] },
    pointer: { type: 'string', description: 'The member, as a JSON Pointer.' },
    message: text,
    fix: { type: 'string', description: 'What to do about it.' },
    rule: text,
    source: { type: 'string', description: 'Where the rule is laid down.' },
    range: { type: 'array', description: 'Start and end of the fault in the value, end exclusive.', items: { type: 'number' } },
    correction: object({}, [], 'An edit of the value. Only where exactly one edit makes it sound; ask the payer before you apply it.'),
  },
  ['code', 'severity', 'pointer', 'message', 'fix', 'rule', 'source'],
);

const notCovered = object({ check: text, pointer: text, because: text }, ['check', 'pointer']);

export const explanations = answers(
  object(
    {
      status,
      alerts: listOf(alert, 'Every alert, those too mild for `status`, too.'),
      notCovered: listOf(notCovered, 'What nobody could check: neither right nor wrong.'),
      settlementSystems: listOf(
        object({ code: text, isOffered: { type: 'boolean' }, membership: text }, ['code', 'isOffered', 'membership']),
      ),
      completions: listOf(object({ pointer: text }), 'What each member that `enrich` adds rests on, and the other candidates.'),
      successions: listOf(
        object({ kind: text, formerName: text, name: text, message: text }),
        'Former names and mergers of the bank, with dates.',
      ),
      outdated: listOf(object({}), 'Datasets that were read and are more than a year old.'),
    },
    ['status', 'alerts', 'notCovered'],
  ),
);

export const referenceResult = object(
  {
    valid: { type: 'boolean', description: 'False also where only the creditor can check it: not-covered.' },
    problem: text,
    kind: text,
    kinds: listOf(text, 'All that it can be, the likeliest first.'),
    check: { type: 'string', enum: ['passed', 'not-covered', 'none'] },
    value: { type: 'string', description: 'What goes into the payment.' },
    printFormat: text,
    parts: object({}),
  },
  ['valid'],
);

export const requirementResults = object(
  {
    problems: listOf(object({ code: text, pointer: text }, ['code', 'pointer']), 'What is wrong with the corridor itself.'),
    fields: listOf(
      object(
        {
          pointer: text,
          required: { type: 'boolean' },
          because: listOf(object({ kind: text, code: text }, ['kind', 'code']), 'Who requires it.'),
          requiredFor: texts,
          oneOf: texts,
          accountIdType: text,
          label: text,
          type: text,
          format: text,
          pattern: text,
          minLength: { type: 'number' },
          maxLength: { type: 'number' },
          options: texts,
          example: text,
        },
        ['pointer', 'required', 'label', 'type'],
      ),
      'The members that the payment may have, in the order of the contract.',
    ),
    notes: listOf(object({}), 'What a payment must say that an instruction has no member for, such as purpose codes.'),
  },
  ['problems', 'fields', 'notes'],
);

export const extractResults = object(
  {
    instruction: object({}, [], 'The first account, as a payment; absent where there is none.'),
    found: listOf(
      object({ kind: text, value: text, range: { type: 'array', items: { type: 'number' } }, because: text }),
      'Each value with its place.',
    ),
    candidates: listOf(object({}), 'A payment for each account.'),
  },
  ['found', 'candidates'],
);

export const detectResults = object({ kinds: listOf(object({ kind: text, country: text, valid: { type: 'boolean' }, because: texts })) }, [
  'kinds',
]);

const problems = listOf(
  object({ code: text, place: object({ line: { type: 'number' }, tag: text }), reason: { type: 'string', description: 'For people.' } }, [
    'code',
    'reason',
  ]),
  'What is wrong with the code. Empty: it follows its specification.',
);

export const paymentCodeResults = object(
  {
    kind: { type: 'string', description: 'Absent: the text is no payment code.' },
    network: { type: 'string', description: 'EMV: PIX, PAYNOW and so on.' },
    payment: object({}, [], 'As validate takes it.'),
    amount: text,
    currency: text,
    reference: text,
    message: text,
    purpose: text,
    debtor: object({}, [], 'Who pays.'),
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
      'Why there is none. CORRIDOR_NOT_COVERED: it is not possible, or nothing is known of its accounts. ALERT_NOT_POSSIBLE: no single fault raises the alert there. CODE_UNKNOWN: a country, currency, system or alert is none.',
  },
});
