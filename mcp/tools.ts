/** The list of all tools, and the tools that take payments. */
import { codes, fixes } from 'payprep/alerts';
import { creditorTypes } from 'payprep/fields';
import { type Corridor, type Engine, enrich, explain, methods, requirements, validate } from 'payprep/full';
import { type Arguments, LIMITS } from './arguments.js';
import { countriesNamed } from './countries-named.js';
import { comparePayeesTool, valueDateTool } from './payees.js';
import { readPaymentCodeTool, writePaymentCodeTool } from './payment-codes.js';
import { referenceTool } from './reference.js';
import { returnTool } from './returns.js';
import { sampleTool } from './sample.js';
import { CORRIDOR_DESCRIPTIONS, describePayments, LIKE_VALIDATE } from './schemas/descriptions.js';
import { instructionSchema } from './schemas/instruction.js';
import type { JsonSchema, ObjectSchema } from './schemas/json-schema.js';
import { enrichmentResults, explanations, requirementResults, validationResults } from './schemas/results.js';
import { detectTool, extractTool } from './texts.js';
import type { Tool } from './tool.js';

const withoutUndefined = <Value extends object>(value: Value): Arguments =>
  Object.fromEntries(Object.entries(value).filter(([, member]) => member !== undefined));

/** The enrichments without the logo of the bank, which an assistant cannot use. */
function enriched(instruction: unknown, engine: Engine): Arguments {
  const { enrichments } = enrich(instruction, engine);
  if (enrichments.creditorAgent === undefined) return { enrichments };
  const { logo, ...creditorAgent } = enrichments.creditorAgent;
  return { enrichments: { ...enrichments, creditorAgent } };
}

/** The explanation for an assistant: without passed checks, and with the fix of each alert. */
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

const paymentsSchema = (items: JsonSchema, description?: string): ObjectSchema => ({
  type: 'object',
  properties: {
    payments: { type: 'array', ...(description !== undefined && { description }), items, minItems: 1, maxItems: LIMITS.payments },
  },
  required: ['payments'],
});

/** A tool that answers for each payment. */
const ofPayments = (
  tool: Omit<Tool, 'inputSchema' | 'argumentSchema' | 'run'>,
  description: string,
  payment: ObjectSchema,
  answer: (instruction: unknown, engine: Engine) => object,
): Tool => ({
  ...tool,
  inputSchema: paymentsSchema({ type: 'object', properties: {} }, description),
  argumentSchema: paymentsSchema(payment),
  // readArguments has seen the list
  run: (args, engine) => ({ items: (args.payments as readonly unknown[]).map((each) => answer(each, engine)) }),
});

const corridorSchema = (): ObjectSchema => {
  const text = (name: keyof typeof CORRIDOR_DESCRIPTIONS) => ({ type: 'string', description: CORRIDOR_DESCRIPTIONS[name] }) as const;
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
  };
};

/** Known codes that may be meant by the unknown ones. */
function nearCodes({ country, currency, method, settlementSystem }: Arguments, engine: Engine): readonly string[] {
  const instruction: unknown = { country, currency, method, settlementInformation: { settlementSystem } };
  const { alerts } = explain(instruction, engine);
  return alerts.flatMap((alert) => {
    if (alert.pointer === '/country') return countriesNamed(country);
    if (alert.code === 'SETTLEMENT_SYSTEM_UNKNOWN' && alert.params.meant !== undefined) return String(alert.params.meant).split(', ');
    return alert.correction?.insert ?? [];
  });
}

/** For an unknown code no fields are listed: those of the corridor without it would be taken for its own. */
function required(args: Arguments, engine: Engine): Arguments {
  const { problems, fields, notes } = requirements(args as unknown as Corridor, engine);
  if (!problems.some(({ code }) => /_(?:UNKNOWN|INVALID_FORMAT)$/.test(code))) return { problems, fields, notes };
  const near = nearCodes(args, engine);
  return { problems, ...(near.length > 0 && { near }), fields: [], notes: [] };
}

/** The tools that take payments: what the library answers of each. */
function paymentTools(): readonly Tool[] {
  const payment = instructionSchema();
  return [
    ofPayments(
      {
        name: 'validate',
        title: 'Validate payments',
        description: `Says of each payment whether it is likely to land: OK, or ALERT with the codes of what is wrong (there are ${Object.keys(codes).length}); explain says why. OK does not say that the account exists or whose it is.`,
        outputSchema: validationResults,
      },
      describePayments(),
      payment,
      validate,
    ),
    ofPayments(
      {
        name: 'enrich',
        title: 'Complete payments',
        description:
          'Completes each payment from rules and bank directories: name, address and BIC of the bank, the IBAN of a local account, the settlement systems that can carry it. What was given is never replaced.',
        outputSchema: enrichmentResults,
      },
      LIKE_VALIDATE,
      payment,
      enriched,
    ),
    ofPayments(
      {
        name: 'explain',
        title: 'Explain alerts',
        description:
          'Says why validate alerts: severity, member, message, rule, what to do and, where it is sure enough, a correction. Also what could not be checked, and what enrich rests on. Show the payer message and fix; do not change an account number without asking.',
        outputSchema: explanations,
      },
      LIKE_VALIDATE,
      payment,
      explained,
    ),
  ];
}

const requirementsTool = (): Tool => ({
  name: 'requirements',
  title: 'List what a payment needs',
  description:
    'Lists what to ask the payer for to pay into a country in a currency, by a settlement system or a method: each member with whether and why it is required, its pattern, length, options and an example.',
  inputSchema: corridorSchema(),
  outputSchema: requirementResults,
  run: required,
});

/** Every tool, in the order in which an assistant reads them. */
export const createTools = (): readonly Tool[] => [
  ...paymentTools(),
  requirementsTool(),
  referenceTool(),
  returnTool(),
  comparePayeesTool(),
  valueDateTool(),
  extractTool(),
  detectTool(),
  readPaymentCodeTool,
  writePaymentCodeTool(),
  sampleTool(),
];
