/** What the server tells a client of its tools, and what they answer. */

import type { Client } from '@modelcontextprotocol/client';
import { instructionFields } from 'payprep/fields';
import { createEngine, enrich, explain, requirements, validate } from 'payprep/full';
import { comparePayees } from 'payprep/payees';
import { beforeAll, describe, expect, test } from 'vitest';
import { alerts } from '../../rules/index/alerts.js';
import { call, connect } from './connected.js';
import { TOOL_NAMES } from './tool-names.js';

const on = '2026-11-20';
const engine = createEngine({ on });
const clock = () => new Date(`${on}T12:00:00Z`);

const IBAN = 'DE89370400440532013000';
const MISTYPED = 'DE88370400440532013000';
const payment = (value: string) => ({
  country: 'DE',
  currency: 'EUR',
  creditor: { name: 'Ada Example' },
  creditorAccount: { id: { value, type: 'IBAN' } },
});

let client: Client;
beforeAll(async () => {
  client = await connect({ clock });
});

const textOf = (result: Awaited<ReturnType<typeof call>>): string =>
  result.content.map((part) => (part.type === 'text' ? part.text : '')).join();

describe('what a client is told', () => {
  test('names the server, its version and how its tools belong together', () => {
    expect(client.getServerVersion()).toMatchObject({ name: 'payprep', version: expect.stringMatching(/^\d+\.\d+\.\d+/) });
    for (const name of TOOL_NAMES) expect(client.getInstructions()).toContain(name);
  });

  test('lists the tools, which read only, and reach nothing outside', async () => {
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(TOOL_NAMES);
    for (const { annotations, description, outputSchema } of tools) {
      expect(annotations).toMatchObject({ readOnlyHint: true, openWorldHint: false });
      expect(description?.length).toBeGreaterThan(100);
      expect(outputSchema?.type).toBe('object');
    }
  });

  test('one tool names the members of a payment, all of them', async () => {
    const { tools } = await client.listTools();
    const [validate, ...others] = tools.map((tool) => JSON.stringify(tool));
    for (const { pointer, items = [] } of instructionFields) {
      for (const name of [pointer.split('/').at(-1) ?? '', ...items]) expect(validate).toContain(name.replace(/[23]$/, ''));
    }
    expect(others.filter((tool) => tool.includes('townName'))).toEqual([]);
  });

  test('the schemas are small enough to be read with each conversation', async () => {
    const { tools } = await client.listTools();
    expect(JSON.stringify(tools).length / tools.length).toBeLessThan(1100);
    expect(JSON.stringify(tools).length).toBeLessThan(14_300);
  });
});

const hasUnknownField = (example: unknown): boolean =>
  explain(example, engine).alerts.some(({ code }) => code === 'PAYMENT_INSTRUCTION_FIELD_UNKNOWN');

describe('each tool gives what the engine gives', () => {
  const examples = Object.values(alerts).map(({ example }) => example as object);

  test('validate', async () => {
    const result = await call(client, 'validate', { payments: [payment(IBAN), payment(MISTYPED)] });
    expect(result.structuredContent).toEqual({
      items: [
        { status: 'OK', alerts: [] },
        { status: 'ALERT', alerts: [{ code: 'CREDITOR_IBAN_INCORRECT_CHECK_DIGITS' }] },
      ],
    });
    expect(JSON.parse(textOf(result))).toEqual(result.structuredContent);
  });

  test('enrich', async () => {
    const { structuredContent } = await call(client, 'enrich', { payments: [payment(IBAN)] });
    const { creditorAgent: { logo, ...agent } = {}, ...others } = enrich(payment(IBAN), engine).enrichments;
    expect(logo).toMatch(/^data:/);
    expect(structuredContent).toEqual({ items: [{ enrichments: { ...others, creditorAgent: agent } }] });
    expect(agent.bic).toBe('COBADEFFXXX');
  });

  test('explain, with what to do, and without checks that passed', async () => {
    const { structuredContent } = await call(client, 'explain', { payments: [payment(MISTYPED)] });
    const { alerts: expected } = explain(payment(MISTYPED), engine);
    expect(structuredContent).toMatchObject({
      items: [{ status: 'ALERT', alerts: expected.map(({ code, message }) => ({ code, message })) }],
    });
    expect(JSON.stringify(structuredContent)).toContain('"fix":"');
    expect(JSON.stringify(structuredContent)).not.toContain('"passed"');
  });

  test('requirements', async () => {
    const corridor = { country: 'BR', currency: 'BRL', settlementSystem: 'BR_TED' };
    const { problems, fields, notes } = requirements(corridor, engine);
    const expected = JSON.parse(JSON.stringify({ problems, fields, notes }));
    expect((await call(client, 'requirements', corridor)).structuredContent).toEqual(expected);
  });

  test('reference, with any arguments', async () => {
    const answer = async (args: Record<string, unknown>) => (await call(client, 'reference', args)).structuredContent;
    expect(await answer({ value: 'RF18 5390 0754 7034' })).toMatchObject({ valid: true, kind: 'RF', kinds: ['RF', 'SCOR'] });
    expect(await answer({ value: 'RF18 5390 0754 7034', kind: 'SCOR', iban: 'CH44 3199 9123 0008 8901 2' })).toEqual({
      valid: false,
      problem: 'NEEDS_QR_REFERENCE',
      kind: 'SCOR',
    });
    expect(await answer({ value: '000016724', kind: 'AU_BPAY_CRN', country: null })).toMatchObject({ valid: false, check: 'not-covered' });
    expect(await answer({ value: '1', kind: 'NO_KDI' })).toEqual({ valid: false, problem: 'UNKNOWN_KIND' });
    expect(await call(client, 'reference', {})).toMatchObject({ isError: true });
  });

  test('compare_payees', async () => {
    const payee = (value: string) => ({ creditorAccount: { id: { value, type: 'IBAN' } } });
    const [before, after] = [payee('BE68539007547034'), payee('GB29NWBK60161331926819')];
    const { structuredContent } = await call(client, 'compare_payees', { before, after });
    expect(structuredContent).toEqual(JSON.parse(JSON.stringify(comparePayees(before, after, engine))));
    expect(structuredContent).toMatchObject({ result: 'CHANGED', attention: 'confirm' });
    expect(JSON.stringify(structuredContent)).not.toMatch(/7547034|31926819/);
    expect(await call(client, 'compare_payees', { before })).toMatchObject({ isError: true });
    expect(await call(client, 'compare_payees', { before, after: { acount: 'x' } })).toMatchObject({ isError: true });
  });

  test('value_date', async () => {
    const answer = async (args: Record<string, unknown>) => (await call(client, 'value_date', args)).structuredContent;
    expect(await answer({ settlementSystem: 'SCT', on: '2026-12-24' })).toMatchObject({ ok: true, latest: '2026-12-28' });
    expect(await answer({ settlementSystem: 'GB_BACS', on: '2026-12-24', time: '10:00', cutOff: '16:00' })).toMatchObject({
      latest: '2026-12-30',
      assumed: [],
    });
    expect(await answer({ settlementSystem: 'NONE', on: '2026-12-24' })).toEqual({ ok: false, problem: 'SYSTEM_NOT_COVERED' });
    expect(await answer({ settlementSystem: 'SCT', on: 'soon', time: null })).toEqual({ ok: false, problem: 'DATE_NOT_COVERED' });
    expect(await answer({ settlementSystem: 'SCT', on: '2026-12-24', time: 'noon' })).toEqual({
      ok: false,
      problem: 'TIME_INVALID_FORMAT',
    });
    expect(await call(client, 'value_date', { on: '2026-12-24' })).toMatchObject({ isError: true });
  });

  test('sample', async () => {
    const alert = 'CREDITOR_IBAN_BANK_IDENTIFIER_UNKNOWN';
    const { structuredContent } = await call(client, 'sample', { country: 'NL', settlementSystem: 'SCT', alert, seed: 'a' });
    const { payment: made } = structuredContent as { payment: unknown };
    expect(validate(made, engine).alerts).toEqual([{ code: alert }]);
    expect((await call(client, 'sample', { country: 'DE', settlementSystem: 'US_FEDWIRE' })).structuredContent).toEqual({
      problem: 'CORRIDOR_NOT_COVERED',
    });
  });

  test('sample names the argument whose code there is not, and codes that are like it', async () => {
    const unknown = async (args: object) => (await call(client, 'sample', { country: 'DE', ...args })).structuredContent;
    const problem = 'CODE_UNKNOWN';
    expect(await unknown({ country: 'Germany' })).toEqual({ problem, argument: 'country', near: ['DE'] });
    expect(await unknown({ country: 'UK' })).toEqual({ problem, argument: 'country', near: ['GB'] });
    expect(await unknown({ currency: 'EURO' })).toEqual({ problem, argument: 'currency', near: [] });
    expect(await unknown({ settlementSystem: 'FEDWIRE' })).toEqual({ problem, argument: 'settlementSystem', near: ['US_FEDWIRE'] });
    expect(await unknown({ alert: 'IBAN_CHECK_DIGITS' })).toMatchObject({
      argument: 'alert',
      near: expect.arrayContaining(['CREDITOR_IBAN_INCORRECT_CHECK_DIGITS']),
    });
    expect(await unknown({ alert: 'A'.repeat(60_000) })).toEqual({ problem, argument: 'alert', near: [] });
  });

  test('detect and extract do not pass over a country that is none', async () => {
    const said = { problem: 'CODE_UNKNOWN', argument: 'country', near: ['FR'] };
    const args = { text: '732829320', country: 'France' };
    expect((await call(client, 'detect', args)).structuredContent).toEqual({ kinds: [], ...said });
    expect((await call(client, 'extract', args)).structuredContent).toEqual({ found: [], candidates: [], ...said });
    expect((await call(client, 'detect', { text: '732829320', country: 'FR' })).structuredContent).toMatchObject({
      kinds: expect.arrayContaining([expect.objectContaining({ kind: 'SIREN' })]),
    });
  });

  test('refuses a field that the contract does not know', async () => {
    const payments = examples.filter(hasUnknownField);
    expect(payments).toHaveLength(1);
    expect((await call(client, 'validate', { payments })).isError).toBe(true);
  });

  test('for the examples of every alert, and the results fit the schemas', async () => {
    for (let at = 0; at < examples.length; at += 20) {
      const payments = examples.slice(at, at + 20).filter((example) => !Array.isArray(example) && !hasUnknownField(example));
      const { structuredContent } = await call(client, 'validate', { payments });
      expect(structuredContent).toEqual({ items: payments.map((each) => validate(each, engine)) });
      for (const name of ['enrich', 'explain']) expect((await call(client, name, { payments })).isError).toBeUndefined();
    }
  });
});

describe('payment codes', () => {
  const text = 'SPD*1.0*ACC:CZ5855000000001265098001*AM:100.00*CC:CZK*X-VS:1234567890';

  test('are read into a payment that validate takes', async () => {
    const { structuredContent } = await call(client, 'read_payment_code', { text });
    expect(structuredContent).toEqual({
      kind: 'SPAYD',
      payment: { country: 'CZ', currency: 'CZK', creditorAccount: { id: { value: 'CZ5855000000001265098001', type: 'IBAN' } } },
      amount: '100.00',
      currency: 'CZK',
      reference: '1234567890',
      problems: [],
    });
    const { payment: read } = structuredContent as { readonly payment: object };
    expect((await call(client, 'validate', { payments: [read] })).structuredContent).toEqual({ items: [{ status: 'OK', alerts: [] }] });
  });

  test('of Slovakia are read and written', async () => {
    const square =
      '080520007G70I8NCOPL98HKBFNRQO3GO5KA52MV5NVAVAP3NMBSM7SD37KKMJUQ15G1QBN2FSFJUM3M5DQMMJ19F4PFLPTSPI7IG9MFNIV9LA76I578PN98B5ES8V9C7NP0J0F80';
    const { structuredContent } = await call(client, 'read_payment_code', { text: square });
    expect(structuredContent).toMatchObject({ kind: 'PAY_BY_SQUARE', amount: '12.30', reference: '1234567890', problems: [] });
    const { payment, amount, reference } = structuredContent as Readonly<Record<string, unknown>>;
    const args = { kind: 'PAY_BY_SQUARE', payment, amount, reference };
    expect((await call(client, 'write_payment_code', args)).structuredContent).toEqual({ text: square });
  });

  test('of a network that is named are written by it, and else what is wrong names no argument that the tool does not have', async () => {
    const payment = {
      creditor: { name: 'Ada Example', address: { townName: 'Manila' } },
      creditorAccount: { id: { value: 'ada@example.com', type: 'EMAIL' } },
    };
    const { structuredContent } = await call(client, 'write_payment_code', { kind: 'EMV', payment });
    expect(structuredContent).toMatchObject({ problems: [{ code: 'NETWORK_NOT_SUPPORTED' }] });
    expect(JSON.stringify(structuredContent)).not.toContain('details');
    const named = await call(client, 'write_payment_code', { kind: 'EMV', payment, network: 'PIX' });
    expect(named.structuredContent).toMatchObject({ text: expect.stringContaining('ada@example.com') });
  });

  test('are written, or answered by what is wrong', async () => {
    const account = { creditorAccount: { id: { value: 'CZ5855000000001265098001', type: 'IBAN' } } };
    const args = { kind: 'SPAYD', payment: account, amount: '100.00', currency: 'CZK', reference: '1234567890' };
    expect((await call(client, 'write_payment_code', args)).structuredContent).toEqual({ text });
    // a payment as other tools give it, with members that no code holds
    const whole = { ...account, creditor: { type: 'BUSINESS' }, creditorAgent: { branchId: '1' } };
    expect((await call(client, 'write_payment_code', { ...args, payment: whole })).structuredContent).toEqual({ text });
    expect(await call(client, 'write_payment_code', { ...args, payment: { iban: 'x' } })).toMatchObject({ isError: true });
    expect((await call(client, 'write_payment_code', { ...args, amount: '1,00' })).structuredContent).toMatchObject({
      problems: [{ code: 'INVALID_FORMAT', place: { tag: 'AM' } }],
    });
    expect((await call(client, 'write_payment_code', { kind: 'GIRO' })).structuredContent).toEqual({
      problems: [{ code: 'KIND_NOT_SUPPORTED', reason: expect.stringMatching(/^The kind is none of EPC, [^.]*, PAY_BY_SQUARE\.$/) }],
    });
  });

  test('what is none says so', async () => {
    expect((await call(client, 'read_payment_code', { text: 'hello' })).structuredContent).toMatchObject({
      payment: {},
      problems: [{ code: 'NOT_A_PAYMENT_CODE' }],
    });
  });
});

test('the engine is that of the day, made once a day', async () => {
  const made: string[] = [];
  let now = '2026-11-14T23:59:00Z';
  const daily = await connect({
    engine: (day) => {
      made.push(day);
      return createEngine({ on: day });
    },
    clock: () => new Date(now),
  });
  const ask = () => call(daily, 'validate', { payments: [{ country: 'DE' }] });
  await ask();
  await ask();
  now = '2026-11-15T00:00:00Z';
  await ask();
  expect(made).toEqual(['2026-11-14', '2026-11-15']);
});
