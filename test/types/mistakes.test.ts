/**
 * What must not compile, each with the message of the compiler, and what must. `tsc` checks this file; nothing in it is a question of run time.
 *
 * The gotcha: `@ts-expect-error` covers the next line alone, so that a mistake stands on a line of its own.
 */
import { expect, expectTypeOf, test } from 'vitest';
import { type AlertCode, en as alertTexts, describe } from '../../src/alerts.js';
import * as core from '../../src/core.js';
import * as full from '../../src/full.js';
import {
  type Address,
  countries,
  createEngine,
  currencies,
  type Engine,
  type EnrichmentResult,
  type Enrichments,
  type ExplainedAlert,
  enrich,
  enrichAll,
  explain,
  methods,
  type PaymentInstruction,
  type Recipient,
  requirements,
  type SettlementSystemCode,
  settlementSystems,
  type ValidationResult,
  validate,
  validateAll,
} from '../../src/index.js';
import type { FieldPointer } from '../../src/instruction/fields.js';

declare const engine: Engine;
declare const alert: ExplainedAlert;
declare const code: AlertCode;
declare const result: ValidationResult;
declare const enriched: EnrichmentResult;
declare const instruction: PaymentInstruction;

const mistakes = () => {
  // @ts-expect-error Object literal may only specify known properties, but 'contry' does not exist … Did you mean to write 'country'?
  validate({ contry: 'DE' });
  // @ts-expect-error … 'nmae' does not exist … Did you mean to write 'name'?
  validate({ country: 'DE', creditor: { nmae: 'Ada Example' } });
  // @ts-expect-error … 'postcode' does not exist … Did you mean to write 'postCode'?
  enrich({ creditor: { address: { postcode: '10115' } } });
  // @ts-expect-error … 'iban' does not exist in type 'CreditorAccount'
  explain({ creditorAccount: { iban: 'DE89370400440532013000' } });
  // @ts-expect-error … 'vaule' does not exist … Did you mean to write 'value'?
  validate({ creditorAccount: { id: { vaule: 'DE89370400440532013000', type: 'IBAN' } } });
  // @ts-expect-error … 'BIC' does not exist in type 'Agent'. Did you mean to write 'bic'?
  validate({ creditorAgent: { BIC: 'COBADEFF' } });
  // @ts-expect-error Type 'string' has no properties in common with type '{ readonly memberId?: string | undefined; }'
  validate({ creditorAgent: { clearingSystemMemberId: '37040044' } });
  // @ts-expect-error … 'intermediaryAgent4' does not exist … Did you mean to write 'intermediaryAgent1'?
  validate({ intermediaryAgent4: { bic: 'COBADEFF' } });
  // @ts-expect-error … 'settlementSystem' does not exist in type 'PaymentInstruction'
  validate({ settlementSystem: 'SCT' });
  // @ts-expect-error Type 'number' is not assignable to type 'CodeText<CountryCode> | undefined'
  validate({ country: 276 });
  // @ts-expect-error Type 'Date' is not assignable to type 'string'
  validate({ creditor: { dateOfBirth: new Date(0) } });
  // @ts-expect-error Type '{ value: string; type: string; }' is not assignable to type 'readonly IdentityDocument[]'
  validate({ creditor: { documents: { value: 'C01X00T47', type: 'PASSPORT' } } });
  // @ts-expect-error Type '"DE89370400440532013000"' has no properties in common with type 'PaymentInstruction'
  validate('DE89370400440532013000');
  // @ts-expect-error Type '{ country: string; }[]' has no properties in common with type 'PaymentInstruction'
  validate([{ country: 'DE' }]);
  // @ts-expect-error Argument of type '{}' is not assignable to parameter of type 'Engine'
  validate(instruction, {});
  // @ts-expect-error Object literal may only specify known properties, and 'threshold' does not exist in type 'Engine'
  validate(instruction, { threshold: 'info' });
  // @ts-expect-error Types of parameters 'engine' and 'index' are incompatible
  [instruction].map(validate);
  // @ts-expect-error Type 'string' is not assignable to type 'Iterable<PaymentInstruction>'
  validateAll('[]');
  // @ts-expect-error Property '[Symbol.iterator]' is missing
  enrichAll(instruction);
  // @ts-expect-error Type '{ contry: string; }' has no properties in common with type 'PaymentInstruction'
  validateAll([{ contry: 'DE' }]);
  // @ts-expect-error … 'overlay' does not exist in type 'EngineOptions'. Did you mean to write 'overlays'?
  createEngine({ overlay: [] });
  // @ts-expect-error Type '"fatal"' is not assignable to type 'Severity'
  createEngine({ threshold: 'fatal' });
  // @ts-expect-error Type 'Date' is not assignable to type 'string'
  createEngine({ on: new Date(0) });
  // @ts-expect-error Property 'rules' is missing in type '{}'
  core.createEngine({});
  // @ts-expect-error Expected 2 arguments, but got 1
  core.validate(instruction);
  // @ts-expect-error … 'contry' does not exist … Did you mean to write 'country'?
  core.explain({ contry: 'DE' }, engine);
  // @ts-expect-error … 'contry' does not exist … Did you mean to write 'country'?
  full.enrich({ contry: 'DE' });
  // @ts-expect-error Argument of type '"COUNTRY_UNKNWON"' is not assignable … Did you mean '"COUNTRY_UNKNOWN"'?
  describe('COUNTRY_UNKNWON');
  // @ts-expect-error Object literal may only specify known properties, and 'land' does not exist in type '{ readonly country: … }'
  describe('COUNTRY_UNKNOWN', { land: 'ZZ' });
  // @ts-expect-error Argument of type '{ country: string; }' is not assignable: CURRENCY_UNKNOWN has `currency`
  describe('CURRENCY_UNKNOWN', { country: 'ZZ' });
  // @ts-expect-error Expected 2-3 arguments, but got 1: COUNTRY_UNKNOWN has `country`
  describe('COUNTRY_UNKNOWN');
  // @ts-expect-error Property 'country' is missing in type '{}'
  describe('COUNTRY_UNKNOWN', {});
  // @ts-expect-error Argument of type 'undefined' is not assignable to parameter of type '{ readonly country: string | number; }'
  describe('COUNTRY_UNKNOWN', undefined, alertTexts);
  // @ts-expect-error This comparison appears to be unintentional because the types have no overlap
  if (result.status === 'Ok') return;
  // @ts-expect-error This comparison appears to be unintentional: an IBAN's code is CREDITOR_IBAN_INVALID_FORMAT
  if (alert.code === 'IBAN_INVALID') return;
  // @ts-expect-error Property 'country' does not exist on type '{ readonly currency: string | number; }'
  if (alert.code === 'CURRENCY_UNKNOWN') alert.params.country;
  // @ts-expect-error This comparison appears to be unintentional: 'SEPA' is no settlement system
  if (enriched.enrichments.settlementInformation?.settlementSystems[0] === 'SEPA') return;
  // @ts-expect-error Property 'currency' is missing in type '{ country: string; }' but required in type 'Corridor'
  requirements({ country: 'DE' });
  // @ts-expect-error … 'system' does not exist in type 'Corridor'
  requirements({ country: 'DE', currency: 'EUR', system: 'SCT' });
  // @ts-expect-error … 'lang' does not exist in type 'ListOptions'. Did you mean to write 'language'?
  countries({ lang: 'de' });
  // @ts-expect-error … 'contry' does not exist … Did you mean to write 'country'?
  settlementSystems({ contry: 'DE' });
  // @ts-expect-error This comparison appears to be unintentional: a method of the contract is BANK_ACCOUNT
  if (methods()[0]?.code === 'bank') return;
};

type Row = { readonly country: string; readonly amount: number };
interface Checked {
  country?: string | undefined;
  creditor?: { name?: string | undefined; documents?: { value: string; type?: string | undefined }[] | undefined } | undefined;
}

const fits = (untyped: unknown, row: Row, checked: Checked, record: Record<string, unknown>, recipient: Recipient) => {
  const constant = { country: 'DE', creditor: { documents: [{ type: 'PASSPORT', value: 'C01X00T47' }] } } as const;
  // biome-ignore lint/suspicious/noExplicitAny: that it fits is what is shown
  const any: any = untyped;
  for (const ask of [validate, enrich, explain, full.validate, full.enrich, full.explain] as const) {
    ask(untyped);
    ask(any);
    ask(any.creditor);
    ask(record);
    ask(row);
    ask(checked);
    ask(constant);
    ask(recipient);
    ask(JSON.parse('{}'));
    ask(null);
    ask(undefined);
    ask(instruction, engine);
    ask({});
    ask({ country: 'XX', settlementInformation: { settlementSystem: 'OF_MY_OWN' }, currency: undefined });
  }
  core.validate(untyped, engine);
  core.validate(record, engine);
  for (const askAll of [validateAll, enrichAll, full.validateAll, full.enrichAll] as const) {
    askAll([untyped]);
    askAll([record, record]);
    askAll([row, checked]);
    askAll(any);
    askAll(new Set([instruction]));
    askAll([constant] as const);
    askAll([{ country: 'DE' }, { currency: 'EUR' }]);
    askAll([]);
  }
  [instruction].map((each) => validate(each));
  describe(alert.code, alert.params);
  describe(alert.code, alert.params, alertTexts);
  describe(code);
  describe('CREDITOR_INVALID_FORMAT');
  describe('CREDITOR_INVALID_FORMAT', undefined, alertTexts);
  describe('CREDITOR_NAME_MISSING', { by: 'SCT' });
  requirements({ country: 'DE', currency: 'EUR', settlementSystem: 'SCT' });
};

/** Every pointer into a type, lists left out. */
type Pointers<Type, Path extends string = ''> = Type extends readonly unknown[]
  ? never
  : Type extends object
    ? {
        [Name in keyof Type & string]-?: `${Path}/${Name}` | Pointers<NonNullable<Type[Name]>, `${Path}/${Name}`>;
      }[keyof Type & string]
    : never;

test('the type has the fields of the contract, and no others', () => {
  expectTypeOf<Pointers<PaymentInstruction>>().toEqualTypeOf<FieldPointer>();
  expect([typeof mistakes, typeof fits]).toEqual(['function', 'function']);
});

test('results are unions, and their codes closed', () => {
  expectTypeOf<Extract<ValidationResult, { status: 'OK' }>['alerts']>().toEqualTypeOf<readonly []>();
  expectTypeOf<string>().not.toExtend<SettlementSystemCode>();
  expectTypeOf<Extract<ExplainedAlert, { code: 'CREDITOR_NAME_TOO_LONG' }>['rule']>().toExtend<string>();
  expectTypeOf<string>().not.toExtend<ExplainedAlert['rule']>();
  expectTypeOf<NonNullable<Enrichments['creditorAccount']>['ids'][number]['type']>().not.toEqualTypeOf<string>();
  expectTypeOf<Address['country']>().toExtend<string | undefined>();
  expect([currencies().length, countries().length].every((length) => length > 100)).toBe(true);
});
