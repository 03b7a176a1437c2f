/** The tools: their names, what an assistant is told of them, and what they do. */
import { codes, fixes } from 'payprep/alerts';
import { detect, extract } from 'payprep/detect';
import { creditorTypes } from 'payprep/fields';
import { type Corridor, countries, type Engine, enrich, explain, methods, requirements, validate } from 'payprep/full';
import { type Arguments, LIMITS } from './arguments.js';
import { CORRIDOR_DESCRIPTIONS } from './schemas/descriptions.js';
import { instructionSchema } from './schemas/instruction.js';
import type { ObjectSchema } from './schemas/json-schema.js';
import {
  detectResults,
  enrichmentResults,
  explanations,
  extractResults,
  requirementResults,
  validationResults,
} from './schemas/results.js';

export interface Tool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly inputSchema: ObjectSchema;
  readonly outputSchema: ObjectSchema;
  readonly run: (args: Arguments, engine: Engine) => Arguments;
}

const withoutUndefined = <Value extends object>(value: Value): Arguments =>
  Object.fromEntries(Object.entries(value).filter(([, member]) => member !== undefined));

/** What an assistant needs of an explanation: checks that passed say nothing, and each alert says what to do. */
function explained(instruction: unknown, engine: Engine): Arguments {
  const { status, alerts, checks, settlementSystems, completions, successions, outdated } = explain(instruction, engine);
  return withoutUndefined({
    status,
    alerts: alerts.map((alert) => ({ ...alert, fix: fixes[alert.code] })),
    notCovered: checks
      .filter(({ outcome }) => outcome === 'not-covered')
      .map(({ check, pointer, because }) => withoutUndefined({ check, pointer, because })),
    settlementSystems,
    completions,
    successions,
    outdated,
  });
}

/** A tool that answers for each payment. */
const ofPayments = (
  tool: Omit<Tool, 'inputSchema' | 'run'>,
  payments: ObjectSchema,
  answer: (instruction: unknown, engine: Engine) => object,
): Tool => ({
  ...tool,
  inputSchema: {
    type: 'object',
    properties: {
      payments: {
        type: 'array',
        description: 'The payment instructions. A member that is not known is left out, never made up.',
        items: payments,
        minItems: 1,
        maxItems: LIMITS.payments,
      },
    },
    required: ['payments'],
    additionalProperties: false,
  },
  // readArguments has seen the list
  run: (args, engine) => ({ items: (args.payments as readonly unknown[]).map((each) => answer(each, engine)) }),
});

const corridorSchema = (): ObjectSchema => {
  const text = (name: keyof typeof CORRIDOR_DESCRIPTIONS) => {
    const description = CORRIDOR_DESCRIPTIONS[name];
    return { type: 'string', ...(description !== undefined && { description }) } as const;
  };
  return {
    type: 'object',
    properties: {
      country: text('country'),
      currency: text('currency'),
      method: { ...text('method'), enum: methods().map(({ code }) => code) },
      settlementSystem: text('settlementSystem'),
      creditorType: { ...text('creditorType'), enum: creditorTypes },
    },
    required: ['country', 'currency'],
    additionalProperties: false,
  };
};

function required(args: Arguments, engine: Engine): Arguments {
  // any value: what is no text is left out
  const { problems, fields, notes } = requirements(args as unknown as Corridor, engine);
  return { problems, fields, notes };
}

/** A tool that reads a text; the country decides between numbers that look the same. */
const ofText = (
  tool: Omit<Tool, 'inputSchema' | 'run'>,
  description: string,
  answer: (text: string, options: { readonly country?: string }) => Arguments,
): Tool => ({
  ...tool,
  inputSchema: {
    type: 'object',
    properties: {
      text: { type: 'string', description },
      country: { type: 'string', description: 'ISO 3166-1 alpha-2, where it is known: BR.', pattern: '^[A-Z]{2}$' },
    },
    required: ['text'],
    additionalProperties: false,
  },
  run: ({ text, country }) => answer(String(text), isCountry(country) ? { country } : {}),
});

const isCountry = (country: unknown): country is string => countries().some(({ code }) => code === country);

/** Every tool, in the order in which an assistant reads them. */
export function createTools(): readonly Tool[] {
  const payment = instructionSchema();
  return [
    ofPayments(
      {
        name: 'validate',
        title: 'Validate payments',
        description: `Says of each payment whether it is likely to land: OK, or ALERT with the codes of what is wrong (there are ${Object.keys(codes).length}). Use it before a payment is sent; call explain for the reasons. OK does not say that the account exists or whose it is.`,
        outputSchema: validationResults,
      },
      payment,
      validate,
    ),
    ofPayments(
      {
        name: 'enrich',
        title: 'Complete payments',
        description:
          'Completes each payment from rules and bank directories: name, address and BIC of the bank, the IBAN of a local account, the settlement systems that can carry it. What is not known is absent; what was given is never replaced.',
        outputSchema: enrichmentResults,
      },
      payment,
      enrich,
    ),
    ofPayments(
      {
        name: 'explain',
        title: 'Explain alerts',
        description:
          'Says why validate alerts: severity, member, place in the value, rule, source, message, what to do and, where exactly one is possible, a correction. Also what could not be checked, and what enrich rests on. Show the payer the message and the fix; do not change an account number without asking.',
        outputSchema: explanations,
      },
      payment,
      explained,
    ),
    {
      name: 'requirements',
      title: 'List what a payment needs',
      description:
        'Lists what has to be asked for to pay into a country in a currency, by a settlement system or a method: each member with whether and why it is required, its pattern, length, options and an example. Use it before you ask the payer for details.',
      inputSchema: corridorSchema(),
      outputSchema: requirementResults,
      run: required,
    },
    ofText(
      {
        name: 'extract',
        title: 'Find the account in a text',
        description:
          'Finds the account to pay in the text of an invoice, a mail or a footer, as a payment for the other tools: IBAN or domestic account, bank, and the payee where a label names one. Nothing is guessed. candidates lists every account; found says where each value stands and why it was taken: show a REPAIR to the payer.',
        outputSchema: extractResults,
      },
      'The text, as it was pasted.',
      (text, options) => ({ ...extract(text, options) }),
    ),
    ofText(
      {
        name: 'detect',
        title: 'Say what a number is',
        description:
          'Says what a value can be: IBAN, BIC, routing number, tax number, reference and more, the likeliest first, each checked. Use it where you do not know what a number is. Several kinds may look the same: a label before the value, or the country, decides.',
        outputSchema: detectResults,
      },
      'The value, with its label where there is one: CPF 111.444.777-35.',
      (text, options) => ({ kinds: detect(text, options) }),
    ),
  ];
}
