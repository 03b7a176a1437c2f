/**
 * What tracing costs a request: `npx tsx service/bench/tracing.ts`. The handler in this process, without a network: alone, with a provider of OpenTelemetry
 * that records nothing, and with one that records all and throws it away.
 */
import { context, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { AlwaysOffSampler, BasicTracerProvider, BatchSpanProcessor, type Sampler } from '@opentelemetry/sdk-trace-base';
import { createEngine } from 'payprep/full';
import { createHandler } from '../http/handler.js';
import { findTracer } from '../serve/telemetry.js';
import { memoryStore } from '../storage/memory.js';
import type { Tracer } from '../tracing/tracer.js';
import { INSTRUCTION } from './instruction.js';

const ROUNDS = 9;
const REQUESTS = 10_000;

const nothing = { export: (_: unknown, done: (result: { code: number }) => void) => done({ code: 0 }), shutdown: async () => {} };

async function providing(sampler?: Sampler): Promise<Tracer | undefined> {
  trace.disable();
  const spanProcessors = [new BatchSpanProcessor(nothing)];
  trace.setGlobalTracerProvider(new BasicTracerProvider({ spanProcessors, ...(sampler && { sampler }) }));
  return findTracer('bench', process.stderr);
}

function serving(tracer: Tracer | undefined): () => Promise<unknown> {
  const principal = { organization: 'acme', scopes: new Set(['payments']) };
  const engine = createEngine({ on: '2026-11-22' });
  const handler = createHandler({ engine, store: memoryStore(), authenticate: () => principal, observe: () => {}, tracer });
  const headers = { authorization: 'Bearer token', 'content-type': 'application/json' };
  const body = JSON.stringify(INSTRUCTION);
  return async () => (await handler(new Request('http://127.0.0.1/payments/validations', { method: 'POST', headers, body }))).text();
}

/** Microseconds of the processor for a request. */
async function measured(request: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  for (let count = 0; count < REQUESTS; count += 1) await request();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / REQUESTS;
}

context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
const kinds = [
  ['without a provider', serving(undefined)],
  ['with one that records nothing', serving(await providing(new AlwaysOffSampler()))],
  ['with one that records all', serving(await providing())],
] as const;

const best = new Map<string, number>();
// in turns: what else the machine does is shared
for (let round = 0; round < ROUNDS; round += 1)
  for (const [name, request] of kinds) best.set(name, Math.min(best.get(name) ?? Number.POSITIVE_INFINITY, await measured(request)));
for (const [name, microseconds] of best) console.log(`${name}: ${microseconds.toFixed(1)} µs`);

process.exit();
