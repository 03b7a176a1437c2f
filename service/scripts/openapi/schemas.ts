/**
 * The schemas of `http/openapi.json`, made from the shapes that check requests and answers, each member with its meaning.
 *
 * The gotcha: in requests, `null` means the same as an absent member. The document does not show that, because answers have no `null`.
 */
import { type JsonSchema, toJsonSchema, toJsonSchemaDefs } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import * as engine from '../../http/shapes/engine.js';
import * as engineAnswers from '../../http/shapes/engine-answers.js';
import * as parts from '../../http/shapes/parts.js';
import * as payments from '../../http/shapes/payments.js';
import * as problems from '../../http/shapes/problem.js';
import * as beneficiaries from '../../http/shapes/recipients.js';
import * as webhooks from '../../http/shapes/subscriptions.js';
import * as management from '../../http/shapes/webhook-management.js';
import { alertCodeSchema, problemCodeSchema } from './codes.js';
import { MEANINGS, meaningOfField } from './meanings.js';

export type Shape = v.GenericSchema;

/** The named schemas, to which others refer. */
const NAMED = {
  Instruction: payments.instruction,
  InstructionList: payments.instructions,
  ValidationResult: payments.validationResult,
  ValidationResultList: payments.validationResults,
  EnrichmentResult: payments.enrichmentResult,
  EnrichmentResultList: payments.enrichmentResults,
  AlertCode: payments.alertCode,
  SessionRequest: beneficiaries.sessionRequest,
  ManagementSession: beneficiaries.managementSession,
  Recipient: beneficiaries.recipient,
  RecipientList: beneficiaries.recipients,
  RecipientMethod: beneficiaries.recipientMethod,
  NewSubscription: webhooks.newSubscription,
  SubscriptionChange: webhooks.subscriptionChange,
  Subscription: webhooks.subscription,
  SubscriptionList: webhooks.subscriptions,
  EventType: webhooks.eventType,
  Event: webhooks.event,
  TestEvent: management.testEvent,
  SubscriptionState: management.subscriptionState,
  Delivery: management.delivery,
  DeliveryList: management.deliveries,
  DeliveryState: management.deliveryState,
  Explanation: engineAnswers.explanation,
  ExplanationList: engineAnswers.explanations,
  ExplainedAlert: engineAnswers.explainedAlert,
  Requirements: engineAnswers.requirements,
  RequirementList: engineAnswers.requirementList,
  Bank: engineAnswers.bank,
  BankList: engineAnswers.banks,
  NamePair: engine.namePair,
  NameComparison: engineAnswers.nameComparison,
  AddressText: engine.addressText,
  LocalText: engine.localText,
  StructuredAddress: engineAnswers.structuredAddress,
  Extraction: engineAnswers.extraction,
  PaymentCodeText: engine.paymentCodeText,
  PaymentCode: engineAnswers.paymentCode,
  WrittenReference: engine.writtenReference,
  ReferenceReading: engineAnswers.referenceReading,
  PayeePair: engine.payeePair,
  PayeeComparison: engineAnswers.payeeComparison,
  DatedPayment: engine.datedPayment,
  ValueDate: engineAnswers.valueDate,
  ReturnMeaningList: engineAnswers.returnMeaningsShape,
  AlertRecordList: engineAnswers.alertRecords,
  DatasetList: engineAnswers.datasets,
  Address: parts.address,
  Agent: parts.agent,
  Creditor: parts.creditor,
  Account: parts.account,
  Problem: problems.problem,
  ProblemCode: problems.problemCode,
} as const satisfies Readonly<Record<string, Shape>>;

export type SchemaName = keyof typeof NAMED;

/** Schema → the place of its members in an instruction, whose documentation has their meanings. */
const FIELDS: Readonly<Partial<Record<SchemaName, string>>> = {
  Instruction: '',
  Recipient: '',
  Creditor: '/creditor',
  Address: '/creditor/address',
  Account: '/creditorAccount',
  Agent: '/creditorAgent',
};

const CONFIG = {
  errorMode: 'ignore',
  // a check by a function cannot be written as a schema
  ignoreActions: ['check'] as string[],
  overrideRef: ({ referenceId }: { readonly referenceId: string }) => `#/components/schemas/${referenceId}`,
} as const;

/** The schema of a shape. A named shape becomes a reference. */
export function schemaOf(shape: Shape): JsonSchema {
  const { $schema, $defs, ...schema } = toJsonSchema(shape, { ...CONFIG, definitions: NAMED });
  return withoutNull(schema);
}

/** `components.schemas`. */
export function schemas(): Readonly<Record<string, JsonSchema>> {
  const found = toJsonSchemaDefs(NAMED, CONFIG);
  const names = Object.keys(NAMED) as readonly SchemaName[];
  const described = names.map((name) => [name, { ...withMeanings(name, withoutNull(found[name])), ...ADDITIONS[name] }]);
  return Object.fromEntries(described);
}

/** Additions to schemas that the shapes do not have. */
const ADDITIONS: Readonly<Partial<Record<SchemaName, JsonSchema>>> = { AlertCode: alertCodeSchema, ProblemCode: problemCodeSchema };

const isNull = (schema: unknown): boolean => typeof schema === 'object' && schema !== null && 'type' in schema && schema.type === 'null';

/** Copies a schema without `null` among its alternatives: such a member may be absent instead. */
function withoutNull<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map(withoutNull) as Value;
  if (typeof value !== 'object' || value === null) return value;
  const { anyOf, ...rest } = value as JsonSchema;
  const kept = Object.entries(rest).filter(([name, member]) => name !== 'required' || !Array.isArray(member) || member.length > 0);
  const members = Object.fromEntries(kept.map(([name, member]) => [name, withoutNull(member)]));
  if (anyOf === undefined) return members as Value;
  const [only, ...others] = anyOf.filter((schema) => !isNull(schema)).map(withoutNull);
  return (others.length > 0 ? { ...members, anyOf: [only, ...others] } : { ...members, ...(only as JsonSchema) }) as Value;
}

/** Adds the meaning of each member. Throws for a member without one. */
function withMeanings(name: SchemaName, schema: JsonSchema, path = ''): JsonSchema {
  const { properties, items } = schema;
  const below = (member: unknown, at: string) => withMeanings(name, member as JsonSchema, at);
  if (typeof items === 'object' && !Array.isArray(items)) return { ...schema, items: below(items, path) };
  if (properties === undefined) return schema;
  const described = Object.entries(properties).map(([member, inner]) => {
    const at = `${path}/${member}`;
    return [member, { ...below(inner, at), description: meaningOf(name, at) }];
  });
  return { ...schema, properties: Object.fromEntries(described) };
}

function meaningOf(name: SchemaName, path: string): string {
  const field = FIELDS[name];
  const meaning = MEANINGS[`${name}${path}`] ?? (field === undefined ? undefined : meaningOfField(`${field}${path}`));
  if (meaning === undefined) throw new Error(`service/scripts/openapi/meanings.ts has no meaning of ${name}${path}`);
  return meaning;
}
