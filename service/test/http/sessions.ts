/**
 * Sessions and recipients of a service in memory, as the tests ask for them.
 *
 * The gotcha: what is exported changes; `startAnew` belongs into the `beforeEach` of whoever imports it.
 */
import { createHandler } from '../../http/handler.js';
import { memoryStore } from '../../storage/memory.js';
import type { Store } from '../../storage/port.js';
import { authenticate, type Call, call, engine, type Handler, ORIGIN } from './calls.js';

export const SESSIONS = '/beneficiaries/organizations/sessions';
export const RECIPIENTS = '/beneficiaries/organizations/recipients';
const START = Date.parse('2026-11-20T12:00:00Z');

export let now: number;
let handler: Handler;

/** A handler over this store, whose clock the tests move. */
export const handlerOver = (store: Store): Handler =>
  createHandler({ engine, store, authenticate, clock: () => new Date(now), publicUrl: ORIGIN });

/** From now on this store is asked. */
export const serve = (store: Store): void => {
  handler = handlerOver(store);
};

/** For `beforeEach`: the clock, and an empty store. */
export const startAnew = (): void => {
  now = START;
  serve(memoryStore());
};

/** Time passes, or goes back. */
export const pass = (milliseconds: number): void => {
  now += milliseconds;
};

export const SESSION = { externalUserId: 'ada', returnUrl: 'https://shop.example.com/back' };

let keys = 0;
export const ask = (line: string, body?: unknown, more: Call = {}) => call(handler, line, { body, ...more });
export const openSession = (body: unknown = SESSION, more: Call = {}) => {
  keys += 1;
  return ask(`POST ${SESSIONS}`, body, { headers: { 'idempotency-key': `key-${keys}` }, ...more });
};

/** The token of a new session. */
export const tokenFor = async (externalUserId = 'ada', options: unknown = undefined, token = 'acme'): Promise<string> =>
  (
    await openSession({ ...SESSION, externalUserId, options }, { headers: { 'idempotency-key': `t-${Math.random()}` }, token })
  ).body.url.split('#')[1];

export const GERMAN = {
  country: 'DE',
  currency: 'EUR',
  method: 'BANK_ACCOUNT',
  creditor: { name: 'Ada Example', type: 'INDIVIDUAL' },
  creditorAccount: { id: { value: 'DE89 3704 0044 0532 0130 00', type: 'IBAN' } },
};
export const DUTCH = { ...GERMAN, country: 'NL', creditorAccount: { id: { value: 'NL91ABNA0417164300', type: 'IBAN' } } };

/** Each a moment later than the one before. */
export const add = async (token: string, body: unknown = GERMAN) => {
  pass(1);
  return (await ask('POST /session/api/recipients', body, { token })).body;
};
export const listed = async (user = 'ada', token = 'acme') =>
  (await ask(`GET ${RECIPIENTS}?externalUserId=${user}`, undefined, { token })).body.items;
