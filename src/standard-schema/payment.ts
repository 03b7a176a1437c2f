/**
 * An instruction as a schema. What makes `validate` say `ALERT` under the engine's threshold is an issue, and so is what `require` asks for and
 * is not there.
 */

import type { AlertCode } from '../../rules/alert-codes/alert-code.js';
import { en } from '../../rules/index/alert-texts.js';
import { lazy } from '../../rules/vocabulary/lazy.js';
import type { Corridor } from '../answers/requirements/corridor.js';
import { findingsOf } from '../checks/examine.js';
import { assertOptions } from '../engine/assert-options.js';
import { createEngine } from '../engine/default-engine.js';
import type { Engine } from '../engine/engine.js';
import { counts } from '../findings/severity.js';
import { electronicIban } from '../identifiers/iban/inspection.js';
import { INSTRUCTION_FIELDS, MISSING } from '../instruction/fields.js';
import type { PaymentInstruction, Recipient } from '../instruction/payment-instruction.js';
import { given, WRONG_TYPE } from '../instruction/values.js';
import type { Messages } from '../messages/describe.js';
import { fill } from '../messages/fill.js';
import { withNames } from '../messages/written-names.js';
import { type ResolvedPayment, resolve } from '../payment/resolve.js';
import { atField } from './place.js';
import type { RequiredOf, RequiredPointer } from './required.js';
import { type Schema, type SchemaIssue, type SchemaResult, schemaOf } from './standard.js';
import { keysOf, memberAt, saysAnything, tidy, withMember } from './tidy.js';

export interface PaymentSchemaOptions<Pointer extends RequiredPointer = RequiredPointer> {
  /** Default: every rule, no bank directory. */
  readonly engine?: Engine | undefined;
  /** The texts of issues: what `payprep/messages/<language>` exports. Default: English. */
  readonly messages?: Messages | undefined;
  /**
   * The members that have to be there, by JSON Pointer: `['/creditor/name', '/creditorAccount/id/value']`. Or the corridor whose `requirements`
   * have to be met: the payment is checked as one along it, and what the instruction says itself comes first.
   */
  readonly require?: readonly Pointer[] | Corridor | undefined;
  /** The text for a member of such a list that is not there. Default: `Required.` */
  readonly requiredMessage?: string | undefined;
  /** Leave out texts that are empty: forms send them for what nobody filled in. Default: false; `validate` says that an empty text is no BIC. */
  readonly omitEmpty?: boolean | undefined;
}

const defaultEngine = /* @__PURE__ */ lazy(() => createEngine());

/** A JSON Pointer as the path of an issue; the items of a list have numbers. */
const pathOf = (pointer: string): readonly (string | number)[] => keysOf(pointer).map((key) => (/^\d+$/.test(key) ? Number(key) : key));

const isCode = (code: unknown, length: number): boolean => typeof code === 'string' && /^[A-Z]+$/.test(code) && code.length === length;

const isList = (require: unknown): require is readonly string[] => Array.isArray(require);

const OPTIONS: Readonly<Record<keyof PaymentSchemaOptions, true>> = {
  engine: true,
  messages: true,
  require: true,
  requiredMessage: true,
  omitEmpty: true,
};

/** @throws TypeError when an option is not what its type says */
function assertSchemaOptions(options: PaymentSchemaOptions): void {
  assertOptions('paymentSchema', options, Object.keys(OPTIONS));
  const { engine, messages, require } = options;
  if (messages !== undefined && messages?.COUNTRY_UNKNOWN === undefined) {
    throw new TypeError('paymentSchema: `messages` are those of a language, such as `de` of payprep/messages/de');
  }
  if (require !== undefined && !isList(require) && !(isCode(require?.country, 2) && isCode(require.currency, 3))) {
    throw new TypeError('paymentSchema: `require` is a list of JSON Pointers, or a corridor such as { country: "DE", currency: "EUR" }');
  }
  if (engine !== undefined && engine?.rules === undefined) throw new TypeError('paymentSchema: `engine` is made by createEngine()');
  const known: readonly string[] = INSTRUCTION_FIELDS.map(({ pointer }) => pointer);
  const unknown = isList(require) ? require.find((pointer) => !known.includes(pointer)) : undefined;
  if (unknown !== undefined) throw new TypeError(`paymentSchema: \`require\` has '${unknown}', which is no member of an instruction`);
}

/** The instruction as one along a corridor: what it does not say itself is filled in. To be checked, never to be given on. */
function along(instruction: unknown, { country, currency, method, settlementSystem, creditorType }: Corridor): unknown {
  const system = settlementSystem ?? memberAt(instruction, ['settlementInformation', 'settlementSystem']);
  const members: readonly (readonly [path: readonly string[], value: string | undefined])[] = [
    [['country'], country],
    [['currency'], currency],
    // requirements take it for that, too
    [['method'], method ?? (system === undefined ? 'BANK_ACCOUNT' : undefined)],
    [['settlementInformation', 'settlementSystem'], settlementSystem],
    [['creditor', 'type'], creditorType],
  ];
  return members.reduce(
    (whole, [path, value]) => (value === undefined || memberAt(whole, path) !== undefined ? whole : withMember(whole, path, value)),
    instruction,
  );
}

/** What `validate` alerts to. */
function alertsOf(payment: ResolvedPayment | undefined, engine: Engine, messages: Messages): readonly SchemaIssue[] {
  if (payment === undefined) return [issueOf('PAYMENT_INSTRUCTION_INVALID_FORMAT', '', messages)];
  const { alerts } = findingsOf(payment, engine.threshold);
  return alerts
    .filter(({ severity }) => counts(severity, engine.threshold))
    .map(({ code, pointer, params }) => issueOf(code, pointer, messages, withNames(params, engine.rules)));
}

const issueOf = (code: AlertCode, pointer: string, messages: Messages, params: Readonly<Record<string, unknown>> = {}): SchemaIssue => ({
  message: fill(messages[code], params),
  path: pathOf(pointer),
  code,
});

/** The two members that raise no more than a warning where they are no text: an issue under any threshold, so that the type of the output holds. */
const wrongTypes = ({ reading }: ResolvedPayment, messages: Messages): readonly SchemaIssue[] => [
  ...(reading.email === WRONG_TYPE ? [issueOf('CREDITOR_EMAIL_INVALID_FORMAT', '/creditor/contactDetails/email', messages)] : []),
  ...(reading.phone === WRONG_TYPE ? [issueOf('CREDITOR_PHONE_INVALID_FORMAT', '/creditor/contactDetails/phone', messages)] : []),
];

const missingCodes: Readonly<Record<string, AlertCode>> = MISSING;

/** The members of a list that are not there. */
function missingOf(instruction: unknown, pointers: readonly string[], message: string): readonly SchemaIssue[] {
  return pointers
    .filter((pointer) => !saysAnything(memberAt(instruction, keysOf(pointer))))
    .map((pointer) => {
      const code = missingCodes[pointer === '/creditorAccount/id/value' ? '/creditorAccount/id' : pointer];
      return { message, path: pathOf(pointer), ...(code && { code }) };
    });
}

/**
 * Each place once where it is only said to be missing: an alert that says why comes first. That nothing could be checked is said where nothing is said to be
 * missing.
 */
function merged(all: readonly SchemaIssue[], others: readonly SchemaIssue[]): readonly SchemaIssue[] {
  const isUnder = (place: readonly unknown[], whole: readonly unknown[]): boolean => whole.every((key, at) => key === place[at]);
  const alerts = others.length > 0 ? all.filter(({ code }) => code !== 'PAYMENT_INSTRUCTION_NOT_CHECKED') : all;
  return [...alerts, ...others.filter(({ path }) => !alerts.some((alert) => isUnder(path, alert.path)))];
}

const VALUE = ['creditorAccount', 'id', 'value'];

/** The IBAN in electronic form, where there is one. */
function withElectronicIban(instruction: unknown, { reading, iban }: ResolvedPayment): unknown {
  const value = given(reading.accountValue);
  if (value === undefined || (iban === undefined && given(reading.accountIdType) !== 'IBAN')) return instruction;
  const text = electronicIban(value);
  return text === value ? instruction : withMember(instruction, VALUE, text);
}

function schemaWith(options: PaymentSchemaOptions, always: readonly RequiredPointer[]): (value: unknown) => SchemaResult<unknown> {
  assertSchemaOptions(options);
  const { messages = en, require = [], requiredMessage = 'Required.', omitEmpty = false } = options;
  const corridor = isList(require) ? undefined : require;
  const pointers = [...new Set([...always, ...(isList(require) ? require : [])])];
  return (value) => {
    const engine = options.engine ?? defaultEngine();
    const instruction = tidy(value, omitEmpty);
    const payment = resolve(corridor ? along(instruction, corridor) : instruction, engine);
    const alerts = merged(alertsOf(payment, engine, messages), payment ? wrongTypes(payment, messages) : []);
    const [first, ...others] = merged(alerts, missingOf(instruction, pointers, requiredMessage));
    if (first !== undefined || payment === undefined) {
      return { issues: [atField(first as SchemaIssue, value), ...others.map((issue) => atField(issue, value))] };
    }
    return { value: withElectronicIban(instruction, payment) };
  };
}

/**
 * A payment instruction. Texts come out trimmed and an IBAN in electronic form; nothing is added.
 *
 * @throws TypeError when an option is not what its type says; what is validated never makes it throw
 * @example
 * const schema = paymentSchema({ require: ['/creditor/name'] });
 * schema['~standard'].validate({ creditor: { name: ' Ada Example ' } }) // { value: { creditor: { name: 'Ada Example' } } }
 */
export function paymentSchema<const Pointer extends RequiredPointer = never>(
  options: PaymentSchemaOptions<Pointer> = {},
): Schema<PaymentInstruction, RequiredOf<PaymentInstruction, Pointer>> {
  return schemaOf(schemaWith(options, []) as (value: unknown) => SchemaResult<RequiredOf<PaymentInstruction, Pointer>>);
}

/** What every recipient has. */
const OF_RECIPIENTS = ['/country', '/currency', '/method'] as const;

/**
 * A recipient: {@link paymentSchema} with country, currency and method required. `id` and `isDefault` are nobody's to check, and stay.
 *
 * @throws TypeError when an option is not what its type says
 * @example
 * const result = recipientSchema()['~standard'].validate({ country: 'DE', currency: 'EUR' });
 * result.issues // [{ message: 'Required.', path: ['method'] }]
 */
export function recipientSchema<const Pointer extends RequiredPointer = never>(
  options: PaymentSchemaOptions<Pointer> = {},
): Schema<Recipient, RequiredOf<Recipient, Pointer | (typeof OF_RECIPIENTS)[number]>> {
  type Output = RequiredOf<Recipient, Pointer | (typeof OF_RECIPIENTS)[number]>;
  return schemaOf(schemaWith(options, OF_RECIPIENTS) as (value: unknown) => SchemaResult<Output>);
}
